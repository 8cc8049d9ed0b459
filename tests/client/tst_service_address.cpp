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
};

QTEST_GUILESS_MAIN(TestServiceAddress)
#include "tst_service_address.moc"
