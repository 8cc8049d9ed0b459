// SPDX-License-Identifier: GPL-3.0-or-later

// The goals of the channel: read once, moved on by events, and what is shown without the permission.

#include "test_world.h"

#include "interact/goal_feed.h"
#include "interact/goals_card.h"
#include "kit/messages/why_hint.h"
#include "kit/text/progress_bar.h"
#include "kit/theme/theme.h"
#include "sandbox/goals/goals.h"

#include <QSignalSpy>

using namespace Sidestage;

class TestGoalsCard : public QObject
{
    Q_OBJECT

    /// As the broadcaster does elsewhere.
    template <class F>
    static void atService(TestWorld &rig, F act)
    {
        const bool done = rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { return bool(act(world.area<Sandbox::Goals>())); });
        if (!done)
            qFatal("the goal cannot be changed");
    }
    static QString textOf(const GoalsCard &card, const QString &id)
    {
        const auto *row = card.findChild<QWidget *>(u"goal:"_s + id);
        return row ? row->accessibleName() : QString();
    }

private Q_SLOTS:
    void aGoalMovesWithItsEventsAndLeavesWhenItEnds()
    {
        using Api::GoalType;
        Theme theme;
        TestWorld rig;
        QString id;
        atService(rig, [&](Sandbox::Goals &goals) {
            std::ignore = goals.end(rig.id(), GoalType::SubscriptionCount);
            const auto made = goals.start(
                rig.id(), GoalType::SubscriptionCount,
                {.description = u"A <b>new</b> kettle"_s, .targetAmount = 40, .currentAmount = 10});
            id = made ? made->id : QString();
            return made;
        });
        GoalFeed feed(rig.account.get());
        GoalsCard card(&feed);
        card.show();
        QTRY_VERIFY(textOf(card, id).contains(QLocale().toString(10)));
        QVERIFY(textOf(card, id).contains("A <b>new</b> kettle"_L1));
        QVERIFY(textOf(card, id).contains("Subscriptions"_L1));
        const auto bar
            = [&] { return card.findChild<QWidget *>(u"goal:"_s + id)->findChild<ProgressBar *>(); };
        QCOMPARE(bar()->value(), 250);
        QTRY_VERIFY(feed.isLive() && !feed.poll()->isReading());
        const QDateTime read = feed.asOf();
        atService(rig, [&](Sandbox::Goals &goals) {
            return goals.change(rig.id(), GoalType::SubscriptionCount, {.currentAmount = 40});
        });
        QTRY_VERIFY(textOf(card, id).contains(QLocale().toString(40)));
        QTRY_COMPARE(bar()->value(), 1'000);
        atService(rig,
                  [&](Sandbox::Goals &goals) { return goals.end(rig.id(), GoalType::SubscriptionCount); });
        QTRY_VERIFY(textOf(card, id).isEmpty());
        QCOMPARE(feed.asOf(), read);  // by events alone
        QVERIFY(card.freshness().live && card.freshness().asOf > read);
    }

    void withoutThePermissionTheCardSaysSoAndAsksNothing()
    {
        Theme theme;
        TestWorld rig({.scopes = {Api::Scope::BitsRead}});
        GoalFeed feed(rig.account.get());
        GoalsCard card(&feed);
        QSignalSpy asked(&card, &OverviewCard::permissionRequested);
        card.show();
        auto *why = card.findChild<WhyHint *>();
        QVERIFY(why && why->isVisible());
        QTest::qWait(100);
        QVERIFY(!feed.asOf().isValid());
        Q_EMIT why->actionTriggered();
        QCOMPARE(asked.value(0).value(0).value<Api::Scope>(), Api::Scope::ChannelReadGoals);
    }
};

QTEST_MAIN(TestGoalsCard)
#include "tst_goals_card.moc"
