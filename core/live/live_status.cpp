// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/live_status.h"

#include "accounts/account.h"
#include "api/events/stream.h"
#include "api/streams.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"

namespace Sidestage {

LiveStatus::LiveStatus(Account *account, QObject *parent)
    : QObject(parent)
    , m_account(account)
{
    connect(account->session(), &Session::ended, this, [this] {
        m_state = State::Unknown;  // no more events and polls
        Q_EMIT changed();
    });
}

QDateTime LiveStatus::now() const
{
    return m_account->serviceClock()->now();
}

void LiveStatus::start()
{
    if (m_poll)
        return;
    m_poll = m_account->polls()->add({.name = QStringLiteral("stream"),
                                      .covered = m_interval,
                                      .uncovered = m_interval,
                                      .offScreen = m_interval},
                                     this);
    m_poll->setOnScreen(true);  // the header always shows it
    connect(m_poll, &Poll::due, this, [this] {
        if (!m_asking)
            ask();
    });
    // An event reports a change at once. The request then reads the other fields and confirms the state.
    const Api::EventCondition ours{.broadcasterUserId = m_account->userId()};
    EventService *events = m_account->events();
    events->on<Api::StreamOnline>(ours, this,
                                  [this](const Api::StreamOnline &event, const QDateTime &sentAt) {
                                      if (!isNews(sentAt))
                                          return;
                                      m_state = State::Live;
                                      m_startedAt = event.startedAt;
                                      Q_EMIT changed();
                                      m_poll->trigger();
                                  });
    events->on<Api::StreamOffline>(ours, this, [this](const Api::StreamOffline &, const QDateTime &sentAt) {
        if (!isNews(sentAt))
            return;
        m_state = State::Offline;
        m_startedAt = {};
        m_viewers = 0;
        Q_EMIT changed();
        m_poll->trigger();
    });
    const auto cover = [this, events, ours] {
        m_poll->setCovered(events->covers<Api::StreamOnline>(ours)
                           && events->covers<Api::StreamOffline>(ours));
    };
    connect(events, &EventService::coverageChanged, this, cover);
    cover();
}

bool LiveStatus::isNews(const QDateTime &sentAt)
{
    if (m_toldAt.isValid() && sentAt.isValid() && sentAt < m_toldAt)
        return false;  // events may arrive out of order
    m_toldAt = sentAt;
    return !m_account->session()->isEnded();
}

void LiveStatus::refresh()
{
    if (m_account->session()->isEnded())
        return;
    if (m_poll)
        m_poll->trigger();
    else if (!m_asking)
        ask();
}

Bound LiveStatus::ask()
{
    m_asking = true;
    const Api::GetStreams request{.userIds = {m_account->userId()}};
    auto asking = m_account->client()->call(request);
    const auto streams = co_await asking;
    m_asking = false;
    if (streams && !m_account->session()->isEnded()) {
        m_asOf = QDateTime::currentDateTimeUtc();
        const bool live = !streams->data.isEmpty();
        m_state = live ? State::Live : State::Offline;
        m_startedAt = live ? streams->data.first().startedAt : QDateTime();
        m_viewers = live ? streams->data.first().viewerCount : 0;
        Q_EMIT changed();
    }
    if (m_poll)
        m_poll->finished(streams ? Result<void>() : Result<void>(streams.error()));
}

}  // namespace Sidestage
