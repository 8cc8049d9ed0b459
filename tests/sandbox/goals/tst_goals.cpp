// SPDX-License-Identifier: GPL-3.0-or-later

// Goals: those that run, what raises them, their events, and the control calls.

#include "sandbox/events/event_line.h"

#include "sandbox/control/control.h"
#include "sandbox/goals/goals.h"

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
        return h->get(h->signIn(login), "/goals", {{QStringLiteral("broadcaster_id"), h->idOf(login)}});
    }
    QJsonObject goal(const char *login, const char *type)
    {
        const auto rows = ask(login).data();
        for (const auto &row : rows) {
            if (row[QLatin1String("type")] == QLatin1String(type))
                return row.toObject();
        }
        return {};
    }
    qint64 amount(const char *login, const char *type)
    {
        return goal(login, type)[QLatin1String("current_amount")].toInteger(-1);
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
        QCOMPARE(tea.json.keys(), QStringList{QStringLiteral("data")});
        // The oldest first.
        QCOMPARE(tea.column("type"),
                 (QStringList{QStringLiteral("follower"), QStringLiteral("new_subscription_count")}));
        const QJsonObject followers = tea.first();
        QCOMPARE(
            followers.keys(),
            QStringList({QStringLiteral("broadcaster_id"), QStringLiteral("broadcaster_login"),
                         QStringLiteral("broadcaster_name"), QStringLiteral("created_at"),
                         QStringLiteral("current_amount"), QStringLiteral("description"),
                         QStringLiteral("id"), QStringLiteral("target_amount"), QStringLiteral("type")}));
        QCOMPARE(text(followers, "broadcaster_id"), m_tea);
        QCOMPARE(text(followers, "broadcaster_login"), QStringLiteral("teaandturrets"));
        QCOMPARE(text(followers, "broadcaster_name"), QStringLiteral("TeaAndTurrets"));
        QCOMPARE(followers[QLatin1String("current_amount")].toInt(),
                 h->world->follows().followerCount(m_tea));
        QCOMPARE(followers[QLatin1String("target_amount")].toInt(), 500);
        const QDateTime began = Api::parseTime(text(followers, "created_at").toStdString());
        QVERIFY(began.isValid() && began < h->world->clock().now());
        QCOMPARE(ask("pipnocturne").column("type"), QStringList{QStringLiteral("subscription_count")});
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
        const Query tea{{QStringLiteral("broadcaster_id"), m_tea}};
        // Moderators and editors are refused.
        QCOMPARE(h->get(h->signIn("pipnocturne"), "/goals", tea).status(), 401);
        QCOMPARE(h->get(h->app(), "/goals", tea).status(), 401);
        QCOMPARE(h->get(h->signIn("teaandturrets", {Harness::Scope::BitsRead}), "/goals", tea).message(),
                 QStringLiteral("Missing scope: channel:read:goals"));
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
            QCOMPARE(text(event, "type"), QStringLiteral("follow"));
        }
        const auto reached = [&](int i) { return events[i][QLatin1String("current_amount")].toInt(); };
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
        const QJsonObject common{{QStringLiteral("id"), text(begun, "id")},
                                 {QStringLiteral("broadcaster_user_id"), m_tea},
                                 {QStringLiteral("broadcaster_user_login"), QStringLiteral("teaandturrets")},
                                 {QStringLiteral("broadcaster_user_name"), QStringLiteral("TeaAndTurrets")},
                                 {QStringLiteral("type"), QStringLiteral("subscription")},
                                 {QStringLiteral("description"), QStringLiteral("Stronger tea")},
                                 {QStringLiteral("current_amount"), 4},
                                 {QStringLiteral("target_amount"), 10}};
        const auto expect = [&](const char *type, QJsonObject event, const QJsonObject &changes = {}) {
            QCOMPARE(line.events().size(), 1);
            const auto told = line.events(type);
            QCOMPARE(told.size(), 1);
            for (auto it = changes.begin(); it != changes.end(); ++it)
                event[it.key()] = it.value();
            event[QLatin1String("started_at")] = told[0][QLatin1String("started_at")];
            if (told[0].contains(QLatin1String("ended_at")))
                event[QLatin1String("ended_at")] = told[0][QLatin1String("ended_at")];
            QCOMPARE(told[0], event);
            const auto at = [](const QJsonValue &time) {
                return Api::parseTime(time.toString().toStdString()).toSecsSinceEpoch();
            };
            QCOMPARE(at(told[0][QLatin1String("started_at")]), at(begun[QLatin1String("created_at")]));
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
        QCOMPARE(next[QLatin1String("current_amount")].toInt(-1), 0);
        QCOMPARE(text(next, "description"), QString());
    }

    void aGoalThatEndsShortIsNotAchieved()
    {
        EventLineEnd &line = listen();
        const QString id = text(goal("teaandturrets", "follower"), "id");
        const int followers = h->world->follows().followerCount(m_tea);
        call("end-goal", "{'channel':'teaandturrets','type':'follower'}");
        const auto ended = line.events("channel.goal.end").value(0);
        QCOMPARE(ended[QLatin1String("is_achieved")], QJsonValue(false));
        QCOMPARE(ended[QLatin1String("current_amount")].toInt(), followers);
        // An ended goal keeps the amount of its end.
        QVERIFY(h->world->unfollow(m_tea, m_pip));
        QCOMPARE(goals().story(id)->goal.currentAmount, followers);
        // Exactly the target is enough.
        const QByteArray target = "{'channel':'teaandturrets','type':'follower','target':"
            + QByteArray::number(followers - 1) + '}';
        call("start-goal", target.constData());
        call("end-goal", "{'channel':'teaandturrets','type':'follower'}");
        QCOMPARE(line.events("channel.goal.end").value(1)[QLatin1String("is_achieved")], QJsonValue(true));
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
        const auto rows = call("happenings", after.constData())[QLatin1String("data")].toArray();
        QStringList log;
        for (const auto &row : rows) {
            log.append(row[QLatin1String("kind")].toString() + u' ' + row[QLatin1String("detail")].toString()
                       + u' ' + QString::number(row[QLatin1String("amount")].toInt()));
        }
        QCOMPARE(log,
                 (QStringList{QStringLiteral("goal.begin new_subscription 0"),
                              QStringLiteral("goal.progress new_subscription 2"),
                              QStringLiteral("goal.end new_subscription 2")}));
    }
};

QTEST_GUILESS_MAIN(TestGoals)
#include "tst_goals.moc"
