// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QObject>

#include <functional>

namespace Sidestage {

/// The clock of the service, set from the Date header of its responses. Use it for the age of anything that
/// the service has dated (the next ad, the start of a stream, a cooldown). Countdowns then stay right even if
/// the computer's clock is wrong or is set, after sleep, and in any time zone.
///
/// Between two responses it advances with a steady clock that cannot be set. A Date has a resolution of one
/// second, and the response was written at some time between the request and its arrival. Each response
/// therefore gives bounds for the offset of the service's clock from the steady one, and their intersection
/// is soon well below a second. Contradicting bounds mean that the service's clock was set (that of the
/// sandbox can be).
class ServiceClock : public QObject, public Clock
{
    Q_OBJECT
public:
    /// `steady` returns milliseconds like steadyMsecs(). Tests pass their own.
    explicit ServiceClock(QObject *parent = nullptr, std::function<qint64()> steady = steadyMsecs);

    /// Returns the time in UTC. The computer's clock is used while isKnown() is false.
    QDateTime now() const override;
    qint64 msecs() const override;
    /// Whether a response has set the clock in this run.
    bool isKnown() const { return m_isKnown; }
    /// The maximum error in milliseconds; -1: not known.
    qint64 uncertainty() const { return m_isKnown ? (m_most - m_least + 1) / 2 : -1; }

    /// The milliseconds of the steady clock, with which this clock advances between two responses.
    qint64 steady() const { return m_steady(); }
    /// Updates the clock from the `date` of a response that has just arrived, whose request was sent at
    /// `sentAt` of steady(). An invalid date is ignored.
    void learn(const QDateTime &date, qint64 sentAt);

Q_SIGNALS:
    /// Emitted after now() has changed noticeably for another reason than elapsed time: the clock became
    /// known, or was set or corrected. Timers for a time of the service must be restarted.
    void changed();

private:
    std::function<qint64()> m_steady;
    bool m_isKnown = false;
    // The offset of the service's clock from the steady one in milliseconds: its bounds, and the value in
    // use.
    qint64 m_least = 0;
    qint64 m_most = 0;
    qint64 m_ahead = 0;
    qint64 m_learnedAt = 0;  ///< In milliseconds of the steady clock, like m_setAt.
    qint64 m_setAt = 0;  ///< When the clock was last set anew. Responses to requests from before are ignored.
};

}  // namespace Sidestage
