// SPDX-License-Identifier: GPL-3.0-or-later

// One program works in a folder of data: real ones are started, stopped and killed.

#include "driver.h"
#include "folder_owner.h"

#include "shell/main_window.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace Sidestage;

namespace {

constexpr int patience = 90'000;  // milliseconds, for a machine on which much else happens

/// A dashboard in a process of its own.
class Program
{
public:
    explicit Program(const QString &folder, const QStringList &more = {}, const QByteArray &activation = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
        environment.insert(QStringLiteral("XDG_ACTIVATION_TOKEN"), QString::fromLatin1(activation));
        m_process.setProcessEnvironment(environment);
        m_process.start(QStringLiteral(SIDESTAGE_PROGRAM),
                        QStringList{QStringLiteral("--data-dir"), folder} + more);
    }
    ~Program()
    {
        m_process.kill();
        m_process.waitForFinished(patience);
    }

    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /// Whether it has ended by itself, with this code.
    bool hasEnded(int code) const
    {
        return !isRunning() && m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == code;
    }
    QByteArray said()
    {
        m_said += m_process.readAllStandardError();
        return m_said;
    }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished(patience);
    }
#ifdef Q_OS_UNIX
    void signal(int number)
    {
        ::kill(pid_t(m_process.processId()), number);
    }
#endif

private:
    QProcess m_process{};
    QByteArray m_said{};
};

/// Whether somebody who has this folder can be reached.
bool isAnswered(const QString &folder)
{
    QLocalSocket socket;
    socket.connectToServer(FolderOwner(folder).address());
    return socket.waitForConnected(1000);
}

}  // namespace

class TstFolderOwner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aSecondStartHasTheWindowShownAndEnds()
    {
        FolderOwner owner(path());
        QVERIFY(owner.take());
        QSignalSpy requests(&owner, &FolderOwner::showRequested);
        Program second(path(), {QStringLiteral("--profile"), QStringLiteral("stage")}, "wayland-7");
        QTRY_COMPARE_WITH_TIMEOUT(requests.count(), 1, patience);
        const auto request = requests.first().first().value<ShowRequest>();
        QCOMPARE(request.profile, QStringLiteral("stage"));
        QCOMPARE(request.activation, QByteArrayLiteral("wayland-7"));
        QTRY_VERIFY_WITH_TIMEOUT(second.hasEnded(0), patience);
        QVERIFY(!QFile::exists(path() + QStringLiteral("/sandbox.url")));
        QCOMPARE(requests.count(), 1);
    }

    void theWindowComesToTheFrontWithWhatWasAskedFor()
    {
        Driver driver;
        {
            QSettings settings(Application::settingsFor(driver.folder()), QSettings::IniFormat);
            settings.setValue(QStringLiteral("services/order"), QStringList{QStringLiteral("stage")});
            settings.setValue(QStringLiteral("services/stage/name"), QStringLiteral("Stage"));
            settings.setValue(QStringLiteral("services/stage/api"), QStringLiteral("http://127.0.0.1:9/a"));
            settings.setValue(QStringLiteral("services/stage/auth"), QStringLiteral("http://127.0.0.1:9/b"));
            settings.setValue(QStringLiteral("services/stage/clientId"), QStringLiteral("abc"));
        }
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        driver.window()->showMinimized();
        QTRY_VERIFY(driver.window()->isMinimized());
        driver.app()->bringForward(QStringLiteral("nobody knows it"), "token-1");
        QTRY_VERIFY(driver.window()->isVisible() && !driver.window()->isMinimized());
        QTRY_VERIFY(driver.window()->isActiveWindow());
        QCOMPARE(driver.app()->service()->profile().id, QStringLiteral("sandbox"));
        QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), QByteArrayLiteral("token-1"));
        qunsetenv("XDG_ACTIVATION_TOKEN");
        driver.app()->bringForward(QStringLiteral("stage"));
        QCOMPARE(driver.app()->service()->profile().id, QStringLiteral("stage"));
    }

    void ofManyStartsAtOnceOneStays()
    {
        std::vector<std::unique_ptr<Program>> all;
        for (int i = 0; i < 4; ++i)
            all.push_back(std::make_unique<Program>(path()));
        const auto ended = [&] {
            return std::count_if(all.begin(), all.end(), [](auto &one) { return one->hasEnded(0); });
        };
        QTRY_COMPARE_WITH_TIMEOUT(ended(), 3, patience);
        QCOMPARE(std::count_if(all.begin(), all.end(), [](auto &one) { return one->isRunning(); }), 1);
        QVERIFY(isAnswered(path()));
    }

    void aCrashLeavesNothingLocked()
    {
        Program first(path());
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(path()), patience);
        first.kill();
        Program second(path());
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(path()), patience);
        Program third(path());
        QTRY_VERIFY_WITH_TIMEOUT(third.hasEnded(0), patience);
        QVERIFY(second.isRunning());
    }

    void waitsForOneThatHangsAndSaysSo()
    {
#ifdef Q_OS_UNIX
        Program first(path());
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(path()), patience);
        first.signal(SIGSTOP);
        Program second(path());
        QTRY_VERIFY_WITH_TIMEOUT(second.said().contains("does not answer"), patience);
        QVERIFY(second.isRunning());
        first.signal(SIGCONT);
        QTRY_VERIFY_WITH_TIMEOUT(second.hasEnded(0), patience);
        QVERIFY(first.isRunning());
#else
        QSKIP("needs signals");
#endif
    }

    void startsInThePlaceOfOneThatHungAndWasKilled()
    {
#ifdef Q_OS_UNIX
        Program first(path());
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(path()), patience);
        first.signal(SIGSTOP);
        Program second(path());
        QTRY_VERIFY_WITH_TIMEOUT(second.said().contains("does not answer"), patience);
        QFile::remove(path() + QStringLiteral("/sandbox.url"));  // the first may have come so far
        first.kill();
        // Whoever is the quickest has a folder that is free: here nobody else wants it yet.
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(path()), patience);
        Program third(path());
        QTRY_VERIFY_WITH_TIMEOUT(third.hasEnded(0), patience);
        QVERIFY(second.isRunning());
        // It shows a window of its own, and ends like any other.
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path() + QStringLiteral("/sandbox.url")), patience);
        second.signal(SIGTERM);
        QTRY_VERIFY_WITH_TIMEOUT(second.hasEnded(0), patience);
        QVERIFY(!QFile::exists(path() + QStringLiteral("/window.lock")));
        QVERIFY(!QFile::exists(path() + QStringLiteral("/window.socket")));
#else
        QSKIP("needs signals");
#endif
    }

    void hasTheWindowShownOfOneThatWasQuicker()
    {
#ifdef Q_OS_UNIX
        Program first(path());
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(path()), patience);
        first.signal(SIGSTOP);
        Program second(path());
        QTRY_VERIFY_WITH_TIMEOUT(second.said().contains("does not answer"), patience);
        second.signal(SIGSTOP);
        first.kill();
        Program third(path());
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(path()), patience);
        QVERIFY(second.isRunning());
        second.signal(SIGCONT);
        QTRY_VERIFY_WITH_TIMEOUT(second.hasEnded(0), patience);
        QVERIFY(third.isRunning());
        QVERIFY2(!third.said().contains("does not answer"), third.said().constData());
#else
        QSKIP("needs signals");
#endif
    }

    void oneFolderIsOneWhateverLeadsToIt()
    {
        FolderOwner owner(path());
        QVERIFY(owner.take());
        const QString other = m_folder->filePath(QStringLiteral("../.")) + u'/' + QDir(path()).dirName();
        QVERIFY(other != path());
        QVERIFY(!FolderOwner(other).take());
        QCOMPARE(FolderOwner(other).address(), owner.address());
        QTemporaryDir elsewhere;
        FolderOwner another(elsewhere.path());
        QVERIFY(another.take());
        QVERIFY(another.address() != owner.address());
    }

    void aLongWayToTheFolderIsNoHindrance()
    {
        const QString deep = path() + u'/' + QString(120, u'x');
        QVERIFY(QDir().mkpath(deep));
        FolderOwner owner(deep);
        QVERIFY(owner.take());
        QVERIFY(!FolderOwner(deep).take());
        QVERIFY(isAnswered(deep));
    }

    void whatCannotBeLockedIsHadByAll()
    {
        const QString nowhere = path() + QStringLiteral("/not/there");
        FolderOwner first(nowhere);
        FolderOwner second(nowhere);
        QVERIFY(first.take());
        QVERIFY(second.take());
    }

    void nonsenseIsNotHeard()
    {
        FolderOwner owner(path());
        QVERIFY(owner.take());
        QSignalSpy requests(&owner, &FolderOwner::showRequested);
        QLocalSocket loud;
        loud.connectToServer(owner.address());
        QVERIFY(loud.waitForConnected(patience));
        loud.write(QByteArray(100'000, 'x'));
        QTRY_COMPARE_WITH_TIMEOUT(loud.state(), QLocalSocket::UnconnectedState, patience);
        QCOMPARE(requests.count(), 0);

        QLocalSocket odd;
        odd.connectToServer(owner.address());
        QVERIFY(odd.waitForConnected(patience));
        odd.write("show\n\nto\tken\x01\n");
        QTRY_COMPARE_WITH_TIMEOUT(requests.count(), 1, patience);
        QCOMPARE(requests.first().first().value<ShowRequest>().activation, QByteArray());
        QTRY_VERIFY_WITH_TIMEOUT(odd.canReadLine(), patience);
        QCOMPARE(odd.readAll(), QByteArray(FolderOwner::shown));
    }

private:
    QString path() const
    {
        return m_folder->path();
    }

    std::unique_ptr<QTemporaryDir> m_folder{};
};

SIDESTAGE_TEST_MAIN(TstFolderOwner)
#include "tst_folder_owner.moc"
