// SPDX-License-Identifier: GPL-3.0-or-later

// Goals: those that run, what raises them, their events, and the control calls.

#include "sandbox/events/event_line.h"

#include "sandbox/control/control.h"
#include "sandbox/goals/goals.h"
#include "sandbox/world/subscribers.h"

using namespace Sidestage;
using Api::GoalType;
using namespace std::chrono_literals;

class TestGoals : public QObject, EventSubFixture
{
    Q_OBJECT

    std::unique_ptr<Sandbox::Control> m_control;

    Sandbox::Goals &goals() { return h->world->area<Sandbox::Goals>(); }
    Harness::Answer ask(const char *login)
    {
        return h->get(h->signIn(login), "/goals", {{u"broadcaster_id"_s, h->idOf(login)}});
    }
    QJsonObject goal(const char *login, const char *type)
    {
        const auto rows = ask(login).data();
        for (const auto &row : rows) {
            if (row["type"_L1] == QLatin1String(type))
                return row.toObject();
        }
        return {};
    }
    qint64 amount(const char *login, const char *type)
    {
        return goal(login, type)["current_amount"_L1].toInteger(-1);
    }
    /// A line that is subscribed to all three events of TeaAndTurrets.
    EventLineEnd &listen()
    {
        EventLineEnd &line = connectLine();
        for (const char *type : {"channel.goal.begin", "channel.goal.progress", "channel.goal.end"}) {
            if (subscribe(line, type, "1", of(m_tea)).status() != 202)
                qFatal("%s", type);
        }
        return line;
    }
    QJsonObject call(const char *name, const char *text)
    {
        const auto answer = m_control->call(QLatin1String(name), QByteArray(text).replace('\'', '"'));
        if (!answer)
            qFatal("%s: %s", name, qPrintable(answer.error().message));
        return QJsonDocument::fromJson(*answer).object();
    }
    Error refused(const char *name, const char *text)
    {
        const auto answer = m_control->call(QLatin1String(name), QByteArray(text).replace('\'', '"'));
        return answer ? Error{} : answer.error();
    }

private Q_SLOTS:
    void init()
    {
        start();
        m_control = std::make_unique<Sandbox::Control>(*h->service);
    }
    void cleanup() { m_control.reset(); }

    void theStorysGoals()
    {
        const auto tea = ask("teaandturrets");
        QCOMPARE(tea.status(), 200);
        QCOMPARE(tea.json.keys(), QStringList{u"data"_s});
        // The oldest first.
        QCOMPARE(tea.column("type"), (QStringList{u"follower"_s, u"new_subscription_count"_s}));
        const QJsonObject followers = tea.first();
        QCOMPARE(
            followers.keys(),
            QStringList({u"broadcaster_id"_s, u"broadcaster_login"_s, u"broadcaster_name"_s, u"created_at"_s,
                         u"current_amount"_s, u"description"_s, u"id"_s, u"target_amount"_s, u"type"_s}));
        QCOMPARE(text(followers, "broadcaster_id"), m_tea);
        QCOMPARE(text(followers, "broadcaster_login"), u"teaandturrets"_s);
        QCOMPARE(text(followers, "broadcaster_name"), u"TeaAndTurrets"_s);
        QCOMPARE(followers["current_amount"_L1].toInt(), h->world->follows().followerCount(m_tea));
        QCOMPARE(followers["target_amount"_L1].toInt(), 500);
        const QDateTime began = Api::parseTime(text(followers, "created_at").toStdString());
        QVERIFY(began.isValid() && began < h->world->clock().now());
        QCOMPARE(ask("pipnocturne").column("type"), QStringList{u"subscription_count"_s});
        QCOMPARE(ask("moonlitforge").column("description"), QStringList{QString()});
        // The same seed creates the same goals.
        const QByteArray before = tea.response.body;
        QVERIFY(h->world->reset(1));
        QCOMPARE(ask("teaandturrets").response.body, before);
        QVERIFY(h->world->reset(2));
        QVERIFY(ask("teaandturrets").response.body != before);
    }

    void withoutGoalsTheListIsEmpty()
    {
        const auto none = ask("quillscribe");
        QCOMPARE(none.status(), 200);
        QCOMPARE(none.response.body, QByteArray(R"({"data":[]})"));
    }

    void onlyTheBroadcasterReadsThem()
    {
        const Query tea{{u"broadcaster_id"_s, m_tea}};
        // Moderators and editors are refused.
        QCOMPARE(h->get(h->signIn("pipnocturne"), "/goals", tea).status(), 401);
        QCOMPARE(h->get(h->app(), "/goals", tea).status(), 401);
        QCOMPARE(h->get(h->signIn("teaandturrets", {Harness::Scope::BitsRead}), "/goals", tea).message(),
                 u"Missing scope: channel:read:goals"_s);
        QCOMPARE(h->get(h->signIn(), "/goals").status(), 400);
    }

    void aFollowRaisesAFollowerGoal()
    {
        EventLineEnd &line = listen();
        const int before = h->world->follows().followerCount(m_tea);
        call("add-user", "{'login':'newcomer'}");
        call("follow", "{'channel':'teaandturrets','viewer':'newcomer'}");
        QCOMPARE(amount("teaandturrets", "follower"), before + 1);
        call("unfollow", "{'channel':'teaandturrets','viewer':'newcomer'}");
        QCOMPARE(amount("teaandturrets", "follower"), before);
        // Many at once are one event.
        call("add-followers", "{'channel':'teaandturrets','count':30}");
        QCOMPARE(amount("teaandturrets", "follower"), before + 30);
        // Neither a follow that is there already nor one of another channel changes anything.
        call("follow", "{'channel':'teaandturrets','viewer':'pipnocturne'}");
        call("follow", "{'channel':'pipnocturne','viewer':'newcomer'}");

        const auto events = line.events();
        QCOMPARE(events.size(), 3);
        for (const auto &event : events) {
            QCOMPARE(text(event, "id"), text(goal("teaandturrets", "follower"), "id"));
            QCOMPARE(text(event, "type"), u"follow"_s);
        }
        const auto reached = [&](int i) { return events[i]["current_amount"_L1].toInt(); };
        QCOMPARE(reached(0), before + 1);
        QCOMPARE(reached(1), before);
        QCOMPARE(reached(2), before + 30);
    }

    void withoutAFollowerGoalAFollowIsNoProgress()
    {
        EventLineEnd &line = listen();
        QVERIFY(goals().end(m_tea, GoalType::Follower));
        QCOMPARE(line.events("channel.goal.end").size(), 1);
        QVERIFY(h->world->unfollow(m_tea, m_pip));
        QCOMPARE(line.events("channel.goal.progress").size(), 0);
    }

    void aGoalBeginsProgressesAndEnds()
    {
        EventLineEnd &line = listen();
        const auto begun = call("start-goal",
                                "{'channel':'teaandturrets','type':'subscription','target':10,"
                                "'current':4,'description':'Stronger tea'}");
        QCOMPARE(goal("teaandturrets", "subscription"), begun);
        const QJsonObject common{{u"id"_s, text(begun, "id")},
                                 {u"broadcaster_user_id"_s, m_tea},
                                 {u"broadcaster_user_login"_s, u"teaandturrets"_s},
                                 {u"broadcaster_user_name"_s, u"TeaAndTurrets"_s},
                                 {u"type"_s, u"subscription"_s},
                                 {u"description"_s, u"Stronger tea"_s},
                                 {u"current_amount"_s, 4},
                                 {u"target_amount"_s, 10}};
        const auto expect = [&](const char *type, QJsonObject event, const QJsonObject &changes = {}) {
            QCOMPARE(line.events().size(), 1);
            const auto told = line.events(type);
            QCOMPARE(told.size(), 1);
            for (auto it = changes.begin(); it != changes.end(); ++it)
                event[it.key()] = it.value();
            event["started_at"_L1] = told[0]["started_at"_L1];
            if (told[0].contains("ended_at"_L1))
                event["ended_at"_L1] = told[0]["ended_at"_L1];
            QCOMPARE(told[0], event);
            const auto at = [](const QJsonValue &time) {
                return Api::parseTime(time.toString().toStdString()).toSecsSinceEpoch();
            };
            QCOMPARE(at(told[0]["started_at"_L1]), at(begun["created_at"_L1]));
            line.frames.resize(1);  // the welcome
        };
        expect("channel.goal.begin", common);

        h->clock.advance(1h);
        call("change-goal", "{'channel':'teaandturrets','type':'subscription','current':11}");
        expect("channel.goal.progress", common, json("{'current_amount':11}"));
        // Reached, it runs on.
        QCOMPARE(amount("teaandturrets", "subscription"), 11);
        // A change to the current values causes no event.
        call("change-goal", "{'channel':'teaandturrets','type':'subscription','current':11,'target':10}");
        QCOMPARE(line.events().size(), 0);

        call("end-goal", "{'channel':'teaandturrets','type':'subscription'}");
        expect("channel.goal.end", common, json("{'current_amount':11,'is_achieved':true}"));
        QVERIFY(goal("teaandturrets", "subscription").isEmpty());
        const auto story = goals().story(text(begun, "id"));
        QVERIFY(story && story->achieved());
        QCOMPARE(story->endedAt, h->world->clock().now());
        // The next one of the type is another goal.
        const auto next = call("start-goal", "{'channel':'teaandturrets','type':'subscription','target':5}");
        QVERIFY(text(next, "id") != text(begun, "id"));
        // It begins with what there is already.
        QCOMPARE(next["current_amount"_L1].toInt(-1),
                 h->world->area<Sandbox::Subscribers>().totals(m_tea).points);
        QCOMPARE(text(next, "description"), QString());
    }

    void aSubscriptionRaisesTheGoalsOfItsTypes()
    {
        QVERIFY(goals().start(m_tea, GoalType::Subscription, {.targetAmount = 500, .currentAmount = 40}));
        const qint64 cups = amount("teaandturrets", "new_subscription_count");
        EventLineEnd &line = listen();
        call("subscribe", "{'channel':'teaandturrets','viewer':'gravelpike','tier':2}");
        call("end-subscription", "{'channel':'teaandturrets','viewer':'gravelpike'}");
        QCOMPARE(amount("teaandturrets", "subscription"), 40);
        QCOMPARE(amount("teaandturrets", "new_subscription_count"), cups + 1);
        QStringList told;
        const auto events = line.events("channel.goal.progress");
        for (const auto &event : events)
            told.append(text(event, "type") + u' ' + QString::number(event["current_amount"_L1].toInt()));
        // Its end is no progress of a goal that counts new ones.
        QCOMPARE(told,
                 (QStringList{u"subscription 42"_s, u"new_subscription_count %1"_s.arg(cups + 1),
                              u"subscription 40"_s}));
    }

    void aGiftToSeveralIsOneStep()
    {
        const qint64 cups = amount("teaandturrets", "new_subscription_count");
        EventLineEnd &line = listen();
        call("gift-subscriptions", "{'channel':'teaandturrets','viewer':'mirelark','count':5}");
        const auto progress = line.events("channel.goal.progress");
        QCOMPARE(progress.size(), 1);
        QCOMPARE(progress[0]["current_amount"_L1].toInt(), cups + 5);
        call("gift-subscriptions", "{'channel':'teaandturrets','viewer':'mirelark','count':1}");
        QCOMPARE(line.events("channel.goal.progress").size(), 2);
        QCOMPARE(line.events("channel.goal.progress")[1]["current_amount"_L1].toInt(), cups + 6);
    }

    void aGoalThatEndsShortIsNotAchieved()
    {
        EventLineEnd &line = listen();
        const QString id = text(goal("teaandturrets", "follower"), "id");
        const int followers = h->world->follows().followerCount(m_tea);
        call("end-goal", "{'channel':'teaandturrets','type':'follower'}");
        const auto ended = line.events("channel.goal.end").value(0);
        QCOMPARE(ended["is_achieved"_L1], QJsonValue(false));
        QCOMPARE(ended["current_amount"_L1].toInt(), followers);
        // An ended goal keeps the amount of its end.
        QVERIFY(h->world->unfollow(m_tea, m_pip));
        QCOMPARE(goals().story(id)->goal.currentAmount, followers);
        // Exactly the target is enough.
        const QByteArray target = "{'channel':'teaandturrets','type':'follower','target':"
            + QByteArray::number(followers - 1) + '}';
        call("start-goal", target.constData());
        call("end-goal", "{'channel':'teaandturrets','type':'follower'}");
        QCOMPARE(line.events("channel.goal.end").value(1)["is_achieved"_L1], QJsonValue(true));
    }

    void whatAGoalCannotBeIsRefused()
    {
        const QByteArray before = h->fingerprint();
        const qint64 last = h->world->lastDomainEvent();
        const auto expect = [](const Error &error, int status, const char *message) {
            QCOMPARE(error.message, QLatin1String(message));
            QCOMPARE(error.status, status);
        };
        expect(refused("start-goal", "{'channel':'teaandturrets','type':'follower','target':9}"), 409,
               "The broadcaster already has a goal of this type.");
        const char *counted = "A follower goal counts the followers of the channel.";
        expect(refused("start-goal", "{'channel':'mirelark','type':'follower','target':9,'current':1}"), 400,
               counted);
        expect(refused("change-goal", "{'channel':'teaandturrets','type':'follower','current':1}"), 400,
               counted);
        expect(
            refused("change-goal", "{'channel':'teaandturrets','type':'new_subscription_count','current':0}"),
            400, "A goal of new subscriptions cannot lose any.");
        const char *none = "The broadcaster has no goal of this type.";
        expect(refused("change-goal", "{'channel':'mirelark','type':'follower','target':9}"), 404, none);
        expect(refused("end-goal", "{'channel':'mirelark','type':'follower'}"), 404, none);
        // The rules are those of the store, not of the calls.
        const auto targetless = goals().start(m_pip, GoalType::Follower, {});
        expect(targetless.error(), 400, "A goal needs a target.");
        QCOMPARE(goals().change(m_tea, GoalType::Follower, {.targetAmount = 0}).error().status, 400);
        QCOMPARE(goals().change(m_pip, GoalType::SubscriptionCount, {.currentAmount = -1}).error().status,
                 400);
        QVERIFY(h->fingerprint() == before);
        QCOMPARE(h->world->lastDomainEvent(), last);
    }

    void goalsAreInTheLog()
    {
        const qint64 since = h->world->lastDomainEvent();
        call("start-goal",
             "{'channel':'mirelark','type':'new_subscription','target':7,'description':'Larks'}");
        call("change-goal", "{'channel':'mirelark','type':'new_subscription','current':2}");
        call("end-goal", "{'channel':'mirelark','type':'new_subscription'}");
        const QByteArray after = "{'after':" + QByteArray::number(since) + '}';
        const auto rows = call("domain-events", after.constData())["data"_L1].toArray();
        QStringList log;
        for (const auto &row : rows) {
            log.append(row["kind"_L1].toString() + u' ' + row["detail"_L1].toString() + u' '
                       + QString::number(row["amount"_L1].toInt()));
        }
        QCOMPARE(log,
                 (QStringList{u"goal.begin new_subscription 0"_s, u"goal.progress new_subscription 2"_s,
                              u"goal.end new_subscription 2"_s}));
    }
};

QTEST_GUILESS_MAIN(TestGoals)
#include "tst_goals.moc"
