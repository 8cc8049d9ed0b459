// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_store.h"

#include "profile/profile_store.h"
#include "profile/tables.h"
#include "schema/describe.h"
#include "storage/on_disk.h"

namespace Sidestage {

using namespace Api;

namespace Tables {
const char *const rewardLibrary = R"(
    CREATE TABLE library_rewards (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account TEXT NOT NULL,
        service_id TEXT,
        fields TEXT NOT NULL,
        seen TEXT,
        changed_at INTEGER NOT NULL,
        used_at INTEGER,
        UNIQUE (account, service_id)
    );
    CREATE TABLE reward_sets (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account TEXT NOT NULL,
        name TEXT NOT NULL,
        favourite INTEGER NOT NULL DEFAULT 0,
        applied_at INTEGER
    );
    CREATE INDEX reward_sets_of ON reward_sets (account);
    CREATE TABLE reward_set_members (
        set_id INTEGER NOT NULL REFERENCES reward_sets (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        reward INTEGER NOT NULL REFERENCES library_rewards (id) ON DELETE CASCADE,
        PRIMARY KEY (set_id, place)
    ) WITHOUT ROWID;
    CREATE INDEX reward_set_members_of ON reward_set_members (reward);
    CREATE TABLE swap_plans (
        account TEXT PRIMARY KEY,
        set_id INTEGER NOT NULL,
        set_name TEXT NOT NULL,
        slots_before INTEGER NOT NULL,
        slots_after INTEGER NOT NULL,
        requests INTEGER NOT NULL,
        is_over INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE TABLE swap_steps (
        account TEXT NOT NULL REFERENCES swap_plans (account) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        what INTEGER NOT NULL,
        reward INTEGER NOT NULL,
        title TEXT NOT NULL,
        service_id TEXT NOT NULL,
        waiting INTEGER NOT NULL,
        waiting_points INTEGER NOT NULL,
        queue INTEGER NOT NULL,
        forgotten INTEGER NOT NULL,
        state INTEGER NOT NULL,
        reason TEXT NOT NULL,
        PRIMARY KEY (account, place)
    ) WITHOUT ROWID;
)";
}

namespace {

QString toText(const RewardChanges &fields)
{
    QByteArray text;
    JsonWriter writer(text);
    toJson(schemaOf<RewardChanges>(), &fields, writer);
    return QString::fromUtf8(text);
}

RewardChanges fromText(const QString &text)
{
    RewardChanges fields;
    Error error;
    const QByteArray utf8 = text.toUtf8();
    const auto document = JsonDocument::parse(utf8);
    if (!document || !fromJson(schemaOf<RewardChanges>(), document->root(), &fields, error))
        return {};
    return fields;
}

Result<void> plain(const Result<int> &done)
{
    return done ? Result<void>() : Result<void>(done.error());
}

/// For a column that cannot be NULL.
QString orEmpty(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

template <class Enum>
Enum enumAt(const Rows &rows, int column, Enum last)
{
    const qint64 number = rows.integer(column);
    return number < 0 || number > qint64(last) ? Enum{} : Enum(number);
}

}  // namespace

LibraryStore::LibraryStore(ProfileStore *store, QString account)
    : m_store(store)
    , m_account(std::move(account))
{
}

QList<KeptReward> LibraryStore::rewards() const
{
    QList<KeptReward> rewards;
    auto rows = m_store->database().query("SELECT id, service_id, fields, seen, changed_at, used_at"
                                          " FROM library_rewards WHERE account = ? ORDER BY id",
                                          m_account);
    while (rows.next()) {
        KeptReward reward{.own = {.id = rows.integer(0),
                                  .serviceId = rows.text(1),
                                  .reward = fromText(rows.text(2)),
                                  .changedAt = rows.time(4),
                                  .usedAt = rows.time(5)}};
        if (!rows.isNull(3))
            reward.seen = fromText(rows.text(3));
        rewards.append(reward);
    }
    return rewards;
}

Result<void> LibraryStore::save(KeptReward &reward)
{
    auto &database = m_store->database();
    const LibraryReward &own = reward.own;
    const auto serviceId = own.serviceId.isEmpty() ? std::nullopt : std::optional(own.serviceId);
    const auto seen = reward.seen ? std::optional(toText(*reward.seen)) : std::nullopt;
    if (own.id) {
        // Inserts when a removed reward is restored with its id, which the sets refer to.
        return plain(database.run("INSERT INTO library_rewards (id, account, service_id, fields, seen,"
                                  " changed_at, used_at) VALUES (?, ?, ?, ?, ?, ?, ?)"
                                  " ON CONFLICT (id) DO UPDATE SET service_id = excluded.service_id,"
                                  " fields = excluded.fields, seen = excluded.seen,"
                                  " changed_at = excluded.changed_at, used_at = excluded.used_at",
                                  own.id, m_account, serviceId, toText(own.reward), seen, own.changedAt,
                                  own.usedAt));
    }
    auto done = database.run("INSERT INTO library_rewards (account, service_id, fields, seen, changed_at,"
                             " used_at) VALUES (?, ?, ?, ?, ?, ?)",
                             m_account, serviceId, toText(own.reward), seen, own.changedAt, own.usedAt);
    if (done)
        reward.own.id = database.lastInsertId();
    return plain(done);
}

Result<void> LibraryStore::remove(qint64 id)
{
    return plain(
        m_store->database().run("DELETE FROM library_rewards WHERE id = ? AND account = ?", id, m_account));
}

QList<RewardSet> LibraryStore::sets() const
{
    QList<RewardSet> sets;
    auto rows = m_store->database().query(
        "SELECT id, name, favourite, applied_at FROM reward_sets WHERE account = ? ORDER BY id", m_account);
    while (rows.next()) {
        RewardSet set{.id = rows.integer(0),
                      .name = rows.text(1),
                      .isFavourite = rows.boolean(2),
                      .appliedAt = rows.time(3)};
        auto members = m_store->database().query(
            "SELECT reward FROM reward_set_members WHERE set_id = ? ORDER BY place", set.id);
        while (members.next())
            set.rewards.append(members.integer(0));
        sets.append(set);
    }
    return sets;
}

Result<void> LibraryStore::save(RewardSet &set)
{
    auto &database = m_store->database();
    const bool isNew = set.id == 0;
    qint64 id = set.id;
    const auto done = database.transaction([&]() -> Result<void> {
        auto written = isNew ? database.run("INSERT INTO reward_sets (account, name, favourite, applied_at)"
                                            " VALUES (?, ?, ?, ?)",
                                            m_account, set.name, set.isFavourite, set.appliedAt)
                             : database.run("UPDATE reward_sets SET name = ?, favourite = ?, applied_at = ?"
                                            " WHERE id = ? AND account = ?",
                                            set.name, set.isFavourite, set.appliedAt, set.id, m_account);
        if (!written)
            return written.error();
        if (isNew)
            id = database.lastInsertId();
        auto cleared = database.run("DELETE FROM reward_set_members WHERE set_id = ?", id);
        if (!cleared)
            return cleared.error();
        for (int place = 0; place < set.rewards.size(); ++place) {
            auto member = database.run("INSERT INTO reward_set_members VALUES (?, ?, ?)", id, place,
                                       set.rewards[place]);
            if (!member)
                return member.error();
        }
        return {};
    });
    if (done)
        set.id = id;
    return done;
}

Result<void> LibraryStore::removeSet(qint64 id)
{
    return plain(
        m_store->database().run("DELETE FROM reward_sets WHERE id = ? AND account = ?", id, m_account));
}

std::optional<LibraryStore::KeptPlan> LibraryStore::plan() const
{
    auto &database = m_store->database();
    auto rows = database.query("SELECT set_id, set_name, slots_before, slots_after, requests, is_over"
                               " FROM swap_plans WHERE account = ?",
                               m_account);
    if (!rows.next())
        return {};
    KeptPlan kept{.plan = {.set = {.id = rows.integer(0), .name = rows.text(1)},
                           .slotsBefore = int(rows.integer(2)),
                           .slotsAfter = int(rows.integer(3)),
                           .requests = int(rows.integer(4))},
                  .isOver = rows.boolean(5)};
    auto steps = database.query("SELECT what, reward, title, service_id, waiting, waiting_points, queue,"
                                " forgotten, state, reason FROM swap_steps WHERE account = ? ORDER BY place",
                                m_account);
    while (steps.next()) {
        kept.plan.steps.append({.what = enumAt(steps, 0, PlanStep::What::Update),
                                .reward = steps.integer(1),
                                .title = steps.text(2),
                                .serviceId = steps.text(3),
                                .waiting = int(steps.integer(4)),
                                .waitingPoints = steps.integer(5),
                                .queue = enumAt(steps, 6, PlanStep::Queue::KeepOn),
                                .isForgotten = steps.boolean(7),
                                .state = enumAt(steps, 8, PlanStep::State::Skipped),
                                .reason = steps.text(9)});
    }
    return kept;
}

Result<void> LibraryStore::savePlan(const SwapPlan &plan)
{
    auto &database = m_store->database();
    const OnDisk onDisk(database);
    if (!onDisk.status())
        return onDisk.status();
    return database.transaction([&]() -> Result<void> {
        auto cleared = database.run("DELETE FROM swap_plans WHERE account = ?", m_account);
        if (!cleared)
            return cleared.error();
        auto done = database.run("INSERT INTO swap_plans (account, set_id, set_name, slots_before,"
                                 " slots_after, requests) VALUES (?, ?, ?, ?, ?, ?)",
                                 m_account, plan.set.id, orEmpty(plan.set.name), plan.slotsBefore,
                                 plan.slotsAfter, plan.requests);
        if (!done)
            return done.error();
        for (int place = 0; place < plan.steps.size(); ++place) {
            if (auto step = saveStep(place, plan.steps[place]); !step)
                return step;
        }
        return {};
    });
}

Result<void> LibraryStore::saveStep(int place, const PlanStep &step)
{
    // Only Running is synced. savePlan() saves other states in a transaction, where OnDisk must not be
    // created.
    const OnDisk onDisk(m_store->database(), step.state == PlanStep::State::Running);
    if (!onDisk.status())
        return onDisk.status();
    return plain(m_store->database().run(
        "INSERT OR REPLACE INTO swap_steps VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", m_account, place,
        int(step.what), step.reward, orEmpty(step.title), orEmpty(step.serviceId), step.waiting,
        step.waitingPoints, int(step.queue), step.isForgotten, int(step.state), orEmpty(step.reason)));
}

Result<void> LibraryStore::endPlan()
{
    const OnDisk onDisk(m_store->database());
    if (!onDisk.status())
        return onDisk.status();
    return plain(m_store->database().run("UPDATE swap_plans SET is_over = 1 WHERE account = ?", m_account));
}

Result<void> LibraryStore::inTransaction(const std::function<Result<void>()> &work)
{
    return m_store->database().transaction(work);
}

}  // namespace Sidestage
