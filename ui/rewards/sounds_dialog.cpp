// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounds_dialog.h"

#include "alerts/alert_player.h"
#include "kit/controls/toggle.h"
#include "kit/layout/card.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/text/elided_label.h"
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
        painter.setPen(QPen(Theme::tokens().edge, 1));
        painter.setBrush(m_colour);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(3), pxF(3));
    }

private:
    QColor m_colour;
};

}  // namespace

SoundsDialog::SoundsDialog(RewardAlerts *alerts, RewardList *rewards, AlertPlayer *player, QWidget *parent)
    : AlertDialog(tr("Sounds and notifications"), player, parent)
    , m_alerts(alerts)
{
    setObjectName(QStringLiteral("soundsDialog"));
    setHeading(tr("When a reward is redeemed"));
    auto *list = new QWidget(this);
    list->setProperty("plain", true);
    auto *rows = withoutMargins(new QVBoxLayout(list));
    addRow(rows, RewardAlerts::everyOther, tr("All other rewards"), {});
    QList<Api::Reward> sorted = rewards->ours();
    std::ranges::sort(sorted, [](const Api::Reward &a, const Api::Reward &b) {
        return a.title.localeAwareCompare(b.title) < 0;
    });
    for (const Api::Reward &reward : std::as_const(sorted))
        addRow(rows, reward.id, reward.title, reward.backgroundColor);
    rows->addStretch(1);
    body()->addWidget(makeScrollArea(list), 1);
    addNotificationHint(tr("Notifications appear on the desktop. Several at once are combined into one."));

    Button *test = named("testNotification", addButton(tr("Show test notification")));
    connect(test, &QAbstractButton::clicked, player,
            [player] { player->notify(tr("New redemption"), tr("This is a test notification.")); });
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
    const Fields fields{.sound = new QComboBox(row),
                        .volume = new QSlider(Qt::Horizontal, row),
                        .play = Button::iconOnly(Icon::Play, tr("Play sound for %1").arg(title), row),
                        .notifies = new Toggle(row)};
    fields.sound->setAccessibleName(tr("Sound for %1").arg(title));
    fields.sound->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fields.sound->setMinimumContentsLength(10);
    fields.volume->setAccessibleName(tr("Volume for %1").arg(title));
    fields.notifies->setAccessibleName(tr("Notification for %1").arg(title));
    fields.notifies->setWord(tr("Notify"));
    setUp(fields, m_alerts->alertOf(rewardId),
          [this, rewardId, fields] { return m_alerts->setAlert(rewardId, fields.alert()); });
    layout->addWidget(new SwatchView(QColor(colour), row));
    layout->addWidget(new ElidedLabel(title, TextRole::Body, Tone::Text, row), 1);
    layout->addWidget(fields.sound);
    layout->addWidget(fields.volume);
    layout->addWidget(fields.play);
    layout->addWidget(fields.notifies);
    setScaled(fields.volume, &QWidget::setFixedWidth, 90);
    rows->addWidget(row);
}

}  // namespace Sidestage
