// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever happens to an event and wherever the connection is cut: a minute later all models equal the
// service.

#include "models_world.h"

#include <QRandomGenerator>

Q_DECLARE_METATYPE(Sidestage::Sandbox::EventFault)

using namespace Sidestage;
using namespace Sidestage::Api;
using Sandbox::EventFault;

namespace {

using Step = std::function<void(ModelsWorld &, Sandbox::World &, int round)>;

void changeTitle(ModelsWorld &rig, Sandbox::World &world, int round)
{
    auto state = *world.channel(rig.id());
    state.channel.title = u"Round %1"_s.arg(round);
    if (!world.saveChannel(state))
        qFatal("cannot change the title");
}

/// Changes in a channel. Each step causes at least one event.
const std::vector<Step> &steps()
{
    static const std::vector<Step> all{
        // Deleting the reward fulfils its redemptions of the round before. The service reports nothing about
        // a reward that is deleted before the client has read it.
        [](ModelsWorld &rig, Sandbox::World &world, int) {
            if (!world.area<Sandbox::Rewards>().remove(rig.id(), rig.water))
                qFatal("cannot remove the reward");
        },
        [](ModelsWorld &rig, Sandbox::World &world, int round) {
            const auto wanted = titled(u"Water %1"_s.arg(round), 1);
            rig.water = rig.in(world).create(rig.id(), rig.sandbox.client().id, wanted)->id;
        },
        [](ModelsWorld &rig, Sandbox::World &world, int) { rig.redeem(world, rig.song); },
        [](ModelsWorld &rig, Sandbox::World &world, int) { rig.redeem(world, rig.water); },
        changeTitle,
        [](ModelsWorld &rig, Sandbox::World &world, int) { rig.redeem(world, rig.song); },
        [](ModelsWorld &rig, Sandbox::World &world, int) {
            rig.decide(world, rig.song, 1, RedemptionDecision::Canceled);
        },
        [](ModelsWorld &rig, Sandbox::World &world, int round) {
            if (!world.area<Sandbox::Rewards>().update(rig.id(), rig.song,
                                                       {.cost = 100 + round, .isPaused = true}))
                qFatal("cannot change the reward");
        },
        [](ModelsWorld &rig, Sandbox::World &world, int round) {
            const QString id = QString::number(7'000'000 + round);
            const QString name = u"newcomer%1"_s.arg(round);
            if (!world.addUser(
                    {.id = id, .login = name, .displayName = name, .createdAt = world.clock().now()})
                || !world.follow(rig.id(), id))
                qFatal("nobody follows");
        },
        [](ModelsWorld &rig, Sandbox::World &world, int) {
            rig.decide(world, rig.song, 3, RedemptionDecision::Fulfilled);
        },
        [](ModelsWorld &rig, Sandbox::World &world, int round) {
            if (!world.area<Sandbox::ChatRooms>().change(
                    rig.id(), rig.id(), {.slowMode = true, .slowModeWaitTime = 3 + round % 100}))
                qFatal("cannot change the modes");
        },
        [](ModelsWorld &rig, Sandbox::World &world, int) {
            if (!world.goOffline(rig.id()))
                qFatal("cannot end the stream");
        },
        [](ModelsWorld &rig, Sandbox::World &world, int) {
            if (!world.goLive(rig.id(), 12, world.clock().now()))
                qFatal("cannot begin the stream");
        },
        [](ModelsWorld &rig, Sandbox::World &world, int) {
            if (!world.area<Sandbox::Rewards>().update(rig.id(), rig.song, {.isPaused = false}))
                qFatal("cannot change the reward");
        },
    };
    return all;
}

enum class Trouble : quint8 { Drop, Duplicate, Delay, Reorder, Cut, HandOver };

}  // namespace

class TstModelsEndEqual : public QObject
{
    Q_OBJECT

    std::unique_ptr<ModelsWorld> m_rig;
    int m_round = 0;

    /// The number of notifications in all sessions so far, including lost ones.
    qint64 told() const
    {
        return m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            qint64 sent = 0;
            for (const auto &one : world.area<Sandbox::EventSub>().subscriptions())
                sent += one.sent;
            return sent;
        });
    }
    /// Runs all steps once. `before` is called before each step, with its number.
    void play(const std::function<void(int step)> &before = {})
    {
        ++m_round;
        for (std::size_t step = 0; step < steps().size(); ++step) {
            if (before)
                before(int(step));
            m_rig->sandbox.inSandbox([&](Sandbox::World &world) { steps()[step](*m_rig, world, m_round); });
            // Lets events arrive meanwhile.
            QVERIFY(m_rig->ask(GetUsers{}));
        }
    }
    void clearFaults() const
    {
        m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            world.area<Sandbox::EventSub>().faults().removeIf([](const auto &) { return true; });
        });
    }
    /// Releases delayed events and lets a minute pass. Then everything has to be equal.
    void compare(const QString &where)
    {
        clearFaults();
        QTRY_VERIFY(m_rig->stands());
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) { changeTitle(*m_rig, world, 1'000 + m_round); });
        m_rig->aMinutePasses();
        const QStringList wanted = m_rig->onService();
        if (QTest::qWaitFor([&] { return m_rig->here() == wanted; }, testPatience))
            return;
        const QStringList known = m_rig->here();
        QStringList differences{where};
        for (const QString &line : wanted) {
            if (!known.contains(line))
                differences.append(u"not here: "_s + line);
        }
        for (const QString &line : known) {
            if (!wanted.contains(line))
                differences.append(u"only here: "_s + line);
        }
        QFAIL(qPrintable(differences.join(u'\n')));
    }

private Q_SLOTS:
    void init()
    {
        m_round = 0;
        m_rig = std::make_unique<ModelsWorld>();
        m_rig->start();
    }
    void cleanup() { m_rig.reset(); }

    void whateverBecomesOfOneEvent_data()
    {
        QTest::addColumn<EventFault>("fault");
        QTest::newRow("lost") << EventFault{.kind = EventFault::Kind::Drop};
        QTest::newRow("told twice") << EventFault{.kind = EventFault::Kind::Duplicate};
        QTest::newRow("late") << EventFault{.kind = EventFault::Kind::Delay,
                                            .delay = std::chrono::milliseconds(60)};
        QTest::newRow("after the next") << EventFault{.kind = EventFault::Kind::Reorder};
        QTest::newRow("the line is cut") << EventFault{.kind = EventFault::Kind::Cut};
    }
    /// One round for each event of a round: the fault applies to that event.
    void whateverBecomesOfOneEvent()
    {
        QFETCH(EventFault, fault);
        const qint64 before = told();
        play();
        compare(u"unharmed"_s);
        const int points = int(told() - before) - 1;  // without the title change in compare()
        QVERIFY2(points >= int(steps().size()), qPrintable(QString::number(points)));
        for (int point = 0; point < points; ++point) {
            fault.skip = point;
            m_rig->sandbox.inSandbox(
                [&](Sandbox::World &world) { world.area<Sandbox::EventSub>().faults().add(fault); });
            const int gaps = m_rig->gaps;
            play();
            compare(u"event %1 of %2"_s.arg(point).arg(points));
            if (fault.kind == EventFault::Kind::Cut)
                QVERIFY2(m_rig->gaps > gaps, qPrintable(QString::number(point)));  // the fault did happen
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Several faults at once, different ones in every step.
    void whateverBecomesOfAll_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 4; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void whateverBecomesOfAll()
    {
        QFETCH(quint32, seed);
        QRandomGenerator dice(seed);
        for (int i = 0; i < 6; ++i) {
            play([&](int) {
                m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
                    const auto trouble = Trouble(dice.bounded(12));
                    if (trouble < Trouble::HandOver)
                        world.area<Sandbox::EventSub>().faults().add(
                            {.kind = EventFault::Kind(trouble),
                             .times = 1 + dice.bounded(3),
                             .delay = std::chrono::milliseconds(dice.bounded(60))});
                    else if (trouble == Trouble::HandOver)
                        for (const auto &session : world.area<Sandbox::EventSub>().sessions())
                            std::ignore = world.area<Sandbox::EventSub>().askToReconnect(session.id);
                });
            });
            compare(u"round %1"_s.arg(i));
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Before each step in turn, the service asks for a new connection.
    void whereverTheLineIsHandedOver()
    {
        for (std::size_t point = 0; point < steps().size(); ++point) {
            play([&](int step) {
                if (step != int(point))
                    return;
                m_rig->sandbox.inSandbox([](Sandbox::World &world) {
                    for (const auto &session : world.area<Sandbox::EventSub>().sessions())
                        std::ignore = world.area<Sandbox::EventSub>().askToReconnect(session.id);
                });
            });
            compare(u"before step %1"_s.arg(point));
            if (QTest::currentTestFailed())
                return;
        }
    }
};

QTEST_GUILESS_MAIN(TstModelsEndEqual)
#include "tst_models_end_equal.moc"
