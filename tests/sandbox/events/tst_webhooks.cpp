// SPDX-License-Identifier: GPL-3.0-or-later

// Webhooks: what a callback receives over a real connection, and what a bad one can do (api-facts D4). The
// clock is advanced by the tests.

#include "webhook_receiver.h"

#include "sandbox_fixture.h"

#include <QRegularExpression>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;
using Manner = WebhookReceiver::Manner;
using Sandbox::EventFault;
using Sandbox::Webhooks;

class TestWebhooks : public QObject, WebhookFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { startWithNetwork(); }
    void cleanup() { stopWithNetwork(); }

    void theSignatureIsThatOfTheFacts()
    {
        const auto signature = [](const char *key, const char *id, const char *time, const char *body) {
            return Sandbox::webhookSignature(key, QLatin1String(id), QLatin1String(time), body);
        };
        QCOMPARE(signature("s3cret-for-tests", "e76c6bd4-55c9-4987-8304-da1588d8988b",
                           "2025-01-01T00:00:00.123456789Z", R"({"challenge":"abc"})"),
                 QByteArray("sha256=580c672b2f076d4241b313d9dc93c3b62abd5fd87ba5601132417861d6b51b80"));
        QCOMPARE(signature("0123456789", "a", "b", "c"), signedBy("0123456789", "abc"));
    }

    // Verification

    void aCallbackIsVerifiedByItsChallenge()
    {
        WebhookReceiver receiver;
        const QString url = receiver.url(u"/a%20path?who=me&x=1"_s);
        const auto made = post(m_app, wanted("channel.update", "2", of(m_tea), to(url)));
        QCOMPARE(made.status(), 202);
        QCOMPARE(text(made.first(), "status"), u"webhook_callback_verification_pending"_s);
        QCOMPARE(made.first()["transport"_L1].toObject(),
                 (QJsonObject{{u"method"_s, u"webhook"_s}, {u"callback"_s, url}}));
        QTRY_COMPARE(statusOf(text(made.first(), "id")), u"enabled"_s);

        QCOMPARE(receiver.requests.size(), 1);
        const WebhookRequest request = receiver.requests.first();
        QCOMPARE(request.line, QByteArray("POST /a%20path?who=me&x=1 HTTP/1.1"));
        QCOMPARE(request.headers.value("host"), url.mid(7, url.indexOf(u'/', 7) - 7).toLatin1());
        QCOMPARE(request.headers.value("content-type"), QByteArray("application/json"));
        QCOMPARE(request.type(), QByteArray("webhook_callback_verification"));
        QCOMPARE(request.header("message-retry"), QByteArray("0"));
        QCOMPARE(request.header("subscription-type"), QByteArray("channel.update"));
        QCOMPARE(request.header("subscription-version"), QByteArray("2"));
        QVERIFY(request.isSigned(secret));
        QCOMPARE(request.json().keys(), QStringList({u"challenge"_s, u"subscription"_s}));
        QCOMPARE(text(request.subscription(), "status"), u"webhook_callback_verification_pending"_s);
        QCOMPARE(text(request.subscription(), "id"), text(made.first(), "id"));
        QCOMPARE(request.subscription()["condition"_L1].toObject(), of(m_tea));
        // It was stored with its new status.
        QCOMPARE(text(h->get(m_app, path).first(), "status"), u"enabled"_s);
        QVERIFY(!h->get(m_app, path).response.body.contains(secret));
    }

    void onlyTheChallengeItselfIsAccepted_data()
    {
        QTest::addColumn<Manner>("manner");
        QTest::addColumn<QByteArray>("raw");
        QTest::addColumn<QString>("error");
        const auto raw = [](const char *name, const QByteArray &answer, const char *error) {
            QTest::newRow(name) << Manner::Raw << answer << QString::fromLatin1(error);
        };
        const auto row = [](const char *name, Manner manner, const char *error) {
            QTest::newRow(name) << manner << QByteArray() << QString::fromLatin1(error);
        };
        raw("another text", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
            "The answer is not the challenge.");
        raw("with quotes", "HTTP/1.1 200 OK\r\nContent-Length: 42\r\n\r\n\"CHALLENGE\"",
            "The answer is not the challenge.");
        raw("cut short", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nCHALLENGE",
            "The answer is not the challenge.");
        raw("another status", "HTTP/1.1 201 Created\r\nContent-Length: 40\r\n\r\nCHALLENGE", "");
        raw("without a length", "HTTP/1.1 200 OK\r\n\r\nCHALLENGE", "The answer has no Content-Length.");
        raw("with a wrong length", "HTTP/1.1 200 OK\r\nContent-Length: -40\r\n\r\nCHALLENGE",
            "The answer has no Content-Length.");
        raw("too long",
            "HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\nCHALLENGE" + QByteArray(9000, ' '),
            "The answer is not the challenge.");
        raw("no status", "HTTP/1.1 abc\r\n\r\n", "The answer is not HTTP.");
        row("an error", Manner::Failing, "");
        row("a redirect", Manner::Redirecting, "Redirects are not followed.");
        row("something else", Manner::Babbling, "The answer is not HTTP.");
        row("a closed connection", Manner::Closing, "The connection was closed without an answer.");
        row("a head without end", Manner::EndlessHead, "The answer is not HTTP.");
        row("a body without end", Manner::Endless, "The answer has no Content-Length.");
    }
    void onlyTheChallengeItselfIsAccepted()
    {
        QFETCH(Manner, manner);
        QFETCH(QByteArray, raw);
        QFETCH(QString, error);
        WebhookReceiver receiver;
        WebhookReceiver other;
        receiver.manner = manner;
        receiver.raw = raw;
        receiver.elsewhere = other.url();
        const auto made = post(m_app, wanted("channel.update", "2", of(m_tea), to(receiver.url())));
        QTRY_COMPARE(statusOf(text(made.first(), "id")), u"webhook_callback_verification_failed"_s);
        QCOMPARE(lastError(), error);
        QCOMPARE(receiver.requests.size(), 1);
        changeTitle();
        settle();
        QCOMPARE(receiver.requests.size(), 1);
        QCOMPARE(other.connections, 0);
        QTRY_COMPARE(receiver.open, 0);
        // It does not count, and may be created again.
        QCOMPARE(
            h->get(m_app, path, {{u"status"_s, u"webhook_callback_verification_failed"_s}}).data().size(), 1);
        receiver.manner = Manner::Good;
        listening(receiver);
    }

    void anAnswerAfterTenSecondsIsTooLate()
    {
        WebhookReceiver receiver;
        receiver.manner = Manner::Hanging;
        const auto made = post(m_app, wanted("channel.update", "2", of(m_tea), to(receiver.url())));
        QTRY_COMPARE(receiver.requests.size(), 1);
        pass(9500ms);
        QCOMPARE(statusOf(text(made.first(), "id")), u"webhook_callback_verification_pending"_s);
        pass(500ms);
        QCOMPARE(statusOf(text(made.first(), "id")), u"webhook_callback_verification_failed"_s);
        QCOMPARE(lastError(), u"No answer in time."_s);
    }

    void nobodyThereIsAFailureToo()
    {
        WebhookReceiver receiver;
        const QString url = receiver.url();
        receiver.stopListening();
        const auto made = post(m_app, wanted("channel.update", "2", of(m_tea), to(url)));
        QTRY_COMPARE(statusOf(text(made.first(), "id")), u"webhook_callback_verification_failed"_s);
        QVERIFY(!lastError().isEmpty());
    }

    void bothLoopbackAddressesAreTried()
    {
        WebhookReceiver four(QHostAddress::LocalHost);
        listening(four);
        QTcpServer probe;
        if (!probe.listen(QHostAddress::LocalHostIPv6))
            return;  // this machine has no IPv6
        WebhookReceiver six(QHostAddress::LocalHostIPv6);
        listening(six);
        const auto made
            = post(m_app, wanted("stream.online", "1", of(m_tea), to(six.url(u"/six"_s, u"[::1]"_s))));
        QTRY_COMPARE(statusOf(text(made.first(), "id")), u"enabled"_s);
        QVERIFY(six.requests.last().headers.value("host").startsWith("[::1]:"));
    }

    // Notifications

    void aNotificationIsWholeAndSigned()
    {
        WebhookReceiver receiver;
        const QString id = listening(receiver);
        changeTitle(u"Tä\"\n"_s);
        QTRY_COMPARE(receiver.notifications().size(), 1);
        const WebhookRequest request = receiver.notifications().first();
        QCOMPARE(request.line, QByteArray("POST /hook HTTP/1.1"));
        QCOMPARE(request.headers.value("content-type"), QByteArray("application/json"));
        static const QRegularExpression uuid(u"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"_s);
        QVERIFY(uuid.match(QString::fromLatin1(request.header("message-id"))).hasMatch());
        static const QRegularExpression fine(u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{9}Z$"_s);
        QVERIFY(fine.match(QString::fromLatin1(request.header("message-timestamp"))).hasMatch());
        QCOMPARE(request.header("message-retry"), QByteArray("0"));
        QCOMPARE(request.header("subscription-type"), QByteArray("channel.update"));
        QCOMPARE(request.header("subscription-version"), QByteArray("2"));
        QVERIFY(request.isSigned(secret));
        QVERIFY(!request.isSigned("another-secret"));

        QCOMPARE(request.json().keys(), QStringList({u"event"_s, u"subscription"_s}));
        const QJsonObject subscription = request.subscription();
        QCOMPARE(subscription.keys(),
                 QStringList({u"condition"_s, u"cost"_s, u"created_at"_s, u"id"_s, u"status"_s,
                              u"transport"_s, u"type"_s, u"version"_s}));
        QCOMPARE(text(subscription, "id"), id);
        QCOMPARE(text(subscription, "status"), u"enabled"_s);
        QCOMPARE(subscription["transport"_L1].toObject(),
                 (QJsonObject{{u"method"_s, u"webhook"_s}, {u"callback"_s, receiver.url()}}));
        QCOMPARE(text(request.event(), "title"), u"Tä\"\n"_s);
        QCOMPARE(text(request.event(), "broadcaster_user_id"), m_tea);
        QVERIFY(!request.body.contains(secret));
    }

    void whatFailsIsSentAgainWithTheSameIdAndThenGivenUp()
    {
        WebhookReceiver receiver;
        const QString id = listening(receiver);
        receiver.manner = Manner::Failing;
        changeTitle();
        int sent = 1;
        for (const auto pause : Webhooks::repeatAfter) {
            QTRY_COMPARE(attempts(receiver.url()), sent);
            pass(pause - 500ms);
            settle();
            QCOMPARE(receiver.notifications().size(), sent);
            pass(500ms);
            ++sent;
        }
        QTRY_COMPARE(attempts(receiver.url()), sent);
        pass(10min);
        settle();
        QCOMPARE(receiver.notifications().size(), 4);
        const auto all = receiver.notifications();
        for (int i = 0; i < all.size(); ++i) {
            QCOMPARE(all[i].header("message-retry"), QByteArray::number(i));
            QCOMPARE(all[i].header("message-id"), all[0].header("message-id"));
            QCOMPARE(all[i].header("message-timestamp"), all[0].header("message-timestamp"));
            QCOMPARE(all[i].body, all[0].body);
            QVERIFY(all[i].isSigned(secret));
        }
        // One that was lost ends nothing.
        QCOMPARE(statusOf(id), u"enabled"_s);
        receiver.manner = Manner::Good;
        changeTitle(u"again"_s);
        QTRY_COMPARE(titles(receiver.notifications()).last(), u"again"_s);
    }

    void anyStatusOfSuccessIsEnough_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("200") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        QTest::newRow("HTTP 1.0") << QByteArray("HTTP/1.0 200 OK\r\n\r\nfine");
        QTest::newRow("chunked") << QByteArray(
            "HTTP/1.1 202 Accepted\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n");
        QTest::newRow("after 100") << QByteArray(
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n");
        QTest::newRow("a long page") << "HTTP/1.1 299 Whatever\r\nContent-Length: 300000\r\n\r\n"
                + QByteArray(300'000, 'p');
    }
    void anyStatusOfSuccessIsEnough()
    {
        QFETCH(QByteArray, answer);
        WebhookReceiver receiver;
        listening(receiver);
        receiver.manner = Manner::Raw;
        receiver.raw = answer;
        changeTitle();
        QTRY_COMPARE(eventSub().deliveries().size(), std::size_t(2));
        QVERIFY(eventSub().deliveries().back().status >= 200);
        pass(10min);
        settle();
        QCOMPARE(receiver.notifications().size(), 1);
    }

    void tooManyFailuresEndItAndItsCallbackIsTold()
    {
        WebhookReceiver receiver;
        WebhookReceiver other;
        const QString id = listening(receiver);
        const QString others = listening(other);
        const auto loseOne = [&] {
            receiver.manner = Manner::Failing;
            int ended = attempts(receiver.url()) + 1;
            changeTitle();
            QTRY_COMPARE(attempts(receiver.url()), ended);
            for (const auto pause : Webhooks::repeatAfter) {
                pass(pause);
                ++ended;
                QTRY_COMPARE(attempts(receiver.url()), ended);
            }
        };
        loseOne();
        loseOne();
        // One that is accepted makes up for those before it.
        receiver.manner = Manner::Good;
        changeTitle();
        QTRY_COMPARE(attempts(receiver.url()), 2 * 4 + 1);
        loseOne();
        loseOne();
        QCOMPARE(statusOf(id), u"enabled"_s);
        loseOne();
        QCOMPARE(statusOf(id), u"notification_failures_exceeded"_s);
        QTRY_COMPARE(receiver.of("revocation").size(), 1);
        const WebhookRequest told = receiver.of("revocation").first();
        QVERIFY(told.isSigned(secret));
        QCOMPARE(told.json().keys(), QStringList(u"subscription"_s));
        QCOMPARE(text(told.subscription(), "id"), id);
        QCOMPARE(text(told.subscription(), "status"), u"notification_failures_exceeded"_s);
        QCOMPARE(told.header("subscription-type"), QByteArray("channel.update"));
        QCOMPARE(told.header("message-retry"), QByteArray("0"));
        // Nobody else has noticed.
        QCOMPARE(statusOf(others), u"enabled"_s);
        changeTitle();
        QTRY_COMPARE(other.notifications().size(), 7);
        settle();
        QCOMPARE(receiver.notifications().size(), 5 * 4 + 1);
    }

    // What a receiver can do

    void aHangingReceiverDelaysNobody()
    {
        WebhookReceiver hanging;
        WebhookReceiver other;
        listening(hanging);
        listening(other);
        hanging.manner = Manner::Hanging;
        for (int i = 0; i < 50; ++i)
            changeTitle();
        // Without any time passing.
        QTRY_COMPARE(other.notifications().size(), 50);
        QTRY_COMPARE(hanging.notifications().size(), Webhooks::maxAtOnce);
        settle();
        QCOMPARE(hanging.notifications().size(), Webhooks::maxAtOnce);
        // Another callback of the same server is not delayed either.
        hanging.manner = Manner::Good;
        listening(hanging, "stream.offline", "1", {}, u"/other"_s);
        QVERIFY(h->world->goOffline(m_tea));
        QTRY_COMPARE(hanging.of("notification").last().line, QByteArray("POST /other HTTP/1.1"));
        // After five seconds the next ones are sent.
        pass(5s);
        QTRY_COMPARE(hanging.notifications().size(), 51);
    }

    void aVerificationDoesNotWaitForOtherMessages()
    {
        WebhookReceiver receiver;
        listening(receiver);
        receiver.manner = Manner::Hanging;
        for (int i = 0; i < 50; ++i)
            changeTitle();
        QTRY_COMPARE(receiver.notifications().size(), Webhooks::maxAtOnce);
        const auto made = post(m_app, wanted("stream.offline", "1", of(m_tea), to(receiver.url())));
        // Four requests are under way, and 46 wait.
        pass(5s);
        QTRY_COMPARE(receiver.of("webhook_callback_verification").size(), 2);
        // Its ten seconds begin when it is sent.
        pass(9500ms);
        QCOMPARE(statusOf(text(made.first(), "id")), u"webhook_callback_verification_pending"_s);
        pass(500ms);
        QCOMPARE(statusOf(text(made.first(), "id")), u"webhook_callback_verification_failed"_s);
    }

    void whateverAReceiverDoesOthersGoOn_data()
    {
        QTest::addColumn<Manner>("manner");
        QTest::newRow("closes") << Manner::Closing;
        QTest::newRow("redirects") << Manner::Redirecting;
        QTest::newRow("is not HTTP") << Manner::Babbling;
        QTest::newRow("endless head") << Manner::EndlessHead;
        QTest::newRow("fails") << Manner::Failing;
    }
    void whateverAReceiverDoesOthersGoOn()
    {
        QFETCH(Manner, manner);
        WebhookReceiver bad;
        WebhookReceiver other;
        WebhookReceiver target;
        bad.elsewhere = target.url();
        const QString id = listening(bad);
        listening(other);
        bad.manner = manner;
        for (int i = 0; i < 20; ++i)
            changeTitle();
        QTRY_COMPARE(other.notifications().size(), 20);
        QTRY_COMPARE(bad.notifications().size(), 20);
        QTRY_COMPARE(eventSub().deliveries().size(), std::size_t(42));
        QCOMPARE(target.connections, 0);
        QTRY_COMPARE(bad.open, 0);
        // All of them are sent again, and nothing was lost.
        QCOMPARE(statusOf(id), u"enabled"_s);
        bad.manner = Manner::Good;
        pass(10s);
        QTRY_COMPARE(bad.notifications().size(), 40);
        pass(10min);
        settle();
        QCOMPARE(bad.notifications().size(), 40);
    }

    void anAnswerWithoutEndIsDroppedAfterItsStatus()
    {
        WebhookReceiver endless;
        WebhookReceiver other;
        const QString id = listening(endless);
        listening(other);
        endless.manner = Manner::Endless;
        for (int i = 0; i < 20; ++i)
            changeTitle();
        QTRY_COMPARE(other.notifications().size(), 20);
        QTRY_COMPARE(endless.notifications().size(), 20);
        QTRY_COMPARE(endless.open, 0);
        QTRY_VERIFY(m_sender->children().isEmpty());
        pass(10min);
        settle();
        QCOMPARE(endless.notifications().size(), 20);
        QCOMPARE(statusOf(id), u"enabled"_s);
    }

    void whoFallsTooFarBehindIsEnded()
    {
        WebhookReceiver hanging;
        WebhookReceiver other;
        const QString id = listening(hanging);
        const QString others = listening(other);
        hanging.manner = Manner::Hanging;
        const int room = Webhooks::maxAtOnce + int(Webhooks::maxWaiting);
        for (int i = 0; i < room + 2; ++i) {
            changeTitle();
            if (i % 100 == 0)
                QTRY_COMPARE(other.notifications().size(), i + 1);
        }
        QCOMPARE(statusOf(id), u"enabled"_s);
        changeTitle();
        QCOMPARE(statusOf(id), u"notification_failures_exceeded"_s);
        QCOMPARE(statusOf(others), u"enabled"_s);
        // What waited for it is forgotten.
        pass(10min);
        settle();
        QCOMPARE(hanging.notifications().size(), Webhooks::maxAtOnce);
    }

    void whatIsDeletedGetsNothingMore()
    {
        WebhookReceiver receiver;
        const QString id = listening(receiver);
        receiver.manner = Manner::Failing;
        changeTitle();
        QTRY_COMPARE(attempts(receiver.url()), 1);
        QCOMPARE(h->call(m_app, "DELETE", path, {{u"id"_s, id}}).status(), 204);
        pass(10min);
        settle();
        QCOMPARE(receiver.requests.size(), 2);
    }

    void theSenderMayGoAway()
    {
        WebhookReceiver hanging;
        listening(hanging);
        hanging.manner = Manner::Hanging;
        changeTitle();
        QTRY_COMPARE(hanging.notifications().size(), 1);
        m_sender.reset();
        changeTitle();
        pass(1min);
        QCOMPARE(hanging.notifications().size(), 1);
        // What waited is sent as soon as there is one again.
        hanging.manner = Manner::Good;
        m_sender = std::make_unique<Sandbox::WebhookSockets>(eventSub());
        pass(1s);
        QTRY_COMPARE(hanging.notifications().size(), 3);
        QStringList all = titles(hanging.notifications());
        all.sort();
        QCOMPARE(all, QStringList({u"1"_s, u"1"_s, u"2"_s}));
    }

    // Where it may go

    void onlyThisMachineIsCalled_data()
    {
        QTest::addColumn<QString>("callback");
        QTest::addColumn<QString>("refusal");
        const QString https = u"call back must be https protocol"_s;
        const auto elsewhere = [](const char *host) {
            return u"This sandbox only calls localhost, 127.0.0.1 and [::1]. To allow another host, start it with --allow-webhooks-to %1."_s
                .arg(QLatin1String(host));
        };
        const auto row = [](const char *callback, const QString &refusal) {
            QTest::newRow(callback) << QString::fromLatin1(callback) << refusal;
        };
        row("http://localhost/", {});
        row("http://localhost:8080/hook?a=b", {});
        row("https://localhost:8443/hook", {});
        row("http://127.0.0.1:1/", {});
        row("http://[::1]:1/", {});
        row("http://LOCALHOST/", {});
        row("https://allowed.example/", {});
        row("http://Allowed.Example:8080/", {});
        row("", https);
        row("localhost", https);
        row("/hook", https);
        row("ftp://localhost/", https);
        row("file:///etc/passwd", https);
        row("http://", https);
        row("http://a b/", https);
        row("http://example.com/", https);
        row("http://localhost.example.com/", https);
        row("http://127.0.0.1.example.com/", https);
        row("http://10.0.0.1/", https);
        row("http://0.0.0.0/", https);
        row("http://169.254.169.254/latest/meta-data", https);
        row("https://example.com:8443/", u"call back must use port 443"_s);
        row("https://example.com/", elsewhere("example.com"));
        row("https://192.168.1.1/", elsewhere("192.168.1.1"));
        row("https://sub.allowed.example/", elsewhere("sub.allowed.example"));
        row("http://me:pass@localhost/", u"call back must not contain a user name"_s);
        QTest::newRow("too long") << u"http://localhost/"_s + QString(500, u'a')
                                  << u"call back is too long"_s;
    }
    void onlyThisMachineIsCalled()
    {
        QFETCH(QString, callback);
        QFETCH(QString, refusal);
        m_sender.reset();
        eventSub().allowWebhooksTo({u"Allowed.example"_s});
        const auto made = post(m_app, wanted("channel.update", "2", of(m_tea), to(callback)));
        QCOMPARE(made.message(), refusal);
        QCOMPARE(made.status(), refusal.isEmpty() ? 202 : 400);
    }

    void aHostThatIsNoLongerAllowedIsNotCalled()
    {
        m_sender.reset();
        eventSub().allowWebhooksTo({u"allowed.invalid"_s});
        const auto made
            = post(m_app, wanted("channel.update", "2", of(m_tea), to(u"http://allowed.invalid/"_s)));
        QCOMPARE(made.status(), 202);
        eventSub().allowWebhooksTo({});
        m_sender = std::make_unique<Sandbox::WebhookSockets>(eventSub());
        pass(1s);
        QCOMPARE(lastError(), u"Callbacks to this host are not allowed."_s);
        QCOMPARE(statusOf(text(made.first(), "id")), u"webhook_callback_verification_failed"_s);
    }

    void aSecretHasItsBounds()
    {
        WebhookReceiver receiver;
        const auto status = [&](const QByteArray &key) {
            return post(m_app, wanted("channel.update", "2", of(m_tea), to(receiver.url(), key.constData())))
                .message();
        };
        const QString words = u"secret must be between 10 and 100 characters"_s;
        QCOMPARE(status(""), words);
        QCOMPARE(status("123456789"), words);
        QCOMPARE(status(QByteArray(101, 'x')), words);
        QCOMPARE(status("0123456789\xe9"), words);
        QCOMPARE(status(QByteArray(100, 'x')), QString());
        QTRY_COMPARE(receiver.requests.size(), 1);
        QVERIFY(receiver.requests.first().isSigned(QByteArray(100, 'x')));
    }

    // Rights

    void aUserWhoDisconnectsEndsWhatNeedsThem()
    {
        WebhookReceiver receiver;
        auto &grants = h->world->area<Sandbox::Grants>();
        QVERIFY(grants.approve(h->ready.id, m_pip, {Scope::ChannelReadAds, Scope::BitsRead}));
        const QString ads = listening(receiver, "channel.ad_break.begin", "1", of(m_pip));
        const QString bits = listening(receiver, "channel.cheer", "1", of(m_pip));
        const QString open = listening(receiver, "stream.online", "1", of(m_pip));
        // Fewer permissions.
        QVERIFY(grants.approve(h->ready.id, m_pip, {Scope::BitsRead}));
        QTRY_COMPARE(receiver.of("revocation").size(), 1);
        QCOMPARE(text(receiver.of("revocation").first().subscription(), "id"), ads);
        QCOMPARE(text(receiver.of("revocation").first().subscription(), "status"),
                 u"authorization_revoked"_s);
        QVERIFY(grants.disconnect(h->ready.id, m_pip));
        QTRY_COMPARE(receiver.of("revocation").size(), 2);
        QCOMPARE(statusOf(bits), u"authorization_revoked"_s);
        QCOMPARE(statusOf(open), u"enabled"_s);
        // Another user's decision is none about these.
        const QString again = listening(receiver, "channel.ad_break.begin", "1", of(m_tea));
        QVERIFY(grants.disconnect(h->ready.id, h->idOf("quillscribe")));
        QCOMPARE(statusOf(again), u"enabled"_s);
        // The app token with which it was made does not matter.
        QVERIFY(grants.revoke(h->ready.id, m_app.token.toLatin1()));
        QCOMPARE(statusOf(again), u"enabled"_s);
    }

    void whatUsersAllowIsReported()
    {
        WebhookReceiver receiver;
        auto &grants = h->world->area<Sandbox::Grants>();
        const QJsonObject mine = of(h->ready.id, "client_id");
        QCOMPARE(post(m_app,
                      wanted("user.authorization.grant", "1", of(u"tilda-tools"_s, "client_id"),
                             to(receiver.url())))
                     .status(),
                 403);
        const auto made = post(m_app, wanted("user.authorization.grant", "1", mine, to(receiver.url())));
        QCOMPARE(made.first()["cost"_L1].toInt(), 1);
        QTRY_COMPARE(statusOf(text(made.first(), "id")), u"enabled"_s);
        listening(receiver, "user.authorization.revoke", "1", mine);

        QVERIFY(grants.approve(h->ready.id, m_pip, {Scope::BitsRead}));
        QTRY_COMPARE(receiver.notifications().size(), 1);
        QCOMPARE(receiver.notifications().last().header("subscription-type"),
                 QByteArray("user.authorization.grant"));
        const QJsonObject pip{{u"client_id"_s, h->ready.id},
                              {u"user_id"_s, m_pip},
                              {u"user_login"_s, u"pipnocturne"_s},
                              {u"user_name"_s, u"PipNocturne"_s}};
        QCOMPARE(receiver.notifications().last().event(), pip);
        // Another app is no concern of this one.
        QVERIFY(grants.approve(u"tilda-tools"_s, m_pip, {Scope::BitsRead}));
        QVERIFY(grants.disconnect(u"tilda-tools"_s, m_pip));

        QVERIFY(grants.disconnect(h->ready.id, m_pip));
        QTRY_COMPARE(receiver.notifications().size(), 2);
        QCOMPARE(receiver.notifications().last().header("subscription-type"),
                 QByteArray("user.authorization.revoke"));
        QCOMPARE(receiver.notifications().last().event(), pip);
        // So is a token that its user revokes.
        QVERIFY(grants.revoke(h->ready.id, m_as.token.toLatin1()));
        QTRY_COMPARE(receiver.notifications().size(), 3);
        QCOMPARE(text(receiver.notifications().last().event(), "user_login"), u"teaandturrets"_s);
        QVERIFY(grants.revoke(h->ready.id, m_app.token.toLatin1()));
        settle();
        QCOMPARE(receiver.notifications().size(), 3);
        // Somebody who disconnects what they have never connected changes nothing.
        QVERIFY(grants.disconnect(h->ready.id, m_pip));
        // Only the last token counts.
        const As one = h->signIn("wrenloft"), two = h->signIn("wrenloft");
        QVERIFY(grants.revoke(h->ready.id, one.token.toLatin1()));
        settle();
        QCOMPARE(receiver.notifications().size(), 3);
        QVERIFY(grants.revoke(h->ready.id, two.token.toLatin1()));
        QTRY_COMPARE(receiver.notifications().size(), 4);
        QCOMPARE(text(receiver.notifications().last().event(), "user_login"), u"wrenloft"_s);
        // A code that is used twice ends all its tokens at once.
        const QString code
            = grants.issueCode({.clientId = h->ready.id, .userId = h->idOf("mirelark")}, u"http://a"_s)
                  .value_or({});
        const auto grant = (*grants.redeemCode(code, h->ready.id))->grant;
        QVERIFY(grants.issueUserToken(grant));
        QVERIFY(grants.issueUserToken(grant));
        QVERIFY(!*grants.redeemCode(code, h->ready.id));
        QTRY_COMPARE(receiver.notifications().size(), 5);
        settle();
        QCOMPARE(receiver.notifications().size(), 5);
        QCOMPARE(text(receiver.notifications().last().event(), "user_login"), u"mirelark"_s);
    }

    // Faults

    void faultsAreForCallbacksToo()
    {
        WebhookReceiver receiver;
        listening(receiver);
        const auto arrived = [&] { return titles(receiver.notifications()); };
        eventSub().faults().add({.kind = EventFault::Kind::Drop, .skip = 1});
        for (int i = 0; i < 3; ++i)
            changeTitle();
        QTRY_COMPARE(arrived().size(), 2);
        QVERIFY(!arrived().contains(u"2"_s));

        eventSub().faults().add({.kind = EventFault::Kind::Duplicate});
        changeTitle();
        QTRY_COMPARE(arrived().size(), 4);
        const auto twice = receiver.notifications().last(2);
        QCOMPARE(twice[0].header("message-id"), twice[1].header("message-id"));
        QCOMPARE(twice[0].body, twice[1].body);

        eventSub().faults().add({.kind = EventFault::Kind::Delay, .times = -1, .delay = 3s});
        changeTitle(u"late"_s);
        pass(2500ms);
        settle();
        QCOMPARE(arrived().size(), 4);
        pass(500ms);
        QTRY_COMPARE(arrived().last(), u"late"_s);
        QCOMPARE(eventSub().faults().removeIf([](const auto &) { return true; }), 1);

        // Two attempts fail. The third one does not.
        eventSub().faults().add({.kind = EventFault::Kind::Cut, .type = u"channel.update"_s, .times = 2});
        changeTitle(u"cut"_s);
        pass(45s);
        QTRY_COMPARE(arrived().last(), u"cut"_s);
        QCOMPARE(arrived().size(), 6);
        QCOMPARE(receiver.notifications().last().header("message-retry"), QByteArray("2"));
        QCOMPARE(eventSub().faults().waiting().size(), 0);
    }

    // Restart

    void itSurvivesARestart()
    {
        QTemporaryDir dir;
        const Sandbox::WorldSettings settings{.dbFile = dir.filePath(u"world.sqlite"_s), .followers = 60};
        WebhookReceiver receiver;
        WebhookReceiver late;
        late.manner = Manner::Hanging;
        const auto open = [&] {
            m_sender.reset();
            h.reset();
            h = std::make_unique<Harness>(settings);
            m_app = h->app();
        };
        open();
        m_sender = std::make_unique<Sandbox::WebhookSockets>(eventSub());
        m_tea = h->idOf("teaandturrets");
        const QString id = listening(receiver);
        const QString ended = listening(receiver, "stream.online", "1");
        QCOMPARE(h->call(m_app, "DELETE", path, {{u"id"_s, ended}}).status(), 204);
        const auto pending = post(m_app, wanted("stream.offline", "1", of(m_tea), to(late.url())));
        QTRY_COMPARE(late.requests.size(), 1);
        const QJsonObject before = h->get(m_app, path, {{u"status"_s, u"enabled"_s}}).first();

        open();
        QCOMPARE(h->get(m_app, path).data().size(), 2);
        QCOMPARE(h->get(m_app, path, {{u"status"_s, u"enabled"_s}}).first(), before);
        changeTitle(u"while nobody sends"_s);
        late.manner = Manner::Good;
        m_sender = std::make_unique<Sandbox::WebhookSockets>(eventSub());
        pass(500ms);
        QTRY_COMPARE(titles(receiver.notifications()), QStringList(u"while nobody sends"_s));
        QVERIFY(receiver.notifications().last().isSigned(secret));
        QCOMPARE(text(receiver.notifications().last().subscription(), "id"), id);
        // What was not verified is asked again.
        QTRY_COMPARE(statusOf(text(pending.first(), "id")), u"enabled"_s);
        QCOMPARE(late.of("webhook_callback_verification").size(), 2);
        // A new one comes after the old ones.
        listening(receiver, "stream.online", "1");
        QCOMPARE(h->get(m_app, path).column("type"),
                 QStringList({u"channel.update"_s, u"stream.offline"_s, u"stream.online"_s}));
        QVERIFY(h->world->reset(1));
        open();
        QCOMPARE(h->get(m_app, path).data().size(), 0);
        stopWithNetwork();
    }

    void aSubscriptionThatCannotBeReadStopsNoOther()
    {
        QTemporaryDir dir;
        const Sandbox::WorldSettings settings{.dbFile = dir.filePath(u"world.sqlite"_s), .followers = 60};
        WebhookReceiver receiver;
        const auto open = [&] {
            m_sender.reset();
            h.reset();
            h = std::make_unique<Harness>(settings);
            m_app = h->app();
            m_sender = std::make_unique<Sandbox::WebhookSockets>(eventSub());
        };
        open();
        m_tea = h->idOf("teaandturrets");
        listening(receiver, "stream.online", "1");
        const QString good = listening(receiver);
        listening(receiver, "stream.offline", "1");
        QVERIFY(h->world->database().run("UPDATE event_subscriptions SET resource = '{'"
                                         " WHERE resource LIKE '%stream.online%'"));
        QVERIFY(h->world->database().run("UPDATE event_subscriptions SET resource = '[]'"
                                         " WHERE resource LIKE '%stream.offline%'"));

        for (int i = 0; i < 2; ++i)
            QTest::ignoreMessage(QtWarningMsg,
                                 QRegularExpression(u"the stored subscription \\d+ cannot be read"_s));
        open();
        QCOMPARE(h->get(m_app, path).column("id"), QStringList(good));
        changeTitle(u"still here"_s);
        QTRY_COMPARE(titles(receiver.notifications()), QStringList(u"still here"_s));
        // The rows stay as they are: a new one has a number of its own.
        listening(receiver, "stream.online", "1");
        auto rows = h->world->database().query("SELECT count(*) FROM event_subscriptions");
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 4);
        stopWithNetwork();
    }

    void theWholeSandboxDelivers()
    {
        WebhookReceiver receiver;
        SandboxFixture sandbox;
        const QString token = sandbox.appToken();
        const QString tea = sandbox.idOf(u"teaandturrets"_s);
        QNetworkAccessManager network;
        QNetworkRequest request(QUrl(sandbox.baseUrl().toString() + u"/eventsub/subscriptions"_s));
        request.setRawHeader("Authorization", "Bearer " + token.toLatin1());
        request.setRawHeader("Client-Id", sandbox.client().id.toLatin1());
        request.setRawHeader("Content-Type", "application/json");
        QNetworkReply *reply = network.post(
            request, QJsonDocument(wanted("channel.update", "2", of(tea), to(receiver.url()))).toJson());
        QTRY_VERIFY(reply->isFinished());
        QCOMPARE(reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), 202);
        delete reply;
        const auto status = [&] {
            return sandbox.inSandbox([](Sandbox::World &world) {
                return world.area<Sandbox::EventSub>().subscriptions().first().resource.status;
            });
        };
        QTRY_COMPARE(status(), u"enabled"_s);
        const auto change = [&](const QString &title) {
            sandbox.act([&](Sandbox::World &world) {
                auto state = *world.channel(tea);
                state.channel.title = title;
                return world.saveChannel(state);
            });
        };
        change(u"over all layers"_s);
        QTRY_COMPARE(titles(receiver.notifications()), QStringList(u"over all layers"_s));
        QVERIFY(receiver.notifications().last().isSigned(secret));
        // Nobody hurries the repetition, but it comes.
        sandbox.inSandbox([](Sandbox::World &world) {
            world.area<Sandbox::EventSub>().faults().add({.kind = EventFault::Kind::Delay, .delay = 300ms});
        });
        change(u"a little later"_s);
        QTRY_COMPARE(titles(receiver.notifications()).last(), u"a little later"_s);
        // The sandbox ends while a request is under way.
        receiver.manner = Manner::Hanging;
        change(u"the last one"_s);
        QTRY_COMPARE(titles(receiver.notifications()).last(), u"the last one"_s);
    }
};

QTEST_GUILESS_MAIN(TestWebhooks)
#include "tst_webhooks.moc"
