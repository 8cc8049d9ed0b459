// SPDX-License-Identifier: GPL-3.0-or-later

// The client against the sandbox over real HTTP, with all kinds of faults.

#include "test_world.h"

#include "api/channels.h"
#include "api/content/schedule.h"
#include "api/extensions/secrets.h"
#include "api/games.h"
#include "api/streams.h"
#include "api/users.h"
#include "client/answer.h"
#include "client/budget.h"

#include <QElapsedTimer>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

class TestClient : public QObject
{
    Q_OBJECT

    static QString titleOf(TestWorld &rig)
    {
        const auto channels = rig.ask(GetChannels{.broadcasterIds = {rig.id()}});
        return channels ? channels->value(0).title : QString();
    }

private Q_SLOTS:
    void answersAreTypes()
    {
        TestWorld rig;
        const auto channels = rig.ask(GetChannels{.broadcasterIds = {rig.id()}});
        QVERIFY(channels);
        QCOMPARE(channels->size(), 1);
        QCOMPARE(channels->first().broadcasterId, rig.id());
        QVERIFY(!channels->first().title.isEmpty());
        const auto page = rig.ask(GetChannelFollowers{.broadcasterId = rig.id(), .first = 20});
        QVERIFY(page);
        QCOMPARE(page->data.size(), 20);
        QVERIFY(page->data.first().followedAt.isValid());
        QVERIFY(page->next() && *page->total >= 20);
        QVERIFY(
            rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"Über 地図 🗺"_s}}));
        QCOMPARE(titleOf(rig), u"Über 地図 🗺"_s);
    }

    void anAnswerCanBeAText()
    {
        TestWorld rig;
        const auto calendar = rig.ask(GetChannelICalendar{.broadcasterId = rig.id()});
        QVERIFY(calendar);
        QVERIFY(calendar->startsWith(u"BEGIN:VCALENDAR\r\n"_s));
        const auto unknown = rig.ask(GetChannelICalendar{.broadcasterId = u"1"_s});
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().status, 400);
    }

    void everyPageIsReadOnceAndInOrder()
    {
        TestWorld rig;
        QSet<QString> seen;
        GetChannelFollowers request{.broadcasterId = rig.id(), .first = 7};
        QDateTime last;
        int total = 0;
        do {
            const auto page = rig.ask(request);
            QVERIFY(page);
            for (const Follower &follower : page->data) {
                QVERIFY(!seen.contains(follower.userId));
                seen.insert(follower.userId);
                QVERIFY(!last.isValid() || follower.followedAt <= last);
                last = follower.followedAt;
            }
            total = page->total.value_or(-1);
            request.after = page->next();
        } while (request.after);
        QCOMPARE(seen.size(), total);
    }

    void aRequestThatBreaksARuleIsNotSent()
    {
        TestWorld rig;
        const auto tooLong
            = rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = QString(141, u'x')}});
        QCOMPARE(tooLong.error().kind, Error::Kind::Invalid);
        QCOMPARE(tooLong.error().field, u"title"_s);
        QCOMPARE(tooLong.error().fault, Fault::TooLong);
        QCOMPARE(tooLong.error().bound, 140);
        const auto badTag = rig.ask(
            ModifyChannel{.broadcasterId = rig.id(), .changes = {.tags = QStringList{u"ok"_s, u"not ok"_s}}});
        QCOMPARE(badTag.error().field, u"tags[1]"_s);
        const auto none = rig.ask(GetChannels{});
        QCOMPARE(none.error().fault, Fault::Missing);
        QCOMPARE(rig.sandbox.served("/channels"), 0);
    }

    void aRequestOfAnExtensionIsNotSent()
    {
        TestWorld rig;
        const auto refused = rig.ask(GetExtensionSecrets{.extensionId = u"sidestage-desktop"_s});
        QCOMPARE(refused.error().kind, Error::Kind::Unauthorized);
        QCOMPARE(refused.error().status, 0);
        QVERIFY(refused.error().message.contains(u"extension"_s));
        QCOMPARE(rig.sandbox.served("/extensions/jwt/secrets"), 0);
        QVERIFY(rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));  // the session goes on
    }

    void theServicesRefusalComesWithItsWordsAndStatus()
    {
        TestWorld rig;
        const auto delayed = rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.delay = 10}});
        QCOMPARE(delayed.error().kind, Error::Kind::Invalid);
        QCOMPARE(delayed.error().status, 400);
        QVERIFY(delayed.error().message.contains("partner"_L1));
    }

    void anExpiredTokenIsRenewedAndTheCallGoesThrough()
    {
        TestWorld rig;
        QSignalSpy tokens(rig.account->session(), &Session::tokenChanged);
        rig.sandbox.expireTokens();
        QVERIFY(rig.ask(GetUsers{}));
        QCOMPARE(tokens.size(), 1);
        QVERIFY(rig.account->session()->token().access != rig.signedIn.accessToken);
        QVERIFY(rig.account->session()->token().refresh != rig.signedIn.refreshToken);
        QCOMPARE(rig.sandbox.served("/oauth2/token"), 1);
    }

    void twentyCallsAtOnceRenewItOnce()
    {
        TestWorld rig;
        rig.sandbox.expireTokens();
        int good = 0;
        int done = 0;
        for (int i = 0; i < 20; ++i) {
            rig.client().call(GetChannels{.broadcasterIds = {rig.id()}}).then(this, [&](auto r) {
                ++done;
                good += r.has_value();
            });
        }
        QTRY_COMPARE(done, 20);
        QCOMPARE(good, 20);
        QCOMPARE(rig.sandbox.served("/oauth2/token"), 1);
    }

    void latecomersUseTheNewTokenInsteadOfAThirdOne()
    {
        // A slow response: its 401 arrives after another call has renewed the token.
        TestWorld rig;
        rig.sandbox.expireTokens();
        rig.sandbox.fault({.path = "/channels", .delay = 150ms});
        std::optional<bool> slow;
        rig.client().call(GetChannels{.broadcasterIds = {rig.id()}}).then(this, [&](auto r) {
            slow = r.has_value();
        });
        QVERIFY(rig.ask(GetUsers{}));
        QTRY_VERIFY(slow);
        QVERIFY(*slow);
        QCOMPARE(rig.sandbox.served("/oauth2/token"), 1);
    }

    void whatComesAfterTheEndOfTheSessionDoesNotMakeItConnected()
    {
        TestWorld rig;
        rig.sandbox.disconnectApp(rig.id());
        rig.sandbox.fault({.path = "/streams", .delay = std::chrono::milliseconds(400)});
        bool late = false;
        rig.client().call(GetStreams{}).then(this, [&](auto) { late = true; });
        QVERIFY(!rig.ask(GetUsers{}));
        QCOMPARE(rig.client().connection()->state(), Connection::State::SignedOut);
        QVERIFY(!late);
        QTRY_VERIFY(late);
        QCOMPARE(rig.client().connection()->state(), Connection::State::SignedOut);
    }

    void aSessionThatCannotBeRenewedEndsOnce()
    {
        TestWorld rig;
        rig.sandbox.disconnectApp(rig.id());
        QSignalSpy ended(rig.account->session(), &Session::ended);
        int refused = 0;
        for (int i = 0; i < 5; ++i) {
            rig.client().call(GetUsers{}).then(this, [&](auto r) {
                refused += !r && r.error().kind == Error::Kind::Unauthorized;
            });
        }
        QTRY_COMPARE(refused, 5);
        QCOMPARE(ended.size(), 1);
        QVERIFY(rig.account->session()->isEnded());
        QVERIFY(rig.account->session()->token().isEmpty());
        QCOMPARE(rig.sandbox.served("/oauth2/token"), 1);
        QCOMPARE(rig.client().connection()->state(), Connection::State::SignedOut);
    }

    void aTokenServiceThatIsDownDoesNotEndTheSession()
    {
        TestWorld rig;
        rig.sandbox.expireTokens();
        rig.sandbox.fault({.path = "/oauth2/token", .status = 503});
        QSignalSpy ended(rig.account->session(), &Session::ended);
        const auto failed = rig.ask(GetUsers{});
        QCOMPARE(failed.error().kind, Error::Kind::Server);
        QCOMPARE(ended.size(), 0);
        QVERIFY(rig.ask(GetUsers{}));  // the refresh token is still valid
    }

    void aMissingScopeDoesNotCostATokenOrTheSession()
    {
        TestWorld rig({.scopes = ScopeSet(Scope::UserReadFollows)});
        const auto refused = rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"x"_s}});
        QCOMPARE(refused.error().kind, Error::Kind::Unauthorized);
        QVERIFY(refused.error().message.contains("channel:manage:broadcast"_L1));
        QCOMPARE(rig.sandbox.served("/oauth2/token"), 0);
        QVERIFY(!rig.account->session()->isEnded());
    }

    void accountsSideBySideDoNotShareAnything()
    {
        TestWorld rig;
        const auto other = rig.sandbox.signIn(u"pipnocturne"_s);
        Account second(rig.profile(), {.userId = other.userId},
                       {.access = other.accessToken, .refresh = other.refreshToken}, &rig.network,
                       rig.store.get());
        rig.sandbox.disconnectApp(rig.id());
        QVERIFY(!rig.ask(GetUsers{}));
        QVERIFY(rig.account->session()->isEnded());
        std::optional<QString> who;
        second.client()->call(GetUsers{}).then(this, [&](auto r) {
            who = r ? r->value(0).login : QString();
        });
        QTRY_VERIFY(who);
        QCOMPARE(*who, u"pipnocturne"_s);
    }

    void anEmptyBucketIsWaitedFor()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .emptyBucket = true});
        QElapsedTimer watch;
        watch.start();
        QVERIFY(rig.ask(GetUsers{}));
        QVERIFY2(watch.elapsed() >= 900, "the client did not wait");
        QCOMPARE(rig.sandbox.served("/users"), 2);
    }

    void withoutHeadersItIsWaitedForLongerEachTimeAndSaid()
    {
        TestWorld rig;
        rig.sandbox.inService([](Sandbox::Service &service) {
            auto switches = service.rateLimiter().switches();
            switches.headers = false;
            service.rateLimiter().setSwitches(switches);
        });
        rig.sandbox.fault({.path = "/users", .times = 3, .status = 429});
        QList<bool> answer;
        connect(&rig.client(), &Client::heldUpChanged, &rig.client(),
                [&] { answer.append(rig.client().isHeldUp()); });
        QElapsedTimer watch;
        watch.start();
        QVERIFY(rig.ask(GetUsers{}));
        // 1, 1 and 2 s. Coarse timers may fire 5% early.
        QVERIFY2(watch.elapsed() >= 3'800, "the pauses did not grow");
        QCOMPARE(rig.sandbox.served("/users"), 4);
        QTRY_COMPARE(answer, (QList<bool>{true, false}));
    }

    void aCooldownIsNot()
    {
        // A 429 with calls left in the bucket is another limit, for which retrying does not help.
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .status = 429, .message = u"cooldown"_s});
        const auto refused = rig.ask(GetUsers{});
        QCOMPARE(refused.error().kind, Error::Kind::RateLimited);
        QCOMPARE(rig.sandbox.served("/users"), 1);
    }

    void theBudgetIsTheServices()
    {
        TestWorld rig;
        rig.sandbox.setRateLimit(800);
        QVERIFY(rig.ask(GetUsers{}));
        QCOMPARE(rig.client().budget()->limit(), 800);
        QVERIFY(rig.client().budget()->remaining() < 800);
        QVERIFY(rig.client().budget()->resetAt() >= QDateTime::currentDateTimeUtc().addSecs(-2));
    }

    void aBudgetOfAbsurdNumbersCanBeCalculatedWith()
    {
        Budget budget;
        budget.update({.budgetLimit = 800, .budgetRemaining = std::numeric_limits<int>::min()});
        QCOMPARE(budget.limit(), 800);
        QCOMPARE(budget.remaining(), 0);
        budget.update({.budgetLimit = std::numeric_limits<int>::max(),
                       .budgetRemaining = std::numeric_limits<int>::max()});
        QCOMPARE(budget.limit(), 1'000'000);
        QCOMPARE(budget.remaining(), 1'000'000);
        budget.update({.budgetLimit = -1, .budgetRemaining = 5});
        QCOMPARE(budget.limit(), 0);  // not known
    }

    void readsAreRetriedAfterTheServicesOwnErrors()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .times = 2, .status = 500});
        QVERIFY(rig.ask(GetUsers{}));
        QCOMPARE(rig.sandbox.served("/users"), 3);
        rig.sandbox.fault({.path = "/users", .times = 3, .status = 503});
        QCOMPARE(rig.ask(GetUsers{}).error().status, 503);
    }

    void writesAreNot()
    {
        // It is unknown whether the write took effect, so only the user may send it again.
        TestWorld rig;
        rig.sandbox.fault({.path = "/channels", .status = 500});
        const auto failed
            = rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"once"_s}});
        QCOMPARE(failed.error().kind, Error::Kind::Server);
        QCOMPARE(rig.sandbox.served("/channels"), 1);
    }

    void aConnectionThatIsCutIsTriedAgainForReads()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .cutConnection = true});
        QSignalSpy changes(rig.client().connection(), &Connection::changed);
        QVERIFY(rig.ask(GetUsers{}));
        QCOMPARE(rig.client().connection()->state(), Connection::State::Connected);
        rig.sandbox.fault({.path = "/channels", .cutConnection = true, .handled = true});
        const auto unheard
            = rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"arrived"_s}});
        QVERIFY(!unheard);
        QCOMPARE(unheard.error().kind, Error::Kind::Offline);
        QCOMPARE(rig.sandbox.served("/channels"), 1);  // by default Qt would have retried
        QCOMPARE(titleOf(rig), u"arrived"_s);
    }

    void aRefreshTokenIsNotSentTwice()
    {
        // A refresh token works once: sent again after a broken connection, it would end the session.
        TestWorld rig;
        rig.sandbox.expireTokens();
        rig.sandbox.fault({.path = "/oauth2/token", .cutConnection = true});
        QSignalSpy ended(rig.account->session(), &Session::ended);
        QCOMPARE(rig.ask(GetUsers{}).error().kind, Error::Kind::Offline);
        QCOMPARE(rig.sandbox.served("/oauth2/token"), 1);
        QCOMPARE(ended.size(), 0);
        QVERIFY(rig.ask(GetUsers{}));
    }

    void aHalfAnswerIsNone()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/channels/followers", .times = 3, .truncateTo = 200});
        const auto cut = rig.ask(GetChannelFollowers{.broadcasterId = rig.id()});
        QVERIFY(!cut);
        QVERIFY(cut.error().kind == Error::Kind::Offline || cut.error().kind == Error::Kind::Timeout);
        QVERIFY(rig.ask(GetChannelFollowers{.broadcasterId = rig.id()}));
    }

    void offlineIsToldAndOver()
    {
        TestWorld rig;
        ServiceProfile nowhere = rig.profile();
        nowhere.baseUrl = QUrl(u"http://127.0.0.1:9/helix"_s);  // discard: no server listens
        Account account(nowhere, {.userId = rig.id()}, {.access = u"t"_s}, &rig.network, rig.store.get());
        account.client()->setBackoff(1ms, 1ms);
        std::optional<Error> error;
        account.client()->call(GetUsers{}).then(this, [&](auto r) { error = r.error(); });
        QTRY_VERIFY(error);
        QCOMPARE(error->kind, Error::Kind::Offline);
        QCOMPARE(account.client()->connection()->state(), Connection::State::Offline);
        QCOMPARE(account.client()->connection()->tries(), 3);
        QVERIFY(account.client()->connection()->offlineSince().isValid());
    }

    void offlineIsOverWithAnAnswerAndNotWithAnotherTry()
    {
        TestWorld rig;
        Connection *connection = rig.client().connection();
        QList<Connection::State> states;
        connect(connection, &Connection::changed, this, [&] { states.append(connection->state()); });
        rig.sandbox.fault({.path = "/users", .times = -1, .cutConnection = true});
        QVERIFY(!rig.ask(GetUsers{}));
        QCOMPARE(states.mid(0, 2), QList<Connection::State>(2, Connection::State::Reconnecting));
        QCOMPARE(connection->state(), Connection::State::Offline);
        const QDateTime since = connection->offlineSince();
        states.clear();
        // Polls are retried. Each first try is followed by others.
        QVERIFY(!rig.ask(GetUsers{}));
        QVERIFY(!rig.ask(GetUsers{}));
        QCOMPARE(states, QList<Connection::State>(6, Connection::State::Offline));
        QCOMPARE(connection->offlineSince(), since);
        QCOMPARE(connection->tries(), 9);
        rig.sandbox.clearFaults();
        QVERIFY(rig.ask(GetUsers{}));
        QCOMPARE(connection->state(), Connection::State::Connected);
        QVERIFY(!connection->offlineSince().isValid());
    }

    void aSlowReadCanBeCancelled()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/search/categories", .delay = 5s});
        auto call = rig.client().call(SearchCategories{.query = u"tide"_s});
        Canceller canceller = call.canceller();
        std::optional<Error> error;
        std::move(call).then(this,
                             [&](auto r) { error = r ? Error{.kind = Error::Kind::Server} : r.error(); });
        QTest::qWait(50);
        QVERIFY(!error);
        QElapsedTimer watch;
        watch.start();
        canceller.cancel();
        QVERIFY(error);
        QCOMPARE(error->kind, Error::Kind::Cancelled);
        QVERIFY(watch.elapsed() < 1000);
        canceller.cancel();  // a second call has no effect
    }

    void answersThatAreNoAnswersAreExplained_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("field");
        QTest::newRow("no JSON") << QByteArray("<html>bad gateway</html>") << QString();
        QTest::newRow("cut off") << QByteArray(R"({"data":[{"id":"1")") << QString();
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("a list") << QByteArray("[]") << QString();
        QTest::newRow("a number") << QByteArray("17") << QString();
        QTest::newRow("data is a text") << QByteArray(R"({"data":"x"})") << u"data"_s;
        QTest::newRow("an item is a number") << QByteArray(R"({"data":[5]})") << u"data[0]"_s;
        QTest::newRow("a list for a name") << QByteArray(R"({"data":[{"login":[]}]})") << u"data[0].login"_s;
        QTest::newRow("deep inside") << QByteArray(R"({"data":[{},{"created_at":"soon"}]})")
                                     << u"data[1].created_at"_s;
        QTest::newRow("100,000 brackets") << QByteArray(100'000, '[') << QString();
        QTest::newRow("bad UTF-8") << QByteArray("{\"data\":[{\"login\":\"\xc3\x28\"}]}") << QString();
        QTest::newRow("large number") << QByteArray(R"({"data":[{"view_count":1e999}]})") << QString();
        QTest::newRow("too large for an int")
            << QByteArray(R"({"data":[{"view_count":9999999999999}]})") << u"data[0].view_count"_s;
    }
    void answersThatAreNoAnswersAreExplained()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, field);
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .body = body});
        const auto users = rig.ask(GetUsers{});
        QVERIFY(!users);
        QCOMPARE(users.error().kind, Error::Kind::Protocol);
        QCOMPARE(users.error().field, field);
        QVERIFY(rig.ask(GetUsers{}));
    }

    void oddButUsableAnswersAreUsed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("rows");
        QTest::newRow("null for none") << QByteArray(R"({"data":null,"pagination":{}})") << 0;
        QTest::newRow("without data") << QByteArray(R"({})") << 0;
        QTest::newRow("unknown fields")
            << QByteArray(R"({"data":[{"id":"1","new":{"x":[null]}}],"extra":1})") << 1;
        QTest::newRow("empty cursor")
            << QByteArray(R"({"data":[{"id":"1"}],"pagination":{"cursor":""}})") << 1;
        QTest::newRow("null cursor") << QByteArray(R"({"data":[{"id":"1"}],"pagination":{"cursor":null}})")
                                     << 1;
        QTest::newRow("numbers for ids") << QByteArray(R"({"data":[{"id":512}]})") << 1;
    }
    void oddButUsableAnswersAreUsed()
    {
        QFETCH(QByteArray, body);
        TestWorld rig;
        rig.sandbox.fault({.path = "/search/categories", .body = body});
        const auto found = rig.ask(SearchCategories{.query = u"x"_s});
        QVERIFY2(found, qPrintable(found ? QString() : found.error().message));
        QTEST(int(found->data.size()), "rows");
        QVERIFY(!found->next());
    }

    void anAnswerThatNeverEndsIsCutOff()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .times = 3, .body = QByteArray(largestAnswer + 1024, ' ')});
        const auto users = rig.ask(GetUsers{});
        QVERIFY(!users);
        QCOMPARE(users.error().kind, Error::Kind::Protocol);
    }

    void theCallLogHoldsNoSecret()
    {
        TestWorld rig;
        QList<CallRecord> records;
        connect(&rig.client(), &Client::called, this,
                [&](const CallRecord &record) { records.append(record); });
        QVERIFY(rig.ask(GetUsers{}));
        rig.sandbox.fault({.path = "/users", .status = 500});
        QVERIFY(rig.ask(GetUsers{}));
        QCOMPARE(records.size(), 2);
        QCOMPARE(records[0].method, u"GET"_s);
        QCOMPARE(records[0].status, 200);
        QCOMPARE(records[0].tries, 1);
        QCOMPARE(records[1].tries, 2);
        for (const CallRecord &record : std::as_const(records)) {
            QVERIFY(!record.path.contains(rig.signedIn.accessToken));
            QVERIFY(record.path.endsWith("/users"_L1));
        }
    }

    void aRedirectIsNotFollowed()
    {
        // A redirect would send the token to another host.
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .status = 302});
        const auto users = rig.ask(GetUsers{});
        QVERIFY(!users);
        QCOMPARE(users.error().status, 302);
    }

    void theClientMayGoFirst()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .delay = 100ms});
        bool called = false;
        rig.client().call(GetUsers{}).then(this, [&](auto) { called = true; });
        rig.account.reset();
        QTest::qWait(250);
        QVERIFY(called);  // with an error, so that no caller waits forever
    }
};

QTEST_GUILESS_MAIN(TestClient)
#include "tst_client.moc"
