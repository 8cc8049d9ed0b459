// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards/reward_list_world.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

namespace {

struct ListRig : RewardListWorld
{
    using RewardListWorld::RewardListWorld;

    template <class Start>
    Result<Reward> changed(Start start)
    {
        std::optional<Result<Reward>> outcome;
        start([&](const Result<Reward> &done) { outcome = done; });
        [&] { QTRY_VERIFY(outcome); }();
        return outcome.value_or(Error{.kind = Error::Kind::Timeout});
    }
    Result<Reward> create(const RewardChanges &reward)
    {
        return changed([&](auto done) { list.create(reward, &list, done); });
    }
    Result<Reward> update(const QString &rewardId, const RewardChanges &changes)
    {
        return changed([&](auto done) { list.update(rewardId, changes, &list, done); });
    }
    Result<void> remove(const QString &rewardId)
    {
        std::optional<Result<void>> outcome;
        list.remove(rewardId, &list, [&](const Result<void> &done) { outcome = done; });
        [&] { QTRY_VERIFY(outcome); }();
        return outcome.value_or(Error{.kind = Error::Kind::Timeout});
    }
};
using StartedList = Ready<ListRig, &RewardListWorld::startList>;

}  // namespace

class TestRewardList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAllRewardsAndWhichOfThemAreOurs()
    {
        ListRig rig;
        const Reward other = rig.made(titled(u"Not ours"_s), u"tilda-tools"_s);
        rig.startList();
        QVERIFY(rig.list.isKnown());
        QCOMPARE(rig.list.all(), rig.onService());
        QVERIFY(!rig.list.find(other.id)->isOurs);
        const auto ours = rig.sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>().madeBy(rig.id(), rig.sandbox.client().id).value_or({});
        });
        QVERIFY(!ours.isEmpty());
        QCOMPARE(rig.list.ours(), ours);

        // Which app has made them is not requested again.
        const int served = rig.sandbox.served(rewardsPath);
        rig.read();
        QCOMPARE(rig.sandbox.served(rewardsPath), served + 1);
    }

    void aReadingTellsWhatWasChangedElsewhere()
    {
        StartedList rig;
        const QString gone = rig.list.ours().first().id;
        const QString changedId = rig.list.ours().last().id;
        QSignalSpy removed(&rig.list, &RewardList::removed);
        const Reward made = rig.made(titled(u"From another window"_s));
        RewardChanges dearer;
        dearer.cost = 4321;
        rig.removeElsewhere(gone);
        rig.changeElsewhere(changedId, dearer);
        rig.read();
        QCOMPARE(rig.list.all(), rig.onService());
        QVERIFY(rig.list.find(made.id)->isOurs);
        QCOMPARE(rig.list.find(changedId)->reward.cost, 4321);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(removed.first().first().toString(), gone);
    }

    void eventsTellWhatWasChangedElsewhereWithoutAReading()
    {
        StartedList rig;
        QTRY_VERIFY(rig.list.isLive());
        // The reads that follow a connection have ended, and the next one is a minute away.
        int served = -1;
        QTRY_VERIFY(std::exchange(served, rig.sandbox.served(rewardsPath)) == rig.sandbox.served(rewardsPath)
                    && !rig.list.poll()->isReading()
                    && rig.list.poll()->asOf().msecsTo(QDateTime::currentDateTimeUtc()) > 1500);
        const QString changedId = rig.list.ours().first().id;
        const QString gone = rig.list.ours().last().id;
        served = rig.sandbox.served(rewardsPath);
        RewardChanges dearer;
        dearer.cost = 4321;
        rig.changeElsewhere(changedId, dearer);
        rig.removeElsewhere(gone);
        QTRY_COMPARE_WITH_TIMEOUT(rig.list.find(changedId)->reward.cost, 4321, 3000);
        QTRY_VERIFY_WITH_TIMEOUT(!rig.list.find(gone), 3000);
        QCOMPARE(rig.list.all(), rig.onService());
        QCOMPARE(rig.sandbox.served(rewardsPath), served);
        // Events do not contain the owner of a new reward, so the list is read.
        const Reward made = rig.made(titled(u"Not ours"_s), u"tilda-tools"_s);
        QTRY_VERIFY_WITH_TIMEOUT(rig.list.find(made.id), 5000);
        QVERIFY(!rig.list.find(made.id)->isOurs);
        const Reward own = rig.made(titled(u"Ours"_s));
        QTRY_VERIFY_WITH_TIMEOUT(rig.list.find(own.id), 5000);
        QVERIFY(rig.list.find(own.id)->isOurs);
    }

    void anEventOfATimeBeforeOurOwnChangeDoesNotTakeItBack()
    {
        StartedList rig;
        QTRY_VERIFY(rig.list.isLive());
        const QString rewardId = rig.list.ours().first().id;
        int wanted = 0;
        QObject::connect(&rig.list, &RewardList::changed, &rig.list, [&] {
            if (wanted > 0)
                QCOMPARE(rig.list.find(rewardId)->reward.cost, wanted);
        });
        for (int cost = 1; cost <= 12; ++cost) {
            RewardChanges changes;
            changes.cost = wanted = cost;
            rig.list.update(rewardId, changes, &rig.list, {});
        }
        QTRY_COMPARE(rig.list.pending(), 0);
        rig.read();
        QCOMPARE(rig.list.all(), rig.onService());
    }

    void aChangeIsShownAtOnceAndTakenBackWhenRefused()
    {
        StartedList rig;
        const Reward first = rig.list.ours().value(0);
        const Reward second = rig.list.ours().value(1);
        RewardChanges changes;
        changes.isPaused = !first.isPaused;
        rig.list.update(first.id, changes, &rig.list, {});
        QCOMPARE(rig.list.find(first.id)->reward.isPaused, !first.isPaused);
        QCOMPARE(rig.onService(first.title)->isPaused, first.isPaused);
        QTRY_COMPARE(rig.list.pending(), 0);
        QCOMPARE(rig.onService(first.title)->isPaused, !first.isPaused);

        // The title of another reward in other case: the service refuses with its own message.
        RewardChanges taken;
        taken.title = second.title.toUpper();
        std::optional<Result<Reward>> outcome;
        rig.list.update(first.id, taken, &rig.list, [&](const Result<Reward> &done) { outcome = done; });
        QCOMPARE(rig.list.find(first.id)->reward.title, second.title.toUpper());
        QTRY_VERIFY(outcome);
        QVERIFY(!*outcome);
        QCOMPARE(outcome->error().kind, Error::Kind::Invalid);
        QCOMPARE(outcome->error().message, u"UPDATE_CUSTOM_REWARD_DUPLICATE_REWARD"_s);
        QCOMPARE(rig.list.find(first.id)->reward.title, first.title);
    }

    void aNewRewardAppearsWithItsIdAndADeletedOneIsGoneAtOnce()
    {
        StartedList rig;
        const auto made = rig.create(titled(u"Sing the weather"_s));
        QVERIFY(made);
        QVERIFY(!made->id.isEmpty());
        QVERIFY(rig.list.find(made->id)->isOurs);
        QCOMPARE(rig.list.all(), rig.onService());

        QSignalSpy removed(&rig.list, &RewardList::removed);
        rig.list.remove(made->id, &rig.list, {});
        QVERIFY(!rig.list.find(made->id));
        QTRY_COMPARE(removed.count(), 1);
        QVERIFY(!rig.onService(u"Sing the weather"_s));
    }

    void aDeletionThatIsRefusedBringsTheRewardBack()
    {
        ListRig rig;
        const Reward other = rig.made(titled(u"Not ours"_s), u"tilda-tools"_s);
        rig.startList();
        const auto done = rig.remove(other.id);
        QVERIFY(!done);
        QCOMPARE(done.error().kind, Error::Kind::Forbidden);
        QVERIFY(rig.list.find(other.id));
        QCOMPARE(rig.list.availability(), RewardList::Availability::Known);
    }

    void aRewardThatShallBePausedIsNeverOpenInBetween()
    {
        StartedList rig;
        RewardChanges wanted = titled(u"Later"_s);
        wanted.isPaused = true;
        const auto made = rig.create(wanted);
        QVERIFY(made);
        QVERIFY(made->isPaused);
        QVERIFY(made->isEnabled);
        QCOMPARE(*rig.onService(u"Later"_s), *made);
    }

    void aCreationThatCameThroughUnheardIsNotRepeated_data()
    {
        QTest::addColumn<bool>("cut");
        QTest::addColumn<bool>("handled");
        QTest::newRow("500, done") << false << true;
        QTest::newRow("500, not done") << false << false;
        QTest::newRow("cut, done") << true << true;
    }
    void aCreationThatCameThroughUnheardIsNotRepeated()
    {
        QFETCH(bool, cut);
        QFETCH(bool, handled);
        StartedList rig;
        rig.sandbox.fault({.path = rewardsPath,
                           .method = "POST",
                           .status = cut ? 0 : 500,
                           .cutConnection = cut,
                           .handled = handled});
        const qsizetype before = rig.onService().size();
        const auto made = rig.create(titled(u"Once only"_s));
        QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
        QCOMPARE(rig.onService().size(), before + 1);
        QCOMPARE(rig.idCalled(u"Once only"_s), made->id);
    }

    void whatFailsOnTheWayIsTriedAgain()
    {
        StartedList rig;
        const Reward reward = rig.list.ours().first();
        RewardChanges dearer;
        dearer.cost = 777;
        rig.sandbox.fault({.path = rewardsPath, .method = "PATCH", .status = 500});
        QVERIFY(rig.update(reward.id, dearer));
        QCOMPARE(rig.onService(reward.title)->cost, 777);
        rig.sandbox.fault({.path = rewardsPath, .method = "DELETE", .status = 500, .handled = true});
        QVERIFY(rig.remove(reward.id));
        QVERIFY(!rig.onService(reward.title));
        QCOMPARE(rig.list.all(), rig.onService());
    }

    void whatKeepsFailingIsTakenBack()
    {
        StartedList rig;
        const Reward reward = rig.list.ours().first();
        rig.sandbox.fault({.path = rewardsPath, .method = "PATCH", .times = -1, .status = 503});
        RewardChanges dearer;
        dearer.cost = 777;
        const auto done = rig.update(reward.id, dearer);
        QVERIFY(!done);
        QCOMPARE(done.error().kind, Error::Kind::Server);
        QCOMPARE(rig.list.find(reward.id)->reward.cost, reward.cost);
    }

    void changesGoOneAfterTheOther()
    {
        StartedList rig;
        const QString rewardId = rig.list.ours().first().id;
        for (int cost = 1; cost <= 8; ++cost) {
            RewardChanges changes;
            changes.cost = cost;
            rig.list.update(rewardId, changes, &rig.list, {});
        }
        QCOMPARE(rig.list.pending(), 8);
        QCOMPARE(rig.list.find(rewardId)->reward.cost, 8);
        // In whatever order the responses arrive, the last requested value stays shown.
        QSignalSpy changed(&rig.list, &RewardList::changed);
        QObject::connect(&rig.list, &RewardList::changed, &rig.list,
                         [&] { QCOMPARE(rig.list.find(rewardId)->reward.cost, 8); });
        QTRY_COMPARE(rig.list.pending(), 0);
        QVERIFY(changed.count() >= 8);
        QCOMPARE(rig.list.all(), rig.onService());
    }

    void aReadingThatBeganBeforeAChangeDoesNotUndoIt()
    {
        StartedList rig;
        const Reward reward = rig.list.ours().first();
        // The response is delayed and contains the old state.
        rig.sandbox.fault({.path = rewardsPath, .method = "GET", .delay = 700ms});
        rig.list.refresh();
        QTRY_VERIFY(rig.list.poll()->isReading());
        const auto made = rig.create(titled(u"In the meantime"_s));
        QVERIFY(made);
        const auto removed = rig.remove(reward.id);
        QVERIFY(removed);
        QTRY_VERIFY(!rig.list.poll()->isReading());
        QVERIFY(rig.list.find(made->id));
        QVERIFY(!rig.list.find(reward.id));
        QCOMPARE(rig.list.all(), rig.onService());
    }

    void whatOneReadingLeavesOutIsAskedForByItsId()
    {
        RewardListWorld rig;
        rig.startList();
        const auto before = rig.list.all();
        QVERIFY(before.size() >= 2);
        QSignalSpy removed(&rig.list, &RewardList::removed);
        rig.sandbox.fault({.path = rewardsPath, .method = "GET", .body = R"({"data":[]})"});
        rig.read();
        QCOMPARE(rig.list.all(), before);
        QCOMPARE(removed.size(), 0);

        // A deleted reward is not found by its id either.
        rig.removeElsewhere(before.first().id);
        rig.sandbox.fault({.path = rewardsPath, .method = "GET", .body = R"({"data":[]})"});
        rig.read();
        QCOMPARE(rig.list.all(), before.mid(1));
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed.first().first().toString(), before.first().id);
    }

    void theOnlyOneThatIsGoneIsGone()
    {
        RewardListWorld rig;
        rig.startList();
        const Api::Reward last = rig.list.all().last();
        rig.removeElsewhere(last.id);
        rig.read();
        QVERIFY(!rig.list.find(last.id));
        QVERIFY(rig.list.poll()->failure().isEmpty());
    }

    void withoutAnAnswerByIdNothingCountsAsDeleted()
    {
        RewardListWorld rig;
        rig.startList();
        const auto before = rig.list.all();
        QSignalSpy removed(&rig.list, &RewardList::removed);
        rig.sandbox.fault({.path = rewardsPath, .method = "GET", .body = R"({"data":[]})"});
        rig.sandbox.fault({.path = rewardsPath,
                           .method = "GET",
                           .query = "id=" + before.first().id.toLatin1(),
                           .times = -1,
                           .status = 503});
        rig.read();
        QVERIFY(!rig.list.poll()->failure().isEmpty());
        QCOMPARE(rig.list.all(), before);
        QCOMPARE(removed.size(), 0);
        QCOMPARE(rig.list.availability(), RewardList::Availability::Known);
    }

    void tellsWhyThereAreNone_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<bool>("allowed");
        QTest::addColumn<int>("expected");
        QTest::newRow("no scope") << u"teaandturrets"_s << false
                                  << int(RewardList::Availability::NoPermission);
        QTest::newRow("neither affiliate nor partner")
            << u"quillscribe"_s << true << int(RewardList::Availability::NotEligible);
    }
    void tellsWhyThereAreNone()
    {
        QFETCH(QString, login);
        QFETCH(bool, allowed);
        QFETCH(int, expected);
        ListRig rig(
            {.login = login,
             .scopes = allowed ? SandboxFixture::everyScope() : ScopeSet{Scope::ChannelManageBroadcast}});
        rig.startList();
        QCOMPARE(int(rig.list.availability()), expected);
        QVERIFY(!rig.list.isKnown());
        QVERIFY(!rig.list.poll()->failure().isEmpty());
        QCOMPARE(rig.list.mayChange(), allowed);
    }

    void aFailedReadingKeepsWhatWasKnown()
    {
        StartedList rig;
        const auto before = rig.list.all();
        rig.sandbox.fault({.path = rewardsPath, .method = "GET", .times = -1, .status = 500});
        rig.read();
        QVERIFY(!rig.list.poll()->failure().isEmpty());
        QVERIFY(rig.list.isKnown());
        QCOMPARE(rig.list.all(), before);
    }
};

QTEST_GUILESS_MAIN(TestRewardList)
#include "tst_reward_list.moc"
