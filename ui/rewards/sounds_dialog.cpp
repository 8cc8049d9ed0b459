// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounds_dialog.h"

#include "alerts/alert_player.h"
#include "alerts/tones.h"
#include "kit/controls/toggle.h"
#include "kit/layout/card.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/text/elided_label.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "rewards/list/reward_list.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QPainter>
#include <QSlider>

namespace Sidestage {

namespace {

/// A colour sample of the reward beside its title.
class SwatchView : public QWidget
{
public:
    SwatchView(QColor colour, QWidget *parent)
        : QWidget(parent)
        , m_colour(std::move(colour))
    {
        setScaled(this, &QWidget::setFixedSize, 10, 10);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (!m_colour.isValid())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_colour);
        painter.drawRoundedRect(rect(), pxF(3), pxF(3));
    }

private:
    QColor m_colour;
};

}  // namespace

SoundsDialog::SoundsDialog(RewardAlerts *alerts, RewardList *rewards, AlertPlayer *player, QWidget *parent)
    : DialogFrame(tr("Sounds and notifications"), parent)
    , m_alerts(alerts)
    , m_player(player)
{
    setObjectName(QStringLiteral("soundsDialog"));
    setHeading(tr("When a reward is redeemed"));
    if (const QString trouble = player->soundTrouble(); !trouble.isEmpty()) {
        auto *banner = named("soundTrouble", new Banner(Banner::Kind::Warn, trouble, this));
        body()->addWidget(banner);
    }

    auto *list = new QWidget(this);
    list->setProperty("plain", true);
    auto *rows = new QVBoxLayout(list);
    rows->setContentsMargins({});
    addRow(rows, RewardAlerts::everyOther, tr("All other rewards"), {});
    QList<Api::Reward> sorted = rewards->ours();
    std::sort(sorted.begin(), sorted.end(), [](const Api::Reward &a, const Api::Reward &b) {
        return a.title.localeAwareCompare(b.title) < 0;
    });
    for (const Api::Reward &reward : std::as_const(sorted))
        addRow(rows, reward.id, reward.title, reward.backgroundColor);
    rows->addStretch(1);
    auto *scroll = makeScrollArea(list);
    body()->addWidget(scroll, 1);
    body()->addWidget(new WrapLabel(
        AlertPlayer::canNotify()
            ? tr("Notifications appear on the desktop. Several at once are combined into one.")
            : tr("Desktop notifications are not available here. Notifications appear in the window."),
        TextRole::Small, Tone::Secondary, this));

    Button *test = named("testNotification", addButton(tr("Show test notification")));
    connect(test, &QAbstractButton::clicked, this,
            [this] { m_player->notify(tr("New redemption"), tr("This is a test notification.")); });
    addSafeButton(tr("Close"));
    Theme::watch(this, [this] {
        const QSize room = parentWidget() ? parentWidget()->window()->size() : QSize(1280, 800);
        resize(qMin(px(680), room.width()), qMin(px(520), room.height()));
    });
}

void SoundsDialog::addRow(QVBoxLayout *rows, const QString &rewardId, const QString &title,
                          const QString &colour)
{
    auto *row = new QWidget(this);
    row->setObjectName(QStringLiteral("sound-") + rewardId);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, px(8), 0);
    const RewardAlert alert = m_alerts->alertOf(rewardId);

    auto *sound = named("sound", new QComboBox(row), tr("Sound for %1").arg(title));
    sound->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    sound->setMinimumContentsLength(10);
    sound->addItem(tr("No sound"), QString());
    const auto tones = Tones::all();
    for (const AlertTone &tone : tones)
        sound->addItem(tone.name, tone.id);
    sound->setCurrentIndex(qMax(0, sound->findData(alert.sound)));
    auto *volume = named("volume", new QSlider(Qt::Horizontal, row), tr("Volume for %1").arg(title));
    volume->setRange(0, 100);
    volume->setPageStep(10);
    volume->setValue(alert.volume);
    auto *play = named("play", Button::iconOnly(Icon::Play, tr("Play sound for %1").arg(title), row));
    auto *notifies = named("notifies", new Toggle(row), tr("Notification for %1").arg(title));
    notifies->setWord(tr("Notify"));
    notifies->setChecked(alert.notifies);

    const auto look = [sound, volume, play] {
        const bool any = !sound->currentData().toString().isEmpty();
        volume->setEnabled(any);
        play->setEnabled(any);
    };
    look();
    const auto keep = [this, rewardId, sound, volume, notifies, look] {
        const auto kept = m_alerts->setAlert(rewardId,
                                             {.sound = sound->currentData().toString(),
                                              .volume = volume->value(),
                                              .notifies = notifies->isChecked()});
        if (!kept)
            refuse(kept.error());
        look();
    };
    connect(sound, &QComboBox::currentIndexChanged, this, keep);
    // Saves once at the end of a drag, not at every step.
    connect(volume, &QSlider::valueChanged, this, [volume, keep] {
        if (!volume->isSliderDown())
            keep();
    });
    connect(volume, &QSlider::sliderReleased, this, keep);
    connect(notifies, &QAbstractButton::toggled, this, keep);
    const auto preview
        = [this, sound, volume] { m_player->play(sound->currentData().toString(), volume->value()); };
    connect(play, &QAbstractButton::clicked, this, preview);
    connect(sound, &QComboBox::activated, this, preview);

    layout->addWidget(new SwatchView(QColor(colour), row));
    layout->addWidget(new ElidedLabel(title, TextRole::Body, Tone::Text, row), 1);
    layout->addWidget(sound);
    layout->addWidget(volume);
    layout->addWidget(play);
    layout->addWidget(notifies);
    setScaled(volume, &QWidget::setFixedWidth, 90);
    rows->addWidget(row);
}

void SoundsDialog::refuse(const Error &error)
{
    setNote(tr("Could not save this change; it applies only until you quit. %1").arg(error.message));
}

}  // namespace Sidestage
