// SPDX-License-Identifier: GPL-3.0-or-later

// The tab Emotes and badges as a user sees it: real widgets, real events, and a sandbox.

#include "pictures_view_world.h"

#include "downloads/picture_cache.h"
#include "downloads/picture_loader.h"
#include "kit/controls/button.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QThreadPool>

using namespace Sidestage;
using Api::Scope;

class TestPicturesView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emotesStandInGroupsWithTheirPictures()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QCOMPARE(rig.headings().first(6),
                 (QStringList{u"Subscribers, tier 1"_s, u"Subscribers, tier 2"_s, u"Subscribers, tier 3"_s,
                              u"Followers"_s, u"For cheering with Bits"_s, u"Global"_s}));
        QVERIFY(!rig.rows()->entry(0));
        QVERIFY(!(rig.rows()->flags(rig.rows()->index(0)) & Qt::ItemIsEnabled));
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::There);
        QVERIFY(rig.view->freshness().asOf.isValid());
        QVERIFY(!rig.find<Banner>("picturesScope")->isVisible());
    }

    void onlyWhatIsInSightIsFetched()
    {
        PicturesViewWorld rig;
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
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.showPart(PictureListModel::Part::Badges);
        rig.waitForList();
        QCOMPARE(rig.headings(), (QStringList{u"Badges of this channel"_s, u"Global badges"_s}));
        rig.choose(u"Moderator"_s);
        QVERIFY(rig.facts().contains(u"Keeps the chat in order"_s));
        QVERIFY(rig.facts().contains(u"Global badge"_s));
        QTRY_COMPARE(rig.stateOf(rig.rowOf(u"Moderator"_s)), Pictures::State::There);
        rig.showPart(PictureListModel::Part::Cheermotes);
        rig.waitForList();
        QVERIFY(rig.headings().contains(u"Cheer"_s));
        QVERIFY(rig.headings().first().endsWith(u", of this channel"_s));
        rig.choose(u"Cheer100"_s);
        QVERIFY2(rig.facts().contains(u"100 Bit"_s), qPrintable(rig.facts()));
        // Lists that were read are shown at once.
        const int calls = rig.calls("GET /chat/badges/global");
        rig.showPart(PictureListModel::Part::Badges);
        QVERIFY(rig.rowOf(u"Moderator"_s) > 0);
        QVERIFY(!rig.view->model()->isReading());
        QCOMPARE(rig.calls("GET /chat/badges/global"), calls);
    }

    void aMissingPermissionIsSaidAndAskedFor()
    {
        PicturesViewWorld rig;
        rig.signIn(tea, without({Scope::UserReadEmotes}));
        rig.open();
        rig.waitForList();
        auto *banner = rig.find<Banner>("picturesScope");
        QVERIFY(banner->isVisible());
        QSignalSpy asked(rig.view, &ChatView::permissionRequested);
        QTest::mouseClick(banner->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::UserReadEmotes);
        QVERIFY(rig.rowOf(u"CatNap"_s) > 0);
        rig.showPart(PictureListModel::Part::Badges);
        rig.waitForList();
        QVERIFY(!banner->isVisible());
    }

    void anotherChannelIsChosenHere()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.signIn(pip);
        rig.open();
        rig.waitForList();
        QTRY_VERIFY(rig.service->channels()->shown().contains(rig.idOf(pip)));
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
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.view->refresh();
        rig.accounts->signOut(rig.accounts->find(rig.idOf(tea)));
        QTRY_VERIFY(!rig.view->model());
        QTRY_VERIFY(rig.find<EmptyState>("picturesEmpty")->isVisible());
        rig.view->refresh();
    }

    void offlineWhatIsKnownStays()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::There);
        const int count = rig.rows()->rowCount();
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        rig.view->refresh();
        QTRY_VERIFY(rig.find<Banner>("picturesTrouble")->isVisible());
        QCOMPARE(rig.rows()->rowCount(), count);
        QVERIFY(!rig.view->freshness().failure.isEmpty());
        // A new window finds the pictures in the disk cache.
        Pictures again({[&](const QUrl &url, QObject *context, std::function<void(const QByteArray &)> take) {
                            rig.service->pictures()->load(
                                url, context,
                                [take](const Result<QByteArray> &bytes) { take(bytes.value_or({})); });
                        },
                        [](const QUrl &, QObject *) {}},
                       rig.view);
        const QUrl url = rig.rows()->url(1, rig.grid()->request());
        again.show({url});
        QTRY_COMPARE(again.state(url), Pictures::State::There);
        rig.sandbox.clearFaults();
        rig.view->refresh();
        QTRY_VERIFY(!rig.find<Banner>("picturesTrouble")->isVisible());
    }

    void afterARestartWhatIsKnownIsThereWithItsTime()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        const QDateTime then = rig.view->freshness().asOf;
        const int count = rig.rows()->rowCount();
        QThreadPool::globalInstance()->waitForDone();
        rig.service->pictureLists()->finish();
        rig.window.reset();
        rig.endParts();
        for (const char *path : {"/chat/emotes", "/chat/emotes/global", "/chat/emotes/user"})
            rig.sandbox.fault({.path = path, .times = -1, .cutConnection = true});
        rig.open();
        QTRY_COMPARE(rig.rows()->rowCount(), count);
        QCOMPARE(rig.view->freshness().asOf, then);
        QVERIFY(!rig.find<EmptyState>("picturesEmpty")->isVisible());
        QTRY_VERIFY(rig.find<Banner>("picturesTrouble")->isVisible());
        QCOMPARE(rig.rows()->rowCount(), count);
    }

    void whenNothingCouldBeReadItIsSaid()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        for (const char *path : {"/chat/emotes", "/chat/emotes/global", "/chat/emotes/user"})
            rig.sandbox.fault({.path = path, .times = -1, .status = 403, .message = u"Not today."_s});
        rig.open();
        auto *empty = rig.find<EmptyState>("picturesEmpty");
        QTRY_VERIFY(empty->isVisible() && empty->sentence().contains(u"Not today."_s));
        rig.sandbox.clearFaults();
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        rig.waitForList();
        QVERIFY(!empty->isVisible());
    }

    void aPictureThatCannotBeHadLeavesItsName()
    {
        PicturesViewWorld rig;
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
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::There);
        QVERIFY(rig.rows()->url(1, rig.grid()->request()).path().contains(u"/light/"_s));
        Theme::current()->setMode(Theme::Mode::Dark);
        QVERIFY(rig.rows()->url(1, rig.grid()->request()).path().contains(u"/dark/"_s));
        QTRY_COMPARE(rig.stateOf(1), Pictures::State::There);
        Theme::current()->setMode(Theme::Mode::Light);
    }

    void animatedOnesMoveOnlyInSightAndIfWanted()
    {
        PicturesViewWorld rig;
        Theme::current()->setReducedMotion(false);
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        auto *search = rig.find<QLineEdit>("picturesSearch");
        search->setText(u"CatNap"_s);
        QTRY_COMPARE(rig.rows()->rowCount(), 2);
        QTRY_VERIFY(rig.view->pictures()->isMoving());
        rig.view->hide();
        QTRY_VERIFY(!rig.view->pictures()->isMoving());
        // The offscreen platform reports the activation only after another window was activated.
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        rig.view->show();
        rig.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(rig.view, testPatience));
        QTRY_VERIFY(rig.view->pictures()->isMoving());
        search->setText(u"TeaTime"_s);
        QTRY_VERIFY(!rig.view->pictures()->isMoving());
        search->setText(u"CatNap"_s);
        QTRY_VERIFY(rig.view->pictures()->isMoving());
        Theme::current()->setReducedMotion(true);
        QTRY_VERIFY(!rig.view->pictures()->isMoving());
        QVERIFY(rig.rows()->url(1, rig.grid()->request()).path().contains(u"/static/"_s));
        Theme::current()->setReducedMotion({});
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
