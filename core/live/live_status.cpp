// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/live_status.h"

#include "api/events/stream.h"
#include "api/streams.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "client/session.h"

namespace Sidestage {

namespace {

PollPlan planOf(std::chrono::milliseconds interval)
{
    return {
        .name = QStringLiteral("stream"), .covered = interval, .uncovered = interval, .offScreen = interval};
}

}  // namespace

LiveStatus::LiveStatus(Account *account, QObject *parent)
    : Feed(account, planOf(std::chrono::seconds(30)), parent)
{
    connect(account->session(), &Session::ended, this, [this] {
        m_state = State::Unknown;  // no more events and polls
        Q_EMIT changed();
    });
}

void LiveStatus::setInterval(std::chrono::milliseconds interval)
{
    setPlan(planOf(interval));
}

QDateTime LiveStatus::now() const
{
    return account()->serviceClock()->now();
}

bool LiveStatus::listen()
{
    // An event reports a change at once. The request then reads the other fields and confirms the state.
    const Api::EventCondition own{.broadcasterUserId = account()->userId()};
    on<Api::StreamOnline>(own, [this](const Api::StreamOnline &event, const QDateTime &sentAt) {
        if (!isNews(sentAt))
            return;
        setNewer();
        m_state = State::Live;
        m_startedAt = event.startedAt;
        Q_EMIT changed();
        refresh();
    });
    on<Api::StreamOffline>(own, [this](const Api::StreamOffline &, const QDateTime &sentAt) {
        if (!isNews(sentAt))
            return;
        setNewer();
        m_state = State::Offline;
        m_startedAt = {};
        m_viewers = 0;
        Q_EMIT changed();
        refresh();
    });
    return true;
}

bool LiveStatus::isNews(const QDateTime &sentAt)
{
    if (m_newestAt.isValid() && sentAt.isValid() && sentAt < m_newestAt)
        return false;  // events may arrive out of order
    m_newestAt = sentAt;
    return !account()->session()->isEnded();
}

Bound LiveStatus::read()
{
    const Api::GetStreams request{.userIds = {account()->userId()}};
    auto asking = account()->client()->call(request);
    const auto streams = co_await asking;
    if (streams && !isNewer() && !account()->session()->isEnded()) {
        const bool live = !streams->data.isEmpty();
        m_state = live ? State::Live : State::Offline;
        m_startedAt = live ? streams->data.first().startedAt : QDateTime();
        m_viewers = live ? streams->data.first().viewerCount : 0;
        Q_EMIT changed();
    }
    finished(statusOf(streams));
}

}  // namespace Sidestage
