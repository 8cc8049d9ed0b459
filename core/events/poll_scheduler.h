// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <functional>
#include <memory>

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
    /// How many calls the next reading will take, about.
    void setCalls(int calls) { m_plan.calls = calls; }
    /// The reading that due() asked for has ended. Cancelled: there was none, and it is due at its usual
    /// time; another failure is tried again sooner at first, and less and less often.
    void finished(const Result<void> &outcome);

    bool isReading() const { return m_reading; }
    QDateTime asOf() const { return m_asOf; }             ///< UTC, of the last reading; invalid: none yet.
    const QString &failure() const { return m_failure; }  ///< Why the last reading failed; empty: it did not.
    /// Seconds between two readings as things are: for the freshness mark.
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
    void want(qint64 at);

    QPointer<PollScheduler> m_scheduler;
    PollPlan m_plan;
    bool m_covered = false;
    bool m_onScreen = false;
    bool m_reading = false;
    bool m_asked = false;  ///< By trigger(): it goes before the others.
    bool m_again = false;  ///< Wanted while it was being read.
    int m_failures = 0;
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
    ~PollScheduler() override;

    /// A poll that lives with `owner`.
    Poll *add(const PollPlan &plan, QObject *owner);
    /// All polls are due: there was a gap in what events told, or the machine has slept.
    void triggerAll();
    /// Nothing is due until it is resumed, and then everything is: nobody is signed in.
    void setPaused(bool paused);
    bool isPaused() const;
    /// At most this share of the bucket's limit is spent on polls per minute; 0.25 at first.
    void setShare(double share);

    /// Where the milliseconds come from; a steady clock unless a test moves its own.
    void setTime(std::function<qint64()> milliseconds);
    /// Sees what is due. Happens by itself; a test that has moved the time calls it.
    void look();

private:
    friend class Poll;
    void lookSoon();
    qint64 now() const;

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
