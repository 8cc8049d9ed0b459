// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/follower_watch.h"

#include "accounts/account.h"
#include "api/events/stream.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"

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
    : QObject(parent)
    , m_account(account)
{
    connect(account->session(), &Session::tokenChanged, this, [this] {
        // With the scope, the service returns the followers' names and sends events.
        if (m_poll && mayName() && !m_hasNames) {
            listen();
            m_poll->trigger();
        }
        cover();
    });
}

FollowerWatch::~FollowerWatch() = default;

void FollowerWatch::start()
{
    if (m_poll)
        return;
    m_poll = m_account->polls()->add({.name = QStringLiteral("followers"),
                                      .covered = std::chrono::minutes(1),
                                      .uncovered = std::chrono::minutes(1),
                                      .offScreen = std::chrono::minutes(5)},
                                     this);
    connect(m_poll, &Poll::due, this, [this] {
        if (!m_reading)
            read();
    });
    connect(m_poll, &Poll::changed, this, &FollowerWatch::freshnessChanged);
    EventService *events = m_account->events();
    connect(events, &EventService::coverageChanged, this, &FollowerWatch::cover);
    connect(events, &EventService::gap, m_poll, &Poll::trigger);
    listen();
    cover();
}

void FollowerWatch::listen()
{
    if (m_listens || !mayName())
        return;
    m_listens = true;
    m_account->events()->on<Api::ChannelFollowed>(
        conditionOf(m_account), this, [this](const Api::ChannelFollowed &event, const QDateTime &) {
            handleFollower({.followedAt = event.followedAt,
                            .userId = event.userId,
                            .userLogin = event.userLogin,
                            .userName = event.userName});
        });
}

bool FollowerWatch::mayName() const
{
    return m_account->may(Api::Scope::ModeratorReadFollowers);
}

void FollowerWatch::cover()
{
    if (m_poll)
        m_poll->setCovered(isLive());
}

bool FollowerWatch::isLive() const
{
    return mayName() && m_account->events()->covers<Api::ChannelFollowed>(conditionOf(m_account));
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

QDateTime FollowerWatch::asOf() const
{
    return m_poll ? m_poll->asOf() : QDateTime();
}

QString FollowerWatch::failure() const
{
    return m_poll ? m_poll->failure() : QString();
}

int FollowerWatch::interval() const
{
    return m_poll ? m_poll->interval() : 0;
}

void FollowerWatch::refresh()
{
    if (m_poll)
        m_poll->trigger();
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
    m_reading = true;
    const bool named = mayName();
    const Api::GetChannelFollowers request{.broadcasterId = m_account->userId(),
                                           .first = named ? maxRead : 1};
    auto asking = m_account->client()->call(request);
    const auto page = co_await asking;
    m_reading = false;
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
    m_poll->finished(page ? Result<void>() : Result<void>(page.error()));
}

}  // namespace Sidestage
