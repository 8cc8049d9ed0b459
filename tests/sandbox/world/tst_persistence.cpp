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
            process.start(QStringLiteral(SANDBOX_PROGRAM),
                          QStringList{QStringLiteral("--port"), QStringLiteral("0")} + arguments);
            while (!output.contains(QLatin1String("Ctrl+C")) && process.waitForReadyRead(20'000))
                output += QString::fromUtf8(process.readAllStandardOutput());
            base = named(QStringLiteral("API base URL"));
            auth = named(QStringLiteral("Token service"));
            secret = named(QStringLiteral("Client secret"));
        }
        QString named(const QString &label) const
        {
            return QRegularExpression(label + QStringLiteral("\\s+(\\S+)")).match(output).captured(1);
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
        const QString redirect = QStringLiteral("http://localhost:17563/signed-in");
        QNetworkRequest page(
            QUrl(program.auth
                 + QStringLiteral(
                     "/oauth2/"
                     "authorize?response_type=code&client_id=sidestage-desktop&scope=channel:manage:broadcast"
                     "&force_verify=true&redirect_uri=")
                 + QString::fromLatin1(QUrl::toPercentEncoding(redirect))));
        QNetworkReply *shown = m_network.get(page);
        QSignalSpy finished(shown, &QNetworkReply::finished);
        finished.wait(10'000);
        const QString html = QString::fromUtf8(shown->readAll());
        shown->deleteLater();
        const QString nonce
            = QRegularExpression(QStringLiteral("name=\"nonce\" value=\"([^\"]+)\"")).match(html).captured(1);
        QNetworkRequest decision(QUrl(program.auth + QStringLiteral("/oauth2/authorize")));
        decision.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                              QNetworkRequest::ManualRedirectPolicy);
        decision.setRawHeader("Content-Type", "application/x-www-form-urlencoded");
        QNetworkReply *decided = m_network.post(
            decision, "decision=approve&nonce=" + nonce.toLatin1() + "&user=" + userId.toLatin1());
        QSignalSpy done(decided, &QNetworkReply::finished);
        done.wait(10'000);
        decided->deleteLater();
        const QString code = QUrlQuery(QUrl::fromEncoded(decided->rawHeader("Location")))
                                 .queryItemValue(QStringLiteral("code"));
        return request("POST", program.auth + QStringLiteral("/oauth2/token"),
                       "grant_type=authorization_code&client_id=sidestage-desktop&client_secret="
                           + program.secret.toLatin1() + "&code=" + code.toLatin1()
                           + "&redirect_uri=" + QUrl::toPercentEncoding(redirect));
    }
    QString appToken(const Program &program)
    {
        return request("POST", program.auth + QStringLiteral("/oauth2/token"),
                       "grant_type=client_credentials&client_id=sidestage-desktop&client_secret="
                           + program.secret.toLatin1())[QLatin1String("access_token")]
            .toString();
    }
    QString idOf(const Program &program, const QString &login)
    {
        return request("GET", program.base + QStringLiteral("/users?login=") + login, {},
                       appToken(program))[QLatin1String("data")][0][QLatin1String("id")]
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
        const QStringList arguments{QStringLiteral("--db"),
                                    dir.filePath(QStringLiteral("new/folder/sandbox.db"))};
        QString id;
        QJsonObject token;
        {
            Program program(arguments);
            QVERIFY2(!program.base.isEmpty(), qPrintable(program.output));
            id = idOf(program, QStringLiteral("teaandturrets"));
            token = signIn(program, id);
            QVERIFY(!token[QLatin1String("access_token")].toString().isEmpty());
            for (int i = 1; i <= 20; ++i) {
                int status = 0;
                request("PATCH", program.base + QStringLiteral("/channels?broadcaster_id=") + id,
                        "{\"title\":\"Take " + QByteArray::number(i) + "\",\"tags\":[\"T"
                            + QByteArray::number(i) + "\"]}",
                        token[QLatin1String("access_token")].toString(), &status);
                QCOMPARE(status, 204);
            }
            program.process.kill();  // SIGKILL: no cleanup
            QVERIFY(program.process.waitForFinished());
        }
        Program again(arguments);
        QVERIFY2(!again.base.isEmpty(), qPrintable(again.output));
        // The old tokens are still valid, and so are their changes.
        int status = 0;
        const auto channel = request("GET", again.base + QStringLiteral("/channels?broadcaster_id=") + id, {},
                                     token[QLatin1String("access_token")].toString(), &status);
        QCOMPARE(status, 200);
        QCOMPARE(channel[QLatin1String("data")][0][QLatin1String("title")].toString(),
                 QStringLiteral("Take 20"));
        QCOMPARE(channel[QLatin1String("data")][0][QLatin1String("tags")][0].toString(),
                 QStringLiteral("T20"));
        const QByteArray refresh
            = "grant_type=refresh_token&client_id=sidestage-desktop&client_secret=" + again.secret.toLatin1()
            + "&refresh_token=" + QUrl::toPercentEncoding(token[QLatin1String("refresh_token")].toString());
        QVERIFY(request("POST", again.auth + QStringLiteral("/oauth2/token"), refresh)
                    .contains(QLatin1String("access_token")));
        QCOMPARE(
            request("POST", again.auth + QStringLiteral("/oauth2/token"), refresh)[QLatin1String("message")]
                .toString(),
            QStringLiteral("Invalid refresh token"));

        // Nothing in the files can be used to sign in.
        for (const QFileInfo &info :
             QDir(dir.filePath(QStringLiteral("new/folder"))).entryInfoList(QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            for (const QString &secret : {token[QLatin1String("access_token")].toString(),
                                          token[QLatin1String("refresh_token")].toString(), again.secret})
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
        Program program({QStringLiteral("--db"), dir.filePath(QStringLiteral("sandbox.db"))});
        QVERIFY2(!program.base.isEmpty(), qPrintable(program.output));
        QVERIFY(!appToken(program).isEmpty());  // so that there is an open connection
        QCOMPARE(::kill(pid_t(program.process.processId()), number), 0);
        QVERIFY(program.process.waitForFinished(10'000));
        QCOMPARE(program.process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.process.exitCode(), 0);
        QVERIFY2(!QFile::exists(dir.filePath(QStringLiteral("sandbox.db-wal"))),
                 "the log was not written back");
    }
#endif

    void itIntroducesItself()
    {
        Program program({QStringLiteral("--seed"), QStringLiteral("42")});
        QCOMPARE(program.secret, Sandbox::readyClient(42).secret);
        QVERIFY(program.output.contains(QLatin1String("sidestage-desktop")));
        QVERIFY(program.output.contains(QLatin1String("http://localhost:17563/signed-in")));
        QVERIFY(program.base.endsWith(QLatin1String("/helix")) && program.base.startsWith(program.auth));
    }

    void theTimeGoesOnWhereItWas()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("sandbox.db"));
        const auto clockOf = [&](const Program &program) {
            return request("GET", program.auth + QStringLiteral("/sandbox/state"), {})[QLatin1String("clock")]
                .toObject();
        };
        {
            Program program({QStringLiteral("--db"), file, QStringLiteral("--clock"),
                             QStringLiteral("2026-03-01T20:00:00Z"), QStringLiteral("--speed"),
                             QStringLiteral("0")});
            QCOMPARE(clockOf(program)[QLatin1String("time")].toString(),
                     QStringLiteral("2026-03-01T20:00:00Z"));
            int status = 0;
            QNetworkRequest jump(QUrl(program.auth + QStringLiteral("/sandbox/clock")));
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
            Program again({QStringLiteral("--db"), file});
            QCOMPARE(clockOf(again)[QLatin1String("time")].toString(),
                     QStringLiteral("2026-03-01T20:01:30Z"));
            QCOMPARE(clockOf(again)[QLatin1String("speed")].toDouble(), 0.0);
        }
        Program now({QStringLiteral("--db"), file, QStringLiteral("--clock"), QStringLiteral("now"),
                     QStringLiteral("--speed"), QStringLiteral("1")});
        const auto answer
            = QDateTime::fromString(clockOf(now)[QLatin1String("time")].toString(), Qt::ISODate);
        QVERIFY(std::abs(answer.secsTo(QDateTime::currentDateTimeUtc())) < 60);
    }

    void switchesAndLimitsAreSet()
    {
        Program program({QStringLiteral("--compat"), QStringLiteral("withdrawn-gone,integer-ad-times"),
                         QStringLiteral("--rate-limit"), QStringLiteral("0")});
        QVERIFY(program.output.contains(program.auth + QLatin1String("/sandbox/")));
        const auto state = request("GET", program.auth + QStringLiteral("/sandbox/state"), {});
        QVERIFY(state[QLatin1String("compatibility")][QLatin1String("withdrawn-gone")].toBool());
        QVERIFY(state[QLatin1String("compatibility")][QLatin1String("integer-ad-times")].toBool());
        QVERIFY(!state[QLatin1String("compatibility")][QLatin1String("refresh-tokens-stay")].toBool());
        QVERIFY(!state[QLatin1String("rate_limit")][QLatin1String("enabled")].toBool());
        int status = 0;
        request("GET", program.base + QStringLiteral("/tags/streams"), {}, {}, &status);
        QCOMPARE(status, 410);
        Program without({QStringLiteral("--no-control")});
        QVERIFY(!without.output.contains(QLatin1String("/sandbox/")));
        request("GET", without.auth + QStringLiteral("/sandbox/state"), {}, {}, &status);
        QCOMPARE(status, 404);
    }

    void otherSeedsAndProfiles()
    {
        Program one({QStringLiteral("--seed"), QStringLiteral("5"), QStringLiteral("--profile"),
                     QStringLiteral("observed")});
        Program two({QStringLiteral("--seed"), QStringLiteral("6")});
        QVERIFY(idOf(one, QStringLiteral("teaandturrets")) != idOf(two, QStringLiteral("teaandturrets")));
        const auto token = signIn(one, idOf(one, QStringLiteral("pipnocturne")));
        const QByteArray refresh
            = "grant_type=refresh_token&client_id=sidestage-desktop&client_secret=" + one.secret.toLatin1()
            + "&refresh_token=" + token[QLatin1String("refresh_token")].toString().toLatin1();
        for (int i = 0; i < 2; ++i)
            QVERIFY(request("POST", one.auth + QStringLiteral("/oauth2/token"), refresh)
                        .contains(QLatin1String("access_token")));
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
        row("option", list("--bananas"), "bananas", 2);
        row("argument", list("bananas"), "bananas", 2);
        row("value missing", list("--db"), "db", 2);
        row("folder as file",
            {QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--db"), QDir::tempPath()},
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
        const QString path = dir.filePath(QStringLiteral("notes.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("my notes, no database\n").repeated(100));
        file.close();
        const auto [exit, said]
            = runToEnd({QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--db"), path});
        QCOMPARE(exit, 1);
        QVERIFY2(said.contains(QLatin1String("Could not open the database")), qPrintable(said));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("my notes, no database\n").repeated(100));
    }

    void aTakenPortIsSaid()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        const auto [exit, said] = runToEnd({QStringLiteral("--port"), QString::number(other.serverPort())});
        QCOMPARE(exit, 1);
        QVERIFY2(said.contains(QString::number(other.serverPort())), qPrintable(said));
    }

    void helpAndVersion()
    {
        const auto [helpExit, help] = runToEnd({QStringLiteral("--help")});
        QCOMPARE(helpExit, 0);
        for (const char *option : {"--port", "--seed", "--db", "--profile", "--rate-limit", "--clock",
                                   "--speed", "--compat", "--no-control", "--version", "withdrawn-gone"})
            QVERIFY2(help.contains(QLatin1String(option)), option);
        const auto [versionExit, version] = runToEnd({QStringLiteral("--version")});
        QCOMPARE(versionExit, 0);
        QVERIFY(version.startsWith(QLatin1String("sidestage-sandbox ")));
    }
};

QTEST_GUILESS_MAIN(TestPersistence)
#include "tst_persistence.moc"
