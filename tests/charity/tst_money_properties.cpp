// SPDX-License-Identifier: GPL-3.0-or-later

// Properties that hold for all amounts, tested on many random ones: nothing is lost, added or rounded.

#include "charity/exact.h"
#include "charity/money.h"
#include "charity/money_sums.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

constexpr int rounds = 3000;
constexpr int places[] = {0, 2, 3};

/// Random amounts of every magnitude, small ones as often as large ones.
qint64 amount(QRandomGenerator &random)
{
    const int bits = random.bounded(63);
    return qint64(random.generate64() >> 1) >> bits;
}

}  // namespace

class TstMoneyProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
};

QTEST_GUILESS_MAIN(TstMoneyProperties)
#include "tst_money_properties.moc"
