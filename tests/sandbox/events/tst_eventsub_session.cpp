// SPDX-License-Identifier: GPL-3.0-or-later

// Sessions: welcome, keepalive, pings, reconnects, closing, revocations and faults (api-facts D2, D3), with
// time that the test advances.

#include "event_line.h"

#include "sandbox/rewards/rewards.h"

#include <QRegularExpression>
#include <QUrlQuery>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;
using Sandbox::EventFault;

class TestEventSubSession : public QObject, EventSubFixture
{
    Q_OBJECT

    int m_titles = 0;

    /// A session that is subscribed to the title of Tea's channel.
    EventLineEnd &listening(const QByteArray &query = {})
    {
        EventLineEnd &line = connectLine(query);
        if (subscribe(line, "channel.update", "2", of(m_tea)).status() != 202)
            qFatal("cannot subscribe");
        return line;
    }
    void changeTitle(const QString &title = {})
    {
        auto state = *h->world->channel(m_tea);
        state.channel.title = title.isNull() ? QString::number(++m_titles) : title;
        QVERIFY(h->world->saveChannel(state));
    }
    static QStringList titles(const EventLineEnd &line)
    {
        QStringList all;
        for (const QJsonObject &event : line.events())
            all.append(text(event, "title"));
        return all;
    }
    QString statusNow()
    {
        const auto all = eventSub().subscriptions();
        return all.isEmpty() ? QString() : all.last().resource.status;
    }
    static QString reconnectUrl(const EventLineEnd &line)
    {
        const auto asked = line.of("session_reconnect");
        return asked.isEmpty()
            ? QString()
            : asked.last()[QLatin1String("payload")][QLatin1String("session")][QLatin1String("reconnect_url")]
                  .toString();
    }
    static QString revocation(const EventLineEnd &line)
    {
        const auto answer = line.of("revocation");
        return answer.isEmpty()
            ? QString()
            : answer.last()[QLatin1String("payload")][QLatin1String("subscription")][QLatin1String("status")]
                  .toString();
    }
    /// An authorization code of Tea, and the token that it was exchanged for.
    std::pair<QString, As> signInWithCode()
    {
        auto &grants = h->world->area<Sandbox::Grants>();
        const auto code = grants.issueCode({.clientId = h->ready.id, .userId = m_tea},
                                           QStringLiteral("http://localhost:17563/signed-in"));
        const auto redeemed = grants.redeemCode(code.value_or({}), h->ready.id);
        if (!redeemed || !*redeemed)
            qFatal("cannot redeem the code");
        const auto issued = grants.issueUserToken((*redeemed)->grant);
        return {code.value_or({}), {issued.value_or({}).accessToken, h->ready.id}};
    }
    void fault(EventFault fault) { eventSub().addFault(std::move(fault)); }

private Q_SLOTS:
    void init()
    {
        start();
        m_answersPings = true;
        m_titles = 0;
    }

    void whoConnectsIsWelcomed()
    {
        const EventLineEnd &line = connectLine();
        QCOMPARE(line.types(), QStringList(QStringLiteral("session_welcome")));
        const QJsonObject metadata = line.frames.first()[QLatin1String("metadata")].toObject();
        QCOMPARE(metadata.keys(),
                 QStringList({QStringLiteral("message_id"), QStringLiteral("message_timestamp"),
                              QStringLiteral("message_type")}));
        static const QRegularExpression fine(
            QStringLiteral("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{9}Z$"));
        QVERIFY(fine.match(text(metadata, "message_timestamp")).hasMatch());
        const QJsonObject session = line.session();
        QVERIFY(!text(session, "id").isEmpty());
        QCOMPARE(text(session, "status"), QStringLiteral("connected"));
        QVERIFY(fine.match(text(session, "connected_at")).hasMatch());
        QCOMPARE(session[QLatin1String("keepalive_timeout_seconds")].toInt(), 10);
        QVERIFY(session[QLatin1String("reconnect_url")].isNull());
        QVERIFY(session[QLatin1String("recovery_url")].isNull());
        // Each connection has its own session.
        QVERIFY(connectLine().id() != line.id());
    }

    void theKeepaliveIsMovedIntoItsBounds_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<int>("seconds");
        const auto row
            = [](const char *query, int seconds) { QTest::newRow(query) << QByteArray(query) << seconds; };
        row("", 10);
        row("keepalive_timeout_seconds=10", 10);
        row("keepalive_timeout_seconds=9", 10);
        row("keepalive_timeout_seconds=-5", 10);
        row("keepalive_timeout_seconds=30", 30);
        row("keepalive_timeout_seconds=600", 600);
        row("keepalive_timeout_seconds=601", 600);
        row("keepalive_timeout_seconds=99999999999", 600);
        row("keepalive_timeout_seconds=x", 10);
        row("keepalive_timeout_seconds=", 10);
        row("other=600", 10);
    }
    void theKeepaliveIsMovedIntoItsBounds()
    {
        QFETCH(QByteArray, query);
        QFETCH(int, seconds);
        QCOMPARE(connectLine(query).session()[QLatin1String("keepalive_timeout_seconds")].toInt(), seconds);
    }

    void aKeepaliveComesOnlyWhenNothingElseDid()
    {
        EventLineEnd &line = listening("keepalive_timeout_seconds=20");
        pass(19s);
        QCOMPARE(line.of("session_keepalive").size(), 0);
        pass(1s);
        QCOMPARE(line.of("session_keepalive").size(), 1);
        QCOMPARE(line.frames.last()[QLatin1String("payload")].toObject(), QJsonObject());
        for (int i = 0; i < 10; ++i) {
            pass(15s);
            changeTitle();
        }
        QCOMPARE(line.of("session_keepalive").size(), 1);
        QCOMPARE(line.events().size(), 10);
        pass(60s);
        QCOMPARE(line.of("session_keepalive").size(), 4);
        QCOMPARE(line.code, 0);
    }

    void aFastWorldDoesNotHurryTheProtocol()
    {
        QVERIFY(h->world->changeClock([](auto &clock) { clock.setSpeed(1000); }));
        EventLineEnd &line = listening();
        pass(9s);
        QCOMPARE(line.of("session_keepalive").size(), 0);
        QCOMPARE(line.code, 0);
    }

    void aConnectionWithoutSubscriptionEndsAfterTenSeconds()
    {
        EventLineEnd &unused = connectLine("keepalive_timeout_seconds=600");
        EventLineEnd &used = listening();
        pass(9s);
        QCOMPARE(unused.code, 0);
        pass(1s);
        QCOMPARE(unused.code, 4003);
        QCOMPARE(unused.reason, QStringLiteral("connection unused"));
        // A session that had a subscription may be without one.
        const QString id = eventSub().subscriptions().first().resource.id;
        QCOMPARE(h->call(m_as, "DELETE", path, {{QStringLiteral("id"), id}}).status(), 204);
        pass(60s);
        QCOMPARE(used.code, 0);
    }

    void aNotificationIsWhole()
    {
        EventLineEnd &line = listening();
        changeTitle(QStringLiteral("Tä\"\n"));
        const QJsonObject frame = line.of("notification").first();
        const QJsonObject metadata = frame[QLatin1String("metadata")].toObject();
        QCOMPARE(text(metadata, "subscription_type"), QStringLiteral("channel.update"));
        QCOMPARE(text(metadata, "subscription_version"), QStringLiteral("2"));
        const QJsonObject payload = frame[QLatin1String("payload")].toObject();
        QCOMPARE(payload.keys(), QStringList({QStringLiteral("event"), QStringLiteral("subscription")}));
        const QJsonObject subscription = payload[QLatin1String("subscription")].toObject();
        QCOMPARE(text(subscription, "status"), QStringLiteral("enabled"));
        QCOMPARE(subscription[QLatin1String("cost")].toInt(-1), 0);
        QCOMPARE(subscription[QLatin1String("condition")].toObject(), of(m_tea));
        const QJsonObject transport = subscription[QLatin1String("transport")].toObject();
        QCOMPARE(text(transport, "session_id"), line.id());
        QCOMPARE(text(transport, "method"), QStringLiteral("websocket"));
        QVERIFY(subscription.contains(QLatin1String("created_at")));
        QCOMPARE(text(payload[QLatin1String("event")].toObject(), "title"), QStringLiteral("Tä\"\n"));
        // Every message has its own id.
        changeTitle();
        QSet<QString> ids;
        for (const QJsonObject &one : line.frames)
            ids.insert(text(one[QLatin1String("metadata")].toObject(), "message_id"));
        QCOMPARE(ids.size(), line.frames.size());
    }

    void onlyWhatWasAskedForIsTold()
    {
        EventLineEnd &line = listening();
        EventLineEnd &other = connectLine();
        QCOMPARE(subscribe(other, "channel.update", "2", of(m_pip)).status(), 202);
        changeTitle();
        QVERIFY(h->world->goOffline(m_tea));
        QCOMPARE(line.events().size(), 1);
        QCOMPARE(other.events().size(), 0);
    }

    void theClientMustNotSpeak()
    {
        EventLineEnd &line = listening();
        eventSub().received(line);
        QCOMPARE(line.code, 4001);
        QCOMPARE(line.reason, QStringLiteral("sent inbound traffic"));
        QCOMPARE(statusNow(), QStringLiteral("websocket_received_inbound_traffic"));
        changeTitle();
        QCOMPARE(line.events().size(), 0);
    }

    void whoDoesNotAnswerPingsIsGone()
    {
        m_answersPings = false;
        EventLineEnd &line = listening();
        pass(5s);
        QCOMPARE(line.pings, 1);
        pass(14500ms);
        QCOMPARE(line.code, 0);
        pass(1s);
        QCOMPARE(line.code, 4002);
        QCOMPARE(line.reason, QStringLiteral("failed ping pong"));
        QCOMPARE(statusNow(), QStringLiteral("websocket_failed_ping_pong"));
    }

    void whoAnswersStays()
    {
        EventLineEnd &line = listening();
        pass(120s);
        QCOMPARE(line.code, 0);
        QVERIFY(line.pings >= 20);
    }

    void whoDoesNotReadIsCutOff()
    {
        EventLineEnd &line = listening();
        line.waiting = Sandbox::EventSub::maxUnsent + 1;
        changeTitle();
        QCOMPARE(line.code, 4005);
        QCOMPARE(statusNow(), QStringLiteral("websocket_network_timeout"));
        QCOMPARE(eventSub().sessions().size(), 0);
    }

    void everyCodeHasItsReasonAndStatus_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("status");
        const auto row = [](int code, const char *reason, const char *status) {
            QTest::addRow("%d", code) << code << QString::fromLatin1(reason) << QString::fromLatin1(status);
        };
        row(1000, "client disconnected", "websocket_disconnected");
        row(4000, "internal server error", "websocket_internal_error");
        row(4001, "sent inbound traffic", "websocket_received_inbound_traffic");
        row(4002, "failed ping pong", "websocket_failed_ping_pong");
        row(4003, "connection unused", "websocket_connection_unused");
        row(4004, "client reconnect grace time expired", "websocket_failed_to_reconnect");
        row(4005, "network timeout", "websocket_network_timeout");
        row(4006, "network error", "websocket_network_error");
        row(4007, "invalid reconnect attempt", "websocket_failed_to_reconnect");
    }
    void everyCodeHasItsReasonAndStatus()
    {
        QFETCH(int, code);
        QFETCH(QString, reason);
        QFETCH(QString, status);
        EventLineEnd &line = listening();
        QVERIFY(eventSub().closeSession(line.id(), code));
        QCOMPARE(line.code, code);
        QCOMPARE(line.reason, reason);
        QCOMPARE(statusNow(), status);
        QVERIFY(!eventSub().closeSession(line.id(), code));
    }

    // Hand-over

    void aHandOverKeepsEverything()
    {
        EventLineEnd &old = listening("keepalive_timeout_seconds=40");
        const auto url = eventSub().askToReconnect(old.id());
        QVERIFY(url);
        QCOMPARE(reconnectUrl(old), *url);
        const QJsonObject asked
            = old.frames.last()[QLatin1String("payload")][QLatin1String("session")].toObject();
        QCOMPARE(text(asked, "id"), old.id());
        QCOMPARE(text(asked, "status"), QStringLiteral("reconnecting"));
        QVERIFY(asked[QLatin1String("keepalive_timeout_seconds")].isNull());
        QCOMPARE(QUrl(*url).path(), QStringLiteral("/ws"));
        QCOMPARE(QUrl(*url).scheme(), QStringLiteral("ws"));
        // Until the new connection is welcomed, events are sent to the old one.
        changeTitle();
        QCOMPARE(titles(old), QStringList(QStringLiteral("1")));
        EventLineEnd &fresh = connectLine(QUrl(*url).query().toUtf8());
        QCOMPARE(fresh.types(), QStringList(QStringLiteral("session_welcome")));
        QCOMPARE(fresh.id(), old.id());
        QCOMPARE(fresh.session()[QLatin1String("keepalive_timeout_seconds")].toInt(), 40);
        changeTitle();
        QCOMPARE(titles(old), QStringList(QStringLiteral("1")));
        QCOMPARE(titles(fresh), QStringList(QStringLiteral("2")));
        // The subscriptions are the same and cannot be created again.
        QCOMPARE(subscribe(fresh, "channel.update", "2", of(m_tea)).status(), 409);
        eventSub().disconnected(old);
        changeTitle();
        QCOMPARE(titles(fresh).last(), QStringLiteral("3"));
        pass(60s);
        QCOMPARE(fresh.code, 0);
        QCOMPARE(statusNow(), QStringLiteral("enabled"));
    }

    void whoStaysOnTheOldLineIsCutOffAfterThirtySeconds()
    {
        EventLineEnd &old = listening();
        const auto url = eventSub().askToReconnect(old.id());
        pass(20s);
        EventLineEnd &fresh = connectLine(QUrl(*url).query().toUtf8());
        pass(9s);
        QCOMPARE(old.code, 0);
        pass(1s);
        QCOMPARE(old.code, 4004);
        QCOMPARE(old.reason, QStringLiteral("client reconnect grace time expired"));
        QCOMPARE(fresh.code, 0);
        changeTitle();
        QCOMPARE(titles(fresh).size(), 1);
    }

    void whoDoesNotReconnectLosesTheSession()
    {
        EventLineEnd &old = listening();
        const auto url = eventSub().askToReconnect(old.id());
        pass(29500ms);
        QCOMPARE(old.code, 0);
        pass(500ms);
        QCOMPARE(old.code, 4004);
        QCOMPARE(statusNow(), QStringLiteral("websocket_failed_to_reconnect"));
        EventLineEnd &late = connectLine(QUrl(*url).query().toUtf8());
        QCOMPARE(late.code, 4007);
        QCOMPARE(late.frames.size(), 0);
    }

    void anAddressIsGoodOnceAndNotAfterTheOldLineWasClosed()
    {
        EventLineEnd &old = listening();
        const auto url = eventSub().askToReconnect(old.id());
        const QByteArray query = QUrl(*url).query().toUtf8();
        EventLineEnd &fresh = connectLine(query);
        EventLineEnd &again = connectLine(query);
        QCOMPARE(again.code, 4007);
        QCOMPARE(again.reason, QStringLiteral("invalid reconnect attempt"));
        QCOMPARE(fresh.code, 0);
        // Closed before the client has reconnected.
        const auto second = eventSub().askToReconnect(old.id());
        eventSub().disconnected(fresh);
        QCOMPARE(statusNow(), QStringLiteral("websocket_disconnected"));
        QCOMPARE(connectLine(QUrl(*second).query().toUtf8()).code, 4007);
        // Invalid parameters.
        QCOMPARE(connectLine("challenge=x&id=y").code, 4007);
        QCOMPARE(connectLine("challenge=&id=" + fresh.id().toLatin1()).code, 4007);
    }

    void aHandOverIsDoneAgainAndAgain()
    {
        EventLineEnd *line = &listening();
        for (int i = 0; i < 10; ++i) {
            const auto url = eventSub().askToReconnect(line->id());
            EventLineEnd &fresh = connectLine(QUrl(*url).query().toUtf8());
            if (i % 2 == 0)
                eventSub().disconnected(*line);
            line = &fresh;
        }
        changeTitle();
        QCOMPARE(titles(*line).size(), 1);
        pass(40s);
        QCOMPARE(line->code, 0);
        QCOMPARE(eventSub().sessions().size(), 1);
    }

    // Revocation

    void aRevokedTokenEndsWhatItMade()
    {
        EventLineEnd &line = listening();
        const auto other = h->signIn();
        QCOMPARE(subscribe(other, line.id(), "stream.online", "1", of(m_tea)).status(), 202);
        QVERIFY(h->world->area<Sandbox::Grants>().revoke(h->ready.id, m_as.token.toUtf8()));
        QCOMPARE(line.of("revocation").size(), 1);
        const QJsonObject frame = line.frames.last();
        QCOMPARE(text(frame[QLatin1String("metadata")].toObject(), "subscription_type"),
                 QStringLiteral("channel.update"));
        QCOMPARE(revocation(line), QStringLiteral("authorization_revoked"));
        QVERIFY(!frame[QLatin1String("payload")].toObject().contains(QLatin1String("event")));
        changeTitle();
        QCOMPARE(line.events().size(), 0);
        QCOMPARE(line.code, 0);
        QCOMPARE(h->get(other, path, {{QStringLiteral("status"), QStringLiteral("authorization_revoked")}})
                     .data()
                     .size(),
                 1);
    }

    void aCodeThatIsUsedTwiceEndsSubscriptionsOfTokensThatAreNotInMemory()
    {
        auto &grants = h->world->area<Sandbox::Grants>();
        const auto [code, as] = signInWithCode();
        EventLineEnd &line = connectLine();
        QCOMPARE(subscribe(as, line.id(), "stream.online", "1", of(m_tea)).status(), 202);
        EventLineEnd &other = listening();
        grants.forget();
        const auto again = grants.redeemCode(code, h->ready.id);
        QVERIFY(again && !*again);
        QCOMPARE(line.of("revocation").size(), 1);
        QCOMPARE(revocation(line), QStringLiteral("authorization_revoked"));
        QCOMPARE(other.of("revocation").size(), 0);
    }

    void aRevocationThatIsRolledBackEndsNothing()
    {
        auto &grants = h->world->area<Sandbox::Grants>();
        const auto [code, as] = signInWithCode();
        EventLineEnd &line = connectLine();
        QCOMPARE(subscribe(as, line.id(), "stream.online", "1", of(m_tea)).status(), 202);
        // The commit fails.
        QVERIFY(h->world->database().execute(
            "CREATE TABLE later (id INTEGER REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED);"
            "CREATE TRIGGER refused AFTER DELETE ON tokens BEGIN INSERT INTO later VALUES (-1); END"));
        QVERIFY(!grants.redeemCode(code, h->ready.id));
        QVERIFY(grants.find(as.token.toLatin1()));
        QCOMPARE(line.of("revocation").size(), 0);
    }

    void anExpiredTokenEndsNothing()
    {
        EventLineEnd &line = listening();
        QVERIFY(h->world->area<Sandbox::Grants>().expireAll());
        changeTitle();
        QCOMPARE(line.of("revocation").size(), 0);
        QCOMPARE(line.events().size(), 1);
    }

    void rightsThatAreLostEndSubscriptions()
    {
        EventLineEnd &line = listening();
        QCOMPARE(subscribe(line, "channel.cheer", "1", of(m_tea)).status(), 202);
        QVERIFY(h->world->area<Sandbox::Grants>().approve(h->ready.id, m_tea, {Scope::ChannelReadAds}));
        QCOMPARE(line.of("revocation").size(), 1);
        QVERIFY(h->world->area<Sandbox::Grants>().disconnect(h->ready.id, m_tea));
        QCOMPARE(line.of("revocation").size(), 2);
        QCOMPARE(revocation(line), QStringLiteral("authorization_revoked"));
    }

    void rolesThatAreLostEndSubscriptions()
    {
        const QString quill = h->idOf("quillscribe");
        const auto as = h->signIn("quillscribe");
        EventLineEnd &line = connectLine();
        QVERIFY(h->world->addModerator(m_tea, quill));
        QCOMPARE(subscribe(as, line.id(), "channel.follow", "2", moderated(m_tea, quill)).status(), 202);
        QCOMPARE(subscribe(as, line.id(), "channel.chat.message", "1", readBy(m_tea, quill)).status(), 202);
        QVERIFY(h->world->removeModerator(m_tea, quill));
        QCOMPARE(revocation(line), QStringLiteral("moderator_removed"));
        QVERIFY(h->world->ban(m_tea, quill, h->clock.now()));
        QCOMPARE(revocation(line), QStringLiteral("chat_user_banned"));
        QCOMPARE(line.of("revocation").size(), 2);
    }

    void aNewWorldEndsAll()
    {
        EventLineEnd &line = listening();
        QVERIFY(h->world->reset(7));
        QCOMPARE(line.of("revocation").size(), 1);
        QCOMPARE(line.code, 0);
    }

    // Faults

    void whatIsDroppedDoesNotArrive()
    {
        EventLineEnd &line = listening();
        fault({.kind = EventFault::Kind::Drop, .times = 2, .skip = 1});
        for (int i = 0; i < 5; ++i)
            changeTitle();
        QCOMPARE(titles(line), QStringList({QStringLiteral("1"), QStringLiteral("4"), QStringLiteral("5")}));
        QCOMPARE(eventSub().faults().size(), 0);
    }

    void whatIsDoubledHasTheSameId()
    {
        EventLineEnd &line = listening();
        fault({.kind = EventFault::Kind::Duplicate});
        changeTitle();
        changeTitle();
        QCOMPARE(titles(line), QStringList({QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("2")}));
        QCOMPARE(line.texts[1], line.texts[2]);
    }

    void whatIsDelayedComesLater()
    {
        EventLineEnd &line = listening();
        fault({.kind = EventFault::Kind::Delay, .delay = 3s});
        changeTitle();
        changeTitle();
        QCOMPARE(titles(line), QStringList(QStringLiteral("2")));
        pass(2500ms);
        QCOMPARE(titles(line).size(), 1);
        pass(500ms);
        QCOMPARE(titles(line), QStringList({QStringLiteral("2"), QStringLiteral("1")}));
    }

    void whatIsReorderedComesAfterTheNext()
    {
        EventLineEnd &line = listening();
        fault({.kind = EventFault::Kind::Reorder});
        changeTitle();
        QCOMPARE(titles(line).size(), 0);
        changeTitle();
        QCOMPARE(titles(line), QStringList({QStringLiteral("2"), QStringLiteral("1")}));
        // With no event after it, a delayed event is still sent.
        fault({.kind = EventFault::Kind::Reorder});
        changeTitle();
        pass(5s);
        QCOMPARE(titles(line).last(), QStringLiteral("3"));
        // Several delays in a row lose no event.
        fault({.kind = EventFault::Kind::Reorder, .times = 4});
        for (int i = 0; i < 5; ++i)
            changeTitle();
        const QStringList all = titles(line);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 8);
    }

    void whatIsCutIsGoneWithItsSession()
    {
        EventLineEnd &line = listening();
        EventLineEnd &other = listening();
        fault({.kind = EventFault::Kind::Cut, .session = line.id(), .skip = 1});
        changeTitle();
        QVERIFY(!line.wasCut);
        changeTitle();
        QVERIFY(line.wasCut);
        QCOMPARE(line.code, 0);
        QCOMPARE(titles(line).size(), 1);
        QCOMPARE(titles(other).size(), 2);
        QCOMPARE(eventSub().sessions().size(), 1);
    }

    void aFaultIsForItsType()
    {
        EventLineEnd &line = listening();
        QCOMPARE(subscribe(line, "stream.offline", "1", of(m_tea)).status(), 202);
        fault({.kind = EventFault::Kind::Drop, .type = QStringLiteral("stream.offline"), .times = -1});
        changeTitle();
        QVERIFY(h->world->goOffline(m_tea));
        QCOMPARE(line.events().size(), 1);
        QCOMPARE(eventSub().removeFaults([](const EventFault &) { return true; }), 1);
    }
};

QTEST_GUILESS_MAIN(TestEventSubSession)
#include "tst_eventsub_session.moc"
