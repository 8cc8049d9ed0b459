// SPDX-License-Identifier: GPL-3.0-or-later

// The modes of one channel: shown at once, sent one after the other, reverted when refused. Changes by other
// users are shown with their names, and never reverted by late events. Also Shield Mode, and what is read
// when.

#include "chat/chat_world.h"
#include "chat/people/send_gate.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::ChatSettingsChanges;
using Api::Scope;
using Sandbox::EventFault;

namespace {

/// The result of an asynchronous call.
template <class T>
struct Outcome
{
    std::function<void(const Result<T> &)> take()
    {
        return [this](const Result<T> &result) {
            ++times;
            value = result;
        };
    }
    bool isThere() const { return times == 1; }

    int times = 0;
    Result<T> value{};
};

/// One channel that QuillScribe moderates.
struct ForgeWorld : ChatWorld
{
    explicit ForgeWorld(Api::ScopeSet scopes = SandboxFixture::everyScope(), bool hasEvents = true,
                        const ChannelModes::Share &share = {})
        : ChatWorld(hasEvents)
        , account(prepared(scopes))
        , modes(std::make_unique<ChannelModes>(account, idOf(forge), Clock::system(), share))
    {
        QObject::connect(modes.get(), &ChannelModes::changedElsewhere, modes.get(),
                         [this](const ModesChange &change) { elsewhere.append(change); });
        QObject::connect(modes.get(), &ChannelModes::answered, modes.get(),
                         [this](const Result<void> &outcome) { answers.append(outcome); });
    }
    Account *prepared(Api::ScopeSet scopes)
    {
        change(forge,
               {.emoteMode = false,
                .followerMode = true,
                .followerModeDuration = 10,
                .nonModeratorChatDelay = true,
                .nonModeratorChatDelayDuration = 4,
                .slowMode = false,
                .subscriberMode = false,
                .uniqueChatMode = false});
        watchCalls();
        return signIn(u"quillscribe"_s, scopes);
    }
    /// Waits until the modes are read, and until events cover them if there are any.
    void open()
    {
        modes->setOnScreen(true);
        QTRY_VERIFY(modes->isKnown() && (!setup.hasEvents || modes->isLive()));
        if (setup.hasEvents)
            QTRY_VERIFY(modes->isFresh());
    }
    /// Waits for the subscription whose events name the moderator who changes modes.
    void awaitNames()
    {
        const Api::EventCondition condition{.broadcasterUserId = idOf(forge),
                                            .moderatorUserId = account->userId()};
        QTRY_VERIFY(account->events()->covers<Api::ChannelModerated>(condition));
    }
    int patches() { return calls("PATCH /chat/settings"); }

    Account *account;
    std::unique_ptr<ChannelModes> modes;
    QList<ModesChange> elsewhere{};
    QList<Result<void>> answers{};
};

}  // namespace

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
            [&](Sandbox::World &world) { return world.area<Sandbox::Roles>().shieldMode(id).isActive; }));
        // Another moderator ends it.
        const QString wren = rig.idOf(u"wrenloft"_s);
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            std::ignore = world.area<Sandbox::Roles>().setShieldMode(id, wren, false);
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

QTEST_GUILESS_MAIN(TestChannelModes)
#include "tst_channel_modes.moc"
