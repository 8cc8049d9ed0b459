// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection.h"

namespace Sidestage {

void Connection::answered()
{
    m_state = State::Connected;
    m_lastAnswerAt = QDateTime::currentDateTimeUtc();
    m_offlineSince = {};
    m_tries = 0;
    m_reason.clear();
    Q_EMIT changed();
}

void Connection::failed(const QString &reason, bool lastTry)
{
    // While offline, polls retry repeatedly. The state stays Offline until one of them succeeds.
    const bool isOffline = lastTry || m_state == State::Offline;
    m_state = isOffline ? State::Offline : State::Reconnecting;
    if (!m_offlineSince.isValid())
        m_offlineSince = QDateTime::currentDateTimeUtc();
    ++m_tries;
    m_reason = reason;
    Q_EMIT changed();
}

void Connection::signedOut()
{
    m_state = State::SignedOut;
    Q_EMIT changed();
}

}  // namespace Sidestage
