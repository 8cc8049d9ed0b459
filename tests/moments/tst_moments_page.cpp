// SPDX-License-Identifier: GPL-3.0-or-later

// Moments as a broadcaster marks, clips and exports them: real widgets, real keys, and a sandbox.

#include "test_window.h"
#include "test_world.h"

#include "client/client.h"
#include "client/service_clock.h"
#include "kit/controls/action_button.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/text/picture.h"
#include "kit/theme/theme.h"
#include "moments/moment_texts.h"
#include "moments/moments_page.h"
#include "moments/moments_service.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/videos/clips.h"
#include "sandbox/videos/videos.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

/// A world whose clock stands until a test moves it.
WorldSetup standing()
{
    return {.at = QDateTime::currentDateTimeUtc().addSecs(60)};
}

struct MomentsRig : TestWorld, TestWindow
{
    explicit MomentsRig(WorldSetup with = {})
        : TestWorld(std::move(with))
        , service(make<MomentsService>(account.get()))
        , feed(service->feed())
    {
        feed->setClipTimes(50ms, 15s);
        page = TestWindow::show(new MomentsPage(service), {1032, 800});
    }
    ~MomentsRig() override { window.reset(); }

    /// Waits until what is shown was read.
    void waitUntilRead()
    {
        [&] { QTRY_VERIFY(feed->asOf().isValid() && !feed->isReading()); }();
    }
    void readAgain()
    {
        const QDateTime before = feed->asOf();
        feed->refresh();
        [&] { QTRY_VERIFY(feed->asOf() > before && !feed->isReading()); }();
    }
    /// A new stream without moments, categories and clips.
    void beginAgain()
    {
        stream(id(), false);
        jump(10s);
        stream(id(), true);
        readAgain();
        [&] { QTRY_VERIFY(feed->isRecorded() && feed->moments().isEmpty()); }();
    }
    QList<Api::StreamMarker> atService()
    {
        const auto answer = ask(Api::GetStreamMarkers{.userId = id(), .first = 100});
        QList<Api::StreamMarker> markers;
        for (const Api::UserMarkers &user : answer ? answer->data : QList<Api::UserMarkers>()) {
            for (const Api::MarkedVideo &video : user.videos)
                markers += video.markers;
        }
        return markers;
    }
    int countAtService(const QString &note)
    {
        const auto markers = atService();
        return int(std::ranges::count(markers, note, &Api::StreamMarker::description));
    }
    void markElsewhere(const QString &note)
    {
        sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::Videos>().mark(id(), id(), note); });
    }
    const Moment *noted(const QString &note) const
    {
        for (const Moment &moment : feed->moments()) {
            if (moment.note == note)
                return &moment;
        }
        return nullptr;
    }
    QTableView *table() const { return find<QTableView>(u"momentsTable"_s); }
    QAction *action(const char *name) const { return page->findChild<QAction *>(QLatin1String(name)); }
    /// Marks by the key M, with this note in the field.
    void mark(const QString &note, bool withClip = false)
    {
        find<QLineEdit>(u"nextNote"_s)->setText(note);
        table()->setFocus();
        key(Qt::Key_M, withClip ? Qt::ShiftModifier : Qt::NoModifier);
    }
    /// What an export to a file with this name contains.
    QByteArray exported(const QString &name)
    {
        table()->setFocus();
        key(Qt::Key_E, Qt::ControlModifier);
        auto *dialog = this->dialog<QFileDialog>(u"momentsSaveDialog"_s);
        const QString path = dir.filePath(name);
        dialog->selectFile(path);
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        [&] { QTRY_VERIFY(QFile::exists(path)); }();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Selects the first rows of the videos.
    QTableView *selectVideos(int rows)
    {
        page->showTab(MomentsPage::Tab::Videos);
        auto *videos = find<QTableView>(u"videosTable"_s);
        [&] { QTRY_VERIFY(videos->model()->rowCount() >= rows); }();
        videos->setFocus();
        videos->setCurrentIndex(videos->model()->index(0, 0));
        for (int row = 1; row < rows; ++row)
            key(Qt::Key_Down, Qt::ShiftModifier);
        return videos;
    }

    MomentsService *service;
    MomentsFeed *feed;
    MomentsPage *page = nullptr;
};

}  // namespace

class TestMomentsPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void withoutRowsTheKeyOfThePageMarks()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        rig.beginAgain();
        QTRY_VERIFY(!rig.table()->isVisible());
        if (QWidget *focus = rig.page->focusWidget())
            focus->clearFocus();
        rig.page->opened();
        rig.key(Qt::Key_M);
        QTRY_COMPARE(rig.feed->moments().size(), 1);
        QCOMPARE(rig.find<QLineEdit>(u"nextNote"_s)->text(), QString());
    }

    void aLowPageScrollsInsteadOfCuttingItsCards()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        rig.mark(u"Low"_s);
        QTRY_VERIFY(rig.noted(u"Low"_s));
        rig.window->resize(px(600), px(350));
        const auto *timeline = rig.find(u"momentTimeline"_s);
        const auto *note = rig.find(u"nextNote"_s);
        QTRY_COMPARE(timeline->height(), timeline->sizeHint().height());
        QTRY_VERIFY(note->height() >= note->minimumSizeHint().height());
        QTRY_VERIFY(rig.table()->viewport()->height() >= 2 * rig.table()->rowHeight(0));
        const auto *copy = rig.find(u"copyChaptersButton"_s);
        QVERIFY(rig.find(u"chaptersPreview"_s)->mapTo(rig.page, QPoint()).y()
                >= copy->mapTo(rig.page, QPoint(0, copy->height())).y());
    }

    void tablesLoadThePicturesOfWhatIsInSight()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        for (const auto &[tab, name] : {std::pair(MomentsPage::Tab::Clips, u"clipsTable"_s),
                                        std::pair(MomentsPage::Tab::Videos, u"videosTable"_s)}) {
            rig.page->showTab(tab);
            auto *table = rig.find<QTableView>(name);
            QTRY_VERIFY(table->model()->rowCount() > 0);
            const auto *pictures = table->findChild<Pictures *>();
            QList<QUrl> urls;
            for (const Api::Clip &clip : rig.feed->channelClips())
                urls.append(clip.thumbnailUrl);
            for (const Api::Video &video : rig.feed->videos())
                urls.append(pictureOf(video, 320, 180));
            QTRY_VERIFY(std::ranges::any_of(urls, [&](const QUrl &url) {
                return pictures->state(url) == Pictures::State::There && !pictures->pixmap(url).isNull();
            }));
        }
    }

    void oneKeyMarksAMomentWithItsNote()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        const QString note = u"Boss <b>down</b> on the ninth try"_s;
        rig.mark(note);
        QTRY_VERIFY(rig.noted(note));
        QCOMPARE(rig.noted(note)->source, Moment::Source::Here);
        QCOMPARE(rig.countAtService(note), 1);
        QVERIFY(rig.find<QLineEdit>(u"nextNote"_s)->text().isEmpty());
        QVERIFY(rig.page->saved().contains(u"Marked"_s));
        rig.readAgain();
        QCOMPARE(rig.noted(note)->source, Moment::Source::Here);
        // The marker is in the video by then, and has a link.
        rig.table()->setFocus();
        rig.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), rig.noted(note)->url.toString());
        QVERIFY(rig.noted(note)->url.toString().contains(u"/videos/"_s));
    }

    void enterInTheFieldMarksToo()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        auto *field = rig.find<QLineEdit>(u"nextNote"_s);
        field->setFocus();
        QTest::keyClicks(field, u"my moment"_s);
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.noted(u"my moment"_s));
        QCOMPARE(rig.countAtService(u"my moment"_s), 1);
    }

    void aMomentWithoutANoteIsNamedAfterwards()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        rig.beginAgain();
        rig.mark({});
        QTRY_VERIFY(rig.shown<QLineEdit>(u"noteEditor"_s));
        // A reading meanwhile leaves what is being typed.
        QTest::keyClicks(QApplication::focusWidget(), u"The rope"_s);
        rig.readAgain();
        QTest::keyClicks(QApplication::focusWidget(), u" above the altar"_s);
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.noted(u"The rope above the altar"_s));
        QTRY_VERIFY(!rig.shown<QLineEdit>(u"noteEditor"_s));
        QCOMPARE(rig.atService().size(), 1);
        QCOMPARE(rig.atService().first().description, QString());
    }

    void aNoteHasAtMost140Characters()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        // Each is two UTF-16 units.
        rig.mark(QString(u"🗺"_s).repeated(150));
        QCOMPARE(rig.find<QLineEdit>(u"nextNote"_s)->text().toUcs4().size(), 140);
        QTRY_COMPARE(rig.countAtService(QString(u"🗺"_s).repeated(140)), 1);
    }

    void aClipFollowsTheMarkUntilItIsThere()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        rig.watchCalls();
        rig.mark(u"The organ <i>plays</i>"_s, true);
        QTRY_COMPARE(rig.feed->clipRequests().size(), 1);
        QTRY_COMPARE(rig.feed->clipRequests().first().state, ClipRequest::State::Making);
        QVERIFY(rig.isShown(u"clipRequest"_s));
        QVERIFY(rig.window->isActiveWindow());  // no part of the page is a window for a moment
        QVERIFY(rig.noted(u"The organ <i>plays</i>"_s)->isClipping);
        rig.jump(15s);
        QTRY_VERIFY(rig.feed->clipRequests().isEmpty());
        QCOMPARE(rig.feed->clips().first().title, u"The organ <i>plays</i>"_s);
        QCOMPARE(rig.noted(u"The organ <i>plays</i>"_s)->clips, QStringList(rig.feed->clips().first().id));
        QTRY_COMPARE(rig.text(u"clipTitle"_s), u"The organ <i>plays</i>"_s);
        QCOMPARE(rig.calls("POST /clips"), 1);
        QCOMPARE(rig.calls("POST /streams/markers"), 1);
        // Its link is copied from its menu.
        rig.click(u"clipMenu"_s);
        QMenu *menu = nullptr;
        QTRY_VERIFY((menu = rig.shown<QMenu>(u"clipMenuOpen"_s)));
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_COMPARE(QApplication::clipboard()->text(), rig.feed->clips().first().url.text);
    }

    void theFocusStaysOnItsClipWhenAnotherOneComes()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        const auto menuOf = [&rig](const QString &title) -> QAbstractButton * {
            for (auto *button : rig.find(u"clipsCard"_s)->findChildren<QAbstractButton *>(u"clipMenu"_s)) {
                if (button->accessibleName().contains(title))
                    return button;
            }
            return nullptr;
        };
        const auto clip = [&rig](const QString &title) {
            rig.sandbox.act([&, viewer = rig.idOf(u"wrenloft"_s)](Sandbox::World &world) {
                return world.area<Sandbox::Clips>().create(viewer,
                                                           {.broadcasterId = rig.id(), .title = title});
            });
            rig.jump(15s);
            rig.readAgain();
        };
        clip(u"The tower"_s);
        QTRY_VERIFY(menuOf(u"The tower"_s));
        menuOf(u"The tower"_s)->setFocus();
        clip(u"The bell"_s);
        QTRY_VERIFY(menuOf(u"The bell"_s));
        QVERIFY(rig.window->focusWidget() == menuOf(u"The tower"_s));
    }

    void aClipThatDoesNotComeIsAskedForAgainByTheUserOnly()
    {
        // The world's clock stands, so no clip is ever ready.
        MomentsRig rig(standing());
        rig.waitUntilRead();
        rig.feed->setClipTimes(20ms, 100ms);
        rig.watchCalls();
        rig.mark(u"lost"_s, true);
        QTRY_COMPARE(rig.feed->clipRequests().value(0).state, ClipRequest::State::Failed);
        QTRY_COMPARE(rig.text(u"clipRequestState"_s), u"No clip came."_s);
        QCOMPARE(rig.calls("POST /clips"), 1);
        rig.feed->setClipTimes(20ms, 15s);
        rig.click(u"clipAgain"_s);
        QTRY_COMPARE(rig.feed->clipRequests().value(0).state, ClipRequest::State::Making);
        rig.jump(15s);
        QTRY_VERIFY(rig.feed->clipRequests().isEmpty());
        QCOMPARE(rig.calls("POST /clips"), 2);
        QCOMPARE(rig.calls("POST /streams/markers"), 1);
    }

    void aClipIsNotMissedWhileNobodyCanLook()
    {
        MomentsRig rig(standing());
        rig.waitUntilRead();
        rig.feed->setClipTimes(20ms, 100ms);
        QSignalSpy made(rig.feed, &MomentsFeed::clipMade);
        QSignalSpy failed(rig.feed, &MomentsFeed::clipFailed);
        int looks = 0;
        connect(&rig.client(), &Client::called, rig.page, [&looks](const CallRecord &call) {
            if (call.method == u"GET"_s && call.path.contains("/clips"_L1)
                && !call.path.contains("broadcaster_id"_L1))
                ++looks;
        });
        rig.sandbox.fault({.path = "/clips", .method = "GET", .times = -1, .status = 503});
        rig.mark(u"late"_s, true);
        QTRY_COMPARE(rig.feed->clipRequests().value(0).state, ClipRequest::State::Making);
        const qint64 until = rig.feed->clipRequests().first().until;
        QTRY_VERIFY(rig.account->serviceClock()->steady() > until);
        const int before = looks;
        QTRY_VERIFY(looks >= before + 2);  // the second one began when the time was over
        QCOMPARE(failed.size(), 0);
        rig.jump(15s);
        rig.sandbox.clearFaults();
        QTRY_COMPARE(made.size(), 1);
        QCOMPARE(failed.size(), 0);
    }

    void aClipThatIsRefusedSaysWhy()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Clips>().setClipping(rig.id(), Sandbox::Clipping::Nobody);
        });
        rig.mark(u"refused"_s, true);
        QTRY_VERIFY(rig.text(u"clipRequestState"_s).contains(u"restricted for this channel"_s));
        QVERIFY(rig.noted(u"refused"_s));  // the marker is there all the same
    }

    void withoutARunningRecordingNothingIsMarked()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        QVERIFY(rig.action("markMoment")->isEnabled());
        rig.stream(rig.id(), false);
        QTRY_VERIFY(!rig.action("markMoment")->isEnabled());
        QCOMPARE(rig.action("markMoment")->toolTip(), u"Marks need a running recording."_s);
        QVERIFY(!rig.action("markAndClip")->isEnabled());
        // The last stream stays.
        QVERIFY(rig.feed->startedAt().isValid());
        rig.watchCalls();
        rig.mark(u"too late"_s);
        rig.sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::Videos>().setStored(rig.id(), false); });
        rig.stream(rig.id(), true);
        QTRY_VERIFY(rig.feed->isStreaming() && !rig.feed->isRecorded());
        QTRY_VERIFY(!rig.action("markMoment")->isEnabled());
        QTRY_VERIFY(rig.isShown(u"momentsEmpty"_s));
        rig.mark(u"not stored"_s);
        rig.readAgain();
        QCOMPARE(rig.calls("POST /streams/markers"), 0);
        QCOMPARE(rig.find<QLineEdit>(u"nextNote"_s)->text(), u"not stored"_s);
    }

    void aChangedNoteIsKeptHereAndNotSent()
    {
        MomentsRig rig({.isOnDisk = true});
        rig.waitUntilRead();
        rig.mark(u"before"_s);
        QTRY_VERIFY(rig.noted(u"before"_s));
        const QString marker = rig.noted(u"before"_s)->id;
        rig.table()->setFocus();
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.shown<QLineEdit>(u"noteEditor"_s));
        rig.key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), u"after"_s);
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.noted(u"after"_s));
        QCOMPARE(rig.countAtService(u"before"_s), 1);
        rig.window.reset();
        rig.endParts();
        rig.restart();
        MomentsService again(rig.account.get());
        again.feed()->start();
        const auto kept = [&] {
            for (const Moment &moment : again.feed()->moments()) {
                if (moment.id == marker)
                    return moment;
            }
            return Moment();
        };
        QTRY_COMPARE(kept().note, u"after"_s);
        QCOMPARE(kept().original, u"before"_s);
        QCOMPARE(kept().source, Moment::Source::Here);
        QVERIFY(again.feed()->setNote(marker, u"before"_s));
        QCOMPARE(kept().note, u"before"_s);
    }

    void chaptersAndMarkersAreExportedByteByByte()
    {
        MomentsRig rig(standing());
        rig.waitUntilRead();
        rig.beginAgain();
        rig.jump(12min + 24s);
        rig.markElsewhere(u"Boss, \"down\"\nwith <b>tea</b>"_s);
        rig.jump(1h);
        rig.markElsewhere({});
        rig.readAgain();
        QTRY_COMPARE(rig.feed->moments().size(), 2);
        rig.mark(u"=1+1"_s);
        QTRY_COMPARE(rig.feed->moments().size(), 3);
        rig.jump(10s);
        rig.readAgain();
        // The last two are at the same second: the one that was set first is a chapter.
        QCOMPARE(rig.exported(u"chapters.txt"_s),
                 QByteArray("0:00:00 Start\n0:12:24 Boss, \"down\" with <b>tea</b>\n1:12:24 Moment 2\n"));
        QString expected = u"position,position_seconds,note,service_note,marked_at,source,clips,url\r\n"_s;
        const QString quoted = u"\"Boss, \"\"down\"\"\nwith <b>tea</b>\""_s;
        const auto &moments = rig.feed->moments();
        const auto line = [&](const QString &position, int seconds, const QString &note, const Moment &moment,
                              const QString &source) {
            expected += u"%1,%2,%3,%3,%4,%5,,%6\r\n"_s.arg(position).arg(seconds).arg(
                note, moment.at.toUTC().toString(Qt::ISODateWithMs), source, moment.url.toString());
        };
        line(u"0:12:24"_s, 744, quoted, moments[2], u"elsewhere"_s);
        line(u"1:12:24"_s, 4344, {}, moments[0], u"elsewhere"_s);
        line(u"1:12:24"_s, 4344, u"'=1+1"_s, moments[1], u"here"_s);
        QCOMPARE(QString::fromUtf8(rig.exported(u"markers.csv"_s)), expected);
        rig.click(u"copyChaptersButton"_s);
        QVERIFY(QApplication::clipboard()->text().startsWith(u"0:00:00 Start\n"_s));
    }

    void noChapterIsShorterThanVideoSitesAllow()
    {
        QList<Moment> moments;
        for (const int position : {3'605, 25, 15, 8, 4, 3'600})
            moments.append({.position = position, .note = u"at %1"_s.arg(position)});
        QCOMPARE(MomentTexts::chapters(moments),
                 u"0:00:00 at 4\n0:00:15 at 15\n0:00:25 at 25\n1:00:00 at 3600\n"_s);
        QCOMPARE(MomentTexts::chapters({}), u"0:00:00 Start\n"_s);
    }

    void videosAreDeletedAfterAQuestionThatNamesThem()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        const qsizetype before = rig.feed->videos().size();
        QVERIFY(before > 6);
        auto *videos = rig.selectVideos(2);
        const QString title = videos->model()->index(0, 0).data().toString();
        rig.watchCalls();
        rig.key(Qt::Key_Delete);
        auto *dialog = rig.dialog(u"deleteVideosDialog"_s);
        QCOMPARE(dialog->findChildren<QLabel *>(u"videoToDelete"_s).size(), 2);
        QVERIFY(rig.find<QLabel>(u"videoToDelete"_s, dialog)->text().startsWith(title));
        rig.click(u"keep"_s);
        QTRY_VERIFY(!rig.isShown(u"deleteVideosDialog"_s));
        QCOMPARE(rig.calls("DELETE /videos"), 0);

        rig.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(rig.window.get()));
        videos->setFocus();
        rig.key(Qt::Key_Delete);
        dialog = rig.dialog(u"deleteVideosDialog"_s);
        QTest::mouseClick(rig.find<QAbstractButton>(u"confirm"_s, dialog), Qt::LeftButton);
        QTRY_COMPARE(rig.feed->videos().size(), before - 2);
        QCOMPARE(rig.ask(Api::GetVideos{.userId = rig.id(), .first = 100})->data.size(), before - 2);
        QCOMPARE(rig.calls("DELETE /videos"), 1);
    }

    void whenVideosAreNotDeletedTheyStayAndTheReasonIsSaid()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        const qsizetype before = rig.feed->videos().size();
        rig.selectVideos(6);
        QVERIFY(!rig.action("deleteVideos")->isEnabled());
        QVERIFY(rig.action("deleteVideos")->toolTip().contains(u"5"_s));
        rig.selectVideos(1);
        QVERIFY(rig.action("deleteVideos")->isEnabled());
        rig.sandbox.fault(
            {.path = "/videos", .method = "DELETE", .times = 1, .status = 400, .message = u"Not this."_s});
        QSignalSpy said(rig.page, &Page::notified);
        rig.key(Qt::Key_Delete);
        auto *dialog = rig.dialog(u"deleteVideosDialog"_s);
        QTest::mouseClick(rig.find<QAbstractButton>(u"confirm"_s, dialog), Qt::LeftButton);
        QTRY_COMPARE(said.size(), 1);
        QString text = said.first().first().toString();
        QVERIFY2(text.startsWith(u"Deleting the videos failed."_s) && text.contains(u"Not this."_s),
                 qPrintable(text));
        QCOMPARE(rig.feed->videos().size(), before);
        // A mark says that it is one.
        rig.sandbox.fault({.path = "/streams/markers",
                           .method = "POST",
                           .times = 1,
                           .status = 403,
                           .message = u"No marks."_s});
        rig.feed->mark({}, false);
        QTRY_COMPARE(said.size(), 2);
        text = said.last().first().toString();
        QVERIFY2(text.startsWith(u"The moment was not marked."_s) && text.contains(u"No marks."_s),
                 qPrintable(text));
    }

    void aMarkWhoseAnswerIsLostIsLookedForAndNotSentAgain()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        rig.watchCalls();
        QSignalSpy checked(rig.feed, &MomentsFeed::markChecked);
        // It was set, but the answer says otherwise.
        rig.sandbox.fault({.path = "/streams/markers",
                           .method = "POST",
                           .times = 1,
                           .status = 500,
                           .message = u"oops"_s,
                           .handled = true});
        rig.mark(u"once"_s, true);
        QTRY_COMPARE(checked.size(), 1);
        QVERIFY(checked.first().at(1).toBool());
        QCOMPARE(rig.countAtService(u"once"_s), 1);
        QCOMPARE(rig.noted(u"once"_s)->source, Moment::Source::Here);
        QVERIFY(rig.find<QLineEdit>(u"nextNote"_s)->text().isEmpty());
        QCOMPARE(rig.calls("POST /streams/markers"), 1);
        QCOMPARE(rig.calls("POST /clips"), 0);
    }

    void aLostConnectionLeavesTheNoteAndSaysThatNothingWasMarked()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        QSignalSpy checked(rig.feed, &MomentsFeed::markChecked);
        rig.sandbox.fault({.path = "/streams/markers", .times = -1, .cutConnection = true});
        rig.mark(u"cut off"_s);
        QTRY_VERIFY(rig.feed->isChecking());
        QTRY_VERIFY(!rig.action("markMoment")->isEnabled());
        rig.sandbox.clearFaults();
        QTRY_COMPARE(checked.size(), 1);
        QVERIFY(!checked.first().at(1).toBool());
        QCOMPARE(rig.countAtService(u"cut off"_s), 0);
        QCOMPARE(rig.find<QLineEdit>(u"nextNote"_s)->text(), u"cut off"_s);
        QTRY_VERIFY(rig.action("markMoment")->isEnabled());
        // A mark from elsewhere in the program leaves it too.
        rig.feed->mark({}, false);
        QTRY_VERIFY(rig.page->saved().contains(u"Marked"_s));
        QCOMPARE(rig.find<QLineEdit>(u"nextNote"_s)->text(), u"cut off"_s);
    }

    void categoriesAndAdBreaksOfTheStreamAreSeen()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        QTRY_VERIFY(rig.feed->isLive());
        const auto other = rig.sandbox.inSandbox([&](Sandbox::World &world) {
            const QString now = world.channel(rig.id())->channel.gameId;
            for (const auto &one : world.categories()) {
                if (one.game.id != now)
                    return one.game;
            }
            return Api::Game();
        });
        QVERIFY(rig.ask(Api::ModifyChannel{.broadcasterId = rig.id(), .changes = {.gameId = other.id}}));
        const QString begins = u"%1 begins"_s.arg(other.name);
        QTRY_VERIFY(rig.noted(begins));
        QCOMPARE(rig.noted(begins)->source, Moment::Source::Category);
        rig.sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::AdBreaks>().start(rig.id(), 60); });
        QTRY_VERIFY(std::ranges::any_of(rig.feed->events(), [](const StreamEvent &event) {
            return event.kind == StreamEvent::Kind::AdBreak && event.seconds == 60;
        }));
    }

    void searchFindsNotes()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        rig.markElsewhere(u"the lever"_s);
        rig.markElsewhere(u"the duck"_s);
        rig.readAgain();
        QTRY_VERIFY(rig.noted(u"the duck"_s));
        rig.table()->setFocus();
        rig.key(Qt::Key_Slash);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"momentsSearch"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"LEVER"_s);
        QTRY_COMPARE(rig.table()->model()->rowCount(), 1);
        QTest::keyClicks(QApplication::focusWidget(), u"x"_s);
        QTRY_VERIFY(rig.isShown(u"momentsEmpty"_s));
    }

    void missingPermissionsAreExplained()
    {
        MomentsRig rig({.scopes = without({Scope::ChannelManageBroadcast, Scope::UserReadBroadcast,
                                           Scope::ClipsEdit, Scope::ChannelManageVideos})});
        rig.waitUntilRead();
        QVERIFY(!rig.action("markMoment")->isEnabled());
        QVERIFY(rig.action("markMoment")->toolTip().contains(u"permission"_s));
        QSignalSpy asked(rig.page, &MomentsPage::permissionRequested);
        auto *empty = rig.find<EmptyState>(u"momentsEmpty"_s);
        QTRY_VERIFY(empty->isVisible());
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.last().first().value<Scope>(), Scope::ChannelManageBroadcast);
        const auto hintIn = [&](const QString &name) { return rig.find(name)->findChild<WhyHint *>(); };
        Q_EMIT hintIn(u"clipsCard"_s)->actionTriggered();
        QVERIFY(hintIn(u"clipsCard"_s)->isVisible());
        QCOMPARE(asked.last().first().value<Scope>(), Scope::ClipsEdit);
        rig.selectVideos(1);
        QVERIFY(hintIn(u"videosView"_s)->isVisible());
        QVERIFY(!rig.action("deleteVideos")->isEnabled());
        Q_EMIT hintIn(u"videosView"_s)->actionTriggered();
        QCOMPARE(asked.last().first().value<Scope>(), Scope::ChannelManageVideos);
        // Once it is granted, the page goes on by itself.
        rig.grant(SandboxFixture::everyScope());
        QTRY_VERIFY(rig.action("markMoment")->isEnabled());
    }

    void aFailureIsShownAndWhatWasReadStays()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        rig.markElsewhere(u"stays"_s);
        rig.readAgain();
        QTRY_VERIFY(rig.noted(u"stays"_s));
        rig.sandbox.fault({.path = "/videos", .times = -1, .status = 503});
        rig.feed->refresh();
        QTRY_VERIFY(!rig.page->freshness().failure.isEmpty());
        QVERIFY(rig.noted(u"stays"_s));
        rig.sandbox.clearFaults();
        rig.feed->refresh();
        QTRY_VERIFY(rig.page->freshness().failure.isEmpty());
    }

    void textsOfStrangersAreNotMarkup()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        const QString nasty = u"<b>bold</b><img src=\"http://127.0.0.1/x.png\">"_s;
        rig.markElsewhere(nasty);
        rig.sandbox.act([&, viewer = rig.idOf(u"wrenloft"_s)](Sandbox::World &world) {
            return world.area<Sandbox::Clips>().create(viewer, {.broadcasterId = rig.id(), .title = nasty});
        });
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Videos>().publish(
                {.userId = rig.id(), .type = Api::VideoType::Highlight, .title = nasty, .seconds = 60});
        });
        rig.jump(15s);
        rig.readAgain();
        QTRY_VERIFY(rig.noted(nasty));
        QTRY_VERIFY(std::ranges::any_of(rig.feed->clips(),
                                        [&](const Api::Clip &clip) { return clip.title == nasty; }));
        int shown = 0;
        for (const QLabel *label : rig.page->findChildren<QLabel *>()) {
            if (!label->text().contains(u"<b>"_s))
                continue;
            ++shown;
            QCOMPARE(label->textFormat(), Qt::PlainText);
        }
        QVERIFY(shown >= 3);  // the clip, the video and the preview of the chapters
        rig.selectVideos(1);
        rig.key(Qt::Key_Delete);
        for (const QLabel *label : rig.dialog(u"deleteVideosDialog"_s)->findChildren<QLabel *>()) {
            if (label->text().contains(u"<b>"_s))
                QCOMPARE(label->textFormat(), Qt::PlainText);
        }
    }

    void narrowWindowsShowTheListAndOneButton()
    {
        MomentsRig rig;
        rig.waitUntilRead();
        QVERIFY(rig.isShown(u"momentTimeline"_s));
        QVERIFY(rig.isShown(u"clipsCard"_s));
        QVERIFY(!rig.isShown(u"footMark"_s));
        rig.mark(u"in a wide window"_s);
        QTRY_VERIFY(rig.noted(u"in a wide window"_s));
        QVERIFY(!rig.isShown(u"footMark"_s));
        // The clips become a drawer.
        rig.page->resize(600, 700);
        QTRY_VERIFY(!rig.isShown(u"clipsCard"_s));
        QVERIFY(rig.isShown(u"momentTimeline"_s));
        rig.action("showClips")->trigger();
        QTRY_VERIFY(rig.isShown(u"clipsCard"_s));
        rig.action("showClips")->trigger();
        rig.page->resize(320, 700);
        QTRY_VERIFY(!rig.isShown(u"momentTimeline"_s));
        QTRY_VERIFY(rig.isShown(u"footMark"_s));
        QVERIFY(rig.table()->isVisible());
        const qsizetype before = rig.feed->moments().size();
        rig.find<QLineEdit>(u"nextNote"_s)->setText(u"from the foot"_s);
        rig.click(u"footMark"_s);
        QTRY_COMPARE(rig.feed->moments().size(), before + 1);
    }
};

QTEST_MAIN(TestMomentsPage)
#include "tst_moments_page.moc"
