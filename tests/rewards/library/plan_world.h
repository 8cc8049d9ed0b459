// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library_world.h"

namespace Sidestage {

struct PlanWorld : LibraryWorld
{
    /// A set of `created` new rewards, and of existing ones with `withThere`. Its plan turns all others off.
    RewardSet makeSet(int created, bool withThere = true)
    {
        RewardSet set{.name = u"Night"_s};
        for (int i = 0; i < created; ++i)
            set.rewards.append(keep(u"Night %1"_s.arg(i), 10 + i));
        if (withThere) {
            for (const char *title : {"Hydrate!", "Swap the teapot"})
                set.rewards.append(called(QLatin1String(title))->id);
        }
        if (!library().saveSet(set))
            qFatal("cannot keep the set");
        return set;
    }
    /// Fills all free slots of the service with rewards that are off.
    void fillSlots()
    {
        for (int i = 0; onService().size() < RewardList::maxRewards; ++i) {
            const Api::Reward filler = made(titled(u"Filler %1"_s.arg(i)));
            Api::RewardChanges off;
            off.isEnabled = false;
            changeElsewhere(filler.id, off);
        }
        readAgain();
    }
    void apply(const SwapPlan &plan)
    {
        QSignalSpy failed(&library(), &RewardLibrary::failed);
        library().apply(plan);
        QVERIFY(failed.isEmpty());
    }
    /// Carries the plan out. Returns the number of failed steps.
    int carryOut(const SwapPlan &plan)
    {
        QSignalSpy finished(&library(), &RewardLibrary::planFinished);
        apply(plan);
        awaitEnd();
        return finished.isEmpty() ? -1 : finished.last().first().toInt();
    }
    void awaitEnd()
    {
        [&] { QTRY_VERIFY(!library().isRunning()); }();
    }
    /// Verifies that exactly the set is on, and that rewards of other apps are unchanged.
    void verifyIsOn(const RewardSet &set, const QList<Api::Reward> &before)
    {
        QSet<QString> wanted;
        for (const qint64 id : set.rewards) {
            const auto own = library().reward(id);
            QVERIFY(own);
            wanted.insert(own->title());
            const auto there = onService(own->title());
            QVERIFY2(there, qPrintable(own->title()));
            QVERIFY2(isOn(*there), qPrintable(own->title()));
            QCOMPARE(own->serviceId, there->id);
            QVERIFY(isEmpty(differenceOf(*there, turnedOn(own->reward))));
        }
        const auto rewards = onService();
        QVERIFY(rewards.size() <= RewardList::maxRewards);
        for (const Api::Reward &reward : rewards) {
            const auto own = ownOf(reward);
            QVERIFY(own);
            if (own->isElsewhere)
                QVERIFY(before.contains(reward));
            else
                QCOMPARE(reward.isEnabled, wanted.contains(reward.title));
        }
        for (const Api::Reward &reward : before) {
            const auto own = ownOf(reward);
            QVERIFY(!own || !own->isElsewhere || rewards.contains(reward));
        }
    }
    std::optional<LibraryReward> ownOf(const Api::Reward &reward)
    {
        const auto all = library().rewards();
        const auto found = std::ranges::find(all, reward.id, &LibraryReward::serviceId);
        return found == all.end() ? std::nullopt : std::optional(*found);
    }
    /// The arguments for carryOutIn().
    QStringList arguments() const
    {
        const ServiceProfile at = profile();
        return {at.baseUrl.toString(), at.authUrl.toString(), at.clientId,         at.clientSecret, file(),
                signedIn.userId,       signedIn.login,        signedIn.accessToken};
    }
    int creations()
    {
        return sandbox.inSandbox([](Sandbox::World &world) {
            return int(std::count_if(world.domainEvents().begin(), world.domainEvents().end(),
                                     [](const Sandbox::DomainEvent &domainEvent) {
                                         return domainEvent.kind == Sandbox::DomainEvent::Kind::RewardAdded;
                                     }));
        });
    }
};

/// The reasons of failed steps, one line each.
inline QString reasonsOf(const SwapPlan &plan)
{
    QStringList lines;
    for (const PlanStep &step : plan.steps) {
        if (step.state != PlanStep::State::Done)
            lines.append(u"%1: %2 %3"_s.arg(step.title).arg(int(step.state)).arg(step.reason));
    }
    return lines.join(u'\n');
}

}  // namespace Sidestage
