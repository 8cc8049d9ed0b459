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
        return asked.isEmpty() ? QString()
                               : asked.last()["payload"_L1]["session"_L1]["reconnect_url"_L1].toString();
    }
    static QString revocation(const EventLineEnd &line)
    {
        const auto answer = line.of("revocation");
        return answer.isEmpty() ? QString()
                                : answer.last()["payload"_L1]["subscription"_L1]["status"_L1].toString();
    }
    /// An authorization code of Tea, and the token that it was exchanged for.
    std::pair<QString, As> signInWithCode()
    {
        auto &grants = h->world->area<Sandbox::Grants>();
        const auto code = grants.issueCode({.clientId = h->ready.id, .userId = m_tea},
                                           u"http://localhost:17563/signed-in"_s);
        const auto redeemed = grants.redeemCode(code.value_or({}), h->ready.id);
        if (!redeemed || !*redeemed)
            qFatal("cannot redeem the code");
        const auto issued = grants.issueUserToken((*redeemed)->grant);
        return {code.value_or({}), {issued.value_or({}).accessToken, h->ready.id}};
    }
    void fault(EventFault fault) { eventSub().faults().add(std::move(fault)); }

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
        QCOMPARE(line.types(), QStringList(u"session_welcome"_s));
        const QJsonObject metadata = line.frames.first()["metadata"_L1].toObject();
        QCOMPARE(metadata.keys(), QStringList({u"message_id"_s, u"message_timestamp"_s, u"message_type"_s}));
        static const QRegularExpression fine(u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{9}Z$"_s);
        QVERIFY(fine.match(text(metadata, "message_timestamp")).hasMatch());
        const QJsonObject session = line.session();
        QVERIFY(!text(session, "id").isEmpty());
        QCOMPARE(text(session, "status"), u"connected"_s);
        QVERIFY(fine.match(text(session, "connected_at")).hasMatch());
        QCOMPARE(session["keepalive_timeout_seconds"_L1].toInt(), 10);
        QVERIFY(session["reconnect_url"_L1].isNull());
        QVERIFY(session["recovery_url"_L1].isNull());
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
        QCOMPARE(connectLine(query).session()["keepalive_timeout_seconds"_L1].toInt(), seconds);
    }

    void aKeepaliveComesOnlyWhenNothingElseDid()
    {
        EventLineEnd &line = listening("keepalive_timeout_seconds=20");
        pass(19s);
        QCOMPARE(line.of("session_keepalive").size(), 0);
        pass(1s);
        QCOMPARE(line.of("session_keepalive").size(), 1);
        QCOMPARE(line.frames.last()["payload"_L1].toObject(), QJsonObject());
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

    void aMachinesClockThatIsSetBackStopsNoTimeout()
    {
        EventLineEnd &line = listening();
        EventLineEnd &unused = connectLine();
        h->clock.advance(-1h);
        pass(11s);
        QCOMPARE(line.of("session_keepalive").size(), 1);
        QCOMPARE(line.code, 0);
        QCOMPARE(unused.code, 4003);
    }

    void aConnectionWithoutSubscriptionEndsAfterTenSeconds()
    {
        EventLineEnd &unused = connectLine("keepalive_timeout_seconds=600");
        EventLineEnd &used = listening();
        pass(9s);
        QCOMPARE(unused.code, 0);
        pass(1s);
        QCOMPARE(unused.code, 4003);
        QCOMPARE(unused.reason, u"connection unused"_s);
        // A session that had a subscription may be without one.
        const QString id = eventSub().subscriptions().first().resource.id;
        QCOMPARE(h->call(m_as, "DELETE", path, {{u"id"_s, id}}).status(), 204);
        pass(60s);
        QCOMPARE(used.code, 0);
    }

    void aNotificationIsWhole()
    {
        EventLineEnd &line = listening();
        changeTitle(u"Tä\"\n"_s);
        const QJsonObject frame = line.of("notification").first();
        const QJsonObject metadata = frame["metadata"_L1].toObject();
        QCOMPARE(text(metadata, "subscription_type"), u"channel.update"_s);
        QCOMPARE(text(metadata, "subscription_version"), u"2"_s);
        const QJsonObject payload = frame["payload"_L1].toObject();
        QCOMPARE(payload.keys(), QStringList({u"event"_s, u"subscription"_s}));
        const QJsonObject subscription = payload["subscription"_L1].toObject();
        QCOMPARE(text(subscription, "status"), u"enabled"_s);
        QCOMPARE(subscription["cost"_L1].toInt(-1), 0);
        QCOMPARE(subscription["condition"_L1].toObject(), of(m_tea));
        const QJsonObject transport = subscription["transport"_L1].toObject();
        QCOMPARE(text(transport, "session_id"), line.id());
        QCOMPARE(text(transport, "method"), u"websocket"_s);
        QVERIFY(subscription.contains("created_at"_L1));
        QCOMPARE(text(payload["event"_L1].toObject(), "title"), u"Tä\"\n"_s);
        // Every message has its own id.
        changeTitle();
        QSet<QString> ids;
        for (const QJsonObject &one : line.frames)
            ids.insert(text(one["metadata"_L1].toObject(), "message_id"));
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
        QCOMPARE(line.reason, u"sent inbound traffic"_s);
        QCOMPARE(statusNow(), u"websocket_received_inbound_traffic"_s);
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
        QCOMPARE(line.reason, u"failed ping pong"_s);
        QCOMPARE(statusNow(), u"websocket_failed_ping_pong"_s);
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
        QCOMPARE(statusNow(), u"websocket_network_timeout"_s);
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
        const QJsonObject asked = old.frames.last()["payload"_L1]["session"_L1].toObject();
        QCOMPARE(text(asked, "id"), old.id());
        QCOMPARE(text(asked, "status"), u"reconnecting"_s);
        QVERIFY(asked["keepalive_timeout_seconds"_L1].isNull());
        QCOMPARE(QUrl(*url).path(), u"/ws"_s);
        QCOMPARE(QUrl(*url).scheme(), u"ws"_s);
        // Until the new connection is welcomed, events are sent to the old one.
        changeTitle();
        QCOMPARE(titles(old), QStringList(u"1"_s));
        EventLineEnd &fresh = connectLine(QUrl(*url).query().toUtf8());
        QCOMPARE(fresh.types(), QStringList(u"session_welcome"_s));
        QCOMPARE(fresh.id(), old.id());
        QCOMPARE(fresh.session()["keepalive_timeout_seconds"_L1].toInt(), 40);
        changeTitle();
        QCOMPARE(titles(old), QStringList(u"1"_s));
        QCOMPARE(titles(fresh), QStringList(u"2"_s));
        // The subscriptions are the same and cannot be created again.
        QCOMPARE(subscribe(fresh, "channel.update", "2", of(m_tea)).status(), 409);
        eventSub().disconnected(old);
        changeTitle();
        QCOMPARE(titles(fresh).last(), u"3"_s);
        pass(60s);
        QCOMPARE(fresh.code, 0);
        QCOMPARE(statusNow(), u"enabled"_s);
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
        QCOMPARE(old.reason, u"client reconnect grace time expired"_s);
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
        QCOMPARE(statusNow(), u"websocket_failed_to_reconnect"_s);
        EventLineEnd &late = connectLine(QUrl(*url).query().toUtf8());
        QCOMPARE(late.code, 4007);
        QCOMPARE(late.frames.size(), 0);
    }

    void whoDoesNotReconnectTheSecondTimeLosesTheSessionToo()
    {
        EventLineEnd &old = listening();
        EventLineEnd &fresh = reconnect(old);
        QVERIFY(eventSub().askToReconnect(fresh.id()));
        eventSub().disconnected(old);
        pass(30s);
        QCOMPARE(fresh.code, 4004);
        QCOMPARE(statusNow(), u"websocket_failed_to_reconnect"_s);
    }

    void howTheOldLineEndsDoesNotMatterToTheNewOne()
    {
        EventLineEnd &old = listening();
        EventLineEnd &fresh = reconnect(old);
        eventSub().received(old);
        QCOMPARE(old.code, 4001);
        pass(40s);
        QCOMPARE(fresh.code, 0);
        QCOMPARE(statusNow(), u"enabled"_s);
    }

    void anAddressIsGoodOnceAndNotAfterTheOldLineWasClosed()
    {
        EventLineEnd &old = listening();
        const auto url = eventSub().askToReconnect(old.id());
        const QByteArray query = QUrl(*url).query().toUtf8();
        EventLineEnd &fresh = connectLine(query);
        EventLineEnd &again = connectLine(query);
        QCOMPARE(again.code, 4007);
        QCOMPARE(again.reason, u"invalid reconnect attempt"_s);
        QCOMPARE(fresh.code, 0);
        // Closed before the client has reconnected.
        const auto second = eventSub().askToReconnect(old.id());
        eventSub().disconnected(fresh);
        QCOMPARE(statusNow(), u"websocket_disconnected"_s);
        QCOMPARE(connectLine(QUrl(*second).query().toUtf8()).code, 4007);
        // Invalid parameters.
        QCOMPARE(connectLine("challenge=x&id=y").code, 4007);
        QCOMPARE(connectLine("challenge=&id=" + fresh.id().toLatin1()).code, 4007);
    }

    void aHandOverIsDoneAgainAndAgain()
    {
        EventLineEnd *line = &listening();
        for (int i = 0; i < 10; ++i) {
            EventLineEnd &fresh = reconnect(*line);
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
        QCOMPARE(text(frame["metadata"_L1].toObject(), "subscription_type"), u"channel.update"_s);
        QCOMPARE(revocation(line), u"authorization_revoked"_s);
        QVERIFY(!frame["payload"_L1].toObject().contains("event"_L1));
        changeTitle();
        QCOMPARE(line.events().size(), 0);
        QCOMPARE(line.code, 0);
        QCOMPARE(h->get(other, path, {{u"status"_s, u"authorization_revoked"_s}}).data().size(), 1);
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
        QCOMPARE(revocation(line), u"authorization_revoked"_s);
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
        QCOMPARE(revocation(line), u"authorization_revoked"_s);
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
        QCOMPARE(revocation(line), u"moderator_removed"_s);
        QVERIFY(h->world->ban(m_tea, quill));
        QCOMPARE(revocation(line), u"chat_user_banned"_s);
        QCOMPARE(line.of("revocation").size(), 2);
    }

    void aNewWorldEndsAll()
    {
        EventLineEnd &line = listening();
        QVERIFY(h->world->reset(7));
        QCOMPARE(line.of("revocation").size(), 1);
        QCOMPARE(line.code, 0);
    }

    void whatANewWorldBeginsWithIsNoNews()
    {
        EventLineEnd &line = connectLine();
        QCOMPARE(subscribe(line, "stream.online", "1", of(m_tea)).status(), 202);
        QVERIFY(h->world->reset(1));  // the same one: the channel has this id, and is live
        QVERIFY(h->world->liveStream(m_tea));
        QCOMPARE(line.types(), (QStringList{u"session_welcome"_s, u"revocation"_s}));
    }

    // Faults

    void whatIsDroppedDoesNotArrive()
    {
        EventLineEnd &line = listening();
        fault({.kind = EventFault::Kind::Drop, .times = 2, .skip = 1});
        for (int i = 0; i < 5; ++i)
            changeTitle();
        QCOMPARE(titles(line), QStringList({u"1"_s, u"4"_s, u"5"_s}));
        QCOMPARE(eventSub().faults().waiting().size(), 0);
    }

    void whatIsDoubledHasTheSameId()
    {
        EventLineEnd &line = listening();
        fault({.kind = EventFault::Kind::Duplicate});
        changeTitle();
        changeTitle();
        QCOMPARE(titles(line), QStringList({u"1"_s, u"1"_s, u"2"_s}));
        QCOMPARE(line.texts[1], line.texts[2]);
    }

    void whatIsDelayedComesLater()
    {
        EventLineEnd &line = listening();
        fault({.kind = EventFault::Kind::Delay, .delay = 3s});
        changeTitle();
        changeTitle();
        QCOMPARE(titles(line), QStringList(u"2"_s));
        pass(2500ms);
        QCOMPARE(titles(line).size(), 1);
        pass(500ms);
        QCOMPARE(titles(line), QStringList({u"2"_s, u"1"_s}));
    }

    void whatIsReorderedComesAfterTheNext()
    {
        EventLineEnd &line = listening();
        fault({.kind = EventFault::Kind::Reorder});
        changeTitle();
        QCOMPARE(titles(line).size(), 0);
        changeTitle();
        QCOMPARE(titles(line), QStringList({u"2"_s, u"1"_s}));
        // With no event after it, a delayed event is still sent.
        fault({.kind = EventFault::Kind::Reorder});
        changeTitle();
        pass(5s);
        QCOMPARE(titles(line).last(), u"3"_s);
        // Several delays in a row lose no event.
        fault({.kind = EventFault::Kind::Reorder, .times = 4});
        for (int i = 0; i < 5; ++i)
            changeTitle();
        const QStringList all = titles(line);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 8);
    }

    void whoDoesNotReadWhatWasHeldBackIsCutOff()
    {
        EventLineEnd &line = listening();
        fault({.kind = EventFault::Kind::Reorder});
        changeTitle();
        line.waiting = Sandbox::EventSub::maxUnsent + 1;
        QCOMPARE(line.code, 0);
        pass(5s);
        QCOMPARE(titles(line).size(), 1);
        QCOMPARE(line.code, 4005);
        QCOMPARE(eventSub().sessions().size(), 0);
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
        fault({.kind = EventFault::Kind::Drop, .type = u"stream.offline"_s, .times = -1});
        changeTitle();
        QVERIFY(h->world->goOffline(m_tea));
        QCOMPARE(line.events().size(), 1);
        QCOMPARE(eventSub().faults().removeIf([](const EventFault &) { return true; }), 1);
    }
};

QTEST_GUILESS_MAIN(TestEventSubSession)
#include "tst_eventsub_session.moc"
