// SPDX-License-Identifier: GPL-3.0-or-later

// Start, end and restart of the dashboard.

#include "tour/driver.h"

#include "channel/channel_editor.h"
#include "channel/channel_page.h"
#include "sandbox/sandbox.h"
#include "shell/header/icon_text.h"
#include "shell/header/status_strip.h"
#include "shell/main_window.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace Sidestage;

namespace {

ChannelEditor *editorOf(const Driver &driver)
{
    driver.window()->goTo(u"channel"_s);
    const auto *page = qobject_cast<ChannelPage *>(driver.window()->page());
    return page ? page->editor() : nullptr;
}

}  // namespace

class TstStartup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowIsThereBeforeAnythingElse()
    {
        QTemporaryDir folder;
        Application app(
            Launch{.dataFolder = folder.path(), .vault = std::make_unique<MemoryVault>(), .sandboxPort = 0});
        QSignalSpy ready(&app, &Application::ready);
        app.show();
        QVERIFY(app.window()->isVisible());
        QVERIFY(!app.sandbox());
        QVERIFY(ready.wait(60'000));
        QVERIFY(app.sandbox());
    }

    void whatATextCountsIsWrittenWithSeparators()
    {
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        auto *held = driver.window()->strip()->findChild<IconText *>(u"heldDecisions"_s);
        const StatusStrip::Held one{.name = u"TeaAndTurrets"_s, .count = 12'345, .isShown = true};
        driver.window()->setHeld({one});
        QCOMPARE(held->words(), u"12,345 pending decisions, saved on disk"_s);
        driver.window()->setHeld({one, one});
        QCOMPARE(held->words(), u"24,690 pending decisions of 2 accounts, saved on disk"_s);
        QVERIFY(held->toolTip().contains("TeaAndTurrets: 12,345 decisions"_L1));
    }

    void noBrowserEngineIsLoadedAtStart()
    {
#ifdef Q_OS_LINUX
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        QFile maps(u"/proc/self/maps"_s);
        QVERIFY(maps.open(QIODevice::ReadOnly));
        const QByteArray loaded = maps.readAll();
        QVERIFY(loaded.contains("Qt6Widgets"));
        QVERIFY(!loaded.contains("Qt6WebEngine"));
#else
        QSKIP("needs /proc");
#endif
    }

    void welcomesWhoIsNotSignedIn()
    {
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY(!driver.window()->account());
        QWidget *button = driver.find(u"signInButton"_s);
        QVERIFY2(button, qPrintable(driver.problem()));
        QVERIFY(driver.find<QLabel>(u"emptySentence"_s)->text().contains("sandbox"_L1));
    }

    void aChangedTitleAndTheSignInSurviveARestart()
    {
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        QTRY_VERIFY(editorOf(driver)->asOf().isValid());
        auto *title = driver.find(u"title"_s);
        QVERIFY(driver.click(title));
        driver.press(Qt::Key_A, Qt::ControlModifier);
        driver.type(u"Still here tomorrow"_s);
        QTRY_COMPARE(editorOf(driver)->changed().size(), 1);
        driver.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(editorOf(driver)->service().title, u"Still here tomorrow"_s);

        QVERIFY2(driver.restart(), qPrintable(driver.problem()));
        QTRY_VERIFY(driver.window()->account());
        QCOMPARE(driver.window()->account()->info().login, u"teaandturrets"_s);
        QTRY_VERIFY(editorOf(driver)->asOf().isValid());
        QCOMPARE(editorOf(driver)->service().title, u"Still here tomorrow"_s);
    }

    void aDraftSurvivesTheEndOfTheProcess()
    {
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        QTRY_VERIFY(editorOf(driver)->asOf().isValid());
        QVERIFY(driver.click(u"title"_s));
        driver.press(Qt::Key_End);
        driver.type(u" and more"_s);
        QTRY_VERIFY(editorOf(driver)->draftSavedAt().isValid());
        const QString mine = editorOf(driver)->mine().title;

        QVERIFY2(driver.restart(), qPrintable(driver.problem()));
        QTRY_VERIFY(editorOf(driver) && editorOf(driver)->isKnown());
        QCOMPARE(editorOf(driver)->mine().title, mine);
    }

    void anUnusableFileIsSaidAndWorkGoesOn()
    {
        Driver driver;
        QVERIFY(QDir().mkpath(driver.folder() + u"/profile-sandbox-windows.sqlite"_s));
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.find(u"notice-store"_s), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        QTRY_VERIFY(editorOf(driver)->asOf().isValid());
    }

    void aSandboxThatCannotStartIsSaid()
    {
        Driver driver;
        QVERIFY(QDir().mkpath(driver.folder() + u"/sandbox.sqlite"_s));
        Application app(Launch{
            .dataFolder = driver.folder(), .vault = std::make_unique<MemoryVault>(), .sandboxPort = 0});
        app.show();
        QWidget *notice = driver.find(u"notice-sandbox"_s);
        QVERIFY2(notice, qPrintable(driver.problem()));
        const auto *connection = app.window()->findChild<IconText *>(u"connection"_s);
        const auto state = [connection] { return connection->words(); };
        QCOMPARE(state(), u"Sandbox failed"_s);
        QCOMPARE(driver.find<QLabel>(u"emptySentence"_s)->text(), u"Sandbox failed"_s);
        QVERIFY(QDir(driver.folder()).rmdir(u"sandbox.sqlite"_s));
        QSignalSpy ready(&app, &Application::ready);
        QVERIFY(driver.click(notice->findChild<QWidget *>(u"noticeAction"_s)));
        QVERIFY(ready.wait(60'000));
        QTRY_COMPARE(state(), u"Sandbox ready"_s);
    }

    void endsCleanlyOnSignals_data()
    {
        QTest::addColumn<int>("number");
#ifdef Q_OS_UNIX
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
#endif
    }
    void endsCleanlyOnSignals()
    {
#ifdef Q_OS_UNIX
        QFETCH(int, number);
        QTemporaryDir folder;
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::ForwardedChannels);
        program.start(QStringLiteral(SIDESTAGE_PROGRAM), {u"--data-dir"_s, folder.path()});
        const QString address = folder.filePath(u"sandbox.url"_s);
        QTRY_VERIFY(QFile::exists(address));
        ::kill(pid_t(program.processId()), number);
        QVERIFY(program.waitForFinished(testPatience));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
        QVERIFY(!QFile::exists(address));
#else
        QSKIP("needs signals");
#endif
    }
};

SIDESTAGE_TEST_MAIN(TstStartup)
#include "tst_startup.moc"
