// SPDX-License-Identifier: GPL-3.0-or-later

// The program itself: its output, how it ends, and that a kill loses nothing that it has confirmed.

#include "sandbox/world/seed.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <QUrlQuery>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestPersistence : public QObject
{
    Q_OBJECT

    QNetworkAccessManager m_network;

    /// A running sidestage-sandbox and its output.
    struct Program
    {
        QProcess process{};
        QString output{};
        QString base{};
        QString auth{};
        QString secret{};

        explicit Program(const QStringList &arguments)
        {
            process.setProcessChannelMode(QProcess::SeparateChannels);
            process.start(QStringLiteral(SANDBOX_PROGRAM), QStringList{u"--port"_s, u"0"_s} + arguments);
            while (!output.contains("Ctrl+C"_L1) && process.waitForReadyRead(20'000))
                output += QString::fromUtf8(process.readAllStandardOutput());
            base = named(u"API base URL"_s);
            auth = named(u"Token service"_s);
            secret = named(u"Client secret"_s);
        }
        QString named(const QString &label) const
        {
            return QRegularExpression(label + u"\\s+(\\S+)"_s).match(output).captured(1);
        }
        ~Program()
        {
            process.kill();
            process.waitForFinished();
        }
    };

    QJsonObject request(const QByteArray &verb, const QString &url, const QByteArray &body,
                        const QString &token = {}, int *status = nullptr)
    {
        QNetworkRequest request{QUrl(url)};
        if (!token.isEmpty()) {
            request.setRawHeader("Authorization", "Bearer " + token.toLatin1());
            request.setRawHeader("Client-Id", "sidestage-desktop");
        }
        request.setRawHeader("Content-Type",
                             token.isEmpty() ? "application/x-www-form-urlencoded" : "application/json");
        QNetworkReply *reply = m_network.sendCustomRequest(request, verb, body);
        QSignalSpy finished(reply, &QNetworkReply::finished);
        if (!reply->isFinished())
            finished.wait(10'000);
        reply->deleteLater();
        if (status)
            *status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        return QJsonDocument::fromJson(reply->readAll()).object();
    }
    /// Signs in on the page as a user does.
    QJsonObject signIn(const Program &program, const QString &userId)
    {
        const QString redirect = u"http://localhost:17563/signed-in"_s;
        QNetworkRequest page(
            QUrl(program.auth
                 + u"/oauth2/"
                   u"authorize?response_type=code&client_id=sidestage-desktop&scope=channel:manage:broadcast"
                   u"&force_verify=true&redirect_uri="_s
                 + QString::fromLatin1(QUrl::toPercentEncoding(redirect))));
        QNetworkReply *shown = m_network.get(page);
        QSignalSpy finished(shown, &QNetworkReply::finished);
        finished.wait(10'000);
        const QString html = QString::fromUtf8(shown->readAll());
        shown->deleteLater();
        const QString nonce
            = QRegularExpression(u"name=\"nonce\" value=\"([^\"]+)\""_s).match(html).captured(1);
        QNetworkRequest decision(QUrl(program.auth + u"/oauth2/authorize"_s));
        decision.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                              QNetworkRequest::ManualRedirectPolicy);
        decision.setRawHeader("Content-Type", "application/x-www-form-urlencoded");
        QNetworkReply *decided = m_network.post(
            decision, "decision=approve&nonce=" + nonce.toLatin1() + "&user=" + userId.toLatin1());
        QSignalSpy done(decided, &QNetworkReply::finished);
        done.wait(10'000);
        decided->deleteLater();
        const QString code
            = QUrlQuery(QUrl::fromEncoded(decided->rawHeader("Location"))).queryItemValue(u"code"_s);
        return request("POST", program.auth + u"/oauth2/token"_s,
                       "grant_type=authorization_code&client_id=sidestage-desktop&client_secret="
                           + program.secret.toLatin1() + "&code=" + code.toLatin1()
                           + "&redirect_uri=" + QUrl::toPercentEncoding(redirect));
    }
    QString appToken(const Program &program)
    {
        return request("POST", program.auth + u"/oauth2/token"_s,
                       "grant_type=client_credentials&client_id=sidestage-desktop&client_secret="
                           + program.secret.toLatin1())["access_token"_L1]
            .toString();
    }
    QString idOf(const Program &program, const QString &login)
    {
        return request("GET", program.base + u"/users?login="_s + login, {},
                       appToken(program))["data"_L1][0]["id"_L1]
            .toString();
    }
    static std::pair<int, QString> runToEnd(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(SANDBOX_PROGRAM), arguments);
        process.waitForFinished(20'000);
        return {process.exitCode(),
                QString::fromUtf8(process.readAllStandardError() + process.readAllStandardOutput())};
    }

private Q_SLOTS:
    void whatWasConfirmedSurvivesAKill()
    {
        QTemporaryDir dir;
        const QStringList arguments{u"--db"_s, dir.filePath(u"new/folder/sandbox.db"_s)};
        QString id;
        QJsonObject token;
        {
            Program program(arguments);
            QVERIFY2(!program.base.isEmpty(), qPrintable(program.output));
            id = idOf(program, u"teaandturrets"_s);
            token = signIn(program, id);
            QVERIFY(!token["access_token"_L1].toString().isEmpty());
            for (int i = 1; i <= 20; ++i) {
                int status = 0;
                request("PATCH", program.base + u"/channels?broadcaster_id="_s + id,
                        "{\"title\":\"Take " + QByteArray::number(i) + "\",\"tags\":[\"T"
                            + QByteArray::number(i) + "\"]}",
                        token["access_token"_L1].toString(), &status);
                QCOMPARE(status, 204);
            }
            program.process.kill();  // SIGKILL: no cleanup
            QVERIFY(program.process.waitForFinished());
        }
        Program again(arguments);
        QVERIFY2(!again.base.isEmpty(), qPrintable(again.output));
        // The old tokens are still valid, and so are their changes.
        int status = 0;
        const auto channel = request("GET", again.base + u"/channels?broadcaster_id="_s + id, {},
                                     token["access_token"_L1].toString(), &status);
        QCOMPARE(status, 200);
        QCOMPARE(channel["data"_L1][0]["title"_L1].toString(), u"Take 20"_s);
        QCOMPARE(channel["data"_L1][0]["tags"_L1][0].toString(), u"T20"_s);
        const QByteArray refresh
            = "grant_type=refresh_token&client_id=sidestage-desktop&client_secret=" + again.secret.toLatin1()
            + "&refresh_token=" + QUrl::toPercentEncoding(token["refresh_token"_L1].toString());
        QVERIFY(request("POST", again.auth + u"/oauth2/token"_s, refresh).contains("access_token"_L1));
        QCOMPARE(request("POST", again.auth + u"/oauth2/token"_s, refresh)["message"_L1].toString(),
                 u"Invalid refresh token"_s);

        // Nothing in the files can be used to sign in.
        for (const QFileInfo &info : QDir(dir.filePath(u"new/folder"_s)).entryInfoList(QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            for (const QString &secret :
                 {token["access_token"_L1].toString(), token["refresh_token"_L1].toString(), again.secret})
                QVERIFY2(!bytes.contains(secret.toLatin1()), qPrintable(info.fileName()));
        }
    }

#ifdef Q_OS_UNIX
    void signalsEndItCleanly_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
    }
    void signalsEndItCleanly()
    {
        QFETCH(int, number);
        QTemporaryDir dir;
        Program program({u"--db"_s, dir.filePath(u"sandbox.db"_s)});
        QVERIFY2(!program.base.isEmpty(), qPrintable(program.output));
        QVERIFY(!appToken(program).isEmpty());  // so that there is an open connection
        QCOMPARE(::kill(pid_t(program.process.processId()), number), 0);
        QVERIFY(program.process.waitForFinished(10'000));
        QCOMPARE(program.process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.process.exitCode(), 0);
        QVERIFY2(!QFile::exists(dir.filePath(u"sandbox.db-wal"_s)), "the log was not written back");
    }
#endif

    void itIntroducesItself()
    {
        Program program({u"--seed"_s, u"42"_s});
        QCOMPARE(program.secret, Sandbox::readyClient(42).secret);
        QVERIFY(program.output.contains("sidestage-desktop"_L1));
        QVERIFY(program.output.contains("http://localhost:17563/signed-in"_L1));
        QVERIFY(program.base.endsWith("/helix"_L1) && program.base.startsWith(program.auth));
    }

    void theTimeGoesOnWhereItWas()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"sandbox.db"_s);
        const auto clockOf = [&](const Program &program) {
            return request("GET", program.auth + u"/sandbox/state"_s, {})["clock"_L1].toObject();
        };
        {
            Program program({u"--db"_s, file, u"--clock"_s, u"2026-03-01T20:00:00Z"_s, u"--speed"_s, u"0"_s});
            QCOMPARE(clockOf(program)["time"_L1].toString(), u"2026-03-01T20:00:00Z"_s);
            int status = 0;
            QNetworkRequest jump(QUrl(program.auth + u"/sandbox/clock"_s));
            jump.setRawHeader("Content-Type", "application/json");
            QNetworkReply *reply = m_network.post(jump, R"({"jump":90})");
            QSignalSpy finished(reply, &QNetworkReply::finished);
            finished.wait(10'000);
            status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
            reply->deleteLater();
            QCOMPARE(status, 200);
            program.process.kill();
            QVERIFY(program.process.waitForFinished());
        }
        {
            Program again({u"--db"_s, file});
            QCOMPARE(clockOf(again)["time"_L1].toString(), u"2026-03-01T20:01:30Z"_s);
            QCOMPARE(clockOf(again)["speed"_L1].toDouble(), 0.0);
        }
        Program now({u"--db"_s, file, u"--clock"_s, u"now"_s, u"--speed"_s, u"1"_s});
        const auto answer = QDateTime::fromString(clockOf(now)["time"_L1].toString(), Qt::ISODate);
        QVERIFY(std::abs(answer.secsTo(QDateTime::currentDateTimeUtc())) < 60);
    }

    void switchesAndLimitsAreSet()
    {
        Program program({u"--compat"_s, u"withdrawn-gone,integer-ad-times"_s, u"--rate-limit"_s, u"0"_s});
        QVERIFY(program.output.contains(program.auth + "/sandbox/"_L1));
        const auto state = request("GET", program.auth + u"/sandbox/state"_s, {});
        QVERIFY(state["compatibility"_L1]["withdrawn-gone"_L1].toBool());
        QVERIFY(state["compatibility"_L1]["integer-ad-times"_L1].toBool());
        QVERIFY(!state["compatibility"_L1]["refresh-tokens-stay"_L1].toBool());
        QVERIFY(!state["rate_limit"_L1]["enabled"_L1].toBool());
        QCOMPARE(state["rate_limit"_L1]["limit"_L1].toInt(), 800);
        int status = 0;
        request("GET", program.base + u"/tags/streams"_s, {}, {}, &status);
        QCOMPARE(status, 410);
        Program without({u"--no-control"_s});
        QVERIFY(!without.output.contains("/sandbox/"_L1));
        request("GET", without.auth + u"/sandbox/state"_s, {}, {}, &status);
        QCOMPARE(status, 404);
    }

    void webhooksGoOnlyWhereTheyAreAllowed()
    {
        Program program({u"--allow-webhooks-to"_s, u"one.invalid, Two.invalid"_s});
        const QString token = appToken(program);
        const QString channel = idOf(program, u"teaandturrets"_s);
        const auto status = [&](const char *callback) {
            const QJsonObject transport{{u"method"_s, u"webhook"_s},
                                        {u"secret"_s, u"0123456789"_s},
                                        {u"callback"_s, QLatin1String(callback)}};
            const QJsonObject body{{u"type"_s, u"stream.online"_s},
                                   {u"version"_s, u"1"_s},
                                   {u"condition"_s, QJsonObject{{u"broadcaster_user_id"_s, channel}}},
                                   {u"transport"_s, transport}};
            int answered = 0;
            request("POST", program.base + u"/eventsub/subscriptions"_s, QJsonDocument(body).toJson(), token,
                    &answered);
            return answered;
        };
        QCOMPARE(status("http://two.invalid:8080/"), 202);
        QCOMPARE(status("http://localhost:1/"), 202);
        QCOMPARE(status("https://three.invalid/"), 400);
    }

    void otherSeedsAndProfiles()
    {
        Program one({u"--seed"_s, u"5"_s, u"--profile"_s, u"observed"_s});
        Program two({u"--seed"_s, u"6"_s});
        QVERIFY(idOf(one, u"teaandturrets"_s) != idOf(two, u"teaandturrets"_s));
        const auto token = signIn(one, idOf(one, u"pipnocturne"_s));
        const QByteArray refresh = "grant_type=refresh_token&client_id=sidestage-desktop&client_secret="
            + one.secret.toLatin1() + "&refresh_token=" + token["refresh_token"_L1].toString().toLatin1();
        for (int i = 0; i < 2; ++i)
            QVERIFY(request("POST", one.auth + u"/oauth2/token"_s, refresh).contains("access_token"_L1));
    }

    void mistakesAreSaidAndEndInAnError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("code");
        const auto row = [](const char *name, const QStringList &arguments, const char *words, int code) {
            QTest::newRow(name) << arguments << QString::fromLatin1(words) << code;
        };
        const auto list = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
        row("port", list("--port 99999"), "\"99999\" is not a port", 2);
        row("port text", list("--port abc"), "\"abc\" is not a port", 2);
        row("seed", list("--seed -1"), "is not a seed", 2);
        row("profile", list("--profile other"), "Unknown profile \"other\"", 2);
        row("rate", list("--rate-limit -1"), "is not a rate limit", 2);
        row("clock", list("--clock yesterday"), "is not a time", 2);
        row("speed", list("--speed -2"), "is not a speed", 2);
        row("switch", list("--compat withdrawn-gone,other"), "Unknown switch \"other\"", 2);
        row("host", list("--allow-webhooks-to example.com,http://other"), "\"http://other\" is not a host",
            2);
        row("host with port", list("--allow-webhooks-to example.com:80"), "is not a host", 2);
        row("option", list("--bananas"), "bananas", 2);
        row("argument", list("bananas"), "bananas", 2);
        row("value missing", list("--db"), "db", 2);
        row("folder as file", {u"--port"_s, u"0"_s, u"--db"_s, QDir::tempPath()},
            "Could not open the database", 1);
    }
    void mistakesAreSaidAndEndInAnError()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        QFETCH(int, code);
        const auto [exit, said] = runToEnd(arguments);
        QVERIFY2(said.contains(words), qPrintable(said));
        QCOMPARE(exit, code);
    }

    void aFileThatIsNoDatabaseIsLeftAlone()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"notes.txt"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("my notes, no database\n").repeated(100));
        file.close();
        const auto [exit, said] = runToEnd({u"--port"_s, u"0"_s, u"--db"_s, path});
        QCOMPARE(exit, 1);
        QVERIFY2(said.contains("Could not open the database"_L1), qPrintable(said));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("my notes, no database\n").repeated(100));
    }

    void aFileIsUsedByOneSandboxAtATime()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"new folder/sandbox.db"_s);
        {
            Program first({u"--db"_s, file});
            QVERIFY(!first.secret.isEmpty());
            const auto [exit, said] = runToEnd({u"--port"_s, u"0"_s, u"--db"_s, file});
            QCOMPARE(exit, 1);
            QVERIFY2(said.contains("It is used by another sandbox."_L1), qPrintable(said));
#ifdef Q_OS_UNIX
            const QString link = dir.filePath(u"link.db"_s);
            QVERIFY(QFile::link(file, link));
            QCOMPARE(runToEnd({u"--port"_s, u"0"_s, u"--db"_s, link}).first, 1);
#endif
        }
        // The first one was killed.
        Program next({u"--db"_s, file});
        QVERIFY(!next.secret.isEmpty());
    }

    void aTakenPortIsSaid()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        const auto [exit, said] = runToEnd({u"--port"_s, QString::number(other.serverPort())});
        QCOMPARE(exit, 1);
        QVERIFY2(said.contains(QString::number(other.serverPort())), qPrintable(said));
    }

    void helpAndVersion()
    {
        const auto [helpExit, help] = runToEnd({u"--help"_s});
        QCOMPARE(helpExit, 0);
        for (const char *option :
             {"--port", "--seed", "--db", "--profile", "--rate-limit", "--clock", "--speed", "--compat",
              "--no-control", "--allow-webhooks-to", "--version", "withdrawn-gone"})
            QVERIFY2(help.contains(QLatin1String(option)), option);
        const auto [versionExit, version] = runToEnd({u"--version"_s});
        QCOMPARE(versionExit, 0);
        QVERIFY(version.startsWith("sidestage-sandbox "_L1));
    }
};

QTEST_GUILESS_MAIN(TestPersistence)
#include "tst_persistence.moc"
