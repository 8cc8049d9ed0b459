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

/// How often something wants to be read anew, and what that costs.
struct PollPlan
{
    QString name{};                               ///< For the log: "redemptions".
    std::chrono::milliseconds covered{60'000};    ///< While events feed it: a lost one is found within this.
    std::chrono::milliseconds uncovered{10'000};  ///< Without events, while it is on screen.
    std::chrono::milliseconds offScreen{60'000};  ///< Without events, while nobody looks.
    int calls = 1;                                ///< How many calls one reading takes, about.
};

/// Something that is read from the service again and again. When it is due, due() is emitted; its owner
/// asks and says finished(). It is due at first when there is somebody to hear it: soon after it was made.
class Poll : public QObject
{
    Q_OBJECT
public:
    ~Poll() override;

    const PollPlan &plan() const { return m_plan; }
    /// Whether events feed it now. Becoming covered, it is due: of what happened before the subscription
    /// stood, no event tells. Becoming uncovered, it is due soon.
    void setCovered(bool covered);
    /// Whether somebody looks at it. Coming on screen, it is due when it is older than it should be.
    void setOnScreen(bool onScreen);
    /// The same of one of several that look at it, as a card does beside a page.
    void setOnScreen(const QObject *viewer, bool onScreen);
    /// How many calls the next reading will take, about.
    void setCalls(int calls) { m_plan.calls = calls; }
    /// How many calls a reading may take that begins now, if it can make use of more than its plan says: a
    /// part of what is really left in the bucket, so that others are hardly delayed. At full bucket, for each
    /// minute between two readings, 0.6 of the limit while it is on screen, and the share of all polls while
    /// it is not or while the service does not tell the limit. What is left to other calls is never touched;
    /// the plan's own calls are always allowed.
    int mayCall() const;
    /// The reading that due() asked for has ended. Cancelled: there was none, and it is due at its usual
    /// time; another failure is tried again sooner at first, and less and less often.
    void finished(const Result<void> &outcome);
    /// Likewise, of one that does not read all of it each time: `asOf` (UTC) is when the oldest part of what
    /// is known was asked for, and `readings` how many it takes until all has been read anew. Invalid: not
    /// all of it has been read yet. After a failure what was said before stays true.
    void finished(const Result<void> &outcome, const QDateTime &asOf, int readings);

    /// To be said beside finished(): what was read was a part of something long. The next part is due as soon
    /// as the bucket holds the calls of its plan beyond what is left to others, instead of at the usual time
    /// and whatever polls may spend: it takes only what nobody else uses, and goes after all others that are
    /// due. A failure ends it.
    void continueSoon();

    bool isReading() const { return m_reading; }
    QDateTime asOf() const
    {
        return m_asOf;
    }  ///< UTC; all that is known was true then or later. Invalid: none.
    const QString &failure() const { return m_failure; }  ///< Why the last reading failed; empty: it did not.
    /// What is known is of an earlier run of the program, and was true then (UTC). Until the first reading.
    void setKeptAsOf(const QDateTime &asOf);
    /// Seconds until all of it has been read anew, as things are: for the freshness mark.
    int interval() const;

public Q_SLOTS:
    /// It is due as soon as the budget allows, even while it is being read (then once more after that):
    /// the user asks, or an event says that something has changed. Asking often does not make it burst.
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
    bool m_onScreen = false;   ///< Somebody looks.
    bool m_isWatched = false;  ///< By setOnScreen() without a viewer.
    QSet<const QObject *> m_viewers{};
    bool m_reading = false;
    bool m_asked = false;   ///< By trigger(): it goes before the others.
    bool m_again = false;   ///< Wanted while it was being read.
    bool m_goesOn = false;  ///< By continueSoon(): the next reading is a part of a longer one.
    int m_failures = 0;
    int m_readings = 1;  ///< Until all has been read.
    QDateTime m_asOf{};
    QString m_failure{};
    // Milliseconds of the scheduler's clock.
    qint64 m_dueAt = 0;
    qint64 m_startedAt = -1;  ///< Of the last reading; -1: none yet.
};

/// Decides when the polls of one account are due, so that together they stay within a share of the calls
/// that the service allows: what somebody asked for first, then what is on screen, then what waits longest.
/// While the bucket is low everything waits, because other calls go first. Polls are due one after the
/// other, never in a burst.
class PollScheduler : public QObject
{
    Q_OBJECT
public:
    /// `budget` must outlive this.
    explicit PollScheduler(Budget *budget, QObject *parent = nullptr);

    /// A poll that lives with `owner`.
    Poll *add(const PollPlan &plan, QObject *owner);
    /// All polls are due: there was a gap in what events told, or the machine has slept.
    void triggerAll();
    /// Nothing is due until it is resumed, and then everything is: nobody is signed in.
    void setPaused(bool paused);
    bool isPaused() const { return m_paused; }
    /// At most this share of the bucket's limit is spent on polls per minute, as their plans say; 0.25 at
    /// first. What Poll::mayCall() allows beyond that is what nobody else uses.
    void setShare(double share);
    /// Within how many seconds is found what an event should have told and did not: the longest interval of
    /// those that events feed. 0: none.
    int foundWithin() const;

    /// Where the milliseconds come from; a steady clock unless a test moves its own.
    void setTime(std::function<qint64()> milliseconds);
    /// Sees what is due. Happens by itself; a test that has moved the time calls it.
    void checkDue();

private:
    friend class Poll;
    void checkSoon();
    qint64 now() const { return m_time(); }
    double limit() const;
    /// Refills what polls may spend.
    void refill(qint64 now);
    /// A reading larger than half of everything would never be allowed, or stop all others for long.
    double costOf(const Poll *poll) const;
    /// What the bucket should hold by now: it refills all the time.
    double remaining(qint64 now) const;
    /// How long this poll has to wait for calls, in milliseconds; 0: not at all.
    qint64 waitFor(const Poll *poll, bool asked, bool goesOn, qint64 now) const;

    Budget *m_budget;
    QList<Poll *> m_polls{};
    std::function<qint64()> m_time{};
    QTimer m_timer{};
    bool m_paused = false;
    double m_share = 0.25;

    qint64 m_lastDueAt = -1;     ///< Of any poll.
    double m_allowance = 0;      ///< Calls that polls may make now.
    qint64 m_allowanceAt = -1;   ///< When that was true; -1: nothing was spent yet.
    qint64 m_budgetToldAt = -1;  ///< When the bucket was told; -1: never.
};

}  // namespace Sidestage
