// SPDX-License-Identifier: GPL-3.0-or-later

// The log of the whole program, the report, and what a start says after a crash.

#include "app/drive_program.h"
#include "tour/dashboard_world.h"

#include "accounts/accounts.h"
#include "base/log.h"
#include "base/log_file.h"
#include "client/session.h"
#include "diagnostics/diagnostics.h"
#include "kit/theme/theme.h"
#include "run.h"
#include "shell/notices/notice_board.h"

#include <QDialog>
#include <QDirIterator>
#include <QFileDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>

using namespace Sidestage;

class TstDiagnostics : public QObject, public DashboardWorld
{
    Q_OBJECT

    static bool tellsOfCrash(const Application &dashboard)
    {
        const QList<Notice> notices = dashboard.window()->notices()->notices();
        return std::any_of(notices.cbegin(), notices.cend(),
                           [](const Notice &notice) { return notice.id == u"crash"; });
    }

private Q_SLOTS:
    void cleanup()
    {
        m_driver.reset();
        LogFile::close();
    }

#ifdef Q_OS_UNIX
    void theStartAfterACrashSaysSo()
    {
        QTemporaryDir folder;
        const QString marker = folder.filePath(u"running"_s);
        {
            Program program(folder.path());
            QTRY_VERIFY(QFile::exists(folder.filePath(u"sandbox.url"_s)));
            QVERIFY(QFile::exists(marker));
            program.signal(SIGSEGV);
            QTRY_VERIFY(!program.isRunning());
            QVERIFY(!program.hasEnded(0));
        }
        QVERIFY(QFile::exists(marker));
        // The next start, in this process, offers the report, and ends properly.
        bool isOffered = false;
        bool isOpened = false;
        const auto code
            = run({.dataFolder = folder.path(), .vault = std::make_unique<MemoryVault>(), .sandboxPort = 0},
                  {}, [&](Application &dashboard) {
                      QTimer::singleShot(0, &dashboard, [&] {
                          const QList<Notice> notices = dashboard.window()->notices()->notices();
                          for (const Notice &notice : notices) {
                              if (notice.id != u"crash")
                                  continue;
                              isOffered = notice.sentence.contains(u"did not end properly"_s);
                              notice.run();
                              const auto *text
                                  = dashboard.window()->findChild<QPlainTextEdit *>(u"reportText"_s);
                              isOpened = text && text->toPlainText().contains(u"Qt: "_s);
                          }
                          isOpened = isOpened && !tellsOfCrash(dashboard);
                          QCoreApplication::exit(0);
                      });
                  });
        QCOMPARE(code, 0);
        QVERIFY(isOffered);
        QVERIFY(isOpened);
        QVERIFY(!QFile::exists(marker));
        // The one after that says nothing.
        bool isQuiet = false;
        run({.dataFolder = folder.path(), .vault = std::make_unique<MemoryVault>(), .sandboxPort = 0}, {},
            [&](Application &dashboard) {
                isQuiet = !tellsOfCrash(dashboard);
                QTimer::singleShot(0, [] { QCoreApplication::exit(0); });
            });
        QVERIFY(isQuiet);
        // Told to end, a program ends properly.
        QFile::remove(folder.filePath(u"sandbox.url"_s));
        Program last(folder.path());
        QTRY_VERIFY(QFile::exists(folder.filePath(u"sandbox.url"_s)));
        last.signal(SIGTERM);
        QTRY_VERIFY(last.hasEnded(0));
        QVERIFY(!QFile::exists(marker));
    }
#endif

    void theReportIsReadBeforeItIsSaved()
    {
        QVERIFY(begin());
        LogFile::open(m_driver->folder() + u"/log"_s);
        const QString token = account()->session()->token().access;
        QVERIFY(token.size() > 20);
        qCWarning(lcClient).noquote() << "refused:" << token;
        QSettings settings(Application::settingsFor(m_driver->folder()), QSettings::IniFormat);
        const auto actions = window()->actions();
        for (QAction *action : actions) {
            if (action->objectName() == u"saveReport")
                action->trigger();
        }
        auto *text = m_driver->find<QPlainTextEdit>(u"reportText"_s);
        QVERIFY2(text, qPrintable(m_driver->problem()));
        const QString report = text->toPlainText();
        for (const QString &part :
             {u"Sidestage "_s, QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
              u"Account 1 of Sandbox"_s, u"Session: SignedIn"_s, u"channel: granted"_s,
              u"warning sidestage.client: refused: hidden"_s})
            QVERIFY2(report.contains(part), qPrintable(part + u"\n\n"_s + report));
        QVERIFY(!report.contains(token));
        QVERIFY(!report.contains(account()->session()->token().refresh));

        const int usual = text->fontMetrics().height();
        Theme::current()->setTextScale(200);
        QTRY_VERIFY(text->fontMetrics().height() > usual * 3 / 2);
        Theme::current()->setTextScale(100);

        // The user changes the text, and that is what is saved.
        text->setPlainText(u"only this"_s);
        QVERIFY(m_driver->click(u"saveReportFile"_s));
        auto *dialog = m_driver->find<QFileDialog>(u"reportSaveDialog"_s);
        QVERIFY2(dialog, qPrintable(m_driver->problem()));
        const QString path = m_driver->folder() + u"/saved.txt"_s;
        Q_EMIT dialog->fileSelected(path);
        const auto saved = [&path] {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QTRY_COMPARE(saved(), "only this"_ba);
    }
};

SIDESTAGE_TEST_MAIN(TstDiagnostics)
#include "tst_diagnostics.moc"
