// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_store.h"

#include "profile/drafts.h"
#include "profile/profile_store.h"
#include "profile/tables.h"
#include "storage/table.h"

namespace Sidestage {

namespace {

/// A reward in a set. It is removed with either.
struct SetMember
{
    qint64 set = 0;
    int place = 0;
    qint64 reward = 0;
    bool isPaused = false;

    static constexpr Table table{
        .name = "reward_set_members",
        .key = "set_id, place",
        .also = "FOREIGN KEY (set_id) REFERENCES reward_sets (id) ON DELETE CASCADE,"
                " FOREIGN KEY (reward) REFERENCES library_rewards (id) ON DELETE CASCADE",
        .indexes = "CREATE INDEX reward_set_members_of ON reward_set_members (reward);",
    };
    static void describe(auto &is)
    {
        is("set_id", &SetMember::set);
        is("place", &SetMember::place);
        is("reward", &SetMember::reward);
        is("is_paused", &SetMember::isPaused);
    }
};

struct KeptStep
{
    int place = 0;
    PlanStep step{};

    static constexpr Table table{
        .name = "swap_steps",
        .key = "account, place",
        .scope = "account",
        .also = "FOREIGN KEY (account) REFERENCES swap_plans (account) ON DELETE CASCADE",
    };
    static void describe(auto &is)
    {
        is("place", &KeptStep::place);
        is.embed(&KeptStep::step);
    }
};

const QString swapBackArea = QStringLiteral("rewards-swap-back");

/// Ids in the library.
struct KeptSwapBack
{
    QStringList rewards{};
    QStringList paused{};

    static void describe(auto &is)
    {
        is("rewards", &KeptSwapBack::rewards);
        is("paused", &KeptSwapBack::paused);
    }
};

}  // namespace

QByteArray Tables::rewardLibrary()
{
    return createTable<KeptReward>() + createTable<RewardSet>() + createTable<SetMember>()
        + createTable<LibraryStore::KeptPlan>() + createTable<KeptStep>();
}

QByteArray Tables::pausedRewards()
{
    // Made again, so that it is the same table whether the file is new or had members without the column.
    return "CREATE TEMP TABLE members AS SELECT set_id, place, reward FROM reward_set_members;\n"
           "DROP TABLE reward_set_members;\n"
        + createTable<SetMember>()
        + "INSERT INTO reward_set_members SELECT set_id, place, reward, 0 FROM members;\n"
          "DROP TABLE members;\n";
}

LibraryStore::LibraryStore(ProfileStore *store, QString account)
    : m_store(store)
    , m_account(std::move(account))
{
}

QList<KeptReward> LibraryStore::rewards() const
{
    return m_store->database().all<KeptReward>("WHERE account = ? ORDER BY id", m_account).value_or({});
}

Result<void> LibraryStore::save(KeptReward &reward)
{
    // Inserts also when a removed reward is restored with its id, which the sets refer to.
    const auto id = m_store->database().write([&](Transaction &t) { return t.upsert(reward, m_account); });
    if (!id)
        return id.error();
    reward.own.id = *id;
    return {};
}

Result<void> LibraryStore::remove(qint64 id)
{
    return m_store->database().write([&](Transaction &t) { t.remove<KeptReward>(m_account, id); });
}

QList<RewardSet> LibraryStore::sets() const
{
    return m_store->database()
        .read([&](Transaction &t) {
            auto sets = t.all<RewardSet>("WHERE account = ? ORDER BY id", m_account);
            for (RewardSet &set : sets) {
                for (const SetMember &member : t.all<SetMember>("WHERE set_id = ? ORDER BY place", set.id))
                    (member.isPaused ? set.paused : set.rewards).append(member.reward);
            }
            return sets;
        })
        .value_or({});
}

Result<void> LibraryStore::save(RewardSet &set)
{
    const auto id = m_store->database().write([&](Transaction &t) {
        const qint64 kept = t.upsert(set, m_account);
        t.run("DELETE FROM reward_set_members WHERE set_id = ?", kept);
        int place = 0;
        for (const qint64 reward : set.rewards)
            t.insert(SetMember{kept, place++, reward, false});
        for (const qint64 reward : set.paused)
            t.insert(SetMember{kept, place++, reward, true});
        return kept;
    });
    if (!id)
        return id.error();
    set.id = *id;
    return {};
}

Result<void> LibraryStore::removeSet(qint64 id)
{
    return m_store->database().write([&](Transaction &t) { t.remove<RewardSet>(m_account, id); });
}

std::optional<LibraryStore::KeptPlan> LibraryStore::plan() const
{
    return m_store->database()
        .read([&](Transaction &t) {
            auto kept = t.one<KeptPlan>("WHERE account = ?", m_account);
            if (!kept)
                return kept;
            for (const KeptStep &one : t.all<KeptStep>("WHERE account = ? ORDER BY place", m_account))
                kept->plan.steps.append(one.step);
            return kept;
        })
        .value_or(std::nullopt);
}

std::optional<RewardSet> LibraryStore::swapBack() const
{
    const auto kept = m_store->draftOf<KeptSwapBack>(m_account, swapBackArea);
    if (!kept)
        return {};
    RewardSet set;
    for (const QString &id : kept->rewards)
        set.rewards.append(id.toLongLong());
    for (const QString &id : kept->paused)
        set.paused.append(id.toLongLong());
    return set;
}

Result<void> LibraryStore::savePlan(const SwapPlan &plan, const std::optional<RewardSet> &swapBack)
{
    // In one transaction: a plan that goes on after a kill can be swapped back.
    return m_store->database().writeDurably([&](Transaction &t) {
        t.remove<KeptPlan>(m_account);
        t.insert(KeptPlan{plan, false}, m_account);
        for (int place = 0; place < plan.steps.size(); ++place)
            t.insert(KeptStep{place, plan.steps[place]}, m_account);
        if (!swapBack)
            return;
        KeptSwapBack kept;
        for (const qint64 id : swapBack->rewards)
            kept.rewards.append(QString::number(id));
        for (const qint64 id : swapBack->paused)
            kept.paused.append(QString::number(id));
        if (const auto saved = m_store->saveDraft(m_account, swapBackArea, kept); !saved)
            Transaction::fail(saved.error());
    });
}

Result<void> LibraryStore::addSteps(int firstPlace, const QList<PlanStep> &steps)
{
    return m_store->database().write([&](Transaction &t) {
        for (int place = firstPlace; const PlanStep &step : steps)
            t.insert(KeptStep{place++, step}, m_account);
    });
}

Result<void> LibraryStore::saveStep(int place, const PlanStep &step)
{
    const auto work = [&](Transaction &t) { t.upsert(KeptStep{place, step}, m_account); };
    Database &database = m_store->database();
    return step.state == PlanStep::State::Running ? database.writeDurably(work) : database.write(work);
}

Result<void> LibraryStore::endPlan()
{
    return m_store->database().writeDurably(
        [&](Transaction &t) { t.run("UPDATE swap_plans SET is_over = 1 WHERE account = ?", m_account); });
}

Result<void> LibraryStore::inTransaction(const std::function<Result<void>()> &work)
{
    return m_store->database().transaction(work);
}

}  // namespace Sidestage
