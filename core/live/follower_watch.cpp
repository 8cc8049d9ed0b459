// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/follower_watch.h"

#include "api/events/stream.h"
#include "client/client.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// One page of followers. The counts of "today" and "this stream" are made from it.
constexpr int maxRead = 100;
/// Followers kept in m_latest when events add to it between two readings.
constexpr int maxKept = 1'000;

Api::EventCondition conditionOf(const Account *account)
{
    return {.broadcasterUserId = account->userId(), .moderatorUserId = account->userId()};
}

}  // namespace

FollowerWatch::FollowerWatch(Account *account, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("followers"),
            .covered = std::chrono::minutes(1),
            .uncovered = std::chrono::minutes(1),
            .offScreen = std::chrono::minutes(5)},
           parent)
{
}

bool FollowerWatch::listen()
{
    if (!mayName())
        return false;
    on<Api::ChannelFollowed>(conditionOf(account()),
                             [this](const Api::ChannelFollowed &event, const QDateTime &) {
                                 handleFollower({.followedAt = event.followedAt,
                                                 .userId = event.userId,
                                                 .userLogin = event.userLogin,
                                                 .userName = event.userName});
                             });
    return true;
}

bool FollowerWatch::mayName() const
{
    return account()->may(Api::Scope::ModeratorReadFollowers);
}

std::optional<FollowerWatch::Count> FollowerWatch::since(const QDateTime &moment) const
{
    if (!m_hasNames || !mayName() || !moment.isValid())
        return std::nullopt;
    const auto first = std::find_if(m_latest.cbegin(), m_latest.cend(), [&](const Api::Follower &follower) {
        return follower.followedAt < moment;
    });
    return Count{.followers = int(first - m_latest.cbegin()), .isAll = first != m_latest.cend() || m_isAll};
}

void FollowerWatch::handleFollower(const Api::Follower &follower)
{
    if (!m_total)
        return;  // The first reading will contain this follower.
    const bool isKnown = std::any_of(m_latest.cbegin(), m_latest.cend(), [&](const Api::Follower &known) {
        return known.userId == follower.userId && known.followedAt == follower.followedAt;
    });
    if (isKnown)
        return;
    const auto place = std::find_if(m_latest.cbegin(), m_latest.cend(), [&](const Api::Follower &known) {
        return known.followedAt < follower.followedAt;
    });
    m_latest.insert(place - m_latest.cbegin(), follower);
    if (m_latest.size() > maxKept) {
        m_latest.resize(maxKept);
        m_isAll = false;
    }
    ++*m_total;
    Q_EMIT changed();
}

Bound FollowerWatch::read()
{
    const bool named = mayName();
    const Api::GetChannelFollowers request{.broadcasterId = account()->userId(),
                                           .first = named ? maxRead : 1};
    auto asking = account()->client()->call(request);
    const auto page = co_await asking;
    if (page) {
        m_total = page->total.value_or(int(page->data.size()));
        m_hasNames = named;
        // Replaces what events added while the request was running: those may be newer than the response, or
        // may have unfollowed. The next reading corrects it.
        m_latest = page->data;
        std::stable_sort(
            m_latest.begin(), m_latest.end(),
            [](const Api::Follower &a, const Api::Follower &b) { return a.followedAt > b.followedAt; });
        m_isAll = named && m_latest.size() >= *m_total;
        Q_EMIT changed();
    }
    finished(statusOf(page));
}

}  // namespace Sidestage
