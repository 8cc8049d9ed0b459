// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens in a real keychain, after the process has ended. Run it with with_keyring.sh, which starts a
// gnome-keyring for it. The program also runs itself as "the next run", with one of the words below.

#include "accounts/vault.h"

#include "keyring.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <cstdio>

#ifdef Q_OS_UNIX
#include <signal.h>
#endif

using namespace Sidestage;
using namespace std::chrono_literals;
using State = TokenVault::State;

namespace {

VaultKey keyOf(const QString &user)
{
    return {u"sandbox"_s, user};
}

Token tokenOf(const QString &access)
{
    return {.access = access,
            .refresh = u"refresh of "_s + access,
            .scopes = {u"channel:manage:broadcast"_s, u"user:read:follows"_s},
            .expiresAt = QDateTime::fromMSecsSinceEpoch(1'800'000'000'000).toUTC()};
}

template <class T>
Result<T> waitFor(QCoro::Task<Result<T>> task)
{
    std::optional<Result<T>> result;
    task.then([&result](Result<T> arrived) { result = std::move(arrived); });
    if (!QTest::qWaitFor([&] { return result.has_value(); }, 20'000))
        return Error{.kind = Error::Kind::Timeout, .message = u"the task does not end"_s};
    return *result;
}

QString described(const Result<std::optional<Token>> &read)
{
    if (!read)
        return u"error "_s + read.error().message;
    if (!*read)
        return u"none"_s;
    const Token &token = **read;
    return QStringList{token.access, token.refresh, token.scopes.join(u','),
                       QString::number(token.expiresAt.toMSecsSinceEpoch())}
        .join(u'|');
}

void say(const QString &text)
{
    std::fputs(qPrintable(text + u'\n'), stdout);
    std::fflush(stdout);
}

/// What a second run does, by its first argument.
int secondRun(const QStringList &words)
{
    KeychainVault vault;
    if (words[0] == "read"_L1) {
        say(described(waitFor(vault.read(keyOf(words[1])))));
    } else if (words[0] == "write-and-quit"_L1) {
        vault.write(keyOf(words[1]), tokenOf(words[2]));  // quits without waiting for it
    } else if (words[0] == "without"_L1) {
        int changes = 0;
        QObject::connect(&vault, &TokenVault::stateChanged, &vault, [&] { ++changes; });
        const auto read = waitFor(vault.read(keyOf(u"1"_s)));
        const auto written = waitFor(vault.write(keyOf(u"1"_s), tokenOf(u"kept"_s)));
        say(read ? u"read"_s : u"read failed"_s);
        say(written ? u"written"_s : u"not written"_s);
        say(vault.state() == State::MemoryOnly ? u"memory"_s : u"keychain"_s);
        say(vault.reason().isEmpty() ? u"no reason"_s : u"reason"_s);
        say(changes > 0 ? u"told"_s : u"not told"_s);
        say(described(waitFor(vault.read(keyOf(u"1"_s)))));
        (void)waitFor(vault.remove(keyOf(u"1"_s)));
        say(described(waitFor(vault.read(keyOf(u"1"_s)))));
    }
    return 0;
}

QString inSecondRun(const QStringList &words,
                    const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), QStringList{u"--second-run"_s} + words);
    if (!process.waitForFinished(30'000) || process.exitCode() != 0)
        return u"the second run failed"_s;
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

bool isOnDisk(const QString &folder, const QByteArray &text)
{
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text))
            return true;
    }
    return false;
}

}  // namespace

class TestVault : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("SIDESTAGE_TEST_KEYRING"))
            QSKIP("Run it through with_keyring.sh.");
    }

    void aTokenComesBackInTheNextRun()
    {
        KeychainVault vault;
        QSignalSpy changed(&vault, &TokenVault::stateChanged);
        QCOMPARE(vault.state(), State::Unknown);
        QVERIFY(waitFor(vault.write(keyOf(u"1"_s), tokenOf(u"first-secret"_s))));
        QCOMPARE(vault.state(), State::Keychain);
        QCOMPARE(changed.size(), 1);
        const auto expected = described(std::optional(tokenOf(u"first-secret"_s)));
        QCOMPARE(described(waitFor(vault.read(keyOf(u"1"_s)))), expected);
        QCOMPARE(inSecondRun({u"read"_s, u"1"_s}), expected);
        QCOMPARE(inSecondRun({u"read"_s, u"2"_s}), u"none"_s);
    }

    void nothingOfItIsReadableOnTheDisk()
    {
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(u"1"_s), tokenOf(u"plain-as-day"_s))));
        QVERIFY(!isOnDisk(QDir::homePath(), "plain-as-day"));
    }

    void aNewTokenReplacesTheOld()
    {
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(u"1"_s), tokenOf(u"old"_s))));
        QVERIFY(waitFor(vault.write(keyOf(u"1"_s), tokenOf(u"new"_s))));
        QCOMPARE(inSecondRun({u"read"_s, u"1"_s}), described(std::optional(tokenOf(u"new"_s))));
    }

    void ofManyWritesAtOnceTheNewestWins()
    {
        KeychainVault vault;
        std::vector<QCoro::Task<Result<void>>> writes;
        for (int i = 0; i < 40; ++i) {
            writes.push_back(vault.write(keyOf(u"1"_s), tokenOf(u"token %1"_s.arg(i))));
            writes.push_back(vault.write(keyOf(u"2"_s), tokenOf(u"other %1"_s.arg(i))));
            // A read returns at once what was written, whatever the keychain is doing.
            const auto read = waitFor(vault.read(keyOf(u"1"_s)));
            QCOMPARE((*read)->access, u"token %1"_s.arg(i));
        }
        for (auto &write : writes)
            QVERIFY(waitFor(std::move(write)));
        QCOMPARE(inSecondRun({u"read"_s, u"1"_s}), described(std::optional(tokenOf(u"token 39"_s))));
        QCOMPARE(inSecondRun({u"read"_s, u"2"_s}), described(std::optional(tokenOf(u"other 39"_s))));
    }

    void whatIsRemovedIsGone()
    {
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(u"1"_s), tokenOf(u"here"_s))));
        auto removal = vault.remove(keyOf(u"1"_s));
        QCOMPARE(described(waitFor(vault.read(keyOf(u"1"_s)))), u"none"_s);
        QVERIFY(waitFor(std::move(removal)));
        QCOMPARE(inSecondRun({u"read"_s, u"1"_s}), u"none"_s);
        QVERIFY(waitFor(vault.remove(keyOf(u"1"_s))));  // removing a missing entry is no error
    }

    void quittingRightAfterAWriteLosesNothing()
    {
        inSecondRun({u"write-and-quit"_s, u"3"_s, u"in the last moment"_s});
        QCOMPARE(inSecondRun({u"read"_s, u"3"_s}),
                 described(std::optional(tokenOf(u"in the last moment"_s))));
    }

    void profilesAreKeptApart()
    {
        KeychainVault vault;
        QVERIFY(waitFor(vault.write({u"one"_s, u"7"_s}, tokenOf(u"a"_s))));
        QVERIFY(waitFor(vault.write({u"two"_s, u"7"_s}, tokenOf(u"b"_s))));
        const auto one = waitFor(vault.read({u"one"_s, u"7"_s}));
        QCOMPARE((*one)->access, u"a"_s);
    }

    void aKeychainThatHangsBlocksNobodyAndIsUsedWhenItIsBack()
    {
#ifdef Q_OS_UNIX
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(u"4"_s), tokenOf(u"before"_s))));
        vault.setTimeout(300ms);
        Keyring keyring;
        keyring.fallSilent();

        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ++ticks; });
        timer.start(10ms);
        QElapsedTimer watch;
        watch.start();
        const auto read = waitFor(vault.read(keyOf(u"4"_s)));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, Error::Kind::Timeout);
        const auto written = waitFor(vault.write(keyOf(u"5"_s), tokenOf(u"meanwhile"_s)));
        QVERIFY(!written);
        QVERIFY(watch.elapsed() < 3000);
        QVERIFY2(ticks > 10, "the event loop did not run");
        QCOMPARE(vault.state(), State::Waiting);
        QCOMPARE((*waitFor(vault.read(keyOf(u"5"_s))))->access, u"meanwhile"_s);

        keyring.answer();
        QTRY_COMPARE_WITH_TIMEOUT(vault.state(), State::Keychain, 10'000);
        vault.setTimeout(5s);
        QCOMPARE((*waitFor(vault.read(keyOf(u"4"_s))))->access, u"before"_s);
        QTRY_COMPARE(inSecondRun({u"read"_s, u"5"_s}), described(std::optional(tokenOf(u"meanwhile"_s))));
#else
        QSKIP("Processes cannot be stopped here.");
#endif
    }

    void whatIsUnderLockIsNotTakenForNothing()
    {
        Keyring keyring;
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(u"6"_s), tokenOf(u"locked in"_s))));
        QVERIFY(keyring.lock());
        const auto read = waitFor(vault.read(keyOf(u"6"_s)));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, Error::Kind::Forbidden);
        QCOMPARE(vault.state(), State::Refused);
        QVERIFY(!vault.reason().isEmpty());
        QVERIFY(keyring.unlock());
        QCOMPARE((*waitFor(vault.read(keyOf(u"6"_s))))->access, u"locked in"_s);
        QCOMPARE(vault.state(), State::Keychain);
    }

    void whatComesTooLateIsTakenWithoutAskingAnew()
    {
        Keyring keyring;
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(u"7"_s), tokenOf(u"late"_s))));
        vault.setTimeout(300ms);
        keyring.fallSilent();
        // Two reads of one entry wait for the same response.
        auto first = vault.read(keyOf(u"7"_s));
        auto second = vault.read(keyOf(u"7"_s));
        QCOMPARE(waitFor(std::move(first)).error().kind, Error::Kind::Timeout);
        QCOMPARE(waitFor(std::move(second)).error().kind, Error::Kind::Timeout);
        QStringList reply;
        connect(&vault, &TokenVault::answeredLate, &vault, [&](const VaultKey &key) {
            reply.append(key.name());
            QCOMPARE(vault.state(), State::Waiting);
            bool isThere = false;
            vault.read(key).then([&](const Result<std::optional<Token>> &read) {
                isThere = read && *read && (*read)->access == u"late"_s;
            });
            QVERIFY(isThere);  // in the same call
        });
        keyring.answer();
        QTRY_COMPARE_WITH_TIMEOUT(vault.state(), State::Keychain, 10'000);
        QCOMPARE(reply, QStringList{u"sandbox/7"_s});
        vault.setTimeout(5s);
        QVERIFY(waitFor(vault.read(keyOf(u"7"_s))));
        QCOMPARE(reply.size(), 1);  // answeredLate() is not emitted for a read that is still waiting
    }

    /// A token that is renewed while the keychain shows its password prompt.
    void whatIsWrittenBehindAPromptIsWaitedForAtTheEnd()
    {
        Keyring keyring;
        auto vault = std::make_unique<KeychainVault>();
        QVERIFY(waitFor(vault->write(keyOf(u"9"_s), tokenOf(u"used up"_s))));
        vault->setTimeout(100ms);
        keyring.fallSilent();
        QVERIFY(!waitFor(vault->read(keyOf(u"9"_s))));
        QCOMPARE(vault->state(), State::Waiting);
        vault->write(keyOf(u"9"_s), tokenOf(u"renewed"_s));
        QVERIFY(vault->isWriting());
        QTimer::singleShot(500ms, this, [&] { keyring.answer(); });
        vault.reset();
        keyring.answer();
        QCOMPARE(inSecondRun({u"read"_s, u"9"_s}), described(std::optional(tokenOf(u"renewed"_s))));
    }

    /// A sign-out removes the token even after the keychain has refused a read.
    void whatIsForgottenIsDeletedAlsoAfterARefusal()
    {
        Keyring keyring;
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(u"8"_s), tokenOf(u"forget me"_s))));
        QVERIFY(keyring.lock());
        QVERIFY(!waitFor(vault.read(keyOf(u"8"_s))));
        QCOMPARE(vault.state(), State::Refused);
        QVERIFY(keyring.unlock());
        QVERIFY(waitFor(vault.remove(keyOf(u"8"_s))));
        QCOMPARE(inSecondRun({u"read"_s, u"8"_s}), u"none"_s);
    }

    void withoutAKeychainTokensStayInMemoryAndItIsSaid()
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent/bus"_s);
        const QStringList said = inSecondRun({u"without"_s}, environment).split(u'\n');
        QCOMPARE(said.size(), 7);
        QCOMPARE(said[0], u"read failed"_s);
        QCOMPARE(said[1], u"not written"_s);
        QCOMPARE(said[2], u"memory"_s);
        QCOMPARE(said[3], u"reason"_s);
        QCOMPARE(said[4], u"told"_s);
        QVERIFY(said[5].startsWith(u"kept|"_s));
        QCOMPARE(said[6], u"none"_s);
        QVERIFY(!isOnDisk(QDir::homePath(), "refresh of kept"));
    }

    void tasksEndWithTheVault()
    {
        auto vault = std::make_unique<KeychainVault>();
        bool ended = false;
        vault->read(keyOf(u"1"_s)).then([&](const Result<std::optional<Token>> &read) {
            ended = !read && read.error().kind == Error::Kind::Cancelled;
        });
        vault.reset();
        QVERIFY(ended);
    }

    void memoryKeepsWhatItIsGivenAndSaysWhatItIs()
    {
        MemoryVault vault;
        QCOMPARE(vault.state(), State::MemoryOnly);
        QVERIFY(waitFor(vault.write(keyOf(u"1"_s), tokenOf(u"x"_s))));
        QCOMPARE((*waitFor(vault.read(keyOf(u"1"_s))))->access, u"x"_s);
        QVERIFY(waitFor(vault.remove(keyOf(u"1"_s))));
        QCOMPARE(described(waitFor(vault.read(keyOf(u"1"_s)))), u"none"_s);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.value(1) == "--second-run"_L1)
        return secondRun(arguments.mid(2));
    TestVault test;
    return QTest::qExec(&test, arguments);
}

#include "tst_vault.moc"
