// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_sounds_dialog.h"

#include "alerts/alert_player.h"
#include "alerts/tones.h"
#include "kit/controls/toggle.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QSlider>

namespace Sidestage {

CharitySoundsDialog::CharitySoundsDialog(CharityAlerts *alerts, AlertPlayer *player, QWidget *parent)
    : DialogFrame(tr("Sounds and notifications"), parent)
    , m_alerts(alerts)
    , m_player(player)
{
    setObjectName(QStringLiteral("charitySoundsDialog"));
    if (const QString trouble = player->soundTrouble(); !trouble.isEmpty()) {
        auto *banner = named("soundTrouble", new Banner(Banner::Kind::Warn, trouble, this));
        body()->addWidget(banner);
    }
    addPart(CharityAlerts::What::Milestone, tr("When a milestone is reached"),
            QStringLiteral("milestoneAlert"));
    addPart(CharityAlerts::What::Donation, tr("When someone donates"), QStringLiteral("donationAlert"));
    body()->addWidget(new WrapLabel(
        AlertPlayer::canNotify()
            ? tr("Notifications appear on the desktop. Several donations at once are combined into one.")
            : tr("Desktop notifications are not available here. Notifications appear in the window."),
        TextRole::Small, Tone::Secondary));
    body()->addStretch(1);
    addSafeButton(tr("Close"));
    setScaled(this, &QWidget::setMinimumWidth, 280);
}

void CharitySoundsDialog::addPart(CharityAlerts::What what, const QString &title, const QString &name)
{
    const CharityAlert alert = m_alerts->alertOf(what);
    body()->addWidget(makeLabel(title, TextRole::CardTitle));
    auto *row = new QWidget;
    row->setObjectName(name);
    auto *flow = new FlowLayout(row);
    flow->setContentsMargins(0, 0, 0, 0);
    auto *sound = named("sound", new QComboBox, tr("Sound: %1").arg(title));
    sound->addItem(tr("No sound"), QString());
    for (const AlertTone &tone : Tones::all())
        sound->addItem(tone.name, tone.id);
    sound->setCurrentIndex(qMax(0, sound->findData(alert.sound)));
    auto *volume = named("volume", new QSlider(Qt::Horizontal), tr("Volume: %1").arg(title));
    volume->setRange(0, 100);
    volume->setPageStep(10);
    volume->setValue(alert.volume);
    auto *play = named("play", Button::iconOnly(Icon::Play, tr("Play sound")));
    auto *notifies = named("notifies", new Toggle, tr("Desktop notification: %1").arg(title));
    notifies->setWord(tr("Notify"));
    notifies->setChecked(alert.notifies);
    auto *says = named("says", new Toggle, tr("Message in the window: %1").arg(title));
    says->setWord(tr("In the window"));
    says->setChecked(alert.says);
    for (QWidget *part : std::initializer_list<QWidget *>{sound, volume, play, notifies, says})
        flow->addWidget(part);
    flow->setSpacings(8, 8);
    setScaled(volume, &QWidget::setFixedWidth, 90);

    const auto look = [sound, volume, play] {
        const bool any = !sound->currentData().toString().isEmpty();
        volume->setEnabled(any);
        play->setEnabled(any);
    };
    look();
    const auto keep = [this, what, sound, volume, notifies, says, look] {
        const auto kept = m_alerts->setAlert(what,
                                             {.sound = sound->currentData().toString(),
                                              .volume = volume->value(),
                                              .notifies = notifies->isChecked(),
                                              .says = says->isChecked()});
        if (!kept)
            setNote(tr("Could not save this change; it applies only until you quit. %1")
                        .arg(kept.error().message));
        look();
    };
    connect(sound, &QComboBox::currentIndexChanged, this, keep);
    connect(volume, &QSlider::valueChanged, this, [volume, keep] {
        if (!volume->isSliderDown())
            keep();
    });
    connect(volume, &QSlider::sliderReleased, this, keep);
    connect(notifies, &QAbstractButton::toggled, this, keep);
    connect(says, &QAbstractButton::toggled, this, keep);
    const auto preview
        = [this, sound, volume] { m_player->play(sound->currentData().toString(), volume->value()); };
    connect(play, &QAbstractButton::clicked, this, preview);
    connect(sound, &QComboBox::activated, this, preview);
    body()->addWidget(row);
}

}  // namespace Sidestage
