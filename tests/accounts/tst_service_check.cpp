// SPDX-License-Identifier: GPL-3.0-or-later

// The check of a service before anybody signs in: what is told apart, and with which sentence.

#include "accounts_rig.h"
#include "http_host.h"
#include "self_signed.h"

#include "client/service_check.h"

#include <QSslSocket>

using namespace Sidestage;
using namespace std::chrono_literals;
using Step = ServiceCheck::Step;
using State = ServiceCheck::State;
using Kind = ServiceCheck::ClientKind;

class TestServiceCheck : public QObject
{
    Q_OBJECT

    std::unique_ptr<SandboxFixture> m_sandbox;

    static ServiceCheck check(const ServiceProfile &profile, std::chrono::milliseconds patience = 10s)
    {
        std::optional<ServiceCheck> found;
        checkService(profile, patience).then([&found](ServiceCheck answer) { found = std::move(answer); });
        if (!QTest::qWaitFor([&found] { return found.has_value(); }, testPatience))
            qFatal("the check does not end");
        return *std::move(found);
    }
    /// The sentence about this step; empty: it is fine or was not checked.
    static QString wrong(const ServiceCheck &check, Step step)
    {
        const ServiceCheck::Finding *finding = check.of(step);
        return !finding || finding->state == State::Good ? QString()
                                                         : finding->title + u' ' + finding->detail;
    }
    ServiceProfile publicClient()
    {
        ServiceProfile profile = profileOf(*m_sandbox);
        registerApp(*m_sandbox, profile, u"publicapp"_s, {}, QUrl(u"http://localhost:17563"_s));
        return profile;
    }

private Q_SLOTS:
    void init() { m_sandbox = std::make_unique<SandboxFixture>(); }
    void cleanup() { m_sandbox.reset(); }

    void aConfidentialClientIsFineAndItsTokenIsRevoked()
    {
        const int revoked = m_sandbox->served("/oauth2/revoke");
        const ServiceCheck found = check(profileOf(*m_sandbox));
        QVERIFY(found.isGood());
        QCOMPARE(found.client, Kind::Confidential);
        QVERIFY(found.of(Step::Reachable)->detail.contains(u" ms"_s));
        QCOMPARE(found.of(Step::Client)->state, State::Good);
        QCOMPARE(found.of(Step::Redirect)->state, State::Good);
        QVERIFY(!found.of(Step::Certificate));  // plain http on this computer
        QVERIFY(!found.of(Step::Clock));
        QCOMPARE(m_sandbox->served("/oauth2/revoke"), revoked + 1);
    }

    void aPublicClientIsFineWithoutASecretAndNotWithOne()
    {
        ServiceProfile profile = publicClient();
        const ServiceCheck found = check(profile);
        QVERIFY(found.isGood());
        QCOMPARE(found.client, Kind::Public);
        profile.clientSecret = u"invented"_s;
        QVERIFY(wrong(check(profile), Step::Client).contains(u"public client, which has no secret"_s));
    }

    void aConfidentialClientWithoutItsSecretIsWarnedOf()
    {
        ServiceProfile profile = profileOf(*m_sandbox);
        profile.clientSecret.clear();
        const ServiceCheck found = check(profile);
        QVERIFY(found.isGood());
        QCOMPARE(found.of(Step::Client)->state, State::Warning);
        QVERIFY(wrong(found, Step::Client).contains(u"cannot be renewed"_s));
        // A secret in the keychain, which is not read yet, is nothing to warn of.
        profile.keptSecret = ServiceProfile::KeptSecret::Yes;
        QCOMPARE(check(profile).of(Step::Client)->state, State::Good);
    }

    void whatIsWrongWithTheAppIsToldApart()
    {
        ServiceProfile profile = profileOf(*m_sandbox);
        profile.clientId = u"nobody"_s;
        QVERIFY(wrong(check(profile), Step::Client).contains(u"does not know this client ID"_s));
        QVERIFY(!check(profile).isGood());
        profile = profileOf(*m_sandbox);
        profile.clientSecret = u"wrong"_s;
        QVERIFY(wrong(check(profile), Step::Client).contains(u"does not accept this client secret"_s));
        QVERIFY(!check(profile).isGood());
        profile = profileOf(*m_sandbox);
        profile.redirectUri = QUrl(u"http://localhost:1/not-registered"_s);
        const ServiceCheck found = check(profile);
        QVERIFY(!found.isGood());
        QVERIFY(
            wrong(found, Step::Redirect).contains(u"http://localhost:1/not-registered is not registered"_s));
    }

    void withoutAClientIdOnlyTheAddressesAreChecked()
    {
        ServiceProfile profile = profileOf(*m_sandbox);
        profile.clientId.clear();
        const ServiceCheck found = check(profile);
        QVERIFY(found.isGood());
        QVERIFY(found.of(Step::Reachable));
        QVERIFY(!found.of(Step::Client));
        QCOMPARE(m_sandbox->served("/oauth2/token"), 0);
    }

    void addressesThatAreNotAServiceAreToldApart()
    {
        HttpHost other;
        other.set("/oauth2/validate", HttpHost::page("<h1>Welcome</h1>"));
        ServiceProfile profile = profileOf(*m_sandbox);
        profile.authUrl = other.url();
        ServiceCheck found = check(profile);
        QVERIFY(!found.isGood());
        QVERIFY(wrong(found, Step::Reachable).contains(u"is not a token service"_s));
        QVERIFY(other.lastBody("/oauth2/token").isEmpty());  // no secret was sent there

        profile = profileOf(*m_sandbox);
        profile.baseUrl = other.url("/helix");
        found = check(profile);
        QVERIFY(!found.isGood());
        QVERIFY(wrong(found, Step::Api).contains(u"not as the API"_s));

        QTcpServer closed;
        QVERIFY(closed.listen(QHostAddress::LocalHost));
        profile.baseUrl = profile.authUrl = QUrl(u"http://127.0.0.1:%1"_s.arg(closed.serverPort()));
        closed.close();
        QVERIFY(wrong(check(profile), Step::Reachable).contains(u"accepts no connection"_s));

        profile.authUrl = QUrl(u"http://id.example"_s);
        found = check(profile);
        QCOMPARE(found.findings.size(), 1);  // nothing was sent
        QVERIFY(wrong(found, Step::Address).contains(u"Only https is secure"_s));
    }

    void aServiceWithAProblemIsNotAWrongAddress()
    {
        m_sandbox->fault({.path = "/oauth2/validate", .times = -1, .status = 503});
        const QString said = wrong(check(profileOf(*m_sandbox)), Step::Reachable);
        QVERIFY2(said.contains(u"reports a problem (503)"_s), qPrintable(said));
        QVERIFY(said.contains(u"Try again later"_s));
    }

    void whatCouldNotBeCheckedIsToldWithAdvice()
    {
        m_sandbox->fault({.path = "/oauth2/token", .times = -1, .status = 503});
        ServiceCheck found = check(profileOf(*m_sandbox));
        QCOMPARE(found.of(Step::Client)->state, State::Warning);
        QString said = wrong(found, Step::Client);
        QVERIFY2(said.startsWith(u"The client ID could not be checked. The service "_s)
                     && said.endsWith(u"Try again later."_s),
                 qPrintable(said));
        m_sandbox = std::make_unique<SandboxFixture>();
        m_sandbox->fault({.path = "/oauth2/authorize", .times = -1, .status = 503});
        found = check(profileOf(*m_sandbox));
        QVERIFY(found.isGood());
        said = wrong(found, Step::Redirect);
        QVERIFY2(said.startsWith(u"The redirect URI could not be checked. The service "_s)
                     && said.endsWith(u"Try again later."_s),
                 qPrintable(said));
    }

    void aPortThatSpeaksSomethingElseIsTold()
    {
        HttpHost other(HttpHost::Answer([](const QByteArray &path, QTcpSocket *line) {
            if (path.startsWith("/oauth2"))
                line->write("220 mail.example ESMTP\r\n");
            line->disconnectFromHost();
        }));
        ServiceProfile profile = profileOf(*m_sandbox);
        profile.authUrl = other.url();
        QString said = wrong(check(profile), Step::Reachable);
        // What is known of it depends on how soon the other side ends the connection.
        QVERIFY2((said.contains(u"does not speak HTTP."_s)
                  || said.contains(u"closed the connection without a response."_s))
                     && said.contains(u"Check the port"_s),
                 qPrintable(said));
        profile = profileOf(*m_sandbox);
        profile.baseUrl = other.url();
        said = wrong(check(profile), Step::Reachable);
        QVERIFY2(said.contains(u"closed the connection without a response. Check the port"_s),
                 qPrintable(said));
    }

    void aRedirectWithASlashIsNotAdvisedToHaveNone()
    {
        ServiceProfile profile = profileOf(*m_sandbox);
        profile.redirectUri = QUrl(u"http://localhost:1/signed-in/"_s);
        const QString said = wrong(check(profile), Step::Redirect);
        QVERIFY2(said.contains(u"/signed-in/ is not registered"_s) && said.contains(u"Remove the slash"_s)
                     && !said.contains(u"without a slash"_s),
                 qPrintable(said));
    }

    void aServiceThatStaysSilentIsToldAndTheCheckEndsSafely()
    {
        HttpHost silent(HttpHost::Answer([](const QByteArray &, QTcpSocket *) {}));
        ServiceProfile profile = profileOf(*m_sandbox);
        profile.authUrl = silent.url();
        const QString tokens = wrong(check(profile, 50ms), Step::Reachable);
        QVERIFY2(tokens.contains(u"did not answer within 10 seconds"_s), qPrintable(tokens));
        profile = profileOf(*m_sandbox);
        profile.baseUrl = silent.url("/helix");
        QVERIFY(wrong(check(profile, 200ms), Step::Reachable).contains(u"did not answer"_s));
    }

    void liveEventsAreTriedIfTheyHaveAnAddress()
    {
        ServiceProfile profile = profileOf(*m_sandbox);
        profile.eventsUrl.clear();
        QVERIFY(!check(profile).of(Step::Events));
        profile.eventsUrl = m_sandbox->eventsUrl();
        QCOMPARE(check(profile).of(Step::Events)->state, State::Good);

        HttpHost other;
        QTcpServer closed;
        QVERIFY(closed.listen(QHostAddress::LocalHost));
        const int free = closed.serverPort();
        closed.close();
        HttpHost silent(HttpHost::Answer([](const QByteArray &, QTcpSocket *) {}));
        for (const int port : {int(other.serverPort()), free, int(silent.serverPort())}) {
            const QString address = u"ws://127.0.0.1:%1/nope"_s.arg(port);
            profile.eventsUrl = QUrl(address);
            const ServiceCheck found = check(profile, port == silent.serverPort() ? 500ms : 10s);
            QVERIFY(found.isGood());  // one can sign in
            const QString said = wrong(found, Step::Events);
            QVERIFY2(said.contains(u"No live events could be reached at "_s + address), qPrintable(said));
            QVERIFY(found.of(Step::Client));
        }
    }

    void aSelfSignedCertificateIsRefusedAndNothingIsSent()
    {
        if (!QSslSocket::supportsSsl())
            QSKIP("Qt has no TLS here");
        const auto server = selfSignedServer();
        QVERIFY(server->listen(QHostAddress::LocalHost));
        QByteArray received;
        connect(server.get(), &QTcpServer::pendingConnectionAvailable, server.get(), [&] {
            QTcpSocket *socket = server->nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket,
                    [&received, socket] { received += socket->readAll(); });
        });
        ServiceProfile profile = profileOf(*m_sandbox);
        profile.authUrl = QUrl(u"https://127.0.0.1:%1"_s.arg(server->serverPort()));
        const ServiceCheck found = check(profile);
        QVERIFY(!found.isGood());
        const QString said = wrong(found, Step::Certificate);
        QVERIFY2(said.contains(u"self-signed"_s), qPrintable(said));
        QVERIFY(said.contains(u"install its certificate"_s));
        QVERIFY(received.isEmpty());
    }

    void aClockThatIsWrongByADayIsTold()
    {
        m_sandbox->standAt(QDateTime::currentDateTimeUtc().addDays(1));
        const ServiceCheck found = check(profileOf(*m_sandbox));
        QVERIFY(found.isGood());  // one can sign in
        const QString said = wrong(found, Step::Clock);
        QVERIFY2(said.contains(u"1 day"_s) && said.contains(u"behind"_s), qPrintable(said));
        QVERIFY(said.contains(u"Set the date and time"_s));
    }
};

QTEST_GUILESS_MAIN(TestServiceCheck)
#include "tst_service_check.moc"
