// SPDX-License-Identifier: GPL-3.0-or-later
#include "alert_dialog.h"

#include "alert_player.h"
#include "kit/controls/toggle.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/text/wrap_label.h"
#include "tones.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QSlider>

namespace Sidestage {

AlertDialog::AlertDialog(const QString &title, AlertPlayer *player, QWidget *parent)
    : DialogFrame(title, parent)
    , m_player(player)
{
    if (const QString trouble = player ? player->soundTrouble() : QString(); !trouble.isEmpty())
        body()->addWidget(named("soundTrouble", new Banner(Banner::Kind::Warn, trouble, this)));
}

Alert AlertDialog::Fields::alert() const
{
    return {.sound = sound->currentData().toString(),
            .volume = volume->value(),
            .notifies = notifies->isChecked(),
            .says = says && says->isChecked()};
}

void AlertDialog::setUp(const Fields &fields, const Alert &alert, std::function<Result<void>()> save)
{
    named("sound", fields.sound)->addItem(tr("No sound"), QString());
    for (const AlertTone &each : Tones::all())
        fields.sound->addItem(each.name, each.id);
    fields.sound->setCurrentIndex(qMax(0, fields.sound->findData(alert.sound)));
    named("volume", fields.volume)->setRange(0, 100);
    fields.volume->setPageStep(10);
    fields.volume->setValue(alert.volume);
    named("play", fields.play)->setVisible(m_player);
    named("notifies", fields.notifies)->setChecked(alert.notifies);
    if (fields.says)
        named("says", fields.says)->setChecked(alert.says);

    const auto follow = [fields] {
        const bool hasSound = !fields.alert().sound.isEmpty();
        fields.volume->setEnabled(hasSound);
        fields.play->setEnabled(hasSound);
    };
    follow();
    const auto keep = [this, save = std::move(save), follow] {
        if (const auto kept = save(); !kept)
            setNote(tr("Could not save this change; it applies only until you quit. %1")
                        .arg(kept.error().message));
        follow();
    };
    connect(fields.sound, &QComboBox::currentIndexChanged, this, keep);
    connect(fields.volume, &QSlider::valueChanged, this, [fields, keep] {
        if (!fields.volume->isSliderDown())
            keep();
    });
    connect(fields.volume, &QSlider::sliderReleased, this, keep);
    for (Toggle *toggle : {fields.notifies, fields.says}) {
        if (toggle)
            connect(toggle, &QAbstractButton::toggled, this, keep);
    }
    const auto preview = [this, fields] {
        const Alert chosen = fields.alert();
        if (m_player && !chosen.sound.isEmpty())
            m_player->play(chosen.sound, chosen.volume);
    };
    connect(fields.play, &QAbstractButton::clicked, this, preview);
    connect(fields.sound, &QComboBox::activated, this, preview);
}

void AlertDialog::addNotificationHint(const QString &there)
{
    body()->addWidget(new WrapLabel(
        AlertPlayer::canNotify()
            ? there
            : tr("Desktop notifications are not available here. Notifications appear in the window."),
        TextRole::Small, Tone::Secondary, this));
}

}  // namespace Sidestage
