// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards/library/swap_plan.h"
#include "rewards/list/reward_changes.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;
using What = PlanStep::What;
using Queue = PlanStep::Queue;

namespace {

/// A library, and a simulated service that carries out a plan.
struct Stage
{
    qint64 add(const QString &title, bool there = false, bool on = false, bool elsewhere = false)
    {
        const qint64 id = elsewhere ? -(library.size() + 1) : library.size() + 1;
        Reward reward{.title = title, .cost = 100, .backgroundColor = u"#112233"_s};
        reward.isEnabled = on;
        LibraryReward own{.id = id, .reward = changesOf(reward), .isElsewhere = elsewhere};
        if (there) {
            reward.id = u"s%1"_s.arg(id);
            own.serviceId = reward.id;
            service.insert(reward.id, reward);
            if (!elsewhere)
                ours.insert(reward.id);
        }
        library.append(own);
        return id;
    }
    LibraryReward &own(qint64 id) { return library[qAbs(id) - 1]; }
    Reward &there(qint64 id) { return service[own(id).serviceId]; }

    SwapRequest request(const QList<qint64> &set) const
    {
        return {.set = {.id = 1, .name = u"Set"_s, .rewards = set},
                .library = library,
                .onService = service.values(),
                .ours = ours,
                .waiting = waiting};
    }

    /// Applies these steps to the simulated service. Returns false if the service would have refused one of
    /// them.
    bool carryOut(const SwapPlan &plan)
    {
        for (const PlanStep &step : plan.steps) {
            LibraryReward &reward = own(step.reward);
            if (step.isChange() && (reward.isElsewhere || step.reward < 0))
                return false;
            switch (step.what) {
            case What::Create: {
                Reward made{.id = u"n%1"_s.arg(step.reward)};
                applyTo(made, turnedOn(reward.reward));
                reward.serviceId = made.id;
                service.insert(made.id, made);
                break;
            }
            case What::TurnOn:
            case What::Update:
                if (!service.contains(reward.serviceId))
                    return false;
                applyTo(service[reward.serviceId], turnedOn(reward.reward));
                break;
            case What::TurnOff:
                if (!service.contains(reward.serviceId))
                    return false;
                service[reward.serviceId].isEnabled = false;
                break;
            case What::Pause:
                if (!service.contains(reward.serviceId))
                    return false;
                applyTo(service[reward.serviceId], turnedOn(reward.reward, true));
                break;
            case What::TakeOff:
                if (step.freesSlot() && service.remove(reward.serviceId) == 0)
                    return false;
                if (step.freesSlot())
                    reward.serviceId.clear();
                break;
            case What::StaysOn:
            case What::StaysOff:
                break;
            }
            if (service.size() > 50)
                return false;
        }
        return true;
    }

    QList<LibraryReward> library{};
    QMap<QString, Reward> service{};
    QSet<QString> ours{};
    QHash<QString, WaitingCount> waiting{};
};

std::optional<What> whatOf(const SwapPlan &plan, qint64 id)
{
    for (const PlanStep &step : plan.steps) {
        if (step.reward == id)
            return step.what;
    }
    return {};
}

}  // namespace

class TestSwapPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRewardGetsWhatItNeeds()
    {
        Stage stage;
        const qint64 on = stage.add(u"on"_s, true, true);
        const qint64 off = stage.add(u"off"_s, true, false);
        const qint64 paused = stage.add(u"paused"_s, true, true);
        stage.there(paused).isPaused = true;
        const qint64 edited = stage.add(u"edited"_s, true, true);
        stage.own(edited).reward.cost = 5;
        const qint64 kept = stage.add(u"library only"_s);
        const qint64 leaves = stage.add(u"leaves"_s, true, true);
        const qint64 sleeps = stage.add(u"sleeps"_s, true, false);
        const qint64 other = stage.add(u"other app"_s, true, true, true);
        const qint64 idle = stage.add(u"idle"_s);
        const SwapPlan plan = planSwap(stage.request({kept, on, off, paused, edited}));
        QCOMPARE(whatOf(plan, on), What::StaysOn);
        QCOMPARE(whatOf(plan, off), What::TurnOn);
        QCOMPARE(whatOf(plan, paused), What::TurnOn);
        QCOMPARE(whatOf(plan, edited), What::Update);
        QCOMPARE(whatOf(plan, kept), What::Create);
        QCOMPARE(whatOf(plan, leaves), What::TurnOff);
        QCOMPARE(whatOf(plan, sleeps), What::StaysOff);
        QVERIFY(!whatOf(plan, other));
        QVERIFY(!whatOf(plan, idle));
        QCOMPARE(plan.slotsBefore, 7);
        QCOMPARE(plan.slotsAfter, 8);
        QCOMPARE(plan.requests, 5);
        QVERIFY(plan.fits);
    }

    void whatASetKeepsPausedStaysOrBecomesPaused()
    {
        Stage stage;
        const qint64 paused = stage.add(u"paused"_s, true, true);
        stage.there(paused).isPaused = true;
        const qint64 on = stage.add(u"on"_s, true, true);
        const qint64 off = stage.add(u"off"_s, true, false);
        const qint64 kept = stage.add(u"library only"_s);
        SwapRequest request = stage.request({});
        request.set.paused = {paused, on, off};
        SwapPlan plan = planSwap(request);
        QVERIFY(!whatOf(plan, paused));
        QCOMPARE(whatOf(plan, on), What::Pause);
        QCOMPARE(whatOf(plan, off), What::Pause);
        QCOMPARE(plan.requests, 2);
        QVERIFY(stage.carryOut(plan));
        for (const qint64 id : {paused, on, off})
            QVERIFY(stage.there(id).isEnabled && stage.there(id).isPaused);
        // One that is not there takes a slot.
        request.set.paused = {kept};
        plan = planSwap(request);
        QCOMPARE(whatOf(plan, kept), What::Pause);
        QCOMPARE(plan.slotsAfter, 4);
        // A set without it turns it off.
        QCOMPARE(whatOf(plan, paused), What::TurnOff);
    }

    void aRewardIsCountedWithWhatWaitsForIt()
    {
        Stage stage;
        const qint64 id = stage.add(u"awaited"_s, true, true);
        stage.waiting.insert(stage.own(id).serviceId, {120, 36'000});
        SwapRequest request = stage.request({});
        request.takeOff = {id};
        const SwapPlan plan = planSwap(request);
        QCOMPARE(plan.steps.size(), 1);
        const PlanStep &step = plan.steps.first();
        QCOMPARE(step.what, What::TakeOff);
        QCOMPARE(step.waiting, 120);
        QCOMPARE(step.waitingPoints, 36'000);
        QCOMPARE(step.queue, Queue::RefundFirst);
        // Closing, three calls that refund, two reads, deleting.
        QCOMPARE(plan.requests, 7);
        QCOMPARE(plan.slotsAfter, 0);
    }

    void whenSlotsAreShortTheLongestUnusedIsTakenOffFirst()
    {
        Stage stage;
        QList<qint64> there;
        for (int i = 0; i < 48; ++i)
            there.append(stage.add(u"there %1"_s.arg(i), true, true));
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const qint64 recent = stage.add(u"recent"_s, true, false);
        const qint64 old = stage.add(u"old"_s, true, false);
        stage.own(recent).usedAt = now;
        stage.own(old).usedAt = now.addDays(-30);
        const qint64 first = stage.add(u"new 1"_s);
        const qint64 second = stage.add(u"new 2"_s);
        const qint64 third = stage.add(u"new 3"_s);

        SwapPlan plan = planSwap(stage.request(there + QList<qint64>{first}));
        QCOMPARE(whatOf(plan, old), What::TakeOff);
        QCOMPARE(whatOf(plan, recent), What::StaysOff);
        QCOMPARE(plan.slotsAfter, 50);

        // One of them has a waiting redemption: then the other one is taken off.
        stage.waiting.insert(stage.own(old).serviceId, {1, 100});
        plan = planSwap(stage.request(there + QList<qint64>{first}));
        QCOMPARE(whatOf(plan, recent), What::TakeOff);
        QCOMPARE(whatOf(plan, old), What::StaysOff);

        plan = planSwap(stage.request(there + QList<qint64>{first, second}));
        QCOMPARE(plan.count(What::TakeOff), 2);
        QVERIFY(plan.fits);
        plan = planSwap(stage.request(there + QList<qint64>{first, second, third}));
        QVERIFY(!plan.fits);
        QCOMPARE(plan.slotsAfter, 51);

        // A reward that is on now and that the plan turns off comes last.
        plan = planSwap(stage.request(there.mid(1) + QList<qint64>{first, second, third}));
        QVERIFY(plan.fits);
        QCOMPARE(whatOf(plan, there.first()), What::TakeOff);
    }

    void aRewardThatIsKeptIsNoSlot()
    {
        Stage stage;
        for (int i = 0; i < 48; ++i)
            stage.add(u"other %1"_s.arg(i), true, true, true);
        const qint64 a = stage.add(u"a"_s, true, false);
        const qint64 b = stage.add(u"b"_s, true, false);
        const qint64 wanted = stage.add(u"wanted"_s);
        SwapPlan plan = planSwap(stage.request({wanted}));
        QCOMPARE(whatOf(plan, a), What::TakeOff);
        QCOMPARE(whatOf(plan, b), What::StaysOff);

        SwapRequest request = stage.request({wanted});
        request.queues.insert(a, Queue::KeepOn);
        plan = planSwap(request);
        QCOMPARE(whatOf(plan, b), What::TakeOff);
        QCOMPARE(plan.count(What::TakeOff), 1);
        QVERIFY(plan.fits);
        request.queues.insert(b, Queue::KeepOn);
        QVERIFY(!planSwap(request).fits);
    }

    void whatIsNoRewardOfTheLibraryIsPassedOver()
    {
        Stage stage;
        const qint64 other = stage.add(u"other"_s, true, true, true);
        const qint64 own = stage.add(u"own"_s);
        const SwapPlan plan = planSwap(stage.request({other, 999, own, own}));
        QCOMPARE(plan.steps.size(), 1);
        QCOMPARE(plan.steps.first().reward, own);
    }

    void everyPlanThatFitsGivesTheSetAndNeverNeedsMoreThanThereIs()
    {
        QRandomGenerator dice(20260301);
        const auto chance = [&](int percent) { return dice.bounded(100) < percent; };
        int fitting = 0, tight = 0;
        for (int round = 0; round < 3000; ++round) {
            Stage stage;
            const int wantedThere = dice.bounded(51);
            const int share = dice.bounded(101);
            for (int i = 0; i < wantedThere; ++i) {
                const qint64 id = stage.add(u"r%1"_s.arg(i), true, chance(50), chance(share / 2));
                if (chance(20))
                    stage.there(id).isPaused = true;
                if (chance(15) && id > 0)
                    stage.own(id).reward.cost = dice.bounded(1, 1000);
                if (chance(30))
                    stage.waiting.insert(stage.own(id).serviceId, {dice.bounded(200), dice.bounded(9000)});
                if (chance(60))
                    stage.own(id).usedAt = QDateTime::fromMSecsSinceEpoch(dice.generate(), Qt::UTC);
            }
            const int more = dice.bounded(70);
            for (int i = 0; i < more; ++i)
                stage.add(u"l%1"_s.arg(i));
            QList<qint64> set;
            SwapRequest request;
            const int inSet = dice.bounded(101);
            for (const LibraryReward &reward : std::as_const(stage.library)) {
                if (chance(inSet))
                    set.append(reward.id);
            }
            request = stage.request(set);
            for (const LibraryReward &reward : std::as_const(stage.library)) {
                if (chance(10))
                    request.takeOff.insert(reward.id);
                if (chance(5))
                    request.queues.insert(reward.id, chance(50) ? Queue::KeepOn : Queue::FulfilFirst);
            }
            const SwapPlan plan = planSwap(request);
            const Stage before = stage;

            int creates = plan.count(What::Create), leaves = plan.count(What::TakeOff);
            QCOMPARE(plan.slotsAfter, plan.slotsBefore + creates - leaves);
            QCOMPARE(plan.fits, plan.slotsAfter <= 50);
            if (!plan.fits)
                continue;
            ++fitting;
            tight += plan.slotsAfter == 50 ? 1 : 0;
            QVERIFY2(stage.carryOut(plan), qPrintable(u"round %1"_s.arg(round)));
            QCOMPARE(stage.service.size(), plan.slotsAfter);

            const QSet<qint64> wanted(set.begin(), set.end());
            for (const LibraryReward &reward : std::as_const(stage.library)) {
                if (reward.isElsewhere) {
                    QCOMPARE(stage.service.value(reward.serviceId), before.service.value(reward.serviceId));
                    continue;
                }
                const auto there = stage.service.constFind(reward.serviceId);
                if (wanted.contains(reward.id)) {
                    QVERIFY(there != stage.service.constEnd());
                    QVERIFY(isOn(*there));
                    QVERIFY(isEmpty(differenceOf(*there, turnedOn(reward.reward))));
                } else if (there != stage.service.constEnd()) {
                    const bool isKept = request.queues.value(reward.id) == Queue::KeepOn;
                    QVERIFY(!there->isEnabled || isKept);
                }
            }
            // No step remains then.
            SwapRequest again = stage.request(set);
            again.ours = request.ours;
            for (const LibraryReward &reward : std::as_const(stage.library)) {
                if (!reward.isElsewhere && !reward.serviceId.isEmpty())
                    again.ours.insert(reward.serviceId);
            }
            const SwapPlan rest = planSwap(again);
            for (const PlanStep &step : rest.steps)
                QVERIFY(!step.isChange() || request.queues.value(step.reward) == Queue::KeepOn);
        }
        QVERIFY2(fitting > 1000, qPrintable(QString::number(fitting)));
        QVERIFY2(tight > 50, qPrintable(QString::number(tight)));
    }
};

QTEST_APPLESS_MAIN(TestSwapPlan)
#include "tst_swap_plan.moc"
