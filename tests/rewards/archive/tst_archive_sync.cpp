// SPDX-License-Identifier: GPL-3.0-or-later

// In the end the archive equals the service, whatever events the program has received and missed.

#include "archive_rows.h"
#include "rewards/rewards_world.h"

#include "rewards/archive_sync.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/rewards_service.h"
#include "sandbox/events/eventsub.h"

using namespace Sidestage;
using Api::RedemptionDecision;

namespace {

struct SyncWorld : RewardsWorld
{
    /// Without events everything has to be polled.
    explicit SyncWorld(bool hasEvents = false)
        : RewardsWorld({.hasEvents = hasEvents})
    {
        reward = create(sandbox.client().id, u"Pick the next song"_s);
    }
    void open()
    {
        service = std::make_unique<RewardsService>(account.get(), Clock::system());
        QSignalSpy read(service->archiveSync(), &ArchiveSync::completed);
        service->start();
        // Failed polls are retried later, here at once.
        const auto hurry = [](Poll *poll) {
            if (!poll->isReading() && !poll->failure().isEmpty())
                poll->trigger();
        };
        const auto isDone = [&] {
            hurry(service->feed()->poll());
            hurry(service->archiveSync()->poll());
            return read.size() > 0;
        };
        [&] { QTRY_VERIFY(isDone()); }();
    }
    void openLive()
    {
        open();
        [&] {
            QTRY_COMPARE(account->events()->state(), EventService::State::Connected);
            QTRY_VERIFY(service->feed()->isLive());
        }();
    }
    /// Reads the decided redemptions once more.
    void read()
    {
        QSignalSpy read(service->archiveSync(), &ArchiveSync::completed);
        service->feed()->refresh();
        [&] {
            QTRY_VERIFY(!service->archiveSync()->poll()->isReading());
            service->archiveSync()->poll()->trigger();
            QTRY_VERIFY(read.size() > 0);
        }();
    }
    /// From now on only passes() advances the time of the polls.
    void holdTime()
    {
        account->polls()->setTime([this] { return now; });
        passes(1);
    }
    /// Lets this many seconds pass, with all polls that are due in them.
    void passes(int seconds)
    {
        for (int i = 0; i < seconds; ++i) {
            now += 1'000;
            for (int turn = 0; turn < 4; ++turn) {  // polls that are due together run one after the other
                now += 20;
                account->polls()->checkDue();
                [&] {
                    QTRY_VERIFY(!service->feed()->poll()->isReading()
                                && !service->archiveSync()->poll()->isReading());
                }();
            }
        }
    }
    void loseEvents() { eventFault({.kind = Sandbox::EventFault::Kind::Drop, .times = -1}); }
    QString create(const QString &clientId, const QString &title, bool skipsQueue = false)
    {
        Api::RewardChanges wanted;
        wanted.title = title + u" of "_s + clientId.left(4);
        wanted.cost = 10;
        wanted.shouldRedemptionsSkipRequestQueue = skipsQueue;
        return made(wanted, clientId).id;
    }
    /// Makes `count` redemptions, the first a minute from now and then one each second. All in one call,
    /// because a test that blocks the sandbox for long loses its connection.
    QStringList redeemLater(const QString &of, int count)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            QStringList ids;
            auto pause = std::chrono::seconds(60);
            for (int i = 0; i < count; ++i, pause = std::chrono::seconds(1)) {
                if (!world.changeClock([pause](Sandbox::WorldClock &clock) { clock.jump(pause); }))
                    qFatal("the clock stands");
                ids.append(redeemIn(world, of)->id);
            }
            return ids;
        });
    }
    ArchivedRedemption kept(const QString &redemptionId)
    {
        const auto page = soon(service->archive()->search({}, 0, 100'000));
        for (const ArchivedRedemption &row : page ? page->rows : QList<ArchivedRedemption>()) {
            if (row.redemption.id == redemptionId)
                return row;
        }
        return {};
    }
    bool isKept(const QString &redemptionId, Outcome outcome)
    {
        const ArchivedRedemption row = kept(redemptionId);
        return row.redemption.id == redemptionId && row.outcome == outcome;
    }

    QString reward;
    std::unique_ptr<RewardsService> service;
    qint64 now = 1'000'000;
};

}  // namespace

class TestArchiveSync : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatComesAndIsDecidedElsewhereIsKept()
    {
        SyncWorld rig(true);
        rig.openLive();
        const QString fulfilled = rig.redeem(rig.reward);
        const QString refunded = rig.redeem(rig.reward);
        QTRY_VERIFY(rig.isKept(refunded, Outcome::Waiting));
        rig.decideElsewhere(rig.reward, {fulfilled}, RedemptionDecision::Fulfilled);
        rig.decideElsewhere(rig.reward, {refunded}, RedemptionDecision::Canceled);
        QTRY_VERIFY(rig.isKept(fulfilled, Outcome::Fulfilled));
        QTRY_VERIFY(rig.isKept(refunded, Outcome::Refunded));
        const ArchivedRedemption row = rig.kept(refunded);
        QCOMPARE(row.by, By::Elsewhere);
        QVERIFY(qAbs(row.decidedAt.secsTo(QDateTime::currentDateTimeUtc())) < 30);
        QCOMPARE(row.redemption.userLogin, u"quillscribe"_s);
    }

    void whatSkipsTheQueueIsKept()
    {
        SyncWorld rig(true);
        const QString skipping = rig.create(rig.sandbox.client().id, u"Skips"_s, true);
        rig.openLive();
        const QString redeemed = rig.redeem(skipping);
        QTRY_VERIFY(rig.isKept(redeemed, Outcome::Fulfilled));
        QCOMPARE(rig.kept(redeemed).by, By::Service);
        QVERIFY(rig.kept(redeemed).decidedAt.isValid());
    }

    void whatIsRedeemedOfOtherAppsIsKept()
    {
        SyncWorld rig(true);
        const QString other = rig.create(u"tilda-tools"_s, u"Not ours"_s);
        rig.openLive();
        const QString redeemed = rig.redeem(other);
        QTRY_VERIFY(rig.isKept(redeemed, Outcome::Waiting));
        // Only its own app can read it: no request is sent, and the redemption is not regarded as deleted.
        rig.read();
        QVERIFY(rig.isKept(redeemed, Outcome::Waiting));
        rig.decideElsewhere(other, {redeemed}, RedemptionDecision::Canceled);
        QTRY_VERIFY(rig.isKept(redeemed, Outcome::Refunded));
    }

    void whatIsDecidedHereIsKeptAsOurs()
    {
        SyncWorld rig(true);
        rig.openLive();
        const QString redeemed = rig.redeem(rig.reward);
        QTRY_VERIFY(rig.service->queue()->find(redeemed));
        QTRY_VERIFY(rig.service->decisions()->isReady());
        rig.service->decisions()->setGrace(RedemptionDecision::Canceled, 0);
        QVERIFY(rig.service->decisions()->decide({redeemed}, RedemptionDecision::Canceled));
        QTRY_VERIFY(rig.isKept(redeemed, Outcome::Refunded));
        QTRY_COMPARE(rig.kept(redeemed).by, By::Here);
        rig.read();
        QCOMPARE(rig.kept(redeemed).by, By::Here);
        QCOMPARE(soon(rig.service->archive()->rewardCounts(rig.reward))->refunded, 1);
    }

    void whatHappenedBeforeTheFirstStartIsRead()
    {
        SyncWorld rig;
        QStringList ids;
        for (int i = 0; i < 130; ++i)
            ids.append(rig.redeem(rig.reward));
        rig.decideElsewhere(rig.reward, ids.first(120), RedemptionDecision::Fulfilled);
        rig.open();
        for (int i = 0; i < ids.size(); i += 7)
            QVERIFY(rig.isKept(ids[i], i < 120 ? Outcome::Fulfilled : Outcome::Waiting));
        QCOMPARE(soon(rig.service->archive()->rewardCounts(rig.reward))->redeemed, 130);
        // The time of these decisions is unknown, and reading them again does not change that.
        QVERIFY(!rig.kept(ids.first()).decidedAt.isValid());
        rig.decideElsewhere(rig.reward, {ids.last()}, RedemptionDecision::Canceled);
        rig.read();
        QVERIFY(rig.isKept(ids.last(), Outcome::Refunded));
        QVERIFY(rig.kept(ids.last()).decidedAt.isValid());
        QVERIFY(!rig.kept(ids.first()).decidedAt.isValid());
    }

    void whatHappenedWhileNobodyListenedIsFound()
    {
        SyncWorld rig;
        const QString waited = rig.redeem(rig.reward);
        rig.open();
        QVERIFY(rig.isKept(waited, Outcome::Waiting));
        rig.service.reset();
        // A known waiting redemption is decided, and another one is made and decided.
        const QString missed = rig.redeem(rig.reward);
        rig.decideElsewhere(rig.reward, {waited}, RedemptionDecision::Canceled);
        rig.decideElsewhere(rig.reward, {missed}, RedemptionDecision::Fulfilled);
        rig.open();
        QVERIFY(rig.isKept(waited, Outcome::Refunded));
        QVERIFY(rig.isKept(missed, Outcome::Fulfilled));
    }

    void laterReadingsAskOnlyForWhatIsNew()
    {
        SyncWorld rig;
        QStringList ids;
        for (int i = 0; i < 300; ++i)
            ids.append(rig.redeem(rig.reward));
        rig.decideElsewhere(rig.reward, ids, RedemptionDecision::Fulfilled);
        // Old enough not to be read again for safety.
        rig.sandbox.inSandbox([](Sandbox::World &world) {
            if (!world.changeClock([](Sandbox::WorldClock &clock) { clock.jump(std::chrono::hours(2)); }))
                qFatal("the clock stands");
        });
        const QString late = rig.redeem(rig.reward);
        rig.decideElsewhere(rig.reward, {late}, RedemptionDecision::Fulfilled);
        rig.open();
        QVERIFY(rig.isKept(ids.first(), Outcome::Fulfilled));
        rig.service.reset();
        const int before = rig.sandbox.served("/channel_points/custom_rewards/redemptions");
        rig.open();
        const int rewards = int(rig.service->rewards()->ours().size());
        const int asked = rig.sandbox.served("/channel_points/custom_rewards/redemptions") - before;
        QVERIFY2(asked <= 3 * rewards + 4, qPrintable(QString::number(asked)));
    }

    void aRewardThatWasDeletedMeanwhileFulfilsWhatWaited()
    {
        SyncWorld rig;
        const QString waited = rig.redeem(rig.reward);
        rig.open();
        rig.service.reset();
        rig.removeElsewhere(rig.reward);
        rig.open();
        QVERIFY(rig.isKept(waited, Outcome::Fulfilled));
        QCOMPARE(rig.kept(waited).by, By::Service);
    }

    /// An event can report a redemption before the list of rewards contains its reward.
    void aRewardThatIsNotListedYetIsNotRegardedAsDeleted()
    {
        SyncWorld rig;
        rig.open();
        const QString unlisted = rig.create(rig.sandbox.client().id, u"Read a poem"_s);
        const QString redeemed = rig.redeem(unlisted);
        const auto redemption = rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { return *world.area<Sandbox::Rewards>().redemption(redeemed); });
        rig.service->archive()->upsert({{.redemption = redemption}});
        rig.sandbox.fault({.path = "/channel_points/custom_rewards", .times = 50, .status = 503});
        Q_EMIT rig.account->events()->gap();
        rig.read();
        QVERIFY(!rig.service->rewards()->find(unlisted));
        QVERIFY(rig.isKept(redeemed, Outcome::Waiting));
    }

    void aRewardThatIsDeletedFulfilsWhatWaits()
    {
        SyncWorld rig(true);
        rig.openLive();
        const QString waited = rig.redeem(rig.reward);
        QTRY_VERIFY(rig.isKept(waited, Outcome::Waiting));
        rig.removeElsewhere(rig.reward);
        QTRY_VERIFY(rig.isKept(waited, Outcome::Fulfilled));
        QTRY_COMPARE(rig.kept(waited).by, By::Service);
    }

    void whatWasDecidedLongBeforeItsRewardIsDeletedStaysAsItWas()
    {
        qint64 time = 0;
        SyncWorld rig(true);
        rig.openLive();
        rig.service->archiveSync()->setTime([&time] { return time; });
        const QString decided = rig.redeem(rig.reward), waits = rig.redeem(rig.reward);
        rig.decideElsewhere(rig.reward, {decided}, RedemptionDecision::Fulfilled);
        QTRY_VERIFY(rig.isKept(decided, Outcome::Fulfilled) && rig.isKept(waits, Outcome::Waiting));
        QCOMPARE(rig.kept(decided).by, By::Elsewhere);
        time += 600'000;
        rig.removeElsewhere(rig.reward);
        QTRY_COMPARE(rig.kept(waits).by, By::Service);
        QCOMPARE(rig.kept(decided).by, By::Elsewhere);
    }

    void aReadingThatFailsLeavesNoHole()
    {
        SyncWorld rig;
        QStringList ids;
        for (int i = 0; i < 130; ++i)
            ids.append(rig.redeem(rig.reward));
        rig.decideElsewhere(rig.reward, ids, RedemptionDecision::Fulfilled);
        rig.open();
        rig.service.reset();
        for (int i = 0; i < 130; ++i)
            ids.append(rig.redeem(rig.reward));
        rig.decideElsewhere(rig.reward, ids.mid(130), RedemptionDecision::Canceled);
        rig.sandbox.fault({.path = "/channel_points/custom_rewards/redemptions", .times = 12, .status = 503});
        rig.open();
        const auto counts = soon(rig.service->archive()->rewardCounts(rig.reward));
        QVERIFY(counts);
        QCOMPARE(counts->fulfilled, 130);
        QCOMPARE(counts->refunded, 130);
    }

    void whatNoEventToldOfIsFoundWithinAMinute()
    {
        SyncWorld rig(true);
        const QString skipping = rig.create(rig.sandbox.client().id, u"Skips"_s, true);
        rig.openLive();
        rig.holdTime();
        rig.passes(150);
        rig.loseEvents();
        const QString skipped = rig.redeem(skipping);
        const QString fulfilled = rig.redeem(rig.reward);
        const QString refunded = rig.redeem(rig.reward);
        const QString waiting = rig.redeem(rig.reward);
        rig.decideElsewhere(rig.reward, {fulfilled}, RedemptionDecision::Fulfilled);
        rig.decideElsewhere(rig.reward, {refunded}, RedemptionDecision::Canceled);
        rig.passes(61);
        QVERIFY(rig.isKept(skipped, Outcome::Fulfilled));
        QVERIFY(rig.isKept(fulfilled, Outcome::Fulfilled));
        QVERIFY(rig.isKept(refunded, Outcome::Refunded));
        QVERIFY(rig.isKept(waiting, Outcome::Waiting));
        // A minute later the waiting one is decided, again without an event.
        rig.decideElsewhere(rig.reward, {waiting}, RedemptionDecision::Canceled);
        const QString again = rig.redeem(skipping);
        rig.passes(61);
        QVERIFY(rig.isKept(waiting, Outcome::Refunded));
        QVERIFY(rig.isKept(again, Outcome::Fulfilled));
    }

    /// In the list it is behind others that were read before, because it was redeemed before them.
    void whatWasRedeemedBeforeOthersAndDecidedAfterThemIsFound()
    {
        SyncWorld rig(true);
        rig.openLive();
        rig.holdTime();
        rig.passes(150);
        rig.loseEvents();
        QString late;
        // On a slow machine the connection may be lost and the queue be read in between. Then `late` is known
        // to wait and the test proves nothing, so it is tried again.
        bool isUnseen = false;
        for (int turn = 0; turn < 5 && !isUnseen; ++turn) {
            late = rig.redeem(rig.reward);
            const QStringList others = rig.redeemLater(rig.reward, 60);
            rig.decideElsewhere(rig.reward, others, RedemptionDecision::Fulfilled);
            for (int i = 0; i < 2; ++i) {  // twice, without reading the queue in between
                rig.service->archiveSync()->poll()->trigger();
                rig.passes(2);
            }
            QVERIFY(rig.isKept(others.first(), Outcome::Fulfilled));
            isUnseen = !rig.isKept(late, Outcome::Waiting);
        }
        QVERIFY(isUnseen);
        rig.decideElsewhere(rig.reward, {late}, RedemptionDecision::Fulfilled);
        rig.passes(61);
        QVERIFY(rig.isKept(late, Outcome::Fulfilled));
    }

    void listsTakeTurnsWhenThereAreMany()
    {
        SyncWorld rig(true);
        QStringList rewards{rig.reward};
        for (int i = 0; i < 24; ++i)
            rewards.append(rig.create(rig.sandbox.client().id, u"No. %1"_s.arg(i)));
        const QString skipping = rig.create(rig.sandbox.client().id, u"Skips"_s, true);
        rig.openLive();
        rig.holdTime();
        rig.passes(150);
        rig.loseEvents();
        QStringList ids;
        for (const QString &reward : std::as_const(rewards)) {
            ids.append(rig.redeem(reward));
            rig.decideElsewhere(reward, {ids.constLast()}, RedemptionDecision::Canceled);
        }
        const QString skipped = rig.redeem(skipping);
        const int all = int(rig.service->rewards()->ours().size());
        const char *const path = "/channel_points/custom_rewards/redemptions";
        const int before = rig.sandbox.served(path);
        rig.passes(61);
        const int asked = rig.sandbox.served(path) - before;
        // One page of waiting redemptions for each reward, read once or twice, and these lists.
        QVERIFY2(asked <= 2 * (all + ArchiveSync::listsPerMinute), qPrintable(QString::number(asked)));
        QVERIFY(rig.isKept(skipped, Outcome::Fulfilled));
        const auto found = [&] {
            return std::count_if(ids.cbegin(), ids.cend(),
                                 [&](const QString &id) { return rig.isKept(id, Outcome::Refunded); });
        };
        QVERIFY(found() > 0);
        rig.passes(120);
        QCOMPARE(found(), ids.size());
    }

    void theLastStreamIsRemembered()
    {
        SyncWorld rig;
        rig.open();
        const auto stream = soon(rig.service->archive()->lastStream());
        QVERIFY(stream);
        QVERIFY(stream->from.isValid());  // TeaAndTurrets is live
        QVERIFY(!stream->until.isValid());
    }
};

QTEST_GUILESS_MAIN(TestArchiveSync)
#include "tst_archive_sync.moc"
