// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_planner.h"

#include <algorithm>

namespace Sidestage {

using State = ShowStep::State;

namespace {

/// The order of the end: what waits is decided first, because the service would fulfil it when a reward is
/// deleted. A raid takes the viewers away, so it is called last.
constexpr std::array orderOfEnd{ShowPart::Waiting, ShowPart::Lockdown, ShowPart::Chat,    ShowPart::Rewards,
                                ShowPart::Channel, ShowPart::Ads,      ShowPart::Markers, ShowPart::Raid};

}  // namespace

ShowHandler *ShowPlanner::handler(ShowPart part) const
{
    const auto found
        = std::ranges::find_if(m_handlers, [part](const auto &handler) { return handler->part() == part; });
    return found == m_handlers.end() ? nullptr : found->get();
}

PartPlan ShowPlanner::compared(const ShowHandler &handler, const QString &now, const QString &wanted) const
{
    PartPlan part = handler.compare(now, wanted);
    part.part = handler.part();
    part.before = now;
    part.after = wanted;
    if (const QString why = handler.obstacle(); !why.isEmpty()) {
        for (ShowStep &step : part.steps) {
            step.obstacle = why;
            step.needsPermission = handler.missingScope().has_value();
        }
    }
    return part;
}

PartPlan ShowPlanner::restored(const ShowHandler &handler, const PartPlan &was, const QString &now) const
{
    PartPlan back = compared(handler, now, was.before);
    PartPlan elsewhere = handler.compare(now, was.after);
    if (handler.keepsKeys()) {
        back.steps.removeIf([&](const ShowStep &step) {
            return std::ranges::none_of(was.steps, [&](const ShowStep &done) {
                return done.key == step.key && done.state == State::Done;
            });
        });
    }
    // What was not done is no change by others.
    const bool isAllDone = was.count(State::Done) == was.chosen();
    for (ShowStep &step : back.steps) {
        const bool isChanged
            = handler.keepsKeys() ? elsewhere.find(step.key) != nullptr : isAllDone && elsewhere.chosen() > 0;
        if (!isChanged || !step.obstacle.isEmpty())
            continue;
        step.isChosen = false;
        step.isDrifted = true;
        step.note = tr("Changed elsewhere since the show began.");
    }
    return back;
}

void ShowPlanner::planBegin(const Show &show, QObject *guard, Planned done) const
{
    QList<Wanted> wanted;
    for (const ShowPart part : partsOfShow) {
        if (ShowHandler *by = handler(part); by && show.has(part))
            wanted.append({by, by->wanted(show), {}});
    }
    plan(wanted, guard, done);
}

void ShowPlanner::planUndo(const QList<PartPlan> &begun, QObject *guard, Planned done) const
{
    QList<Wanted> wanted;
    for (const ShowPart part : orderOfEnd)
        addBegun(wanted, part, begun);
    plan(wanted, guard, done);
}

void ShowPlanner::planEnd(const QList<PartPlan> &begun, const QString &target, QObject *guard,
                          Planned done) const
{
    QList<Wanted> wanted;
    for (const ShowPart part : orderOfEnd) {
        if (ShowHandler *by = handler(part); by && isOfEnd(part))
            wanted.append({by, target, {}});
        addBegun(wanted, part, begun);
    }
    plan(wanted, guard, done);
}

void ShowPlanner::addBegun(QList<Wanted> &wanted, ShowPart part, const QList<PartPlan> &begun) const
{
    ShowHandler *by = handler(part);
    for (const PartPlan &was : begun) {
        // A step of several changes may be done in part.
        const int begunSteps = by && by->keepsKeys() ? was.count(State::Done) : was.chosen();
        if (was.part == part && begunSteps > 0 && by && by->isRestored())
            wanted.append({by, was.before, was});
    }
}

QString ShowPlanner::failureOf(const Error &error, const QString &otherwise)
{
    return error.message.isEmpty() ? otherwise : error.message;
}

void ShowPlanner::plan(const QList<Wanted> &wanted, QObject *guard, const Planned &done) const
{
    struct Reading
    {
        QList<PartPlan> parts{};
        qsizetype open = 0;
    };
    if (wanted.isEmpty())
        return done({});
    const auto reading = std::make_shared<Reading>();
    reading->open = wanted.size();
    for (const Wanted &one : wanted)
        reading->parts.append({.part = one.handler->part()});
    const auto set = [reading, done](qsizetype place, PartPlan part) {
        part.part = reading->parts[place].part;
        reading->parts[place] = std::move(part);
        if (--reading->open == 0)
            done(reading->parts);
    };
    for (qsizetype place = 0; place < wanted.size(); ++place) {
        const Wanted &one = wanted[place];
        if (!one.target) {
            set(place, {.failure = failureOf(one.target.error(), tr("It was deleted."))});
            continue;
        }
        one.handler->read(guard, [this, set, place, one](const Result<QString> &now) {
            if (!now)
                set(place, {.failure = failureOf(now.error(), tr("The service did not answer."))});
            else if (!one.was.steps.isEmpty())
                set(place, restored(*one.handler, one.was, *now));
            else
                set(place, compared(*one.handler, *now, *one.target));
        });
    }
}

}  // namespace Sidestage
