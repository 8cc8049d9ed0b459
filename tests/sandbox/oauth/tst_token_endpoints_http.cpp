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
        request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/x-www-form-urlencoded"_s);
        return waitFor(m_network.post(request, form.toString(QUrl::FullyEncoded).toLatin1()));
    }
    /// Opens the authorize page and approves as a user; the session cookie stays in the network manager.
    Answer approve(const QUrlQuery &asked, const QString &login)
    {
        static const QRegularExpression form(
            u"<form method=\"post\" action=\"authorize\"><input type=\"hidden\" name=\"nonce\" "
            u"value=\"([^\"]+)\">"_s);
        const auto page = get(u"/oauth2/authorize"_s, asked);
        return post(u"/oauth2/authorize"_s,
                    {{u"nonce"_s, form.match(QString::fromUtf8(page.body)).captured(1)},
                     {u"user"_s, m_sandbox.idOf(login)},
                     {u"decision"_s, u"approve"_s}});
    }
    QUrlQuery client(const QString &grant) const
    {
        return {{u"client_id"_s, m_sandbox.client().id},
                {u"client_secret"_s, m_sandbox.client().secret},
                {u"grant_type"_s, grant}};
    }

private Q_SLOTS:
    // Each test is a browser without cookies.
    void init() { m_network.setCookieJar(new QNetworkCookieJar); }

    void bytesThatClientsCompare()
    {
        const auto answer = post(u"/oauth2/token"_s, {{u"client_id"_s, u"nobody"_s}});
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
        const QString client = u"pocket-remote"_s;
        const auto codes = post(u"/oauth2/device"_s, {{"client_id", client}});
        QCOMPARE(codes.status, 200);
        const QUrl address(codes.json()["verification_uri"_L1].toString());
        QCOMPARE(address.adjusted(QUrl::RemoveQuery).toString(),
                 m_sandbox.authUrl().toString() + u"/activate"_s);

        // The steps of a user in a browser.
        QNetworkRequest page = to(address.path(), QUrlQuery(address));
        const auto prefilled = waitFor(m_network.get(page));
        const QString user = codes.json()["user_code"_L1].toString();
        QVERIFY(prefilled.body.contains("value=\"" + user.left(4).toLatin1() + '-' + user.mid(4).toLatin1()));
        const auto asked = post(address.path(), {{"code", user}});
        static const QRegularExpression form(
            u"action=\"activate\"><input type=\"hidden\" name=\"nonce\" value=\"([^\"]+)\""_s);
        const QString nonce = form.match(QString::fromUtf8(asked.body)).captured(1);
        QCOMPARE(
            post(address.path(),
                 {{"nonce", nonce}, {"decision", u"approve"_s}, {"user", m_sandbox.idOf(u"quillscribe"_s)}})
                .status,
            200);

        const auto token = post(u"/oauth2/token"_s,
                                {{"client_id", client},
                                 {"device_code", codes.json()["device_code"_L1].toString()},
                                 {"grant_type", u"urn:ietf:params:oauth:grant-type:device_code"_s}});
        QCOMPARE(token.status, 200);
        QVERIFY(!token.json().contains("scope"_L1));
    }

    void signInRefreshAndRevoke()
    {
        const QUrlQuery asked{{u"client_id"_s, m_sandbox.client().id},
                              {u"redirect_uri"_s, m_sandbox.client().redirectUri},
                              {u"response_type"_s, u"code"_s},
                              {u"scope"_s, u"user:read:email channel:manage:broadcast"_s},
                              {u"state"_s, u"abc"_s}};
        const auto page = get(u"/oauth2/authorize"_s, asked);
        QCOMPARE(page.status, 200);
        QCOMPARE(page.type, QByteArray("text/html; charset=utf-8"));
        const auto decided = approve(asked, u"teaandturrets"_s);
        QCOMPARE(decided.status, 303);
        QCOMPARE(decided.location.adjusted(QUrl::RemoveQuery), QUrl(m_sandbox.client().redirectUri));
        const QUrlQuery back(decided.location);
        QCOMPARE(back.queryItemValue(u"state"_s), u"abc"_s);

        QUrlQuery exchange = client(u"authorization_code"_s);
        exchange.addQueryItem(u"code"_s, back.queryItemValue(u"code"_s));
        exchange.addQueryItem(u"redirect_uri"_s, m_sandbox.client().redirectUri);
        const auto issued = post(u"/oauth2/token"_s, exchange);
        QCOMPARE(issued.status, 200);

        QUrlQuery refresh = client(u"refresh_token"_s);
        refresh.addQueryItem(u"refresh_token"_s, issued.json()["refresh_token"_L1].toString());
        const auto renewed = post(u"/oauth2/token"_s, refresh);
        QCOMPARE(renewed.status, 200);
        QCOMPARE(post(u"/oauth2/token"_s, refresh).json()["message"_L1].toString(),
                 u"Invalid refresh token"_s);

        const QString access = renewed.json()["access_token"_L1].toString();
        const auto validate = [&] {
            QNetworkRequest request = to(u"/oauth2/validate"_s);
            request.setRawHeader("Authorization", "OAuth " + access.toLatin1());
            return waitFor(m_network.get(request));
        };
        QCOMPARE(validate().json()["login"_L1].toString(), u"teaandturrets"_s);
        const auto revoked
            = post(u"/oauth2/revoke"_s, {{u"client_id"_s, m_sandbox.client().id}, {u"token"_s, access}});
        QCOMPARE(revoked.status, 200);
        QVERIFY(revoked.body.isEmpty());
        QCOMPARE(validate().status, 401);
        QCOMPARE(post(u"/oauth2/token"_s, exchange).json()["message"_L1].toString(),
                 u"Invalid authorization code"_s);
    }

    void aBrowserThatWasThereBeforeIsSentBackAtOnce()
    {
        const QUrlQuery asked{{u"client_id"_s, m_sandbox.client().id},
                              {u"redirect_uri"_s, m_sandbox.client().redirectUri},
                              {u"response_type"_s, u"code"_s},
                              {u"scope"_s, u"user:read:email"_s}};
        // A sign-in first: its cookie makes the next one go without a page.
        QCOMPARE(approve(asked, u"teaandturrets"_s).status, 303);
        const auto again = get(u"/oauth2/authorize"_s, asked);
        QCOMPARE(again.status, 302);
        QVERIFY(QUrlQuery(again.location).hasQueryItem(u"code"_s));
    }

    void bothLoopbackAddressesAnswer()
    {
        for (const char *host : {"127.0.0.1", "[::1]", "localhost"}) {
            const QUrl url(
                u"http://%1:%2/oauth2/validate"_s.arg(QLatin1String(host)).arg(m_sandbox.authUrl().port()));
            if (qstrcmp(host, "[::1]") == 0 && !hasIPv6())
                continue;
            QCOMPARE(waitFor(m_network.get(QNetworkRequest(url))).status, 401);
        }
    }

    void faultsReachTheWire()
    {
        const QString path = u"/oauth2/validate"_s;
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
