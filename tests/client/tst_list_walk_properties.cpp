// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever happens to a walk over a list, in any order: each row is read once, and in the order of the list.

#include "list_walk_world.h"

#include "client/answer.h"
#include "client/budget.h"

#include <QRandomGenerator>

using namespace Sidestage;
using namespace Sidestage::Api;

class TestListWalkProperties : public QObject, public ListWalkWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { m_rig.reset(); }

    void eachRowIsReadOnceInAnyOrderOfErrorsPausesAndRestarts_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 40; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void eachRowIsReadOnceInAnyOrderOfErrorsPausesAndRestarts()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        GetChannelFollowers request = followers(random.bounded(1, 20));
        auto walk = std::make_unique<Followers>(client(), request);
        QStringList seen;
        const auto visit = [&](const auto &page) {
            seen += idsOf(page.data);
            return random.bounded(4) > 0;  // false: a pause
        };
        const auto goOn = [&](const std::optional<QString> &cursor) {
            request.after = cursor;
            walk = std::make_unique<Followers>(client(), request);
            for (const QString &id : std::as_const(seen))
                walk->leaveOut(id);
        };
        const auto fail = [&](int status, const QByteArray &body = {}) {
            m_rig->sandbox.fault(
                {.path = "/channels/followers", .skip = random.bounded(3), .status = status, .body = body});
        };
        for (int step = 0; step < 2000 && !walk->isAtEnd(); ++step) {
            Spending spending(client()->budget(), {.calls = random.bounded(1, 5)});
            switch (random.bounded(10)) {
            case 0:
                fail(403);
                break;
            case 1:
                fail(200, "{\"data\":[{\"user_id\":\"1\"},{\"user_");
                break;
            case 2:
                fail(400);  // the cursor is stale
                break;
            case 3: {
                const auto cancelled = watch(walk->each(visit));
                if (random.bounded(2) > 0)
                    QTest::qWait(random.bounded(4));
                walk->cancel();
                QTRY_VERIFY(cancelled->has_value());
                break;
            }
            case 4: {  // the program restarts while a page is requested
                const auto dropped = watch(walk->each(visit));
                const qsizetype known = seen.size();
                goOn(walk->cursor());
                QTRY_VERIFY(dropped->has_value());
                QCOMPARE(seen.size(), known);  // a walk that is gone visits nothing
                break;
            }
            default:
                break;
            }
            const Result<void> walked = wait(walk->each(visit, &spending));
            QVERIFY(spending.calls() <= 4);
            if (!walked && isStaleCursor(walked.error()))
                goOn({});
        }
        QVERIFY(walk->isAtEnd());
        QCOMPARE(seen, m_followers);
    }

    void aReadingStopsWhenItsCallsAreSpent()
    {
        Followers pages(client(), followers(10));
        Spending spending(client()->budget(), {.calls = 3});
        QStringList seen;
        const auto visit = [&](const auto &page) { seen += idsOf(page.data); };
        for (int i = 0; i < 2; ++i) {
            QVERIFY(wait(pages.each(visit, &spending)));
            QCOMPARE(seen, m_followers.first(30));
            QCOMPARE(served(), 3);
            QCOMPARE(spending.calls(), 3);
        }
        QVERIFY(wait(pages.each(visit)));
        QCOMPARE(seen, m_followers);
        QVERIFY(wait(pages.each(visit)));  // at the end of the list
        QCOMPARE(seen, m_followers);
    }

    void otherCallsGoFirst_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("remaining");
        QTest::addColumn<int>("calls");
        QTest::addColumn<bool>("mustYield");
        QTest::addColumn<bool>("mayFinishFirst");
        QTest::newRow("the limit is not known") << 0 << 0 << 30 << false << true;
        QTest::newRow("not known, and all calls made") << 0 << 0 << 100 << false << false;
        QTest::newRow("a full bucket") << 800 << 800 << 100 << false << true;
        QTest::newRow("half empty") << 800 << 400 << 30 << false << false;
        QTest::newRow("nearly empty") << 800 << 160 << 30 << true << false;
        QTest::newRow("nearly empty, but the least calls") << 800 << 160 << 24 << false << false;
    }
    void otherCallsGoFirst()
    {
        QFETCH(int, limit);
        QFETCH(int, remaining);
        QFETCH(int, calls);
        Budget budget;
        budget.update({.budgetLimit = limit, .budgetRemaining = remaining});
        Spending spending(&budget, {});
        for (int i = 0; i < calls; ++i)
            spending.count();
        QTEST(spending.mustYield(), "mustYield");
        QTEST(spending.mayFinishFirst(), "mayFinishFirst");
        QCOMPARE(spending.isSpent(), spending.mustYield() || calls >= 100);
    }
};

QTEST_GUILESS_MAIN(TestListWalkProperties)
#include "tst_list_walk_properties.moc"
