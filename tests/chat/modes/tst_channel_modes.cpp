// SPDX-License-Identifier: GPL-3.0-or-later

// The modes of one channel: shown at once, sent one after the other, reverted when refused. Also Shield Mode.

#include "channel_modes_world.h"

#include "chat/people/send_gate.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::ChatSettingsChanges;
using Api::Scope;

class TestChannelModes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theServiceIsShownWithItsDurations()
    {
        ForgeWorld rig;
        QVERIFY(!rig.modes->isKnown());
        rig.open();
        QCOMPARE(rig.modes->service(), rig.onService(forge));
        QCOMPARE(*rig.modes->shown().followers, on(10));
        QCOMPARE(*rig.modes->shown().delay, on(4));
        QVERIFY(rig.modes->asOf().isValid());
        QVERIFY(rig.modes->history().isEmpty());
    }

    void aDelayThatIsNotToldHasNoValue()
    {
        ForgeWorld rig(without({Scope::ModeratorReadChatSettings, Scope::ModeratorManageChatSettings}));
        rig.open();
        QVERIFY(!rig.modes->service().delay);
        QCOMPARE(*rig.modes->service().followers, on(10));
    }

    void aChangeIsShownAtOnceAndSent()
    {
        ForgeWorld rig;
        rig.open();
        Outcome<ChatModes> outcome;
        rig.modes->apply({.followers = on(1440), .slow = on(30)}, this, outcome.take());
        QCOMPARE(*rig.modes->shown().slow, on(30));
        QCOMPARE(*rig.modes->service().slow, off);
        QVERIFY(rig.modes->isPending(ChatMode::Slow) && !rig.modes->isPending(ChatMode::Unique));
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(outcome.value);
        QCOMPARE(outcome.value->slow, on(30));
        QVERIFY(!rig.modes->isSending());
        QCOMPARE(rig.onService(forge), rig.modes->service());
        QCOMPARE(*rig.onService(forge).delay, on(4));
        QCOMPARE(rig.patches(), 1);
        QCOMPARE(rig.modes->history().size(), 1);
        QVERIFY(rig.modes->history().first().ours);
        QVERIFY(rig.elsewhere.isEmpty());
        QVERIFY(!rig.answers.isEmpty() && rig.answers.last());
    }

    void whatIsSoAlreadyIsNotSent()
    {
        ForgeWorld rig;
        rig.open();
        Outcome<ChatModes> outcome;
        rig.modes->apply({.followers = on(10), .slow = off}, this, outcome.take());
        QVERIFY(!outcome.isThere());
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(outcome.value);
        QCOMPARE(rig.patches(), 0);
    }

    void aChangeBeforeAnythingIsKnownReadsFirst()
    {
        ForgeWorld rig;
        Outcome<ChatModes> outcome;
        rig.modes->apply({.followers = on(10), .unique = on()}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(outcome.value);
        QCOMPARE(*rig.onService(forge).unique, on());
        QVERIFY(rig.modes->isKnown());
    }

    void aRefusedChangeIsWithdrawnWithTheServicesWords()
    {
        ForgeWorld rig;
        rig.open();
        rig.setModerator(forge, u"quillscribe"_s, false);
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(5)}, this, outcome.take());
        QCOMPARE(*rig.modes->shown().slow, on(5));
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(!outcome.value);
        QCOMPARE(outcome.value.error().kind, Error::Kind::Forbidden);
        QVERIFY(outcome.value.error().message.contains("does not moderate"_L1));
        QCOMPARE(*rig.modes->shown().slow, off);
        QVERIFY(std::any_of(rig.answers.begin(), rig.answers.end(), [](const auto &one) {
            return !one && one.error().kind == Error::Kind::Forbidden;
        }));
        QVERIFY(rig.modes->history().isEmpty());
    }

    void aDurationOutOfRuleIsNotSent()
    {
        ForgeWorld rig;
        rig.open();
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(121)}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QCOMPARE(outcome.value.error().fault, Fault::TooLarge);
        QCOMPARE(*rig.modes->shown().slow, off);
        QCOMPARE(rig.patches(), 0);
    }

    void withoutThePermissionNothingIsSent()
    {
        ForgeWorld rig(without({Scope::ModeratorManageChatSettings}));
        rig.open();
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(5)}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QCOMPARE(outcome.value.error().kind, Error::Kind::Unauthorized);
        QVERIFY(!outcome.value.error().message.isEmpty());
        QCOMPARE(rig.patches(), 0);
    }

    void changesAreSentOneAfterTheOther()
    {
        ForgeWorld rig;
        rig.open();
        rig.sandbox.fault({.path = settings, .method = "PATCH", .times = 1, .delay = 300ms});
        Outcome<ChatModes> first, second, third;
        bool alone = false;
        rig.modes->apply({.slow = on(5)}, this, [&](const Result<ChatModes> &result) {
            first.take()(result);
            alone = !second.isThere() && rig.patches() == 1 && *rig.modes->shown().slow == off;
        });
        rig.modes->apply({.slow = on(60), .emoteOnly = on()}, this, second.take());
        rig.modes->apply({.slow = off}, this, third.take());
        QCOMPARE(*rig.modes->shown().slow, off);
        QCOMPARE(*rig.modes->shown().emoteOnly, on());
        QTRY_VERIFY(third.isThere());
        QVERIFY(alone);
        QCOMPARE(first.value->slow, on(5));
        QCOMPARE(second.value->slow, on(60));
        QCOMPARE(rig.patches(), 3);
        QCOMPARE(*rig.onService(forge).slow, off);
        QCOMPARE(*rig.onService(forge).emoteOnly, on());
    }

    void aRefusedOneDoesNotStopThoseBehindIt()
    {
        ForgeWorld rig;
        rig.open();
        rig.sandbox.fault(
            {.path = settings, .method = "PATCH", .times = 1, .status = 400, .message = u"Not tonight."_s});
        Outcome<ChatModes> first, second;
        rig.modes->apply({.slow = on(5)}, this, first.take());
        rig.modes->apply({.unique = on()}, this, second.take());
        QTRY_VERIFY(second.isThere());
        QCOMPARE(first.value.error().message, u"Not tonight."_s);
        QVERIFY(second.value);
        QCOMPARE(*rig.modes->shown().slow, off);
        QCOMPARE(*rig.onService(forge).unique, on());
    }

    void aLostAnswerIsLookedUpBeforeAnythingIsSaid_data()
    {
        QTest::addColumn<bool>("happened");
        QTest::addRow("it happened") << true;
        QTest::addRow("it did not") << false;
    }

    void aLostAnswerIsLookedUpBeforeAnythingIsSaid()
    {
        QFETCH(bool, happened);
        ForgeWorld rig;
        rig.open();
        rig.sandbox.fault(
            {.path = settings, .method = "PATCH", .times = 1, .cutConnection = true, .handled = happened});
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(20)}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QCOMPARE(outcome.value.has_value(), happened);
        QCOMPARE(*rig.modes->shown().slow, happened ? on(20) : off);
        QCOMPARE(rig.modes->service(), rig.onService(forge));
        QVERIFY(rig.elsewhere.isEmpty());
        QCOMPARE(rig.modes->history().size(), happened ? 1 : 0);
        if (!happened)
            QCOMPARE(outcome.value.error().kind, Error::Kind::Offline);
    }

    void offlineChangesFailAndWhatWasKnownStays()
    {
        ForgeWorld rig;
        rig.open();
        rig.sandbox.fault({.path = settings, .times = -1, .cutConnection = true});
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(20)}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QCOMPARE(outcome.value.error().kind, Error::Kind::Offline);
        QVERIFY(rig.modes->isKnown());
        QCOMPARE(*rig.modes->shown().slow, off);
        rig.sandbox.clearFaults();
    }

    void anAnswerThatSaysSomethingElseIsAConflict()
    {
        ForgeWorld rig;
        rig.open();
        rig.sandbox.fault(
            {.path = settings,
             .method = "PATCH",
             .times = 1,
             .body
             = "{\"data\":[{\"broadcaster_id\":\"1\",\"moderator_id\":\"2\",\"emote_mode\":false,"
               "\"follower_mode\":true,\"follower_mode_duration\":10,\"non_moderator_chat_delay\":true,"
               "\"non_moderator_chat_delay_duration\":4,\"slow_mode\":false,\"slow_mode_wait_time\":null,"
               "\"subscriber_mode\":false,\"unique_chat_mode\":false}]}"});
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(20)}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QCOMPARE(outcome.value.error().kind, Error::Kind::Conflict);
        QCOMPARE(*rig.modes->shown().slow, off);
    }

    void shieldModeIsShownAndSwitched()
    {
        ForgeWorld rig;
        rig.open();
        QTRY_VERIFY(rig.modes->shield().has_value());
        QCOMPARE(rig.modes->shield(), false);
        Outcome<void> outcome;
        rig.modes->setShield(true, this, outcome.take());
        QCOMPARE(rig.modes->shield(), true);
        QVERIFY(rig.modes->isShieldSending());
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(outcome.value);
        QTRY_COMPARE(rig.modes->shieldBy(), rig.account->info().displayName);
        QVERIFY(rig.modes->shieldAt().isValid());
        const QString id = rig.idOf(forge);
        QVERIFY(rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.area<Sandbox::Staff>().shieldMode(id).isActive; }));
        // Another moderator ends it.
        const QString wren = rig.idOf(u"wrenloft"_s);
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            std::ignore = world.area<Sandbox::Staff>().setShieldMode(id, wren, false);
        });
        QTRY_COMPARE(rig.modes->shield(), false);
        QTRY_COMPARE(rig.modes->shieldBy(), rig.nameOf(u"wrenloft"_s));
    }

    void shieldModeSaysWhyItIsNotShown()
    {
        ForgeWorld without1(without({Scope::ModeratorReadShieldMode, Scope::ModeratorManageShieldMode}));
        without1.open();
        QVERIFY(!without1.modes->shield());
        QCOMPARE(without1.modes->shieldRefusal()->kind, Error::Kind::Unauthorized);

        ForgeWorld stranger;
        stranger.setModerator(forge, u"quillscribe"_s, false);
        stranger.modes->setOnScreen(true);
        QTRY_VERIFY(stranger.modes->shieldRefusal().has_value());
        QCOMPARE(stranger.modes->shieldRefusal()->kind, Error::Kind::Forbidden);
        QVERIFY(!stranger.modes->shield());
    }

    void aLostAnswerAboutShieldModeIsLookedUp()
    {
        ForgeWorld rig;
        rig.open();
        QTRY_VERIFY(rig.modes->shield().has_value());
        rig.sandbox.fault({.path = "/moderation/shield_mode",
                           .method = "PUT",
                           .times = 1,
                           .cutConnection = true,
                           .handled = true});
        Outcome<void> outcome;
        rig.modes->setShield(true, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(outcome.value);
        QCOMPARE(rig.modes->shield(), true);
    }

    /// A change that is sent without a confirmation waits for its turn, and meanwhile another user changes
    /// the channel.
    void whatWasDecidedByHowThingsWereIsNotSentWhenTheyChanged()
    {
        const auto gate = std::make_shared<SendGate>(1);
        ForgeWorld rig(SandboxFixture::everyScope(), true, {.gate = gate});
        rig.open();
        QObject other;
        gate->ask(&other, [] {});
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(9)}, this, outcome.take(), {}, ChatModes{.slow = off});
        rig.change(forge, {.slowMode = true, .slowModeWaitTime = 45});
        QTRY_COMPARE(rig.modes->service().slow, std::optional(on(45)));
        QVERIFY(!outcome.isThere());
        gate->leave();
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(!outcome.value);
        QCOMPARE(outcome.value.error().kind, Error::Kind::Conflict);
        QCOMPARE(rig.patches(), 0);
        QCOMPARE(rig.modes->shown().slow, std::optional(on(45)));

        // If the state is the expected one, the change is sent.
        Outcome<ChatModes> again;
        rig.modes->apply({.slow = on(9)}, this, again.take(), {}, ChatModes{.slow = on(45)});
        QTRY_VERIFY(again.isThere());
        QVERIFY(again.value);
        QCOMPARE(again.value->slow, std::optional(on(9)));
    }

    void signingOutLeavesWhatWasKnown()
    {
        ForgeWorld rig;
        rig.open();
        rig.account->session()->end();
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(9)}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QCOMPARE(outcome.value.error().kind, Error::Kind::Unauthorized);
        QVERIFY(rig.modes->isKnown());
        QVERIFY(!rig.modes->isLive());
        QCOMPARE(rig.patches(), 0);
    }
};

QTEST_GUILESS_MAIN(TestChannelModes)
#include "tst_channel_modes.moc"
