// SPDX-License-Identifier: GPL-3.0-or-later

// Holds while accounts sign in and out: both moderate two of the channels, only one moderates the others.

#include "scheduler_world.h"

#include <random>

using namespace Sidestage;
using namespace std::chrono_literals;
using State = ModeHold::State;

namespace {

const QString quill = u"quillscribe"_s;
const QString wren = u"wrenloft"_s;

struct AccountsRig : SchedulerWorld
{
    std::unique_ptr<Program> openBoth()
    {
        auto program = open();
        signIn(*program, wren);
        [&] { QTRY_VERIFY(moderators(*program, 0) == 2 && moderators(*program, 1) == 2); }();
        return program;
    }
    qsizetype moderators(Program &program, int at) const
    {
        const auto found = program.channels.find(channel(at));
        return found ? found->accounts.size() : 0;
    }
    void signOut(Program &program, const QString &login)
    {
        const QString id = sandbox.idOf(login);
        Account *account = program.accounts.find(id);
        if (!account)
            return;
        program.accounts.signOut(account);
        [&] { QTRY_VERIFY(!program.accounts.find(id)); }();
    }
    QString actsIn(Program &program, int at) const
    {
        const Account *account = program.channels.accountFor(channel(at));
        return account ? account->info().login : QString();
    }
    static ModeHold holdIn(Program &program, qint64 group, const QString &channel)
    {
        for (const ModeHold &hold : program.group(group)) {
            if (hold.channelId == channel)
                return hold;
        }
        return {.state = State::Released};
    }
};

}  // namespace

class TestModeSchedulerAccounts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void signedOutInALockdownAnotherModeratorEndsIt()
    {
        AccountsRig rig;
        auto program = rig.openBoth();
        (*program)->setTimeout(0ms, 3s);
        program->channels.setAccount(rig.channel(0), rig.sandbox.idOf(quill));
        const ChatModes before = rig.there(rig.channel(0));
        const ChatModes alone = rig.there(rig.channel(2));
        const qint64 lock = (*program)->lockDown({rig.channel(0), rig.channel(2)}, lockdownModes(), 60);
        QTRY_VERIFY(program->all(lock, State::Holding));
        QCOMPARE(rig.actsIn(*program, 0), quill);
        rig.signOut(*program, quill);
        QVERIFY((*program)->isLockedDown());
        QTRY_COMPARE(rig.actsIn(*program, 0), wren);
        rig.advance(program, 61s);
        QTRY_COMPARE(rig.there(rig.channel(0)), before);
        // Where no other account can act, the hold stays and is reported.
        const auto left = [&] { return AccountsRig::holdIn(*program, lock, rig.channel(2)); };
        QTRY_COMPARE(left().state, State::NotRestored);
        QVERIFY(!left().error->message.isEmpty());
        QCOMPARE((*program)->asking().size(), 1);
        QVERIFY(rig.there(rig.channel(2)) != alone);
        // When the account signs in again, the mode is restored without asking.
        rig.signIn(*program, quill);
        QTRY_VERIFY(program->channels.accountFor(rig.channel(2)));
        const auto isBack = [&] {
            rig.advance(program, 5s);
            return rig.there(rig.channel(2)) == alone;
        };
        QTRY_VERIFY(isBack());
        QTRY_VERIFY(!(*program)->isLockedDown());
    }

    void signedOutWhileItIsBeingSetNothingIsLeftBehind()
    {
        AccountsRig rig;
        auto program = rig.openBoth();
        program->channels.setAccount(rig.channel(0), rig.sandbox.idOf(quill));
        const ChatModes before = rig.there(rig.channel(0));
        rig.watchCalls();
        // The change takes effect, and its response arrives after the account has signed out.
        rig.sandbox.fault({.method = "PATCH", .times = 1, .delay = 300ms});
        const qint64 lock = (*program)->lockDown({rig.channel(0)}, lockdownModes());
        QTRY_COMPARE(AccountsRig::holdIn(*program, lock, rig.channel(0)).state, State::Setting);
        rig.signOut(*program, quill);
        const auto isHeld = [&] {
            rig.advance(program, 5s);
            return program->all(lock, State::Holding);
        };
        QTRY_VERIFY(isHeld());
        QCOMPARE(rig.actsIn(*program, 0), wren);
        QVERIFY(rig.there(rig.channel(0)) != before);
        (*program)->restore(program->ids(lock));
        QTRY_COMPARE(rig.there(rig.channel(0)), before);
        QTRY_VERIFY(!(*program)->isLockedDown());
    }

    void whateverAccountsDoEverythingComesBack_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 3; ++seed)
            QTest::addRow("%u", seed) << seed;
        QTest::addRow("any") << (qEnvironmentVariableIsSet("SEED")
                                     ? unsigned(qEnvironmentVariableIntValue("SEED"))
                                     : std::random_device{}() % 1'000'000);
    }
    void whateverAccountsDoEverythingComesBack()
    {
        QFETCH(unsigned, seed);
        qInfo() << "seed" << seed;
        std::mt19937 dice(seed);
        const auto pick = [&dice](int below) { return int(dice() % unsigned(below)); };
        AccountsRig rig;
        auto program = rig.openBoth();
        (*program)->setTimeout(0ms, 3s);
        QList<ChatModes> before;
        for (const QString &id : rig.channels())
            before.append(rig.there(id));
        const auto someChannels = [&] {
            QStringList ids;
            for (const QString &id : rig.channels()) {
                if (pick(2))
                    ids.append(id);
            }
            return ids.isEmpty() ? QStringList{rig.channel(pick(4))} : ids;
        };
        const auto isThere = [&](const QString &login) {
            return program->accounts.find(rig.sandbox.idOf(login)) != nullptr;
        };
        // Lets some of it happen, so that requests are pending when the next step begins.
        const auto somewhat = [&] {
            for (int turns = pick(60); turns > 0; --turns)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        };
        rig.sandbox.fault({.method = "PATCH", .times = -1, .delay = 5ms});
        for (int step = 0; step < 40; ++step) {
            switch (pick(8)) {
            case 0:
            case 1:
                (*program)->lockDown(someChannels(), lockdownModes(), pick(2) ? 0 : 10 + pick(200));
                break;
            case 2:
                (*program)->setTimed(someChannels(), {.slow = on(10 + pick(60))}, 10 + pick(200));
                break;
            case 3: {
                QList<qint64> ids;
                for (const ModeHold &hold : (*program)->holds()) {
                    if (hold.isOpen() && pick(2))
                        ids.append(hold.id);
                }
                (*program)->restore(ids);
                break;
            }
            case 4:
                rig.advance(program, std::chrono::seconds(5 + pick(120)));
                break;
            case 5: {
                const QString login = pick(2) ? quill : wren;
                if (Account *account = program->accounts.find(rig.sandbox.idOf(login)))
                    program->accounts.signOut(account);
                else
                    rig.signIn(*program, login);
                break;
            }
            case 6:
                if (isThere(quill) && isThere(wren))
                    program->channels.setAccount(rig.channel(pick(2)),
                                                 rig.sandbox.idOf(pick(2) ? quill : wren));
                break;
            case 7:
                program.reset();
                program = std::make_unique<SchedulerWorld::Program>(rig, false);
                program->channels.start();
                program->scheduler->setTimeout(0ms, 3s);
                program->scheduler->start();
                if (pick(3))
                    rig.signIn(*program, quill);
                if (pick(3))
                    rig.signIn(*program, wren);
                break;
            }
            somewhat();
        }
        // Both accounts are signed in, and the user ends the remaining holds.
        for (const QString &login : {quill, wren}) {
            const Account *account = program->accounts.find(rig.sandbox.idOf(login));
            if (account && program->accounts.state(account) == Accounts::State::SigningOut)
                QTRY_VERIFY(!isThere(login));
            rig.signIn(*program, login);
        }
        for (const QString &id : rig.channels())
            QTRY_VERIFY(program->channels.accountFor(id));
        const auto isOver = [&] {
            const QList<qint64> left = program->open();
            (*program)->restore(left);
            rig.advance(program, 70s);
            return left.isEmpty();
        };
        QTRY_VERIFY2(isOver(), qPrintable(program->stillOpen().join(u'\n')));
        for (int i = 0; i < 4; ++i)
            QCOMPARE(rig.there(rig.channel(i)), before[i]);
    }
};

QTEST_GUILESS_MAIN(TestModeSchedulerAccounts)
#include "tst_mode_scheduler_accounts.moc"
