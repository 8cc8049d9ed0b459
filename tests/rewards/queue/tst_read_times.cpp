// SPDX-License-Identifier: GPL-3.0-or-later

// A list that is read in parts is as old as its oldest part.

#include "rewards/feed/queue_reader.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>

using namespace Sidestage;

namespace {

QDateTime at(int second)
{
    return QDateTime::fromSecsSinceEpoch(1'700'000'000 + second, Qt::UTC);
}

}  // namespace

class TestReadTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingReadIsNoTime() { QVERIFY(!ReadTimes().oldest().isValid()); }
    void aPassInPartsMakesItYoungerOnlyAtItsEnd()
    {
        ReadTimes times;
        times.cover({}, {}, at(1000));
        times.cover({}, at(10), at(1010));
        times.cover(at(10), at(20), at(1020));
        QCOMPARE(times.oldest(), at(1000));
        times.cover(at(20), {}, at(1030));
        QCOMPARE(times.oldest(), at(1010));
        times.cover({}, at(15), at(1040));  // pages may end at another position
        QCOMPARE(times.oldest(), at(1020));
        times.cover({}, {}, at(1050));
        QCOMPARE(times.oldest(), at(1050));
    }
    void theNewEndDoesNotMakeTheRestYounger()
    {
        ReadTimes times;
        times.cover({}, {}, at(1000));
        times.cover(at(100), {}, at(1010));
        QCOMPARE(times.oldest(), at(1000));
        times.cover({}, at(90), at(1020));
        QCOMPARE(times.oldest(), at(1000));  // because of the part between 90 and 100
        times.cover(at(90), at(100), at(1030));
        QCOMPARE(times.oldest(), at(1010));
    }
    void anEmptyStretchIsNone()
    {
        ReadTimes times;
        times.cover({}, {}, at(1000));
        times.cover(at(10), at(10), at(1010));
        times.cover(at(11), at(10), at(1010));
        QCOMPARE(times.oldest(), at(1000));
    }
    void anyStretchesInAnyOrder()
    {
        // The same computed for each second: 0 and 41 are the ranges before and after.
        QRandomGenerator dice(4711);
        ReadTimes times;
        times.cover({}, {}, at(0));
        std::array<int, 42> known{};
        for (int i = 1; i < 3000; ++i) {
            int from = dice.bounded(42), before = dice.bounded(1, 43);
            if (from >= before)
                continue;
            times.cover(from == 0 ? QDateTime() : at(from), before == 42 ? QDateTime() : at(before), at(i));
            std::fill(known.begin() + from, known.begin() + before, i);
            QCOMPARE(times.oldest(), at(*std::min_element(known.begin(), known.end())));
        }
    }
};

QTEST_GUILESS_MAIN(TestReadTimes)
#include "tst_read_times.moc"
