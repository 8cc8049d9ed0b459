// SPDX-License-Identifier: GPL-3.0-or-later

// Changes of one channel's modes by other users: shown at once with their names, never reverted by late
// events. Also what is read, and when.

#include "channel_modes_world.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::ChatSettingsChanges;
using Api::Scope;
using Sandbox::EventFault;

class TestChannelModesOthers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersAreSeenWithWhoTheyAre()
    {
        ForgeWorld rig(SandboxFixture::everyScope(), true, {.namePatience = 60s});
        rig.open();
        rig.awaitNames();
        rig.change(forge, {.slowMode = true, .slowModeWaitTime = 42});
        QTRY_COMPARE(rig.elsewhere.size(), 1);
        const ModesChange change = rig.elsewhere.first();
        QCOMPARE(change.by, rig.nameOf(u"wrenloft"_s));
        QVERIFY(!change.ours);
        QCOMPARE(*change.before.slow, off);
        QCOMPARE(*change.after.slow, on(42));
        QCOMPARE(*rig.modes->shown().slow, on(42));
        QCOMPARE(*rig.modes->shown().delay, on(4));
        QCOMPARE(rig.modes->history().first().by, change.by);
    }

    void whoItWasIsKnownInEitherOrder_data()
    {
        QTest::addColumn<QString>("late");
        QTest::addRow("the change is told late") << u"channel.chat_settings.update"_s;
        QTest::addRow("who it was is told late") << u"channel.moderate"_s;
    }

    void whoItWasIsKnownInEitherOrder()
    {
        QFETCH(QString, late);
        // A long timeout, so that the late event also arrives in time on a slow machine.
        ForgeWorld rig(SandboxFixture::everyScope(), true, {.namePatience = 60s});
        rig.open();
        rig.awaitNames();
        // Later than the next read, of which there is at most one a second.
        rig.eventFault({.kind = EventFault::Kind::Delay, .type = late, .times = -1, .delay = 2500ms});
        rig.change(forge, {.subscriberMode = true});
        QTRY_COMPARE(rig.elsewhere.size(), 1);
        QCOMPARE(rig.elsewhere.first().by, rig.nameOf(u"wrenloft"_s));
        QCOMPARE(rig.modes->history().size(), 1);
        QCOMPARE(rig.modes->history().first().by, rig.nameOf(u"wrenloft"_s));
    }

    void withoutTheScopesNobodyIsNamed()
    {
        ForgeWorld rig(without({Scope::ModeratorReadVips}));
        rig.open();
        rig.change(forge, {.subscriberMode = true});
        QTRY_COMPARE(rig.elsewhere.size(), 1);
        QVERIFY(rig.elsewhere.first().by.isEmpty());
    }

    void aDelayThatOthersChangeIsSeen()
    {
        ForgeWorld rig;
        rig.open();
        rig.change(forge, {.nonModeratorChatDelay = true, .nonModeratorChatDelayDuration = 6});
        QTRY_COMPARE(*rig.modes->shown().delay, on(6));
        QTRY_COMPARE(rig.elsewhere.size(), 1);
    }

    void withoutEventsReadingsFindOut()
    {
        ForgeWorld rig(SandboxFixture::everyScope(), false);
        rig.open();
        QVERIFY(!rig.modes->isLive());
        rig.change(forge, {.slowMode = true, .slowModeWaitTime = 42});
        rig.modes->refresh();
        QTRY_COMPARE(rig.elsewhere.size(), 1);
        QVERIFY(rig.elsewhere.first().by.isEmpty());
        QCOMPARE(*rig.modes->shown().slow, on(42));
    }

    /// Whatever happens to the events, an older state is never shown again.
    void lateAndRepeatedEventsBringNothingBack_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addRow("late") << int(EventFault::Kind::Delay);
        QTest::addRow("twice") << int(EventFault::Kind::Duplicate);
        QTest::addRow("out of order") << int(EventFault::Kind::Reorder);
    }

    void lateAndRepeatedEventsBringNothingBack()
    {
        QFETCH(int, kind);
        ForgeWorld rig;
        rig.open();
        QList<int> seen{0};
        int heard = 0;
        rig.account->events()->on<Api::ChatSettingsUpdated>(
            {.broadcasterUserId = rig.idOf(forge), .userId = rig.account->userId()}, rig.modes.get(),
            [&heard](const Api::ChatSettingsUpdated &, const QDateTime &) { ++heard; });
        connect(rig.modes.get(), &ChannelModes::changed, this, [&] {
            const int seconds = rig.modes->shown().slow->duration.value_or(0);
            if (seen.last() != seconds)
                seen.append(seconds);
        });
        rig.eventFault({.kind = EventFault::Kind(kind),
                        .type = u"channel.chat_settings.update"_s,
                        .times = 2,
                        .delay = 700ms});
        rig.change(forge, {.slowMode = true, .slowModeWaitTime = 10});
        rig.change(forge, {.slowMode = true, .slowModeWaitTime = 20});
        Outcome<ChatModes> ours;
        rig.modes->apply({.slow = on(30)}, this, ours.take());
        QTRY_VERIFY(ours.isThere());
        rig.change(forge, {.slowMode = true, .slowModeWaitTime = 40});
        QTRY_COMPARE(rig.modes->shown().slow, on(40));
        rig.change(forge, {.uniqueChatMode = true});
        // Waits until all delayed events have arrived and the reads that they caused are done.
        QTRY_COMPARE(heard, 5);
        QTRY_VERIFY(rig.modes->isFresh() && rig.network.active == 0);
        QCOMPARE(rig.modes->shown().unique, on());
        QCOMPARE(rig.modes->shown().slow, on(40));
        QVERIFY2(std::is_sorted(seen.begin(), seen.end()), qPrintable(QString::number(seen.size())));
    }

    void theEchoOfAnOwnChangeIsNotReadAgain()
    {
        ForgeWorld rig;
        rig.open();
        const int before = rig.calls("GET /chat/settings");
        for (int i = 0; i < 5; ++i) {
            Outcome<ChatModes> outcome;
            rig.modes->apply({.slow = on(10 + i)}, this, outcome.take());
            QTRY_VERIFY(outcome.isThere());
        }
        // The event of another user's change arrives after those of our own changes.
        rig.change(forge, {.uniqueChatMode = true});
        QTRY_COMPARE(rig.modes->shown().unique, on());
        QCOMPARE(rig.calls("GET /chat/settings") - before, 1);
    }

    void readingTellsHowItIsNow()
    {
        ForgeWorld rig(SandboxFixture::everyScope(), false);
        rig.open();
        rig.change(forge, {.emoteMode = true});
        Outcome<ChatModes> first, second;
        rig.modes->read(this, first.take());
        rig.modes->read(this, second.take());
        QTRY_VERIFY(first.isThere() && second.isThere());
        QCOMPARE(first.value->emoteOnly, on());
        QCOMPARE(second.value->emoteOnly, on());
    }

    void readingDuringAChangeTellsOfAfterIt()
    {
        ForgeWorld rig;
        rig.open();
        rig.sandbox.fault({.path = settings, .method = "GET", .times = 1, .delay = 300ms});
        Outcome<ChatModes> read, change;
        rig.modes->read(this, read.take());
        rig.modes->apply({.slow = on(9)}, this, change.take());
        QTRY_VERIFY(read.isThere());
        QVERIFY(change.isThere());
        QCOMPARE(read.value->slow, on(9));
        QCOMPARE(*rig.modes->shown().slow, on(9));
        QVERIFY(rig.elsewhere.isEmpty());
    }

    void whoeverWaitsIsToldWhenItEnds()
    {
        ForgeWorld rig;
        rig.open();
        rig.sandbox.fault({.path = settings, .times = -1, .delay = 300ms});
        Outcome<ChatModes> change, read;
        rig.modes->apply({.slow = on(9)}, this, change.take());
        rig.modes->read(this, read.take());
        rig.modes.reset();
        QTRY_VERIFY(change.isThere() && read.isThere());
        QCOMPARE(change.value.error().kind, Error::Kind::Cancelled);
        QCOMPARE(read.value.error().kind, Error::Kind::Cancelled);
        rig.sandbox.clearFaults();
    }
};

QTEST_GUILESS_MAIN(TestChannelModesOthers)
#include "tst_channel_modes_others.moc"
