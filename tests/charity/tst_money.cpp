// SPDX-License-Identifier: GPL-3.0-or-later

// An amount is shown in the format of the locale, with the decimals of its currency, and is never rounded.

#include "charity/money.h"
#include "charity/money_sums.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

QString plainSpaces(QString text)
{
    return text.replace(QChar(0x00a0), u' ').replace(QChar(0x202f), u' ');
}

const QLocale english(QLocale::English, QLocale::UnitedKingdom);
const QLocale german(QLocale::German, QLocale::Germany);

}  // namespace

class TstMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAmountIsWrittenAsTheLocaleDoes_data()
    {
        QTest::addColumn<qint64>("minor");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, qint64 minor, int decimals, const char *currency,
                            const QLocale &locale, const char *text) {
            QTest::newRow(name) << minor << decimals << QString::fromLatin1(currency) << locale
                                << QString::fromUtf8(text);
        };
        row("pounds", 1'248'050, 2, "GBP", english, "£12,480.50");
        row("euros in German", 1'248'050, 2, "EUR", german, "12.480,50 €");
        row("no decimals", 12'480, 0, "JPY", english, "¥12,480");
        row("three decimals", 12'480'507, 3, "KWD", english, "KWD 12,480.507");
        row("a code behind the number", 500, 2, "CHF", german, "5,00 CHF");
        row("nothing", 0, 2, "GBP", english, "£0.00");
        row("less than one", 5, 2, "GBP", english, "£0.05");
        row("less than nothing", -2'500, 2, "GBP", english, "-£25.00");
        row("the largest", std::numeric_limits<qint64>::max(), 2, "GBP", english,
            "£92,233,720,368,547,758.07");
        row("the smallest", std::numeric_limits<qint64>::min(), 0, "JPY", english,
            "-¥9,223,372,036,854,775,808");
    }
    void anAmountIsWrittenAsTheLocaleDoes()
    {
        QFETCH(qint64, minor);
        QFETCH(int, decimals);
        QFETCH(QString, currency);
        QFETCH(QLocale, locale);
        QFETCH(QString, text);
        QCOMPARE(plainSpaces(Money(minor, decimals, currency).text(locale)), text);
    }

    void digitsAreThoseOfTheLocale()
    {
        const QLocale persian(QLocale::Persian, QLocale::Iran);
        const QString text = Money(1250, 2, u"USD"_s).number(persian);
        QVERIFY2(text.startsWith(QString::fromUtf8("۱۲")), qPrintable(text));
        QVERIFY2(text.endsWith(QString::fromUtf8("۵۰")), qPrintable(text));
    }

    void theTicksOfAScaleAreShortAndStillExact()
    {
        const auto tick = [](qint64 minor) { return Money(minor, 2, u"GBP"_s).shortText(english); };
        QCOMPARE(tick(500'000), u"£5k"_s);
        QCOMPARE(tick(0), u"£0"_s);
        QCOMPARE(tick(75'000), u"£750"_s);
        QCOMPARE(tick(200'000'000), u"£2M"_s);
        QCOMPARE(tick(1'248'050), u"£12,480.50"_s);
        QCOMPARE(plainSpaces(Money(500'000, 2, u"EUR"_s).shortText(german)), QString::fromUtf8("5k €"));
    }

    void programsReadItWithoutAnyLocale()
    {
        QCOMPARE(Money(1'248'050, 2, u"GBP"_s).plain(), u"12480.50"_s);
        QCOMPARE(Money(-7, 3, u"KWD"_s).plain(), u"-0.007"_s);
        QCOMPARE(Money(12, 0, u"JPY"_s).plain(), u"12"_s);
    }

    void whatDoesNotFitSaysSo()
    {
        const Money most(std::numeric_limits<qint64>::max(), 2, u"GBP"_s);
        QVERIFY(!most.plus(most.of(1)));
        QVERIFY(most.plus(most.of(0)));
        QVERIFY(!most.of(std::numeric_limits<qint64>::min()).minus(most.of(1)));
        QVERIFY(!most.withDecimals(3));
        QVERIFY(!most.withDecimals(0));  // it contains pennies
        MoneySums sums;
        QVERIFY(sums.add(most));
        QVERIFY(!sums.add(most.of(1)));
        QVERIFY(!sums.isWhole());
        QCOMPARE(sums.of(u"GBP"_s), most);
    }

    void currenciesAreNeverMixed()
    {
        const Money pounds(500, 2, u"GBP"_s), euros(500, 2, u"EUR"_s);
        QVERIFY(!pounds.plus(euros));
        QVERIFY(!pounds.minus(euros));
        QVERIFY(!pounds.compare(euros));
        QVERIFY(!pounds.reaches(euros));
        QVERIFY(!pounds.thousandthsOf(euros));
        MoneySums sums;
        sums.add(pounds);
        sums.add(euros);
        sums.add(pounds);
        QCOMPARE(sums.all().size(), 2);
        QCOMPARE(sums.text(english), QString::fromUtf8("£10.00 + €5.00"));
    }

    void amountsOfOneCurrencyInOtherDecimalsAreTheSame()
    {
        const Money cents(500, 2, u"EUR"_s), mills(5'000, 3, u"EUR"_s);
        QCOMPARE(cents.compare(mills).value(), 0);
        QCOMPARE(cents.plus(mills).value(), Money(10'000, 3, u"EUR"_s));
        QCOMPARE(mills.compare(cents.of(501)).value(), -1);
        // Too large to be converted to the same decimals, but still comparable.
        const Money much(std::numeric_limits<qint64>::max(), 0, u"EUR"_s);
        QCOMPARE(much.compare(mills).value(), 1);
    }

    void aGoalIsReachedOnlyInFull()
    {
        const Money goal(100'000, 2, u"GBP"_s);
        QCOMPARE(goal.of(99'999).thousandthsOf(goal).value(), 999);
        QVERIFY(!goal.of(99'999).reaches(goal));
        QCOMPARE(goal.thousandthsOf(goal).value(), 1000);
        QVERIFY(goal.reaches(goal));
        QCOMPARE(goal.of(250'000).thousandthsOf(goal).value(), 2500);
        QVERIFY(!goal.thousandthsOf(goal.of(0)));
        // The product does not fit into 64 bits.
        const Money most(std::numeric_limits<qint64>::max(), 2, u"GBP"_s);
        QCOMPARE(most.of(most.minor() / 2).thousandthsOf(most).value(), 499);
    }
};

QTEST_GUILESS_MAIN(TstMoney)
#include "tst_money.moc"
