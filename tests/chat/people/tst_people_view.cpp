// SPDX-License-Identifier: GPL-3.0-or-later

// The tab People as a user sees it: real widgets, real events, and a sandbox.

#include "people_view_world.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

class TestPeopleView : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanup() { m_theme->setTextScale(100); }

    void everybodyIsListedWithTheirRole()
    {
        PeopleViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QCOMPARE(rig.rows(), rig.list()->total());
        QTRY_COMPARE(rig.count(), u"%1 in this chat"_s.arg(rig.list()->total()));
        QVERIFY(rig.find<QLabel>("peopleLag")->isVisible());
        QTRY_VERIFY(rig.list()->knowsRoles());
        const auto text = [&](const QString &login, int column) {
            return rig.table()->model()->index(rig.list()->rowOf(rig.idOf(login)), column).data().toString();
        };
        QCOMPARE(text(tea, ChatterModel::RoleColumn), u"Broadcaster"_s);
        QCOMPARE(text(wren, ChatterModel::RoleColumn), u"Moderator"_s);
        QVERIFY(text(wren, ChatterModel::SinceColumn).startsWith(u"before "_s));
        QVERIFY(!rig.find<WhyHint>("peopleRoles")->isVisible());
        const Freshness freshness = rig.view->freshness();
        QVERIFY(freshness.asOf.isValid() && freshness.failure.isEmpty() && !freshness.live
                && !freshness.loading);
    }

    void oneSearchesAsOneTypes()
    {
        PeopleViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.table()->setFocus();
        QTest::keyClick(rig.table(), Qt::Key_Slash);
        QVERIFY(rig.search()->hasFocus());
        QTest::keyClicks(rig.search(), u"WRENL"_s);
        QTRY_COMPARE(rig.rows(), 1);
        QTRY_VERIFY(rig.count().endsWith(u", 1 found"_s));
        QTest::keyClick(rig.search(), Qt::Key_Down);
        QVERIFY(rig.table()->hasFocus());
        QCOMPARE(rig.list()->row(rig.table()->currentIndex().row()).login, wren);
        QTest::keyClick(rig.table(), Qt::Key_Up);
        QVERIFY(rig.search()->hasFocus());
        QTest::keyClicks(rig.search(), u"xx"_s);
        QTRY_VERIFY(rig.empty()->isVisible());
        QCOMPARE(rig.empty()->sentence(), u"No matching viewer."_s);
        QTest::mouseClick(rig.empty()->actionButton(), Qt::LeftButton);
        QTRY_COMPARE(rig.rows(), rig.list()->total());
        QVERIFY(rig.table()->isVisible());
        QTest::keyClicks(rig.search(), u"q"_s);
        QTest::keyClick(rig.search(), Qt::Key_Escape);
        QCOMPARE(rig.search()->text(), QString());
    }

    void aClickOnAHeadSorts()
    {
        PeopleViewWorld rig;
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
        PeopleViewWorld rig;
        rig.join(tea, 100, 200);
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.choose(wren);
        const QModelIndex current = rig.table()->currentIndex();
        const int y = rig.table()->visualRect(current).top();
        rig.join(tea, 0, 40);  // these rows are above the current one
        rig.view->refresh();
        QTRY_COMPARE(rig.list()->joined(), 40);
        QTRY_VERIFY(!rig.list()->isBusy());
        QCOMPARE(rig.list()->row(rig.table()->currentIndex().row()).login, wren);
        QVERIFY(rig.table()->currentIndex().row() != current.row());
        QCOMPARE(rig.table()->visualRect(rig.table()->currentIndex()).top(), y);
        QVERIFY(rig.find<QLabel>("peopleChanges")->text().contains(u"+40"_s));
    }

    void aNameIsCopied()
    {
        PeopleViewWorld rig;
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
        PeopleViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QSignalSpy answer(rig.view, &ChatView::notified);
        rig.choose(wren);
        QTest::mouseClick(rig.table()->viewport(), Qt::RightButton, {},
                          rig.table()->visualRect(rig.table()->currentIndex()).center());
        rig.find<QAction>("peopleAddShoutout")->trigger();
        QCOMPARE(rig.service->shoutouts()->queue().size(), 1);
        const Shoutout shoutout = rig.service->shoutouts()->queue().first();
        QCOMPARE(shoutout.target.id, rig.idOf(wren));
        QCOMPARE(shoutout.target.source, ShoutoutTarget::Source::Chatter);
        QCOMPARE(shoutout.fromId, rig.idOf(tea));
        QVERIFY(!shoutout.automatic);
        QCOMPARE(answer.size(), 1);
        // A second time is answered with a message, and the queue is unchanged.
        rig.find<QAction>("peopleAddShoutout")->trigger();
        QCOMPARE(answer.size(), 2);
        QCOMPARE(rig.service->shoutouts()->queue().size(), 1);
        answer.first().at(1).value<std::function<void()>>()();
        QVERIFY(rig.service->shoutouts()->queue().isEmpty());
        // The channel itself cannot receive one.
        rig.choose(tea);
        QVERIFY(!rig.find<QAction>("peopleShoutOut")->isEnabled());
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
        PeopleViewWorld rig;
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
            QVERIFY2(tool->mapTo(rig.view, QPoint(tool->width(), 0)).x() <= rig.view->width(), name);
            QVERIFY(tool->width() > px(40));
        }
        // The shared chat replaces the list.
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
        PeopleViewWorld rig;
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
        QVERIFY2(spoken.contains(u"here since before"_s), qPrintable(spoken));
        for (QAction *action : rig.view->pageActions())
            QVERIFY(!action->text().isEmpty());
    }
};

QTEST_MAIN(TestPeopleView)
#include "tst_people_view.moc"
