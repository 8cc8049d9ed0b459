// SPDX-License-Identifier: GPL-3.0-or-later

// Saving a file: the user chooses the path, an existing file is replaced only after a confirmation, saving
// can be cancelled, and its result is shown.

#include "files/file_saver.h"

#include "kit/lists/job_row.h"
#include "kit/messages/banner.h"
#include "profile/store_thread.h"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

struct Rig
{
    Rig()
        : saver(new FileSaver(u"test"_s, &page))
        , banner(saver->banner())
    {
        (new QVBoxLayout(&page))->addWidget(saver);
        page.resize(600, 400);
        page.show();
        [&] { QVERIFY(QTest::qWaitForWindowActive(&page)); }();
    }
    /// Work that writes `steps` bytes atomically in the store's thread.
    FileSaver::Work work(int steps = 3)
    {
        return {.title = u"Save it"_s,
                .name = u"a: \u2068name\u2069 / of it"_s,
                .kinds = {FileSaver::csvKind(), FileSaver::jsonKind()},
                .total = steps,
                .write =
                    [this, steps](const FileSaver::Target &target, FileSaver::Progress progress) {
                        ++asked;
                        last = target;
                        return thread.ask([this, target, steps, progress = std::move(progress)](Database &) {
                            return write(target, steps, progress);
                        });
                    },
                .saved = [](int done,
                            const QString &file) { return u"%1 in %2"_s.arg(QString::number(done), file); }};
    }
    Result<qint64> write(const FileSaver::Target &target, int steps, const FileSaver::Progress &progress)
    {
        QSaveFile file(target.path);
        if (!file.open(QIODevice::WriteOnly))
            return Error::storage(file.errorString());
        for (int i = 0; i < steps; ++i) {
            file.write("x");
            if (!progress(i + 1))
                return Error{.kind = Error::Kind::Cancelled};
            while (holds && progress(i + 1))
                QThread::msleep(1);
        }
        return file.commit() ? Result<qint64>(steps) : Result<qint64>(Error::storage(file.errorString()));
    }
    QFileDialog *dialog()
    {
        QFileDialog *found = nullptr;
        [&] {
            QTRY_VERIFY((found = page.findChild<QFileDialog *>(u"testSaveDialog"_s)) && found->isVisible());
        }();
        return found;
    }
    void type(const QString &path)
    {
        auto *edit = dialog()->findChild<QLineEdit *>();
        edit->setText(path);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    void put(const QString &name, const QByteArray &bytes)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
    }
    QByteArray contentOf(const QString &name)
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString path(const char *name) { return folder.filePath(QLatin1String(name)); }
    QList<QPushButton *> buttons() { return banner->findChildren<QPushButton *>(); }

    QTemporaryDir folder{};
    std::atomic<bool> holds = false;
    StoreThread thread{u":memory:"_s};
    int asked = 0;
    FileSaver::Target last{};
    QWidget page{};
    FileSaver *saver;
    Banner *banner;
};

}  // namespace

class TestFileSaver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsSavedWhereTheUserSays()
    {
        Rig rig;
        QSignalSpy running(rig.saver, &FileSaver::runningChanged);
        rig.saver->choose(rig.work());
        // The suggested name contains no characters that file names must not have.
        QCOMPARE(QFileInfo(rig.dialog()->selectedFiles().value(0)).fileName(), u"a name of it.csv"_s);
        rig.type(rig.path("out"));
        QTRY_VERIFY(rig.banner->isVisible());
        QCOMPARE(rig.banner->kind(), Banner::Kind::Good);
        QCOMPARE(rig.banner->sentence(), u"3 in "_s + QDir::toNativeSeparators(rig.path("out.csv")));
        QCOMPARE(rig.contentOf(u"out.csv"_s), QByteArray("xxx"));
        QCOMPARE(rig.last.suffix, u"csv"_s);
        QCOMPARE(running.size(), 2);
        QVERIFY(!rig.saver->isRunning());
        QTRY_VERIFY(!rig.page.findChild<JobRow *>());
    }

    void theNameSaysTheKind_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("choosesJson");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("json") << u"out.JSON"_s << false << u"out.JSON"_s << u"json"_s;
        QTest::newRow("chosen beside it") << u"out"_s << true << u"out.json"_s << u"json"_s;
        QTest::newRow("the name counts more") << u"out.csv"_s << true << u"out.csv"_s << u"csv"_s;
        QTest::newRow("another end") << u"out.2026"_s << true << u"out.2026"_s << u"json"_s;
    }
    void theNameSaysTheKind()
    {
        QFETCH(QString, name);
        QFETCH(bool, choosesJson);
        QFETCH(QString, file);
        QFETCH(QString, suffix);
        Rig rig;
        rig.saver->choose(rig.work());
        if (choosesJson) {
            rig.dialog()->selectNameFilter(FileSaver::jsonKind());
            Q_EMIT rig.dialog()->filterSelected(FileSaver::jsonKind());
        }
        rig.type(rig.folder.filePath(name));
        QTRY_VERIFY(rig.banner->isVisible());
        QCOMPARE(rig.last.suffix, suffix);
        QCOMPARE(rig.contentOf(file), QByteArray("xxx"));
    }

    void aTableIsForSpreadsheetsUnlessSomebodyWantsExactValues()
    {
        for (const bool wantsExact : {false, true}) {
            Rig rig;
            rig.saver->choose(rig.work());
            QCOMPARE(rig.dialog()->selectedNameFilter(), FileSaver::csvKind());
            if (wantsExact) {
                rig.dialog()->selectNameFilter(FileSaver::exactKind());
                Q_EMIT rig.dialog()->filterSelected(FileSaver::exactKind());
            }
            rig.type(rig.path("out"));
            QTRY_VERIFY(rig.banner->isVisible());
            QCOMPARE(rig.last.style, wantsExact ? CsvStyle::Exact : CsvStyle::ForSpreadsheets);
            QCOMPARE(rig.last.suffix, u"csv"_s);
            QCOMPARE(rig.contentOf(u"out.csv"_s), QByteArray("xxx"));
        }
    }

    void aFileIsReplacedOnlyByWhoSaysSo()
    {
        for (const auto answer : {QMessageBox::No, QMessageBox::Yes}) {
            Rig rig;
            rig.put(u"out.csv"_s, "mine");
            rig.saver->choose(rig.work());
            bool wasAsked = false;
            QTimer answering;
            connect(&answering, &QTimer::timeout, this, [&] {
                if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                    wasAsked = true;
                    answering.stop();
                    QTest::mouseClick(box->button(answer), Qt::LeftButton);
                }
            });
            answering.start(10);
            // Without the extension, which the dialog adds.
            rig.type(rig.path("out"));
            QVERIFY(wasAsked);
            if (answer == QMessageBox::No) {
                QVERIFY(rig.dialog()->isVisible());
                QCOMPARE(rig.asked, 0);
                QCOMPARE(rig.contentOf(u"out.csv"_s), QByteArray("mine"));
            } else {
                QTRY_VERIFY(rig.banner->isVisible());
                QCOMPARE(rig.banner->kind(), Banner::Kind::Good);
                QCOMPARE(rig.contentOf(u"out.csv"_s), QByteArray("xxx"));
            }
        }
    }

    void whatIsCancelledLeavesWhatWasThere()
    {
        Rig rig;
        rig.put(u"out.csv"_s, "mine");
        rig.holds = true;
        rig.saver->choose(rig.work());
        Q_EMIT rig.dialog()->fileSelected(rig.path("out.csv"));
        rig.dialog()->close();
        auto *row = rig.page.findChild<JobRow *>(u"testJob"_s);
        QVERIFY(row && rig.saver->isRunning());
        QTRY_VERIFY(row->detail().contains(u"1 of 3"_s));
        auto *cancel = row->findChild<QPushButton *>(u"jobCancel"_s);
        cancel->setFocus();
        QTest::keyClick(cancel, Qt::Key_Space);
        QTRY_VERIFY(rig.banner->isVisible());
        QCOMPARE(rig.banner->kind(), Banner::Kind::Info);
        QCOMPARE(rig.banner->sentence(), u"The export was cancelled. Nothing was saved."_s);
        QCOMPARE(rig.contentOf(u"out.csv"_s), QByteArray("mine"));
        QVERIFY(!rig.saver->isRunning());
    }

    void whoGoesCancelsAndNothingIsTouchedThatIsGone()
    {
        QTemporaryDir folder;
        StoreThread thread(u":memory:"_s);
        std::atomic<bool> wasCancelled = false;
        {
            Rig rig;
            FileSaver::Work work = rig.work();
            work.write = [&](const FileSaver::Target &, FileSaver::Progress progress) {
                return thread.ask([&, progress = std::move(progress)](Database &) -> Result<qint64> {
                    while (progress(1))
                        QThread::msleep(1);
                    wasCancelled = true;
                    return Error{.kind = Error::Kind::Cancelled};
                });
            };
            rig.saver->choose(work);
            Q_EMIT rig.dialog()->fileSelected(folder.filePath(u"out.csv"_s));
            QTRY_VERIFY(rig.saver->isRunning());
        }
        thread.flush();
        QVERIFY(wasCancelled);
        QCoreApplication::processEvents();
    }

    void whatFailsIsSaidInTheWordsOfTheSystemWithAnotherTry()
    {
        Rig rig;
        rig.saver->choose(rig.work());
        Q_EMIT rig.dialog()->fileSelected(rig.path("no/such/place.csv"));
        rig.dialog()->close();
        QTRY_VERIFY(rig.banner->isVisible());
        QCOMPARE(rig.banner->kind(), Banner::Kind::Error);
        QVERIFY(rig.banner->sentence().contains(QDir::toNativeSeparators(rig.path("no/such/place.csv"))));
        QTRY_VERIFY(!rig.page.findChild<QFileDialog *>());
        QCOMPARE(rig.buttons().size(), 2);
        QTest::mouseClick(rig.buttons().first(), Qt::LeftButton);
        rig.type(rig.path("out.csv"));
        QTRY_COMPARE(rig.banner->kind(), Banner::Kind::Good);
        QCOMPARE(rig.contentOf(u"out.csv"_s), QByteArray("xxx"));
    }

    void whoWantsAnotherFileMeanwhileIsToldWhyNoneIsAskedFor()
    {
        Rig rig;
        rig.holds = true;
        rig.saver->choose(rig.work());
        rig.type(rig.path("first.csv"));
        QTRY_COMPARE(rig.asked, 1);
        QVERIFY(!rig.banner->isVisible());
        QTRY_VERIFY(!rig.page.findChild<QFileDialog *>());
        rig.saver->choose(rig.work(5));
        QVERIFY(!rig.page.findChild<QFileDialog *>());
        QVERIFY(rig.banner->isVisible());
        QCOMPARE(rig.banner->kind(), Banner::Kind::Info);
        QCOMPARE(rig.banner->sentence(),
                 u"first.csv is still being saved. You can save another file when it is done."_s);
        QTest::mouseClick(rig.buttons().last(), Qt::LeftButton);
        QVERIFY(!rig.banner->isVisible());
        QVERIFY(rig.page.findChild<JobRow *>()->isVisible());
        // The result of the first file is still shown, and then the next one can be saved.
        rig.saver->choose(rig.work(5));
        rig.holds = false;
        QTRY_COMPARE(rig.banner->kind(), Banner::Kind::Good);
        QCOMPARE(rig.contentOf(u"first.csv"_s), QByteArray("xxx"));
        rig.saver->choose(rig.work(5));
        rig.type(rig.path("second.csv"));
        QTRY_COMPARE(rig.contentOf(u"second.csv"_s), QByteArray("xxxxx"));
    }

    void twoQuestionsAtOnceMixNothingUp()
    {
        Rig rig;
        rig.holds = true;
        rig.saver->choose(rig.work(2));
        QFileDialog *first = rig.dialog();
        rig.saver->choose(rig.work(7));
        Q_EMIT first->fileSelected(rig.path("first.csv"));
        QTRY_COMPARE(rig.asked, 1);
        for (auto *dialog : rig.page.findChildren<QFileDialog *>()) {
            if (dialog != first)
                Q_EMIT dialog->fileSelected(rig.path("second.csv"));
            dialog->close();
        }
        QVERIFY(rig.banner->isVisible());
        QVERIFY2(rig.banner->sentence().startsWith(u"first.csv is still being saved"_s),
                 qPrintable(rig.banner->sentence()));
        rig.holds = false;
        QTRY_COMPARE(rig.banner->kind(), Banner::Kind::Good);
        QCOMPARE(rig.contentOf(u"first.csv"_s), QByteArray("xx"));
        QVERIFY(!QFile::exists(rig.path("second.csv")));
        QCOMPARE(rig.asked, 1);
    }

    void whatIsDoneAtOnceShowsNoProgress()
    {
        Rig rig;
        FileSaver::Work work = rig.work();
        work.total.reset();
        work.saved = {};
        rig.saver->choose(work);
        Q_EMIT rig.dialog()->fileSelected(rig.path("out.csv"));
        QVERIFY(rig.saver->isRunning() && !rig.saver->isVisible());
        QTRY_COMPARE(rig.banner->sentence(),
                     u"Saved to %1."_s.arg(QDir::toNativeSeparators(rig.path("out.csv"))));
        // Without a message it takes no room.
        QTest::mouseClick(rig.buttons().last(), Qt::LeftButton);
        QVERIFY(!rig.saver->isVisible());
    }

    void withoutASentenceTheRowsAreCounted()
    {
        Rig rig;
        FileSaver::Work work = rig.work();
        work.saved = {};
        rig.saver->choose(work);
        rig.type(rig.path("out"));
        QTRY_COMPARE(rig.banner->sentence(),
                     u"3 row(s) saved to %1."_s.arg(QDir::toNativeSeparators(rig.path("out.csv"))));
    }
};

QTEST_MAIN(TestFileSaver)
#include "tst_file_saver.moc"
