// SPDX-License-Identifier: GPL-3.0-or-later

// How the page shows waiting redemptions, for which accounts and in which sizes, by mouse, keyboard and
// screen reader.

#include "queue_world.h"

#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/pill.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "rewards/decisions/bulk_dialog.h"
#include "rewards/decisions/bulk_model.h"
#include "rewards/decisions/job_strip.h"
#include "rewards/list/selection_bar.h"
#include "rewards/queue/queue_details.h"
#include "sandbox/world/channel_points.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QTableView>

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

const QByteArray path = "/channel_points/custom_rewards/redemptions";

QStringList &announced()
{
    static QStringList words;
    return words;
}

}  // namespace

class TestQueuePageView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>();
        setAnnounceListener([](QWidget *, const QString &message, Announce) { announced().append(message); });
    }

    void cleanupTestCase() { m_theme.reset(); }

    void init() { announced().clear(); }

    void theDetailsShowTheWholeMessage()
    {
        QueueWorld rig;
        const QString words = u"the sea shanty from act one again, "_s.repeated(5).trimmed();
        const QString song = rig.sandbox.inSandbox([&](Sandbox::World &world) {
            const auto made = world.area<Sandbox::Rewards>().create(rig.id(), rig.sandbox.client().id,
                                                                    {.title = u"Pick the next song"_s,
                                                                     .cost = 1500,
                                                                     .prompt = u"Type a song."_s,
                                                                     .isUserInputRequired = true});
            const QString viewer = world.userByLogin(u"quillscribe"_s).value_or(User()).id;
            if (!made || !world.area<Sandbox::ChannelPoints>().setBalance(rig.id(), viewer, 2'000)
                || !world.area<Sandbox::Rewards>().redeem(rig.id(), made->id, viewer, words))
                qFatal("cannot redeem");
            return made->id;
        });
        rig.open({song});
        rig.key(Qt::Key_End);
        QCOMPARE(rig.find<QLabel>("detailsName")->text(), u"QuillScribe"_s);
        QCOMPARE(rig.find<QLabel>("detailsMessage")->text(), words);
        QVERIFY(rig.find<QLabel>("detailsMessage")->textInteractionFlags() & Qt::TextSelectableByMouse);
        QCOMPARE(rig.find<QLabel>("detailsPrompt")->text(), u"Type a song."_s);
        QVERIFY(rig.find<QLabel>("detailsTime")->text().endsWith("ago"_L1));
        rig.key(Qt::Key_D);
        QVERIFY(!rig.find<QWidget>("queueDetails")->isVisible());
        rig.key(Qt::Key_D);
        QVERIFY(rig.find<QWidget>("queueDetails")->isVisible());
    }

    void lettersAreTextWhileSomethingIsTyped()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 5);
        rig.open({songs});
        rig.key(Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>("queueSearch");
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"frgd "_s);
        QCOMPARE(search->text(), u"frgd "_s);
        QCOMPARE(rig.service->decisions()->held(), 0);
        QTRY_COMPARE(rig.model()->shown(), 0);
        QTRY_COMPARE(rig.page->waiting()->findChild<EmptyState *>()->sentence(),
                     u"No matching redemptions."_s);
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_COMPARE(rig.model()->shown(), 5);
        search->setText(
            rig.model()->index(1, 0).data(QueueModel::EntryRole).value<QueueEntry>().redemption.userName);
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(rig.table()->hasFocus());
        QTRY_VERIFY(rig.model()->shown() > 0 && rig.model()->shown() <= 5);
    }

    void newcomersWaitAtTheEdgeWhileTheListIsUsed()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 3);
        rig.open({songs});
        QTRY_VERIFY(rig.model()->holdsNewcomers());
        QCOMPARE(rig.model()->newcomers(), 0);  // redemptions of the first read are not new
        const QString current = rig.table()->currentId();
        const int top = rig.table()->visualRect(rig.table()->currentIndex()).top();
        Redemption late = rig.redemptions(songs).first();
        late.id = u"late"_s;
        late.redeemedAt = QDateTime::currentDateTimeUtc();
        rig.service->queue()->upsert({late});
        auto *newcomers = rig.find<QAbstractButton>("newcomers");
        QTRY_VERIFY(newcomers->isVisible());
        QCOMPARE(newcomers->text(), u"1 new"_s);
        QCOMPARE(rig.table()->currentId(), current);
        QCOMPARE(rig.table()->visualRect(rig.table()->currentIndex()).top(), top);
        QTest::mouseClick(newcomers, Qt::LeftButton);
        QTRY_COMPARE(rig.model()->shown(), 4);
        QVERIFY(!newcomers->isVisible());
        QCOMPARE(rig.table()->currentId(), current);
    }

    void whoMayOnlyLookIsToldWhy()
    {
        QueueWorld rig({.scopes = {Scope::ChannelReadRedemptions}});
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 2);
        rig.open({songs});
        auto *banner = rig.find<Banner>("rightsBanner");
        QVERIFY(banner->isVisible());
        rig.key(Qt::Key_F);
        QCOMPARE(rig.service->decisions()->held(), 0);
        QSignalSpy asked(rig.page, &QueuePage::permissionRequested);
        QTest::mouseClick(banner->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ChannelManageRedemptions);
    }

    void whoMayNotLookIsToldWhy()
    {
        QueueWorld rig({.scopes = {Scope::ChannelManageBroadcast}});
        rig.open({});
        auto *empty = rig.page->waiting()->findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(empty->sentence().contains("needs permission to see the redemptions"_L1));
        QSignalSpy asked(rig.page, &QueuePage::permissionRequested);
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
    }

    void whoHasNoChannelPointsIsToldWhy()
    {
        QueueWorld rig({.login = u"quillscribe"_s});
        rig.open({});
        auto *empty = rig.page->waiting()->findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(empty->sentence().contains("Only Affiliates and Partners have Channel Points."_L1));
        QVERIFY(!empty->actionButton()->isVisible());
    }

    void aNarrowPageKeepsEverythingWithinReach()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 6);
        rig.open({songs}, {584, 380});
        QVERIFY(rig.table()->isNarrow());
        auto *details = rig.find<QWidget>("queueDetails");
        QVERIFY(!details->isVisible());
        rig.key(Qt::Key_D);
        QVERIFY(details->isVisible());
        QVERIFY(rig.page->rect().contains(QRect(details->mapTo(rig.page, QPoint()), details->size())));
        rig.table()->setFocus();
        rig.key(Qt::Key_Escape);
        QVERIFY(!details->isVisible());
        rig.key(Qt::Key_A, Qt::ControlModifier);
        auto *clear = rig.find<QWidget>("clearSelection");
        QVERIFY(clear->isVisible());
        QVERIFY(rig.page->rect().contains(QRect(clear->mapTo(rig.page, QPoint()), clear->size())));
        QVERIFY(rig.table()->viewport()->height() >= 2 * rig.table()->rowHeight());
        QVERIFY(rig.find<QWidget>("queueMore")->isVisible());
        rig.key(Qt::Key_F);
        QCOMPARE(rig.service->decisions()->held(), 6);
    }

    void aScreenReaderHearsRowsAsSentences()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 2);
        rig.open({songs});
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(rig.table());
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), rig.model()->rowCount());
        QAccessibleInterface *row = list->child(1);
        QCOMPARE(row->role(), QAccessible::ListItem);
        const QString name
            = rig.model()->index(1, 0).data(QueueModel::EntryRole).value<QueueEntry>().redemption.userName;
        QVERIFY2(row->text(QAccessible::Name).contains(name), qPrintable(row->text(QAccessible::Name)));
        QVERIFY(row->text(QAccessible::Name).contains("1,500 points"_L1));
        QVERIFY(!row->state().checked);
        row->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(row->state().checked);
        QCOMPARE(rig.model()->selectedCount(), 1);
        QCOMPARE(list->indexOfChild(row), 1);

        announced().clear();
        rig.service->decisions()->setGrace(RedemptionDecision::Fulfilled, 0);
        rig.key(Qt::Key_F);
        QTRY_VERIFY(announced().contains(u"Fulfilled 1"_s));
    }

    void theArchiveIsReachedFromTheDetails()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 3);
        rig.open({songs});
        auto *all = rig.find<QAbstractButton>("detailsShowAll");
        QTRY_VERIFY(all->isVisible());  // redemptions that were seen are archived
        QTest::mouseClick(all, Qt::LeftButton);
        QCOMPARE(rig.page->tab(), QueuePage::Tab::Archive);
        QVERIFY(!rig.page->waiting()->isVisible());
    }

    void theKeyboardGoesWithThePartThatIsChosen()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 3);
        rig.open({songs});
        QWidget *tabs = rig.page->headTabs();
        tabs->show();
        rig.page->waiting()->focusList();
        QTest::mouseClick(tabs->findChild<QAbstractButton *>(u"segment2"_s), Qt::LeftButton);
        QCOMPARE(rig.page->tab(), QueuePage::Tab::Archive);
        auto *archive = rig.find<QWidget>("archiveView");
        QVERIFY(archive->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Slash);
        QVERIFY(archive->findChild<QWidget *>(u"archiveSearch"_s)->hasFocus());
        QTest::mouseClick(tabs->findChild<QAbstractButton *>(u"segment0"_s), Qt::LeftButton);
        QVERIFY(rig.find<QWidget>("queueTable")->hasFocus());
    }

    void onTheHeadOfAGroupTheDetailsAreEmpty()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 3);
        rig.open({songs});
        rig.key(Qt::Key_End);
        auto *details = rig.find<QWidget>("queueDetails");
        QVERIFY(details->findChild<QScrollArea *>()->isVisible());
        rig.key(Qt::Key_Home);
        QVERIFY(!details->findChild<QScrollArea *>()->isVisible());  // without its scroll bar
    }

    void itIsFilteredOrderedAndGroupedByKeysAlone()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 4);
        const QString water = rig.makeReward(u"Hydrate"_s, 300, 3);
        rig.open({songs, water});
        const auto heads = [&] {
            QStringList keys;
            for (int row = 0; row < rig.model()->rowCount(); ++row) {
                if (rig.model()->index(row, 0).data(QueueModel::IsHeadRole).toBool())
                    keys.append(rig.model()->index(row, 0).data(QueueModel::GroupRole).toString());
            }
            return QSet<QString>(keys.cbegin(), keys.cend());
        };
        QSet<QString> viewers;
        for (const Redemption &one : rig.redemptions(songs) + rig.redemptions(water))
            viewers.insert(one.userId);
        QCOMPARE(heads(), QSet<QString>({songs, water}));
        rig.key(Qt::Key_G);
        QTRY_COMPARE(heads(), viewers);
        rig.key(Qt::Key_G);
        QTRY_VERIFY(heads().isEmpty());
        QCOMPARE(rig.model()->rowCount(), 7);

        auto *order = rig.find<QComboBox>("queueSort");
        order->setFocus();
        QTest::keyClicks(order, u"Most"_s);
        const auto costAt = [&](int row) {
            const QModelIndex index = rig.model()->index(row, 0);
            return index.data(QueueModel::EntryRole).value<QueueEntry>().redemption.reward.cost;
        };
        QTRY_VERIFY(costAt(0) == 1500 && costAt(6) == 300);
        QTest::keyClick(order, Qt::Key_Down);
        QTRY_VERIFY(costAt(0) == 300 && costAt(6) == 1500);

        auto *reward = rig.find<QComboBox>("queueReward");
        reward->setFocus();
        QTest::keyClick(reward, Qt::Key_Down);
        QTRY_COMPARE(rig.model()->shown(), 3);
        rig.table()->setFocus();
        rig.key(Qt::Key_A, Qt::ControlModifier);  // all shown rows and no others
        QCOMPARE(rig.model()->selectedPoints(), 900);
        rig.key(Qt::Key_R);
        QCOMPARE(rig.service->decisions()->held(), 3);
        rig.key(Qt::Key_Return);
        QTRY_COMPARE(rig.countOnService(water, RedemptionStatus::Canceled), 3);
        QCOMPARE(rig.countOnService(songs, RedemptionStatus::Unfulfilled), 4);
    }

    void theTabsCount()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 3);
        rig.open({songs});
        QWidget *tabs = rig.page->headTabs();
        QTRY_VERIFY(tabs->findChildren<QAbstractButton *>().first()->text().endsWith("3"_L1));
    }

private:
    std::unique_ptr<Theme> m_theme{};
};

QTEST_MAIN(TestQueuePageView)
#include "tst_queue_page_view.moc"
