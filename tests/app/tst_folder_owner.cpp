// SPDX-License-Identifier: GPL-3.0-or-later

// Only one program uses a data folder at a time: real programs are started, stopped and killed.

#include "app/program.h"
#include "folder_owner.h"
#include "second_start.h"
#include "tour/driver.h"

#include "shell/main_window.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace Sidestage;

namespace {

/// Whether a program that owns this folder accepts connections.
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
        QVERIFY(owner.acquire());
        QSignalSpy requests(&owner, &FolderOwner::showRequested);
        Program second(path(), {u"--profile"_s, u"stage"_s}, "wayland-7");
        QTRY_COMPARE(requests.count(), 1);
        const auto request = requests.first().first().value<ShowRequest>();
        QCOMPARE(request.profile, u"stage"_s);
        QCOMPARE(request.activation, "wayland-7"_ba);
        QTRY_VERIFY(second.hasEnded(0));
        QVERIFY(!QFile::exists(path() + u"/sandbox.url"_s));
        QCOMPARE(requests.count(), 1);
    }

    void theWindowComesToTheFrontWithWhatWasAskedFor()
    {
        Driver driver;
        {
            QSettings settings(Application::settingsFor(driver.folder()), QSettings::IniFormat);
            settings.setValue(u"services/order"_s, QStringList{u"stage"_s});
            settings.setValue(u"services/stage/name"_s, u"Stage"_s);
            settings.setValue(u"services/stage/api"_s, u"http://127.0.0.1:9/a"_s);
            settings.setValue(u"services/stage/auth"_s, u"http://127.0.0.1:9/b"_s);
            settings.setValue(u"services/stage/clientId"_s, u"abc"_s);
        }
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        driver.window()->showMinimized();
        QTRY_VERIFY(driver.window()->isMinimized());
        driver.app()->bringForward(u"nobody knows it"_s, "token-1");
        QTRY_VERIFY(driver.window()->isVisible() && !driver.window()->isMinimized());
        QTRY_VERIFY(driver.window()->isActiveWindow());
        QCOMPARE(driver.app()->service()->profile().id, u"sandbox"_s);
        QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), "token-1"_ba);
        qunsetenv("XDG_ACTIVATION_TOKEN");
        driver.app()->bringForward(u"stage"_s);
        QCOMPARE(driver.app()->service()->profile().id, u"stage"_s);
    }

    void ofManyStartsAtOnceOneStays()
    {
        std::vector<std::unique_ptr<Program>> all;
        for (int i = 0; i < 4; ++i)
            all.push_back(std::make_unique<Program>(path()));
        const auto ended = [&] {
            return std::count_if(all.begin(), all.end(), [](auto &one) { return one->hasEnded(0); });
        };
        QTRY_COMPARE(ended(), 3);
        QCOMPARE(std::count_if(all.begin(), all.end(), [](auto &one) { return one->isRunning(); }), 1);
        QVERIFY(isAnswered(path()));
    }

    void aCrashLeavesNothingLocked()
    {
        Program first(path());
        QTRY_VERIFY(isAnswered(path()));
        first.kill();
        Program second(path());
        QTRY_VERIFY(isAnswered(path()));
        Program third(path());
        QTRY_VERIFY(third.hasEnded(0));
        QVERIFY(second.isRunning());
    }

    void waitsForOneThatHangsAndSaysSo()
    {
#ifdef Q_OS_UNIX
        Program first(path());
        QTRY_VERIFY(isAnswered(path()));
        first.signal(SIGSTOP);
        Program second(path());
        QTRY_VERIFY(second.said().contains("is not responding"));
        QVERIFY(second.isRunning());
        first.signal(SIGCONT);
        QTRY_VERIFY(second.hasEnded(0));
        QVERIFY(first.isRunning());
#else
        QSKIP("needs signals");
#endif
    }

    void startsInThePlaceOfOneThatHungAndWasKilled()
    {
#ifdef Q_OS_UNIX
        Program first(path());
        QTRY_VERIFY(isAnswered(path()));
        first.signal(SIGSTOP);
        Program second(path());
        QTRY_VERIFY(second.said().contains("is not responding"));
        QFile::remove(path() + u"/sandbox.url"_s);  // possibly written by the first
        first.kill();
        // The first program to try gets a free folder. Here only the second one is waiting for it.
        QTRY_VERIFY(isAnswered(path()));
        Program third(path());
        QTRY_VERIFY(third.hasEnded(0));
        QVERIFY(second.isRunning());
        // It shows its own window and ends normally.
        QTRY_VERIFY(QFile::exists(path() + u"/sandbox.url"_s));
        second.signal(SIGTERM);
        QTRY_VERIFY(second.hasEnded(0));
        QVERIFY(!QFile::exists(path() + u"/window.lock"_s));
        QVERIFY(!QFile::exists(path() + u"/window.socket"_s));
#else
        QSKIP("needs signals");
#endif
    }

    void hasTheWindowShownOfOneThatWasQuicker()
    {
#ifdef Q_OS_UNIX
        Program first(path());
        QTRY_VERIFY(isAnswered(path()));
        first.signal(SIGSTOP);
        Program second(path());
        QTRY_VERIFY(second.said().contains("is not responding"));
        second.signal(SIGSTOP);
        first.kill();
        Program third(path());
        QTRY_VERIFY(isAnswered(path()));
        QVERIFY(second.isRunning());
        second.signal(SIGCONT);
        QTRY_VERIFY(second.hasEnded(0));
        QVERIFY(third.isRunning());
        QVERIFY2(!third.said().contains("is not responding"), third.said().constData());
#else
        QSKIP("needs signals");
#endif
    }

    void whatWaitsIsSentByAProgramThatIsToldToEnd()
    {
#ifdef Q_OS_UNIX
        Program program = ending(std::chrono::milliseconds(700));
        QTRY_VERIFY(program.hasEnded(0));
        QVERIFY2(program.said().contains("snoozed"), program.said().constData());
#else
        QSKIP("needs signals");
#endif
    }

    void whoComesWhileItEndsIsNotSentAway()
    {
#ifdef Q_OS_UNIX
        Program first = ending();
        FolderOwner owner(path());
        SecondStart second(&owner, {}, {});
        QCOMPARE(second.wait(), SecondStart::Outcome::Ours);
        QTRY_VERIFY(first.hasEnded(0));
#else
        QSKIP("needs signals");
#endif
    }

    void aProgramThatIsStartedWhileItEndsShowsAWindow()
    {
#ifdef Q_OS_UNIX
        Program first = ending();
        QVERIFY(QFile::remove(path() + u"/sandbox.url"_s));
        Program second(path());
        QTRY_VERIFY(first.hasEnded(0));
        QTRY_VERIFY(isAnswered(path()));
        QTRY_VERIFY(QFile::exists(path() + u"/sandbox.url"_s));
        QVERIFY(second.isRunning());
#else
        QSKIP("needs signals");
#endif
    }

    void whoHasComeUnheardAsksAgain()
    {
        FolderOwner owner(path());
        QVERIFY(owner.acquire());
        QSignalSpy requests(&owner, &FolderOwner::showRequested);
        QLocalSocket early;
        early.connectToServer(owner.address());
        QVERIFY(early.waitForConnected(testPatience));
        QCoreApplication::processEvents();
        owner.endListening();
        early.write(FolderOwner::wordsOf({}));
        QTRY_COMPARE(early.state(), QLocalSocket::UnconnectedState);
        QVERIFY(early.readAll().isEmpty());
        QCOMPARE(requests.count(), 0);
        QVERIFY(!isAnswered(path()));
        FolderOwner late(path());
        QVERIFY(!late.acquire());
        QVERIFY(late.trouble().isEmpty());  // another program has it
    }

    void oneFolderIsOneWhateverLeadsToIt()
    {
        FolderOwner owner(path());
        QVERIFY(owner.acquire());
        const QString other = m_folder->filePath(u"../."_s) + u'/' + QDir(path()).dirName();
        QVERIFY(other != path());
        QVERIFY(!FolderOwner(other).acquire());
        QCOMPARE(FolderOwner(other).address(), owner.address());
        QTemporaryDir elsewhere;
        FolderOwner another(elsewhere.path());
        QVERIFY(another.acquire());
        QVERIFY(another.address() != owner.address());
    }

    void aLongWayToTheFolderIsNoHindrance()
    {
        const QString deep = path() + u'/' + QString(120, u'x');
        QVERIFY(QDir().mkpath(deep));
        FolderOwner owner(deep);
        QVERIFY(owner.acquire());
        QVERIFY(!FolderOwner(deep).acquire());
        QVERIFY(isAnswered(deep));
    }

    void whatCannotBeLockedIsNotUsed()
    {
        QFile file(path() + u"/file"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QString nowhere = file.fileName() + u"/data"_s;
        FolderOwner owner(nowhere);
        QVERIFY(!owner.acquire());
        QVERIFY(!owner.trouble().isEmpty());
#ifdef Q_OS_UNIX
        Program program(nowhere);
        QTRY_VERIFY(program.said().contains("could not lock its data folder"));
        QVERIFY(program.isRunning());  // and shows the error
        program.signal(SIGTERM);
        QTRY_VERIFY(program.hasEnded(1));
#endif
    }

    void nonsenseIsNotHeard()
    {
        FolderOwner owner(path());
        QVERIFY(owner.acquire());
        QSignalSpy requests(&owner, &FolderOwner::showRequested);
        QLocalSocket loud;
        loud.connectToServer(owner.address());
        QVERIFY(loud.waitForConnected(testPatience));
        loud.write(QByteArray(100'000, 'x'));
        QTRY_COMPARE(loud.state(), QLocalSocket::UnconnectedState);
        QCOMPARE(requests.count(), 0);

        QLocalSocket odd;
        odd.connectToServer(owner.address());
        QVERIFY(odd.waitForConnected(testPatience));
        odd.write("show\n\nto\tken\x01\n");
        QTRY_COMPARE(requests.count(), 1);
        QCOMPARE(requests.first().first().value<ShowRequest>().activation, QByteArray());
        QTRY_VERIFY(odd.canReadLine());
        QCOMPARE(odd.readAll(), QByteArray(FolderOwner::shown));
    }

private:
    QString path() const
    {
        return m_folder->path();
    }
#ifdef Q_OS_UNIX
    /// A dashboard that was asked to end and still waits for a response that comes after this time.
    Program ending(std::chrono::milliseconds answer = std::chrono::minutes(1)) const
    {
        Program program
            = Program::other(QStringLiteral(SIDESTAGE_ENDING), {path(), QString::number(answer.count())});
        [&] {
            QTRY_VERIFY(program.said().contains("held"));
            program.signal(SIGTERM);
            QTRY_VERIFY(program.said().contains("ending"));
        }();
        return program;
    }
#endif

    std::unique_ptr<QTemporaryDir> m_folder{};
};

SIDESTAGE_TEST_MAIN(TstFolderOwner)
#include "tst_folder_owner.moc"
