// SPDX-License-Identifier: GPL-3.0-or-later

// Duplicate ids are recognised for ten minutes, and no longer.

#include "events/seen_ids.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;

class TstSeenIds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIdIsSeenAgainForTenMinutes()
    {
        SeenIds seen;
        QVERIFY(seen.add(u"a"_s, 0));
        QVERIFY(!seen.add(u"a"_s, 1));
        for (qint64 at = 0; at <= 10 * 60'000; at += 10'000)
            QVERIFY(seen.add(QString::number(at), at));
        QVERIFY(!seen.add(u"a"_s, 10 * 60'000));
        for (qint64 at = 11 * 60'000; at <= 30 * 60'000; at += 10'000)
            QVERIFY(seen.add(QString::number(at), at));
        QVERIFY(seen.size() < 80);  // older ids were dropped
        QVERIFY(seen.add(u"a"_s, 30 * 60'000));
    }

    void aFloodOfIdsIsBounded()
    {
        SeenIds seen;
        for (int i = 0; i < 1'200'000; ++i)
            QVERIFY(seen.add(QString::number(i), i / 10));
        QVERIFY(seen.size() <= 1'048'576);
        QVERIFY(!seen.add(QString::number(1'199'999), 120'000));
        QVERIFY(!seen.add(QString::number(500'000), 120'000));
    }
};

QTEST_GUILESS_MAIN(TstSeenIds)
#include "tst_seen_ids.moc"
