// SPDX-License-Identifier: GPL-3.0-or-later

// The community page as a user sees it: real widgets, real events, and a sandbox.

#include "community_world.h"
#include "test_window.h"

#include "community/base/community_texts.h"
#include "community/bits_board.h"
#include "community/bits_card.h"
#include "community/community_page.h"
#include "community/day_strip.h"
#include "community/extension_sales.h"
#include "community/follow_card.h"
#include "community/follow_model.h"
#include "community/follows_view.h"
#include "community/here_now.h"
#include "community/here_view.h"
#include "community/people/people_list.h"
#include "community/people/subscriber_list.h"
#include "community/people/team_list.h"
#include "community/sale_delegate.h"
#include "community/sales_view.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/lists/long_list.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/theme.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/chat/chat_rooms.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableView>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

struct PageRig : CommunityWorld, TestWindow
{
    using CommunityWorld::CommunityWorld;

    void showPage(int width = 1032, int height = 700)
    {
        page = show(new CommunityPage(service), {width, height});
    }
    void waitForLists()
    {
        [&] {
            QTRY_VERIFY(isRead(followers()) && isRead(followed()));
            QTRY_COMPARE(view()->followers()->model()->rowCount(), followers()->state().stored);
            QTRY_VERIFY(!view()->followers()->model()->isScanning());
        }();
    }
    FollowsView *view() const { return page->findChild<FollowsView *>(); }
    FollowCard *card() const { return view()->followers(); }
    LongList *list() const { return card()->rows(); }
    QString text(const char *name) const { return find<QLabel>(name, card())->text(); }

    CommunityPage *page = nullptr;
};

}  // namespace

class TestCommunityPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>();
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void cleanup()
    {
        m_theme->setTextScale(100);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void bothListsStandSideBySide()
    {
        PageRig rig;
        rig.showPage();
        rig.waitForLists();
        QVERIFY(rig.view()->followers()->isVisible() && rig.view()->followed()->isVisible()
                && rig.view()->bits()->isVisible());
        QVERIFY(rig.view()->followers()->mapTo(rig.page, QPoint()).x()
                < rig.view()->followed()->mapTo(rig.page, QPoint()).x());
        QCOMPARE(rig.text("followTotal"), QLocale().toString(rig.serviceTotal()));
        QVERIFY(rig.text("followChanges").startsWith(u"Changes since "_s));
        QVERIFY(rig.text("followChanges").endsWith(u": 0 new, 0 gone"_s));
        QTRY_VERIFY(!rig.list()->model()->index(0, 0).data().toString().isEmpty());
        QVERIFY(!rig.list()->model()->index(0, 0).data(LongList::TrailingRole).toString().isEmpty());
        QVERIFY(rig.page->freshness().asOf.isValid());
        QTRY_VERIFY(!rig.find<DayStrip>("followDays", rig.card())->days().isEmpty());
    }

    void nothingIsCountedBeforeTheServiceHasAnswered()
    {
        PageRig rig;
        rig.sandbox.fault({.times = -1, .status = 503});
        rig.showPage();
        const auto wrong = [&rig]() -> QString {
            static const QRegularExpression nothing(
                u"(^|[^\\d.,:])0($|[^\\d.,:])|[Nn]obody|No one|No new|No channels|no "
                u"editors|have not cheered"_s);
            for (const QLabel *label : rig.page->findChildren<QLabel *>()) {
                if (label->isVisible() && nothing.match(label->text()).hasMatch())
                    return label->objectName() + u' ' + label->text();
            }
            for (const DayStrip *days : rig.page->findChildren<DayStrip *>()) {
                if (days->isVisible())
                    return u"days"_s;
            }
            return {};
        };
        const auto isAnswered = [&] {
            const auto *empty = rig.find<EmptyState>("followEmpty", rig.card());
            return empty->sentence().startsWith(u"Could not load the list."_s);
        };
        // From the first frame on, and also when it is known that there was no response.
        while (!isAnswered()) {
            QVERIFY2(wrong().isEmpty(), qPrintable(wrong()));
            QVERIFY(QTest::qWaitFor([&] { return isAnswered() || !wrong().isEmpty(); }, testPatience));
        }
        QVERIFY2(wrong().isEmpty(), qPrintable(wrong()));
        rig.sandbox.clearFaults();
        rig.page->refresh();
        rig.waitForLists();
        QTRY_VERIFY(rig.find<DayStrip>("followDays", rig.card())->isVisible());
    }

    void whoCameAndWhoLeftCanBeLookedAt()
    {
        PageRig rig;
        rig.setFollows(u"quillscribe"_s, false);
        rig.showPage();
        rig.waitForLists();
        rig.setFollows(u"quillscribe"_s, true);
        rig.drop(rig.serviceIds().mid(10, 3));
        rig.readAgain(rig.followers());
        QTRY_VERIFY(rig.text("followChanges").endsWith(u": 1 new, 3 gone"_s));
        auto *show = rig.find<Segmented>("followShow", rig.card());
        show->setCurrentIndex(1);
        QTRY_COMPARE(rig.list()->model()->rowCount(), 1);
        QTRY_COMPARE(rig.list()->model()->index(0, 0).data(FollowModel::LoginRole).toString(),
                     u"quillscribe"_s);
        QVERIFY(rig.list()
                    ->model()
                    ->index(0, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(u", new, follows since "_s));
        show->setCurrentIndex(2);
        QTRY_COMPARE(rig.list()->model()->rowCount(), 3);
        QTest::mouseClick(rig.find<Button>("followAnew", rig.card()), Qt::LeftButton);
        QTRY_VERIFY(rig.text("followChanges").endsWith(u": 0 new, 0 gone"_s));
        QTRY_VERIFY(rig.find<EmptyState>("followEmpty", rig.card())->isVisible());
    }

    void aLongReadingSaysHowFarItIs()
    {
        PageRig rig;
        rig.fill(1500);
        rig.sandbox.fault({.path = "/channels/followers", .times = -1, .skip = 5, .status = 503});
        rig.showPage();
        QTRY_COMPARE(rig.followers()->state().read, 500);
        const QLocale locale;
        QTRY_VERIFY(
            rig.text("followProgress").startsWith(u"500 of %1, "_s.arg(locale.toString(rig.serviceTotal()))));
        QTRY_VERIFY(rig.find<QLabel>("followNote", rig.card())->isVisible());
        // The followers that were already read are listed.
        QTRY_COMPARE(rig.list()->model()->rowCount(), 500);
        rig.sandbox.clearFaults();
        rig.page->refresh();
        rig.waitForLists();
        QVERIFY(!rig.find<QLabel>("followProgress", rig.card())->isVisible());
        QTRY_VERIFY(!rig.find<QLabel>("followNote", rig.card())->isVisible());
    }

    void oneSearchesByKeyboard()
    {
        PageRig rig;
        rig.fill(300);
        rig.setFollows(u"wrenloft"_s, true);
        rig.showPage();
        rig.waitForLists();
        rig.list()->setFocus();
        QTest::keyClick(rig.list(), Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>("followSearch", rig.card());
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"WRENL"_s);
        QTRY_COMPARE(rig.list()->model()->rowCount(), 1);
        QTRY_COMPARE(rig.text("followFound"), u"1 found"_s);
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(rig.list()->hasFocus());
        QCOMPARE(rig.list()->currentIndex().row(), 0);
        QTRY_VERIFY(!rig.list()->currentIndex().data().toString().isEmpty());
        QTest::keyClick(rig.list(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"wrenloft"_s);
        QTest::keyClick(rig.list(), Qt::Key_Up);
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"qq"_s);
        auto *empty = rig.find<EmptyState>("followEmpty", rig.card());
        QTRY_VERIFY(empty->isVisible());
        QCOMPARE(empty->sentence(), u"No matching name."_s);
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_COMPARE(rig.list()->model()->rowCount(), rig.serviceTotal());
    }

    void tabGoesFromListToList()
    {
        PageRig rig;
        rig.showPage();
        rig.waitForLists();
        rig.list()->setFocus();
        QTest::keyClick(rig.list(), Qt::Key_Tab);
        QVERIFY(rig.view()->followed()->rows()->hasFocus());
        // '/' moves to the search of the focused list.
        QTest::keyClick(rig.view()->followed()->rows(), Qt::Key_Slash);
        QVERIFY(rig.find<QLineEdit>("followSearch", rig.view()->followed())->hasFocus());
        rig.view()->followed()->rows()->setFocus();
        QTest::keyClick(rig.view()->followed()->rows(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(rig.list()->hasFocus());
    }

    void theListMovesByKeysAndKeepsItsPlace()
    {
        PageRig rig;
        rig.fill(2000);
        rig.showPage();
        rig.waitForLists();
        rig.list()->setFocus(Qt::TabFocusReason);
        QCOMPARE(rig.list()->currentIndex().row(), 0);
        QTest::keyClick(rig.list(), Qt::Key_End);
        QCOMPARE(rig.list()->currentIndex().row(), rig.serviceTotal() - 1);
        QTRY_VERIFY(!rig.list()->currentIndex().data().toString().isEmpty());
        QVERIFY(rig.list()->visibleRows().second == rig.serviceTotal() - 1);
        QTest::keyClick(rig.list(), Qt::Key_PageUp);
        QTest::keyClick(rig.list(), Qt::Key_Home);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(rig.list(), Qt::Key_Down);
        QTRY_VERIFY(!rig.list()->currentIndex().data().toString().isEmpty());
        const QString name = rig.list()->currentIndex().data().toString();
        const int y = rig.list()->visualRect(rig.list()->currentIndex()).top();
        rig.come(7);
        rig.account->polls()->triggerAll();
        QTRY_COMPARE(rig.followers()->state().came, 7);
        QTRY_COMPARE(rig.list()->currentIndex().row(), 12);
        QCOMPARE(rig.list()->currentIndex().data().toString(), name);
        QCOMPARE(rig.list()->visualRect(rig.list()->currentIndex()).top(), y);
    }

    void withoutThePermissionTheNumberStandsWithTheReason()
    {
        PageRig rig(without({Scope::ModeratorReadFollowers, Scope::UserReadFollows, Scope::BitsRead,
                             Scope::ChannelReadEditors}));
        rig.showPage();
        QTRY_COMPARE(rig.text("followTotal"), QLocale().toString(rig.serviceTotal()));
        auto *why = rig.find<WhyHint>("followWhy", rig.card());
        QVERIFY(why->isVisible());
        QCOMPARE(why->sentence(), u"Only the number of followers is available."_s);
        auto *empty = rig.find<EmptyState>("followEmpty", rig.card());
        QTRY_VERIFY(empty->isVisible());
        QSignalSpy asked(rig.page, &CommunityPage::permissionRequested);
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.last().first().value<Scope>(), Scope::ModeratorReadFollowers);
        QTest::mouseClick(rig.find<EmptyState>("followEmpty", rig.view()->followed())->actionButton(),
                          Qt::LeftButton);
        QCOMPARE(asked.last().first().value<Scope>(), Scope::UserReadFollows);
        QTest::mouseClick(rig.find<EmptyState>("bitsEmpty")->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.last().first().value<Scope>(), Scope::BitsRead);
        QVERIFY(rig.find<WhyHint>("editorsWhy")->isVisible());
    }

    void aListIsExported()
    {
        PageRig rig;
        rig.showPage();
        rig.waitForLists();
        rig.list()->setFocus();
        QTest::keyClick(rig.list(), Qt::Key_E, Qt::ControlModifier);
        QFileDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = rig.page->findChild<QFileDialog *>()));
        const QString path = rig.dir.filePath(u"all.csv"_s);
        dialog->selectFile(path);
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        auto *banner = rig.find<Banner>("followBanner", rig.card());
        QTRY_VERIFY(banner->isVisible());
        QCOMPARE(banner->kind(), Banner::Kind::Good);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), rig.serviceTotal() + 1);
    }

    void theLeaderboardSaysItsPeriodAndOnesOwnRank()
    {
        PageRig rig;
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::Cheers>().add(rig.id(), world.userByLogin(u"wrenloft"_s)->id, 60'000, {})
                || !world.area<Sandbox::Cheers>().add(rig.id(), rig.id(), 70'000, {}))
                qFatal("cannot cheer");
        });
        rig.showPage();
        auto *table = rig.find<QTableView>("bitsTable");
        QTRY_VERIFY(table->model()->rowCount() > 1);
        QVERIFY(rig.find<QLabel>("bitsRange")->text().startsWith(u"Mon "_s));
        QVERIFY(rig.find<QLabel>("bitsHere")->text().startsWith(u"Your time: "_s));
        QTRY_VERIFY(rig.find<QLabel>("bitsOwn")->text().startsWith(u"You: rank 1 with "_s));
        QVERIFY(!rig.find<Button>("bitsForward")->isEnabled());
        QTest::mouseClick(rig.find<Button>("bitsBack"), Qt::LeftButton);
        QVERIFY(rig.find<Button>("bitsForward")->isEnabled());
        QTRY_VERIFY(rig.service->bits()->asOf().isValid());
        QCOMPARE(rig.find<QLabel>("bitsOwn")->text(), u"You have not cheered in this period."_s);
        auto *period = rig.find<QComboBox>("bitsPeriod");
        period->setFocus();
        QTest::keyClick(period, Qt::Key_End);
        QTRY_COMPARE(rig.service->bits()->period(), Api::Period::All);
        QCOMPARE(rig.find<QLabel>("bitsRange")->text(), u"Since the channel began"_s);
        QVERIFY(!rig.find<WhyHint>("bitsPacific")->isVisible());
    }

    void whoIsHereIsSortedAndChosen()
    {
        PageRig rig;
        const QString wren = rig.sandbox.idOf(u"wrenloft"_s);
        rig.redeemed = [wren](Database &, const QStringList &ids) -> Result<QHash<QString, Redeemed>> {
            return ids.contains(wren) ? QHash<QString, Redeemed>{{wren, {.redemptions = 2, .points = 300}}}
                                      : QHash<QString, Redeemed>();
        };
        rig.restart();
        rig.showPage();
        rig.page->showTab(CommunityPage::Tab::Here);
        auto *table = rig.find<QTableView>("hereTable");
        QTRY_VERIFY(table->model()->rowCount() > 2);
        QTRY_VERIFY(rig.service->here()->counts().redeemers == 1 && rig.service->here()->knowsFollowers());
        QTRY_VERIFY(rig.find<QLabel>("hereCount")->text().contains(u"1 have redeemed"_s)
                    || rig.find<QLabel>("hereCount")->text().contains(u"1 has redeemed"_s));
        auto *head = table->horizontalHeader();
        const int at = head->sectionViewportPosition(int(HereColumn::Points)) + 20;
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, QPoint(at, 10));
        QTRY_COMPARE(rig.service->here()->model()->row(0).id, wren);
        rig.find<QComboBox>("hereKind")->setCurrentIndex(3);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>("hereSearch");
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"nobody"_s);
        QTRY_VERIFY(rig.find<EmptyState>("hereEmpty")->isVisible());
        QTest::mouseClick(rig.find<EmptyState>("hereEmpty")->actionButton(), Qt::LeftButton);
        QTRY_VERIFY(table->model()->rowCount() > 2);
    }

    void aStoreThatCannotBeReadIsSaidInsteadOfNobody()
    {
        PageRig rig;
        rig.redeemed = [](Database &, const QStringList &) -> Result<QHash<QString, Redeemed>> {
            return Error::storage(u"disk I/O error"_s);
        };
        rig.restart();
        rig.showPage();
        rig.page->showTab(CommunityPage::Tab::Here);
        auto *empty = rig.find<EmptyState>("hereEmpty");
        QTRY_VERIFY(rig.service->here()->asOf().isValid());
        QTRY_VERIFY2(empty->isVisible() && empty->sentence().contains("disk I/O error"_L1),
                     qPrintable(empty->sentence()));
    }

    void purchasesAreListedAndLookedUp()
    {
        PageRig rig;
        rig.showPage();
        rig.page->showTab(CommunityPage::Tab::Extension);
        auto *table = rig.find<QTableView>("salesTable");
        QTRY_VERIFY(table->model()->rowCount() > 10);
        auto *ids = rig.find<QLineEdit>("salesIds");
        ids->setFocus();
        QTest::keyClicks(ids, u"nothing"_s);
        QTest::keyClick(ids, Qt::Key_Return);
        auto *empty = rig.find<EmptyState>("salesEmpty");
        QTRY_VERIFY(empty->isVisible() && empty->sentence().startsWith(u"At least one of these IDs"_s));
        QCOMPARE(ids->text(), u"nothing"_s);
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        QTRY_VERIFY(table->model()->rowCount() > 10);
    }

    void listsThatAreBuiltAgainShowAll()
    {
        using Tab = CommunityPage::Tab;
        PageRig rig;
        rig.showPage();
        const auto search = [&rig](Tab tab, const char *field, const QString &text) {
            rig.page->showTab(tab);
            rig.find<QLineEdit>(QLatin1String(field))->setText(text);
        };
        const auto *here = rig.service->here()->model();
        const auto *subscribers = rig.service->subscribers()->model();
        search(Tab::Here, "hereSearch", u"nobody has this name"_s);
        rig.find<QComboBox>("hereKind")->setCurrentIndex(3);
        QTRY_VERIFY(here->total() > 2 && here->rowCount() == 0);
        search(Tab::Subscribers, "subscribersSearch", u"nobody has this name"_s);
        QTRY_VERIFY(subscribers->total() > 0 && subscribers->rowCount() == 0);
        search(Tab::Extension, "salesIds", u"nothing"_s);
        QTest::keyClick(rig.find<QLineEdit>("salesIds"), Qt::Key_Return);
        QTRY_VERIFY(rig.service->sales()->failure() && rig.service->sales()->isLookup());
        // As when the language changes.
        rig.window.reset();
        rig.showPage();
        for (const Tab tab : {Tab::Here, Tab::Subscribers, Tab::Extension})
            rig.page->showTab(tab);
        QTRY_COMPARE(here->rowCount(), here->total());
        QTRY_COMPARE(subscribers->rowCount(), subscribers->total());
        QVERIFY(!rig.service->sales()->isLookup());
        QTRY_VERIFY(rig.service->sales()->rowCount() > 10);
    }

    void whoBoughtAndWhenIsSeenAtAnyWidth_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("scale");
        QTest::addColumn<bool>("mirrored");
        QTest::addColumn<bool>("below");
        QTest::newRow("1280") << 1280 << 100 << false << false;
        QTest::newRow("640") << 640 << 100 << false << false;
        QTest::newRow("320") << 320 << 100 << false << true;
        QTest::newRow("320, mirrored") << 320 << 100 << true << true;
        QTest::newRow("640, 200%") << 640 << 200 << false << true;
        QTest::newRow("640, 200%, mirrored") << 640 << 200 << true << true;
    }
    void whoBoughtAndWhenIsSeenAtAnyWidth()
    {
        QFETCH(int, width);
        QFETCH(int, scale);
        QFETCH(bool, mirrored);
        QFETCH(bool, below);
        QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        m_theme->setTextScale(scale);
        PageRig rig;
        rig.showPage(width, 800);
        rig.page->showTab(CommunityPage::Tab::Extension);
        auto *table = rig.find<QTableView>("salesTable");
        QTRY_VERIFY(table->model()->rowCount() > 10);
        const auto *lines = qobject_cast<const SaleDelegate *>(table->itemDelegate());
        QTRY_COMPARE(lines->buyer(0).isEmpty(), !below);
        const ExtensionSales *sales = rig.service->sales();
        const QString lower = lines->buyer(0) + u'\n' + lines->time(0);
        const auto isSaid = [&](int column, const QString &text) {
            return table->isColumnHidden(column)
                ? lower.contains(text)
                : !lower.contains(text) && table->model()->index(0, column).data().toString() == text;
        };
        const Api::ExtensionTransaction &sale = sales->row(0);
        QVERIFY(isSaid(ExtensionSales::BuyerColumn, sale.userName));
        QVERIFY(isSaid(ExtensionSales::TimeColumn, exactText(sale.timestamp)));
        QVERIFY(isSaid(ExtensionSales::ChannelColumn, sale.broadcasterName));
        QVERIFY(isSaid(ExtensionSales::BitsColumn, QLocale().toString(sale.productData.cost.amount)));
        QVERIFY(!table->isColumnHidden(ExtensionSales::ProductColumn));
        if (!below)
            return;
        // The row has two lines, and its width is enough for the time and most of a name.
        const QFontMetrics metrics(Theme::font(TextRole::Small));
        QVERIFY(table->rowHeight(0) >= 2 * metrics.height());
        const QImage picture = table->viewport()->grab().toImage();
        const QRect row(0, table->rowViewportPosition(0), table->viewport()->width(), table->rowHeight(0));
        const auto hasInk = [&](const QRect &part) {
            const QRgb ground = picture.pixel(row.center().x(), row.bottom() - 2);
            int ink = 0;
            for (int y = part.top(); y <= part.bottom(); ++y) {
                for (int x = part.left(); x <= part.right(); ++x)
                    ink += qAbs(qGray(picture.pixel(x, y)) - qGray(ground)) > 60;
            }
            return ink > 10;
        };
        const int middle = row.top() + row.height() / 2;
        const int edge = metrics.horizontalAdvance(exactText(sale.timestamp)) / 2;
        QRect start(px(8), middle, edge, row.height() / 2 - px(4));
        QRect end(row.width() - px(8) - edge, middle, edge, start.height());
        QVERIFY(hasInk(start));
        QVERIFY(hasInk(end));
        QVERIFY(table->viewport()->width() - 2 * edge - px(24) >= metrics.horizontalAdvance(u"fennel_77"_s));
    }

    void withoutASecretThereIsNoExtension()
    {
        PageRig rig;
        rig.setup.hasSecret = false;
        rig.restart();
        rig.showPage();
        QVERIFY(!rig.page->findChild<SalesView *>());
        QCOMPARE(rig.find<Segmented>("communityTabs")->count(), 5);
    }

    void nothingIsCutOffAtAnyWidth_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("scale");
        QTest::addColumn<bool>("mirrored");
        for (const bool mirrored : {false, true}) {
            for (const int width : {1280, 1032, 640, 320})
                QTest::addRow("%d%s", width, mirrored ? ", mirrored" : "") << width << 100 << mirrored;
            QTest::addRow("1280, 200%%%s", mirrored ? ", mirrored" : "") << 1280 << 200 << mirrored;
            QTest::addRow("640, 200%%%s", mirrored ? ", mirrored" : "") << 640 << 200 << mirrored;
        }
    }
    void nothingIsCutOffAtAnyWidth()
    {
        QFETCH(int, width);
        QFETCH(int, scale);
        QFETCH(bool, mirrored);
        QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        m_theme->setTextScale(scale);
        PageRig rig;
        rig.showPage(width, 800);
        rig.waitForLists();
        const QString shots = qEnvironmentVariable("SIDESTAGE_SHOTS");
        for (const auto tab :
             {CommunityPage::Tab::Follows, CommunityPage::Tab::Here, CommunityPage::Tab::Subscribers,
              CommunityPage::Tab::Roles, CommunityPage::Tab::Blocked, CommunityPage::Tab::Extension}) {
            rig.page->showTab(tab);
            QCoreApplication::processEvents();
            QCOMPARE(rig.page->width(), qMax(width, rig.page->minimumWidth()));
            const bool isRoles = tab == CommunityPage::Tab::Roles;
            if (isRoles) {
                // In a narrow page only the shown part is read by itself.
                rig.service->teams()->start();
                rig.service->vips()->start();
                QTRY_VERIFY(rig.service->teams()->asOf().isValid() && rig.service->vips()->asOf().isValid());
            }
            const auto parts
                = rig.page->findChild<Segmented *>(isRoles ? u"rolesParts"_s : u"communityParts"_s);
            const int count = parts->isVisible() ? parts->count() : 1;
            for (int part = 0; part < count; ++part) {
                if (count > 1)
                    parts->setCurrentIndex(part);
                QCoreApplication::processEvents();
                if (!shots.isEmpty()) {
                    if (tab == CommunityPage::Tab::Here)
                        QTRY_VERIFY(rig.service->here()->counts().all > 0);
                    QTest::qWait(400);
                    rig.page->grab().save(u"%1/%2-%3-%4-%5%6.png"_s.arg(shots)
                                              .arg(width)
                                              .arg(scale)
                                              .arg(int(tab))
                                              .arg(part)
                                              .arg(mirrored ? u"-rtl"_s : QString()));
                }
                for (const QWidget *child : rig.page->findChildren<QWidget *>()) {
                    if (!child->isVisible() || child->isWindow() || child->visibleRegion().isEmpty())
                        continue;
                    if (!qobject_cast<const QLabel *>(child) && !qobject_cast<const QAbstractButton *>(child)
                        && !qobject_cast<const LongList *>(child) && !qobject_cast<const Segmented *>(child))
                        continue;
                    const QRect place(child->mapTo(rig.page, QPoint()), child->size());
                    if (place.left() < 0 || place.right() > rig.page->width())
                        qWarning() << child << place;
                    QVERIFY2(place.left() >= 0 && place.right() <= rig.page->width(),
                             qPrintable(child->objectName()));
                }
            }
        }
    }

    void everythingHasAName()
    {
        PageRig rig;
        rig.showPage();
        rig.waitForLists();
        for (const auto tab :
             {CommunityPage::Tab::Follows, CommunityPage::Tab::Here, CommunityPage::Tab::Subscribers,
              CommunityPage::Tab::Roles, CommunityPage::Tab::Blocked, CommunityPage::Tab::Extension}) {
            rig.page->showTab(tab);
            QCoreApplication::processEvents();
            for (const QWidget *child : rig.page->findChildren<QWidget *>()) {
                if (!child->isVisible() || !(child->focusPolicy() & Qt::TabFocus))
                    continue;
                const auto *button = qobject_cast<const QAbstractButton *>(child);
                QVERIFY2(
                    !child->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                    qPrintable(child->objectName() + u' ' + QLatin1String(child->metaObject()->className())));
            }
        }
    }
};

QTEST_MAIN(TestCommunityPage)
#include "tst_community_page.moc"
