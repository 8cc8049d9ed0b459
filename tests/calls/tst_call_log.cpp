// SPDX-License-Identifier: GPL-3.0-or-later

// The log of calls as the client, the token service and live events fill it, against a sandbox.

#include "test_world.h"

#include "calls/asked_by.h"
#include "calls/call_export.h"
#include "calls/call_log.h"
#include "client/token_service.h"
#include "interact/goal_feed.h"
#include "sandbox/goals/goals.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

using namespace Sidestage;
using namespace std::chrono_literals;
using namespace Api;

namespace {

struct LogRig : TestWorld
{
    explicit LogRig(WorldSetup with = {})
        : TestWorld(std::move(with))
        , log(make<CallLog>(clock))
    {
        log->listen(&network);
        log->addAccount(account.get());
        client().setBackoff(1ms, 1ms);
    }
    ~LogRig() override { endParts(); }

    /// The newest call of an endpoint; null: there is none.
    const CallRecord *newest(const QString &endpoint) const
    {
        const auto &calls = log->calls();
        const auto found = std::find_if(calls.crbegin(), calls.crend(), [&](const LoggedCall &call) {
            return call.record->endpoint == endpoint;
        });
        return found == calls.crend() ? nullptr : found->record.get();
    }
    QList<LoggedCall> all() const { return {log->calls().cbegin(), log->calls().cend()}; }
    QByteArray har()
    {
        const QString path = dir.filePath(u"calls.har"_s);
        const auto written = wait(exportHar(all(), log->accountNames(), path, {}));
        [&] { QVERIFY2(written, qPrintable(written ? QString() : written.error().message)); }();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Starts a goal, which is an event.
    void startGoal(const QString &description)
    {
        sandbox.act([&](Sandbox::World &world) {
            auto &goals = world.area<Sandbox::Goals>();
            std::ignore = goals.end(id(), GoalType::SubscriptionCount);
            return goals.start(id(), GoalType::SubscriptionCount,
                               {.description = description, .targetAmount = 1'000});
        });
    }
    void record(const CallRecord &record) const
    {
        Q_EMIT network.findChild<CallRecorder *>()->recorded(record);
    }

    CallLog *log;
};

QByteArray header(const CallMessage &message, const QByteArray &wanted)
{
    for (const auto &[name, value] : message.headers) {
        if (name.compare(wanted, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

/// A rule of HAR 1.2 that `value` breaks; empty: none. `path` is where it stands.
QString brokenRule(const QJsonObject &object, const QString &path,
                   const QHash<QString, QJsonValue::Type> &required)
{
    for (auto member = required.cbegin(); member != required.cend(); ++member) {
        if (object[member.key()].type() != *member)
            return path + u'.' + member.key();
    }
    return {};
}

QString brokenHar(const QJsonObject &har)
{
    constexpr auto text = QJsonValue::String, number = QJsonValue::Double, array = QJsonValue::Array,
                   object = QJsonValue::Object;
    QStringList broken;
    const auto check = [&](const QJsonValue &value, const QString &path,
                           const QHash<QString, QJsonValue::Type> &required) {
        broken.append(brokenRule(value.toObject(), path, required));
        return value.toObject();
    };
    const QJsonObject log = check(har["log"_L1], u"log"_s,
                                  {{u"version"_s, text}, {u"creator"_s, object}, {u"entries"_s, array}});
    if (log["version"_L1] != "1.2"_L1)
        broken.append(u"log.version"_s);
    check(log["creator"_L1], u"creator"_s, {{u"name"_s, text}, {u"version"_s, text}});
    for (const QJsonValue &value : log["entries"_L1].toArray()) {
        const QJsonObject entry = check(value, u"entry"_s,
                                        {{u"startedDateTime"_s, text},
                                         {u"time"_s, number},
                                         {u"request"_s, object},
                                         {u"response"_s, object},
                                         {u"cache"_s, object},
                                         {u"timings"_s, object}});
        static const QRegularExpression iso(u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d+Z$"_s);
        if (!iso.match(entry["startedDateTime"_L1].toString()).hasMatch())
            broken.append(u"startedDateTime"_s);
        const QJsonObject request = check(entry["request"_L1], u"request"_s,
                                          {{u"method"_s, text},
                                           {u"url"_s, text},
                                           {u"httpVersion"_s, text},
                                           {u"cookies"_s, array},
                                           {u"headers"_s, array},
                                           {u"queryString"_s, array},
                                           {u"headersSize"_s, number},
                                           {u"bodySize"_s, number}});
        if (request.contains("postData"_L1))
            check(request["postData"_L1], u"postData"_s, {{u"mimeType"_s, text}, {u"text"_s, text}});
        const QJsonObject response = check(entry["response"_L1], u"response"_s,
                                           {{u"status"_s, number},
                                            {u"statusText"_s, text},
                                            {u"httpVersion"_s, text},
                                            {u"cookies"_s, array},
                                            {u"headers"_s, array},
                                            {u"content"_s, object},
                                            {u"redirectURL"_s, text},
                                            {u"headersSize"_s, number},
                                            {u"bodySize"_s, number}});
        check(response["content"_L1], u"content"_s, {{u"size"_s, number}, {u"mimeType"_s, text}});
        for (const QJsonObject &message : {request, response}) {
            for (const auto list : {"headers"_L1, "queryString"_L1}) {
                for (const QJsonValue &pair : message[list].toArray())
                    check(pair, list, {{u"name"_s, text}, {u"value"_s, text}});
            }
        }
        const QJsonObject timings = check(entry["timings"_L1], u"timings"_s,
                                          {{u"send"_s, number}, {u"wait"_s, number}, {u"receive"_s, number}});
        // The phases, without those that are unknown (-1), make up the whole.
        double sum = 0;
        for (const auto phase : {"blocked"_L1, "dns"_L1, "connect"_L1, "send"_L1, "wait"_L1, "receive"_L1})
            sum += std::max(0.0, timings[phase].toDouble());
        if (sum != entry["time"_L1].toDouble() || timings["wait"_L1].toDouble() < 0)
            broken.append(u"time"_s);
    }
    broken.removeAll(QString());
    return broken.join(u", "_s);
}

}  // namespace

class TestCallLog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCallIsLoggedWithWhatWasSentAndAnswered()
    {
        LogRig rig;
        const auto changed
            = rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"A new title"_s}});
        QVERIFY(changed);
        QVERIFY(rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));
        const CallRecord *write = &*rig.log->calls().front().record;
        QCOMPARE(write->method, u"PATCH"_s);
        QCOMPARE(write->endpoint, u"/channels"_s);
        QCOMPARE(write->status, 204);
        QCOMPARE(write->request.body, QByteArray(R"({"title":"A new title"})"));
        QCOMPARE(header(write->request, "Authorization"), "Bearer hidden");
        QCOMPARE(header(write->request, "Client-Id"), rig.profile().clientId.toLatin1());
        QVERIFY(rig.log->calls().front().isWrite());
        const CallRecord *read = &*rig.log->calls().back().record;
        QCOMPARE(read->method, u"GET"_s);
        QVERIFY(read->response.body.contains("A new title"));
        QCOMPARE(read->response.size, read->response.body.size());
        QVERIFY(header(read->response, "Content-Type").startsWith("application/json"));
        QVERIFY(read->budgetLeft > 0);
        QCOMPARE(read->userId, rig.id());
        QCOMPARE(read->attempts.size(), 1);
        QCOMPARE(rig.log->errors(), 0);
    }

    void whatFailsIsAnErrorInTheWordsOfTheService()
    {
        LogRig rig;
        rig.sandbox.fault({.path = "/channels", .status = 400, .message = u"No <b>such</b> game."_s});
        QVERIFY(!rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));
        QCOMPARE(rig.newest(u"/channels"_s)->said, u"No <b>such</b> game."_s);
        QCOMPARE(outcomeOf(*rig.newest(u"/channels"_s)), CallOutcome::Refused);
        QCOMPARE(rig.log->unseenErrors(), 1);
        rig.log->markSeen();
        QCOMPARE(rig.log->unseenErrors(), 0);
        QCOMPARE(rig.log->errors(), 1);
    }

    void eachAttemptIsKeptWithTheReasonOfThePauseAfterIt()
    {
        LogRig rig;
        rig.sandbox.fault({.path = "/channels", .times = 2, .status = 503});
        QVERIFY(rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));
        const CallRecord *call = rig.newest(u"/channels"_s);
        QCOMPARE(call->attempts.size(), 3);
        QCOMPARE(call->attempts[0].status, 503);
        QCOMPARE(call->attempts[0].pause, CallAttempt::Pause::Retry);
        QCOMPARE(call->attempts[2].status, 200);
        QCOMPARE(call->attempts[2].pause, CallAttempt::Pause::None);
        QVERIFY(call->attempts[1].start >= call->attempts[0].start + call->attempts[0].took);
        QVERIFY(call->said.isEmpty());

        rig.sandbox.expireTokens();
        QVERIFY(rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));
        call = rig.newest(u"/channels"_s);
        QCOMPARE(call->attempts.size(), 2);
        QCOMPARE(call->attempts[0].pause, CallAttempt::Pause::Renewal);
        const CallRecord *renewal = rig.newest(u"/oauth2/token"_s);
        QVERIFY(renewal);
        QCOMPARE(renewal->kind, CallRecord::Kind::Token);
        QCOMPARE(renewal->userId, rig.id());
        QVERIFY(renewal->request.body.contains("grant_type=refresh_token"));
    }

    void eventsAreLoggedWithTheAreaThatListens()
    {
        LogRig rig;
        auto *feed = rig.make<GoalFeed>(rig.account.get());
        feed->start();
        QTRY_VERIFY(feed->isLive());
        rig.startGoal(u"A goal"_s);
        QTRY_VERIFY(rig.newest(u"channel.goal.begin"_s));
        const auto &calls = rig.log->calls();
        const auto event = std::ranges::find(calls, u"channel.goal.begin"_s,
                                             [](const LoggedCall &call) { return call.record->endpoint; });
        QCOMPARE(event->page, u"interact"_s);
        QVERIFY(event->record->response.body.contains("A goal"));
        QCOMPARE(outcomeOf(*event->record), CallOutcome::Received);
        const auto reading = std::ranges::find(calls, u"/goals"_s,
                                               [](const LoggedCall &call) { return call.record->endpoint; });
        QVERIFY(reading != calls.end());
        QCOMPARE(reading->page, u"interact"_s);
        const auto subscribing
            = std::ranges::find(calls, u"/eventsub/subscriptions"_s,
                                [](const LoggedCall &call) { return call.record->endpoint; });
        QCOMPARE(subscribing->page, QString());
    }

    void theFileThatAsksTellsThePage_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("page");
        QTest::newRow("area") << QByteArray("/src/sidestage/core/ads/ad_clock.cpp") << u"ads"_s;
        QTest::newRow("archive") << QByteArray("/src/core/rewards/archive_sync.cpp") << u"queue"_s;
        QTest::newRow("rewards") << QByteArray("core/rewards/list/reward_list.cpp") << u"rewards"_s;
        QTest::newRow("moderation") << QByteArray("C:\\src\\core\\chat\\moderation\\live_chat.cpp")
                                    << u"moderation"_s;
        QTest::newRow("chat") << QByteArray("/core/sidestage/core/chat/people/chatter_list.cpp") << u"chat"_s;
        QTest::newRow("combined") << QByteArray("/src/app/shows/show_facts.cpp") << u"shows"_s;
        QTest::newRow("elsewhere") << QByteArray("/usr/include/c++/12/bits/new_allocator.h") << QString();
    }
    void theFileThatAsksTellsThePage()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, page);
        CallRecord record;
        record.file = file.constData();
        QCOMPARE(pageThatAsked(record), page);
    }

    void nothingThatIsSecretIsKept()
    {
        LogRig rig;
        QSet<QString> secrets{rig.signedIn.accessToken, rig.signedIn.refreshToken,
                              rig.profile().clientSecret};
        connect(rig.account->session(), &Session::tokenChanged, rig.account.get(), [&](const Token &token) {
            secrets += {token.access, token.refresh};
        });
        const auto key = rig.ask(GetStreamKey{.broadcasterId = rig.id()});
        QVERIFY(key);
        secrets += key->first().streamKey;
        rig.sandbox.expireTokens();
        QVERIFY(rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));
        // A service that repeats the token.
        rig.sandbox.fault({.path = "/streams",
                           .status = 400,
                           .message = u"bad token "_s + rig.account->session()->token().access});
        QVERIFY(!rig.ask(GetStreams{.userIds = {rig.id()}}));
        const TokenService tokens = rig.account->session()->service();
        const auto app = wait(tokens.appToken());
        QVERIFY(app);
        secrets += app->access;
        QVERIFY(wait(tokens.validate(app->access)));
        QVERIFY(wait(tokens.revoke(app->access)));
        const auto device = wait(tokens.startDevice({}));
        QVERIFY(device);
        secrets += {device->deviceCode, device->userCode};
        QVERIFY(wait(tokens.pollDevice(device->deviceCode, {})));
        QVERIFY(!wait(tokens.refresh(u"a refresh token of somebody"_s)));
        QVERIFY(!wait(tokens.exchange(u"a code of somebody"_s)));
        secrets += {u"a refresh token of somebody"_s, u"a code of somebody"_s, u"a+code"_s, u"a%20code"_s};
        QCOMPARE(rig.newest(u"/oauth2/device"_s)->status, 200);
        QCOMPARE(outcomeOf(*rig.newest(u"/oauth2/validate"_s)), CallOutcome::Done);
        QCOMPARE(secrets.size(), 13);

        QByteArray kept = rig.har();
        for (const LoggedCall &call : rig.all()) {
            const CallRecord &record = *call.record;
            kept += curlOf(record).toUtf8() + record.path.toUtf8() + record.url.toEncoded()
                + record.said.toUtf8();
            for (const CallMessage *message : {&record.request, &record.response}) {
                kept += message->body;
                for (const auto &[name, value] : message->headers)
                    kept += name + value;
            }
        }
        for (const QString &secret : std::as_const(secrets))
            QVERIFY2(!secret.isEmpty() && !kept.contains(secret.toUtf8()), qPrintable(secret));
        // What is not secret is there.
        QVERIFY(kept.contains("\"stream_key\":\"hidden\""));
        QVERIFY(kept.contains("client_secret=hidden"));
        QVERIFY(kept.contains("Bearer $TOKEN"));
    }

    void itForgetsTheOldestWhenThereAreTooMany()
    {
        LogRig rig;
        QStringList removed;
        connect(rig.log, &CallLog::removed, rig.log, [&](const QStringList &keys) { removed += keys; });
        rig.log->setLimits({.calls = 3});
        for (int i = 0; i < 5; ++i)
            rig.record({.at = rig.clock.now(), .path = QString::number(i), .status = 200});
        QCOMPARE(rig.log->calls().size(), 3U);
        QCOMPARE(rig.log->calls().front().record->path, u"2"_s);
        QTest::qWait(0);
        QVERIFY(removed.isEmpty());  // those were never reported
        QSignalSpy reported(rig.log, &CallLog::added);
        QTRY_COMPARE(reported.size(), 1);
        rig.record({.at = rig.clock.now(), .status = 500});
        QTRY_COMPARE(removed.size(), 1);

        rig.log->setLimits({.bytes = 100'000});
        CallRecord large{.at = rig.clock.now(), .status = 200};
        large.response.body = QByteArray(60'000, 'x');
        rig.record(large);
        rig.record(large);
        QCOMPARE(rig.log->calls().size(), 1U);
        QVERIFY(rig.log->bytes() <= 100'000);
        QCOMPARE(rig.log->errors(), 0);

        rig.clock.advance(25h);
        rig.record({.at = rig.clock.now(), .status = 200});
        QCOMPARE(rig.log->calls().size(), 1U);
        QCOMPARE(rig.log->perMinute(), 1);
    }

    void aLargeBodyIsNotKeptButMeasured()
    {
        LogRig rig;
        rig.sandbox.fault(
            {.path = "/channels", .body = "{\"data\":[],\"x\":\"" + QByteArray(100'000, 'x') + "\"}"});
        QVERIFY(rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));
        const CallMessage &response = rig.newest(u"/channels"_s)->response;
        QVERIFY(response.isTooLarge());
        QVERIFY(response.body.isEmpty());
        QVERIFY(response.size > 100'000);
    }

    void nothingIsCollectedWhileItIsPaused()
    {
        LogRig rig;
        rig.log->setPaused(true);
        CallRecord seen;
        connect(&rig.client(), &Client::called, rig.log, [&](const CallRecord &record) { seen = record; });
        QVERIFY(rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));
        QVERIFY(wait(rig.account->session()->service().validate(rig.signedIn.accessToken)));
        QVERIFY(rig.log->calls().empty());
        QCOMPARE(seen.status, 200);
        QVERIFY(seen.attempts.isEmpty() && seen.response.headers.isEmpty() && seen.response.body.isEmpty());
        rig.log->setPaused(false);
        QVERIFY(rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));
        QCOMPARE(rig.log->calls().size(), 1U);
    }

    void whatWasClearedComesBack()
    {
        LogRig rig;
        rig.record({.at = rig.clock.now(), .status = 500});
        rig.record({.at = rig.clock.now(), .status = 200});
        const auto undo = rig.log->clear();
        QVERIFY(rig.log->calls().empty());
        QCOMPARE(rig.log->errors(), 0);
        QCOMPARE(rig.log->bytes(), 0);
        rig.record({.at = rig.clock.now(), .status = 200});
        undo();
        QCOMPARE(rig.log->calls().size(), 3U);
        QCOMPARE(rig.log->calls().front().record->status, 500);
        QCOMPARE(rig.log->errors(), 1);
    }

    void theArchiveIsAsBrowsersExpect()
    {
        LogRig rig;
        auto *feed = rig.make<GoalFeed>(rig.account.get());
        feed->start();
        QTRY_VERIFY(feed->isLive());
        rig.startGoal(u"One \"goal\""_s);
        QTRY_VERIFY(rig.newest(u"channel.goal.begin"_s));
        const auto events = std::ranges::count_if(rig.log->calls(), &LoggedCall::isEvent);
        QVERIFY(rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"„Tee“ <&> \\"_s}}));
        rig.sandbox.fault({.path = "/channels", .times = -1, .cutConnection = true});
        QVERIFY(!rig.ask(GetChannels{.broadcasterIds = {rig.id()}}));
        rig.sandbox.clearFaults();
        QVERIFY(!wait(rig.account->session()->service().refresh(u"nothing"_s)));
        CallRecord large{.at = rig.clock.now(),
                         .method = u"GET"_s,
                         .status = 200,
                         .url = QUrl(u"http://localhost/x?a=b"_s)};
        large.response.size = 1'000'000;
        rig.record(large);

        const auto document = QJsonDocument::fromJson(rig.har());
        QVERIFY(document.isObject());
        QCOMPARE(brokenHar(document.object()), QString());
        const QJsonArray entries = document["log"_L1]["entries"_L1].toArray();
        const auto calls = qsizetype(rig.log->calls().size());
        QCOMPARE(entries.size(), calls - events + 1);  // the events are messages of one socket
        const QJsonObject socket = entries.last().toObject();
        QCOMPARE(socket["response"_L1]["status"_L1].toInt(), 101);
        QCOMPARE(socket["_webSocketMessages"_L1].toArray().size(), events);
        const auto message = QJsonDocument::fromJson(
            socket["_webSocketMessages"_L1][int(events) - 1]["data"_L1].toString().toUtf8());
        QCOMPARE(message["event"_L1]["description"_L1].toString(), u"One \"goal\""_s);
        bool hasTitle = false;
        for (const QJsonValue &entry : entries)
            hasTitle
                = hasTitle || entry["request"_L1]["postData"_L1]["text"_L1].toString().contains(u"„Tee“"_s);
        QVERIFY(hasTitle);
    }

    void theCommandRepeatsTheCall()
    {
        const QString curl = QStandardPaths::findExecutable(u"curl"_s);
        const QString shell = QStandardPaths::findExecutable(u"sh"_s);
        if (curl.isEmpty() || shell.isEmpty())
            QSKIP("needs curl and a shell");
        LogRig rig;
        const QString title = u"It's $HOME \"now\" `x` \\"_s;
        QVERIFY(rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = title}}));
        const QString command = curlOf(*rig.newest(u"/channels"_s));
        QVERIFY(rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"Another"_s}}));
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"TOKEN"_s, rig.account->session()->token().access);
        environment.insert(u"no_proxy"_s, u"*"_s);
        process.setProcessEnvironment(environment);
        process.start(shell, {u"-c"_s, command + u" --fail-with-body --silent"_s});
        QVERIFY(process.waitForFinished(testPatience));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput() + process.readAllStandardError());
        const auto channels = rig.ask(GetChannels{.broadcasterIds = {rig.id()}});
        QCOMPARE(channels->first().title, title);
    }

    void bodiesAreIndentedAndNotChanged()
    {
        // Raw texts with quotes at their ends are too much for moc.
        QCOMPARE(indentedJson("{\"b\":[1.50,{\"a, {b}\":\"\\\"x\\\" \\u0105\"}],\"c\":{},\"d\":[ ]}"),
                 u"{\n  \"b\": [\n    1.50,\n    {\n      \"a, {b}\": \"\\\"x\\\" \\u0105\"\n    }\n  ],\n"
                 "  \"c\": {},\n  \"d\": []\n}"_s);
        QCOMPARE(indentedJson("grant_type=a:b"), u"grant_type=a:b"_s);
        QCOMPARE(indentedJson("{\"cut off\":[\""), u"{\n  \"cut off\": [\n    \""_s);
    }
};

QTEST_MAIN(TestCallLog)
#include "tst_call_log.moc"
