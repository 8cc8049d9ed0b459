// SPDX-License-Identifier: GPL-3.0-or-later

// The modes of one channel: shown at once, sent one after the other, withdrawn when refused; what others do
// is seen as it happens, with who did it; and nothing that comes late brings back what was.

#include "mode_rig.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::ChatSettingsChanges;
using Api::Scope;
using Sandbox::EventFault;

namespace {

const QString forge = QStringLiteral("moonlitforge");
const QByteArray settings = "/chat/settings";
constexpr ModeValue off{};

ModeValue on(std::optional<int> duration = {})
{
    return {true, duration};
}

/// One channel that QuillScribe looks after.
struct ForgeRig : ModeRig
{
    explicit ForgeRig(Api::ScopeSet scopes = SandboxFixture::everyScope(), bool withEvents = true,
                      const ChannelModes::Share &share = {})
        : ModeRig(withEvents)
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
        return signIn(QStringLiteral("quillscribe"), scopes);
    }
    /// Until it is known, and events feed it where they can.
    void start()
    {
        modes->setOnScreen(true);
        QTRY_VERIFY(modes->isKnown() && (!hasEvents || modes->isLive()));
        if (hasEvents)
            QTRY_VERIFY(modes->isFresh());
    }
    /// Until events tell who changes modes.
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
        ForgeRig rig;
        QVERIFY(!rig.modes->isKnown());
        rig.start();
        QCOMPARE(rig.modes->service(), rig.onService(forge));
        QCOMPARE(*rig.modes->shown().followers, on(10));
        QCOMPARE(*rig.modes->shown().delay, on(4));
        QVERIFY(rig.modes->asOf().isValid());
        QVERIFY(rig.modes->history().isEmpty());
    }

    void aDelayThatIsNotToldHasNoValue()
    {
        ForgeRig rig(without({Scope::ModeratorReadChatSettings, Scope::ModeratorManageChatSettings}));
        rig.start();
        QVERIFY(!rig.modes->service().delay);
        QCOMPARE(*rig.modes->service().followers, on(10));
    }

    void aChangeIsShownAtOnceAndSent()
    {
        ForgeRig rig;
        rig.start();
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
        ForgeRig rig;
        rig.start();
        Outcome<ChatModes> outcome;
        rig.modes->apply({.followers = on(10), .slow = off}, this, outcome.take());
        QVERIFY(!outcome.isThere());
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(outcome.value);
        QCOMPARE(rig.patches(), 0);
    }

    void aChangeBeforeAnythingIsKnownReadsFirst()
    {
        ForgeRig rig;
        Outcome<ChatModes> outcome;
        rig.modes->apply({.followers = on(10), .unique = on()}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(outcome.value);
        QCOMPARE(*rig.onService(forge).unique, on());
        QVERIFY(rig.modes->isKnown());
    }

    void aRefusedChangeIsWithdrawnWithTheServicesWords()
    {
        ForgeRig rig;
        rig.start();
        rig.setModerator(forge, QStringLiteral("quillscribe"), false);
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(5)}, this, outcome.take());
        QCOMPARE(*rig.modes->shown().slow, on(5));
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(!outcome.value);
        QCOMPARE(outcome.value.error().kind, Error::Kind::Forbidden);
        QVERIFY(outcome.value.error().message.contains(QLatin1String("does not moderate")));
        QCOMPARE(*rig.modes->shown().slow, off);
        QVERIFY(std::any_of(rig.answers.begin(), rig.answers.end(), [](const auto &one) {
            return !one && one.error().kind == Error::Kind::Forbidden;
        }));
        QVERIFY(rig.modes->history().isEmpty());
    }

    void aDurationOutOfRuleIsNotSent()
    {
        ForgeRig rig;
        rig.start();
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(121)}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QCOMPARE(outcome.value.error().fault, Fault::TooLarge);
        QCOMPARE(*rig.modes->shown().slow, off);
        QCOMPARE(rig.patches(), 0);
    }

    void withoutThePermissionNothingIsSent()
    {
        ForgeRig rig(without({Scope::ModeratorManageChatSettings}));
        rig.start();
        Outcome<ChatModes> outcome;
        rig.modes->apply({.slow = on(5)}, this, outcome.take());
        QTRY_VERIFY(outcome.isThere());
        QCOMPARE(outcome.value.error().kind, Error::Kind::Unauthorized);
        QVERIFY(!outcome.value.error().message.isEmpty());
        QCOMPARE(rig.patches(), 0);
    }

    void changesAreSentOneAfterTheOther()
    {
        ForgeRig rig;
        rig.start();
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
        ForgeRig rig;
        rig.start();
        rig.sandbox.fault({.path = settings,
                           .method = "PATCH",
                           .times = 1,
                           .status = 400,
                           .message = QStringLiteral("Not tonight.")});
        Outcome<ChatModes> first, second;
        rig.modes->apply({.slow = on(5)}, this, first.take());
        rig.modes->apply({.unique = on()}, this, second.take());
        QTRY_VERIFY(second.isThere());
        QCOMPARE(first.value.error().message, QStringLiteral("Not tonight."));
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
        ForgeRig rig;
        rig.start();
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
        ForgeRig rig;
        rig.start();
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
        ForgeRig rig;
        rig.start();
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

    void othersAreSeenWithWhoTheyAre()
    {
        ForgeRig rig(SandboxFixture::everyScope(), true, {.namePatience = 60s});
        rig.start();
        rig.awaitNames();
        rig.change(forge, {.slowMode = true, .slowModeWaitTime = 42});
        QTRY_COMPARE(rig.elsewhere.size(), 1);
        const ModesChange change = rig.elsewhere.first();
        QCOMPARE(change.by, rig.nameOf(QStringLiteral("wrenloft")));
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
        QTest::addRow("the change is told late") << QStringLiteral("channel.chat_settings.update");
        QTest::addRow("who it was is told late") << QStringLiteral("channel.moderate");
    }
    void whoItWasIsKnownInEitherOrder()
    {
        QFETCH(QString, late);
        // However slow the machine is: what is late comes before patience ends.
        ForgeRig rig(SandboxFixture::everyScope(), true, {.namePatience = 60s});
        rig.start();
        rig.awaitNames();
        // Later than the next reading, of which there is one a second at most.
        rig.eventFault({.kind = EventFault::Kind::Delay, .type = late, .times = -1, .delay = 2500ms});
        rig.change(forge, {.subscriberMode = true});
        QTRY_COMPARE(rig.elsewhere.size(), 1);
        QCOMPARE(rig.elsewhere.first().by, rig.nameOf(QStringLiteral("wrenloft")));
        QCOMPARE(rig.modes->history().size(), 1);
        QCOMPARE(rig.modes->history().first().by, rig.nameOf(QStringLiteral("wrenloft")));
    }

    void withoutTheScopesNobodyIsNamed()
    {
        ForgeRig rig(without({Scope::ModeratorReadVips}));
        rig.start();
        rig.change(forge, {.subscriberMode = true});
        QTRY_COMPARE(rig.elsewhere.size(), 1);
        QVERIFY(rig.elsewhere.first().by.isEmpty());
    }

    void aDelayThatOthersChangeIsSeen()
    {
        ForgeRig rig;
        rig.start();
        rig.change(forge, {.nonModeratorChatDelay = true, .nonModeratorChatDelayDuration = 6});
        QTRY_COMPARE(*rig.modes->shown().delay, on(6));
        QTRY_COMPARE(rig.elsewhere.size(), 1);
    }

    void withoutEventsReadingsFindOut()
    {
        ForgeRig rig(SandboxFixture::everyScope(), false);
        rig.start();
        QVERIFY(!rig.modes->isLive());
        rig.change(forge, {.slowMode = true, .slowModeWaitTime = 42});
        rig.modes->refresh();
        QTRY_COMPARE(rig.elsewhere.size(), 1);
        QVERIFY(rig.elsewhere.first().by.isEmpty());
        QCOMPARE(*rig.modes->shown().slow, on(42));
    }

    /// Whatever happens to the events, what is shown never goes back to what was.
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
        ForgeRig rig;
        rig.start();
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
                        .type = QStringLiteral("channel.chat_settings.update"),
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
        // Until everything that was held back has come, and was looked up.
        QTRY_COMPARE(heard, 5);
        QTRY_VERIFY(rig.modes->isFresh() && rig.network.active == 0);
        QCOMPARE(rig.modes->shown().unique, on());
        QCOMPARE(rig.modes->shown().slow, on(40));
        QVERIFY2(std::is_sorted(seen.begin(), seen.end()), qPrintable(QString::number(seen.size())));
    }

    void theEchoOfAnOwnChangeIsNotReadAgain()
    {
        ForgeRig rig;
        rig.start();
        const int before = rig.calls("GET /chat/settings");
        for (int i = 0; i < 5; ++i) {
            Outcome<ChatModes> outcome;
            rig.modes->apply({.slow = on(10 + i)}, this, outcome.take());
            QTRY_VERIFY(outcome.isThere());
        }
        // The event of somebody else's change comes after those of our own.
        rig.change(forge, {.uniqueChatMode = true});
        QTRY_COMPARE(rig.modes->shown().unique, on());
        QCOMPARE(rig.calls("GET /chat/settings") - before, 1);
    }

    void readingTellsHowItIsNow()
    {
        ForgeRig rig(SandboxFixture::everyScope(), false);
        rig.start();
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
        ForgeRig rig;
        rig.start();
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
        ForgeRig rig;
        rig.start();
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

    void shieldModeIsShownAndSwitched()
    {
        ForgeRig rig;
        rig.start();
        QTRY_VERIFY(rig.modes->shield().has_value());
        QCOMPARE(rig.modes->shield(), false);
        Outcome<void> outcome;
        rig.modes->setShield(true, this, outcome.take());
        QCOMPARE(rig.modes->shield(), true);
        QVERIFY(rig.modes->isShieldSending());
        QTRY_VERIFY(outcome.isThere());
        QVERIFY(outcome.value);
        QCOMPARE(rig.modes->shieldBy(), rig.account->info().displayName);
        QVERIFY(rig.modes->shieldAt().isValid());
        const QString id = rig.idOf(forge);
        QVERIFY(rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.staff().shieldMode(id).isActive; }));
        // Somebody else ends it.
        const QString wren = rig.idOf(QStringLiteral("wrenloft"));
        rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { std::ignore = world.staff().setShieldMode(id, wren, false); });
        QTRY_COMPARE(rig.modes->shield(), false);
        QCOMPARE(rig.modes->shieldBy(), rig.nameOf(QStringLiteral("wrenloft")));
    }

    void shieldModeSaysWhyItIsNotShown()
    {
        ForgeRig without1(without({Scope::ModeratorReadShieldMode, Scope::ModeratorManageShieldMode}));
        without1.start();
        QVERIFY(!without1.modes->shield());
        QCOMPARE(without1.modes->shieldRefusal()->kind, Error::Kind::Unauthorized);

        ForgeRig stranger;
        stranger.setModerator(forge, QStringLiteral("quillscribe"), false);
        stranger.modes->setOnScreen(true);
        QTRY_VERIFY(stranger.modes->shieldRefusal().has_value());
        QCOMPARE(stranger.modes->shieldRefusal()->kind, Error::Kind::Forbidden);
        QVERIFY(!stranger.modes->shield());
    }

    void aLostAnswerAboutShieldModeIsLookedUp()
    {
        ForgeRig rig;
        rig.start();
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

    void signingOutLeavesWhatWasKnown()
    {
        ForgeRig rig;
        rig.start();
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
