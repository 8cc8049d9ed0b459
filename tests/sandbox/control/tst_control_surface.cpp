// SPDX-License-Identifier: GPL-3.0-or-later

// The paths below /sandbox over HTTP: who has access, the page, and the record of requests, which contains no
// secrets.

#include "sandbox/harness.h"
#include "sandbox_fixture.h"

#include "sandbox/control/control.h"
#include "sandbox/control/page/page.h"

#include <QFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTranslator>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestControlSurface : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;
    std::unique_ptr<Control> control;

    Response ask(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
                 const QList<std::pair<QByteArray, QByteArray>> &headers = {})
    {
        Request request{.method = method, .path = path, .body = body};
        if (const qsizetype mark = path.indexOf('?'); mark >= 0) {
            request.path = path.first(mark);
            request.query = path.sliced(mark + 1);
        }
        request.headers.add("Host", "localhost:7890");
        if (method == "POST")
            request.headers.add("Content-Type", "application/json");
        for (const auto &[name, value] : headers) {
            request.headers.remove(name);
            if (!value.isNull())
                request.headers.add(name, value);
        }
        return h->service->handle(request);
    }
    static QJsonObject object(const Response &response)
    {
        return QJsonDocument::fromJson(response.body).object();
    }
    Response page() { return ask("GET", "/sandbox/"); }
    QJsonArray records(const QByteArray &more = "{}")
    {
        return QJsonDocument::fromJson(*control->call(u"requests"_s, more)).object()["data"_L1].toArray();
    }
    QJsonObject newest() { return records("{\"limit\":1}").first().toObject(); }
    void record() { QVERIFY(control->call(u"record"_s, R"({"on":true})")); }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        control = std::make_unique<Control>(*h->service);
        control->serve();
    }
    void cleanup()
    {
        control.reset();
        h.reset();
    }

    void thePagesAreWrittenInTheDirectionOfTheirLanguage()
    {
        class Arabic : public QTranslator
        {
        public:
            bool isEmpty() const override { return false; }
            QString translate(const char *, const char *source, const char *, int) const override
            {
                return qstrcmp(source, "en") == 0 ? u"ar"_s : QString();
            }
        };
        const auto refusal = [this] {
            return ask("GET", "/oauth2/authorize?client_id=nobody", {}, {{"Accept", "text/html"}}).body;
        };
        QVERIFY(page().body.contains(R"(<html lang="en" dir="ltr">)"));
        QVERIFY(refusal().contains(R"(<html lang="en" dir="ltr">)"));
        Arabic arabic;
        QVERIFY(QCoreApplication::installTranslator(&arabic));
        QVERIFY(page().body.contains(R"(<html lang="ar" dir="rtl">)"));
        QVERIFY(refusal().contains(R"(<html lang="ar" dir="rtl">)"));
        QCoreApplication::removeTranslator(&arabic);
    }

    void onlyThisMachineIsLetIn_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<int>("status");
        const auto row = [](const char *host, const char *origin, int status) {
            QTest::addRow("%s from %s", host ? host : "nobody", origin ? origin : "nowhere")
                << QByteArray(host) << QByteArray(origin) << status;
        };
        row("localhost:7890", nullptr, 200);
        row("LOCALHOST:1", nullptr, 200);
        row("localhost", nullptr, 200);
        row("127.0.0.1:7890", nullptr, 200);
        row("[::1]:7890", nullptr, 200);
        row("[::1]", nullptr, 200);
        row("localhost:7890", "http://localhost:7890", 200);
        row("[::1]:7890", "http://[::1]:7890", 200);
        row(nullptr, nullptr, 403);
        row("example.com", nullptr, 403);
        row("localhost.example.com:7890", nullptr, 403);
        row("127.0.0.1.example.com", nullptr, 403);
        row("127.0.0.2", nullptr, 403);
        row("::1", nullptr, 403);
        row("[::1", nullptr, 403);
        row("user@localhost", nullptr, 403);
        row("localhost:7890", "http://localhost:7891", 403);
        row("localhost:7890", "https://localhost:7890", 403);
        row("localhost:7890", "http://127.0.0.1:7890", 403);
        row("localhost:7890", "http://example.com", 403);
        row("localhost:7890", "null", 403);
        row("example.com", "http://example.com", 403);
    }
    void onlyThisMachineIsLetIn()
    {
        QFETCH(QByteArray, host);
        QFETCH(QByteArray, origin);
        QFETCH(int, status);
        const QList<std::pair<QByteArray, QByteArray>> headers{{"Host", host}, {"Origin", origin}};
        QCOMPARE(ask("GET", "/sandbox/state", {}, headers).status, status);
        QCOMPARE(ask("GET", "/sandbox/", {}, headers).status, status);
        const auto live = [&] { return h->world->liveStream(h->idOf("quillscribe")).has_value(); };
        QCOMPARE(ask("POST", "/sandbox/go-live", R"({"channel":"quillscribe"})", headers).status,
                 status == 200 ? 204 : status);
        QCOMPARE(live(), status == 200);
    }

    void aPageFromElsewhereCannotReadOrAskFirst()
    {
        for (const char *path : {"/sandbox/", "/sandbox/state", "/sandbox/go-live", "/sandbox/nothing"}) {
            const Response preflight
                = ask("OPTIONS", path, {},
                      {{"Origin", "http://example.com"}, {"Access-Control-Request-Method", "POST"}});
            QVERIFY(preflight.status >= 400);
            for (const Response &response : {preflight, ask("GET", path)}) {
                for (const auto &[name, value] : response.headers.items())
                    QVERIFY2(!name.startsWith("Access-Control"), name.constData());
            }
        }
    }

    void writingNeedsJson()
    {
        const QByteArray body = R"({"channel":"quillscribe"})";
        const auto with = [&](const QByteArray &type) {
            return ask("POST", "/sandbox/go-live", body, {{"Content-Type", type}});
        };
        for (const char *type : {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "",
                                 "application/jsonp", "text/plain; application/json"}) {
            const Response response = with(type);
            QCOMPARE(response.status, 415);
            QCOMPARE(object(response)["error"_L1].toString(), u"Unsupported Media Type"_s);
        }
        QCOMPARE(with({}).status, 415);
        QVERIFY(!h->world->liveStream(h->idOf("quillscribe")));
        QCOMPARE(with("application/json").status, 204);
        QCOMPARE(with("Application/JSON; charset=utf-8").status, 204);
    }

    void methodsAndNamesAreHeldTo()
    {
        QCOMPARE(ask("GET", "/sandbox/go-live").status, 405);
        QCOMPARE(ask("GET", "/sandbox/go-live").headers.value("Allow"), QByteArray("POST"));
        QCOMPARE(ask("POST", "/sandbox/state").status, 405);
        QCOMPARE(ask("PUT", "/sandbox/go-live", "{}", {{"Content-Type", "application/json"}}).status, 405);
        QCOMPARE(ask("DELETE", "/sandbox/faults").status, 405);
        QCOMPARE(ask("HEAD", "/sandbox/state").status, 200);
        QCOMPARE(ask("GET", "/sandbox/nothing").status, 404);
        QCOMPARE(ask("GET", "/sandbox/page").status, 404);
        QCOMPARE(ask("GET", "/sandbox/../etc").status, 404);
        QCOMPARE(ask("POST", "/sandbox/", "{}").status, 405);
        const Response error = ask("POST", "/sandbox/follow", R"({"channel":"teaandturrets","viewer":"no"})");
        QCOMPARE(object(error),
                 (QJsonObject{{u"error"_s, u"Not Found"_s},
                              {u"status"_s, 404},
                              {u"message"_s, u"There is no user \"no\"."_s},
                              {u"field"_s, u"viewer"_s}}));
        QCOMPARE(ask("GET", "/sandbox").status, 302);
        QCOMPARE(ask("GET", "/sandbox").headers.value("Location"), QByteArray("/sandbox/"));
        QCOMPARE(ask("GET", "/sandboxes").status, 404);
    }

    void queriesAreReadByTheirRules()
    {
        QCOMPARE(ask("GET", "/sandbox/viewer?channel=teaandturrets&viewer=quillscribe").status, 200);
        const auto domainEvents = object(ask("GET", "/sandbox/domain-events?limit=1&after=0"));
        QVERIFY(domainEvents["data"_L1].isArray());
        for (const char *query : {"viewer?channel=teaandturrets", "domain-events?limit=0",
                                  "domain-events?limit=x", "domain-events?kind=nothing",
                                  "domain-events?befor=1", "state?x=1", "viewer?channel=%ff&viewer=x"})
            QCOMPARE(ask("GET", QByteArray("/sandbox/") + query).status, 400);
    }

    void everyCallIsListedWithItsRules()
    {
        const auto calls = object(ask("GET", "/sandbox/calls"))["data"_L1].toArray();
        QCOMPARE(calls.size(), qsizetype(control->calls().size()));
        for (const auto &call : calls) {
            QVERIFY(!call["words"_L1].toString().isEmpty());
            if (call["name"_L1] != "go-live"_L1)
                continue;
            QCOMPARE(call["method"_L1].toString(), u"POST"_s);
            QCOMPARE(call["path"_L1].toString(), u"/sandbox/go-live"_s);
            const auto viewers = call["fields"_L1][1];
            QCOMPARE(viewers["name"_L1].toString(), u"viewers"_s);
            QCOMPARE(viewers["least"_L1].toInt(-1), 0);
            QCOMPARE(viewers["default"_L1].toInt(-1), 0);
            QVERIFY(!viewers["required"_L1].toBool());
            QVERIFY(call["fields"_L1][0]["required"_L1].toBool());
        }
    }

    void thePageHoldsNothingOfItsOwnAndLetsNothingIn()
    {
        const Response response = page();
        QCOMPARE(response.contentType, QByteArray("text/html; charset=utf-8"));
        const QByteArray policy = response.headers.value("Content-Security-Policy");
        QVERIFY(policy.startsWith("default-src 'none'; script-src 'self'; style-src 'self';"));
        QVERIFY(policy.contains("frame-ancestors 'none'"));
        QCOMPARE(response.headers.value("X-Frame-Options"), QByteArray("DENY"));
        QCOMPARE(response.headers.value("Cache-Control"), QByteArray("no-store"));
        const QString html = QString::fromUtf8(response.body);
        QVERIFY(!html.contains("{{"_L1));
        QVERIFY(!html.contains(QRegularExpression(u"<script(?! src=\"page.js\")|<style| style=| on\\w+="_s)));
        for (const char *file : {"page.js", "page.css", "icon.svg"}) {
            const Response asked = ask("GET", QByteArray("/sandbox/") + file);
            QCOMPARE(asked.status, 200);
            QVERIFY(!asked.body.isEmpty());
            QCOMPARE(asked.headers.value("X-Content-Type-Options"), QByteArray("nosniff"));
            QVERIFY(html.contains(QLatin1String(file)));
        }
    }

    void thePageHasAFormForEveryCallAndALabelForEveryField()
    {
        const QString html = QString::fromUtf8(page().body);
        for (const ControlCall &call : control->calls()) {
            // These have their own place: in the header, among the switches or in one of the two tables.
            const QStringList own{u"clock"_s,  u"reset"_s,          u"rate-limit"_s,  u"compatibility"_s,
                                  u"record"_s, u"clear-requests"_s, u"clear-faults"_s};
            const QString name = QLatin1String(call.name);
            if (call.method == Api::Method::Post && !own.contains(name))
                QVERIFY2(html.contains(u"data-call=\"%1\""_s.arg(name)), call.name);
        }
        // Every control has a label, and every id is unique.
        QSet<QString> ids;
        static const QRegularExpression withId(u" id=\"([^\"]+)\""_s);
        for (auto match = withId.globalMatch(html); match.hasNext();) {
            const QString id = match.next().captured(1);
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids.insert(id);
        }
        static const QRegularExpression pointer(
            u" (?:for|list|aria-labelledby|aria-controls)=\"([^\"]+)\""_s);
        for (auto match = pointer.globalMatch(html); match.hasNext();) {
            const QString id = match.next().captured(1);
            QVERIFY2(ids.contains(id), qPrintable(id));
        }
        static const QRegularExpression input(u"<(?:input|select|textarea)[^>]*>"_s);
        for (auto match = input.globalMatch(html); match.hasNext();) {
            const QString tag = match.next().captured(0);
            const QString id = withId.match(tag).captured(1);
            const bool inLabel = tag.contains("type=\"checkbox\""_L1);
            QVERIFY2(inLabel || tag.contains("aria-label"_L1) || html.contains(u"for=\"%1\""_s.arg(id)),
                     qPrintable(tag));
        }
    }

    void everyTextOfThePageIsUsedOnce()
    {
        QFile html(QStringLiteral(SIDESTAGE_SOURCE_DIR "/sandbox/control/page/page.html"));
        QFile js(QStringLiteral(SIDESTAGE_SOURCE_DIR "/sandbox/control/page/page.js"));
        QVERIFY(html.open(QIODevice::ReadOnly) && js.open(QIODevice::ReadOnly));
        const QString pattern = QString::fromUtf8(html.readAll());
        const QString script = QString::fromUtf8(js.readAll());
        QStringList names;
        for (const PageWord &word : pageWords()) {
            const QString name = QLatin1String(word.name);
            QVERIFY2(!names.contains(name), word.name);
            names.append(name);
            const bool used = pattern.contains(u"{{%1}}"_s.arg(name)) || script.contains(u"'%1'"_s.arg(name))
                || (name.startsWith("role-"_L1) && script.contains("'role-'"_L1));
            QVERIFY2(used, word.name);
        }
        static const QRegularExpression said(u"word\\('([\\w-]+)'[),]"_s);
        for (auto match = said.globalMatch(script); match.hasNext();) {
            const QString name = match.next().captured(1);
            QVERIFY2(names.contains(name), qPrintable(name));
        }
    }

    void nothingSecretIsRecorded_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const char *path, const char *type, const QByteArray &body,
                            const char *shown) {
            QTest::newRow(name) << QByteArray(path) << QByteArray(type) << body << QString::fromUtf8(shown);
        };
        const char *form = "application/x-www-form-urlencoded";
        row("query", "/oauth2/token?client_id=a&client_secret=SECRET&code=SECRET", form, {}, "client_id=a");
        row("form", "/oauth2/token", form,
            "client_id=a&client_secret=SECRET&refresh_token=SECRET&grant_type=refresh_token",
            "client_id=a&client_secret=hidden&refresh_token=hidden&grant_type=refresh_token");
        row("form with odd names", "/oauth2/token", form, "client%5Fsecret=SECRET&CODE=SECRET&x=1", "x=1");
        row("form without a type", "/x/oauth2/token", "", "device_code=SECRET&x=1", "device_code=hidden");
        row("form that is no UTF-8", "/oauth2/token", form, "client_secret=SECRET&x=%ff", "hidden");
        row("multipart", "/oauth2/token", "multipart/form-data; boundary=xx",
            "--xx\r\nContent-Disposition: form-data; name=\"client_secret\"\r\n\r\nSECRET\r\n--xx\r\n"
            "Content-Disposition: form-data; name=\"client_id\"\r\n\r\na\r\n--xx--\r\n",
            "client_id=a");
        row("JSON", "/oauth2/token", "application/json",
            R"({"client_id":"a","client_secret":"SECRET","deep":[{"token":"SECRET","n":1.5}]})",
            R"({"client_id":"a","client_secret":"hidden","deep":[{"token":"hidden","n":1.5}]})");
        row("JSON in escapes", "/oauth2/token", "application/json", R"({"client\u005fsecret":"SECRET"})",
            "hidden");
        row("JSON that is cut off", "/oauth2/token", "application/json", "{\"client_secret\":\"SECRET",
            "hidden");
        row("JSON sent as a form", "/oauth2/token", form, R"({"access_token":"SECRET"})", "hidden");
        row("JSON of the API", "/helix/channels", "application/json", R"({"title":"x","token":["SECRET"]})",
            R"({"title":"x","token":"hidden"})");
        row("anything", "/helix/channels", "text/plain", "my secret is SECRET", "hidden");
        row("the device's page", "/activate?device-code=SECRET", "", {}, "device-code=hidden");
        row("another name of the service", "/auth/token", form, "client_secret=SECRET",
            "client_secret=hidden");
        row("the decision", "/oauth2/authorize", form, "nonce=SECRET&decision=deny&user=1", "decision=deny");
    }
    void nothingSecretIsRecorded()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        QFETCH(QString, shown);
        record();
        ask("POST", path, body, {{"Content-Type", type}, {"Authorization", "Bearer SECRET"}});
        const auto line = QString::fromUtf8(QJsonDocument(newest()).toJson());
        QVERIFY2(!line.contains("SECRET"_L1), qPrintable(line));
        const QString kept = newest()["path"_L1].toString() + u'\n' + newest()["request_body"_L1].toString();
        QVERIFY2(kept.contains(shown), qPrintable(kept));
        QCOMPARE(newest()["request_size"_L1].toInt(), int(body.size()));
    }

    void answersAreShownWithoutTheirTokens()
    {
        record();
        const QByteArray form = "client_id=sidestage-desktop&grant_type=client_credentials&client_secret="
            + h->ready.secret.toLatin1();
        const Response token
            = ask("POST", "/oauth2/token", form, {{"Content-Type", "application/x-www-form-urlencoded"}});
        QCOMPARE(token.status, 200);
        const QString secret = object(token)["access_token"_L1].toString();
        const QString shown = newest()["answer_body"_L1].toString();
        QVERIFY(shown.contains("\"access_token\":\"hidden\""_L1));
        QVERIFY(shown.contains("\"expires_in\":"_L1));
        const Response device = ask("POST", "/oauth2/device", "client_id=pocket-remote&scopes=bits:read",
                                    {{"Content-Type", "application/x-www-form-urlencoded"}});
        QCOMPARE(device.status, 200);
        const QString code = object(device)["user_code"_L1].toString();
        QVERIFY(!newest()["answer_body"_L1].toString().contains(code));
        ask("GET", "/units/clients");
        h->get({secret, h->ready.id}, "/streams");
        const QByteArray all = QJsonDocument(records()).toJson();
        for (const QString &hidden : {secret, code, h->ready.secret})
            QVERIFY(!all.contains(hidden.toLatin1()));
    }

    void whatIsRecordedSaysWhoAndWhat()
    {
        record();
        const auto tea = h->signIn();
        h->service->faults().add({.path = "/users", .delay = 300ms});
        h->get(tea, "/users", {{u"login"_s, u"mirelark"_s}});
        const auto row = newest();
        QCOMPARE(row["method"_L1].toString(), u"GET"_s);
        QCOMPARE(row["path"_L1].toString(), u"/helix/users?login=mirelark"_s);
        QCOMPARE(row["status"_L1].toInt(), 200);
        QCOMPARE(row["user"_L1].toString(), u"teaandturrets"_s);
        QCOMPARE(row["client"_L1].toString(), h->ready.id);
        QVERIFY(row["took_us"_L1].toInteger() >= 300'000);
        QVERIFY(row["answer_body"_L1].toString().contains("\"mirelark\""_L1));
        QCOMPARE(row["at"_L1].toString(), Api::formatTime(h->clock.now()));
        h->service->faults().add({.cutConnection = true});
        h->get({}, "/nothing");
        QVERIFY(newest()["cut"_L1].toBool());
        // Requests of the control surface itself are not recorded.
        const auto before = records().size();
        ask("GET", "/sandbox/state");
        QCOMPARE(records().size(), before);
        QCOMPARE(records(R"({"path":"/users"})").size(), 1);
        QCOMPARE(records(R"({"status":404})").size(), 0);
        // For a picture only its size is recorded.
        ask("GET", "/images/avatars/" + h->idOf("teaandturrets").toLatin1() + ".png");
        QVERIFY(newest()["answer_size"_L1].toInt() > 100);
        QVERIFY(newest()["answer_body"_L1].toString().isEmpty());
    }

    void theRecordIsBounded()
    {
        record();
        for (int i = 0; i < 1'100; ++i)
            h->get({}, "/users");
        const auto rows = records(R"({"limit":1000})");
        QCOMPARE(rows.size(), 1'000);
        QCOMPARE(rows.first()["number"_L1].toInt(), 101);
        QCOMPARE(rows.last()["number"_L1].toInt(), 1'100);
        const auto late = QJsonDocument::fromJson(*control->call(u"requests"_s, R"({"after":50,"limit":2})"));
        QVERIFY(late["lost"_L1].toBool());
        const QByteArray large = QByteArray("\xc3\xbc").repeated(300'000);
        ask("POST", "/helix/channels", "{\"title\":\"" + large + "\"}");
        const QString body = newest()["request_body"_L1].toString();
        QVERIFY(body.toUtf8().size() <= 4 * 1024 && body.toUtf8().size() > 4 * 1024 - 4);
        QVERIFY(!body.contains(QChar::ReplacementCharacter));
        QCOMPARE(newest()["request_size"_L1].toInt(), int(large.size()) + 12);
        QVERIFY(control->call(u"record"_s, R"({"on":false})"));
        h->get({}, "/users");
        QCOMPARE(records(R"({"limit":1000})").size(), 1'000);
        QVERIFY(control->call(u"clear-requests"_s));
        QVERIFY(records().isEmpty());
    }

    void overHttpAsWell()
    {
        SandboxFixture sandbox(
            {.port = 0,
             .world = {.followers = 10, .startAt = Api::parseTime("2026-03-01T20:41:03Z"), .speed = 0}});
        QNetworkAccessManager network;
        const auto send = [&](const QByteArray &method, const char *path, const QByteArray &body,
                              const QList<std::pair<QByteArray, QByteArray>> &headers = {}) {
            QNetworkRequest request(sandbox.authUrl().resolved(QUrl(QLatin1String(path))));
            if (method == "POST")
                request.setRawHeader("Content-Type", "application/json");
            for (const auto &[name, value] : headers)
                request.setRawHeader(name, value);
            std::unique_ptr<QNetworkReply> reply(network.sendCustomRequest(request, method, body));
            QSignalSpy finished(reply.get(), &QNetworkReply::finished);
            finished.wait(10'000);
            return reply;
        };
        const auto status = [](const auto &reply) {
            return reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        };
        const auto state = send("GET", "/sandbox/state", {});
        QCOMPARE(status(state), 200);
        QCOMPARE(state->rawHeader("Date"), QByteArray("Sun, 01 Mar 2026 20:41:03 GMT"));
        const auto json = QJsonDocument::fromJson(state->readAll());
        QCOMPARE(json["clock"_L1]["time"_L1].toString(), u"2026-03-01T20:41:03Z"_s);
        QVERIFY(!json["version"_L1].toString().isEmpty());

        QCOMPARE(status(send("POST", "/sandbox/clock", R"({"jump":86400})")), 200);
        const auto refused = send("GET", "/helix/users", {});
        QCOMPARE(status(refused), 401);
        QCOMPARE(refused->rawHeader("Date"), QByteArray("Mon, 02 Mar 2026 20:41:03 GMT"));
        QCOMPARE(status(send("POST", "/sandbox/clock", "{}", {{"Origin", "http://example.com"}})), 403);
        QCOMPARE(status(send("POST", "/sandbox/clock", "{}", {{"Host", "example.com"}})), 403);
        QCOMPARE(status(send("POST", "/sandbox/clock", "{}", {{"Content-Type", "text/plain"}})), 415);
        QCOMPARE(status(send("GET", "/sandbox/", {})), 200);

        const auto token = send("POST", "/sandbox/issue-token", R"({"user":"pipnocturne"})");
        const auto issued = QJsonDocument::fromJson(token->readAll());
        const auto users
            = send("GET", "/helix/users", {},
                   {{"Authorization", "Bearer " + issued["access_token"_L1].toString().toLatin1()},
                    {"Client-Id", issued["client_id"_L1].toString().toLatin1()}});
        QCOMPARE(status(users), 200);
        QVERIFY(users->readAll().contains("\"pipnocturne\""));
    }

    void itCanBeLeftOut()
    {
        SandboxFixture sandbox({.port = 0, .control = false, .world = {.followers = 10}});
        const int status = sandbox.inService([](Service &service) {
            return service
                .handle({.method = "GET", .path = "/sandbox/state", .headers = {{"Host", "localhost"}}})
                .status;
        });
        QCOMPARE(status, 404);
    }
};

QTEST_GUILESS_MAIN(TestControlSurface)
#include "tst_control_surface.moc"
