// SPDX-License-Identifier: GPL-3.0-or-later
#include "goals.h"

#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/subscribers.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Goals::tables = R"(
CREATE TABLE goals (
    id TEXT PRIMARY KEY,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    type INTEGER NOT NULL,                  -- Api::GoalType
    description TEXT NOT NULL,
    amount INTEGER NOT NULL,                -- without what was counted since; of its end, if it has ended
    counted INTEGER NOT NULL,               -- what the channel had when the amount was stored
    target INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    ended_at INTEGER                        -- NULL: it runs
) WITHOUT ROWID;
CREATE UNIQUE INDEX goals_running ON goals (broadcaster_id, type) WHERE ended_at IS NULL;
)";

namespace {

Error noGoal()
{
    return refuse(404, QStringLiteral("The broadcaster has no goal of this type."));
}

bool countsOnlyNew(GoalType type)
{
    return type == GoalType::NewSubscription || type == GoalType::NewSubscriptionCount;
}

/// Whether a goal of this type may go on like this.
Result<void> mayBecome(const Goal &before, const Goals::Changes &changes)
{
    const qint64 amount = changes.currentAmount.value_or(0);
    if (changes.targetAmount.value_or(1) < 1)
        return refuse(400, QStringLiteral("The target of a goal must be at least 1."));
    if (amount < 0)
        return refuse(400, QStringLiteral("The amount of a goal cannot be negative."));
    if (changes.currentAmount && before.type == GoalType::Follower)
        return refuse(400, QStringLiteral("A follower goal counts the followers of the channel."));
    if (changes.currentAmount && countsOnlyNew(before.type) && amount < before.currentAmount)
        return refuse(400, QStringLiteral("A goal of new subscriptions cannot lose any."));
    return {};
}

}  // namespace

Result<void> Goals::seed(Dice &dice)
{
    struct Part
    {
        const char *login;
        GoalType type;
        const char *description;
        qint64 step;  ///< The target is the next multiple of it.
        int days;     ///< Since it began.
    };
    constexpr Part parts[] = {
        {"teaandturrets", GoalType::Follower, "A bigger pot", 500, 41},
        {"teaandturrets", GoalType::NewSubscriptionCount, "Fresh cups for the spring siege", 50, 9},
        {"pipnocturne", GoalType::SubscriptionCount, "Owls on the roof", 100, 120},
        {"moonlitforge", GoalType::Subscription, "", 100, 16},
    };
    for (const Part &part : parts) {
        const auto user = m_world.userByLogin(QLatin1String(part.login));
        if (!user)
            continue;
        constexpr qint64 day = 24 * 3600;
        const qint64 amount = countsOnlyNew(part.type) ? dice.between(20, 45) : counted(user->id, part.type);
        const qint64 began = m_world.clock().msecs() / 1000 - part.days * day - dice.below(day);
        const Goal goal{.type = part.type,
                        .description = QLatin1String(part.description),
                        .currentAmount = amount,
                        .targetAmount = (amount / part.step + 1) * part.step,
                        .createdAt = utcTime(began * 1000)};
        must(insert(user->id, goal));
    }
    return {};
}

#define GOAL                                                                                                 \
    "SELECT g.id, g.broadcaster_id, u.display_name, u.login, g.type, g.description, g.amount, g.target,"     \
    " g.created_at, g.ended_at, g.counted FROM goals g JOIN users u ON u.id = g.broadcaster_id"

Result<QList<Goal>> Goals::running(const QString &broadcasterId)
{
    return listOf<Goal>(
        m_database.query(GOAL
                         " WHERE g.broadcaster_id = ? AND g.ended_at IS NULL ORDER BY g.created_at, g.type",
                         rowId(broadcasterId)),
        [&](const Rows &rows) { return read(rows).goal; });
}

std::optional<Goal> Goals::running(const QString &broadcasterId, GoalType type)
{
    Rows rows = m_database.query(GOAL " WHERE g.broadcaster_id = ? AND g.type = ? AND g.ended_at IS NULL",
                                 rowId(broadcasterId), int(type));
    return rows.next() ? std::optional(read(rows).goal) : std::nullopt;
}

std::optional<Goals::Story> Goals::story(const QString &goalId)
{
    Rows rows = m_database.query(GOAL " WHERE g.id = ?", goalId);
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}
#undef GOAL

Goals::Story Goals::read(const Rows &rows)
{
    Story story{.goal = {.id = rows.text(0),
                         .broadcasterId = rows.text(1),
                         .broadcasterName = rows.text(2),
                         .broadcasterLogin = rows.text(3),
                         .type = GoalType(rows.integer(4)),
                         .description = rows.text(5),
                         .currentAmount = rows.integer(6),
                         .targetAmount = rows.integer(7),
                         .createdAt = rows.time(8)},
                .endedAt = rows.time(9)};
    if (!story.endedAt.isValid())
        story.goal.currentAmount = std::max<qint64>(
            0,
            story.goal.currentAmount + counted(story.goal.broadcasterId, story.goal.type) - rows.integer(10));
    return story;
}

qint64 Goals::counted(const QString &broadcasterId, GoalType type)
{
    const auto totals = m_world.area<Subscribers>().totals(broadcasterId);
    switch (type) {
    case GoalType::Follower:
        return m_world.follows().followerCount(broadcasterId);
    case GoalType::Subscription:
        return totals.points;
    case GoalType::SubscriptionCount:
        return totals.subscriptions;
    case GoalType::NewSubscription:
        return totals.newPoints;
    case GoalType::NewSubscriptionCount:
        return totals.newSubscriptions;
    case GoalType::Unknown:
        break;
    }
    return 0;
}

Result<void> Goals::insert(const QString &broadcasterId, const Goal &goal)
{
    // Derived from the number of goals, which are never deleted, so that the same seed produces the same ids.
    static const QUuid space(QStringLiteral("c2b9a3de-0d3e-4a3f-9a6f-5e1b7f0c4d11"));
    Rows known = m_database.query("SELECT count(*) FROM goals");
    if (!known.next())
        return known.status();
    return statusOf(m_database.run(
        "INSERT INTO goals (id, broadcaster_id, type, description, amount, counted, target, created_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        QUuid::createUuidV5(space, QString::number(known.integer(0))).toString(QUuid::WithoutBraces),
        rowId(broadcasterId), int(goal.type), goal.description, goal.currentAmount,
        counted(broadcasterId, goal.type), goal.targetAmount, goal.createdAt));
}

Result<Goal> Goals::start(const QString &broadcasterId, GoalType type, const Changes &changes)
{
    Goal goal{.type = type,
              .description = changes.description.value_or(QStringLiteral("")),
              .targetAmount = changes.targetAmount.value_or(0),
              .createdAt = m_world.clock().now()};
    if (auto may = mayBecome(goal, changes); !may)
        return may.error();
    if (!changes.targetAmount)
        return refuse(400, QStringLiteral("A goal needs a target."));
    if (running(broadcasterId, type))
        return refuse(409, QStringLiteral("The broadcaster already has a goal of this type."));
    goal.currentAmount
        = changes.currentAmount.value_or(countsOnlyNew(type) ? 0 : counted(broadcasterId, type));
    if (auto done = insert(broadcasterId, goal); !done)
        return done.error();
    auto begun = running(broadcasterId, type);
    if (!begun)
        return Error::storage(QStringLiteral("a stored goal was not found"));
    m_world.publish(DomainEvent::Kind::GoalBegan, broadcasterId,
                    {.subjectId = begun->id,
                     .amount = begun->currentAmount,
                     .text = begun->description,
                     .detail = writeText(type)});
    return *std::move(begun);
}

Result<Goal> Goals::change(const QString &broadcasterId, GoalType type, const Changes &changes)
{
    const auto before = running(broadcasterId, type);
    if (!before)
        return noGoal();
    if (auto may = mayBecome(*before, changes); !may)
        return may.error();
    Goal goal = *before;
    goal.description = changes.description.value_or(goal.description);
    goal.targetAmount = changes.targetAmount.value_or(goal.targetAmount);
    goal.currentAmount = changes.currentAmount.value_or(goal.currentAmount);
    if (goal == *before)
        return goal;
    auto done = m_database.run("UPDATE goals SET description = ?, target = ?, amount = ?, counted = ?"
                               " WHERE id = ?",
                               goal.description, goal.targetAmount, goal.currentAmount,
                               counted(broadcasterId, type), goal.id);
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::GoalProgressed, broadcasterId,
                    {.subjectId = goal.id, .amount = goal.currentAmount, .detail = writeText(type)});
    return goal;
}

Result<void> Goals::end(const QString &broadcasterId, GoalType type)
{
    const auto goal = running(broadcasterId, type);
    if (!goal)
        return noGoal();
    auto done = m_database.run("UPDATE goals SET amount = ?, ended_at = ? WHERE id = ?", goal->currentAmount,
                               m_world.clock().now(), goal->id);
    if (done)
        m_world.publish(DomainEvent::Kind::GoalEnded, broadcasterId,
                        {.subjectId = goal->id, .amount = goal->currentAmount, .detail = writeText(type)});
    return statusOf(done);
}

void Goals::serve(Service &service)
{
    service.on<GetCreatorGoals>([this](const auto &in) { return running(in.broadcasterId); });
}

}  // namespace Sidestage::Sandbox
