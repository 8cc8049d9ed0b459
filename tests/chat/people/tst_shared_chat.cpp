// SPDX-License-Identifier: GPL-3.0-or-later

// The chat that a channel shares with others: by events where they are available, otherwise by polling.

#include "chat/chat_world.h"

#include "chat/people/shared_chat.h"

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

struct SharedRig : ChatWorld
{
    explicit SharedRig(bool withEvents = true)
        : ChatWorld(withEvents)
    {
        end(tea);
        watchCalls();
    }
    void open(const QString &channel = tea)
    {
        account = signIn(tea);
        chat = std::make_unique<SharedChat>(account, idOf(channel));
        chat->setOnScreen(account, true);
    }
    void share(const QStringList &logins)
    {
        QStringList ids;
        for (const QString &login : logins)
            ids.append(idOf(login));
        sandbox.act([&](Sandbox::World &world) { return rooms(world).sharedChats().start(ids); });
    }
    void end(const QString &login)
    {
        const QString id = idOf(login);
        sandbox.inSandbox([&](Sandbox::World &world) {
            std::ignore = world.area<Sandbox::ChatRooms>().sharedChats().end(id);
        });
    }
    QStringList names() const
    {
        QStringList all;
        for (const auto &one : chat->participants())
            all.append(one.name);
        return all;
    }

    Account *account = nullptr;
    std::unique_ptr<SharedChat> chat;
};

}  // namespace

class TestSharedChat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutASessionThereIsNone()
    {
        SharedRig rig(false);
        rig.open();
        QVERIFY(!rig.chat->isKnown());
        QTRY_VERIFY(rig.chat->isKnown());
        QVERIFY(!rig.chat->isShared());
        QVERIFY(rig.chat->participants().isEmpty());
        QVERIFY(rig.chat->asOf().isValid());
        QCOMPARE(rig.calls("GET /users"), 0);
    }

    void participantsHaveNamesTheHostFirst()
    {
        SharedRig rig(false);
        rig.share({pip, tea, forge});
        rig.open();
        QTRY_COMPARE(rig.names(), (QStringList{rig.nameOf(pip), rig.nameOf(forge), rig.nameOf(tea)}));
        QVERIFY(rig.chat->isShared());
        QVERIFY(rig.chat->participants().first().isHost);
        QVERIFY(!rig.chat->participants().last().isHost);
        QVERIFY(rig.chat->startedAt().isValid());
        QVERIFY(!rig.chat->sessionId().isEmpty());
        // Names are cached.
        rig.chat->refresh();
        QTRY_VERIFY(rig.calls("GET /shared_chat/session") >= 2);
        QTest::qWait(50);
        QCOMPARE(rig.calls("GET /users"), 1);
    }

    void withoutNamesThereAreIds()
    {
        SharedRig rig(false);
        rig.share({pip, tea});
        rig.sandbox.fault({.path = "/users", .times = -1, .status = 503});
        rig.open();
        QTRY_VERIFY(rig.chat->isShared());
        QCOMPARE(rig.names(), (QStringList{rig.idOf(pip), rig.idOf(tea)}));
        QTRY_VERIFY(rig.chat->asOf().isValid());
        rig.sandbox.clearFaults();
        rig.chat->refresh();
        QTRY_COMPARE(rig.names(), (QStringList{rig.nameOf(pip), rig.nameOf(tea)}));
    }

    void eventsTellOfBeginChangeAndEnd()
    {
        SharedRig rig;
        rig.open();
        QTRY_VERIFY(rig.chat->isLive());
        QTRY_VERIFY(rig.chat->isKnown());
        rig.share({tea, pip});
        QTRY_VERIFY(rig.chat->isShared());
        QTRY_COMPARE(rig.names(), (QStringList{rig.nameOf(tea), rig.nameOf(pip)}));
        const QString id = rig.idOf(forge);
        const QString with = rig.idOf(tea);
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::ChatRooms>().sharedChats().join(id, with);
        });
        QTRY_COMPARE(rig.chat->participants().size(), 3);
        rig.end(tea);
        QTRY_VERIFY(!rig.chat->isShared());
    }

    void aFailureIsSaidAndWhatWasKnownStays()
    {
        SharedRig rig(false);
        rig.share({pip, tea});
        rig.open();
        QTRY_VERIFY(rig.chat->asOf().isValid());
        rig.sandbox.fault({.path = "/shared_chat/session", .times = -1, .status = 500});
        rig.chat->refresh();
        QTRY_VERIFY(!rig.chat->failure().isEmpty());
        QVERIFY(rig.chat->isShared());
        QCOMPARE(rig.chat->participants().size(), 2);
    }

    void itEndsWhileItAsks()
    {
        SharedRig rig;
        rig.share({pip, tea});
        for (int i = 0; i < 4; ++i) {
            rig.open();
            QTest::qWait(i * 5);
            rig.chat.reset();
        }
        rig.open();
        QTRY_VERIFY(rig.chat->isShared());
    }
};

QTEST_GUILESS_MAIN(TestSharedChat)
#include "tst_shared_chat.moc"
