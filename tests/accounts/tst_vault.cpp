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
    return {QStringLiteral("sandbox"), user};
}

Token tokenOf(const QString &access)
{
    return {.access = access,
            .refresh = QStringLiteral("refresh of ") + access,
            .scopes = {QStringLiteral("channel:manage:broadcast"), QStringLiteral("user:read:follows")},
            .expiresAt = QDateTime::fromMSecsSinceEpoch(1'800'000'000'000).toUTC()};
}

template <class T>
Result<T> waitFor(QCoro::Task<Result<T>> task)
{
    std::optional<Result<T>> result;
    task.then([&result](Result<T> arrived) { result = std::move(arrived); });
    if (!QTest::qWaitFor([&] { return result.has_value(); }, 20'000))
        return Error{.kind = Error::Kind::Timeout, .message = QStringLiteral("the task does not end")};
    return *result;
}

QString described(const Result<std::optional<Token>> &read)
{
    if (!read)
        return QStringLiteral("error ") + read.error().message;
    if (!*read)
        return QStringLiteral("none");
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
    if (words[0] == QLatin1String("read")) {
        say(described(waitFor(vault.read(keyOf(words[1])))));
    } else if (words[0] == QLatin1String("write-and-quit")) {
        vault.write(keyOf(words[1]), tokenOf(words[2]));  // quits without waiting for it
    } else if (words[0] == QLatin1String("without")) {
        int changes = 0;
        QObject::connect(&vault, &TokenVault::stateChanged, &vault, [&] { ++changes; });
        const auto read = waitFor(vault.read(keyOf(QStringLiteral("1"))));
        const auto written
            = waitFor(vault.write(keyOf(QStringLiteral("1")), tokenOf(QStringLiteral("kept"))));
        say(read ? QStringLiteral("read") : QStringLiteral("read failed"));
        say(written ? QStringLiteral("written") : QStringLiteral("not written"));
        say(vault.state() == State::MemoryOnly ? QStringLiteral("memory") : QStringLiteral("keychain"));
        say(vault.reason().isEmpty() ? QStringLiteral("no reason") : QStringLiteral("reason"));
        say(changes > 0 ? QStringLiteral("told") : QStringLiteral("not told"));
        say(described(waitFor(vault.read(keyOf(QStringLiteral("1"))))));
        (void)waitFor(vault.remove(keyOf(QStringLiteral("1"))));
        say(described(waitFor(vault.read(keyOf(QStringLiteral("1"))))));
    }
    return 0;
}

QString inSecondRun(const QStringList &words,
                    const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  QStringList{QStringLiteral("--second-run")} + words);
    if (!process.waitForFinished(30'000) || process.exitCode() != 0)
        return QStringLiteral("the second run failed");
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
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("1")), tokenOf(QStringLiteral("first-secret")))));
        QCOMPARE(vault.state(), State::Keychain);
        QCOMPARE(changed.size(), 1);
        const auto expected = described(std::optional(tokenOf(QStringLiteral("first-secret"))));
        QCOMPARE(described(waitFor(vault.read(keyOf(QStringLiteral("1"))))), expected);
        QCOMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("1")}), expected);
        QCOMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("2")}), QStringLiteral("none"));
    }

    void nothingOfItIsReadableOnTheDisk()
    {
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("1")), tokenOf(QStringLiteral("plain-as-day")))));
        QVERIFY(!isOnDisk(QDir::homePath(), "plain-as-day"));
    }

    void aNewTokenReplacesTheOld()
    {
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("1")), tokenOf(QStringLiteral("old")))));
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("1")), tokenOf(QStringLiteral("new")))));
        QCOMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("1")}),
                 described(std::optional(tokenOf(QStringLiteral("new")))));
    }

    void ofManyWritesAtOnceTheNewestWins()
    {
        KeychainVault vault;
        std::vector<QCoro::Task<Result<void>>> writes;
        for (int i = 0; i < 40; ++i) {
            writes.push_back(
                vault.write(keyOf(QStringLiteral("1")), tokenOf(QStringLiteral("token %1").arg(i))));
            writes.push_back(
                vault.write(keyOf(QStringLiteral("2")), tokenOf(QStringLiteral("other %1").arg(i))));
            // A read returns at once what was written, whatever the keychain is doing.
            const auto read = waitFor(vault.read(keyOf(QStringLiteral("1"))));
            QCOMPARE((*read)->access, QStringLiteral("token %1").arg(i));
        }
        for (auto &write : writes)
            QVERIFY(waitFor(std::move(write)));
        QCOMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("1")}),
                 described(std::optional(tokenOf(QStringLiteral("token 39")))));
        QCOMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("2")}),
                 described(std::optional(tokenOf(QStringLiteral("other 39")))));
    }

    void whatIsRemovedIsGone()
    {
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("1")), tokenOf(QStringLiteral("here")))));
        auto removal = vault.remove(keyOf(QStringLiteral("1")));
        QCOMPARE(described(waitFor(vault.read(keyOf(QStringLiteral("1"))))), QStringLiteral("none"));
        QVERIFY(waitFor(std::move(removal)));
        QCOMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("1")}), QStringLiteral("none"));
        QVERIFY(waitFor(vault.remove(keyOf(QStringLiteral("1")))));  // removing a missing entry is no error
    }

    void quittingRightAfterAWriteLosesNothing()
    {
        inSecondRun(
            {QStringLiteral("write-and-quit"), QStringLiteral("3"), QStringLiteral("in the last moment")});
        QCOMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("3")}),
                 described(std::optional(tokenOf(QStringLiteral("in the last moment")))));
    }

    void profilesAreKeptApart()
    {
        KeychainVault vault;
        QVERIFY(
            waitFor(vault.write({QStringLiteral("one"), QStringLiteral("7")}, tokenOf(QStringLiteral("a")))));
        QVERIFY(
            waitFor(vault.write({QStringLiteral("two"), QStringLiteral("7")}, tokenOf(QStringLiteral("b")))));
        const auto one = waitFor(vault.read({QStringLiteral("one"), QStringLiteral("7")}));
        QCOMPARE((*one)->access, QStringLiteral("a"));
    }

    void aKeychainThatHangsBlocksNobodyAndIsUsedWhenItIsBack()
    {
#ifdef Q_OS_UNIX
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("4")), tokenOf(QStringLiteral("before")))));
        vault.setTimeout(300ms);
        Keyring keyring;
        keyring.fallSilent();

        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ++ticks; });
        timer.start(10ms);
        QElapsedTimer watch;
        watch.start();
        const auto read = waitFor(vault.read(keyOf(QStringLiteral("4"))));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, Error::Kind::Timeout);
        const auto written
            = waitFor(vault.write(keyOf(QStringLiteral("5")), tokenOf(QStringLiteral("meanwhile"))));
        QVERIFY(!written);
        QVERIFY(watch.elapsed() < 3000);
        QVERIFY2(ticks > 10, "the event loop did not run");
        QCOMPARE(vault.state(), State::Waiting);
        QCOMPARE((*waitFor(vault.read(keyOf(QStringLiteral("5")))))->access, QStringLiteral("meanwhile"));

        keyring.answer();
        QTRY_COMPARE_WITH_TIMEOUT(vault.state(), State::Keychain, 10'000);
        vault.setTimeout(5s);
        QCOMPARE((*waitFor(vault.read(keyOf(QStringLiteral("4")))))->access, QStringLiteral("before"));
        QTRY_COMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("5")}),
                     described(std::optional(tokenOf(QStringLiteral("meanwhile")))));
#else
        QSKIP("Processes cannot be stopped here.");
#endif
    }

    void whatIsUnderLockIsNotTakenForNothing()
    {
        Keyring keyring;
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("6")), tokenOf(QStringLiteral("locked in")))));
        QVERIFY(keyring.lock());
        const auto read = waitFor(vault.read(keyOf(QStringLiteral("6"))));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, Error::Kind::Forbidden);
        QCOMPARE(vault.state(), State::Refused);
        QVERIFY(!vault.reason().isEmpty());
        QVERIFY(keyring.unlock());
        QCOMPARE((*waitFor(vault.read(keyOf(QStringLiteral("6")))))->access, QStringLiteral("locked in"));
        QCOMPARE(vault.state(), State::Keychain);
    }

    void whatComesTooLateIsTakenWithoutAskingAnew()
    {
        Keyring keyring;
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("7")), tokenOf(QStringLiteral("late")))));
        vault.setTimeout(300ms);
        keyring.fallSilent();
        // Two reads of one entry wait for the same response.
        auto first = vault.read(keyOf(QStringLiteral("7")));
        auto second = vault.read(keyOf(QStringLiteral("7")));
        QCOMPARE(waitFor(std::move(first)).error().kind, Error::Kind::Timeout);
        QCOMPARE(waitFor(std::move(second)).error().kind, Error::Kind::Timeout);
        QStringList reply;
        connect(&vault, &TokenVault::answeredLate, &vault, [&](const VaultKey &key) {
            reply.append(key.name());
            QCOMPARE(vault.state(), State::Waiting);
            bool isThere = false;
            vault.read(key).then([&](const Result<std::optional<Token>> &read) {
                isThere = read && *read && (*read)->access == QStringLiteral("late");
            });
            QVERIFY(isThere);  // in the same call
        });
        keyring.answer();
        QTRY_COMPARE_WITH_TIMEOUT(vault.state(), State::Keychain, 10'000);
        QCOMPARE(reply, QStringList{QStringLiteral("sandbox/7")});
        vault.setTimeout(5s);
        QVERIFY(waitFor(vault.read(keyOf(QStringLiteral("7")))));
        QCOMPARE(reply.size(), 1);  // answeredLate() is not emitted for a read that is still waiting
    }

    /// A token that is renewed while the keychain shows its password prompt.
    void whatIsWrittenBehindAPromptIsWaitedForAtTheEnd()
    {
        Keyring keyring;
        auto vault = std::make_unique<KeychainVault>();
        QVERIFY(waitFor(vault->write(keyOf(QStringLiteral("9")), tokenOf(QStringLiteral("used up")))));
        vault->setTimeout(100ms);
        keyring.fallSilent();
        QVERIFY(!waitFor(vault->read(keyOf(QStringLiteral("9")))));
        QCOMPARE(vault->state(), State::Waiting);
        vault->write(keyOf(QStringLiteral("9")), tokenOf(QStringLiteral("renewed")));
        QVERIFY(vault->isWriting());
        QTimer::singleShot(500ms, this, [&] { keyring.answer(); });
        vault.reset();
        keyring.answer();
        QCOMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("9")}),
                 described(std::optional(tokenOf(QStringLiteral("renewed")))));
    }

    /// A sign-out removes the token even after the keychain has refused a read.
    void whatIsForgottenIsDeletedAlsoAfterARefusal()
    {
        Keyring keyring;
        KeychainVault vault;
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("8")), tokenOf(QStringLiteral("forget me")))));
        QVERIFY(keyring.lock());
        QVERIFY(!waitFor(vault.read(keyOf(QStringLiteral("8")))));
        QCOMPARE(vault.state(), State::Refused);
        QVERIFY(keyring.unlock());
        QVERIFY(waitFor(vault.remove(keyOf(QStringLiteral("8")))));
        QCOMPARE(inSecondRun({QStringLiteral("read"), QStringLiteral("8")}), QStringLiteral("none"));
    }

    void withoutAKeychainTokensStayInMemoryAndItIsSaid()
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"),
                           QStringLiteral("unix:path=/nonexistent/bus"));
        const QStringList said = inSecondRun({QStringLiteral("without")}, environment).split(u'\n');
        QCOMPARE(said.size(), 7);
        QCOMPARE(said[0], QStringLiteral("read failed"));
        QCOMPARE(said[1], QStringLiteral("not written"));
        QCOMPARE(said[2], QStringLiteral("memory"));
        QCOMPARE(said[3], QStringLiteral("reason"));
        QCOMPARE(said[4], QStringLiteral("told"));
        QVERIFY(said[5].startsWith(QStringLiteral("kept|")));
        QCOMPARE(said[6], QStringLiteral("none"));
        QVERIFY(!isOnDisk(QDir::homePath(), "refresh of kept"));
    }

    void tasksEndWithTheVault()
    {
        auto vault = std::make_unique<KeychainVault>();
        bool ended = false;
        vault->read(keyOf(QStringLiteral("1"))).then([&](const Result<std::optional<Token>> &read) {
            ended = !read && read.error().kind == Error::Kind::Cancelled;
        });
        vault.reset();
        QVERIFY(ended);
    }

    void memoryKeepsWhatItIsGivenAndSaysWhatItIs()
    {
        MemoryVault vault;
        QCOMPARE(vault.state(), State::MemoryOnly);
        QVERIFY(waitFor(vault.write(keyOf(QStringLiteral("1")), tokenOf(QStringLiteral("x")))));
        QCOMPARE((*waitFor(vault.read(keyOf(QStringLiteral("1")))))->access, QStringLiteral("x"));
        QVERIFY(waitFor(vault.remove(keyOf(QStringLiteral("1")))));
        QCOMPARE(described(waitFor(vault.read(keyOf(QStringLiteral("1"))))), QStringLiteral("none"));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.value(1) == QLatin1String("--second-run"))
        return secondRun(arguments.mid(2));
    TestVault test;
    return QTest::qExec(&test, arguments);
}

#include "tst_vault.moc"
