// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_block.h"

#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/text/digits_label.h"
#include "kit/text/pill.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "live/live_status.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

LiveBlock::LiveBlock(QWidget *parent)
    : QWidget(parent)
    , m_pill(named("livePill", new Pill(this)))
    , m_uptime(named("uptime", new DigitsLabel(TextRole::CardTitle, this)))
    , m_divider(makeDivider(Qt::Vertical, this))
    , m_eye(new IconView(Icon::Eye, Tone::Secondary, Measure::icon, this))
    , m_viewers(named("viewers", new DigitsLabel(TextRole::CardTitle, this)))
    , m_viewersWord(makeLabel(QString(), TextRole::Body, Tone::Secondary, this))
    , m_of(makeLabel(QString(), TextRole::Body, Tone::Secondary, this))
    , m_lockDivider(makeDivider(Qt::Vertical, this))
    , m_lockIcon(new IconView(Icon::Shield, Tone::Error, Measure::icon, this))
    , m_lockWord(makeLabel(tr("Lockdown"), TextRole::CardTitle, Tone::Text, this))
    , m_lockClock(named("lockdownClock", new DigitsLabel(TextRole::Body, this)))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);

    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_pill);
    layout->addWidget(m_uptime);
    layout->addWidget(m_divider);
    layout->addWidget(m_eye);
    layout->addWidget(m_viewers);
    layout->addWidget(m_viewersWord);
    layout->addWidget(m_of);
    layout->addWidget(m_lockDivider);
    layout->addWidget(m_lockIcon);
    layout->addWidget(m_lockWord);
    layout->addWidget(m_lockClock);
    m_of->setObjectName(QStringLiteral("moderatedChannels"));
    setScaled(m_uptime, &QWidget::setContentsMargins, 6, 0, 4, 0);
    setScaled(m_divider, &QWidget::setFixedHeight, 20);
    setScaled(m_lockDivider, &QWidget::setFixedHeight, 20);

    SecondTicker::shared()->follow(this, [this] { return tick(); });
    refresh();
}

void LiveBlock::setStatus(LiveStatus *status)
{
    if (m_status)
        m_status->disconnect(this);
    m_status = status;
    if (status)
        connect(status, &LiveStatus::changed, this, &LiveBlock::refresh);
    refresh();
}

void LiveBlock::setShown(Shown shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    refresh();
}

void LiveBlock::refresh()
{
    const auto state = m_status ? m_status->state() : LiveStatus::State::Offline;
    const bool live = state == LiveStatus::State::Live;
    switch (state) {
    case LiveStatus::State::Live:
        m_pill->setState(Pill::Kind::Live, tr("LIVE"), Icon::OnAir);
        break;
    case LiveStatus::State::Offline:
        m_pill->setState(Pill::Kind::Neutral, tr("OFFLINE"), Icon::Minus);
        break;
    case LiveStatus::State::Unknown:
        m_pill->setState(Pill::Kind::Neutral, tr("UNKNOWN"), Icon::Info);
        break;
    }
    const bool moderates = isModerating();
    if (moderates)
        m_pill->setState(m_chats.live > 0 ? Pill::Kind::Live : Pill::Kind::Neutral,
                         tr("%1 LIVE", "so many channels").arg(m_chats.live), Icon::OnAir);
    m_of->setText(ofText(m_shown));
    m_of->setVisible(moderates && !m_of->text().isEmpty());
    const bool locked = m_chats.lockedSince.isValid();
    m_lockDivider->setVisible(locked);
    m_lockIcon->setVisible(locked);
    m_lockWord->setVisible(locked && m_shown >= Shown::Viewers);
    m_lockClock->setVisible(locked);
    m_pill->setAccessibleName(
        moderates  ? tr("%1 of %2 channels you moderate are live").arg(m_chats.live).arg(m_chats.total)
            : live ? tr("Your channel is live")
            : state == LiveStatus::State::Offline ? tr("Your channel is offline")
                                                  : tr("Your channel’s live status is unknown"));
    m_uptime->setVisible(live && m_shown >= Shown::Uptime);
    const bool viewers = live && m_shown >= Shown::Viewers;
    for (QWidget *part : {m_divider, static_cast<QWidget *>(m_eye), static_cast<QWidget *>(m_viewers)})
        part->setVisible(viewers);
    m_viewersWord->setVisible(viewers && m_shown >= Shown::ViewersWord);
    if (live) {
        const int count = m_status->viewers();
        m_viewers->setDigits(QLocale().toString(count));
        m_viewersWord->setText(tr("viewers", nullptr, count));
        m_viewers->setAccessibleName(tr("%n viewer(s)", nullptr, count));
    }
    tick();
    SecondTicker::shared()->wake(this);
    updateGeometry();
    Q_EMIT resized();
}

int LiveBlock::widthFor(Shown shown) const
{
    const bool live = m_status && m_status->state() == LiveStatus::State::Live;
    int width = m_pill->sizeHint().width();
    const auto add = [&width](int part) { width += px(8) + part; };
    m_of->ensurePolished();  // the style sets the font
    if (isModerating() && !ofText(shown).isEmpty())
        add(m_of->fontMetrics().horizontalAdvance(ofText(shown)) + px(2));
    if (m_chats.lockedSince.isValid()) {
        add(1);
        add(m_lockIcon->sizeHint().width());
        add(m_lockClock->sizeHint().width());
        if (shown >= Shown::Viewers)
            add(m_lockWord->sizeHint().width());
    }
    if (live && shown >= Shown::Uptime)
        add(m_uptime->sizeHint().width());
    if (live && shown >= Shown::Viewers) {
        add(1);
        add(m_eye->sizeHint().width());
        add(m_viewers->sizeHint().width());
    }
    if (live && shown >= Shown::ViewersWord)
        add(m_viewersWord->sizeHint().width());
    return width;
}

bool LiveBlock::isModerating() const
{
    return m_chats.total > 0 && (!m_status || m_status->state() != LiveStatus::State::Live);
}

void LiveBlock::setChats(const ModeratedChats &chats)
{
    if (chats == m_chats)
        return;
    m_chats = chats;
    refresh();
}

QString LiveBlock::ofText(Shown shown) const
{
    switch (shown) {
    case Shown::ViewersWord:
        return tr("of %n channels you moderate", nullptr, m_chats.total);
    case Shown::Viewers:
        return tr("of %n channels", nullptr, m_chats.total);
    case Shown::Uptime:
    case Shown::Pill:
        return {};
    }
    Q_UNREACHABLE();
}

/// Updates the counters. Returns the milliseconds until the next change.
int LiveBlock::tick()
{
    int next = 0;
    if (m_chats.lockedSince.isValid()) {
        const qint64 locked = m_chats.lockedSince.msecsTo(QDateTime::currentDateTimeUtc());
        m_lockClock->setDigits(clockText(locked / 1000));
        m_lockClock->setAccessibleName(tr("Chats are locked down for %1").arg(durationText(locked / 1000)));
        next = SecondTicker::untilMore(locked);
    }
    if (!m_status || m_status->state() != LiveStatus::State::Live)
        return next;
    const qint64 passed = m_status->startedAt().msecsTo(m_status->now());
    m_uptime->setDigits(clockText(passed / 1000));
    m_uptime->setAccessibleName(tr("Live for %1").arg(durationText(passed / 1000)));
    const int more = SecondTicker::untilMore(passed);
    return next > 0 ? std::min(next, more) : more;
}

}  // namespace Sidestage
