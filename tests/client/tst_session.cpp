// SPDX-License-Identifier: GPL-3.0-or-later

// Renewals: which errors end a sign-in, what happens to a renewal that a new sign-in overtakes, and that
// every caller gets a result.

#include "json_text.h"
#include "test_world.h"

#include <array>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestSession : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    QNetworkAccessManager m_network;

    ServiceProfile profile() const { return profileOf(m_sandbox); }
    Token granted() { return tokenOf(m_sandbox.signIn()); }
    std::unique_ptr<Session> session(const Token &token)
    {
        return std::make_unique<Session>(TokenService(profile(), &m_network), token);
    }
    int asked() { return m_sandbox.served("/oauth2/token"); }
    bool isAccepted(const QString &access)
    {
        return m_sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Grants>().find(access.toUtf8()).has_value();
        });
    }
    void refuse(int status, const QByteArray &body, std::chrono::milliseconds delay = 0ms)
    {
        m_sandbox.fault({.path = "/oauth2/token", .status = status, .delay = delay, .body = body});
    }

private Q_SLOTS:
    void cleanup() { m_sandbox.clearFaults(); }

    void onlyAWorthlessRefreshTokenEndsTheSignIn_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("as documented") << 400 << json("{'status':400,'message':'Invalid refresh token'}");
        QTest::newRow("as it was documented")
            << 401 << json("{'status':401,'message':'Invalid refresh token'}");
        QTest::newRow("in other letters") << 400 << json("{'status':400,'message':'invalid refresh token'}");
        QTest::newRow("as the standard has it") << 400 << json("{'error':'invalid_grant'}");
        QTest::newRow("and with words")
            << 400 << json("{'error':'invalid_grant','error_description':'Token is not active'}");
        QTest::newRow("and with a message")
            << 400 << json("{'error':'invalid_grant','status':400,'message':'It has expired'}");
    }
    void onlyAWorthlessRefreshTokenEndsTheSignIn()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        const Token token = granted();
        const auto session = this->session(token);
        QSignalSpy ended(session.get(), &Session::ended);
        refuse(status, body);
        const auto renewed = wait(session->renew(token.access));
        QVERIFY(!renewed);
        QCOMPARE(renewed.error().kind, Error::Kind::Unauthorized);
        QCOMPARE(ended.size(), 1);
        QCOMPARE(session->ending(), Session::Ending::Refused);
        QVERIFY(!session->refusal());
    }

    void whatElseIsRefusedCostsNoToken_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, int status, const QString &words) {
            QTest::newRow(name) << status
                                << json(qPrintable(u"{'status':%1,'message':'%2'}"_s.arg(status).arg(words)))
                                << words;
        };
        row("wrong secret", 403, u"invalid client secret"_s);
        row("no secret", 400, u"missing client secret"_s);
        row("unknown app", 400, u"invalid client"_s);
        row("unauthorized", 401, u"who are you"_s);
        QTest::newRow("a proxy") << 403 << QByteArray("<html>Invalid refresh token? No: blocked.</html>")
                                 << QString();
        QTest::newRow("a gateway") << 401 << QByteArray("<html>Sign in to this network.</html>") << QString();
        QTest::newRow("gone") << 404 << QByteArray() << QString();
    }
    void whatElseIsRefusedCostsNoToken()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(QString, words);
        const Token token = granted();
        const auto session = this->session(token);
        QSignalSpy ended(session.get(), &Session::ended);
        QSignalSpy answer(session.get(), &Session::refusalChanged);
        refuse(status, body);
        const auto renewed = wait(session->renew(token.access));
        QVERIFY(!renewed);
        QCOMPARE(renewed.error().kind,
                 Error::Kind::Unauthorized);  // every caller gets the error of the sign-in
        QVERIFY(!renewed.error().message.isEmpty());
        QCOMPARE(session->token(), token);
        QCOMPARE(answer.size(), 1);
        QVERIFY(session->refusal());
        QCOMPARE(session->refusal()->message, words);

        // Later calls do not retry, only tryAgain() does.
        const int before = asked();
        QVERIFY(!wait(session->renew(token.access)));
        QCOMPARE(asked(), before);
        session->tryAgain();
        QTRY_VERIFY(!session->refusal());
        QVERIFY(session->token().access != token.access);
        QVERIFY(isAccepted(session->token().access));
        QCOMPARE(ended.size(), 0);
    }

    void aNewerSignInOutlivesARenewal_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("that brings a token") << 0 << QByteArray();
        QTest::newRow("that brings its end")
            << 400 << json("{'status':400,'message':'Invalid refresh token'}");
        QTest::newRow("that is refused") << 403 << json("{'status':403,'message':'invalid client secret'}");
    }
    void aNewerSignInOutlivesARenewal()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        const Token old = granted();
        const Token newer = granted();
        const auto session = this->session(old);
        QSignalSpy ended(session.get(), &Session::ended);
        const int revoked = m_sandbox.served("/oauth2/revoke");
        if (status)
            refuse(status, body, 300ms);
        else
            m_sandbox.fault({.path = "/oauth2/token", .delay = 300ms});
        const auto renewal = watch(session->renew(old.access));
        const auto second = watch(session->renew(old.access));
        QVERIFY(session->isRenewing());
        session->setToken(newer);
        QTRY_VERIFY(renewal->has_value() && second->has_value());
        QVERIFY(!session->isRenewing());
        QVERIFY((*renewal)->has_value());  // it returns the newer token
        QVERIFY((*second)->has_value());
        QCOMPARE(session->token(), newer);
        QCOMPARE(ended.size(), 0);
        QVERIFY(!session->refusal());
        QVERIFY(isAccepted(newer.access));
        if (!status)
            QTRY_COMPARE(m_sandbox.served("/oauth2/revoke"), revoked + 1);
    }

    /// A caller that was refused with the newer token does not get the result of the old token's renewal.
    void aRenewalOfTheFormerTokenIsNotThatOfTheNewer()
    {
        const Token old = granted();
        const Token newer = granted();
        const auto session = this->session(old);
        m_sandbox.fault({.path = "/oauth2/token", .delay = 300ms});
        const auto first = watch(session->renew(old.access));
        session->setToken(newer);
        QVERIFY(wait(session->renew(newer.access)));
        QVERIFY(session->token().access != newer.access);
        QVERIFY(isAccepted(session->token().access));
        QVERIFY(first->has_value());
    }

    void whoWaitsIsToldWhenTheSessionGoes()
    {
        const Token token = granted();
        auto session = this->session(token);
        const int revoked = m_sandbox.served("/oauth2/revoke");
        m_sandbox.fault({.path = "/oauth2/token", .delay = 200ms});
        const std::array waiting{watch(session->renew(token.access)), watch(session->renew(token.access)),
                                 watch(session->renew(token.access))};
        session.reset();
        for (const auto &one : waiting) {
            QTRY_VERIFY(one->has_value());
            QVERIFY(!(*one)->has_value());
            QCOMPARE((*one)->error().kind, Error::Kind::Cancelled);
        }
        QTRY_COMPARE(m_sandbox.served("/oauth2/revoke"), revoked + 1);  // the new token is unused
    }

    void withoutTheSecretNothingIsSentThatNeedsIt()
    {
        const Token token = granted();
        ServiceProfile awaiting = profile();
        awaiting.clientSecret.clear();
        awaiting.keptSecret = ServiceProfile::KeptSecret::Yes;
        const TokenService service(awaiting, &m_network);
        const int before = asked();
        const QString field = u"client_secret"_s;
        QCOMPARE(wait(service.refresh(token.refresh)).error().field, field);
        QCOMPARE(wait(service.exchange(u"code"_s)).error().field, field);
        QCOMPARE(wait(service.appToken()).error().field, field);

        Session session(service, token);
        QVERIFY(!wait(session.renew(token.access)));
        QVERIFY(session.refusal());
        QCOMPARE(session.refusal()->field, field);
        QCOMPARE(session.token(), token);
        QCOMPARE(asked(), before);

        // A renewal that was requested meanwhile is sent once the secret is known.
        session.setSecret(profile().clientSecret, ServiceProfile::KeptSecret::Yes);
        QTRY_VERIFY(session.token().access != token.access);
        QVERIFY(!session.refusal());
        QCOMPARE(asked(), before + 1);
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
