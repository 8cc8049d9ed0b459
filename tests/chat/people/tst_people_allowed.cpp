// SPDX-License-Identifier: GPL-3.0-or-later

// What the tab People shows when the service reports no data, refuses them, or cannot be reached.

#include "people_view_world.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

class TestPeopleAllowed : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanup() { m_theme->setTextScale(100); }

    void aShoutoutWithoutThePermissionAsksForIt()
    {
        PeopleViewWorld rig;
        rig.signIn(tea, without({Scope::ModeratorManageShoutouts}));
        rig.open();
        rig.waitForList();
        QSignalSpy asked(rig.view, &ChatView::permissionRequested);
        rig.choose(wren);
        QTest::keyClick(rig.table(), Qt::Key_O);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ModeratorManageShoutouts);
        QCOMPARE(asked.first().at(1).toString(), rig.idOf(tea));
        QVERIFY(rig.service->shoutouts()->queue().isEmpty());
    }

    void aMissingPermissionIsSaidAndAskedFor()
    {
        PeopleViewWorld rig;
        rig.signIn(tea, without({Scope::ModeratorReadChatters}));
        rig.open();
        QTRY_VERIFY(rig.empty()->isVisible());
        QVERIFY2(rig.empty()->sentence().contains(u"permission"_s), qPrintable(rig.empty()->sentence()));
        QSignalSpy asked(rig.view, &ChatView::permissionRequested);
        QTest::mouseClick(rig.empty()->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ModeratorReadChatters);
        QCOMPARE(rig.calls("GET /chat/chatters"), 0);
    }

    void permissionsAreAskedOfWhoActsInTheChannel()
    {
        PeopleViewWorld rig;
        rig.signIn(wren);
        rig.signIn(quill, without({Scope::ModeratorReadChatters}));
        rig.open(wren);
        QTRY_VERIFY(rig.service->channels()->shown().contains(rig.idOf(lantern)));
        QTRY_COMPARE(rig.service->channels()->find(rig.idOf(lantern))->accounts.size(), 2);
        rig.service->channels()->setAccount(rig.idOf(lantern), rig.idOf(quill));
        rig.choice->setCurrent(rig.idOf(lantern));
        QTRY_VERIFY(rig.empty()->isVisible() && rig.empty()->sentence().contains(u"permission"_s));
        QSignalSpy asked(rig.view, &ChatView::permissionRequested);
        QTest::mouseClick(rig.empty()->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().at(0).value<Scope>(), Scope::ModeratorReadChatters);
        QCOMPARE(asked.first().at(1).toString(), rig.idOf(quill));
        // Another account acts, which has the permission.
        rig.service->channels()->setAccount(rig.idOf(lantern), rig.idOf(wren));
        rig.waitForList();
        QCOMPARE(rig.list()->account()->userId(), rig.idOf(wren));
    }

    void missingRolesAreSaidAndAskedFor()
    {
        PeopleViewWorld rig;
        rig.signIn(tea, without({Scope::ChannelReadVips, Scope::ChannelManageVips}));
        rig.open();
        rig.waitForList();
        auto *roles = rig.find<WhyHint>("peopleRoles");
        QTRY_VERIFY(roles->isVisible());
        QCOMPARE(roles->sentence(), u"VIPs are not shown."_s);
        QSignalSpy asked(rig.view, &ChatView::permissionRequested);
        Q_EMIT roles->actionTriggered();
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ChannelReadVips);
    }

    void inTheChannelsOfOthersRolesAreNotTold()
    {
        PeopleViewWorld rig;
        rig.signIn(wren);
        rig.open(tea);
        rig.waitForList();
        auto *roles = rig.find<WhyHint>("peopleRoles");
        QTRY_VERIFY(roles->isVisible());
        QCOMPARE(roles->sentence(), u"Roles are unknown."_s);
        QCOMPARE(rig.view->findChild<QComboBox *>()->currentText(), rig.nameOf(tea));
    }

    void aRoleThatEndsIsSaidAndTheListStays()
    {
        PeopleViewWorld rig;
        rig.signIn(wren);
        rig.open(tea);
        rig.waitForList();
        const int before = rig.rows();
        rig.setModerator(tea, wren, false);
        rig.view->refresh();
        auto *banner = rig.find<Banner>("peopleBanner");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY2(banner->sentence().contains(u"cannot see who is in the chat"_s),
                 qPrintable(banner->sentence()));
        QVERIFY(banner->sentence().contains(rig.nameOf(tea)));
        QCOMPARE(rig.rows(), before);
        QVERIFY(rig.table()->isVisible());
        QTRY_VERIFY(rig.service->channels()->find(rig.idOf(tea))->trouble.has_value());
    }

    void offlineTheOldListStays()
    {
        PeopleViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        const int before = rig.rows();
        rig.sandbox.fault({.path = "/chat/chatters", .times = -1, .cutConnection = true});
        rig.view->refresh();
        QTRY_VERIFY(!rig.view->freshness().failure.isEmpty());
        QCOMPARE(rig.rows(), before);
        QVERIFY(rig.table()->isVisible());
        rig.sandbox.clearFaults();
        rig.view->refresh();
        QTRY_VERIFY(rig.view->freshness().failure.isEmpty());
    }

    void anotherChannelIsAnotherList()
    {
        PeopleViewWorld rig;
        rig.signIn(wren);
        rig.open(tea);
        rig.waitForList();
        auto *channels = rig.find<QComboBox>("peopleChannel");
        QTRY_VERIFY(channels->count() > 1);
        channels->setFocus();
        const int other = channels->findText(rig.nameOf(u"paperlantern"_s));
        QVERIFY(other >= 0);
        channels->setCurrentIndex(other);
        Q_EMIT channels->activated(other);
        QCOMPARE(rig.choice->current(), rig.idOf(u"paperlantern"_s));
        rig.waitForList();
        QCOMPARE(rig.list()->channelId(), rig.choice->current());
        rig.choice->setCurrent(rig.idOf(tea));
        QCOMPARE(channels->currentText(), rig.nameOf(tea));
        rig.waitForList();
        QCOMPARE(rig.list()->channelId(), rig.idOf(tea));
    }

    void theSharedChatIsShown()
    {
        PeopleViewWorld rig;
        const QString id = rig.idOf(tea), other = rig.idOf(pip);
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            std::ignore = world.area<Sandbox::ChatRooms>().sharedChats().end(id);
        });
        rig.signIn(tea);
        rig.open();
        auto *sentence = rig.find<QLabel>("sharedChatSentence");
        QTRY_COMPARE(sentence->text(), u"Not in a shared chat."_s);
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::ChatRooms>().sharedChats().start({other, id});
        });
        rig.view->refresh();
        QTRY_VERIFY(sentence->text().startsWith(u"Since "_s));
        auto *people = rig.find<QWidget>("sharedChatPeople");
        QTRY_COMPARE(people->findChildren<QLabel *>().size(), 3);  // three labels: two names and the host
        QTRY_COMPARE(people->findChildren<QLabel *>().first()->text(), rig.nameOf(pip));
        QCOMPARE(people->findChildren<QLabel *>().first()->accessibleName(),
                 u"%1, host"_s.arg(rig.nameOf(pip)));
    }

    void anAccountGoesAway()
    {
        PeopleViewWorld rig;
        Account *account = rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.view->hide();  // the list is off screen
        rig.accounts->signOut(account);
        QTRY_VERIFY(rig.accounts->all().isEmpty());
        QVERIFY(!rig.list());
        rig.view->show();
        QTRY_VERIFY(rig.empty()->isVisible());
        QVERIFY(!rig.view->freshness().asOf.isValid());
        rig.view->refresh();
    }

    void hiddenItAsksForNothing()
    {
        PeopleViewWorld rig;
        rig.signIn(tea);
        const QString id = rig.idOf(tea);
        rig.service = rig.make<ChatService>(rig.accounts.get(), Clock::system(), QString());
        rig.service->start();
        rig.choice = rig.make<ChannelChoice>(rig.service->channels(), id);
        rig.window.reset(rig.view = new PeopleView(rig.service, rig.choice));
        QTest::qWait(50);
        QVERIFY(!rig.list());
        QCOMPARE(rig.calls("GET /chat/chatters"), 0);
    }
};

QTEST_MAIN(TestPeopleAllowed)
#include "tst_people_allowed.moc"
