// SPDX-License-Identifier: GPL-3.0-or-later

// Followers and followed channels as the service reports them, and the changes that are found over time.

#include "community_world.h"

#include "community/follow_export.h"

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
        QTRY_VERIFY(!rig.followers()->isAsking());
        QCOMPARE(rig.sandbox.served("/channels/followers"), calls + 1);
        QVERIFY(!rig.followers()->state().isReading());
    }

    void anEventAddsAFollowerAtOnce()
    {
        CommunityWorld rig(SandboxFixture::everyScope(), true);
        rig.setFollows(quill, false);
        rig.open(rig.followers());
        QTRY_VERIFY(rig.followers()->isLive());
        QTRY_VERIFY(!rig.followers()->isAsking());
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
        QVERIFY(!rig.followers()->mayRead());
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
        rig.followers()->refresh();
        QTRY_VERIFY(!rig.followers()->isAsking() && !rig.followers()->mayRead());
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
};

QTEST_GUILESS_MAIN(TestFollowList)
#include "tst_follow_list.moc"
