// SPDX-License-Identifier: GPL-3.0-or-later

// An amount is shown in the format of the locale, with the decimals of its currency, and a typed one is read
// exactly or rejected with a reason. Nothing is lost, added, guessed or rounded, also for many random
// amounts.

#include "charity/exact.h"
#include "charity/money.h"

#include <QRandomGenerator>
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

constexpr int rounds = 3000;
constexpr int places[] = {0, 2, 3};

/// Random amounts of every magnitude, small ones as often as large ones.
qint64 amount(QRandomGenerator &random)
{
    const int bits = random.bounded(63);
    return qint64(random.generate64() >> 1) >> bits;
}

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

    void inArabicAnAmountDoesNotMixWithTheSentence()
    {
        const QLocale arabic(QLocale::Arabic, QLocale::UnitedArabEmirates);
        const Money amount(1'248'050, 2, u"GBP"_s);
        QCOMPARE(amount.text(arabic), u'\u2068' + amount.fileText(arabic) + u'\u2069');
        QVERIFY(!amount.fileText(arabic).contains(u'\u2068'));
        QCOMPARE(amount.text(english), amount.fileText(english));
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

    void theSumOfThePartsIsTheWhole()
    {
        QRandomGenerator random(2024);
        for (int round = 0; round < rounds; ++round) {
            const int decimals = places[random.bounded(3)];
            qint64 left = amount(random);
            const Money whole(left, decimals, u"XTS"_s);
            MoneySums sums;
            while (left > 0) {
                // Parts of random size. The last one is the rest.
                const qint64 part = random.bounded(4) == 0 ? left : qMin(left, 1 + amount(random) % left);
                QVERIFY(sums.add(whole.of(part)));
                left -= part;
                QVERIFY(!sums.of(whole.currency()).isNegative());
            }
            if (!whole.isZero())
                QCOMPARE(sums.of(whole.currency()), whole);
            QVERIFY(sums.isWhole());
        }
    }

    void whatIsAddedAndTakenAwayIsGone()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < rounds; ++round) {
            const Money one(amount(random), places[random.bounded(3)], u"XTS"_s);
            const Money other(amount(random), places[random.bounded(3)], u"XTS"_s);
            const auto sum = one.plus(other);
            if (!sum)
                continue;
            const auto back = sum->minus(other);
            QVERIFY(back);
            QCOMPARE(back->compare(one).value(), 0);
            QCOMPARE(sum->compare(*other.plus(one)).value(), 0);
            QVERIFY(sum->compare(one).value() >= 0);  // no part is negative
            QVERIFY(!sum->isNegative());
        }
    }

    void whatIsWrittenIsReadBack_data()
    {
        QTest::addColumn<QString>("locale");
        for (const char *name : {"en_GB", "en_IN", "de_DE", "de_CH", "fr_FR", "ar_EG", "fa_IR", "hi_IN", "C"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void whatIsWrittenIsReadBack()
    {
        QFETCH(QString, locale);
        const QLocale writes(locale);
        QRandomGenerator random(42);
        for (int round = 0; round < rounds / 3; ++round) {
            const Money written(amount(random), places[random.bounded(3)], u"EUR"_s);
            for (const QString &text : {written.number(writes), written.text(writes)}) {
                const auto read = Money::parse(text, written.of(0), writes);
                QVERIFY2(read, qPrintable(text));
                QCOMPARE(*read, written);
            }
        }
    }

    void moreDecimalsChangeNothing()
    {
        QRandomGenerator random(99);
        for (int round = 0; round < rounds; ++round) {
            const Money one(amount(random) >> 24, random.bounded(4), u"XTS"_s);
            const auto more = one.withDecimals(one.decimals() + random.bounded(4));
            QVERIFY(more);
            QCOMPARE(more->compare(one).value(), 0);
            QCOMPARE(more->withDecimals(one.decimals()).value(), one);
        }
    }

    void aShareIsExactWhateverTheSize()
    {
        QRandomGenerator random(5);
        for (int round = 0; round < rounds; ++round) {
            // Small enough that plain arithmetic does not overflow ...
            const qint64 value = amount(random) >> 32, by = amount(random) >> 33,
                         over = 1 + (amount(random) >> 1);
            QCOMPARE(Exact::scaled(value, by, over).value(), value * by / over);
            // ... and of any size: the result is the largest number that is not too large.
            const qint64 large = amount(random), part = amount(random) % (over + 1);
            const auto share = Exact::scaled(large, part, over);
            QVERIFY(share);
            QVERIFY(*share <= large);
            QVERIFY(*share >= 0);
            QCOMPARE(Exact::scaled(large, over, over).value(), large);
        }
        QVERIFY(!Exact::scaled(std::numeric_limits<qint64>::max(), 2, 1));
        QVERIFY(!Exact::scaled(1, 1, 0));
        QVERIFY(!Exact::scaled(-1, 1, 1));
    }

    void thousandthsNeverSayMoreThanThereIs()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < rounds; ++round) {
            const Money goal(1 + (amount(random) >> 12), places[random.bounded(3)], u"XTS"_s);
            const Money part = goal.of(amount(random) % (goal.minor() + 1));
            const int thousandths = part.thousandthsOf(goal).value();
            QVERIFY(thousandths >= 0 && thousandths <= 1000);
            QCOMPARE(thousandths == 1000, part.reaches(goal));
        }
    }

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

QTEST_GUILESS_MAIN(TstMoney)
#include "tst_money.moc"
