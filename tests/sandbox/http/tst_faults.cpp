// SPDX-License-Identifier: GPL-3.0-or-later

// Injected faults have exactly the requested effect, so that tests of a client can rely on them.

#include "sandbox/harness.h"

using namespace Sidestage;
using Sandbox::InjectedFault;

class TestFaults : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Harness::Answer users() { return h->get(h->signIn(), "/users"); }
    Harness::Answer rename(const QByteArray &title)
    {
        return h->patch(h->signIn(), "/channels", {{u"broadcaster_id"_s, h->idOf("teaandturrets")}},
                        "{\"title\":\"" + title + "\"}");
    }
    QString title() { return h->world->channel(h->idOf("teaandturrets"))->channel.title; }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void aStatusForSoManyRequestsOfAPath()
    {
        h->service->faults().add(
            {.path = "/users", .times = 2, .skip = 1, .status = 503, .message = u"later"_s});
        QCOMPARE(h->get(h->app(), "/streams").status(), 200);
        QCOMPARE(users().status(), 200);
        QCOMPARE(users().status(), 503);
        const auto second = users();
        QCOMPARE(second.message(), u"later"_s);
        QCOMPARE(second.json["error"_L1].toString(), u"Service Unavailable"_s);
        QCOMPARE(users().status(), 200);
    }

    void untilTakenAway()
    {
        h->service->faults().add({.times = -1, .status = 500});
        for (int i = 0; i < 5; ++i)
            QCOMPARE(users().status(), 500);
        h->service->faults().clear();
        QCOMPARE(users().status(), 200);
    }

    void aRefusedWriteChangesNothingUnlessHandled()
    {
        const QString before = title();
        h->service->faults().add({.path = "/channels", .status = 500});
        QCOMPARE(rename("Not this").status(), 500);
        QCOMPARE(title(), before);
        h->service->faults().add({.path = "/channels", .status = 500, .handled = true});
        QCOMPARE(rename("But this").status(), 500);
        QCOMPARE(title(), u"But this"_s);
        h->service->faults().add({.path = "/channels", .cutConnection = true});
        QVERIFY(rename("Not this").response.cutConnection);
        QCOMPARE(title(), u"But this"_s);
    }

    void aFullAndAnEmptyBucket()
    {
        h->service->faults().add({.path = "/users", .status = 429, .message = u"cooldown"_s});
        QVERIFY(users().response.headers.value("Ratelimit-Remaining").toInt() > 0);
        h->service->faults().add({.path = "/users", .emptyBucket = true});
        const auto empty = users();
        QCOMPARE(empty.status(), 429);
        QCOMPARE(empty.response.headers.value("Ratelimit-Remaining"), QByteArray("0"));
    }

    void aHandledRequestTakesOnePoint()
    {
        const auto left = [](const Harness::Answer &answer) {
            return answer.response.headers.value("Ratelimit-Remaining").toInt();
        };
        const int before = left(users());
        h->service->faults().add({.path = "/users", .status = 503, .handled = true});
        QCOMPARE(left(users()), before - 1);
        QCOMPARE(left(users()), before - 2);
    }

    void otherBodiesDelaysAndCuts()
    {
        h->service->faults().add({.path = "/users",
                                  .delay = std::chrono::milliseconds(70),
                                  .truncateTo = 5,
                                  .body = "{\"data\":[{]"});
        const auto response = users().response;
        QCOMPARE(response.status, 200);
        QCOMPARE(response.body, QByteArray("{\"data\":[{]"));
        QCOMPARE(response.delay, std::chrono::milliseconds(70));
        QCOMPARE(response.truncateTo, 5);
    }

    void theTokenServiceToo()
    {
        h->service->faults().add({.path = "/oauth2/token", .status = 502, .message = u"bad gateway"_s});
        const auto answer = Harness::read(h->service->handle({.method = "POST", .path = "/oauth2/token"}));
        QCOMPARE(answer.json, (QJsonObject{{u"status"_s, 502}, {u"message"_s, u"bad gateway"_s}}));
    }

    void requestsAreCounted()
    {
        const int before = h->service->served("/users");
        users();
        users();
        h->get({}, "/users");
        QCOMPARE(h->service->served("/users"), before + 3);
        h->service->handle({.method = "GET", .path = "/any/oauth2/validate"});
        QCOMPARE(h->service->served("/oauth2/validate"), 1);
        QCOMPARE(h->service->served("/nothing"), 0);
    }
};

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
