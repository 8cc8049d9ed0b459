// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_block.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_controls.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/text/digits_label.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>

namespace Sidestage {

AdBlock::AdBlock(AdsService *service, QWidget *parent)
    : HeaderItem(parent)
    , m_service(service)
    , m_divider(makeDivider(Qt::Vertical, this))
    , m_icon(new IconView(Icon::Megaphone, Tone::Secondary, Measure::icon, this))
    , m_word(named("nextAdWord", makeLabel({}, TextRole::Body, Tone::Secondary, this)))
    , m_digits(named("nextAd", new DigitsLabel(TextRole::CardTitle, this)))
    , m_snooze(named("headerSnooze", new AdSnoozeButton(service, this)))
{
    setObjectName(QStringLiteral("adBlock"));
    m_snooze->setShort(true);
    m_snooze->setCompact(true);
    m_snooze->setFocusPolicy(Qt::TabFocus);  // a click must not move the keyboard focus
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto *layout = withoutMargins(new QHBoxLayout(this));
    for (QWidget *part : {m_divider, static_cast<QWidget *>(m_icon), static_cast<QWidget *>(m_word),
                          static_cast<QWidget *>(m_digits), static_cast<QWidget *>(m_snooze)})
        layout->addWidget(part);
    const auto again = [this] {
        refresh();
        SecondTicker::shared()->wake(this);
    };
    connect(service->clock(), &AdClock::changed, this, again);
    connect(service->actions(), &AdActions::changed, this, again);
    SecondTicker::shared()->follow(this, [this] { return refresh(); });
    setScaled(m_divider, &QWidget::setFixedHeight, 20);
    Theme::watch(this, [this] { Q_EMIT resized(); });
    refresh();
}

void AdBlock::setShown(Shown shown)
{
    if (std::exchange(m_shown, shown) != shown)
        refresh();
}

int AdBlock::refresh()
{
    const AdCount count = AdCount::of(m_service);
    const bool isRunning = count.kind == AdCount::Kind::Running;
    const bool isThere = count.kind == AdCount::Kind::Coming || count.kind == AdCount::Kind::Due || isRunning;
    const qsizetype wide = m_digits->text().size();
    const QString word = isRunning ? tr("Ad running") : tr("Next ad in");
    const bool hasSnooze = isThere && m_shown >= Shown::Action && maySnooze(count);
    bool isOther = std::exchange(m_isThere, isThere) != isThere || word != m_word->text();
    isOther |= std::exchange(m_hasSnooze, hasSnooze) != hasSnooze;
    m_digits->setDigits(countText(count));
    if (isOther || m_digits->text().size() != wide) {
        m_word->setText(word);
        isOther = true;
    }
    const bool isClose = isThere && count.isClose();
    if (isClose != (m_icon->icon() == Icon::Warning)) {
        setTone(m_digits, isClose ? Tone::Warn : Tone::Text);
        m_icon->setIcon(isClose ? Icon::Warning : Icon::Megaphone);
        m_icon->setTone(isClose ? Tone::Warn : Tone::Secondary);
    }
    for (QWidget *part : {m_divider, static_cast<QWidget *>(m_icon), static_cast<QWidget *>(m_digits)})
        part->setVisible(isThere);
    m_word->setVisible(isThere && m_shown == Shown::All);
    m_snooze->setVisible(hasSnooze);
    m_digits->setAccessibleName(isThere ? spokenText(count) : QString());
    if (isOther) {
        updateGeometry();
        Q_EMIT resized();
    }
    speak(count);
    return isThere ? SecondTicker::untilFewer(count.left) : 0;
}

/// Returns whether an ad can be snoozed, and so whether the snooze button is shown.
bool AdBlock::maySnooze(const AdCount &count) const
{
    return count.kind != AdCount::Kind::Running
        && m_service->actions()->blockReason(AdActions::Action::Snooze)
        != AdActions::BlockReason::NoPermission;
}

/// Announces the countdown at 60, 30 and 10 s and when the ad starts. Every second would be too much.
void AdBlock::speak(const AdCount &count)
{
    const qint64 seconds = count.seconds();
    const bool isMark
        = count.kind == AdCount::Kind::Coming && (seconds == 60 || seconds == 30 || seconds == 10);
    const qint64 mark = isMark ? seconds : count.kind == AdCount::Kind::Running ? -2 : -1;
    if (std::exchange(m_spoken, mark) != mark && mark != -1 && isVisible())
        announce(this, spokenText(count));
}

int AdBlock::widthFor(Shown shown) const
{
    if (!m_isThere)
        return 0;
    int width = 1 + px(8) + m_icon->sizeHint().width() + px(8) + m_digits->sizeHint().width();
    if (shown == Shown::All)
        width += px(8) + m_word->sizeHint().width();
    if (shown >= Shown::Action && maySnooze(AdCount::of(m_service)))
        width += px(8) + m_snooze->sizeHint().width();
    return width;
}

}  // namespace Sidestage
