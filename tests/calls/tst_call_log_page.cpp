// SPDX-License-Identifier: GPL-3.0-or-later

// The page Call log as its user sees it, with the calls of a real client to a sandbox.

#include "test_window.h"
#include "test_world.h"

#include "calls/call_log_page.h"
#include "interact/goal_feed.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/lists/anchored_table.h"
#include "kit/messages/banner.h"
#include "kit/theme/theme.h"
#include "sandbox/goals/goals.h"

#include <QClipboard>
#include <QFileDialog>
#include <QHeaderView>
#include <QPlainTextEdit>

using namespace Sidestage;
using namespace std::chrono_literals;
using namespace Api;

namespace {

struct PageRig : TestWorld, TestWindow
{
    PageRig()
        : log(make<CallLog>(clock))
    {
        log->listen(&network);
        log->addAccount(account.get());
        client().setBackoff(1ms, 1ms);
        open({1032, 720});
    }
    ~PageRig() override
    {
        window.reset();
        endParts();
    }
    void open(QSize size)
    {
        page = TestWindow::show(
            new CallLogPage(log, {{u"interact"_s, u"Interact"_s}, {u"channel"_s, u"Channel"_s}}), size);
        table = find<AnchoredTable>("callTable");
    }

    GetChannels channels() { return {.broadcasterIds = {id()}}; }
    void fail(const QString &message)
    {
        sandbox.fault({.path = "/channels", .status = 400, .message = message});
        QVERIFY(!ask(channels()));
    }
    QString cell(int row, CallTexts::ColumnId column) const
    {
        return table->model()->index(row, column).data().toString();
    }
    /// The newest row of an endpoint; -1: there is none.
    int rowOf(const QString &endpoint) const
    {
        for (int row = 0; row < rows(); ++row) {
            if (cell(row, CallTexts::EndpointColumn) == endpoint)
                return row;
        }
        return -1;
    }
    int rows() const { return table->model()->rowCount(); }
    void choose(int row) const { table->setCurrentIndex(table->model()->index(row, 0)); }
    /// Records calls as a client does.
    void record(int count)
    {
        auto *recorder = network.findChild<CallRecorder *>();
        for (int i = 0; i < count; ++i) {
            CallRecord record{.at = QDateTime::currentDateTimeUtc(),
                              .method = u"GET"_s,
                              .path = u"/helix/streams?first=%1"_s.arg(++m_recorded),
                              .status = 200,
                              .took = 20,
                              .endpoint = u"/streams"_s};
            record.attempts.append({.took = 20, .status = 200});
            record.response.body = R"({"data":[{"title":"number )" + QByteArray::number(m_recorded) + "\"}]}";
            record.response.size = record.response.body.size();
            Q_EMIT recorder->recorded(record);
        }
    }

    CallLog *log;
    CallLogPage *page = nullptr;
    AnchoredTable *table = nullptr;

private:
    int m_recorded = 0;
};

}  // namespace

class TestCallLogPage : public QObject
{
    Q_OBJECT
    Theme m_theme{};

private Q_SLOTS:
    void callsAndEventsAppearNewestFirst()
    {
        PageRig rig;
        auto *feed = rig.make<GoalFeed>(rig.account.get());
        feed->start();
        QTRY_VERIFY(feed->isLive());
        QVERIFY(rig.ask(rig.channels()));
        QTRY_VERIFY(rig.rowOf(u"/channels"_s) >= 0);
        QCOMPARE(rig.cell(rig.rowOf(u"/channels"_s), CallTexts::StatusColumn), u"200 OK"_s);
        QCOMPARE(rig.cell(rig.rowOf(u"/channels"_s), CallTexts::MethodColumn), u"GET"_s);
        rig.sandbox.act([&](Sandbox::World &world) {
            auto &goals = world.area<Sandbox::Goals>();
            std::ignore = goals.end(rig.id(), GoalType::SubscriptionCount);
            return goals.start(rig.id(), GoalType::SubscriptionCount,
                               {.description = u"A kettle"_s, .targetAmount = 40});
        });
        QTRY_VERIFY(rig.rowOf(u"channel.goal.begin"_s) >= 0);
        const int event = rig.rowOf(u"channel.goal.begin"_s);
        QVERIFY(event < rig.rowOf(u"/channels"_s));
        QCOMPARE(rig.cell(event, CallTexts::MethodColumn), u"Event"_s);
        QCOMPARE(rig.cell(event, CallTexts::StatusColumn), u"Received"_s);
        QCOMPARE(rig.cell(event, CallTexts::AskedColumn), u"Interact"_s);
        QCOMPARE(rig.cell(event, CallTexts::TookColumn), QString());
        rig.choose(event);
        QTRY_VERIFY(
            rig.find<QPlainTextEdit>("callBody")->toPlainText().contains("\"description\": \"A kettle\""_L1));
        QSignalSpy left(rig.page, &Sidestage::Page::pageRequested);
        rig.click("callGoTo");
        QCOMPARE(left.value(0).value(0).toString(), u"interact"_s);
        const Freshness freshness = rig.page->freshness();
        QVERIFY(freshness.live && freshness.asOf.isValid());
        QVERIFY(freshness.prefix.contains("calls since %1"_L1));
        QVERIFY(rig.page->saved().startsWith("Kept for 24 h"_L1));
    }

    void aRefusedCallShowsWhatTheServiceSaidAsPlainText()
    {
        PageRig rig;
        const QString said = u"<img src=x> <b>No</b> \"such\" game"_s;
        rig.fail(said);
        QTRY_COMPARE(rig.cell(0, CallTexts::StatusColumn), u"400 Refused"_s);
        rig.choose(0);
        auto *banner = rig.find<Banner>("callSaid");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(banner->sentence().contains(said));
        QCOMPARE(banner->findChild<QLabel *>()->textFormat(), Qt::PlainText);
        rig.find<Segmented>("callTabs")->setCurrentIndex(1);
        const auto *body = rig.find<QPlainTextEdit>("callBody");
        QVERIFY(body->toPlainText().contains("<b>No</b>"_L1));
        for (const QLabel *label : rig.page->findChildren<QLabel *>()) {
            if (label->text().contains(u'<'))
                QCOMPARE(label->textFormat(), Qt::PlainText);
        }
        rig.find<Segmented>("callTabs")->setCurrentIndex(2);
        QVERIFY(!body->isVisible());
    }

    void theFiltersAddUpAndTheSearchLooksIntoAnswers()
    {
        PageRig rig;
        rig.record(3);
        rig.fail(u"No"_s);
        QVERIFY(rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"Another title"_s}}));
        QTRY_COMPARE(rig.rows(), 5);
        auto *errors = rig.find<Button>("callErrors");
        QTRY_COMPARE(errors->text(), u"Errors 1"_s);
        errors->click();
        QTRY_COMPARE(rig.rows(), 1);
        rig.find<Button>("callWrites")->click();
        QTRY_COMPARE(rig.rows(), 2);
        errors->click();
        rig.find<Button>("callWrites")->click();
        QTRY_COMPARE(rig.rows(), 5);
        QTest::keyClick(rig.page, Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>("callSearch");
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, u"NUMBER 2"_s);
        QTRY_COMPARE(rig.rows(), 1);
        search->setText(u"nothing like that"_s);
        QTRY_COMPARE(rig.rows(), 0);
        QTRY_VERIFY(rig.isShown("callsEmpty"));
        search->clear();
        QTRY_COMPARE(rig.rows(), 5);
    }

    void theTailStopsAtTheCurrentRowUntilEnd()
    {
        PageRig rig;
        rig.record(100);
        QTRY_COMPARE(rig.rows(), 100);
        QVERIFY(rig.isShown("callTail"));
        rig.choose(3);
        rig.table->setFocus();
        const QModelIndex current = rig.table->currentIndex();
        const int before = rig.table->visualRect(current).top();
        rig.record(12);
        QTRY_COMPARE(rig.rows(), 112);
        QTRY_VERIFY(rig.isShown("callNewcomers"));
        QCOMPARE(rig.find<Button>("callNewcomers")->text(), u"12 new"_s);
        QCOMPARE(rig.table->currentIndex().row(), 15);
        QCOMPARE(rig.table->visualRect(rig.table->currentIndex()).top(), before);
        rig.key(Qt::Key_End);
        QTRY_VERIFY(rig.isShown("callTail"));
        QCOMPARE(rig.table->verticalScrollBar()->value(), 0);
        rig.record(1);
        QTRY_COMPARE(rig.rows(), 113);
        QCOMPARE(rig.table->verticalScrollBar()->value(), 0);  // it follows, although a row is current
        QVERIFY(rig.isShown("callTail"));
    }

    void itPausesClearsAndBringsBack()
    {
        PageRig rig;
        rig.record(2);
        QTRY_COMPARE(rig.rows(), 2);
        rig.page->setFocus();
        rig.key(Qt::Key_P);
        QVERIFY(rig.log->isPaused());
        QVERIFY(rig.ask(rig.channels()));
        QVERIFY(!rig.page->freshness().live);
        rig.key(Qt::Key_P);
        QVERIFY(!rig.log->isPaused());
        QCOMPARE(rig.rows(), 2);
        QSignalSpy said(rig.page, &Sidestage::Page::notified);
        rig.find<QAction>("clearCalls")->trigger();
        QTRY_COMPARE(rig.rows(), 0);
        QVERIFY(rig.isShown("callsEmpty"));
        said.value(0).value(1).value<std::function<void()>>()();
        QTRY_COMPARE(rig.rows(), 2);
    }

    void errorsAreNewUntilThePageIsLookedAt()
    {
        PageRig rig;
        rig.page->hide();
        rig.fail(u"No"_s);
        QCOMPARE(rig.log->unseenErrors(), 1);
        rig.page->show();
        QTRY_COMPARE(rig.log->unseenErrors(), 0);
    }

    void whatIsCopiedHasNoToken()
    {
        PageRig rig;
        QVERIFY(rig.ask(rig.channels()));
        QTRY_COMPARE(rig.rows(), 1);
        rig.choose(0);
        rig.table->setFocus();
        rig.key(Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.startsWith("curl -X GET '"_L1));
        QVERIFY(copied.contains("$TOKEN"_L1));
        QVERIFY(!copied.contains(rig.signedIn.accessToken));
    }

    void whatIsShownIsSavedAsAnArchive()
    {
        PageRig rig;
        rig.record(3);
        QVERIFY(rig.ask(rig.channels()));
        QTRY_COMPARE(rig.rows(), 4);
        rig.find<QLineEdit>("callSearch")->setText(u"/streams"_s);
        QTRY_COMPARE(rig.rows(), 3);
        rig.find<QAction>("exportCalls")->trigger();
        auto *dialog = rig.dialog<QFileDialog>("callsSaveDialog");
        const QString path = rig.dir.filePath(u"a.har"_s);
        auto *edit = dialog->findChild<QLineEdit *>();
        edit->setText(path);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_VERIFY(rig.isShown("callsBanner"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto har = QJsonDocument::fromJson(file.readAll());
        QCOMPARE(har["log"_L1]["entries"_L1].toArray().size(), 3);
    }

    void narrowWindowsKeepTheKeyColumns()
    {
        PageRig rig;
        rig.record(2);
        QTRY_COMPARE(rig.rows(), 2);
        const auto isHidden = [&](int column) { return rig.table->isColumnHidden(column); };
        QVERIFY(!isHidden(CallTexts::AskedColumn));
        const int oneLine = rig.table->rowHeight(0);
        rig.window->resize(560, 480);
        QTRY_VERIFY(isHidden(CallTexts::AskedColumn) && isHidden(CallTexts::MethodColumn));
        QVERIFY(!isHidden(CallTexts::TimeColumn) && !isHidden(CallTexts::EndpointColumn)
                && !isHidden(CallTexts::StatusColumn));
        QVERIFY(!rig.isShown("callDetails"));
        rig.choose(0);
        rig.table->setFocus();
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.isShown("callDetails"));
        rig.key(Qt::Key_Escape);
        QTRY_VERIFY(!rig.isShown("callDetails"));
        rig.window->resize(320, 480);
        QTRY_VERIFY(isHidden(CallTexts::TimeColumn));
        QVERIFY(rig.table->rowHeight(0) > oneLine);
        QVERIFY(rig.page->minimumSizeHint().width() <= 320);
    }

    void aHundredThousandCallsLeaveTheNewestInBoundedMemory()
    {
        PageRig rig;
        for (int i = 0; i < 100; ++i) {
            rig.record(1'000);
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(rig.cell(0, CallTexts::EndpointColumn), u"/streams"_s);
        const auto *rows = static_cast<LiveList<LoggedCall> *>(rig.table->model());
        QTRY_COMPARE(rows->row(0).number, 100'000);
        QTRY_COMPARE(rig.rows(), int(rig.log->limits().calls));
        QTRY_COMPARE(rows->total(), rig.rows());
        QVERIFY(rig.log->bytes() <= rig.log->limits().bytes);
    }
};

QTEST_MAIN(TestCallLogPage)
#include "tst_call_log_page.moc"
