// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_clock.h"

#include <QTimeZone>

namespace Sidestage {

namespace {

/// An upper bound of the drift between two clocks that are not set: one part in ten thousand.
constexpr qint64 driftPart = 10'000;
/// Smaller changes, in milliseconds, are not visible, and no timer has to be restarted for them.
constexpr qint64 noticed = 500;

}  // namespace

ServiceClock::ServiceClock(QObject *parent, std::function<qint64()> steady)
    : QObject(parent)
    , m_steady(std::move(steady))
{
}

QDateTime ServiceClock::now() const
{
    return QDateTime::fromMSecsSinceEpoch(msecs(), Qt::UTC);
}

qint64 ServiceClock::msecs() const
{
    return m_isKnown ? m_steady() + m_ahead : Clock::system().msecs();
}

void ServiceClock::learn(const QDateTime &date, qint64 sentAt)
{
    if (!date.isValid())
        return;
    const qint64 arrivedAt = m_steady();
    const qint64 dated = date.toMSecsSinceEpoch();
    // The response was written when the service's clock was between `dated` and the end of that second.
    const qint64 least = dated - arrivedAt;
    const qint64 most = dated + 999 - sentAt;
    const qint64 before = msecs();
    if (m_isKnown) {
        if (sentAt < m_setAt)
            return;
        const qint64 drift = (arrivedAt - m_learnedAt) / driftPart + 1;
        m_least = std::max(m_least - drift, least);
        m_most = std::min(m_most + drift, most);
    }
    m_learnedAt = arrivedAt;
    if (!m_isKnown || m_least > m_most) {
        m_isKnown = true;
        m_setAt = arrivedAt;
        m_least = least;
        m_most = most;
        m_ahead = least + (most - least) / 2;
    } else {
        m_ahead = std::clamp(m_ahead, m_least, m_most);  // smallest change: countdowns stay steady
    }
    if (std::abs(msecs() - before) >= noticed)
        Q_EMIT changed();
}

}  // namespace Sidestage
