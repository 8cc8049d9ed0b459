// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_planner.h"

#include <algorithm>

namespace Sidestage {

using State = ShowStep::State;

namespace {

/// The order of the end: what waits is decided first, because the service would fulfil it when a reward is
/// deleted.
constexpr std::array orderOfEnd{ShowPart::Waiting, ShowPart::Lockdown, ShowPart::Chat,
                                ShowPart::Rewards, ShowPart::Channel,  ShowPart::Ads};

}  // namespace

ShowHandler *ShowPlanner::handler(ShowPart part) const
{
    for (const auto &handler : m_handlers) {
        if (handler->part() == part)
            return handler.get();
    }
    return nullptr;
}

PartPlan ShowPlanner::compared(const ShowHandler &handler, const QString &now, const QString &wanted) const
{
    PartPlan part = handler.compare(now, wanted);
    part.part = handler.part();
    part.before = now;
    part.after = wanted;
    const QString why = handler.obstacle();
    for (ShowStep &step : part.steps) {
        if (why.isEmpty())
            continue;
        step.obstacle = why;
        step.needsPermission = handler.missingScope().has_value();
    }
    return part;
}

PartPlan ShowPlanner::restored(const ShowHandler *handler, const PartPlan &was, const QString &now) const
{
    PartPlan back = compared(*handler, now, was.before);
    PartPlan elsewhere = handler->compare(now, was.after);
    if (handler->keepsKeys()) {
        back.steps.removeIf([&](const ShowStep &step) {
            return std::ranges::none_of(was.steps, [&](const ShowStep &done) {
                return done.key == step.key && done.state == State::Done;
            });
        });
    }
    for (ShowStep &step : back.steps) {
        const bool isChanged = handler->keepsKeys()
            ? elsewhere.find(step.key) != nullptr
            : std::ranges::any_of(elsewhere.steps, [](const ShowStep &one) { return one.canRun(); });
        if (!isChanged || !step.obstacle.isEmpty())
            continue;
        step.isChosen = false;
        step.isDrifted = true;
        step.note = tr("Changed elsewhere since the show began.");
    }
    return back;
}

void ShowPlanner::plan(const Show &show, QList<PartPlan> begun, bool isEnd, QObject *guard, Planned done)
{
    struct Reading
    {
        QList<PartPlan> parts{};
        qsizetype open = 0;
    };
    const auto reading = std::make_shared<Reading>();
    const bool isBegin = !isEnd && begun.isEmpty();
    QList<std::pair<ShowHandler *, PartPlan>> wanted;
    if (isBegin) {
        for (const ShowPart part : partsOfShow) {
            if (show.has(part) && handler(part))
                wanted.emplaceBack(handler(part), PartPlan());
        }
    } else {
        for (const ShowPart part : orderOfEnd) {
            ShowHandler *const by = handler(part);
            if (!by)
                continue;
            if (part == ShowPart::Waiting || part == ShowPart::Lockdown) {
                if (isEnd)
                    wanted.emplaceBack(by, PartPlan());
                continue;
            }
            for (const PartPlan &was : begun) {
                if (was.part == part && was.count(State::Done) > 0 && by->isRestored())
                    wanted.append({by, was});
            }
        }
    }
    reading->open = wanted.size();
    for (const auto &[by, was] : wanted)
        reading->parts.append({.part = by->part()});
    const auto set = [reading, done](qsizetype place, PartPlan part) {
        part.part = reading->parts[place].part;
        reading->parts[place] = std::move(part);
        if (--reading->open == 0)
            done(reading->parts);
    };
    for (qsizetype place = 0; place < wanted.size(); ++place) {
        const auto [by, was] = wanted[place];
        const Result<QString> target = isBegin ? by->wanted(show) : Result<QString>(was.before);
        if (!target) {
            set(place,
                {.failure
                 = target.error().message.isEmpty() ? tr("It was deleted.") : target.error().message});
            continue;
        }
        by->read(guard, [this, set, place, by, was, isBegin, target = *target](const Result<QString> &now) {
            if (!now)
                return set(place,
                           {.failure = now.error().message.isEmpty() ? tr("The service did not answer.")
                                                                     : now.error().message});
            const bool isRestoring = !isBegin && !was.steps.isEmpty();
            PartPlan part = isRestoring ? restored(by, was, *now) : compared(*by, *now, target);
            set(place, part);
        });
    }
    if (wanted.isEmpty())
        done({});
}

}  // namespace Sidestage
