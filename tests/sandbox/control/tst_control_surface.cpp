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
        return QJsonDocument::fromJson(*control->call(QStringLiteral("requests"), more))
            .object()[QLatin1String("data")]
            .toArray();
    }
    QJsonObject newest() { return records("{\"limit\":1}").first().toObject(); }
    void record() { QVERIFY(control->call(QStringLiteral("record"), R"({"on":true})")); }

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
            QCOMPARE(object(response)[QLatin1String("error")].toString(),
                     QStringLiteral("Unsupported Media Type"));
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
                 (QJsonObject{{QStringLiteral("error"), QStringLiteral("Not Found")},
                              {QStringLiteral("status"), 404},
                              {QStringLiteral("message"), QStringLiteral("There is no user \"no\".")},
                              {QStringLiteral("field"), QStringLiteral("viewer")}}));
        QCOMPARE(ask("GET", "/sandbox").status, 302);
        QCOMPARE(ask("GET", "/sandbox").headers.value("Location"), QByteArray("/sandbox/"));
        QCOMPARE(ask("GET", "/sandboxes").status, 404);
    }

    void queriesAreReadByTheirRules()
    {
        QCOMPARE(ask("GET", "/sandbox/viewer?channel=teaandturrets&viewer=quillscribe").status, 200);
        const auto happenings = object(ask("GET", "/sandbox/happenings?limit=1&after=0"));
        QVERIFY(happenings[QLatin1String("data")].isArray());
        for (const char *query :
             {"viewer?channel=teaandturrets", "happenings?limit=0", "happenings?limit=x",
              "happenings?kind=nothing", "happenings?befor=1", "state?x=1", "viewer?channel=%ff&viewer=x"})
            QCOMPARE(ask("GET", QByteArray("/sandbox/") + query).status, 400);
    }

    void everyCallIsListedWithItsRules()
    {
        const auto calls = object(ask("GET", "/sandbox/calls"))[QLatin1String("data")].toArray();
        QCOMPARE(calls.size(), qsizetype(control->calls().size()));
        for (const auto &call : calls) {
            QVERIFY(!call[QLatin1String("words")].toString().isEmpty());
            if (call[QLatin1String("name")] != QLatin1String("go-live"))
                continue;
            QCOMPARE(call[QLatin1String("method")].toString(), QStringLiteral("POST"));
            QCOMPARE(call[QLatin1String("path")].toString(), QStringLiteral("/sandbox/go-live"));
            const auto viewers = call[QLatin1String("fields")][1];
            QCOMPARE(viewers[QLatin1String("name")].toString(), QStringLiteral("viewers"));
            QCOMPARE(viewers[QLatin1String("least")].toInt(-1), 0);
            QCOMPARE(viewers[QLatin1String("default")].toInt(-1), 0);
            QVERIFY(!viewers[QLatin1String("required")].toBool());
            QVERIFY(call[QLatin1String("fields")][0][QLatin1String("required")].toBool());
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
        QVERIFY(!html.contains(QLatin1String("{{")));
        QVERIFY(!html.contains(
            QRegularExpression(QStringLiteral("<script(?! src=\"page.js\")|<style| style=| on\\w+="))));
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
            const QStringList own{QStringLiteral("clock"),       QStringLiteral("reset"),
                                  QStringLiteral("rate-limit"),  QStringLiteral("compatibility"),
                                  QStringLiteral("record"),      QStringLiteral("clear-requests"),
                                  QStringLiteral("clear-faults")};
            const QString name = QLatin1String(call.name);
            if (call.method == Api::Method::Post && !own.contains(name))
                QVERIFY2(html.contains(QStringLiteral("data-call=\"%1\"").arg(name)), call.name);
        }
        // Every control has a label, and every id is unique.
        QSet<QString> ids;
        static const QRegularExpression withId(QStringLiteral(" id=\"([^\"]+)\""));
        for (auto match = withId.globalMatch(html); match.hasNext();) {
            const QString id = match.next().captured(1);
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids.insert(id);
        }
        static const QRegularExpression pointer(
            QStringLiteral(" (?:for|list|aria-labelledby|aria-controls)=\"([^\"]+)\""));
        for (auto match = pointer.globalMatch(html); match.hasNext();) {
            const QString id = match.next().captured(1);
            QVERIFY2(ids.contains(id), qPrintable(id));
        }
        static const QRegularExpression input(QStringLiteral("<(?:input|select|textarea)[^>]*>"));
        for (auto match = input.globalMatch(html); match.hasNext();) {
            const QString tag = match.next().captured(0);
            const QString id = withId.match(tag).captured(1);
            const bool inLabel = tag.contains(QLatin1String("type=\"checkbox\""));
            QVERIFY2(inLabel || tag.contains(QLatin1String("aria-label"))
                         || html.contains(QStringLiteral("for=\"%1\"").arg(id)),
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
            const bool used = pattern.contains(QStringLiteral("{{%1}}").arg(name))
                || script.contains(QStringLiteral("'%1'").arg(name))
                || (name.startsWith(QLatin1String("role-")) && script.contains(QLatin1String("'role-'")));
            QVERIFY2(used, word.name);
        }
        static const QRegularExpression said(QStringLiteral("word\\('([\\w-]+)'[),]"));
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
        QVERIFY2(!line.contains(QLatin1String("SECRET")), qPrintable(line));
        const QString kept = newest()[QLatin1String("path")].toString() + u'\n'
            + newest()[QLatin1String("request_body")].toString();
        QVERIFY2(kept.contains(shown), qPrintable(kept));
        QCOMPARE(newest()[QLatin1String("request_size")].toInt(), int(body.size()));
    }

    void answersAreShownWithoutTheirTokens()
    {
        record();
        const QByteArray form = "client_id=sidestage-desktop&grant_type=client_credentials&client_secret="
            + h->ready.secret.toLatin1();
        const Response token
            = ask("POST", "/oauth2/token", form, {{"Content-Type", "application/x-www-form-urlencoded"}});
        QCOMPARE(token.status, 200);
        const QString secret = object(token)[QLatin1String("access_token")].toString();
        const QString shown = newest()[QLatin1String("answer_body")].toString();
        QVERIFY(shown.contains(QLatin1String("\"access_token\":\"hidden\"")));
        QVERIFY(shown.contains(QLatin1String("\"expires_in\":")));
        const Response device = ask("POST", "/oauth2/device", "client_id=pocket-remote&scopes=bits:read",
                                    {{"Content-Type", "application/x-www-form-urlencoded"}});
        QCOMPARE(device.status, 200);
        const QString code = object(device)[QLatin1String("user_code")].toString();
        QVERIFY(!newest()[QLatin1String("answer_body")].toString().contains(code));
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
        h->get(tea, "/users", {{QStringLiteral("login"), QStringLiteral("mirelark")}});
        const auto row = newest();
        QCOMPARE(row[QLatin1String("method")].toString(), QStringLiteral("GET"));
        QCOMPARE(row[QLatin1String("path")].toString(), QStringLiteral("/helix/users?login=mirelark"));
        QCOMPARE(row[QLatin1String("status")].toInt(), 200);
        QCOMPARE(row[QLatin1String("user")].toString(), QStringLiteral("teaandturrets"));
        QCOMPARE(row[QLatin1String("client")].toString(), h->ready.id);
        QVERIFY(row[QLatin1String("took_us")].toInteger() >= 300'000);
        QVERIFY(row[QLatin1String("answer_body")].toString().contains(QLatin1String("\"mirelark\"")));
        QCOMPARE(row[QLatin1String("at")].toString(), Api::formatTime(h->clock.now()));
        h->service->faults().add({.cutConnection = true});
        h->get({}, "/nothing");
        QVERIFY(newest()[QLatin1String("cut")].toBool());
        // Requests of the control surface itself are not recorded.
        const auto before = records().size();
        ask("GET", "/sandbox/state");
        QCOMPARE(records().size(), before);
        QCOMPARE(records(R"({"path":"/users"})").size(), 1);
        QCOMPARE(records(R"({"status":404})").size(), 0);
        // For a picture only its size is recorded.
        ask("GET", "/images/avatars/" + h->idOf("teaandturrets").toLatin1() + ".png");
        QVERIFY(newest()[QLatin1String("answer_size")].toInt() > 100);
        QVERIFY(newest()[QLatin1String("answer_body")].toString().isEmpty());
    }

    void theRecordIsBounded()
    {
        record();
        for (int i = 0; i < 1'100; ++i)
            h->get({}, "/users");
        const auto rows = records(R"({"limit":1000})");
        QCOMPARE(rows.size(), 1'000);
        QCOMPARE(rows.first()[QLatin1String("number")].toInt(), 101);
        QCOMPARE(rows.last()[QLatin1String("number")].toInt(), 1'100);
        const auto late = QJsonDocument::fromJson(
            *control->call(QStringLiteral("requests"), R"({"after":50,"limit":2})"));
        QVERIFY(late[QLatin1String("lost")].toBool());
        const QByteArray large = QByteArray("\xc3\xbc").repeated(300'000);
        ask("POST", "/helix/channels", "{\"title\":\"" + large + "\"}");
        const QString body = newest()[QLatin1String("request_body")].toString();
        QVERIFY(body.toUtf8().size() <= 4 * 1024 && body.toUtf8().size() > 4 * 1024 - 4);
        QVERIFY(!body.contains(QChar::ReplacementCharacter));
        QCOMPARE(newest()[QLatin1String("request_size")].toInt(), int(large.size()) + 12);
        QVERIFY(control->call(QStringLiteral("record"), R"({"on":false})"));
        h->get({}, "/users");
        QCOMPARE(records(R"({"limit":1000})").size(), 1'000);
        QVERIFY(control->call(QStringLiteral("clear-requests")));
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
        QCOMPARE(json[QLatin1String("clock")][QLatin1String("time")].toString(),
                 QStringLiteral("2026-03-01T20:41:03Z"));
        QVERIFY(!json[QLatin1String("version")].toString().isEmpty());

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
        const auto users = send(
            "GET", "/helix/users", {},
            {{"Authorization", "Bearer " + issued[QLatin1String("access_token")].toString().toLatin1()},
             {"Client-Id", issued[QLatin1String("client_id")].toString().toLatin1()}});
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
