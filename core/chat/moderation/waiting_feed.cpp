// SPDX-License-Identifier: GPL-3.0-or-later
#include "waiting_feed.h"

#include "chat/modes/channel_modes.h"
#include "client/client.h"
#include "client/list_walk.h"
#include "client/service_clock.h"
#include "client/session.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype maxRequests = 1'000;
/// How long a row shows what others have decided about it.
constexpr qint64 shownFor = 10;
/// Suspicious viewers who wrote last.
constexpr qsizetype maxSuspicious = 50;

}  // namespace

WaitingFeed::WaitingFeed(Account *account, QString channelId, QString channelName, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("unban requests"), .covered = 300s, .uncovered = 30s, .offScreen = 120s},
           parent)
    , m_channelId(std::move(channelId))
    , m_channelName(std::move(channelName))
{
    m_expiry.setSingleShot(true);
    connect(&m_expiry, &QTimer::timeout, this, &WaitingFeed::expire);
}

bool WaitingFeed::mayRead() const
{
    return account()->may(Scope::ModeratorReadUnbanRequests)
        || account()->may(Scope::ModeratorManageUnbanRequests);
}

bool WaitingFeed::hearsModerators() const
{
    return m_hearsModerators
        && account()->events()->covers<ChannelModerated>(
            {.broadcasterUserId = m_channelId, .moderatorUserId = account()->userId()});
}

bool WaitingFeed::listen()
{
    const EventCondition condition{.broadcasterUserId = m_channelId, .moderatorUserId = account()->userId()};
    if (!m_hearsHeld && mayHold()) {
        m_hearsHeld = true;
        on<MessageHeld>(condition, [this](const MessageHeld &event, const QDateTime &) {
            Waiting row = made(Waiting::Kind::Held, event, event.messageId);
            row.text = event.message.text;
            row.since = event.heldAt;
            row.until = event.heldAt.addSecs(heldFor.count() * 60);
            row.reason = event.reason;
            if (event.automod) {
                row.reason = event.automod->category;
                row.level = event.automod->level;
                row.flagged = event.automod->boundaries;
            } else if (event.blockedTerm) {
                for (const FoundTerm &term : event.blockedTerm->termsFound)
                    row.flagged.append(term.boundary);
            }
            put(row);
        });
        on<HeldMessageDecided>(condition, [this](const HeldMessageDecided &event, const QDateTime &at) {
            decided(ModerationAction::keyOf("held", m_channelId, event.messageId), event.status.toLower(),
                    event.moderatorUserId);
            Q_EMIT heldDecided(event, at);
        });
    }
    if (!m_hearsRequests && mayRead()) {
        m_hearsRequests = true;
        on<UnbanRequested>(condition, [this](const UnbanRequested &event, const QDateTime &) {
            Waiting row = made(Waiting::Kind::Request, event, event.id);
            row.text = event.text;
            row.since = event.createdAt;
            setNewer(row.key);
            put(row);
        });
        on<UnbanRequestResolved>(condition, [this](const UnbanRequestResolved &event, const QDateTime &) {
            decided(ModerationAction::keyOf("request", m_channelId, event.id), event.status,
                    event.moderatorUserId.value_or(QString()));
        });
    }
    if (!m_hearsSuspicious && maySuspect()) {
        m_hearsSuspicious = true;
        on<SuspiciousUserWrote>(condition, [this](const SuspiciousUserWrote &event, const QDateTime &at) {
            Waiting row = made(Waiting::Kind::Suspicious, event, event.message.messageId);
            row.text = event.message.text;
            row.since = at;
            const bool isEvasion
                = event.banEvasionEvaluation == u"likely" || event.banEvasionEvaluation == u"possible";
            row.reason = isEvasion ? event.banEvasionEvaluation : event.lowTrustStatus;
            put(row);
        });
        on<SuspiciousUserUpdated>(condition, [this](const SuspiciousUserUpdated &event, const QDateTime &) {
            if (event.lowTrustStatus == u"none")
                drop(ModerationAction::keyOf("suspicious", m_channelId, event.userId));
        });
    }
    if (!m_hearsModerators && mayHear(*account(), Api::event<ChannelModerated>())) {
        m_hearsModerators = true;
        on<ChannelModerated>(condition, [this](const ChannelModerated &event, const QDateTime &at) {
            Q_EMIT moderated(event, at);
        });
    }
    return m_hearsHeld && m_hearsRequests && m_hearsSuspicious && m_hearsModerators;
}

Bound WaitingFeed::read()
{
    ListWalk walk(account()->client(),
                  GetUnbanRequests{.broadcasterId = m_channelId,
                                   .moderatorId = account()->userId(),
                                   .status = UnbanRequestStatus::Pending,
                                   .first = 100});
    auto walking = walk.collect(maxRequests);
    const auto requests = co_await walking;
    if (requests) {
        QSet<QString> pending;
        for (const UnbanRequest &request : *requests) {
            Waiting row{.kind = Waiting::Kind::Request,
                        .channelId = m_channelId,
                        .channelName = m_channelName,
                        .userId = request.userId,
                        .userLogin = request.userLogin,
                        .userName = request.userName,
                        .id = request.id,
                        .text = request.text,
                        .since = request.createdAt};
            row.key = ModerationAction::keyOf("request", m_channelId, request.id);
            pending.insert(row.key);
            if (!isNewer(row.key))
                put(row);
        }
        m_rows.removeIf([&](const Waiting &row) {
            return row.kind == Waiting::Kind::Request && row.outcome.isEmpty() && !pending.contains(row.key)
                && !isNewer(row.key);
        });
        Q_EMIT changed();
    }
    finished(statusOf(requests));
}

Waiting WaitingFeed::made(Waiting::Kind kind, const EventUser &user, const QString &id) const
{
    const char *about = kind == Waiting::Kind::Held ? "held"
        : kind == Waiting::Kind::Request            ? "request"
                                                    : "suspicious";
    return {.key = ModerationAction::keyOf(about, m_channelId,
                                           kind == Waiting::Kind::Suspicious ? user.userId : id),
            .kind = kind,
            .channelId = m_channelId,
            .channelName = m_channelName,
            .userId = user.userId,
            .userLogin = user.userLogin,
            .userName = user.userName,
            .id = id};
}

void WaitingFeed::put(const Waiting &row)
{
    const auto known = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const Waiting &other) { return other.key == row.key; });
    if (known == m_rows.end())
        m_rows.append(row);
    else if (*known == row || !known->outcome.isEmpty())
        return;
    else
        *known = row;
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [](const Waiting &a, const Waiting &b) { return a.since < b.since; });
    qsizetype suspicious = std::count_if(m_rows.cbegin(), m_rows.cend(), [](const Waiting &one) {
        return one.kind == Waiting::Kind::Suspicious;
    });
    m_rows.removeIf([&](const Waiting &one) {
        return one.kind == Waiting::Kind::Suspicious && suspicious-- > maxSuspicious;
    });
    expire();
}

void WaitingFeed::drop(const QString &key)
{
    setNewer(key);
    if (m_rows.removeIf([&](const Waiting &row) { return row.key == key; }) > 0)
        Q_EMIT changed();
}

/// Shows what others have decided for a moment, then removes the row. What was decided here leaves the list
/// at once: nobody else has decided it.
void WaitingFeed::decided(const QString &key, const QString &outcome, const QString &by)
{
    if (by == account()->userId())
        return drop(key);
    setNewer(key);
    for (Waiting &row : m_rows) {
        if (row.key != key || !row.outcome.isEmpty())
            continue;
        row.outcome = outcome;
        row.until = account()->serviceClock()->now().addSecs(shownFor);
    }
    expire();
}

void WaitingFeed::expire()
{
    const QDateTime now = account()->serviceClock()->now();
    QDateTime next;
    for (Waiting &row : m_rows) {
        if (row.kind == Waiting::Kind::Held && row.outcome.isEmpty() && row.until <= now) {
            row.outcome = QStringLiteral("expired");
            row.until = now.addSecs(shownFor);
        }
    }
    m_rows.removeIf([&](const Waiting &row) { return !row.outcome.isEmpty() && row.until <= now; });
    for (const Waiting &row : std::as_const(m_rows)) {
        if (row.until.isValid() && (!next.isValid() || row.until < next))
            next = row.until;
    }
    if (next.isValid())
        m_expiry.start(int(std::clamp<qint64>(now.msecsTo(next), 50, 60'000)));
    Q_EMIT changed();
}

}  // namespace Sidestage
