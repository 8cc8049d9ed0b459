// SPDX-License-Identifier: GPL-3.0-or-later

// The chatters of a channel: read in pages, with the roles that the service reports, and with faults during
// the reading.

#include "chat/chat_world.h"

#include "chat/people/chatter_list.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;
using Role = ChatterRow::Role;

namespace {

struct ListRig : ChatWorld
{
    ListRig()
        : ChatWorld(false)
    {
        watchCalls();
    }
    void open(const QString &channel, Account *account)
    {
        list = std::make_unique<ChatterList>(account, idOf(channel));
        list->setOnScreen(true);
    }
    int listed(const QString &channel)
    {
        return sandbox.inSandbox(
            [this, id = idOf(channel)](Sandbox::World &world) { return rooms(world).listedCount(id); });
    }

    std::unique_ptr<ChatterList> list;
};

}  // namespace

class TestChatterList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // With a service

    void allAreReadInTheLargestPages()
    {
        ListRig rig;
        rig.join(tea, 0, 2500);
        Account *account = rig.signIn(tea);
        rig.open(tea, account);
        QVERIFY(!rig.list->asOf().isValid());
        QTRY_VERIFY(rig.list->asOf().isValid());
        const int listed = rig.listed(tea);
        QVERIFY(listed > 2500);
        QCOMPARE(rig.list->total(), listed);
        QCOMPARE(rig.list->serviceTotal(), listed);
        QCOMPARE(rig.calls("GET /chat/chatters"), (listed + 999) / 1000);
        QTRY_COMPARE(rig.list->rowCount(), listed);
        QVERIFY(rig.list->failure().isEmpty());
        QVERIFY(!rig.list->refusal());
        QVERIFY(rig.list->count(Role::Broadcaster) == 1);
    }

    void theBroadcasterIsToldTheRoles()
    {
        ListRig rig;
        Account *account = rig.signIn(tea);
        rig.open(tea, account);
        QTRY_VERIFY(rig.list->knowsRoles() && rig.list->asOf().isValid());
        QVERIFY(rig.list->isOwn());
        QVERIFY(rig.list->missingForRoles().isEmpty());
        QCOMPARE(rig.list->chatter(rig.idOf(wren))->role, Role::Moderator);
        QCOMPARE(rig.list->chatter(rig.idOf(tea))->role, Role::Broadcaster);
    }

    void aModeratorIsNotToldTheRoles()
    {
        ListRig rig;
        Account *account = rig.signIn(wren);
        rig.open(tea, account);
        QTRY_VERIFY(rig.list->asOf().isValid());
        QVERIFY(!rig.list->isOwn());
        QVERIFY(!rig.list->knowsRoles());
        QVERIFY(rig.list->missingForRoles().isEmpty());
        QCOMPARE(rig.calls("GET /moderation/moderators"), 0);
        QCOMPARE(rig.calls("GET /channels/vips"), 0);
        QCOMPARE(rig.list->chatter(rig.idOf(tea))->role, Role::Broadcaster);
    }

    void whatIsMissingForTheRolesIsSaid()
    {
        ListRig rig;
        Account *account = rig.signIn(tea, without({Scope::ModerationRead, Scope::ChannelManageModerators}));
        rig.open(tea, account);
        QTRY_VERIFY(rig.list->asOf().isValid());
        QCOMPARE(rig.list->missingForRoles(), QList<Scope>{Scope::ModerationRead});
        QVERIFY(!rig.list->knowsRoles());
    }

    void withoutTheScopeNothingIsAsked()
    {
        ListRig rig;
        Account *account = rig.signIn(wren, without({Scope::ModeratorReadChatters}));
        rig.open(tea, account);
        QVERIFY(rig.list->refusal());
        QCOMPARE(rig.list->refusal()->kind, Error::Kind::Unauthorized);
        rig.list->refresh();
        QTest::qWait(50);
        QCOMPARE(rig.calls("GET /chat/chatters"), 0);
        rig.signIn(wren);  // with the scope
        QTRY_VERIFY(rig.list->asOf().isValid());
        QVERIFY(!rig.list->refusal());
        QVERIFY(rig.list->total() > 0);
    }

    void aRoleThatEndsIsSaidAndTheListStays()
    {
        ListRig rig;
        Account *account = rig.signIn(wren);
        rig.open(tea, account);
        QTRY_VERIFY(rig.list->asOf().isValid());
        const int before = rig.list->total();
        rig.setModerator(tea, wren, false);
        QSignalSpy answered(rig.list.get(), &ChatterList::answered);
        rig.list->refresh();
        QTRY_VERIFY(rig.list->refusal());
        QCOMPARE(rig.list->refusal()->kind, Error::Kind::Forbidden);
        QCOMPARE(answered.size(), 1);
        QCOMPARE(rig.list->total(), before);
        rig.setModerator(tea, wren, true);
        rig.list->refresh();
        QTRY_VERIFY(!rig.list->refusal());
    }

    void aFailureInTheMiddleLosesNothing()
    {
        ListRig rig;
        rig.join(tea, 0, 1500);
        Account *account = rig.signIn(tea);
        rig.open(tea, account);
        QTRY_VERIFY(rig.list->asOf().isValid());
        const int before = rig.list->total();
        rig.sandbox.fault({.path = "/chat/chatters", .times = -1, .status = 503});
        rig.list->refresh();
        QTRY_VERIFY(!rig.list->failure().isEmpty());
        QCOMPARE(rig.list->total(), before);
        QTRY_COMPARE(rig.list->rowCount(), before);
        QVERIFY(!rig.list->refusal());
        rig.sandbox.clearFaults();
        rig.list->refresh();
        QTRY_VERIFY(rig.list->failure().isEmpty());
        QCOMPARE(rig.list->left(), 0);
    }

    void joinsAndLeavesAreCounted()
    {
        ListRig rig;
        Account *account = rig.signIn(tea);
        rig.open(tea, account);
        QTRY_VERIFY(rig.list->asOf().isValid());
        const QString id = rig.idOf(tea);
        const QString who = rig.idOf(wren);
        rig.sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::ChatRooms>().leave(id, who); });
        rig.join(tea, 0, 3);
        rig.list->refresh();
        QTRY_COMPARE(rig.list->joined(), 3);
        QTRY_COMPARE(rig.list->left(), 1);
        QVERIFY(!rig.list->chatter(who));
        QVERIFY(rig.list->chatter(u"7000002"_s)->since.isValid());
    }

    void itEndsWhileItReads()
    {
        ListRig rig;
        rig.join(tea, 0, 1500);
        Account *account = rig.signIn(tea);
        for (int i = 0; i < 4; ++i) {
            rig.open(tea, account);
            QTimer ending;
            ending.setSingleShot(true);
            ending.setInterval(i * 5);
            connect(&ending, &QTimer::timeout, this, [&] { rig.list.reset(); });
            connect(rig.list.get(), &ChatterList::freshnessChanged, &ending, [&] {
                if (rig.list->isReading() && !ending.isActive())
                    ending.start();
            });
            QTRY_VERIFY(!rig.list);
        }
        rig.open(tea, account);
        QTRY_VERIFY(rig.list->asOf().isValid());
    }
};

QTEST_GUILESS_MAIN(TestChatterList)
#include "tst_chatter_list.moc"
