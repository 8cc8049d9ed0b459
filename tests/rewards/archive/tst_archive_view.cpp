// SPDX-License-Identifier: GPL-3.0-or-later

// The archive as a user sees it: real widgets, real events, and rows in a real file.

#include "archive_rows.h"
#include "test_window.h"
#include "test_world.h"

#include "kit/lists/job_row.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/theme/theme.h"
#include "rewards/archive/archive_model.h"
#include "rewards/archive/archive_view.h"
#include "rewards/rewards_service.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDateEdit>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

using namespace Sidestage;

namespace {

QDateTime today(int seconds = 0)
{
    // In the middle between midnight and now.
    const QDateTime midnight = QDate::currentDate().startOfDay();
    return midnight.addSecs(midnight.secsTo(QDateTime::currentDateTime()) / 2).addSecs(seconds).toUTC();
}

ArchivedRedemption decidedToday(int i, Outcome outcome, int seconds)
{
    return decided(redeemed(i), outcome, By::Here, today(seconds));
}

struct ViewRig : TestWorld, TestWindow
{
    explicit ViewRig(const QList<ArchivedRedemption> &rows,
                     ArchiveView::Mode mode = ArchiveView::Mode::Archive)
        : service(make<RewardsService>(account.get(), Clock::system()))
    {
        service->archive()->upsert(rows);
        view = show(new ArchiveView(service, mode), {1040, 640});
        [&] { QTRY_VERIFY(!model()->isLoading() && model()->found() >= 0); }();
    }
    ArchiveModel *model() const { return view->findChild<ArchiveModel *>(); }
    QTableView *table() const { return find<QTableView>("archiveTable"); }
    QLineEdit *search() const { return find<QLineEdit>("archiveSearch"); }
    QString text(int row, int column) const { return table()->model()->index(row, column).data().toString(); }
    int rows() const { return table()->model()->rowCount(); }
    QString count() const { return find<QLabel>("archiveCount")->text(); }
    void choose(const char *name, const QString &text)
    {
        auto *combo = find<QComboBox>(name);
        const int index = combo->findText(text);
        if (index < 0)
            qFatal("no %s", qPrintable(text));
        combo->setFocus();
        combo->setCurrentIndex(index);
    }
    QFileDialog *exportDialog() { return dialog<QFileDialog>("archiveSaveDialog"); }

    RewardsService *service;
    ArchiveView *view = nullptr;
};

QList<ArchivedRedemption> some()
{
    return {decided(redeemed(1, u"fennel_77"_s, u"Hydrate!"_s), Outcome::Fulfilled),
            decided(redeemed(2, u"wren"_s, u"Hydrate!"_s), Outcome::Refunded, By::Elsewhere),
            redeemed(3, u"fennel_77"_s, u"Pick the next song"_s, u"the sea shanty\nfrom act one"_s),
            decided(redeemed(4, u"Zoë"_s, u"Pick the next song"_s), Outcome::Gone, By::Nobody)};
}

QList<ArchivedRedemption> many(int count)
{
    QList<ArchivedRedemption> rows;
    for (int i = 0; i < count; ++i)
        rows.append(decided(redeemed(i), Outcome::Fulfilled));
    return rows;
}

}  // namespace

class TestArchiveView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestStandsFirstWithItsOutcomeInWords()
    {
        ViewRig rig(some());
        QCOMPARE(rig.rows(), 4);
        QCOMPARE(rig.count(), u"4 found"_s);
        QCOMPARE(rig.text(0, ArchiveModel::ViewerColumn), u"Zoë"_s);
        QCOMPARE(rig.text(0, ArchiveModel::OutcomeColumn), u"Gone"_s);
        QCOMPARE(rig.text(1, ArchiveModel::OutcomeColumn), u"Waiting"_s);
        QCOMPARE(rig.text(1, ArchiveModel::MessageColumn), u"the sea shanty from act one"_s);
        QCOMPARE(rig.text(2, ArchiveModel::OutcomeColumn), u"Refunded"_s);
        QCOMPARE(rig.text(3, ArchiveModel::OutcomeColumn), u"Fulfilled"_s);
        QCOMPARE(rig.text(3, ArchiveModel::MessageColumn), u"no message"_s);
        const QString spoken = rig.table()->model()->index(2, 0).data(Qt::AccessibleTextRole).toString();
        for (const char *part : {"wren", "Hydrate!", "500 point", "refunded elsewhere"})
            QVERIFY2(spoken.contains(QLatin1String(part)), qPrintable(spoken));
    }

    void eachLetterTypedNarrowsWhatIsShown()
    {
        ViewRig rig(some());
        rig.table()->setFocus();
        QTest::keyClick(rig.table(), Qt::Key_Slash);
        QVERIFY(rig.search()->hasFocus());
        QTest::keyClicks(rig.search(), u"f"_s);
        QTRY_COMPARE(rig.count(), u"2 found"_s);
        QTest::keyClicks(rig.search(), u"en sea"_s);
        QTRY_COMPARE(rig.count(), u"1 found"_s);
        QCOMPARE(rig.rows(), 1);
        QTest::keyClicks(rig.search(), u"/x"_s);
        QTRY_COMPARE(rig.count(), u"0 found"_s);
        auto *empty = rig.find<EmptyState>("archiveEmpty");
        QTRY_VERIFY(empty->isVisible());
        QCOMPARE(empty->sentence(), u"No matching redemptions."_s);
        QTest::mouseClick(empty->findChild<QPushButton *>(), Qt::LeftButton);
        QTRY_COMPARE(rig.count(), u"4 found"_s);
        QVERIFY(rig.table()->isVisible());
        QCOMPARE(rig.search()->text(), QString());
    }

    void filtersAreTakenTogether()
    {
        ViewRig rig(some());
        QTRY_VERIFY(rig.find<QComboBox>("archiveReward")->count() == 3);
        rig.choose("archiveReward", u"Hydrate!"_s);
        QTRY_COMPARE(rig.count(), u"2 found"_s);
        rig.choose("archiveOutcome", u"Refunded"_s);
        QTRY_COMPARE(rig.count(), u"1 found"_s);
        QCOMPARE(rig.text(0, ArchiveModel::ViewerColumn), u"wren"_s);
        rig.choose("archiveOutcome", u"All outcomes"_s);
        rig.choose("archiveReward", u"All rewards"_s);
        QVERIFY(!rig.find<QDateEdit>("archiveFrom")->isVisible());
        rig.choose("archivePeriod", u"Custom…"_s);
        QVERIFY(rig.find<QDateEdit>("archiveFrom")->isVisible());
        const QDate day = at(0).toLocalTime().date();
        rig.find<QDateEdit>("archiveFrom")->setDate(day);
        rig.find<QDateEdit>("archiveUntil")->setDate(day);
        QTRY_COMPARE(rig.count(), u"4 found"_s);
        rig.find<QDateEdit>("archiveFrom")->setDate(day.addDays(-2));
        rig.find<QDateEdit>("archiveUntil")->setDate(day.addDays(-1));
        QTRY_COMPARE(rig.count(), u"0 found"_s);
    }

    void theLastStreamIsFound()
    {
        ViewRig rig(some());
        rig.choose("archivePeriod", u"Last stream"_s);
        QTRY_COMPARE(rig.count(), u"0 found"_s);
        rig.service->archive()->setOnAir(at(100));
        rig.service->archive()->setOffAir(at(200));
        rig.view->hide();
        rig.view->show();
        QTRY_COMPARE(rig.count(), u"2 found"_s);  // those of 120 s and 180 s
    }

    void theCurrentRowIsToldInFullWithItsStatistics()
    {
        ViewRig rig(some());
        rig.table()->setFocus(Qt::TabFocusReason);
        QCOMPARE(rig.table()->currentIndex().row(), 0);
        QTest::keyClick(rig.table(), Qt::Key_Down);
        QCOMPARE(rig.find<QLabel>("detailsViewer")->text(), u"fennel_77"_s);
        QCOMPARE(rig.find<QLabel>("detailsMessage")->text(), u"the sea shanty\nfrom act one"_s);
        auto *all = rig.find<QPushButton>("viewerNumbers");
        QTRY_VERIFY(all->isVisible());
        QCOMPARE(all->text(), u"Show all 2"_s);
        QTest::mouseClick(all, Qt::LeftButton);
        QTRY_COMPARE(rig.count(), u"2 found"_s);
        auto *only = rig.find<QPushButton>("archivePerson");
        QVERIFY(only->isVisible());
        QVERIFY(only->text().contains(u"fennel_77"_s));
        // The same redemption stays current.
        QCOMPARE(rig.find<QLabel>("detailsMessage")->text(), u"the sea shanty\nfrom act one"_s);
        QTest::mouseClick(only, Qt::LeftButton);
        QTRY_COMPARE(rig.count(), u"4 found"_s);
        QVERIFY(!only->isVisible());
    }

    void aViewerCanBeShownFromElsewhere()
    {
        ViewRig rig(some());
        rig.choose("archiveOutcome", u"Gone"_s);
        rig.view->showViewer(u"id of wren"_s, u"wren"_s);
        QTRY_COMPARE(rig.count(), u"1 found"_s);
        QCOMPARE(rig.text(0, ArchiveModel::ViewerColumn), u"wren"_s);
    }

    void moreRowsComeAsOneScrollsDown()
    {
        ViewRig rig(many(1000));
        QCOMPARE(rig.count(), u"1,000 found"_s);
        QVERIFY(rig.rows() < 1000);
        rig.table()->setFocus();
        for (int i = 0; i < 20 && rig.rows() < 1000; ++i) {
            const int before = rig.rows();
            QTest::keyClick(rig.table(), Qt::Key_End, Qt::ControlModifier);
            QTRY_VERIFY(rig.rows() > before || rig.rows() == 1000);
        }
        QCOMPARE(rig.rows(), 1000);
        QCOMPARE(rig.model()->at(999).redemption.id, u"redemption-0"_s);
    }

    void aFailureIsSaidUntilASearchSucceeds()
    {
        ViewRig rig(some());
        const auto execute = [&](const char *sql) {
            std::optional<Result<void>> done;
            rig.store->background()->run([sql](Database &database) { return database.execute(sql); },
                                         rig.view, [&](const Result<void> &outcome) { done = outcome; });
            [&] { QTRY_VERIFY(done); }();
            return done && done->has_value();
        };
        auto *banner = rig.find<Banner>("archiveBanner");
        QVERIFY(execute("ALTER TABLE archive RENAME TO away"));
        rig.search()->setText(u"wren"_s);
        QTRY_VERIFY(banner->isVisible());
        QVERIFY2(banner->sentence().startsWith(u"Could not load the archive."_s),
                 qPrintable(banner->sentence()));
        QVERIFY(execute("ALTER TABLE away RENAME TO archive"));
        rig.search()->setText(u"fennel"_s);
        QTRY_COMPARE(rig.rows(), 2);
        QTRY_VERIFY(!banner->isVisible());
    }

    void newOnesDoNotMoveWhatIsRead()
    {
        ViewRig rig(many(300));
        rig.table()->setCurrentIndex(rig.table()->model()->index(3, 0));
        const QString first = rig.model()->at(0).redemption.id;
        ArchivedRedemption other = redeemed(298);
        rig.service->archive()->upsert({redeemed(1000), redeemed(1001)});
        auto *newcomers = rig.find<QPushButton>("archiveNewcomers");
        QTRY_VERIFY(newcomers->isVisible());
        QCOMPARE(newcomers->text(), u"2 new"_s);
        QCOMPARE(rig.model()->at(0).redemption.id, first);
        QTRY_COMPARE(rig.count(), u"302 found"_s);
        const QString current = rig.model()->at(3).redemption.id;
        QTest::mouseClick(newcomers, Qt::LeftButton);
        QTRY_COMPARE(rig.model()->at(0).redemption.id, u"redemption-1001"_s);
        QCOMPARE(rig.model()->at(rig.table()->currentIndex().row()).redemption.id, current);
        QVERIFY(!newcomers->isVisible());
    }

    void aRowChangesInPlaceWhenItIsDecided()
    {
        ViewRig rig({redeemed(1), redeemed(2)});
        rig.service->archive()->upsert({decided(redeemed(1), Outcome::Refunded)});
        QTRY_COMPARE(rig.text(1, ArchiveModel::OutcomeColumn), u"Refunded"_s);
        rig.choose("archiveOutcome", u"Waiting"_s);
        QTRY_COMPARE(rig.rows(), 1);
        rig.service->archive()->upsert({decided(redeemed(2), Outcome::Fulfilled)});
        QTRY_COMPARE(rig.rows(), 0);
    }

    void decidedTodayShowsTheDecisionsOfTodayTheLastFirst()
    {
        ViewRig rig({decidedToday(5, Outcome::Fulfilled, -20), decidedToday(9, Outcome::Refunded, -30),
                     decidedToday(2, Outcome::Fulfilled, -10), redeemed(7),
                     decided(redeemed(8), Outcome::Fulfilled, By::Here,
                             QDate::currentDate().startOfDay().toUTC().addSecs(-1))},
                    ArchiveView::Mode::DecidedToday);
        QVERIFY(!rig.find<QComboBox>("archivePeriod")->isVisible());
        if (QDate::currentDate().startOfDay().secsTo(QDateTime::currentDateTime()) < 120)
            QSKIP("It is just after midnight.");
        QCOMPARE(rig.rows(), 3);
        QCOMPARE(rig.model()->at(0).redemption.id, u"redemption-2"_s);
        QCOMPARE(rig.model()->at(1).redemption.id, u"redemption-5"_s);
        QCOMPARE(rig.model()->at(2).redemption.id, u"redemption-9"_s);
    }

    void anEmptyArchiveSaysWhatWillBeHere()
    {
        ViewRig archive({});
        auto *empty = archive.find<EmptyState>("archiveEmpty");
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(empty->sentence().contains(u"is saved here"_s));
        QVERIFY(!archive.find<QPushButton>("archiveExport")->isEnabled());
        ViewRig day({}, ArchiveView::Mode::DecidedToday);
        QTRY_VERIFY(day.find<EmptyState>("archiveEmpty")->sentence().startsWith(u"No decisions today."_s));
    }

    void whatWaitsIsFoundAndExported()
    {
        QList<ArchivedRedemption> rows{redeemed(1), redeemed(2)};
        for (int i = 3; i < 9; ++i)
            rows.append(decided(redeemed(i), Outcome::Fulfilled));
        ViewRig rig(rows);
        rig.view->exportWaiting();
        QFileDialog *dialog = rig.exportDialog();
        QVERIFY2(dialog->windowTitle().contains(u"2 found"_s), qPrintable(dialog->windowTitle()));
        dialog->reject();
        QCOMPARE(rig.rows(), 2);
        QCOMPARE(rig.text(0, ArchiveModel::OutcomeColumn), u"Waiting"_s);
    }

    void theAgeInTheDetailsMovesOn()
    {
        ArchivedRedemption row = redeemed(1);
        row.redemption.redeemedAt = QDateTime::currentDateTimeUtc().addSecs(-6);
        ViewRig rig({row});
        rig.table()->setCurrentIndex(rig.table()->model()->index(0, 0));
        const auto *when = rig.find<QLabel>("detailsWhen");
        QTRY_VERIFY(!when->text().isEmpty());
        const QString before = when->text();
        QTRY_VERIFY(when->text() != before);
    }

    void aStreamThatGoesOnIsCalledThisOne()
    {
        ViewRig rig({redeemed(1)});
        rig.table()->setCurrentIndex(rig.table()->model()->index(0, 0));
        const auto isThere = [&](const QString &text) {
            const auto labels = rig.find<QWidget>("archiveDetails")->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel *label) { return label->text() == text; });
        };
        QTRY_VERIFY(isThere(u"Redeemed, last stream"_s));
        rig.service->archive()->setOnAir(at(0));
        rig.service->archive()->upsert({redeemed(2)});
        rig.service->archive()->flush();
        QTRY_VERIFY(isThere(u"Redeemed, this stream"_s));
        QVERIFY(!isThere(u"Redeemed, last stream"_s));
    }

    void whatIsShownIsExportedInTheFormatOfTheFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        QTest::newRow("csv") << u"out.csv"_s << QByteArray("redeemed_at,");
        QTest::newRow("json") << u"out.json"_s << QByteArray("[\n{");
        QTest::newRow("none") << u"out"_s << QByteArray("redeemed_at,");
    }
    void whatIsShownIsExportedInTheFormatOfTheFile()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, beginning);
        QTemporaryDir folder;
        ViewRig rig(some());
        QTest::keyClicks(rig.search(), u"fen"_s);
        QTRY_COMPARE(rig.count(), u"2 found"_s);
        QTest::keyClick(rig.search(), Qt::Key_E, Qt::ControlModifier);
        QFileDialog *dialog = rig.exportDialog();
        dialog->setDirectory(folder.path());
        auto *edit = dialog->findChild<QLineEdit *>();
        edit->setText(folder.filePath(name));
        QTest::keyClick(edit, Qt::Key_Return);
        auto *banner = rig.find<Banner>("archiveBanner");
        QTRY_VERIFY(banner->isVisible());
        QCOMPARE(banner->kind(), Banner::Kind::Good);
        const QString path = folder.filePath(name.contains(u'.') ? name : name + u".csv"_s);
        QVERIFY2(banner->sentence().contains(QDir::toNativeSeparators(path)), qPrintable(banner->sentence()));
        QVERIFY(banner->sentence().contains(u'2'));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith(beginning));
        QVERIFY(bytes.contains("fennel_77"));
        QVERIFY(!bytes.contains("wren"));
        QVERIFY(rig.view->findChild<JobRow *>() == nullptr || !rig.view->findChild<JobRow *>()->isVisible());
    }

    void anExportCanBeCancelled()
    {
        QTemporaryDir folder;
        ViewRig rig(many(20'000));
        QTest::mouseClick(rig.find<QPushButton>("archiveExport"), Qt::LeftButton);
        QFileDialog *dialog = rig.exportDialog();
        auto *edit = dialog->findChild<QLineEdit *>();
        edit->setText(folder.filePath(u"out.csv"_s));
        QTest::keyClick(edit, Qt::Key_Return);
        auto *job = rig.find<JobRow>("archiveJob");
        QTest::mouseClick(job->findChild<QPushButton *>(u"jobCancel"_s), Qt::LeftButton);
        auto *banner = rig.find<Banner>("archiveBanner");
        QTRY_VERIFY(banner->isVisible());
        QCOMPARE(banner->sentence(), u"The export was cancelled. Nothing was saved."_s);
        QVERIFY(!QFile::exists(folder.filePath(u"out.csv"_s)));
        QTRY_VERIFY(rig.find<QPushButton>("archiveExport")->isEnabled());
    }

    void itCanBeUsedByKeyboardAndScreenReaderAlone()
    {
        ViewRig rig(some());
        QSet<QWidget *> reached;
        rig.search()->setFocus(Qt::TabFocusReason);
        for (int i = 0; i < 30; ++i) {
            QWidget *focus = rig.view->focusWidget();
            QVERIFY(focus);
            reached.insert(focus);
            QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(focus);
            QVERIFY(accessible);
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(),
                     qPrintable(QString::fromLatin1(focus->metaObject()->className()) + u' '
                                + focus->objectName()));
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        for (const char *name : {"archiveSearch", "archivePeriod", "archiveReward", "archiveOutcome",
                                 "archiveExport", "archiveTable"})
            QVERIFY2(reached.contains(rig.find<QWidget>(name)), name);
        rig.search()->setFocus();
        QTest::keyClick(rig.search(), Qt::Key_Down);
        QVERIFY(rig.table()->hasFocus());
        QCOMPARE(rig.table()->currentIndex().row(), 0);
        QTest::keyClick(rig.table(), Qt::Key_Up);
        QVERIFY(rig.search()->hasFocus());
        for (const QAction *action : rig.view->actions())
            QVERIFY(!action->text().isEmpty());
    }

    void itFitsIntoNarrowWindowsAndLargeText()
    {
        Theme theme;
        ViewRig rig(some());
        for (const int percent : {100, 200}) {
            theme.setTextScale(percent);
            rig.view->resize(600, 400);
            QCoreApplication::processEvents();
            QVERIFY2(rig.view->minimumSizeHint().width() <= 600,
                     qPrintable(QString::number(rig.view->minimumSizeHint().width())));
        }
        theme.setTextScale(100);  // the application's font outlives the theme
    }

    void theMessageIsReadableAtEveryWidth()
    {
        Theme theme;
        theme.setTextScale(100);
        ViewRig rig(some());
        for (int width = 420; width <= 1400; width += 35) {
            rig.view->resize(width, 500);
            QCoreApplication::processEvents();
            const QHeaderView *head = rig.table()->horizontalHeader();
            QTRY_VERIFY(rig.table()->viewport()->width() > 0);
            const auto where = [&] {
                QByteArray all = QByteArray::number(width) + " table "
                    + QByteArray::number(rig.table()->viewport()->width()) + " of "
                    + QByteArray::number(rig.view->width()) + " columns";
                for (int column = 0; column < head->count(); ++column)
                    all += ' ' + QByteArray::number(head->sectionSize(column));
                return all;
            };
            QTRY_VERIFY2(head->length() <= rig.table()->viewport()->width(),
                         where());  // no horizontal scroll bar
            QVERIFY2(!head->isSectionHidden(ArchiveModel::MessageColumn), where());
            QVERIFY2(head->sectionSize(ArchiveModel::MessageColumn) >= px(100), where());
            QVERIFY2(!head->isSectionHidden(ArchiveModel::OutcomeColumn), where());
        }
    }

    void itMayBeClosedWhileItWaits()
    {
        ViewRig rig(many(5000));
        rig.search()->setText(u"fen"_s);
        rig.view->showViewer(u"id of Fennel_77"_s, u"Fennel_77"_s);
        rig.window.reset();
        QVERIFY(soon(rig.service->archive()->count({})));
    }
};

QTEST_MAIN(TestArchiveView)
#include "tst_archive_view.moc"
