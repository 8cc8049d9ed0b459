// SPDX-License-Identifier: GPL-3.0-or-later

// A typed amount is read exactly or rejected with a reason. It is never guessed.

#include "charity/money.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TstMoneyTyped : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedIsTakenExactly_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("locale");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<qint64>("minor");
        const auto row = [](const char *typed, const char *locale, int decimals, qint64 minor) {
            QTest::addRow("%s in %s", typed, locale)
                << QString::fromUtf8(typed) << QString::fromLatin1(locale) << decimals << minor;
        };
        row("5000", "en_GB", 2, 500'000);
        row("5,000", "en_GB", 2, 500'000);
        row("£5,000.50", "en_GB", 2, 500'050);
        row("  gbp 12.5 ", "en_GB", 2, 1'250);
        row(".5", "en_GB", 2, 50);
        row("5.", "en_GB", 2, 500);
        row("12,345,678.90", "en_GB", 2, 1'234'567'890);
        row("1,23,456", "en_IN", 2, 12'345'600);
        row("5.000,50", "de_DE", 2, 500'050);
        row("12,5", "de_DE", 2, 1'250);
        row("5 000,50", "fr_FR", 2, 500'050);
        row("1200", "en_GB", 0, 1'200);
        row("1.234", "en_GB", 3, 1'234);
        row("1.50000", "en_GB", 2, 150);
        row("0", "en_GB", 2, 0);
        row("92233720368547758.07", "en_GB", 2, std::numeric_limits<qint64>::max());
    }
    void whatIsTypedIsTakenExactly()
    {
        QFETCH(QString, typed);
        QFETCH(QString, locale);
        QFETCH(int, decimals);
        QFETCH(qint64, minor);
        const auto read = Money::parse(typed, Money(0, decimals, u"GBP"_s), QLocale(locale));
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QCOMPARE(read->minor(), minor);
        QCOMPARE(read->decimals(), decimals);
        QCOMPARE(read->currency(), u"GBP"_s);
    }

    void whatIsNoAmountIsRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("locale");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<Fault>("fault");
        const auto row = [](const char *typed, const char *locale, int decimals, Fault fault) {
            QTest::addRow("%s in %s", typed, locale)
                << QString::fromUtf8(typed) << QString::fromLatin1(locale) << decimals << fault;
        };
        row("", "en_GB", 2, Fault::Malformed);
        row("£", "en_GB", 2, Fault::Malformed);
        row("lots", "en_GB", 2, Fault::Malformed);
        row("1e3", "en_GB", 2, Fault::Malformed);
        row("12.50", "de_DE", 2, Fault::Malformed);  // 12,50 or 1250? Ambiguous.
        row("1,00", "en_GB", 2, Fault::Malformed);
        row("1,2,3", "en_GB", 2, Fault::Malformed);
        row(",500", "en_GB", 2, Fault::Malformed);
        row("1.2.3", "en_GB", 2, Fault::Malformed);
        row(".", "en_GB", 2, Fault::Malformed);
        row("1.005", "en_GB", 2, Fault::Malformed);
        row("1.5", "en_GB", 0, Fault::Malformed);
        row("-5", "en_GB", 2, Fault::TooSmall);
        row("−5", "en_GB", 2, Fault::TooSmall);
        row("92233720368547758.08", "en_GB", 2, Fault::TooLarge);
        row("99999999999999999999", "en_GB", 0, Fault::TooLarge);
    }
    void whatIsNoAmountIsRefusedWithAReason()
    {
        QFETCH(QString, typed);
        QFETCH(QString, locale);
        QFETCH(int, decimals);
        QFETCH(Fault, fault);
        const auto read = Money::parse(typed, Money(0, decimals, u"GBP"_s), QLocale(locale));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, Error::Kind::Invalid);
        QCOMPARE(read.error().fault, fault);
        QVERIFY(!read.error().message.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TstMoneyTyped)
#include "tst_money_typed.moc"
