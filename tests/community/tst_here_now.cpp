// SPDX-License-Identifier: GPL-3.0-or-later

// Who is in the chat, and which of them follow and have redeemed.

#include "community_world.h"

#include "community/here_now.h"
#include "sandbox/chat/chat_rooms.h"

#include <QElapsedTimer>
#include <QItemSelectionModel>
#include <QMutex>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

HereRow row(int number, int follows, int redemptions, int points = 0)
{
    HereRow made{.id = QString::number(number),
                 .login = u"viewer_%1"_s.arg(number, 4, 10, '0'_L1),
                 .redemptions = redemptions,
                 .points = points};
    made.name = made.login;
    if (follows > 0)
        made.followedAt = QDateTime(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC).addDays(follows);
    return made;
}

struct HereRig : CommunityWorld
{
    explicit HereRig(Api::ScopeSet scopes = SandboxFixture::everyScope())
        : CommunityWorld(scopes)
    {
        redeemed = [this](Database &, const QStringList &ids) -> Result<QHash<QString, Redeemed>> {
            QHash<QString, Redeemed> found;
            for (const QString &id : ids) {
                if (id == wren)
                    found.insert(id, {.redemptions = 3, .points = 1500});
            }
            return found;
        };
        restart();
    }
    HereNow *here() const { return service->here(); }
    void open()
    {
        service->here()->setOnScreen(here(), true);
        [&] { QTRY_VERIFY(here()->asOf().isValid() && here()->model()->rowCount() > 0); }();
    }
    std::optional<HereRow> find(const QString &id) const
    {
        const HereRow *row = here()->model()->find(id);
        return row ? std::optional(*row) : std::nullopt;
    }
    void join(const QString &login, bool joins = true)
    {
        sandbox.act([this, who = idOf(login), joins](Sandbox::World &world) {
            auto &rooms = world.area<Sandbox::ChatRooms>();
            return joins ? rooms.join(id(), who) : rooms.leave(id(), who);
        });
    }
    /// The service updates its list with a delay.
    void wait20() { jump(20s); }

    QString wren = sandbox.idOf(u"wrenloft"_s);
};

}  // namespace

class TestHereNow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chattersAreJoinedWithFollowersAndRedeemers()
    {
        HereRig rig;
        rig.setFollows(u"wrenloft"_s, true);
        CommunityWorld &community = rig;
        community.open(rig.followers());
        rig.open();
        QTRY_COMPARE(rig.here()->counts().redeemers, 1);
        const auto who = rig.find(rig.wren);
        QVERIFY(who);
        QVERIFY(who->followedAt.isValid());
        QCOMPARE(who->redemptions, 3);
        QCOMPARE(who->points, 1500);
        QVERIFY(rig.here()->knowsFollowers());
        QVERIFY(rig.here()->counts().followers > 0);
        QCOMPARE(rig.here()->counts().all, rig.here()->model()->rowCount());
        rig.here()->model()->setKind(HereKind::Redeemers);
        QTRY_COMPARE(rig.here()->model()->rowCount(), 1);
        rig.here()->model()->setKind(HereKind::Followers);
        QTRY_COMPARE(rig.here()->model()->rowCount(), rig.here()->counts().followers);
        rig.here()->model()->setKind(HereKind::Everybody);
        rig.here()->model()->setSearch(u"WRENL"_s);
        QTRY_COMPARE(rig.here()->model()->rowCount(), 1);
        QCOMPARE(rig.here()->model()->row(0).id, rig.wren);
    }

    void whoBeginsToFollowWhileHereShowsAsAFollower()
    {
        HereRig rig;
        rig.setFollows(u"wrenloft"_s, false);
        CommunityWorld &community = rig;
        community.open(rig.followers());
        rig.open();
        QTRY_VERIFY(rig.find(rig.wren) && !rig.find(rig.wren)->followedAt.isValid());
        rig.setFollows(u"wrenloft"_s, true);
        rig.account->polls()->triggerAll();
        QTRY_VERIFY(rig.find(rig.wren)->followedAt.isValid());
    }

    void followsAreNotGuessedBeforeTheyAreKnown()
    {
        HereRig rig;
        rig.open();
        QVERIFY(!rig.here()->knowsFollowers());
        QCOMPARE(rig.here()->counts().followers, 0);
    }

    void whoStaysKeepsSinceWhenTheyAreHere()
    {
        HereRig rig;
        rig.open();
        QTRY_VERIFY(rig.find(rig.wren));
        QVERIFY(!rig.find(rig.wren)->since.isValid());
        rig.join(u"wrenloft"_s, false);
        rig.wait20();
        rig.here()->refresh();
        QTRY_VERIFY(!rig.find(rig.wren));
        rig.join(u"wrenloft"_s);
        rig.wait20();
        rig.here()->refresh();
        QTRY_VERIFY(rig.find(rig.wren));
        QCOMPARE(rig.find(rig.wren)->since, rig.clock.now());
    }

    void aFailureKeepsThoseWhoWereThere()
    {
        HereRig rig;
        rig.open();
        const int rows = rig.here()->model()->rowCount();
        rig.sandbox.fault({.path = "/chat/chatters", .times = -1, .status = 503});
        rig.here()->refresh();
        QTRY_VERIFY(!rig.here()->failure().isEmpty());
        QCOMPARE(rig.here()->model()->rowCount(), rows);
    }

    void aStoreThatCannotBeReadIsReportedAndAskedLessAndLess()
    {
        HereRig rig;
        std::atomic_bool isBroken = true;
        QMutex mutex;
        QList<qint64> asked;
        QElapsedTimer time;
        time.start();
        rig.redeemed = [&](Database &, const QStringList &) -> Result<QHash<QString, Redeemed>> {
            const QMutexLocker lock(&mutex);
            asked.append(time.elapsed());
            if (isBroken)
                return Error::storage(u"disk I/O error"_s);
            return QHash<QString, Redeemed>{{rig.wren, {.redemptions = 3}}};
        };
        rig.restart();
        rig.here()->setOnScreen(rig.here(), true);
        QTRY_VERIFY(rig.here()->asOf().isValid());
        QTRY_VERIFY2(rig.here()->failure().contains("disk I/O error"_L1), qPrintable(rig.here()->failure()));
        const auto times = [&] {
            const QMutexLocker lock(&mutex);
            return asked;
        };
        QTRY_VERIFY(times().size() >= 4);
        const QList<qint64> all = times();
        QVERIFY2(all[3] - all[2] > 2'500, qPrintable(QString::number(all[3] - all[2])));
        isBroken = false;
        rig.here()->refresh();
        QTRY_COMPARE(rig.here()->counts().redeemers, 1);
        QVERIFY2(rig.here()->failure().isEmpty(), qPrintable(rig.here()->failure()));
    }

    void withoutThePermissionNothingIsAsked()
    {
        HereRig rig(without({Scope::ModeratorReadChatters}));
        rig.here()->setOnScreen(rig.here(), true);
        rig.here()->refresh();
        QTest::qWait(50);
        QVERIFY(!rig.here()->mayRead());
        QCOMPARE(rig.sandbox.served("/chat/chatters"), 0);
    }

    void sortedByEachColumnWithTheEmptyLast()
    {
        HereModel model;
        model.upsert({row(1, 30, 0), row(2, 0, 7, 100), row(3, 10, 2, 900), row(4, 20, 0)});
        const auto sorted = [&](HereColumn column, Qt::SortOrder direction) {
            model.sort(int(column), direction);
            QStringList ids;
            for (int at = 0; at < model.rowCount(); ++at)
                ids.append(model.row(at).id);
            return ids.join(u' ');
        };
        QCOMPARE(sorted(HereColumn::Name, Qt::DescendingOrder), u"4 3 2 1"_s);
        QCOMPARE(sorted(HereColumn::Follows, Qt::AscendingOrder), u"3 4 1 2"_s);
        QCOMPARE(sorted(HereColumn::Follows, Qt::DescendingOrder), u"1 4 3 2"_s);
        QCOMPARE(sorted(HereColumn::Redeemed, Qt::DescendingOrder), u"2 3 1 4"_s);
        QCOMPARE(sorted(HereColumn::Points, Qt::AscendingOrder), u"2 3 1 4"_s);
    }
};

QTEST_GUILESS_MAIN(TestHereNow)
#include "tst_here_now.moc"
