// SPDX-License-Identifier: GPL-3.0-or-later

// The tab Emotes and badges as a user meets it: real widgets, real events, a sandbox behind it.

#include "made_emotes.h"
#include "mode_rig.h"

#include "chat/channel_choice.h"
#include "chat/chat_channels.h"
#include "chat/chat_desk.h"
#include "chat/picture_grid.h"
#include "chat/picture_rows.h"
#include "chat/pictures_view.h"
#include "client/picture_loader.h"
#include "kit/banner.h"
#include "kit/button.h"
#include "kit/empty_state.h"
#include "kit/picture.h"
#include "kit/segmented.h"
#include "kit/theme.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTimer>

using namespace Sidestage;
using Api::Scope;

namespace {

const QString tea = QStringLiteral("teaandturrets");
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
    void open(const QString &login = tea, int width = 1032, int height = 620)
    {
        const QString id = idOf(login);
        desk = std::make_unique<ChatDesk>(accounts.get(), Clock::system(), cache.path());
        desk->start();
        [&] { QTRY_VERIFY(desk->channels()->shown().contains(id)); }();
        choice = std::make_unique<ChannelChoice>(desk->channels(), id);
        view = std::make_unique<PicturesView>(desk.get(), choice.get());
        view->resize(width, height);
        view->show();
        view->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(view.get())); }();
    }
    void waitForList()
    {
        [&] {
            QTRY_VERIFY_WITH_TIMEOUT(view->book() && !view->book()->isReading() && rows()->rowCount() > 0,
                                     20'000);
        }();
    }
    template <class T>
    T *find(const char *name) const
    {
        T *widget = view->findChild<T *>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return widget;
    }
    PictureGrid *grid() const { return view->grid(); }
    PictureRows *rows() const { return view->grid()->rows(); }
    QStringList headings() const
    {
        QStringList texts;
        for (int row = 0; row < rows()->rowCount(); ++row) {
            if (!rows()->entry(row))
                texts.append(rows()->index(row).data().toString());
        }
        return texts;
    }
    int rowOf(const QString &name) const
    {
        for (int row = 0; row < rows()->rowCount(); ++row) {
            if (rows()->entry(row) && rows()->entry(row)->name == name)
                return row;
        }
        return -1;
    }
    void choose(const QString &name)
    {
        const int row = rowOf(name);
        if (row < 0)
            qFatal("not there: %s", qPrintable(name));
        grid()->setFocus();
        grid()->setCurrentIndex(rows()->index(row));
    }
    QString current() const { return grid()->currentIndex().data().toString(); }
    Pictures::State stateOf(int row) const
    {
        return view->pictures()->state(rows()->url(row, grid()->wish()));
    }
    void showPart(PictureBook::Part part) { find<Segmented>("picturesPart")->setCurrentIndex(int(part)); }
    QString facts() const { return find<QLabel>("pictureFacts")->text(); }

    QTemporaryDir cache{};
    std::unique_ptr<ChatDesk> desk{};
    std::unique_ptr<ChannelChoice> choice{};
    std::unique_ptr<PicturesView> view{};
};

}  // namespace

class TestPicturesView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emotesStandInGroupsWithTheirPictures()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QCOMPARE(rig.headings().first(6),
                 (QStringList{QStringLiteral("Subscribers, tier 1"), QStringLiteral("Subscribers, tier 2"),
                              QStringLiteral("Subscribers, tier 3"), QStringLiteral("Followers"),
                              QStringLiteral("For cheering with Bits"), QStringLiteral("For everybody")}));
        QVERIFY(!rig.rows()->entry(0));
        QVERIFY(!(rig.rows()->flags(rig.rows()->index(0)) & Qt::ItemIsEnabled));
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::There);
        QVERIFY(rig.view->freshness().asOf.isValid());
        QVERIFY(!rig.find<Banner>("picturesScope")->isVisible());
    }

    void onlyWhatIsInSightIsFetched()
    {
        ViewRig rig;
        rig.signIn(pip);
        rig.open(pip, 420, 360);
        rig.waitForList();
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::There);
        const int last = rig.rows()->rowCount() - 1;
        QCOMPARE(rig.stateOf(last), Pictures::State::Unknown);
        rig.grid()->verticalScrollBar()->setValue(rig.grid()->verticalScrollBar()->maximum());
        QTRY_COMPARE(rig.stateOf(last), Pictures::State::There);
    }

    void badgesAndCheermotes()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.showPart(PictureBook::Part::Badges);
        rig.waitForList();
        QCOMPARE(
            rig.headings(),
            (QStringList{QStringLiteral("Badges of this channel"), QStringLiteral("Badges of the service")}));
        rig.choose(QStringLiteral("Moderator"));
        QVERIFY(rig.facts().contains(QStringLiteral("Keeps the chat in order")));
        QVERIFY(rig.facts().contains(QStringLiteral("Badge of the service")));
        QTRY_COMPARE(rig.stateOf(rig.rowOf(QStringLiteral("Moderator"))), Pictures::State::There);
        rig.showPart(PictureBook::Part::Cheermotes);
        rig.waitForList();
        QVERIFY(rig.headings().contains(QStringLiteral("Cheer")));
        QVERIFY(rig.headings().first().endsWith(QStringLiteral(", of this channel")));
        rig.choose(QStringLiteral("Cheer100"));
        QVERIFY2(rig.facts().contains(QStringLiteral("100 Bit")), qPrintable(rig.facts()));
        // What was read is there at once.
        const int calls = rig.calls("GET /chat/badges/global");
        rig.showPart(PictureBook::Part::Badges);
        QVERIFY(rig.rowOf(QStringLiteral("Moderator")) > 0);
        QVERIFY(!rig.view->book()->isReading());
        QCOMPARE(rig.calls("GET /chat/badges/global"), calls);
    }

    void theNameIsCopiedByKeyAndButton()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QSignalSpy notified(rig.view.get(), &ChatView::notified);
        rig.choose(QStringLiteral("CatNap"));
        QTest::keyClick(rig.grid(), Qt::Key_Return);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("CatNap"));
        QCOMPARE(notified.size(), 1);
        rig.choose(QStringLiteral("TeaTime"));
        QTest::keyClick(rig.grid(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("TeaTime"));
        rig.choose(QStringLiteral("OwlNod"));
        QTest::mouseClick(rig.find<QPushButton>("pictureCopy"), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("OwlNod"));
        QCOMPARE(rig.find<QLabel>("pictureName")->text(), QStringLiteral("OwlNod"));
    }

    void theKeysGoRoundHeadings()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.grid()->setFocus();
        QCOMPARE(rig.grid()->currentIndex().row(), 1);
        // Six of the first tier, a heading, and the first of the second.
        for (int i = 0; i < 6; ++i)
            QTest::keyClick(rig.grid(), Qt::Key_Right);
        QCOMPARE(rig.grid()->currentIndex().row(), 8);
        QTest::keyClick(rig.grid(), Qt::Key_Left);
        QCOMPARE(rig.grid()->currentIndex().row(), 6);
        QTest::keyClick(rig.grid(), Qt::Key_Home);
        QCOMPARE(rig.grid()->currentIndex().row(), 1);
        QTest::keyClick(rig.grid(), Qt::Key_Left);
        QCOMPARE(rig.grid()->currentIndex().row(), 1);
        QTest::keyClick(rig.grid(), Qt::Key_Down);
        QCOMPARE(rig.grid()->currentIndex().row(), 8);
        QTest::keyClick(rig.grid(), Qt::Key_Up);
        QCOMPARE(rig.grid()->currentIndex().row(), 1);
        QTest::keyClick(rig.grid(), Qt::Key_End);
        QCOMPARE(rig.grid()->currentIndex().row(), rig.rows()->rowCount() - 1);
        // Down through all of it: never on a heading, and to the end.
        QTest::keyClick(rig.grid(), Qt::Key_Home);
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(rig.grid(), Qt::Key_Down);
            QVERIFY(rig.rows()->entry(rig.grid()->currentIndex().row()));
        }
        QVERIFY(rig.grid()->currentIndex().row() > rig.rows()->rowCount() - 12);
    }

    void theSearchFindsAndSaysWhenThereIsNothing()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.grid()->setFocus();
        QTest::keyClick(rig.grid(), Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>("picturesSearch");
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("catnap"));
        QTRY_COMPARE(rig.rows()->rowCount(), 2);
        QVERIFY(rig.find<QLabel>("picturesCount")->text().startsWith(QStringLiteral("1 of ")));
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(rig.grid()->hasFocus());
        QCOMPARE(rig.current(), QStringLiteral("CatNap"));
        search->setText(QStringLiteral("nobody types this"));
        auto *empty = rig.find<EmptyState>("picturesEmpty");
        QTRY_VERIFY(empty->isVisible());
        QCOMPARE(empty->sentence(), QStringLiteral("Nothing here is called that."));
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        QTRY_VERIFY(!empty->isVisible());
        QVERIFY(search->text().isEmpty());
        QTRY_COMPARE(rig.current(), QStringLiteral("CatNap"));
    }

    void aMissingPermissionIsSaidAndAskedFor()
    {
        ViewRig rig;
        rig.signIn(tea, without({Scope::UserReadEmotes}));
        rig.open();
        rig.waitForList();
        auto *banner = rig.find<Banner>("picturesScope");
        QVERIFY(banner->isVisible());
        QSignalSpy asked(rig.view.get(), &ChatView::permissionRequested);
        QTest::mouseClick(banner->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::UserReadEmotes);
        QVERIFY(rig.rowOf(QStringLiteral("CatNap")) > 0);
        rig.showPart(PictureBook::Part::Badges);
        rig.waitForList();
        QVERIFY(!banner->isVisible());
    }

    void anotherChannelIsChosenHere()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.signIn(pip);
        rig.open();
        rig.waitForList();
        QTRY_VERIFY(rig.desk->channels()->shown().contains(rig.idOf(pip)));
        auto *channels = rig.find<QComboBox>("picturesChannel");
        const int other = channels->findData(rig.idOf(pip));
        QVERIFY(other >= 0);
        channels->setFocus();
        channels->setCurrentIndex(other);
        Q_EMIT channels->activated(other);
        QCOMPARE(rig.choice->current(), rig.idOf(pip));
        rig.waitForList();
        int own = 0;
        for (int row = 0; row < rig.rows()->rowCount(); ++row) {
            const PictureEntry *entry = rig.rows()->entry(row);
            own += entry && entry->kind == PictureEntry::Kind::ChannelEmote ? 1 : 0;
        }
        QCOMPARE(own, 30);
    }

    void anAccountMayGo()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.view->refresh();
        rig.accounts->signOut(rig.accounts->find(rig.idOf(tea)));
        QTRY_VERIFY(!rig.view->book());
        QTRY_VERIFY(rig.find<EmptyState>("picturesEmpty")->isVisible());
        rig.view->refresh();
    }

    void offlineWhatIsKnownStays()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::There);
        const int count = rig.rows()->rowCount();
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        rig.view->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(rig.find<Banner>("picturesTrouble")->isVisible(), 20'000);
        QCOMPARE(rig.rows()->rowCount(), count);
        QVERIFY(!rig.view->freshness().failure.isEmpty());
        // A new window finds them on the disk.
        Pictures again({[&](const QUrl &url, QObject *context, std::function<void(const QByteArray &)> take) {
                            rig.desk->pictures()->load(url, context, [take](const Result<QByteArray> &bytes) {
                                take(bytes.value_or({}));
                            });
                        },
                        [](const QUrl &, QObject *) {}},
                       rig.view.get());
        const QUrl url = rig.rows()->url(1, rig.grid()->wish());
        again.show({url});
        QTRY_COMPARE(again.state(url), Pictures::State::There);
        rig.sandbox.clearFaults();
        rig.view->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(!rig.find<Banner>("picturesTrouble")->isVisible(), 20'000);
    }

    void whenNothingCouldBeReadItIsSaid()
    {
        ViewRig rig;
        rig.signIn(tea);
        for (const char *path : {"/chat/emotes", "/chat/emotes/global", "/chat/emotes/user"})
            rig.sandbox.fault(
                {.path = path, .times = -1, .status = 403, .message = QStringLiteral("Not today.")});
        rig.open();
        auto *empty = rig.find<EmptyState>("picturesEmpty");
        QTRY_VERIFY(empty->isVisible() && empty->sentence().contains(QStringLiteral("Not today.")));
        rig.sandbox.clearFaults();
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        rig.waitForList();
        QVERIFY(!empty->isVisible());
    }

    void aPictureThatCannotBeHadLeavesItsName()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.sandbox.fault({.path = "/images", .times = -1, .status = 404});
        rig.open();
        rig.waitForList();
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::Failed);
        QVERIFY(!rig.rows()->index(1).data().toString().isEmpty());
        rig.grid()->grab();
    }

    void picturesFollowTheTheme()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::There);
        QVERIFY(rig.rows()->url(1, rig.grid()->wish()).path().contains(QStringLiteral("/light/")));
        Theme::current()->setMode(Theme::Mode::Dark);
        QVERIFY(rig.rows()->url(1, rig.grid()->wish()).path().contains(QStringLiteral("/dark/")));
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::There);
        Theme::current()->setMode(Theme::Mode::Light);
    }

    void animatedOnesMoveOnlyInSightAndIfWanted()
    {
        ViewRig rig;
        Theme::current()->setReducedMotion(false);
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        auto *search = rig.find<QLineEdit>("picturesSearch");
        search->setText(QStringLiteral("CatNap"));
        QTRY_COMPARE(rig.rows()->rowCount(), 2);
        QTRY_VERIFY(rig.view->pictures()->isMoving());
        rig.view->hide();
        QTRY_VERIFY(!rig.view->pictures()->isMoving());
        // The offscreen platform notices the activation only after that of another window.
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        rig.view->show();
        rig.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(rig.view.get()));
        QTRY_VERIFY(rig.view->pictures()->isMoving());
        search->setText(QStringLiteral("TeaTime"));
        QTRY_VERIFY(!rig.view->pictures()->isMoving());
        search->setText(QStringLiteral("CatNap"));
        QTRY_VERIFY(rig.view->pictures()->isMoving());
        Theme::current()->setReducedMotion(true);
        QTRY_VERIFY(!rig.view->pictures()->isMoving());
        QVERIFY(rig.rows()->url(1, rig.grid()->wish()).path().contains(QStringLiteral("/static/")));
        Theme::current()->setReducedMotion({});
    }

    void fiveThousandEmotesDoNotHoldUpTheWindow()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.sandbox.fault({.path = "/chat/emotes/user", .times = -1, .body = madeEmotes("Many", 0, 5'000)});
        rig.sandbox.fault({.path = "/images", .times = -1, .status = 404});
        rig.open();
        qint64 longest = 0;
        QElapsedTimer beat;
        beat.start();
        QTimer pulse;
        connect(&pulse, &QTimer::timeout, this, [&] { longest = std::max(longest, beat.restart()); });
        pulse.start(0);
        QTRY_VERIFY_WITH_TIMEOUT(rig.rows()->rowCount() > 5'000, 30'000);
        QTest::qWait(50);
        const qint64 reading = std::exchange(longest, 0);
        for (int i = 0; i < 20; ++i) {
            rig.grid()->verticalScrollBar()->setValue(rig.grid()->verticalScrollBar()->maximum() * i / 20);
            QTest::qWait(5);
        }
        const qint64 scrolling = std::exchange(longest, 0);
        auto *search = rig.find<QLineEdit>("picturesSearch");
        search->setText(QStringLiteral("many1"));
        QTRY_COMPARE(rig.rows()->rowCount(), 1 + 1'111);
        QTest::qWait(20);
        qInfo("5,000 emotes: longest pause %lld ms reading, %lld ms scrolling, %lld ms searching", reading,
              scrolling, longest);
        QVERIFY(scrolling < 200);
        QVERIFY(longest < 300);
    }

    void aScreenReaderHearsNamesAndGroups()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        const int row = rig.rowOf(QStringLiteral("CatNap"));
        const QString text = rig.rows()->index(row).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(text, QStringLiteral("CatNap, For everybody, animated"));
        QAccessibleInterface *grid = QAccessible::queryAccessibleInterface(rig.grid());
        QVERIFY(grid && grid->child(row));
        QCOMPARE(grid->child(row)->text(QAccessible::Name), text);
        for (const char *name : {"picturesChannel", "picturesPart", "picturesSearch", "picturesGrid"})
            QVERIFY2(!rig.find<QWidget>(name)->accessibleName().isEmpty(), name);
    }

    void narrowTheDetailsMakeRoomAndComeByKey()
    {
        ViewRig rig;
        rig.signIn(tea);
        rig.open(tea, 500);
        rig.waitForList();
        auto *details = rig.find<QWidget>("pictureDetails");
        QVERIFY(!details->isVisible());
        rig.grid()->setFocus();
        QTest::keyClick(rig.grid(), Qt::Key_D);
        QVERIFY(details->isVisible());
        QTest::keyClick(rig.grid(), Qt::Key_D);
        QVERIFY(!details->isVisible());
        rig.view->resize(1032, 620);
        QVERIFY(details->isVisible());
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    Theme theme;
    theme.setMode(Theme::Mode::Light);
    TestPicturesView test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_pictures_view.moc"
