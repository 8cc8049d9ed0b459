// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/goals.h"
#include "goals.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

/// Api::GoalType has a name more, for types that a client does not know.
enum class GoalType : quint8 {
    Follower,
    Subscription,
    SubscriptionCount,
    NewSubscription,
    NewSubscriptionCount
};
constexpr auto namesOf(GoalType)
{
    constexpr auto all = namesOf(Api::GoalType());
    static_assert(all.size() == int(Api::GoalType::Unknown) + 1
                  && int(GoalType::NewSubscriptionCount) == int(Api::GoalType::Unknown) - 1);
    std::array<const char *, all.size() - 1> names{};
    std::copy_n(all.begin(), names.size(), names.begin());
    return names;
}

inline constexpr Api::Rule goalType = Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Type of goal"));
inline constexpr Api::Rule goalText
    = Api::atMost(40) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Description"));
inline constexpr Api::Rule goalTarget
    = Api::between(1, 1'000'000'000) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Target"));
inline constexpr Api::Rule goalAmount
    = Api::between(0, 1'000'000'000) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Current amount"));

struct StartGoal : InChannel
{
    GoalType type{};
    qint64 target = 0;
    std::optional<qint64> current{};
    std::optional<QString> description{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("type", &StartGoal::type, goalType);
        is.body("target", &StartGoal::target, goalTarget);
        is.body("current", &StartGoal::current, goalAmount);
        is.body("description", &StartGoal::description, goalText);
    }
};

Result<Api::Goal> startGoal(World &world, const StartGoal &in, const Named &named)
{
    return world.area<Goals>().start(named.channel.id, Api::GoalType(in.type),
                                     {in.description, in.target, in.current});
}

/// Absent fields stay unchanged.
struct ChangeGoal : InChannel
{
    GoalType type{};
    std::optional<qint64> target{};
    std::optional<qint64> current{};
    std::optional<QString> description{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("type", &ChangeGoal::type, goalType);
        is.body("target", &ChangeGoal::target, goalTarget);
        is.body("current", &ChangeGoal::current, goalAmount);
        is.body("description", &ChangeGoal::description, goalText);
    }
};

Result<Api::Goal> changeGoal(World &world, const ChangeGoal &in, const Named &named)
{
    return world.area<Goals>().change(named.channel.id, Api::GoalType(in.type),
                                      {in.description, in.target, in.current});
}

struct EndGoal : InChannel
{
    GoalType type{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("type", &EndGoal::type, goalType);
    }
};

Result<void> endGoal(World &world, const EndGoal &in, const Named &named)
{
    return world.area<Goals>().end(named.channel.id, Api::GoalType(in.type));
}

}  // namespace
}  // namespace Controls

void Goals::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(
        ControlGroup::Channels, "start-goal", QT_TRANSLATE_NOOP("Control", "Start a goal"),
        QT_TRANSLATE_NOOP("Control", "Starts a goal, one of each type at a time. It counts by itself."),
        Controls::startGoal);
    calls.post(ControlGroup::Channels, "change-goal", QT_TRANSLATE_NOOP("Control", "Change a goal"),
               QT_TRANSLATE_NOOP("Control", "Changes the goal, or how much of it is reached."),
               Controls::changeGoal);
    calls.post(ControlGroup::Channels, "end-goal", QT_TRANSLATE_NOOP("Control", "End a goal"),
               QT_TRANSLATE_NOOP("Control", "Ends the goal, whether or not it is reached."),
               Controls::endGoal);
}

}  // namespace Sidestage::Sandbox
