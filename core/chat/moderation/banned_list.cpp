// SPDX-License-Identifier: GPL-3.0-or-later
#include "banned_list.h"

#include "api/events/moderation.h"
#include "client/service_clock.h"
#include "moderation_action.h"
#include "moderation_history.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// Bans come after the timeouts, which end first.
bool endsEarlier(const Ban &one, const Ban &other)
{
    return one.isTimeout() && (!other.isTimeout() || one.expiresAt < other.expiresAt);
}

QList<Column<Ban>> columns()
{
    return {{.text = &Ban::userName, .sort = sortBy<Ban>(&Ban::userName)},
            {.sort = sortBy<Ban>(&Ban::createdAt)},
            {.sort =
                 [](const Ban &one, const Ban &other, Qt::SortOrder direction) {
                     const int order = endsEarlier(one, other) ? -1 : endsEarlier(other, one) ? 1 : 0;
                     return direction == Qt::DescendingOrder ? -order : order;
                 }},
            {.text = &Ban::reason, .sort = sortBy<Ban>(&Ban::reason)},
            {.text = &Ban::moderatorName, .sort = sortBy<Ban>(&Ban::moderatorName)}};
}

}  // namespace

BannedList::BannedList(Account *account, ModerationHistory *history, QObject *parent)
    : ListFeed(account,
               {.name = QStringLiteral("bans"), .covered = 300s, .uncovered = 30s, .offScreen = 300s}, parent)
    , m_rows(&Ban::key, columns())
{
    m_expiry.setSingleShot(true);
    connect(&m_expiry, &QTimer::timeout, this, &BannedList::expire);
    connect(history, &ModerationHistory::added, this, [this](const ModerationRecord &record) {
        if (!isOwn(record.channelId))
            recorded(record);
    });
    history->read(this, [this](const QList<ModerationRecord> &records) {
        for (const ModerationRecord &record : records) {
            const QString key = ModerationAction::keyOf("user", record.channelId, record.userId);
            if (!isOwn(record.channelId) && !m_decided.contains(key))
                recorded(record);
        }
    });
}

bool BannedList::listen()
{
    if (!account()->may(Scope::ChannelModerate))
        return false;
    const EventCondition own{.broadcasterUserId = account()->userId()};
    on<UserBanned>(own, [this](const UserBanned &event, const QDateTime &) {
        BannedUser user{.userId = event.userId,
                        .userLogin = event.userLogin,
                        .userName = event.userName,
                        .createdAt = event.bannedAt,
                        .reason = event.reason,
                        .moderatorId = event.moderatorUserId,
                        .moderatorLogin = event.moderatorUserLogin,
                        .moderatorName = event.moderatorUserName};
        if (event.endsAt)
            user.expiresAt = *event.endsAt;
        came({user});
        Q_EMIT changed();
    });
    on<UserUnbanned>(own, [this](const UserUnbanned &event, const QDateTime &) {
        went({ModerationAction::keyOf("user", account()->userId(), event.userId)});
        Q_EMIT changed();
    });
    return true;
}

QString BannedList::keyOf(const BannedUser &user) const
{
    return ModerationAction::keyOf("user", account()->userId(), user.userId);
}

void BannedList::put(const QList<BannedUser> &users)
{
    QList<Ban> bans;
    bans.reserve(users.size());
    for (const BannedUser &user : users)
        bans.append({user, keyOf(user), account()->userId()});
    add(bans);
}

void BannedList::done(const ModerationAction &action)
{
    using Kind = ModerationAction::Kind;
    if (action.kind == Kind::Unban)
        went({action.key()});
    else if (isOwn(action.channelId) && !isLive()
             && (action.kind == Kind::Ban || action.kind == Kind::TimeOut))
        refresh();  // an event would say more
}

/// Of a channel whose list the service does not show.
void BannedList::recorded(const ModerationRecord &record)
{
    const bool isTimeout = record.action == u"timeout";
    const QString key = ModerationAction::keyOf("user", record.channelId, record.userId);
    if (record.action == u"unban" || record.action == u"untimeout") {
        m_rows.remove({key});
    } else if (isTimeout || record.action == u"ban") {
        Ban ban;
        ban.key = key;
        ban.channelId = record.channelId;
        ban.userId = record.userId;
        ban.userName = record.userName;
        ban.createdAt = record.at;
        ban.expiresAt = record.until;
        ban.reason = record.text;
        ban.moderatorName = record.moderator;
        add({ban});
    } else {
        return;
    }
    m_decided.insert(key);
    Q_EMIT changed();
}

void BannedList::add(const QList<Ban> &bans)
{
    bool isEnding = false;
    for (const Ban &ban : bans) {
        const Ban *known = m_rows.find(ban.key);
        if (!ban.isTimeout() || (known && known->expiresAt == ban.expiresAt))
            continue;
        m_ends.emplace(ban.expiresAt, ban.key);
        isEnding = true;
    }
    m_rows.upsert(bans);
    if (isEnding)
        expire();
}

void BannedList::expire()
{
    const QDateTime now = account()->serviceClock()->now();
    QStringList ended;
    while (!m_ends.empty() && m_ends.begin()->first <= now) {
        // It may have become a ban, or another timeout.
        const Ban *ban = m_rows.find(m_ends.begin()->second);
        if (ban && ban->isTimeout() && ban->expiresAt <= now)
            ended.append(ban->key);
        m_ends.erase(m_ends.begin());
    }
    went(ended);
    if (!m_ends.empty())
        m_expiry.start(int(std::clamp<qint64>(now.msecsTo(m_ends.begin()->first), 50, 60'000)));
    if (!ended.isEmpty())
        Q_EMIT changed();
}

}  // namespace Sidestage
