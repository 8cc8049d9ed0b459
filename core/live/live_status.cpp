// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/live_status.h"

#include "api/streams.h"
#include "client/account.h"
#include "client/client.h"
#include "client/session.h"

namespace Sidestage {

namespace {

using namespace std::chrono_literals;

/// The first pause after a failure; doubled until it reaches the usual interval.
constexpr std::chrono::milliseconds firstRetry = 5s;

}  // namespace

LiveStatus::LiveStatus(Account *account, QObject *parent)
    : QObject(parent)
    , m_account(account)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LiveStatus::refresh);
    connect(account->session(), &Session::ended, this, [this] {
        m_timer.stop();
        m_state = State::Unknown;  // nobody keeps it true any more
        Q_EMIT changed();
    });
    connect(account->session(), &Session::tokenChanged, this, [this] {
        // A renewal in the middle of our own call changes it as well; that call goes on by itself.
        if (m_started && m_state == State::Unknown)
            refresh();
    });
}

void LiveStatus::start()
{
    m_started = true;
    refresh();
}

void LiveStatus::refresh()
{
    if (m_asking || m_account->session()->isEnded())
        return;
    ask();
}

void LiveStatus::scheduleNext()
{
    if (!m_started || m_account->session()->isEnded())
        return;
    auto pause = m_interval;
    if (m_failures > 0)
        pause = std::min(pause, firstRetry * (1 << std::min(m_failures - 1, 4)));
    m_timer.start(pause);
}

Bound LiveStatus::ask()
{
    m_asking = true;
    const Api::GetStreams request{.userIds = {m_account->userId()}};
    auto asking = m_account->client()->call(request);
    const auto streams = co_await asking;
    m_asking = false;
    if (streams) {
        m_failures = 0;
        m_asOf = QDateTime::currentDateTimeUtc();
        const bool live = !streams->data.isEmpty();
        m_state = live ? State::Live : State::Offline;
        m_startedAt = live ? streams->data.first().startedAt : QDateTime();
        m_viewers = live ? streams->data.first().viewerCount : 0;
        Q_EMIT changed();
    } else {
        ++m_failures;
    }
    scheduleNext();
}

}  // namespace Sidestage
