// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QObject>

#include <functional>

namespace Sidestage {

/// What time it is at the service, as the Date of its answers tells. Whatever the service has dated (the next
/// ad, the beginning of a stream, a cooldown) is aged by this clock: then neither a machine whose clock is
/// wrong, nor one whose clock is set, nor sleep, nor another time zone makes a countdown wrong.
///
/// Between two answers it goes on by a steady clock that nobody can set. An answer dates itself to the second
/// only, and was written some time between being asked for and arriving: each one says between which bounds
/// the service's clock is ahead of the steady one, and what all of them leave is soon well below a second.
/// Bounds that contradict each other mean that the service's clock was set (that of the sandbox can be).
class ServiceClock : public QObject, public Clock
{
    Q_OBJECT
public:
    /// `steady`: milliseconds as steadyMsecs() counts them; tests have their own.
    explicit ServiceClock(QObject *parent = nullptr, std::function<qint64()> steady = steadyMsecs);

    /// In UTC. The machine's clock as long as isKnown() is false.
    QDateTime now() const override;
    qint64 msecs() const override;
    /// Whether the service has told its time in this run.
    bool isKnown() const { return m_isKnown; }
    /// How wrong it can be, in milliseconds; -1: nobody knows.
    qint64 uncertainty() const { return m_isKnown ? (m_most - m_least + 1) / 2 : -1; }

    /// Milliseconds by which it goes on between two answers.
    qint64 steady() const { return m_steady(); }
    /// An answer that was asked for at `sentAt` of steady(), and has come just now, is dated `date`. What is
    /// not valid tells nothing.
    void learn(const QDateTime &date, qint64 sentAt);

Q_SIGNALS:
    /// now() says something else by more than a moment, and not because time has passed: it is known for the
    /// first time, or was set. Whoever waits for a moment of the service waits anew.
    void changed();

private:
    std::function<qint64()> m_steady;
    bool m_isKnown = false;
    // Milliseconds by which the service's clock is ahead of the steady one: between these, taken as this.
    qint64 m_least = 0;
    qint64 m_most = 0;
    qint64 m_ahead = 0;
    qint64 m_learnedAt = 0;  ///< Of the steady clock, as the next one.
    qint64 m_setAt = 0;      ///< When it was noticed that it had been set: what was asked before is outdated.
};

}  // namespace Sidestage
