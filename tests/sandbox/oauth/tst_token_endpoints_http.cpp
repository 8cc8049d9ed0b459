// SPDX-License-Identifier: GPL-3.0-or-later

// The token service as a browser and an app see it: over HTTP, byte by byte where clients compare bytes.

#include "sandbox_fixture.h"

#include <QHttpMultiPart>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkCookieJar>
#include <QNetworkReply>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>
#include <QUrlQuery>

using namespace Sidestage;

class TestTokenEndpointsHttp : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    QNetworkAccessManager m_network;

    struct Answer
    {
        int status = 0;
        QByteArray type{};
        QByteArray body{};
        QByteArray length{};
        QUrl location{};
        QByteArray cookie{};
        QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    };
    static Answer waitFor(QNetworkReply *reply)
    {
        QSignalSpy finished(reply, &QNetworkReply::finished);
        if (!reply->isFinished() && !finished.wait(10'000))
            qFatal("no answer");
        reply->deleteLater();
        return {reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
                reply->rawHeader("Content-Type"),
                reply->readAll(),
                reply->rawHeader("Content-Length"),
                QUrl::fromEncoded(reply->rawHeader("Location")),
                reply->rawHeader("Set-Cookie")};
    }
    QNetworkRequest to(const QString &path, const QUrlQuery &query = {}) const
    {
        QUrl url = m_sandbox.authUrl();
        url.setPath(path);
        url.setQuery(query);
        QNetworkRequest request(url);
        request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
        request.setRawHeader("Accept", "text/html,application/json");
        return request;
    }
    Answer get(const QString &path, const QUrlQuery &query = {})
    {
        return waitFor(m_network.get(to(path, query)));
    }
    Answer post(const QString &path, const QUrlQuery &form)
    {
        QNetworkRequest request = to(path);
        request.setHeader(QNetworkRequest::ContentTypeHeader,
                          QStringLiteral("application/x-www-form-urlencoded"));
        return waitFor(m_network.post(request, form.toString(QUrl::FullyEncoded).toLatin1()));
    }
    /// Opens the authorize page and approves as a user; the session cookie stays in the network manager.
    Answer approve(const QUrlQuery &asked, const QString &login)
    {
        static const QRegularExpression form(
            QStringLiteral("<form method=\"post\" action=\"authorize\"><input type=\"hidden\" name=\"nonce\" "
                           "value=\"([^\"]+)\">"));
        const auto page = get(QStringLiteral("/oauth2/authorize"), asked);
        return post(QStringLiteral("/oauth2/authorize"),
                    {{QStringLiteral("nonce"), form.match(QString::fromUtf8(page.body)).captured(1)},
                     {QStringLiteral("user"), m_sandbox.idOf(login)},
                     {QStringLiteral("decision"), QStringLiteral("approve")}});
    }
    QUrlQuery client(const QString &grant) const
    {
        return {{QStringLiteral("client_id"), m_sandbox.client().id},
                {QStringLiteral("client_secret"), m_sandbox.client().secret},
                {QStringLiteral("grant_type"), grant}};
    }

private Q_SLOTS:
    // Each test is a browser without cookies.
    void init() { m_network.setCookieJar(new QNetworkCookieJar); }

    void bytesThatClientsCompare()
    {
        const auto answer = post(QStringLiteral("/oauth2/token"),
                                 {{QStringLiteral("client_id"), QStringLiteral("nobody")}});
        QCOMPARE(answer.status, 400);
        QCOMPARE(answer.type, QByteArray("application/json"));
        QCOMPARE(answer.body, QByteArray("{\"status\":400,\"message\":\"invalid client\"}\n"));
        QCOMPARE(answer.length, QByteArray("42"));
    }

    void multipartFormsAreRead()
    {
        const auto post = [&](const QString &path, const QList<std::pair<QByteArray, QString>> &fields) {
            QHttpMultiPart form(QHttpMultiPart::FormDataType);
            for (const auto &[name, value] : fields) {
                QHttpPart part;
                part.setRawHeader("Content-Disposition", "form-data; name=\"" + name + '"');
                part.setBody(value.toUtf8());
                form.append(part);
            }
            return waitFor(m_network.post(to(path), &form));
        };
        const QString client = QStringLiteral("pocket-remote");
        const auto codes = post(QStringLiteral("/oauth2/device"), {{"client_id", client}});
        QCOMPARE(codes.status, 200);
        const QUrl address(codes.json()[QLatin1String("verification_uri")].toString());
        QCOMPARE(address.adjusted(QUrl::RemoveQuery).toString(),
                 m_sandbox.authUrl().toString() + QStringLiteral("/activate"));

        // The steps of a user in a browser.
        QNetworkRequest page = to(address.path(), QUrlQuery(address));
        const auto prefilled = waitFor(m_network.get(page));
        const QString user = codes.json()[QLatin1String("user_code")].toString();
        QVERIFY(prefilled.body.contains("value=\"" + user.left(4).toLatin1() + '-' + user.mid(4).toLatin1()));
        const auto asked = post(address.path(), {{"code", user}});
        static const QRegularExpression form(
            QStringLiteral("action=\"activate\"><input type=\"hidden\" name=\"nonce\" value=\"([^\"]+)\""));
        const QString nonce = form.match(QString::fromUtf8(asked.body)).captured(1);
        QCOMPARE(post(address.path(),
                      {{"nonce", nonce},
                       {"decision", QStringLiteral("approve")},
                       {"user", m_sandbox.idOf(QStringLiteral("quillscribe"))}})
                     .status,
                 200);

        const auto token
            = post(QStringLiteral("/oauth2/token"),
                   {{"client_id", client},
                    {"device_code", codes.json()[QLatin1String("device_code")].toString()},
                    {"grant_type", QStringLiteral("urn:ietf:params:oauth:grant-type:device_code")}});
        QCOMPARE(token.status, 200);
        QVERIFY(!token.json().contains(QLatin1String("scope")));
    }

    void signInRefreshAndRevoke()
    {
        const QUrlQuery asked{
            {QStringLiteral("client_id"), m_sandbox.client().id},
            {QStringLiteral("redirect_uri"), m_sandbox.client().redirectUri},
            {QStringLiteral("response_type"), QStringLiteral("code")},
            {QStringLiteral("scope"), QStringLiteral("user:read:email channel:manage:broadcast")},
            {QStringLiteral("state"), QStringLiteral("abc")}};
        const auto page = get(QStringLiteral("/oauth2/authorize"), asked);
        QCOMPARE(page.status, 200);
        QCOMPARE(page.type, QByteArray("text/html; charset=utf-8"));
        const auto decided = approve(asked, QStringLiteral("teaandturrets"));
        QCOMPARE(decided.status, 303);
        QCOMPARE(decided.location.adjusted(QUrl::RemoveQuery), QUrl(m_sandbox.client().redirectUri));
        const QUrlQuery back(decided.location);
        QCOMPARE(back.queryItemValue(QStringLiteral("state")), QStringLiteral("abc"));

        QUrlQuery exchange = client(QStringLiteral("authorization_code"));
        exchange.addQueryItem(QStringLiteral("code"), back.queryItemValue(QStringLiteral("code")));
        exchange.addQueryItem(QStringLiteral("redirect_uri"), m_sandbox.client().redirectUri);
        const auto issued = post(QStringLiteral("/oauth2/token"), exchange);
        QCOMPARE(issued.status, 200);

        QUrlQuery refresh = client(QStringLiteral("refresh_token"));
        refresh.addQueryItem(QStringLiteral("refresh_token"),
                             issued.json()[QLatin1String("refresh_token")].toString());
        const auto renewed = post(QStringLiteral("/oauth2/token"), refresh);
        QCOMPARE(renewed.status, 200);
        QCOMPARE(post(QStringLiteral("/oauth2/token"), refresh).json()[QLatin1String("message")].toString(),
                 QStringLiteral("Invalid refresh token"));

        const QString access = renewed.json()[QLatin1String("access_token")].toString();
        const auto validate = [&] {
            QNetworkRequest request = to(QStringLiteral("/oauth2/validate"));
            request.setRawHeader("Authorization", "OAuth " + access.toLatin1());
            return waitFor(m_network.get(request));
        };
        QCOMPARE(validate().json()[QLatin1String("login")].toString(), QStringLiteral("teaandturrets"));
        const auto revoked
            = post(QStringLiteral("/oauth2/revoke"),
                   {{QStringLiteral("client_id"), m_sandbox.client().id}, {QStringLiteral("token"), access}});
        QCOMPARE(revoked.status, 200);
        QVERIFY(revoked.body.isEmpty());
        QCOMPARE(validate().status, 401);
        QCOMPARE(post(QStringLiteral("/oauth2/token"), exchange).json()[QLatin1String("message")].toString(),
                 QStringLiteral("Invalid authorization code"));
    }

    void aBrowserThatWasThereBeforeIsSentBackAtOnce()
    {
        const QUrlQuery asked{{QStringLiteral("client_id"), m_sandbox.client().id},
                              {QStringLiteral("redirect_uri"), m_sandbox.client().redirectUri},
                              {QStringLiteral("response_type"), QStringLiteral("code")},
                              {QStringLiteral("scope"), QStringLiteral("user:read:email")}};
        // A sign-in first: its cookie makes the next one go without a page.
        QCOMPARE(approve(asked, QStringLiteral("teaandturrets")).status, 303);
        const auto again = get(QStringLiteral("/oauth2/authorize"), asked);
        QCOMPARE(again.status, 302);
        QVERIFY(QUrlQuery(again.location).hasQueryItem(QStringLiteral("code")));
    }

    void bothLoopbackAddressesAnswer()
    {
        for (const char *host : {"127.0.0.1", "[::1]", "localhost"}) {
            const QUrl url(QStringLiteral("http://%1:%2/oauth2/validate")
                               .arg(QLatin1String(host))
                               .arg(m_sandbox.authUrl().port()));
            if (qstrcmp(host, "[::1]") == 0 && !hasIPv6())
                continue;
            QCOMPARE(waitFor(m_network.get(QNetworkRequest(url))).status, 401);
        }
    }

    void faultsReachTheWire()
    {
        const QString path = QStringLiteral("/oauth2/validate");
        m_sandbox.fault({.path = "/oauth2/validate", .times = -1, .cutConnection = true});
        QCOMPARE(get(path).status, 0);
        m_sandbox.clearFaults();

        m_sandbox.fault({.path = "/oauth2/validate", .truncateTo = 10});
        QNetworkReply *shortened = m_network.get(to(path));
        QSignalSpy finished(shortened, &QNetworkReply::finished);
        QVERIFY(finished.wait(10'000));
        QVERIFY(shortened->error() != QNetworkReply::NoError);
        shortened->deleteLater();

        m_sandbox.fault({.path = "/oauth2/validate", .delay = std::chrono::milliseconds(300)});
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(get(path).status, 401);
        QVERIFY(timer.elapsed() >= 290);
        QCOMPARE(get(path).status, 401);
    }

    void aTakenPortIsSaidOrAvoided()
    {
        const auto taken = quint16(m_sandbox.authUrl().port());
        Sandbox::SandboxThread second({.port = taken, .world = {.followers = 5}});
        const auto refused = second.start();
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(QString::number(taken)));
        Sandbox::SandboxThread third({.port = taken, .otherPortIfTaken = true, .world = {.followers = 5}});
        QVERIFY(third.start());
        QVERIFY(third.authUrl().port() != taken);
    }

private:
    static bool hasIPv6()
    {
        QTcpServer server;
        return server.listen(QHostAddress::LocalHostIPv6);
    }
};

QTEST_GUILESS_MAIN(TestTokenEndpointsHttp)
#include "tst_token_endpoints_http.moc"
