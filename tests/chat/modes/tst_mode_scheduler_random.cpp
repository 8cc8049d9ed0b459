// SPDX-License-Identifier: GPL-3.0-or-later

// Random sequences of timed modes, lockdowns, changes of other users and restarts: every held mode that no
// other user has changed is restored.

#include "scheduler_world.h"

#include "chat/modes/hold_stack.h"

#include <random>

using namespace Sidestage;
using namespace std::chrono_literals;
using State = ModeHold::State;
using Kind = ModeHold::Kind;

class TestModeSchedulerRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whateverHappensWhatWasHeldAndNotChangedByOthersComesBack_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 4; ++seed)
            QTest::addRow("%u", seed) << seed;
        QTest::addRow("any") << (qEnvironmentVariableIsSet("SEED")
                                     ? unsigned(qEnvironmentVariableIntValue("SEED"))
                                     : std::random_device{}() % 1'000'000);
    }

    void whateverHappensWhatWasHeldAndNotChangedByOthersComesBack()
    {
        QFETCH(unsigned, seed);
        qInfo() << "seed" << seed;
        std::mt19937 dice(seed);
        const auto pick = [&dice](int below) { return int(dice() % unsigned(below)); };
        SchedulerWorld rig;
        auto program = rig.open();

        const auto value = [&](ChatMode mode) {
            const ModeRule &rule = ruleOf(mode);
            if (pick(3) == 0)
                return ModeValue{};
            if (rule.unit == ModeRule::Unit::None)
                return on();
            return on(rule.least + rule.step * pick(std::min((rule.most - rule.least) / rule.step, 20) + 1));
        };
        const auto someModes = [&](int most) {
            ChatModes modes;
            for (int i = 1 + pick(most); i > 0; --i) {
                const ChatMode mode = allChatModes[std::size_t(pick(int(allChatModes.size())))];
                modes[mode] = value(mode);
            }
            return modes;
        };
        const auto someChannels = [&] {
            QStringList ids;
            for (const QString &id : rig.channels()) {
                if (pick(2))
                    ids.append(id);
            }
            return ids.isEmpty() ? QStringList{rig.channel(pick(4))} : ids;
        };
        const auto isHeld = [&](const QString &channel, ChatMode mode) {
            for (const ModeHold &hold : (*program)->holds()) {
                if (hold.isOpen() && hold.channelId == channel && hold.before[mode])
                    return true;
            }
            return false;
        };
        const auto isQuiet = [&] {
            (*program)->tick();
            for (const ModeHold &hold : (*program)->holds()) {
                if (!hold.isOpen())
                    continue;
                if (hold.state == State::Planned || hold.state == State::Setting
                    || hold.state == State::Restoring)
                    return false;
                const bool isDue = hold.until.isValid() && hold.until <= rig.clock.now();
                if (hold.state == State::Holding && isDue
                    && HoldStack::covered((*program)->holds(), hold).isEmpty())
                    return false;
            }
            return true;
        };

        QHash<QString, ChatModes> base;         // the modes that have to be restored
        QHash<QString, QSet<ChatMode>> others;  // changed by others while held
        const auto settle = [&] {
            // What a busy machine did not answer in time is tried again after a pause of at most a minute.
            if (!QTest::qWaitFor(isQuiet))
                rig.advance(program, 61s);
            QTRY_VERIFY(isQuiet());
            for (const QString &id : rig.channels()) {
                const ChatModes now = rig.there(id);
                for (const ChatMode mode : allChatModes) {
                    if (isHeld(id, mode))
                        continue;
                    if (!others[id].remove(mode) && base[id][mode]) {
                        if (base[id][mode] != now[mode])
                            qWarning() << id << int(mode) << "was not brought back";
                        QCOMPARE(now[mode], base[id][mode]);
                    }
                    base[id][mode] = now[mode];
                }
            }
        };
        const auto note = [&](const QString &id, const ChatModes &modes) {
            for (const ChatMode mode : modes.modes()) {
                if (isHeld(id, mode))
                    others[id].insert(mode);
                else
                    base[id][mode] = rig.there(id)[mode];
            }
        };

        settle();
        for (int step = 0; step < 60 && !QTest::currentTestFailed(); ++step) {
            switch (pick(10)) {
            case 0:
            case 1: {
                settle();
                const QString id = rig.channel(pick(4));
                const ChatModes modes = someModes(2);
                rig.change(id, modes);
                note(id, modes);
                break;
            }
            case 2: {
                settle();
                const QString id = rig.channel(pick(4));
                const ChatModes modes = someModes(2);
                const qint64 job = program->board.apply({id}, modes, ModeJob::Reason::Change);
                QTRY_VERIFY(program->board.job(job)->isOver());
                note(id, modes);
                break;
            }
            case 3:
            case 4:
                (*program)->setTimed(someChannels(), someModes(3), 10 + pick(200));
                break;
            case 5:
                (*program)->lockDown(someChannels(), lockdownModes(), pick(2) ? 0 : 10 + pick(200));
                break;
            case 6: {
                QList<qint64> ids;
                for (const ModeHold &hold : (*program)->holds()) {
                    if (hold.isOpen() && (hold.kind == Kind::Lockdown || pick(3) == 0))
                        ids.append(hold.id);
                }
                (*program)->restore(ids);
                break;
            }
            case 7:
            case 8:
                rig.advance(program, std::chrono::seconds(pick(150)));
                break;
            case 9:
                if (pick(2))
                    settle();
                rig.reopen(program);
                break;
            }
            if (pick(3))
                settle();
        }
        settle();
        (*program)->restore(program->open());
        rig.advance(program, 10'000s);
        settle();
        QTRY_COMPARE(program->stillOpen(), QStringList());
        settle();
    }
};

QTEST_GUILESS_MAIN(TestModeSchedulerRandom)
#include "tst_mode_scheduler_random.moc"
