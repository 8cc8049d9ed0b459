// SPDX-License-Identifier: GPL-3.0-or-later
#include "followers_card.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "client/service_clock.h"
#include "kit/layout/spacing.h"
#include "kit/layout/stat.h"
#include "kit/text/digits_label.h"
#include "kit/text/elided_label.h"
#include "kit/text/pill.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "live/follower_watch.h"
#include "live/live_status.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

namespace {

QString countWords(const FollowerWatch::Count &count)
{
    const QString number = QLocale().toString(count.followers);
    return count.isAll ? QStringLiteral("+%1").arg(number)
                       : FollowersCard::tr("+%1 or more", "followers").arg(number);
}

}  // namespace

FollowersCard::FollowersCard(FollowerWatch *watch, QWidget *parent)
    : FeedCard(tr("Followers"), Icon::People, watch, parent)
    , m_watch(watch)
{
    setObjectName(QStringLiteral("followersCard"));
    build();
    connect(watch->account()->serviceClock(), &ServiceClock::changed, this, &FollowersCard::updateCard);
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    updateCard();
}

void FollowersCard::build()
{
    m_change = new Pill(this);
    m_change->setObjectName(QStringLiteral("followersChange"));
    addToHead(m_change);
    m_total = new Stat({}, tr("total"), TextRole::Stat, this);
    m_total->setObjectName(QStringLiteral("followersTotal"));
    body()->addWidget(m_total);
    addStates(3, tr("Sign in again to see your followers."), [this] { return m_watch->total().has_value(); });
    m_names = new QWidget(this);
    m_names->setObjectName(QStringLiteral("followerNames"));
    // Takes the available height but requests only that of the first rows. If it requested the height of all
    // visible rows, the cards next to it could never shrink again.
    m_names->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_names->installEventFilter(this);
    m_lines = new QVBoxLayout(m_names);
    m_lines->setContentsMargins({});
    m_lines->addWidget(makeDivider(Qt::Horizontal, m_names));
    m_lines->addStretch(1);
    addRow();
    body()->addWidget(m_names, 1);
    addPermission(Api::Scope::ModeratorReadFollowers, tr("No permission to see who follows."),
                  tr("Followers"),
                  tr("Without permission to read followers, Sidestage only sees how many there are, not who "
                     "they are or "
                     "since when they follow."),
                  [this] { return m_watch->mayName(); });
    addStaleNote();
    body()->addStretch(0);
    setSpacing(m_lines, 4);
}

void FollowersCard::addRow()
{
    Row row;
    row.line = new QWidget(m_names);
    row.line->setObjectName(QStringLiteral("follower%1").arg(m_rows.size()));
    auto *line = new QHBoxLayout(row.line);
    line->setContentsMargins({});
    row.name = new ElidedLabel({}, TextRole::Body, Tone::Text, row.line);
    row.name->setObjectName(QStringLiteral("followerName"));
    row.age = new DigitsLabel(TextRole::Small, row.line);
    setTone(row.age, Tone::Hint);
    line->addWidget(row.name, 1);
    line->addWidget(row.age);
    m_lines->insertWidget(m_lines->count() - 1, row.line);  // before the stretch
    m_rows.append(row);
}

bool FollowersCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_names && event->type() == QEvent::Resize)
        showNames();
    return FeedCard::eventFilter(watched, event);
}

void FollowersCard::setSurroundings(ToastLane *, LiveStatus *live)
{
    if (m_live == live)
        return;
    if (m_live)
        m_live->disconnect(this);
    m_live = live;
    if (live)
        connect(live, &LiveStatus::changed, this, &FollowersCard::updateCard);
    updateCard();
}

void FollowersCard::showFeed()
{
    const auto total = m_watch->total();
    m_total->setVisible(total.has_value());
    if (total)
        m_total->setValue(QLocale().toString(*total));
    m_total->setUnit(isTiny() ? QString() : tr("total"));
    SecondTicker::shared()->wake(this);
    tick();
}

int FollowersCard::tick()
{
    const QDateTime now = m_watch->account()->serviceClock()->now();
    // Midnight in the user's time zone.
    const QDateTime midnight = now.toLocalTime().date().startOfDay().toUTC();
    const bool live = m_live && m_live->state() == LiveStatus::State::Live;
    const auto today = m_watch->since(midnight);
    const auto stream = live ? m_watch->since(m_live->startedAt()) : std::nullopt;
    const auto shown = stream ? stream : today;
    m_change->setVisible(shown.has_value());
    if (shown) {
        const QString words = isTiny() ? countWords(*shown)
            : stream                   ? tr("%1 this stream").arg(countWords(*stream))
                                       : tr("%1 today").arg(countWords(*today));
        if (words != m_change->text())
            m_change->setState(shown->followers > 0 ? Pill::Kind::Info : Pill::Kind::Neutral, words);
        m_change->setToolTip(today ? tr("%1 today").arg(countWords(*today)) : QString());
        m_change->setAccessibleName(stream ? tr("%1 this stream").arg(countWords(*stream))
                                           : tr("%1 today").arg(countWords(*today)));
    }
    return showNames();
}

/// Shows as many names as fit.
int FollowersCard::showNames()
{
    const QDateTime now = m_watch->account()->serviceClock()->now();
    const QList<Api::Follower> &latest = m_watch->latest();
    const int pitch = m_rows.first().line->sizeHint().height() + m_lines->spacing();
    // In a narrow card, long ages such as those of old followers would not fit.
    const int max = isTiny() ? minRows : maxRows;
    const int fitting = qBound(minRows, (m_names->height() - 1) / pitch, max);
    const int shown = qMin(fitting, int(latest.size()));
    while (m_rows.size() < shown)
        addRow();
    m_names->setMinimumHeight(1 + qMin(minRows, int(latest.size())) * pitch);
    m_names->setVisible(m_watch->mayName() && !latest.isEmpty());
    qint64 youngest = 24 * 3600;
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        row.line->setVisible(i < shown);
        if (i >= shown)
            continue;
        const qint64 age = latest[i].followedAt.secsTo(now);
        youngest = qMin(youngest, age);
        row.name->setText(latest[i].userName);
        row.age->setDigits(agoText(age));
        row.age->setToolTip(momentText(latest[i].followedAt, now));
        row.line->setAccessibleName(
            tr("%1, %2", "a follower, since when").arg(isolated(latest[i].userName), agoText(age)));
    }
    if (latest.isEmpty())
        return 0;
    constexpr int often = 1'000;
    constexpr int seldom = 15'000;
    return youngest < 60 ? often : seldom;
}

}  // namespace Sidestage
