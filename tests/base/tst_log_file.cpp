// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log.h"
#include "base/log_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <thread>
#include <vector>

using namespace Sidestage;
using namespace Qt::StringLiterals;

class TstLogFile : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder{};

    QString folder() const { return m_folder->filePath(u"log"_s); }
    QByteArray all() const
    {
        QByteArray text;
        for (const QFileInfo &info : QDir(folder()).entryInfoList(QDir::Files)) {
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly))
                text += file.readAll();
        }
        return text;
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        LogFile::open(folder());
    }
    void cleanup() { LogFile::close(); }

    void noSecretReachesTheFile_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("secret");
        const QString token = u"k3v9x0q2m7n5b8c1z4l6j0h2g5f8d1"_s;  // as those of the service
        const QString word = u"hunter2"_s;
        const auto row = [](const char *name, const QString &message, const QString &secret) {
            QTest::newRow(name) << message.arg(secret) << secret;
        };
        row("query", u"GET https://id.example/oauth2/token?code=%1&grant_type=authorization_code"_s,
            u"a1b2"_s);
        row("fragment", u"redirected to http://localhost:3000/#access_token=%1&scope=x"_s, word);
        row("form", u"body: client_id=abc&client_secret=%1"_s, word);
        row("JSON", uR"({"access_token":"%1","expires_in":3600})"_s, word);
        row("JSON, quoted by QDebug", u"\"{\\\"refresh_token\\\": \\\"%1\\\"}\""_s, word);
        row("list in JSON", uR"({"secrets": ["%1"]})"_s, word);
        row("header", u"Authorization: Bearer %1"_s, word);
        row("header of a secret", u"Client-Secret: %1"_s, word);
        row("after Bearer", u"sent bearer %1 to it"_s, token);
        row("after OAuth", u"OAuth %1 is not valid"_s, u"short123"_s);
        row("user of a URL", u"https://%1@example.com/"_s, u"someone:pass"_s);
        row("alone", u"the token %1 was refused"_s, token);
        row("refresh token", u"%1"_s, u"Zk3v9x0q2m7n5b8c1z4l6j0h2g5f8d1AbCdEfGhIjKlMnOpQr1"_s);
        row("stream key", u"key %1"_s, u"live_123456789_k3v9x0q2m7n5b8"_s);
        row("id token", u"got %1"_s,
            u"eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwIn0x.c2lnbmF0dXJlMQxx"_s);
        row("user code", u"{\"user_code\":\"%1\"}"_s, u"ABCD-EFGH"_s);
        row("password", u"password=%1"_s, word);
        row("in a second line", u"first\n  device_code=%1\nthird"_s, word);
    }
    void noSecretReachesTheFile()
    {
        QFETCH(QString, message);
        QFETCH(QString, secret);
        QVERIFY(message.contains(secret));
        // What Qt and other libraries say goes the same way.
        qCWarning(lcClient).noquote() << message;
        qCWarning(lcClient) << message << message.toUtf8() << QUrl(message);
        qWarning("%s", qPrintable(message));
        const QByteArray text = all();
        QVERIFY2(!text.contains(secret.toUtf8()), text.constData());
        QVERIFY2(text.contains("hidden"), text.constData());
        QVERIFY(!LogFile::lastLines(100).contains(secret));
    }

    void whatIsNoSecretStays()
    {
        const QString message
            = u"subscription 8b1f0c3a-5d2e-4f60-9a7b-1c2d3e4f5a6b of channel 123456789 ended: "
              "error code 4003, state of the socket: closed, Basic setup, profile-sandbox.sqlite"_s;
        QCOMPARE(withoutSecrets(message), message);
    }

    void theFilesAreBoundedPrivateAndInOrder()
    {
        const QString line(2'000, u'.');
        for (int i = 0; i < 2'500; ++i)
            qCWarning(lcStorage).noquote() << u"no. %1 %2"_s.arg(i).arg(line);
        const QFileInfoList files = QDir(folder()).entryInfoList(QDir::Files, QDir::Name);
        QCOMPARE(files.size(), LogFile::maxFiles);
        for (const QFileInfo &file : files) {
            QVERIFY(file.size() <= LogFile::maxFileSize);
#ifdef Q_OS_UNIX
            QCOMPARE(file.permissions()
                         & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
                     QFile::Permissions());
#endif
        }
        const QStringList last = LogFile::lastLines(700).split(u'\n');
        QCOMPARE(last.size(), 700);
        QVERIFY(last.first().contains(u"no. 1800 "_s));
        QVERIFY(last.last().contains(u"no. 2499 "_s));
    }

    void theNextRunContinuesTheFile()
    {
        qCWarning(lcStorage) << "of the first run";
        LogFile::close();
        qWarning("not to the file");
        LogFile::open(folder());
        qCWarning(lcStorage) << "of the second run";
        const QByteArray text = all();
        QVERIFY(text.contains("of the first run") && text.contains("of the second run"));
        QVERIFY(!text.contains("not to the file"));
    }

    void everyThreadCanLog()
    {
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([i] {
                for (int n = 0; n < 200; ++n)
                    qCWarning(lcClient).noquote() << u"thread %1 line %2 end"_s.arg(i).arg(n);
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        const QList<QByteArray> lines = all().trimmed().split('\n');
        QCOMPARE(lines.size(), 800);
        for (const QByteArray &line : lines)
            QVERIFY2(line.endsWith(" end"), line.constData());
    }
};

QTEST_GUILESS_MAIN(TstLogFile)
#include "tst_log_file.moc"
