// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <functional>

namespace Sidestage {

class Budget;
class PollScheduler;

/// How often something is read from the service, and how many calls that takes.
struct PollPlan
{
    QString name{};                               ///< For the log, for example "redemptions".
    std::chrono::milliseconds covered{60'000};    ///< While events update it: a lost event is noticed within
                                                  ///< this.
    std::chrono::milliseconds uncovered{10'000};  ///< Without events, while on screen.
    std::chrono::milliseconds offScreen{60'000};  ///< Without events, while off screen.
    int calls = 1;                                ///< Approximate number of calls of one reading.
};

/// Something that is read from the service repeatedly. When it is due, due() is emitted; its owner sends the
/// requests and calls finished(). The first due() comes soon after it was created, when the event loop runs.
class Poll : public QObject
{
    Q_OBJECT
public:
    ~Poll() override;

    const PollPlan &plan() const { return m_plan; }
    /// Sets whether events update it now. When it becomes covered, it is due, because events do not report
    /// what happened before the subscription was active. When it becomes uncovered, it is due soon.
    void setCovered(bool covered);
    /// Sets whether it is on screen. When it comes on screen, it is due if it is older than the on-screen
    /// interval.
    void setOnScreen(bool onScreen);
    /// The same for one of several viewers, for example a card and a page.
    void setOnScreen(const QObject *viewer, bool onScreen);
    /// Sets the approximate number of calls of the next reading.
    void setCalls(int calls) { m_plan.calls = calls; }
    /// Returns how many calls a reading that begins now may make, if it can use more than its plan contains.
    /// That is a part of the calls really left in the bucket, so that other calls are hardly delayed. With a
    /// full bucket, per minute between two readings: 0.6 of the limit while on screen, or the share of all
    /// polls while off screen or while the service does not report the limit. The reserve for other calls is
    /// never used; the plan's own calls are always allowed.
    int mayCall() const;
    /// Reports the end of the reading that due() requested. Cancelled: nothing was read, and it is due at its
    /// usual time. Other failures are retried sooner at first, then less and less often.
    void finished(const Result<void> &outcome);
    /// The same for a poll that does not read everything each time. `asOf` (UTC) is when the oldest part of
    /// the data was requested (invalid: not everything has been read yet), and `readings` is how many
    /// readings it takes to read everything again. A failure keeps the earlier `asOf`.
    void finished(const Result<void> &outcome, const QDateTime &asOf, int readings);

    /// Call together with finished() when the reading was one part of a long list. The next part is due as
    /// soon as the bucket holds the calls of its plan beyond the reserve for other calls, without waiting for
    /// the usual time or the polls' share: it uses only idle calls, and comes after all other polls that are
    /// due. A failure ends it.
    void continueSoon();

    bool isReading() const { return m_reading; }
    /// UTC; the data was true then or later. Invalid: not read yet.
    QDateTime asOf() const { return m_asOf; }
    /// Why the last reading failed; empty: it did not fail.
    const QString &failure() const { return m_failure; }
    /// The data was stored by an earlier run of the program and was true at `asOf` (UTC). Used until the
    /// first reading.
    void setKeptAsOf(const QDateTime &asOf);
    /// Seconds until everything has been read again at the current rate, for the freshness mark.
    int interval() const;

public Q_SLOTS:
    /// Makes it due as soon as the budget allows; during a reading, once more after that. Called when the
    /// user requests it or an event reports a change. Frequent calls do not cause a burst.
    void trigger();

Q_SIGNALS:
    void due();
    void changed();

private:
    friend class PollScheduler;
    Poll(PollScheduler *scheduler, PollPlan plan, QObject *parent);

    std::chrono::milliseconds pause() const;
    void updateInterval();
    void scheduleAt(qint64 at);

    QPointer<PollScheduler> m_scheduler;
    PollPlan m_plan;
    bool m_covered = false;
    bool m_onScreen = false;   ///< There is at least one viewer.
    bool m_isWatched = false;  ///< Set by setOnScreen() without a viewer.
    QSet<const QObject *> m_viewers{};
    bool m_reading = false;
    bool m_asked = false;   ///< Set by trigger(): goes before the other polls.
    bool m_again = false;   ///< Triggered during a reading.
    bool m_goesOn = false;  ///< Set by continueSoon(): the next reading is a part of a longer one.
    int m_failures = 0;
    int m_readings = 1;  ///< Readings until everything has been read.
    QDateTime m_asOf{};
    QString m_failure{};
    // Milliseconds of the scheduler's clock.
    qint64 m_dueAt = 0;
    qint64 m_startedAt = -1;  ///< When the last reading began; -1: none yet.
};

/// Decides when the polls of one account are due, so that together they stay within a share of the calls that
/// the service allows. Triggered polls come first, then those on screen, then the one that is due for
/// longest. While the bucket is low, all polls wait, because other calls go first. Polls are due one after
/// the other, never in a burst.
class PollScheduler : public QObject
{
    Q_OBJECT
public:
    /// `budget` must outlive this.
    explicit PollScheduler(Budget *budget, QObject *parent = nullptr);

    /// Creates a poll that is a child of `owner`.
    Poll *add(const PollPlan &plan, QObject *owner);
    /// Makes all polls due: events were missed, or the machine has slept.
    void triggerAll();
    /// While paused no poll is due, for example while signed out. On resuming all are due.
    void setPaused(bool paused);
    bool isPaused() const { return m_paused; }
    /// Seconds within which a lost event is noticed: the longest interval of the polls that events update. 0:
    /// there are none.
    int foundWithin() const;

    /// Sets the source of milliseconds; by default a steady clock, in tests a manual one.
    void setTime(std::function<qint64()> milliseconds);
    /// Checks which poll is due. Called by a timer; a test that has changed the time calls it.
    void checkDue();

private:
    friend class Poll;
    void checkSoon();
    qint64 now() const { return m_time(); }
    double limit() const;
    /// Refills the allowance of the polls.
    void refill(qint64 now);
    /// The planned calls, limited: a reading larger than half of the polls' share would never be allowed, or
    /// block all others for long.
    double costOf(const Poll *poll) const;
    /// The calls that the bucket should hold now, as it refills continuously.
    double remaining(qint64 now) const;
    /// How long this poll has to wait for calls, in milliseconds; 0: not at all.
    qint64 waitFor(const Poll *poll, bool asked, bool goesOn, qint64 now) const;

    Budget *m_budget;
    QList<Poll *> m_polls{};
    std::function<qint64()> m_time{};
    QTimer m_timer{};
    bool m_paused = false;

    qint64 m_lastDueAt = -1;     ///< Of any poll; -1: none yet.
    double m_allowance = 0;      ///< Calls that polls may make now.
    qint64 m_allowanceAt = -1;   ///< When m_allowance was computed; -1: nothing was spent yet.
    qint64 m_budgetToldAt = -1;  ///< When the service last reported the bucket; -1: never.
};

}  // namespace Sidestage
