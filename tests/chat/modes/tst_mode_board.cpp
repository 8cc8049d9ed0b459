// SPDX-License-Identifier: GPL-3.0-or-later

// Many channels at once: kept up to date within the rate limit, changed with a result for each, and the
// previous modes stored on disk before a request is sent.

#include "chat/chat_world.h"

#include "chat/modes/mode_board.h"
#include "chat/people/chat_channels.h"
#include "chat/people/send_gate.h"
#include "chat/store/chat_store.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;
using State = ModeJob::State;
using Reason = ModeJob::Reason;

namespace {

const ChatModes locked{
    .followers = on(1440), .slow = on(30), .subscribers = on(), .unique = on(), .delay = on(4)};

struct BoardRig : ChatWorld
{
    explicit BoardRig(bool withEvents = false, int further = 0)
        : ChatWorld(withEvents)
    {
        if (further > 0) {
            sandbox.act([id = idOf(quill), further](Sandbox::World &world) {
                return world.area<Sandbox::Roles>().fillModerated(id, further);
            });
        }
        watchCalls();
        account = signIn(quill);
        chatStore = std::make_unique<ChatStore>(store.get());
        channels = std::make_unique<ChatChannels>(accounts.get(), store.get(), Clock::system());
        board = std::make_unique<ModeBoard>(channels.get(), chatStore.get(), Clock::system());
        channels->start();
        [&] { QTRY_COMPARE(channels->all().size(), 6 + further); }();
    }
    QStringList moderated() const { return channels->ids().mid(1); }
    /// Shows these channels and waits until they are read.
    void look(const QStringList &ids)
    {
        board->setOnScreen(ids);
        QTRY_VERIFY(board->asOf().isValid());
    }
    ModeJob job(qint64 id) const { return board->job(id).value_or(ModeJob()); }
    ModeJob::Row row(qint64 id, const QString &login)
    {
        const QString channel = idOf(login);
        for (const ModeJob::Row &one : job(id).rows) {
            if (one.channelId == channel)
                return one;
        }
        return {};
    }
    ChatModes serviceModes(const QString &id)
    {
        return sandbox.inSandbox(
            [&](Sandbox::World &world) { return modesOf(world.area<Sandbox::ChatRooms>().settings(id)); });
    }

    Account *account;
    std::unique_ptr<ChatStore> chatStore;
    std::unique_ptr<ChatChannels> channels;
    std::unique_ptr<ModeBoard> board;
};

}  // namespace

class TestModeBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severalLookEachAtTheirOwn()
    {
        BoardRig rig;
        rig.look(rig.moderated());
        QObject card;
        const QString own = rig.channels->ids().first();
        rig.board->setOnScreen({own}, &card);
        // All shown channels count for the age of the data, and the new one was never read.
        QTRY_VERIFY(rig.board->modes(own)->isKnown());
        QTRY_VERIFY(rig.board->asOf().isValid());
        // The page is hidden. The card still shows its own channel.
        rig.board->setOnScreen({});
        QTRY_COMPARE(rig.board->asOf(), rig.board->modes(own)->asOf());
        rig.board->setOnScreen({}, &card);
        QVERIFY(!rig.board->asOf().isValid());
    }

    void channelsAreReadWhenSomebodyLooks()
    {
        BoardRig rig;
        QCOMPARE(rig.calls("GET /chat/settings"), 0);
        rig.look(rig.moderated());
        for (const QString &id : rig.moderated())
            QCOMPARE(rig.board->modes(id)->service(), rig.serviceModes(id));
        QVERIFY(rig.board->failure().isEmpty());
        QVERIFY(!rig.board->isLive());
        QCOMPARE(rig.board->modes(u"1"_s), nullptr);
    }

    void manyChannelsAreChangedAtOnceWithAResultForEach()
    {
        BoardRig rig;
        rig.look(rig.moderated());
        QHash<QString, ChatModes> before;
        for (const QString &id : rig.moderated())
            before.insert(id, rig.serviceModes(id));
        QSignalSpy answer(rig.board.get(), &ModeBoard::jobChanged);
        const qint64 id = rig.board->apply(rig.moderated(), locked, Reason::Lockdown, u"Lockdown"_s);
        QVERIFY(answer.isEmpty());  // not before the job's number is known
        for (const QString &channel : rig.moderated())
            QCOMPARE(rig.board->modes(channel)->shown(), laidOver(before[channel], locked));
        QTRY_VERIFY(rig.job(id).isOver());
        QCOMPARE(rig.job(id).count(State::Done), 5);
        QCOMPARE(rig.job(id).name, u"Lockdown"_s);
        for (const ModeJob::Row &row : rig.job(id).rows) {
            QCOMPARE(rig.serviceModes(row.channelId), laidOver(before[row.channelId], locked));
            QCOMPARE(row.before, before[row.channelId]);
            QVERIFY(row.at.isValid() && !row.error);
        }
        QTRY_VERIFY(!answer.isEmpty());
        QCOMPARE(rig.board->jobs().first().id, id);
    }

    void whatWasIsOnDiskBeforeAnythingIsSent()
    {
        BoardRig rig;
        rig.look(rig.moderated());
        QHash<QString, ChatModes> before;
        for (const QString &id : rig.moderated())
            before.insert(id, rig.serviceModes(id));
        rig.sandbox.fault({.path = settings, .method = "PATCH", .times = -1, .delay = 200ms});
        const qint64 id = rig.board->apply(rig.moderated(), locked, Reason::Lockdown);
        const auto kept = rig.chatStore->snapshots();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(rig.calls("PATCH /chat/settings"), 0);
        QCOMPARE(rig.job(id).snapshot, kept.first().id);
        QCOMPARE(kept.first().reason, u"lockdown"_s);
        QVERIFY(!kept.first().isNamed());
        QCOMPARE(kept.first().channels.size(), 5);
        for (const auto &channel : kept.first().channels) {
            QCOMPARE(channel.modes, before[channel.id]);
            QCOMPARE(channel.name, rig.channels->find(channel.id)->name);
        }
        QTRY_VERIFY(rig.job(id).isOver());
        QCOMPARE(rig.job(id).count(State::Done), 5);

        // A job that changes nothing makes no snapshot.
        const qint64 again = rig.board->apply(rig.moderated(), locked, Reason::Change);
        QTRY_VERIFY(rig.job(again).isOver());
        QCOMPARE(rig.job(again).count(State::Done), 5);
        QCOMPARE(rig.job(again).snapshot, 0);
        QCOMPARE(rig.chatStore->snapshots().size(), 1);
    }

    void channelsThatAreNotKnownAreReadFirst()
    {
        BoardRig rig;
        QHash<QString, ChatModes> before;
        for (const QString &id : rig.moderated())
            before.insert(id, rig.serviceModes(id));
        const qint64 id = rig.board->apply(rig.moderated(), locked, Reason::Lockdown);
        QTRY_VERIFY(rig.job(id).isOver());
        QCOMPARE(rig.job(id).count(State::Done), 5);
        for (const ModeJob::Row &row : rig.job(id).rows)
            QCOMPARE(row.before, before[row.channelId]);
        const auto kept = rig.chatStore->snapshot(rig.job(id).snapshot);
        QVERIFY(kept);
        for (const auto &channel : kept->channels)
            QCOMPARE(channel.modes, before[channel.id]);
    }

    void aRoleThatEndsInTheMiddleFailsOnlyThere()
    {
        BoardRig rig;
        rig.look(rig.moderated());
        rig.setModerator(forge, quill, false);
        const qint64 id = rig.board->apply(rig.moderated(), locked, Reason::Lockdown);
        QTRY_VERIFY(rig.job(id).isOver());
        QCOMPARE(rig.job(id).count(State::Done), 4);
        const ModeJob::Row failed = rig.row(id, forge);
        QCOMPARE(failed.state, State::Failed);
        QCOMPARE(failed.error->kind, Error::Kind::Forbidden);
        QVERIFY(failed.error->message.contains("does not moderate"_L1));
        const auto channel = rig.channels->find(rig.idOf(forge));
        QVERIFY(channel && channel->trouble);
        QCOMPARE(channel->trouble->kind, Error::Kind::Forbidden);
        QCOMPARE(rig.board->modes(rig.idOf(forge))->shown(), rig.onService(forge));

        // The role is back.
        rig.setModerator(forge, quill, true);
        rig.board->retry(id);
        QVERIFY(!rig.job(id).isOver());
        QTRY_VERIFY(rig.job(id).isOver());
        QCOMPARE(rig.job(id).count(State::Done), 5);
        QVERIFY(!rig.channels->find(rig.idOf(forge))->trouble);
        QCOMPARE(rig.onService(forge).slow, on(30));
    }

    void oneCanBeTriedAgain()
    {
        BoardRig rig;
        rig.look(rig.moderated());
        rig.sandbox.fault({.path = settings, .method = "PATCH", .times = -1, .status = 400});
        const qint64 id = rig.board->apply(rig.moderated(), {.unique = on()}, Reason::Change);
        QTRY_VERIFY(rig.job(id).isOver());
        QVERIFY(rig.job(id).count(State::Failed) >= 2);
        rig.sandbox.clearFaults();
        const int failed = rig.job(id).count(State::Failed);
        rig.board->retry(id, rig.idOf(forge));
        QTRY_COMPARE(rig.row(id, forge).state, State::Done);
        QCOMPARE(rig.job(id).count(State::Failed), failed - 1);
    }

    void channelsThatAreNotThereFail()
    {
        BoardRig rig;
        const QString stranger = rig.idOf(u"gravelpike"_s);
        const qint64 id = rig.board->apply({rig.idOf(forge), stranger}, {.emoteOnly = on()}, Reason::Change);
        QTRY_VERIFY(rig.job(id).isOver());
        QCOMPARE(rig.row(id, u"gravelpike"_s).error->kind, Error::Kind::NotFound);
        QCOMPARE(rig.row(id, forge).state, State::Done);
    }

    void whatCannotBeReadIsNotChanged()
    {
        BoardRig rig;
        rig.sandbox.fault({.path = settings, .method = "GET", .times = -1, .cutConnection = true});
        const qint64 id = rig.board->apply({rig.idOf(forge)}, {.emoteOnly = on()}, Reason::Change);
        QTRY_VERIFY(rig.job(id).isOver());
        QCOMPARE(rig.row(id, forge).error->kind, Error::Kind::Offline);
        QCOMPARE(rig.calls("PATCH /chat/settings"), 0);
        rig.sandbox.clearFaults();
    }

    void theLaterJobWins()
    {
        BoardRig rig;
        // The first job has to read a channel before it can begin, the second does not.
        rig.look({rig.idOf(forge)});
        rig.sandbox.fault({.path = settings, .method = "GET", .times = 1, .delay = 400ms});
        const qint64 first
            = rig.board->apply({rig.idOf(forge), rig.idOf(lantern)}, {.slow = on(10)}, Reason::Change);
        const qint64 second = rig.board->apply({rig.idOf(forge)}, {.slow = on(90)}, Reason::Change);
        QTRY_VERIFY(rig.job(first).isOver() && rig.job(second).isOver());
        QCOMPARE(rig.job(first).count(State::Done), 2);
        QCOMPARE(rig.onService(forge).slow, on(90));
        QCOMPARE(rig.row(second, forge).before.slow, on(10));
        QCOMPARE(rig.onService(lantern).slow, on(10));
    }

    void anAccountThatGoesEndsItsRows()
    {
        BoardRig rig;
        rig.look(rig.moderated());
        rig.sandbox.fault({.path = settings, .method = "PATCH", .times = -1, .delay = 300ms});
        const qint64 id = rig.board->apply(rig.moderated(), locked, Reason::Lockdown);
        QSignalSpy replaced(rig.board.get(), &ModeBoard::modesReplaced);
        rig.accounts->signOut(rig.account);
        QTRY_VERIFY(rig.job(id).isOver());
        QTRY_VERIFY(rig.accounts->all().isEmpty());
        QVERIFY(!replaced.isEmpty());
        for (const ModeJob::Row &row : rig.job(id).rows) {
            if (row.state == State::Failed)
                QVERIFY(!row.error->message.isEmpty());
        }
        QCOMPARE(rig.board->modes(rig.idOf(forge)), nullptr);
        rig.sandbox.clearFaults();
    }

    void anotherAccountTakesOver()
    {
        BoardRig rig;
        Account *wren = rig.signIn(u"wrenloft"_s);
        const QString id = rig.idOf(forge);
        QTRY_COMPARE(rig.channels->find(id)->accounts.size(), 2);
        rig.look({id});
        QCOMPARE(rig.board->modes(id)->account(), rig.account);
        QSignalSpy replaced(rig.board.get(), &ModeBoard::modesReplaced);
        rig.channels->setAccount(id, wren->userId());
        QCOMPARE(replaced.size(), 1);
        QCOMPARE(rig.board->modes(id)->account(), wren);
        QTRY_VERIFY(rig.board->modes(id)->isKnown());
    }

    void othersAreSeenOnTheBoard()
    {
        BoardRig rig(true);
        rig.look(rig.moderated());
        QTRY_VERIFY(rig.board->isLive());
        QSignalSpy elsewhere(rig.board.get(), &ModeBoard::changedElsewhere);
        QTRY_VERIFY(rig.board->modes(rig.idOf(forge))->isFresh());
        rig.change(forge, {.slowMode = true, .slowModeWaitTime = 77});
        QTRY_COMPARE(elsewhere.size(), 1);
        QCOMPARE(elsewhere.first().first().toString(), rig.idOf(forge));
    }

    void onlySomeAreLetThroughAtATime()
    {
        SendGate gate(2);
        QStringList in;
        auto first = std::make_unique<QObject>();
        QObject other;
        for (const char *name : {"a", "b"})
            gate.ask(&other, [&in, name] { in.append(QLatin1String(name)); });
        gate.ask(first.get(), [&in] { in.append(u"gone"_s); });
        gate.ask(&other, [&in] { in.append(u"c"_s); });
        QCOMPARE(in, (QStringList{u"a"_s, u"b"_s}));
        first.reset();
        gate.leave();
        QCOMPARE(in.last(), u"c"_s);
    }

    /// All fifty are read soon after they are shown, and stay up to date with no more than a quarter of the
    /// rate limit. The minutes pass on a clock of the test.
    void fiftyChannelsStayFreshWithinTheBudget_data()
    {
        QTest::addColumn<bool>("withEvents");
        QTest::addRow("without events") << false;
        QTest::addRow("with events") << true;
    }
    void fiftyChannelsStayFreshWithinTheBudget()
    {
        QFETCH(bool, withEvents);
        BoardRig rig(withEvents, 45);
        rig.sandbox.setRateLimit(800);
        const QStringList ids = rig.moderated();
        QCOMPARE(ids.size(), 50);
        QElapsedTimer watch;
        watch.start();
        rig.look(ids);
        if (withEvents)
            QTRY_VERIFY(rig.board->isLive());
        qInfo("50 channels: read after %lld ms, %d readings", watch.elapsed(),
              rig.calls("GET /chat/settings"));
        const int subscribed = rig.calls("POST /eventsub/subscriptions");
        QVERIFY2(subscribed <= 280, qPrintable(QString::number(subscribed)));

        // From now on the test advances the time of the polls.
        qint64 now = 0;
        PollScheduler *polls = rig.account->polls();
        polls->setTime([&now] { return now; });
        const auto pass = [&](qint64 milliseconds) {
            for (const qint64 end = now + milliseconds; now < end; now += 20) {
                rig.systemClock.advance(20ms);
                polls->checkDue();
                do {
                    QCoreApplication::processEvents();
                } while (rig.network.active > 0);
            }
        };
        const auto read = [&] { return rig.calls("GET /chat/settings"); };
        const auto all = [&] {
            int sum = 0;
            for (const int count : rig.calls())
                sum += count;
            return sum;
        };
        pass(240'000);  // until the first reads are done and the polls are spread over time
        const int readBefore = read();
        const int allBefore = all();
        pass(240'000);
        QTRY_VERIFY(rig.board->asOf().isValid());
        const int readings = read() - readBefore;
        const int calls = all() - allBefore;
        qInfo("50 channels, 4 minutes: %d readings of modes, %d calls in all, every %d s", readings, calls,
              rig.board->interval());
        QVERIFY2(calls <= 4 * 200, qPrintable(QString::number(calls)));
        // Each is read at its interval.
        const double due = 50.0 * 240 / rig.board->interval();
        QVERIFY2(readings >= due * 0.85, qPrintable(QString::number(readings)));
        QVERIFY(rig.board->interval() <= (withEvents ? 120 : 30));
    }
};

QTEST_GUILESS_MAIN(TestModeBoard)
#include "tst_mode_board.moc"
