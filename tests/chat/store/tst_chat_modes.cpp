// SPDX-License-Identifier: GPL-3.0-or-later

// Chat modes as values: which the service accepts, which have to be sent, and how they are stored.

#include "chat/modes/mode_authors.h"
#include "chat/store/chat_modes.h"
#include "schema/describe.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

constexpr ModeValue off{};

ModeValue on(std::optional<int> duration = {})
{
    return {true, duration};
}

Api::ChannelModerated deed(const char *action, const char *by)
{
    Api::ChannelModerated event;
    event.action = QLatin1String(action);
    event.moderatorUserName = QLatin1String(by);
    return event;
}

}  // namespace

class TestChatModes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesAreThoseOfTheSpecification()
    {
        const ModeRule &followers = ruleOf(ChatMode::Followers);
        QCOMPARE(followers.unit, ModeRule::Unit::Minutes);
        QCOMPARE(followers.least, 0);
        QCOMPARE(followers.most, 129'600);
        QCOMPARE(followers.usual, 0);
        const ModeRule &slow = ruleOf(ChatMode::Slow);
        QCOMPARE(slow.unit, ModeRule::Unit::Seconds);
        QCOMPARE(slow.least, 3);
        QCOMPARE(slow.most, 120);
        QCOMPARE(slow.usual, 30);
        const ModeRule &delay = ruleOf(ChatMode::Delay);
        QCOMPARE(delay.least, 2);
        QCOMPARE(delay.most, 6);
        QCOMPARE(delay.step, 2);
        QVERIFY(!delay.usual);
        for (const ChatMode mode : {ChatMode::Subscribers, ChatMode::EmoteOnly, ChatMode::Unique})
            QCOMPARE(ruleOf(mode).unit, ModeRule::Unit::None);
    }

    void durationsOutOfRuleAreNamed_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("duration");
        QTest::addColumn<int>("fault");
        QTest::addRow("followers 0") << int(ChatMode::Followers) << 0 << int(Fault::None);
        QTest::addRow("followers most") << int(ChatMode::Followers) << 129'600 << int(Fault::None);
        QTest::addRow("followers over") << int(ChatMode::Followers) << 129'601 << int(Fault::TooLarge);
        QTest::addRow("followers under") << int(ChatMode::Followers) << -2 << int(Fault::TooSmall);
        QTest::addRow("slow 2") << int(ChatMode::Slow) << 2 << int(Fault::TooSmall);
        QTest::addRow("slow 3") << int(ChatMode::Slow) << 3 << int(Fault::None);
        QTest::addRow("slow 121") << int(ChatMode::Slow) << 121 << int(Fault::TooLarge);
        QTest::addRow("delay 3") << int(ChatMode::Delay) << 3 << int(Fault::NotOneOf);
        QTest::addRow("delay 6") << int(ChatMode::Delay) << 6 << int(Fault::None);
        QTest::addRow("delay 8") << int(ChatMode::Delay) << 8 << int(Fault::TooLarge);
    }
    void durationsOutOfRuleAreNamed()
    {
        QFETCH(int, mode);
        QFETCH(int, duration);
        QFETCH(int, fault);
        const auto problem = problemWith(ChatMode(mode), on(duration));
        QCOMPARE(int(problem ? problem->fault : Fault::None), fault);
        QVERIFY(!problemWith(ChatMode(mode), off));
    }

    void aDelayNeedsItsDuration()
    {
        QCOMPARE(problemWith(ChatMode::Delay, on())->fault, Fault::Missing);
        QVERIFY(!problemWith(ChatMode::Followers, on()));
        QVERIFY(!problemWith(ChatMode::Slow, on()));
    }

    void whatTheServiceDoesNotTellHasNoValue()
    {
        Api::ChatSettings settings{.followerMode = true, .followerModeDuration = 10};
        const ChatModes modes = modesOf(settings);
        QVERIFY(!modes.delay);
        QCOMPARE(*modes.followers, on(10));
        QCOMPARE(*modes.slow, off);
        settings.nonModeratorChatDelay = true;
        settings.nonModeratorChatDelayDuration = 4;
        QCOMPARE(*modesOf(settings).delay, on(4));
        QVERIFY(!modesOf(Api::ChatSettingsUpdated()).delay);
    }

    void onlyWhatDiffersIsSent()
    {
        const ChatModes now{.followers = on(10), .slow = off, .subscribers = off, .delay = on(4)};
        QVERIFY(isEmpty(changesTo({.followers = on(10), .slow = off, .delay = on(4)}, now)));

        // A duration is sent together with its mode.
        const auto longer = changesTo({.followers = on(60), .subscribers = off}, now);
        QCOMPARE(longer.followerMode, true);
        QCOMPARE(longer.followerModeDuration, 60);
        QVERIFY(!longer.subscriberMode && !longer.slowMode);
        // Default duration: the mode is true, without a duration.
        const auto reset = changesTo({.followers = on()}, now);
        QCOMPARE(reset.followerMode, true);
        QVERIFY(!reset.followerModeDuration);
        // Off: the mode is false, without a duration even if one was set.
        const auto removed = changesTo({.followers = ModeValue{false, 10}, .delay = off}, now);
        QCOMPARE(removed.followerMode, false);
        QVERIFY(!removed.followerModeDuration);
        QCOMPARE(removed.nonModeratorChatDelay, false);
        QVERIFY(!removed.nonModeratorChatDelayDuration);
        // A mode whose current value is unknown is sent.
        QCOMPARE(changesTo({.unique = off}, now).uniqueChatMode, false);
    }

    void onWithoutADurationIsOnWithTheUsualOne()
    {
        QVERIFY(differing({.slow = on()}, {.slow = on(30)}).isEmpty());
        QVERIFY(isEmpty(changesTo({.slow = on()}, {.slow = on(30)})));
        QCOMPARE(differing({.slow = on()}, {.slow = on(31)}), QList{ChatMode::Slow});
        QCOMPARE(laidOver({}, {.slow = on()}).slow, on(30));
        // A mode that is off has no duration, whatever value is stored.
        QVERIFY(differing({.slow = ModeValue{false, 20}}, {.slow = off}).isEmpty());
    }

    void whatIsNotKnownDoesNotDiffer()
    {
        QVERIFY(differing({.delay = on(4)}, {}).isEmpty());
        QVERIFY(differing({}, {.delay = on(4)}).isEmpty());
    }

    void modesAreLaidOverAndPicked()
    {
        const ChatModes base{.followers = on(10), .slow = on(5), .delay = on(2)};
        const ChatModes both = laidOver(base, {.slow = off, .unique = on()});
        QCOMPARE(both, (ChatModes{.followers = on(10), .slow = off, .unique = on(), .delay = on(2)}));
        QCOMPARE(only(both, {ChatMode::Slow, ChatMode::EmoteOnly}), ChatModes{.slow = off});
        QCOMPARE(both.modes(),
                 (QList{ChatMode::Followers, ChatMode::Slow, ChatMode::Unique, ChatMode::Delay}));
        QVERIFY(ChatModes().isEmpty());
    }

    void modesSurviveTheDisk()
    {
        const ChatModes modes{.followers = on(1440), .slow = off, .emoteOnly = on(), .delay = on(6)};
        const auto read = [](const QByteArray &text) { return Api::fromText<ChatModes>(text); };
        QCOMPARE(read(Api::toText(modes)), std::optional(modes));
        QCOMPARE(read(Api::toText(ChatModes())), std::optional(ChatModes()));
        QVERIFY(!read("[not json"));
        QVERIFY(!read(""));
        QVERIFY(!read("{\"slow\": 7}"));
    }

    void deedsNameWhoWasBehindAChange()
    {
        ModeAuthors actions;
        auto slow = deed("slow", "Pip");
        slow.slow = Api::ModeratedSlow{20};
        QVERIFY(actions.add(slow, 1000));
        QVERIFY(actions.add(deed("emoteonlyoff", "Wren"), 1500));
        QVERIFY(!actions.add(deed("ban", "Wren"), 1600));

        // The same mode with another value was changed by another user.
        QVERIFY(actions.consume({.slow = off}, {.slow = on(30)}, 2000).isEmpty());
        const auto names
            = actions.consume({.slow = off, .emoteOnly = on()}, {.slow = on(20), .emoteOnly = off}, 2000);
        QCOMPARE(QSet<QString>(names.begin(), names.end()), (QSet<QString>{u"Pip"_s, u"Wren"_s}));
        // An action explains one change only.
        QVERIFY(actions.consume({.slow = off}, {.slow = on(20)}, 2000).isEmpty());
    }

    void deedsAreForgotten()
    {
        ModeAuthors actions;
        QVERIFY(actions.add(deed("uniquechat", "Pip"), 0));
        QVERIFY(actions.consume({.unique = off}, {.unique = on()}, ModeAuthors::memory + 1).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestChatModes)
#include "tst_chat_modes.moc"
