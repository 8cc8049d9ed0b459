// SPDX-License-Identifier: GPL-3.0-or-later
#include "account.h"

#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"
#include "events/sleep_watch.h"

namespace Sidestage {

Account::Account(const ServiceProfile &profile, AccountInfo info, Token token, QNetworkAccessManager *network,
                 ProfileStore *store, QObject *parent)
    : QObject(parent)
    , m_info(std::move(info))
    , m_store(store)
    , m_session(new Session(TokenService(profile, network, m_info.userId), std::move(token), this))
    , m_client(new Client(m_session, network, this))
    , m_events(new EventService(m_client, m_session, profile.eventsUrl, this))
    , m_polls(new PollScheduler(m_client->budget(), this))
    , m_scopes(m_session->token().scopeSet())
{
    connect(this, &Account::infoChanged, this, &Account::rightsChanged);
    connect(m_session, &Session::tokenChanged, this, &Account::noteScopes);
    connect(m_session, &Session::ended, this, &Account::noteScopes);
    connect(m_events, &EventService::gap, m_polls, &PollScheduler::triggerAll);
    const auto *sleep = new SleepWatch(steadyMsecs, this);
    connect(sleep, &SleepWatch::woken, m_events, &EventService::startOver);
    connect(sleep, &SleepWatch::woken, m_polls, &PollScheduler::triggerAll);
    const auto pause = [this] { m_polls->setPaused(m_session->isEnded() || m_events->isResting()); };
    connect(m_events, &EventService::stateChanged, m_polls, pause);
    connect(m_session, &Session::ended, m_polls, pause);
    connect(m_session, &Session::tokenChanged, m_polls, pause);
    pause();
    connect(m_session, &Session::refusalChanged, m_polls, [this] {
        if (!m_session->refusal())
            m_polls->triggerAll();  // polls that failed in the meantime
    });
}

Account::~Account() = default;

const ServiceProfile &Account::profile() const
{
    return m_session->profile();
}

ServiceClock *Account::serviceClock() const
{
    return m_client->serviceClock();
}

void Account::setInfo(AccountInfo info)
{
    if (info == m_info)
        return;
    m_info = std::move(info);
    Q_EMIT infoChanged();
}

/// A renewed token has the same scopes.
void Account::noteScopes()
{
    const Api::ScopeSet scopes = m_session->token().scopeSet();
    if (std::exchange(m_scopes, scopes) != scopes)
        Q_EMIT rightsChanged();
}

bool Account::may(Api::Scope scope) const
{
    return m_session->token().scopeSet().contains(scope);
}

}  // namespace Sidestage
