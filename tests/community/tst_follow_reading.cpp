// SPDX-License-Identifier: GPL-3.0-or-later

// A complete reading of a long list: interrupted, resumed, disturbed by changes, and with a low rate limit.

#include "community_world.h"

#include <QElapsedTimer>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

const QByteArray path = "/channels/followers";

}  // namespace

class TestFollowReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRestartGoesOnWhereItWas()
    {
        CommunityWorld rig;
        rig.fill(2000);
        // The reading fails in the middle.
        rig.sandbox.fault({.path = path, .times = -1, .skip = 8, .status = 503});
        rig.followers()->setOnScreen(true);
        QTRY_VERIFY(!rig.followers()->failure().isEmpty());
        const FollowState before = rig.followers()->state();
        QCOMPARE(before.read, 800);
        QVERIFY(before.isReading());
        QVERIFY(!before.cursor.isEmpty());
        rig.stop();
        rig.sandbox.clearFaults();
        const int calls = rig.sandbox.served("/channels/followers");
        rig.start();
        // It continues automatically, also off screen.
        QTRY_VERIFY(CommunityWorld::isRead(rig.followers()));
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
        QCOMPARE(rig.sandbox.served("/channels/followers") - calls, (rig.serviceTotal() + 99) / 100 - 8);
        QVERIFY(!rig.followers()->state().restartedAt.isValid());
        QCOMPARE(rig.followers()->state().came, 0);
    }

    void whatChangesWhileItIsReadIsFoundInTheEnd()
    {
        CommunityWorld rig;
        rig.fill(1500);
        rig.open(rig.followers());
        const QStringList before = rig.serviceIds();
        rig.sandbox.fault({.path = path, .times = -1, .skip = 6, .status = 503});
        rig.followers()->refresh();
        QTRY_VERIFY(!rig.followers()->failure().isEmpty());
        QVERIFY(rig.followers()->state().isReading());
        // Changes before the current position and after it, and new followers.
        rig.drop(before.mid(10, 5) + before.mid(1200, 7));
        rig.fill(9);
        rig.sandbox.clearFaults();
        rig.followers()->refresh();
        QTRY_VERIFY(CommunityWorld::isRead(rig.followers()));
        rig.readAgain(rig.followers());
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
        QCOMPARE(rig.followers()->state().came, 9);
        QCOMPARE(rig.followers()->state().left, 12);
    }

    void aFailureAtAnyCallLosesNothing()
    {
        CommunityWorld rig;
        rig.fill(700);
        rig.open(rig.followers());
        for (int call = 0; call < 9; ++call) {
            // The client tries three times, so the reading is interrupted once more.
            rig.sandbox.fault({.path = path, .times = 3, .skip = call, .status = 500 + call % 4});
            rig.followers()->refresh();
            QTRY_VERIFY(!rig.followers()->failure().isEmpty());
            rig.sandbox.clearFaults();
            rig.clock.advance(1min);
            const QDateTime before = rig.followers()->state().completeAt;
            rig.followers()->refresh();
            QTRY_VERIFY(CommunityWorld::isRead(rig.followers())
                        && rig.followers()->state().completeAt > before
                        && rig.followers()->failure().isEmpty());
            QCOMPARE(rig.followers()->state().left, 0);
            QCOMPARE(rig.followers()->state().came, 0);
        }
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
    }

    void aCursorThatIsRefusedBeginsAnewAndSaysSo()
    {
        CommunityWorld rig;
        rig.fill(900);
        rig.sandbox.fault({.path = path, .skip = 4, .status = 400, .message = u"Invalid cursor."_s});
        QDateTime said;
        connect(rig.followers(), &FollowList::changed, this, [&] {
            if (rig.followers()->state().restartedAt.isValid())
                said = rig.followers()->state().restartedAt;
        });
        rig.open(rig.followers());
        QCOMPARE(said, rig.clock.now());
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
        QVERIFY(!rig.followers()->state().restartedAt.isValid());
    }

    void aListThatIsMuchTooShortTakesNobodyAway()
    {
        CommunityWorld rig;
        rig.fill(400);
        rig.open(rig.followers());
        const int stored = rig.followers()->state().stored;
        rig.sandbox.fault(
            {.path = path, .times = -1, .body = R"({"data":[],"pagination":{},"total":460})"_ba});
        rig.followers()->refresh();
        QTRY_VERIFY(!rig.followers()->failure().isEmpty());
        QCOMPARE(rig.followers()->state().stored, stored);
        QCOMPARE(rig.followers()->state().left, 0);
        QVERIFY(!rig.followers()->state().isReading());
        rig.sandbox.clearFaults();
        rig.readAgain(rig.followers());
        QCOMPARE(rig.followers()->state().left, 0);
    }

    void cursorsThatAreAlwaysRefusedMakeNoStorm()
    {
        CommunityWorld rig;
        rig.fill(500);
        rig.sandbox.fault(
            {.path = path, .query = "after=", .times = -1, .status = 400, .message = u"Invalid cursor."_s});
        rig.followers()->setOnScreen(true);
        QTRY_VERIFY(!rig.followers()->failure().isEmpty());
        QVERIFY(rig.sandbox.served("/channels/followers") <= 4);
        rig.sandbox.clearFaults();
        rig.followers()->refresh();
        QTRY_VERIFY(CommunityWorld::isRead(rig.followers()));
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
    }

    void aListWithoutAnEndIsGivenUp()
    {
        CommunityWorld rig;
        rig.fill(300);
        // A cursor that the service accepts, returned by every page.
        QString cursor;
        Api::GetChannelFollowers request;
        request.broadcasterId = rig.id();
        request.first = 100;
        rig.account->client()->call(request).then(
            rig.account.get(), [&](const auto &page) { cursor = page->next().value_or(QString()); });
        QTRY_VERIFY(!cursor.isEmpty());
        rig.sandbox.fault(
            {.path = path,
             .times = -1,
             .body
             = R"({"data":[{"user_id":"77","user_login":"a","user_name":"A","followed_at":"2026-01-01T00:00:00Z"}],)"
               R"("pagination":{"cursor":")"
                 + cursor.toUtf8() + R"("},"total":5})"});
        rig.followers()->setOnScreen(true);
        QTRY_VERIFY(!rig.followers()->failure().isEmpty());
        QVERIFY(!rig.followers()->state().isReading());
        rig.sandbox.clearFaults();
        rig.followers()->refresh();
        QTRY_VERIFY(CommunityWorld::isRead(rig.followers()));
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
    }

    void progressIsToldAsItReads()
    {
        CommunityWorld rig;
        rig.fill(1000);
        QList<int> answer;
        connect(rig.followers(), &FollowList::changed, this, [&] {
            if (rig.followers()->state().isReading())
                answer.append(rig.followers()->state().read);
        });
        rig.open(rig.followers());
        QVERIFY(answer.size() >= 10);
        QVERIFY(std::is_sorted(answer.begin(), answer.end()));
        QCOMPARE(answer.last(), rig.serviceTotal());
    }

    /// 60 calls a minute, of which some are reserved for other requests. The reading uses the rest as it
    /// becomes available.
    void withFewCallsALongListIsReadAllTheSame()
    {
        CommunityWorld rig;
        rig.fill(6930);
        rig.sandbox.setRateLimit(60);
        const int pages = (rig.serviceTotal() + 99) / 100;
        QVERIFY(pages > 60);
        QElapsedTimer watch;
        watch.start();
        rig.followers()->setOnScreen(true);
        QTRY_VERIFY_WITH_TIMEOUT(CommunityWorld::isRead(rig.followers()), 120'000);
        qInfo("%d pages in %lld s", pages, watch.elapsed() / 1000);
        QCOMPARE(rig.followers()->state().stored, rig.serviceTotal());
    }
};

QTEST_GUILESS_MAIN(TestFollowReading)
#include "tst_follow_reading.moc"
