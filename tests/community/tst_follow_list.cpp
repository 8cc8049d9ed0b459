// SPDX-License-Identifier: GPL-3.0-or-later

// Followers and followed channels as the service reports them, and the changes that are found over time. A
// complete reading of a long list is interrupted, resumed, disturbed by changes, and works with a low rate
// limit.

#include "community_world.h"

#include "community/follow_export.h"

#include <QElapsedTimer>
#include <QFile>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

const QString wren = u"wrenloft"_s;
const QString quill = u"quillscribe"_s;

QList<QByteArray> linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
}

const QByteArray path = "/channels/followers";

}  // namespace

class TestFollowList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsReadBeforeSomebodyLooks()
    {
        CommunityWorld rig;
        QTRY_VERIFY(rig.followers()->isKnown() && rig.followed()->isKnown());
        QTest::qWait(50);
        QCOMPARE(rig.sandbox.served("/channels/followers"), 0);
        QCOMPARE(rig.sandbox.served("/channels/followed"), 0);
        QCOMPARE(rig.followers()->total(), -1);
    }

    void bothListsAreReadWhole()
    {
        CommunityWorld rig;
        rig.fill(250);
        rig.open(rig.followers());
        QCOMPARE(rig.followers()->state().stored, rig.serviceTotal());
        QCOMPARE(rig.followers()->total(), rig.serviceTotal());
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
        QVERIFY(rig.followers()->asOf().isValid());
        rig.open(rig.followed());
        const int followed = rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.follows().followedCount(rig.id()); });
        QCOMPARE(rig.followed()->state().stored, followed);
        QCOMPARE(rig.storedIds(rig.followed()).size(), followed);
    }

    void whoCameAndLeftWhileItWasOffIsSaid()
    {
        CommunityWorld rig;
        rig.fill(150);
        rig.setFollows(wren, true);
        rig.open(rig.followers());
        rig.followers()->setOnScreen(false);
        const QStringList gone = rig.serviceIds().mid(5, 31);
        rig.stop();
        rig.drop(gone);
        rig.fill(12);
        rig.clock.advance(24h);
        rig.start();
        rig.followers()->setOnScreen(true);
        // The total of the service differs, so the whole list is read automatically.
        QTRY_COMPARE(rig.followers()->state().left, 31);
        QTRY_COMPARE(rig.followers()->state().came, 12);
        QTRY_VERIFY(CommunityWorld::isRead(rig.followers()));
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
        QStringList left = rig.storedIds(rig.followers(), {.show = FollowShow::Left});
        QStringList expected = gone;
        left.sort();
        expected.sort();
        QCOMPARE(left, expected);
    }

    void newcomersAreFoundAtTheTopWithoutReadingAll()
    {
        CommunityWorld rig;
        rig.fill(500);
        rig.setFollows(quill, false);
        rig.open(rig.followers());
        const int calls = rig.sandbox.served("/channels/followers");
        rig.setFollows(quill, true);
        rig.account->polls()->triggerAll();
        QTRY_COMPARE(rig.followers()->state().came, 1);
        QTRY_VERIFY(!rig.followers()->isReading());
        QCOMPARE(rig.sandbox.served("/channels/followers"), calls + 1);
        QVERIFY(!rig.followers()->state().isReading());
    }

    void anEventAddsAFollowerAtOnce()
    {
        CommunityWorld rig(SandboxFixture::everyScope(), true);
        rig.setFollows(quill, false);
        rig.open(rig.followers());
        QTRY_VERIFY(rig.followers()->isLive());
        QTRY_VERIFY(!rig.followers()->isReading());
        const int total = rig.followers()->total();
        QSignalSpy stepped(rig.followers(), &FollowList::stepped);
        rig.setFollows(quill, true);
        QTRY_COMPARE(rig.followers()->state().came, 1);
        QCOMPARE(rig.followers()->total(), total + 1);
        QTRY_COMPARE(rig.storedIds(rig.followers()).first(), rig.sandbox.idOf(quill));
        QCOMPARE(stepped.size(), 1);
    }

    void withoutThePermissionOnlyTheNumberIsKnown()
    {
        CommunityWorld rig(without({Scope::ModeratorReadFollowers, Scope::UserReadFollows}));
        QTRY_VERIFY(rig.followers()->isKnown() && rig.followed()->isKnown());
        rig.followers()->setOnScreen(true);
        rig.followed()->setOnScreen(true);
        QTRY_COMPARE(rig.followers()->total(), rig.serviceTotal());
        QVERIFY(!rig.followers()->mayReadNames());
        QCOMPARE(rig.followers()->state().stored, 0);
        QVERIFY(!rig.followers()->state().completeAt.isValid());
        QVERIFY(rig.followers()->asOf().isValid());
        QCOMPARE(rig.followed()->total(), -1);
        QCOMPARE(rig.sandbox.served("/channels/followed"), 0);
        // Once granted, it is read.
        rig.grant(SandboxFixture::everyScope());
        QTRY_VERIFY(CommunityWorld::isRead(rig.followers()));
        QTRY_VERIFY(CommunityWorld::isRead(rig.followed()));
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
    }

    void thePermissionTakenAwayTakesNobodyAway()
    {
        CommunityWorld rig;
        rig.open(rig.followers());
        const int stored = rig.followers()->state().stored;
        rig.grant(without({Scope::ModeratorReadFollowers}));
        rig.followers()->readAll();
        QTRY_VERIFY(!rig.followers()->isReading() && !rig.followers()->mayReadNames());
        QTest::qWait(50);
        QCOMPARE(rig.followers()->state().stored, stored);
        QCOMPARE(rig.followers()->state().left, 0);
    }

    void anExportHoldsEveryRow()
    {
        CommunityWorld rig;
        rig.fill(1300);
        rig.open(rig.followers());
        const QString path = rig.dir.filePath(u"followers.csv"_s);
        qint64 answer = 0;
        const auto written = wait(exportFollows(rig.followers(), path, {}, [&](qint64 rows) {
            answer = rows;
            return true;
        }));
        QVERIFY(written);
        QCOMPARE(*written, rig.serviceTotal());
        QVERIFY(answer >= 500);
        const QList<QByteArray> lines = linesOf(path);
        QCOMPARE(lines.first(), QByteArray("user_id,user_login,user_name,followed_at\r"));
        QCOMPARE(lines.size(), rig.serviceTotal() + 2);
        QVERIFY(lines[1].startsWith(rig.serviceIds().first().toUtf8() + ','));
    }

    void anExportThatIsCancelledLeavesWhatWasThere()
    {
        CommunityWorld rig;
        rig.fill(1300);
        rig.open(rig.followers());
        const QString path = rig.dir.filePath(u"followers.csv"_s);
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("mine");
        }
        const auto cancelled = wait(exportFollows(rig.followers(), path, {}, [](qint64) { return false; }));
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().kind, Error::Kind::Cancelled);
        QCOMPARE(linesOf(path), QList<QByteArray>{"mine"});
        const auto impossible = wait(exportFollows(rig.followers(), rig.dir.path(), {}));
        QVERIFY(!impossible);
        QCOMPARE(impossible.error().kind, Error::Kind::Storage);
    }

    void itEndsWhileItReads()
    {
        CommunityWorld rig;
        rig.fill(600);
        for (int i = 0; i < 5; ++i) {
            QTimer ending;
            ending.setSingleShot(true);
            ending.setInterval(i * 4);
            connect(&ending, &QTimer::timeout, this, [&] { rig.stop(); });
            connect(rig.followers(), &FollowList::changed, &ending, [&] {
                if (!ending.isActive())
                    ending.start();
            });
            rig.followers()->setOnScreen(true);
            QTRY_VERIFY(!rig.account);
            rig.start();
        }
        rig.open(rig.followers());
        QCOMPARE(rig.storedIds(rig.followers()), rig.serviceIds());
    }

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
        rig.followers()->readAll();
        QTRY_VERIFY(!rig.followers()->failure().isEmpty());
        QVERIFY(rig.followers()->state().isReading());
        // Changes before the current position and after it, and new followers.
        rig.drop(before.mid(10, 5) + before.mid(1200, 7));
        rig.fill(9);
        rig.sandbox.clearFaults();
        rig.followers()->readAll();
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
            rig.followers()->readAll();
            QTRY_VERIFY(!rig.followers()->failure().isEmpty());
            rig.sandbox.clearFaults();
            rig.clock.advance(1min);
            const QDateTime before = rig.followers()->state().completeAt;
            rig.followers()->readAll();
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
        rig.followers()->readAll();
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
        rig.followers()->readAll();
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
        rig.followers()->readAll();
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

QTEST_GUILESS_MAIN(TestFollowList)
#include "tst_follow_list.moc"
