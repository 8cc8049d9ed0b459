// SPDX-License-Identifier: GPL-3.0-or-later

// Shoutouts: when each is sent, what is learned about cooldowns, and that none is sent twice.

#include "chat/say_world.h"

#include "api/events/channel.h"
#include "chat/shoutouts/shoutout_queue.h"
#include "chat/shoutouts/shoutout_times.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using State = Shoutout::State;

namespace {

const QByteArray post = "POST /chat/shoutouts";

struct QueueRig : SayWorld
{
    explicit QueueRig(bool withEvents = false)
        : SayWorld(withEvents)
    {
        open();
        setLive(lantern, true);
    }
    void open()
    {
        openChannels();
        queue = std::make_unique<ShoutoutQueue>(channels.get(), store.get(), clock);
        QObject::connect(queue.get(), &ShoutoutQueue::sent, queue.get(),
                         [this](const Shoutout &shoutout) { given.append(shoutout.target.login); });
        queue->start();
    }
    void close()
    {
        queue.reset();
        channels.reset();
        restart();
    }
    ShoutoutTarget target(const QString &login)
    {
        return {.id = idOf(login), .login = login, .name = nameOf(login)};
    }
    Result<qint64> add(const QString &login, bool automatic = true, const QString &from = lantern)
    {
        return queue->add(idOf(from), target(login), automatic);
    }
    std::optional<Shoutout> find(qint64 id) const
    {
        for (const Shoutout &one : queue->queue()) {
            if (one.id == id)
                return one;
        }
        return {};
    }
    QStringList queued() const
    {
        QStringList all;
        for (const Shoutout &one : queue->queue())
            all.append(one.target.login);
        return all;
    }
    /// Another moderator sends a shoutout.
    void giveElsewhere(const QString &login)
    {
        const QString from = idOf(lantern);
        const QString to = idOf(login);
        const QString by = idOf(u"wrenloft"_s);
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (const auto done = world.area<Sandbox::ChatRooms>().shoutOut(from, to, by); !done)
                qFatal("%s", qPrintable(done.error().message));
        });
    }
    /// Time passes, with a tick every few minutes.
    void pass(std::chrono::milliseconds by)
    {
        constexpr std::chrono::milliseconds nap = 5min;
        for (; by > nap; by -= nap) {
            advance(nap);
            queue->tick();
        }
        advance(by);
        queue->tick();
    }
    /// Time passes without a tick, as in sleep.
    void sleep(std::chrono::milliseconds by)
    {
        advance(by);
        queue->tick();
    }
    qint64 left(const QDateTime &moment) const { return clock.now().secsTo(moment); }
    bool hears() const
    {
        return account->events()->covers<Api::ShoutoutSent>(
            {.broadcasterUserId = sandboxId, .moderatorUserId = account->userId()});
    }

    std::unique_ptr<ShoutoutQueue> queue;
    QStringList given{};
    QString sandboxId = idOf(lantern);
};

}  // namespace

class TestShoutoutQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void automaticOnesGoOneAfterTheOther()
    {
        QueueRig rig;
        QVERIFY(rig.add(tea));
        QVERIFY(rig.add(pip));
        const auto last = rig.add(welder);
        QTRY_COMPARE(rig.given, QStringList{tea});
        QCOMPARE(rig.queued(), (QStringList{pip, welder}));
        QCOMPARE(rig.left(rig.queue->channelFreeAt(rig.idOf(lantern))), 120);
        QCOMPARE(rig.left(rig.queue->targetFreeAt(rig.idOf(lantern), rig.idOf(tea))), 3600);
        QCOMPARE(rig.left(rig.queue->queue()[0].earliest), 120);
        QCOMPARE(rig.left(rig.find(*last)->earliest), 240);
        rig.pass(119s);
        QCOMPARE(rig.calls(post), 1);
        rig.pass(1s);
        QTRY_COMPARE(rig.given, (QStringList{tea, pip}));
        rig.pass(2min);
        QTRY_COMPARE(rig.given, (QStringList{tea, pip, welder}));
        QCOMPARE(rig.calls(post), 3);
        QCOMPARE(rig.queue->history().size(), 3);
        QCOMPARE(rig.queue->history().first().target.login, welder);
        QCOMPARE(rig.queue->history().first().by, rig.account->info().displayName);
    }

    void oneWhoseTargetIsNotFreeLetsOthersPass()
    {
        QueueRig rig;
        QVERIFY(rig.add(tea));
        QTRY_COMPARE(rig.given, QStringList{tea});
        const auto again = rig.add(tea);
        QVERIFY(again);
        QVERIFY(rig.add(pip));
        QCOMPARE(rig.left(rig.find(*again)->earliest), 3600);
        rig.pass(2min);
        QTRY_COMPARE(rig.given, (QStringList{tea, pip}));
        rig.pass(58min);
        QTRY_COMPARE(rig.given, (QStringList{tea, pip, tea}));
    }

    void manualOnesWaitForTheUser()
    {
        QueueRig rig;
        const auto id = rig.add(tea, false);
        QVERIFY(id);
        QVERIFY(rig.add(pip));
        QTRY_COMPARE(rig.given, QStringList{pip});
        rig.pass(1h);
        QCOMPARE(rig.queued(), QStringList{tea});
        rig.queue->sendNow(*id);
        QTRY_COMPARE(rig.given, (QStringList{pip, tea}));
        QVERIFY(rig.queue->queue().isEmpty());
    }

    void eventsTellOfCooldowns()
    {
        QueueRig rig(true);
        QTRY_VERIFY(rig.hears());
        rig.giveElsewhere(tea);
        QTRY_VERIFY(rig.left(rig.queue->channelFreeAt(rig.idOf(lantern))) > 110);
        const auto id = rig.add(tea);
        QVERIFY(rig.add(pip));
        QVERIFY(rig.left(rig.find(*id)->earliest) > 3500);
        QCOMPARE(rig.queue->history().first().by, rig.nameOf(u"wrenloft"_s));
        rig.pass(2min);
        QTRY_COMPARE(rig.given, QStringList{pip});
        QCOMPARE(rig.calls(post), 1);  // none was refused
        // The event about our own shoutout is no additional one.
        QTRY_COMPARE(rig.queue->history().size(), 2);
    }

    void aRefusalTeachesWhatItCan()
    {
        QueueRig rig;
        rig.giveElsewhere(tea);
        QSignalSpy refused(rig.queue.get(), &ShoutoutQueue::refused);
        const auto id = rig.add(tea);
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(rig.find(*id)->state, State::Waiting);
        QCOMPARE(rig.find(*id)->error->kind, Error::Kind::RateLimited);
        QCOMPARE(rig.left(rig.find(*id)->earliest), 120);
        rig.pass(2min);
        QTRY_COMPARE(refused.size(), 2);
        QCOMPARE(rig.find(*id)->state, State::Waiting);
        QCOMPARE(rig.left(rig.find(*id)->earliest), 3600);
        // Other targets do not have to wait that long.
        QVERIFY(rig.add(pip));
        QTRY_COMPARE(rig.given, QStringList{pip});
        rig.pass(1h);
        QTRY_COMPARE(rig.given, (QStringList{pip, tea}));
        QCOMPARE(rig.calls(post), 4);
    }

    void theThirdRefusalIsAFailure()
    {
        QueueRig rig;
        rig.sandbox.fault({.path = "/chat/shoutouts", .times = -1, .status = 429});
        QSignalSpy refused(rig.queue.get(), &ShoutoutQueue::refused);
        const auto id = rig.add(tea);
        QTRY_COMPARE(refused.size(), 1);
        rig.pass(2min);
        QTRY_COMPARE(refused.size(), 2);
        rig.pass(1h);
        QTRY_COMPARE(refused.size(), 3);
        QCOMPARE(rig.find(*id)->state, State::Failed);
        QVERIFY(!rig.find(*id)->isUncertain);
        rig.pass(2h);
        QCOMPARE(rig.calls(post), 3);
    }

    void aChannelThatIsNotLiveWaits()
    {
        QueueRig rig;
        rig.setLive(lantern, false);
        const auto id = rig.add(tea);
        rig.pass(1h);
        QCOMPARE(rig.calls(post), 0);
        QVERIFY(rig.find(*id)->blockReason);
        QVERIFY(rig.find(*id)->blockReason->message.contains(rig.nameOf(lantern)));
        rig.queue->sendNow(*id);  // the service decides
        QTRY_COMPARE(rig.find(*id)->state, State::Failed);
        QVERIFY(rig.find(*id)->error->message.contains("not streaming live"_L1));
        QVERIFY(rig.add(pip));
        rig.setLive(lantern, true);
        QTRY_COMPARE(rig.given, QStringList{pip});
    }

    void theSameAndOneselfAreRefusedWithWords()
    {
        QueueRig rig;
        QVERIFY(rig.add(tea, false));
        QVERIFY(rig.add(tea, false, forge));  // that of another channel
        for (const auto &refusal : {rig.add(tea, true), rig.add(lantern, false)}) {
            QVERIFY(!refusal);
            QCOMPARE(refusal.error().kind, Error::Kind::Invalid);
            QVERIFY(!refusal.error().message.isEmpty());
        }
        QCOMPARE(rig.queue->queue().size(), 2);
    }

    void aBannedTargetIsNoLossOfTheRole()
    {
        QueueRig rig;
        const QString from = rig.idOf(lantern);
        const QString to = rig.idOf(tea);
        rig.sandbox.inSandbox([&](Sandbox::World &world) { std::ignore = world.ban(from, to); });
        const auto id = rig.add(tea);
        QTRY_COMPARE(rig.find(*id)->state, State::Failed);
        QCOMPARE(rig.find(*id)->error->kind, Error::Kind::Forbidden);
        QVERIFY(!rig.channels->find(from)->trouble);
        rig.setModerator(lantern, u"quillscribe"_s, false);
        const auto other = rig.add(pip);
        QTRY_COMPARE(rig.find(*other)->state, State::Failed);
        QTRY_VERIFY(rig.channels->find(from)->trouble);  // after the moderated channels were read again
    }

    void orderIsTheUsersAndIsKept()
    {
        QueueRig rig;
        QList<qint64> ids;
        for (const QString &login : {tea, pip, welder})
            ids.append(*rig.add(login, false));
        const auto other = rig.add(tea, false, forge);
        rig.queue->move(ids[2], 0);
        QCOMPARE(rig.queued(), (QStringList{welder, tea, pip, tea}));
        rig.queue->move(ids[2], 99);
        QCOMPARE(rig.queued(), (QStringList{tea, pip, welder, tea}));
        rig.queue->move(ids[2], 1);
        rig.queue->remove(*other);
        rig.queue->setAutomatic(ids[1], false);
        rig.close();
        rig.open();
        QCOMPARE(rig.queued(), (QStringList{tea, welder, pip}));
        QVERIFY(!rig.queue->queue()[0].automatic);
        QCOMPARE(rig.calls(post), 0);
    }

    void theOrderIsKeptAlsoOfOneThatIsBeingSent()
    {
        QueueRig rig;
        const auto first = rig.add(tea, false);
        QVERIFY(rig.add(pip, false) && rig.add(welder, false));
        rig.sandbox.fault({.path = "/chat/shoutouts", .status = 429, .delay = 1s});
        rig.queue->sendNow(*first);
        QCOMPARE(rig.find(*first)->state, State::Sending);
        rig.queue->move(*first, 2);
        QTRY_COMPARE(rig.find(*first)->state, State::Waiting);
        QCOMPARE(rig.queued(), (QStringList{pip, welder, tea}));
        rig.close();
        rig.open();
        QCOMPARE(rig.queued(), (QStringList{pip, welder, tea}));
    }

    void cooldownsSurviveARestart()
    {
        QueueRig rig;
        QVERIFY(rig.add(tea));
        QTRY_COMPARE(rig.given.size(), 1);
        QVERIFY(rig.add(pip));
        rig.close();
        rig.open();
        QCOMPARE(rig.left(rig.queue->channelFreeAt(rig.idOf(lantern))), 120);
        QCOMPARE(rig.left(rig.queue->targetFreeAt(rig.idOf(lantern), rig.idOf(tea))), 3600);
        QVERIFY(rig.queue->queue()[0].automatic);
        rig.pass(2min);
        QTRY_COMPARE(rig.given, (QStringList{tea, pip}));
        QCOMPARE(rig.calls(post), 2);
    }

    void oldAutomaticOnesWaitForTheUserAfterARestart()
    {
        QueueRig rig;
        rig.setLive(lantern, false);
        const auto old = rig.add(tea);
        rig.advance(25min);
        const auto young = rig.add(pip);
        rig.advance(6min);
        rig.close();
        rig.open();
        QVERIFY(!rig.find(*old)->automatic);
        QVERIFY(rig.find(*young)->automatic);
        rig.setLive(lantern, true);
        QTRY_COMPARE(rig.given, QStringList{pip});
        rig.pass(2h);
        QCOMPARE(rig.calls(post), 1);
    }

    void whatWasToGoDuringSleepWaitsForTheUser()
    {
        QueueRig rig;
        QVERIFY(rig.add(tea));
        QVERIFY(rig.add(pip));
        const auto manual = rig.add(welder, false);
        QTRY_COMPARE(rig.given, QStringList{tea});
        QSignalSpy paused(rig.queue.get(), &ShoutoutQueue::paused);
        rig.sleep(9min);  // short enough for a slow machine
        QTRY_COMPARE(rig.given, (QStringList{tea, pip}));
        QCOMPARE(paused.size(), 0);
        const auto stale = rig.add(forge);
        QVERIFY(stale);
        rig.queue->tick();
        rig.sleep(3h);
        QCOMPARE(paused.size(), 1);
        QCOMPARE(paused.first().first().toInt(), 1);
        QVERIFY(rig.find(*stale)->isPaused());
        QVERIFY(!rig.find(*stale)->error->message.isEmpty());
        QVERIFY(!rig.find(*manual)->isPaused());
        rig.pass(10min);
        QCOMPARE(rig.calls(post), 2);
        // New entries are sent, and so is a paused one that the user resumes.
        const auto fresh = rig.add(u"thistlegrand"_s);
        QVERIFY(fresh);
        QTRY_COMPARE(rig.given.size(), 3);
        rig.queue->setAutomatic(*stale, true);
        QVERIFY(!rig.find(*stale)->error);
        rig.pass(2min);
        QTRY_COMPARE(rig.given.last(), forge);
    }

    void oneThatWasOnItsWayIsNotSentAgain()
    {
        QueueRig rig;
        rig.sandbox.fault({.path = "/chat/shoutouts", .times = -1, .delay = 30s});
        const auto id = rig.add(tea);
        QTRY_COMPARE(rig.find(*id)->state, State::Sending);
        rig.close();
        rig.sandbox.clearFaults();
        rig.open();
        QCOMPARE(rig.find(*id)->state, State::Failed);
        QVERIFY(rig.find(*id)->isUncertain);
        QVERIFY(!rig.find(*id)->error->message.isEmpty());
        const int before = rig.calls(post);
        QVERIFY(rig.add(pip));
        // It may have been sent, and then the service would refuse others.
        QCOMPARE(rig.left(rig.queue->channelFreeAt(rig.idOf(lantern))), 120);
        rig.pass(2min);
        QTRY_COMPARE(rig.given, QStringList{pip});
        rig.pass(3h);
        QCOMPARE(rig.calls(post), before + 1);
    }

    void anEventTellsWhatBecameOfOneWithoutAnAnswer()
    {
        QueueRig rig(true);
        QTRY_VERIFY(rig.hears());
        rig.sandbox.fault({.path = "/chat/shoutouts", .times = -1, .cutConnection = true, .handled = true});
        QVERIFY(rig.add(tea));
        QTRY_COMPARE(rig.given, QStringList{tea});
        rig.sandbox.clearFaults();
        QVERIFY(rig.queue->queue().isEmpty());
        QCOMPARE(rig.queue->history().size(), 1);
    }

    void anEventThatComesLaterTellsItAsWell()
    {
        QueueRig rig(true);
        QTRY_VERIFY(rig.hears());
        rig.sandbox.fault({.path = "/chat/shoutouts", .times = -1, .cutConnection = true});
        const auto id = rig.add(tea);
        QTRY_VERIFY(rig.find(*id)->isUncertain);
        rig.sandbox.clearFaults();
        rig.giveElsewhere(tea);
        QTRY_COMPARE(rig.given, QStringList{tea});
        QVERIFY(rig.queue->queue().isEmpty());
    }

    void withoutAnAnswerNobodyKnows()
    {
        QueueRig rig;
        rig.sandbox.fault({.path = "/chat/shoutouts", .times = -1, .cutConnection = true});
        const auto id = rig.add(tea);
        QTRY_COMPARE(rig.find(*id)->state, State::Failed);
        QVERIFY(rig.find(*id)->isUncertain);
        rig.sandbox.clearFaults();
        rig.pass(3h);
        QCOMPARE(rig.find(*id)->state, State::Failed);
        rig.queue->sendNow(*id);
        QTRY_COMPARE(rig.given, QStringList{tea});
    }

    void anAccountThatGoesStopsItsChannels()
    {
        QueueRig rig(true);
        QTRY_VERIFY(rig.hears());
        const auto id = rig.add(tea, false);
        rig.accounts->signOut(rig.account);
        QTRY_VERIFY(rig.accounts->all().isEmpty());
        QVERIFY(rig.find(*id)->blockReason);
        rig.queue->sendNow(*id);
        QCOMPARE(rig.find(*id)->state, State::Failed);
        QVERIFY(!rig.find(*id)->isUncertain);
        QCOMPARE(rig.calls(post), 0);
    }

    void aClockThatWasPutBackHoldsNobodyUp()
    {
        const QString from = u"1"_s;
        const QDateTime now = QDateTime::currentDateTimeUtc();
        ShoutoutTimes times;
        times.holdChannel(from, now.addSecs(900), now);  // limited to the usual cooldown
        QCOMPARE(times.channelFreeAt(from, now), now.addSecs(120));
        times.holdChannel(from, now.addSecs(30), now);  // never shortened
        QCOMPARE(times.channelFreeAt(from, now), now.addSecs(120));
        QVERIFY(!times.channelFreeAt(from, now.addSecs(-60)).isValid());
        times.holdTarget(from, u"2"_s, now.addSecs(3600), now);
        QVERIFY(times.targetFreeAt(from, u"2"_s, now).isValid());
        QVERIFY(!times.targetFreeAt(from, u"2"_s, now.addSecs(-60)).isValid());
        QList<Shoutout> queue{{.fromId = from, .target = {.id = u"3"_s}, .addedAt = now}};
        times.estimateTimes(queue, now.addSecs(-3'600));
        QVERIFY(queue[0].earliest <= now.addSecs(-3'600));
    }
};

QTEST_GUILESS_MAIN(TestShoutoutQueue)
#include "tst_shoutout_queue.moc"
