// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/look.h"
#include "show.h"

#include <QDateTime>
#include <QStringList>

#include <algorithm>

namespace Sidestage {

/// One change that a plan makes: shown before, and with its result after.
struct ShowStep
{
    enum class State : quint8 {
        Planned,
        Running,
        Waiting,  ///< Its time has not come. It does not hold back the others.
        Done,
        Failed,   ///< `reason`.
        LeftOut,  ///< By the user, or because its time has passed: `reason`.
    };

    QString key{};  ///< Unique in its part.
    int icon = 0;   ///< An Icon.
    QString label{};
    QString text{};
    QStringList removed{};  ///< The old values, and those that replace them.
    QStringList added{};
    QString note{};
    QString obstacle{};            ///< Why it cannot be done; empty: it can.
    QString rule{};                ///< The rule behind the obstacle.
    bool needsPermission = false;  ///< The obstacle is a missing permission.
    int requests = 0;
    bool isChosen = true;
    bool isDrifted = false;  ///< Of the end: it was changed elsewhere since the begin.
    State state = State::Planned;
    QString reason{};
    QString reference{};  ///< For its handler.
    QStringList items{};  ///< For its handler: ids.
    qint64 points = 0;    ///< Of waiting redemptions.
    QDateTime dueAt{};    ///< UTC; invalid: at once, or not known yet.
    WaitingChoice choice = WaitingChoice::Leave;
    bool isTakenOff = false;  ///< Of waiting redemptions: the end deletes their reward, so none are left.

    /// What is done with the waiting redemptions.
    WaitingChoice decision() const
    {
        return isTakenOff && choice == WaitingChoice::Leave ? WaitingChoice::Refund : choice;
    }
    bool canRun() const { return isChosen && obstacle.isEmpty(); }
    bool isOpen() const { return canRun() && state <= State::Running; }
    static void describe(auto &is)
    {
        is("key", &ShowStep::key);
        is("icon", &ShowStep::icon);
        is("label", &ShowStep::label);
        is("text", &ShowStep::text);
        is("removed", &ShowStep::removed);
        is("added", &ShowStep::added);
        is("note", &ShowStep::note);
        is("obstacle", &ShowStep::obstacle);
        is("rule", &ShowStep::rule);
        is("needs_permission", &ShowStep::needsPermission);
        is("requests", &ShowStep::requests);
        is("chosen", &ShowStep::isChosen);
        is("drifted", &ShowStep::isDrifted);
        is("state", &ShowStep::state);
        is("reason", &ShowStep::reason);
        is("reference", &ShowStep::reference);
        is("items", &ShowStep::items);
        is("points", &ShowStep::points);
        is("due_at", &ShowStep::dueAt);
        is("choice", &ShowStep::choice);
        is("taken_off", &ShowStep::isTakenOff);
    }
    bool operator==(const ShowStep &) const = default;
};
constexpr auto namesOf(ShowStep::State)
{
    return std::array{"planned", "running", "waiting", "done", "failed", "left_out"};
}
constexpr auto namesOf(ShowPart)
{
    return std::array{"channel",  "rewards",  "chat",    "announcements", "ads",
                      "schedule", "lockdown", "waiting", "markers",       "raid"};
}

/// The steps of one part.
struct PartPlan
{
    ShowPart part = ShowPart::Channel;
    QString head{};     ///< What applies to all steps: "slots 11 to 13 of 50".
    QString failure{};  ///< Why there are no steps: the part is gone, or could not be read.
    bool isOneRequest = false;
    QList<ShowStep> steps{};
    // States in the format of the handler:
    QString before{};  ///< When the plan was made.
    QString after{};

    bool isOpen() const;
    int count(ShowStep::State state) const;
    /// The chosen steps that can be done.
    int chosen() const { return int(std::ranges::count_if(steps, &ShowStep::canRun)); }
    /// Of the chosen steps.
    int requests() const;
    ShowStep *find(const QString &key);
    static void describe(auto &is)
    {
        is("part", &PartPlan::part);
        is("head", &PartPlan::head);
        is("failure", &PartPlan::failure);
        is("one_request", &PartPlan::isOneRequest);
        is("steps", &PartPlan::steps);
        is("before", &PartPlan::before);
        is("after", &PartPlan::after);
    }
    bool operator==(const PartPlan &) const = default;
};

/// The figures of a show, from its begin to its end.
struct ShowSummary
{
    std::optional<int> followersBefore{};  ///< When it began; none: not known.
    std::optional<int> followers{};        ///< How many came, less those who left.
    int redemptions = 0;
    int adBreaks = 0;
    int adSeconds = 0;
    QString charityBefore{};  ///< In the handler's format.
    QString charity{};        ///< "£310.00"; empty: none.
    int peakViewers = 0;
    QList<int> viewers{};           ///< Each minute from the begin; -1: offline, or not known.
    std::optional<int> messages{};  ///< In the chat of the channel; none: not known.
    int chatters = 0;               ///< How many viewers wrote them.
    bool isChatPartial = false;     ///< For some of the time it is not known what was written.
    QStringList chatterIds{};       ///< Until the show ends.

    static void describe(auto &is)
    {
        is("followers_before", &ShowSummary::followersBefore);
        is("followers", &ShowSummary::followers);
        is("redemptions", &ShowSummary::redemptions);
        is("ad_breaks", &ShowSummary::adBreaks);
        is("ad_seconds", &ShowSummary::adSeconds);
        is("charity_before", &ShowSummary::charityBefore);
        is("charity", &ShowSummary::charity);
        is("peak_viewers", &ShowSummary::peakViewers);
        is("viewers", &ShowSummary::viewers);
        is("messages", &ShowSummary::messages);
        is("chatters", &ShowSummary::chatters);
        is("chat_partial", &ShowSummary::isChatPartial);
        is("chatter_ids", &ShowSummary::chatterIds);
    }
    bool operator==(const ShowSummary &) const = default;
};

/// One time that a show took place: the journal of its begin and its end, so that both continue after a
/// restart, and its figures.
struct ShowRun
{
    enum class Phase : quint8 {
        Beginning,
        Running,
        Undoing,
        Ending,  ///< Also while steps of the end have failed.
        Undone,
        Ended,
    };

    qint64 id = 0;
    qint64 showId = 0;  ///< 0: a stream that was ended without a show.
    QString name{};     ///< Of the show.
    Phase phase = Phase::Beginning;
    bool isStopped = false;  ///< By the user: nothing more is sent.
    QDateTime beganAt{};     ///< UTC.
    QDateTime endedAt{};     ///< UTC; invalid: it goes on.
    QList<PartPlan> begin{};
    QList<PartPlan> end{};  ///< Also of an undo.
    ShowSummary summary{};

    bool isBegin() const { return phase <= Phase::Running; }
    /// The parts that are carried out now.
    QList<PartPlan> &active() { return isBegin() ? begin : end; }
    const QList<PartPlan> &active() const { return isBegin() ? begin : end; }
    int count(ShowStep::State state) const;
    qint64 seconds(const QDateTime &now) const { return beganAt.secsTo(endedAt.isValid() ? endedAt : now); }

    friend constexpr auto namesOf(Phase)
    {
        return std::array{"beginning", "running", "undoing", "ending", "undone", "ended"};
    }
    static constexpr Table table{
        .name = "show_runs",
        .key = "id",
        .scope = "account",
        .isSerial = true,
        .indexes = "CREATE INDEX show_runs_of ON show_runs (account, show_id, began_at DESC);",
    };
    static void describe(auto &is)
    {
        is("id", &ShowRun::id);
        is("show_id", &ShowRun::showId);
        is("name", &ShowRun::name);
        is("phase", &ShowRun::phase);
        is("stopped", &ShowRun::isStopped);
        is("began_at", &ShowRun::beganAt, Api::required);
        is("ended_at", &ShowRun::endedAt);
        is("begin_steps", &ShowRun::begin);
        is("end_steps", &ShowRun::end);
        is("summary", &ShowRun::summary);
    }
    bool operator==(const ShowRun &) const = default;
};

}  // namespace Sidestage
