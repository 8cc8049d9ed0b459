// SPDX-License-Identifier: GPL-3.0-or-later

// Which hosts are this computer, so that secrets may go there unencrypted.

#include "client/service_address.h"

#include <QTest>

using namespace Sidestage;

class TestServiceAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyLoopbackIsThisComputer_data()
    {
        QTest::addColumn<bool>("isIt");
        const auto row = [](const char *host, bool isIt) { QTest::newRow(host) << isIt; };
        row("localhost", true);
        row("LocalHost", true);
        row("127.0.0.1", true);
        row("127.8.9.1", true);
        row("::1", true);
        row("", false);
        row("localhost.example.com", false);
        row("127.0.0.1.example.com", false);
        row("192.168.0.1", false);
        row("0.0.0.0", false);
        row("::2", false);
    }
    void onlyLoopbackIsThisComputer()
    {
        QFETCH(bool, isIt);
        QCOMPARE(isThisComputer(QString::fromLatin1(QTest::currentDataTag())), isIt);
    }

    void aProblemNamesItsField()
    {
        const QUrl good(QStringLiteral("https://id.example"));
        const QUrl local(QStringLiteral("http://localhost:17563"));
        const QUrl words(QStringLiteral("Box"));
        QVERIFY(problemOf({.baseUrl = good, .authUrl = good, .redirectUri = local}).isEmpty());
        QCOMPARE(problemOf({.baseUrl = words, .authUrl = good}),
                 QStringLiteral("API address: This is not an address. It must begin with https://."));
        QVERIFY(problemOf({.baseUrl = good, .authUrl = QUrl(QStringLiteral("http://id.example"))})
                    .startsWith(QStringLiteral("Token service: Only https is secure")));
        QVERIFY(problemOf({.baseUrl = good, .authUrl = good, .eventsUrl = good})
                    .startsWith(QStringLiteral("Live events: ")));
        // A redirect to this computer begins with http://.
        const QString redirect = problemOf({.baseUrl = good, .authUrl = good, .redirectUri = words});
        QVERIFY2(redirect.startsWith(QStringLiteral("Redirect URI: "))
                     && redirect.contains(QStringLiteral("http://localhost")),
                 qPrintable(redirect));
    }
};

QTEST_GUILESS_MAIN(TestServiceAddress)
#include "tst_service_address.moc"
