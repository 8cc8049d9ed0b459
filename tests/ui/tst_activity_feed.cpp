// SPDX-License-Identifier: GPL-3.0-or-later

// What viewers do for a channel, as its events report it, and what of that is kept.

#include "test_world.h"

#include "live/activity_feed.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/subscriptions/subscriptions.h"

#include <QCoro/QCoroTask>
#include <QFile>

using namespace Sidestage;
using Api::Scope;
using Kind = Activity::Kind;

namespace {

struct ActivityRig : TestWorld
{
    explicit ActivityRig(WorldSetup with = {})
        : TestWorld(std::move(with))
    {
        open();
    }
    void open()
    {
        feed = make<ActivityFeed>(account.get());
        feed->start();
        [&] { QTRY_VERIFY(feed->isLive()); }();
        if (!feed->mayRead())
            return;
        // Waits until the newest followers have been read.
        [&] { QTRY_VERIFY(feed->asOf().isValid() && !feed->isReading()); }();
    }
    /// As after a restart of the program.
    void reopen()
    {
        restart();
        open();
    }
    void follow(const QString &user)
    {
        sandbox.act([&](Sandbox::World &world) { return world.follow(id(), user); });
    }
    void cheer(const QString &login, int bits, const QString &text)
    {
        sandbox.act([&, user = idOf(login)](Sandbox::World &world) {
            return world.area<Sandbox::Cheers>().add(id(), user, bits, text);
        });
    }
    void raid(const QString &login, int viewers)
    {
        stream(idOf(login), true);
        sandbox.act(
            [&, user = idOf(login)](Sandbox::World &world) { return world.raid(user, id(), viewers); });
    }
    /// Creates users who do nothing. Returns their ids.
    QStringList crowd(int count, int first = 0)
    {
        QStringList ids;
        for (int i = first; i < first + count; ++i) {
            Api::User user{.id = QString::number(7'000'000 + i),
                           .login = u"crowd_%1"_s.arg(i),
                           .createdAt = QDateTime::currentDateTimeUtc()};
            user.displayName = user.login;
            sandbox.act([&](Sandbox::World &world) { return world.addUser(user); });
            ids.append(user.id);
        }
        return ids;
    }
    template <class F>
    void subscription(F act)
    {
        sandbox.act([&](Sandbox::World &world) { return act(world.area<Sandbox::Subscriptions>()); });
    }
    QList<Activity> all(Kind kind)
    {
        QList<Activity> rows = feed->newest(ActivityGroup::All, ActivityFeed::maxKept);
        rows.removeIf([kind](const Activity &row) { return row.kind != kind; });
        return rows;
    }

    ActivityFeed *feed = nullptr;
};

}  // namespace

class TestActivityFeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachKindArrivesWithItsDetails()
    {
        ActivityRig rig;
        QSet<QString> arrived;
        connect(rig.feed, &ActivityFeed::arrived, rig.feed, [&](const QList<Activity> &rows) {
            for (const Activity &row : rows) {
                if (row.kind != Kind::Follow)
                    arrived.insert(row.id);
            }
        });
        rig.cheer(u"mirelark"_s, 500, u"for the <b>lighthouse</b>"_s);
        QTRY_COMPARE(rig.all(Kind::Cheer).size(), 1);
        Activity row = rig.all(Kind::Cheer).constFirst();
        QCOMPARE(row.userName, rig.nameOf(u"mirelark"_s));
        QCOMPARE(row.amount, 500);
        QVERIFY2(row.text.contains(u"for the <b>lighthouse</b>"_s), qPrintable(row.text));
        QVERIFY(qAbs(row.at.secsTo(QDateTime::currentDateTimeUtc())) < 600);

        rig.raid(u"pipnocturne"_s, 87);
        QTRY_COMPARE(rig.all(Kind::Raid).size(), 1);
        row = rig.all(Kind::Raid).constFirst();
        QCOMPARE(row.userLogin, u"pipnocturne"_s);
        QCOMPARE(row.amount, 87);

        const QString viewer = rig.crowd(1).constFirst();
        rig.subscription(
            [&](Sandbox::Subscriptions &area) { return area.subscribe(rig.id(), viewer, 2000); });
        QTRY_COMPARE(rig.all(Kind::Subscription).size(), 1);
        row = rig.all(Kind::Subscription).constFirst();
        QCOMPARE(row.userId, viewer);
        QCOMPARE(row.tier, 2);

        rig.subscription(
            [&](Sandbox::Subscriptions &area) { return area.renew(rig.id(), viewer, u"still here"_s); });
        QTRY_COMPARE(rig.all(Kind::Resubscription).size(), 1);
        row = rig.all(Kind::Resubscription).constFirst();
        QCOMPARE(row.months, 2);
        QCOMPARE(row.text, u"still here"_s);
        QTRY_COMPARE(arrived.size(), 4);
    }

    void aFollowerIsOneRowThoughEventsAndReadsReportIt()
    {
        ActivityRig rig;
        const qsizetype before = rig.all(Kind::Follow).size();
        QVERIFY(before > 0);  // the newest ones were read
        const QString viewer = rig.crowd(1).constFirst();
        rig.follow(viewer);
        QTRY_COMPARE(rig.feed->newest(ActivityGroup::Follows, 1).constFirst().userId, viewer);
        QSignalSpy read(rig.feed, &ActivityFeed::freshnessChanged);
        rig.feed->refresh();
        QTRY_VERIFY(!read.isEmpty() && !rig.feed->isReading());
        QCOMPARE(rig.all(Kind::Follow).size(), before + 1);
    }

    void aThousandGiftsAreOneRow()
    {
        ActivityRig rig;
        const QString giver = rig.idOf(u"mirelark"_s);
        QSignalSpy arrived(rig.feed, &ActivityFeed::arrived);
        for (int part = 0; part < 10; ++part) {
            const QStringList receivers = rig.crowd(100, 100 * part);
            rig.subscription(
                [&](Sandbox::Subscriptions &area) { return area.gift(rig.id(), giver, receivers, 1000); });
        }
        QTRY_COMPARE(rig.all(Kind::Gift).value(0).amount, 1'000);
        QCOMPARE(rig.all(Kind::Gift).size(), 1);
        QCOMPARE(rig.all(Kind::Subscription).size(), 0);  // those of the receivers
        QVERIFY2(arrived.size() <= 10, qPrintable(QString::number(arrived.size())));
        // Another tier is another gift.
        const QStringList other = rig.crowd(1, 5'000);
        rig.subscription(
            [&](Sandbox::Subscriptions &area) { return area.gift(rig.id(), giver, other, 3000); });
        QTRY_COMPARE(rig.all(Kind::Gift).size(), 2);
    }

    void anonymousGiftsNameNobody()
    {
        ActivityRig rig;
        const QStringList receivers = rig.crowd(2);
        rig.subscription(
            [&](Sandbox::Subscriptions &area) { return area.gift(rig.id(), {}, receivers, 1000); });
        QTRY_COMPARE(rig.all(Kind::Gift).size(), 1);
        QCOMPARE(rig.all(Kind::Gift).constFirst().userName, QString());
        QCOMPARE(rig.all(Kind::Gift).constFirst().amount, 2);
    }

    void whatArrivesTwiceIsKeptOnce()
    {
        ActivityRig rig;
        rig.eventFault({.kind = Sandbox::EventFault::Kind::Duplicate, .type = u"channel.cheer"_s});
        rig.cheer(u"mirelark"_s, 100, u"once"_s);
        rig.cheer(u"quillscribe"_s, 200, u"last"_s);
        QTRY_COMPARE(rig.feed->newest(ActivityGroup::Cheers, 10).size(), 2);
    }

    void aRestartKeepsTheRowsAndReadsTheFollowsOfMeanwhile()
    {
        ActivityRig rig({.isOnDisk = true});
        rig.cheer(u"mirelark"_s, 500, u"kept"_s);
        QTRY_COMPARE(rig.all(Kind::Cheer).size(), 1);
        const qsizetype follows = rig.all(Kind::Follow).size();
        const QStringList come = rig.crowd(1);
        rig.stop();
        rig.follow(come.constFirst());
        rig.start();
        rig.open();
        QTRY_COMPARE(rig.all(Kind::Follow).size(), follows + 1);
        QCOMPARE(rig.all(Kind::Follow).constFirst().userId, come.constFirst());
        QCOMPARE(rig.all(Kind::Cheer).size(), 1);
        QCOMPARE(rig.all(Kind::Cheer).constFirst().text.contains(u"kept"_s), true);
    }

    void aNewConnectionAddsNothingTwice()
    {
        ActivityRig rig;
        rig.cheer(u"mirelark"_s, 500, u"before"_s);
        QTRY_COMPARE(rig.all(Kind::Cheer).size(), 1);
        const qsizetype before = rig.feed->newest(ActivityGroup::All, 1'000).size();
        QSignalSpy gap(rig.account->events(), &EventService::gap);
        rig.account->events()->startOver();
        QTRY_VERIFY(!gap.isEmpty() && rig.feed->isLive());
        QSignalSpy read(rig.feed, &ActivityFeed::freshnessChanged);
        QTRY_VERIFY(!read.isEmpty() && !rig.feed->isReading());
        QCOMPARE(rig.feed->newest(ActivityGroup::All, 1'000).size(), before);
        rig.cheer(u"mirelark"_s, 500, u"after"_s);
        QTRY_COMPARE(rig.all(Kind::Cheer).size(), 2);
    }

    void withoutAScopeTheOthersArriveAndAfterTheGrantAllDo()
    {
        ActivityRig rig({.scopes = without({Scope::BitsRead, Scope::ChannelReadSubscriptions})});
        QVERIFY(!rig.feed->mayShow(Kind::Cheer));
        QVERIFY(!rig.feed->mayShow(Kind::Gift));
        QVERIFY(rig.feed->mayShow(Kind::Raid));
        rig.cheer(u"mirelark"_s, 100, u"unseen"_s);
        rig.raid(u"pipnocturne"_s, 3);
        QTRY_COMPARE(rig.all(Kind::Raid).size(), 1);
        QCOMPARE(rig.all(Kind::Cheer).size(), 0);
        rig.grant(SandboxFixture::everyScope());
        QTRY_VERIFY(rig.feed->mayShow(Kind::Cheer) && rig.feed->isLive());
        rig.cheer(u"mirelark"_s, 100, u"seen"_s);
        QTRY_COMPARE(rig.all(Kind::Cheer).size(), 1);
        rig.raid(u"pipnocturne"_s, 4);
        QTRY_COMPARE(rig.all(Kind::Raid).size(), 2);
    }

    void theNewestFiftyThousandAreKeptAndReadInParts()
    {
        ActivityRig rig({.isOnDisk = true});
        rig.stop();
        rig.start();
        const auto filled = rig.store->database().run(
            "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 50600) "
            "INSERT INTO activity SELECT ?, 'cheer/x/' || i, 'cheer', ? - i * 1000, '1', 'x', 'X', i, 0, 0, "
            "'' FROM n",
            rig.id(), QDateTime::currentDateTimeUtc().addDays(-1));
        QVERIFY2(filled, filled ? "" : qPrintable(filled.error().message));
        rig.open();
        rig.cheer(u"mirelark"_s, 500, u"new"_s);
        QTRY_COMPARE(rig.feed->newest(ActivityGroup::Cheers, 1).constFirst().userLogin, u"mirelark"_s);
        QList<Activity> part = rig.feed->newest(ActivityGroup::All, 1'000);
        QSet<QString> ids;
        QDateTime last = part.constFirst().at;
        while (!part.isEmpty()) {
            for (const Activity &row : part) {
                QVERIFY(row.at <= last);
                last = row.at;
                ids.insert(row.id);
            }
            part = rig.feed->olderThan(part.constLast(), 1'000);
        }
        QCOMPARE(ids.size(), ActivityFeed::maxKept);
        QVERIFY(!ids.contains(u"cheer/x/50600"_s));
        QVERIFY(ids.contains(u"cheer/x/40000"_s));
    }

    void rowsAreExportedAsATable()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"activity.csv"_s);
        const QList<Activity> rows{
            {.id = u"1"_s,
             .kind = Kind::Cheer,
             .at = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC),
             .userName = u"Mire, Lark"_s,
             .amount = 500,
             .text = u"=1+1"_s},
            {.id = u"2"_s, .kind = Kind::Gift, .at = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC), .tier = 2}};
        auto writing = exportActivity(rows, path, {}, CsvStyle::Exact);
        const auto written = QCoro::waitFor(std::move(writing));
        QVERIFY(written);
        QCOMPARE(*written, 2);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY2(text.contains(u"at,kind,user_id,user_login,user_name,amount,tier,months,text"_s),
                 qPrintable(text));
        QVERIFY2(text.contains(u"1970-01-01T00:00:00.000Z,cheer,,,\"Mire, Lark\",500,0,0,=1+1"_s),
                 qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(TestActivityFeed)
#include "tst_activity_feed.moc"
