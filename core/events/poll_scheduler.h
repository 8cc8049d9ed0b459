// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QObject>

#include <chrono>
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
/// asks and says finished().
class Poll : public QObject
{
    Q_OBJECT
public:
    ~Poll() override;

    const PollPlan &plan() const { return m_plan; }
    /// Whether events feed it now. Becoming uncovered, it is due soon.
    void setCovered(bool covered);
    /// Whether somebody looks at it. Coming on screen, it is due when it is older than it should be.
    void setOnScreen(bool onScreen);
    /// How many calls the next reading will take, about.
    void setCalls(int calls) { m_plan.calls = calls; }
    /// The reading that due() asked for has ended.
    void finished(const Result<void> &outcome);

    bool isReading() const { return m_reading; }
    QDateTime asOf() const { return m_asOf; }             ///< UTC, of the last reading; invalid: none yet.
    const QString &failure() const { return m_failure; }  ///< Why the last reading failed; empty: it did not.
    /// Seconds between two readings as things are: for the freshness mark.
    int interval() const;

public Q_SLOTS:
    /// It is due as soon as the budget allows: the user asks, or there was a gap.
    void trigger();

Q_SIGNALS:
    void due();
    void changed();

private:
    friend class PollScheduler;
    Poll(PollScheduler *scheduler, PollPlan plan, QObject *parent);

    PollScheduler *m_scheduler;
    PollPlan m_plan;
    bool m_covered = false;
    bool m_onScreen = false;
    bool m_reading = false;
    bool m_wanted = true;
    int m_failures = 0;
    QDateTime m_asOf{};
    QString m_failure{};
    qint64 m_dueAt = 0;  ///< Milliseconds of the steady clock.
};

/// Decides when the polls of one account are due, so that together they stay within a share of the calls
/// that the service allows: what is on screen first, what waits longest next. With an emptied bucket
/// everything waits for it.
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
    /// Nothing is due until it is resumed: nobody is signed in.
    void setPaused(bool paused);
    /// At most this share of the bucket's limit is spent on polls per minute; 0.25 at first.
    void setShare(double share);

private:
    friend class Poll;
    void look();

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
