// SPDX-License-Identifier: GPL-3.0-or-later

// The tab People as a user meets it: real widgets, real events, a sandbox behind it.

#include "mode_rig.h"

#include "chat/channel_choice.h"
#include "chat/chat_channels.h"
#include "chat/chat_desk.h"
#include "chat/chatter_list.h"
#include "chat/people_view.h"
#include "chat/shared_chat.h"
#include "chat/shoutout_queue.h"
#include "kit/banner.h"
#include "kit/button.h"
#include "kit/empty_state.h"
#include "kit/steady_table.h"
#include "kit/theme.h"
#include "kit/why_hint.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

const QString tea = QStringLiteral("teaandturrets");
const QString wren = QStringLiteral("wrenloft");
const QString pip = QStringLiteral("pipnocturne");

struct ViewRig : ModeRig
{
    ViewRig()
        : ModeRig(false)
    {
        watchCalls();
    }
    ~ViewRig()
    {
        view.reset();
        choice.reset();
        desk.reset();
    }
    void open(const QString &login = tea, int width = 1032)
    {
        const QString id = idOf(login);
        desk = std::make_unique<ChatDesk>(accounts.get(), Clock::system(), QString());
        desk->start();
        [&] { QTRY_VERIFY(desk->channels()->shown().contains(id)); }();
        choice = std::make_unique<ChannelChoice>(desk->channels(), id);
        view = std::make_unique<PeopleView>(desk.get(), choice.get());
        view->resize(width, 620);
        view->show();
        view->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(view.get(), testPatience)); }();
    }
    void waitForList()
    {
        [&] { QTRY_VERIFY(list() && list()->asOf().isValid() && !list()->isBusy()); }();
    }
    template <class T>
    T *find(const char *name) const
    {
        T *widget = view->findChild<T *>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return widget;
    }
    ChatterList *list() const { return view->chatters(); }
    SteadyTable *table() const { return find<SteadyTable>("peopleTable"); }
    QLineEdit *search() const { return find<QLineEdit>("peopleSearch"); }
    EmptyState *empty() const { return find<EmptyState>("peopleEmpty"); }
    QString count() const { return find<QLabel>("peopleCount")->text(); }
    int rows() const { return table()->model()->rowCount(); }
    void choose(const QString &login)
    {
        const int row = list()->rowOf(idOf(login));
        if (row < 0)
            qFatal("not in the list: %s", qPrintable(login));
        const QModelIndex index = table()->model()->index(row, 0);
        table()->scrollTo(index);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(index).center());
    }
    void join(const QString &channel, int from, int to)
    {
        const QString id = idOf(channel);
        sandbox.inSandbox([&](Sandbox::World &world) {
            for (int i = from; i < to; ++i) {
                Api::User user;
                user.id = QString::number(7'000'000 + i);
                user.login = QStringLiteral("aa_crowd_%1").arg(i, 4, 10, QLatin1Char('0'));
                user.displayName = user.login;
                user.createdAt = QDateTime::currentDateTimeUtc();
                if (!world.addUser(user) || !world.chatRooms().join(id, user.id))
                    qFatal("cannot join");
            }
        });
        clock.advance(11'000);
    }

    std::unique_ptr<ChatDesk> desk;
    std::unique_ptr<ChannelChoice> choice;
    std::unique_ptr<PeopleView> view;
};

}  // namespace

class TestPeopleView : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanup() { m_theme->setTextScale(100); }

    void everybodyIsListedWithTheirRole()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QCOMPARE(rig.rows(), rig.list()->total());
        QTRY_COMPARE(rig.count(), QStringLiteral("%1 in this chat").arg(rig.list()->total()));
        QVERIFY(rig.find<QLabel>("peopleLag")->isVisible());
        QTRY_VERIFY(rig.list()->knowsRoles());
        const auto text = [&](const QString &login, int column) {
            return rig.table()->model()->index(rig.list()->rowOf(rig.idOf(login)), column).data().toString();
        };
        QCOMPARE(text(tea, ChatterModel::RoleColumn), QStringLiteral("Broadcaster"));
        QCOMPARE(text(wren, ChatterModel::RoleColumn), QStringLiteral("Moderator"));
        QVERIFY(text(wren, ChatterModel::SinceColumn).startsWith(QStringLiteral("before ")));
        QVERIFY(!rig.find<WhyHint>("peopleRoles")->isVisible());
        const Freshness freshness = rig.view->freshness();
        QVERIFY(freshness.asOf.isValid() && freshness.failure.isEmpty() && !freshness.live
                && !freshness.loading);
    }

    void oneSearchesAsOneTypes()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.table()->setFocus();
        QTest::keyClick(rig.table(), Qt::Key_Slash);
        QVERIFY(rig.search()->hasFocus());
        QTest::keyClicks(rig.search(), QStringLiteral("WRENL"));
        QTRY_COMPARE(rig.rows(), 1);
        QTRY_VERIFY(rig.count().endsWith(QStringLiteral(", 1 found")));
        QTest::keyClick(rig.search(), Qt::Key_Down);
        QVERIFY(rig.table()->hasFocus());
        QCOMPARE(rig.table()->currentIndex().data(ChatterModel::LoginRole).toString(), wren);
        QTest::keyClick(rig.table(), Qt::Key_Up);
        QVERIFY(rig.search()->hasFocus());
        QTest::keyClicks(rig.search(), QStringLiteral("xx"));
        QTRY_VERIFY(rig.empty()->isVisible());
        QCOMPARE(rig.empty()->sentence(), QStringLiteral("Nobody here is called that."));
        QTest::mouseClick(rig.empty()->actionButton(), Qt::LeftButton);
        QTRY_COMPARE(rig.rows(), rig.list()->total());
        QVERIFY(rig.table()->isVisible());
        QTest::keyClicks(rig.search(), QStringLiteral("q"));
        QTest::keyClick(rig.search(), Qt::Key_Escape);
        QCOMPARE(rig.search()->text(), QString());
    }

    void aClickOnAHeadSorts()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QTRY_VERIFY(rig.list()->knowsRoles());
        auto *head = rig.table()->horizontalHeader();
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                          QPoint(head->sectionViewportPosition(ChatterModel::RoleColumn) + 20, 10));
        QTRY_COMPARE(rig.list()->row(0).role, ChatterRow::Role::Broadcaster);
        QTRY_COMPARE(rig.list()->row(1).role, ChatterRow::Role::Moderator);
    }

    void whatOneLooksAtStaysWhereItIs()
    {
        ViewRig rig;
        rig.join(tea, 100, 200);
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.choose(wren);
        const QModelIndex current = rig.table()->currentIndex();
        const int y = rig.table()->visualRect(current).top();
        rig.join(tea, 0, 40);  // above it
        rig.view->refresh();
        QTRY_COMPARE(rig.list()->joined(), 40);
        QTRY_VERIFY(!rig.list()->isBusy());
        QCOMPARE(rig.table()->currentIndex().data(ChatterModel::LoginRole).toString(), wren);
        QVERIFY(rig.table()->currentIndex().row() != current.row());
        QCOMPARE(rig.table()->visualRect(rig.table()->currentIndex()).top(), y);
        QVERIFY(rig.find<QLabel>("peopleChanges")->text().contains(QStringLiteral("+40")));
    }

    void aNameIsCopied()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QVERIFY(!rig.find<QAction>("peopleCopy")->isEnabled());
        rig.choose(wren);
        QTest::keyClick(rig.table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), wren);
    }

    void aChatterGetsAShoutout()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QSignalSpy told(rig.view.get(), &ChatView::notified);
        rig.choose(wren);
        QTest::mouseClick(rig.table()->viewport(), Qt::RightButton, {},
                          rig.table()->visualRect(rig.table()->currentIndex()).center());
        rig.find<QAction>("peopleAddShoutout")->trigger();
        QCOMPARE(rig.desk->shoutouts()->queue().size(), 1);
        const Shoutout shoutout = rig.desk->shoutouts()->queue().first();
        QCOMPARE(shoutout.target.id, rig.idOf(wren));
        QCOMPARE(shoutout.target.source, ShoutoutTarget::Source::Chatter);
        QCOMPARE(shoutout.fromId, rig.idOf(tea));
        QVERIFY(!shoutout.automatic);
        QCOMPARE(told.size(), 1);
        // Twice is said, not done.
        rig.find<QAction>("peopleAddShoutout")->trigger();
        QCOMPARE(told.size(), 2);
        QCOMPARE(rig.desk->shoutouts()->queue().size(), 1);
        told.first().at(1).value<std::function<void()>>()();
        QVERIFY(rig.desk->shoutouts()->queue().isEmpty());
        // The channel itself cannot get one.
        rig.choose(tea);
        QVERIFY(!rig.find<QAction>("peopleShoutOut")->isEnabled());
    }

    void aShoutoutWithoutThePermissionAsksForIt()
    {
        ViewRig rig;
        rig.signIn(tea, without({Scope::ModeratorManageShoutouts}));
        rig.open();
        rig.waitForList();
        QSignalSpy asked(rig.view.get(), &ChatView::permissionRequested);
        rig.choose(wren);
        QTest::keyClick(rig.table(), Qt::Key_O);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ModeratorManageShoutouts);
        QCOMPARE(asked.first().at(1).toString(), rig.idOf(tea));
        QVERIFY(rig.desk->shoutouts()->queue().isEmpty());
    }

    void aMissingPermissionIsSaidAndAskedFor()
    {
        ViewRig rig;
        rig.signIn(tea, without({Scope::ModeratorReadChatters}));
        rig.open();
        QTRY_VERIFY(rig.empty()->isVisible());
        QVERIFY2(rig.empty()->sentence().contains(QStringLiteral("permission")),
                 qPrintable(rig.empty()->sentence()));
        QSignalSpy asked(rig.view.get(), &ChatView::permissionRequested);
        QTest::mouseClick(rig.empty()->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ModeratorReadChatters);
        QCOMPARE(rig.calls("GET /chat/chatters"), 0);
    }

    void permissionsAreAskedOfWhoActsInTheChannel()
    {
        const QString lantern = QStringLiteral("paperlantern");
        const QString quill = QStringLiteral("quillscribe");
        ViewRig rig;
        rig.signIn(wren);
        rig.signIn(quill, without({Scope::ModeratorReadChatters}));
        rig.open(wren);
        QTRY_VERIFY(rig.desk->channels()->shown().contains(rig.idOf(lantern)));
        QTRY_COMPARE(rig.desk->channels()->find(rig.idOf(lantern))->accounts.size(), 2);
        rig.desk->channels()->setAccount(rig.idOf(lantern), rig.idOf(quill));
        rig.choice->setCurrent(rig.idOf(lantern));
        QTRY_VERIFY(rig.empty()->isVisible()
                    && rig.empty()->sentence().contains(QStringLiteral("permission")));
        QSignalSpy asked(rig.view.get(), &ChatView::permissionRequested);
        QTest::mouseClick(rig.empty()->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().at(0).value<Scope>(), Scope::ModeratorReadChatters);
        QCOMPARE(asked.first().at(1).toString(), rig.idOf(quill));
        // Another one acts: there is nothing to ask for.
        rig.desk->channels()->setAccount(rig.idOf(lantern), rig.idOf(wren));
        rig.waitForList();
        QCOMPARE(rig.list()->account()->userId(), rig.idOf(wren));
    }

    void missingRolesAreSaidAndAskedFor()
    {
        ViewRig rig;
        rig.signIn(tea, without({Scope::ChannelReadVips, Scope::ChannelManageVips}));
        rig.open();
        rig.waitForList();
        auto *roles = rig.find<WhyHint>("peopleRoles");
        QTRY_VERIFY(roles->isVisible());
        QCOMPARE(roles->sentence(), QStringLiteral("VIPs are not told."));
        QSignalSpy asked(rig.view.get(), &ChatView::permissionRequested);
        Q_EMIT roles->actionTriggered();
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ChannelReadVips);
    }

    void inTheChannelsOfOthersRolesAreNotTold()
    {
        ViewRig rig;
        rig.signIn(wren);
        rig.open(tea);
        rig.waitForList();
        auto *roles = rig.find<WhyHint>("peopleRoles");
        QTRY_VERIFY(roles->isVisible());
        QCOMPARE(roles->sentence(), QStringLiteral("Roles are not told."));
        QCOMPARE(rig.view->findChild<QComboBox *>()->currentText(), rig.nameOf(tea));
    }

    void aRoleThatEndsIsSaidAndTheListStays()
    {
        ViewRig rig;
        rig.signIn(wren);
        rig.open(tea);
        rig.waitForList();
        const int before = rig.rows();
        rig.setModerator(tea, wren, false);
        rig.view->refresh();
        auto *banner = rig.find<Banner>("peopleBanner");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY2(banner->sentence().contains(QStringLiteral("may not see")), qPrintable(banner->sentence()));
        QVERIFY(banner->sentence().contains(rig.nameOf(tea)));
        QCOMPARE(rig.rows(), before);
        QVERIFY(rig.table()->isVisible());
        QTRY_VERIFY(rig.desk->channels()->find(rig.idOf(tea))->trouble.has_value());
    }

    void offlineTheOldListStays()
    {
        ViewRig rig;
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
        ViewRig rig;
        rig.signIn(wren);
        rig.open(tea);
        rig.waitForList();
        auto *channels = rig.find<QComboBox>("peopleChannel");
        QTRY_VERIFY(channels->count() > 1);
        channels->setFocus();
        const int other = channels->findText(rig.nameOf(QStringLiteral("paperlantern")));
        QVERIFY(other >= 0);
        channels->setCurrentIndex(other);
        Q_EMIT channels->activated(other);
        QCOMPARE(rig.choice->current(), rig.idOf(QStringLiteral("paperlantern")));
        rig.waitForList();
        QCOMPARE(rig.list()->channelId(), rig.choice->current());
        rig.choice->setCurrent(rig.idOf(tea));
        QCOMPARE(channels->currentText(), rig.nameOf(tea));
        rig.waitForList();
        QCOMPARE(rig.list()->channelId(), rig.idOf(tea));
    }

    void theSharedChatIsShown()
    {
        ViewRig rig;
        const QString id = rig.idOf(tea), other = rig.idOf(pip);
        rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { std::ignore = world.chatRooms().endSharedSession(id); });
        rig.signIn(tea);
        rig.open();
        auto *sentence = rig.find<QLabel>("sharedChatSentence");
        QTRY_COMPARE(sentence->text(), QStringLiteral("Not in a shared chat."));
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.chatRooms().startSharedSession({other, id}))
                qFatal("cannot share");
        });
        rig.view->refresh();
        QTRY_VERIFY(sentence->text().startsWith(QStringLiteral("Since ")));
        auto *people = rig.find<QWidget>("sharedChatPeople");
        QTRY_COMPARE(people->findChildren<QLabel *>().size(), 3);  // two names, one host
        QTRY_COMPARE(people->findChildren<QLabel *>().first()->text(), rig.nameOf(pip));
        QCOMPARE(people->findChildren<QLabel *>().first()->accessibleName(),
                 QStringLiteral("%1, host").arg(rig.nameOf(pip)));
    }

    void anAccountGoesAway()
    {
        ViewRig rig;
        Account *account = rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.view->hide();  // nobody looks
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
        ViewRig rig;
        rig.signIn(tea);
        const QString id = rig.idOf(tea);
        rig.desk = std::make_unique<ChatDesk>(rig.accounts.get(), Clock::system(), QString());
        rig.desk->start();
        rig.choice = std::make_unique<ChannelChoice>(rig.desk->channels(), id);
        rig.view = std::make_unique<PeopleView>(rig.desk.get(), rig.choice.get());
        QTest::qWait(50);
        QVERIFY(!rig.list());
        QCOMPARE(rig.calls("GET /chat/chatters"), 0);
    }

    void narrowKeepsTheNames_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("scale");
        QTest::newRow("narrow") << 560 << 100;
        QTest::newRow("large text") << 1032 << 200;
        QTest::newRow("least") << 400 << 100;
    }
    void narrowKeepsTheNames()
    {
        QFETCH(int, width);
        QFETCH(int, scale);
        ViewRig rig;
        rig.signIn(tea);
        m_theme->setTextScale(scale);
        rig.open(tea, width);
        rig.waitForList();
        QTRY_VERIFY(rig.list()->knowsRoles());
        auto *card = rig.find<QWidget>("sharedChatCard");
        QVERIFY(!card->isVisible());
        QVERIFY(rig.table()->isVisible());
        QVERIFY(rig.view->width() <= width);
        QVERIFY(rig.table()->isColumnHidden(ChatterModel::RoleColumn));
        QVERIFY(rig.table()->columnWidth(ChatterModel::NameColumn) >= px(120));
        for (const char *name : {"peopleChannel", "peopleSearch", "peopleSharedButton"}) {
            auto *tool = rig.find<QWidget>(name);
            QVERIFY(tool->isVisible());
            QVERIFY2(tool->mapTo(rig.view.get(), QPoint(tool->width(), 0)).x() <= rig.view->width(), name);
            QVERIFY(tool->width() > px(40));
        }
        // The shared chat takes the place of the list.
        rig.table()->setFocus();
        QTest::keyClick(rig.table(), Qt::Key_D);
        QVERIFY(card->isVisible());
        QVERIFY(!rig.table()->isVisible());
        QTest::mouseClick(rig.find<QWidget>("peopleSharedButton"), Qt::LeftButton);
        QVERIFY(!card->isVisible());
        QVERIFY(rig.table()->isVisible());
    }

    void everythingHasAName()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        for (const char *name : {"peopleChannel", "peopleSearch", "peopleTable", "sharedChatPeople"})
            QVERIFY2(!rig.find<QWidget>(name)->accessibleName().isEmpty(), name);
        const QString spoken = rig.table()
                                   ->model()
                                   ->index(rig.list()->rowOf(rig.idOf(wren)), 0)
                                   .data(Qt::AccessibleTextRole)
                                   .toString();
        QVERIFY2(spoken.contains(QStringLiteral("here since before")), qPrintable(spoken));
        for (QAction *action : rig.view->viewActions())
            QVERIFY(!action->text().isEmpty());
    }
};

QTEST_MAIN(TestPeopleView)
#include "tst_people_view.moc"
