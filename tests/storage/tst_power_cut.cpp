// SPDX-License-Identifier: GPL-3.0-or-later

// The power is cut right after data were stored that are sent next: they are still there afterwards.

#include "ads/ad_memory.h"
#include "chat/store/chat_store.h"
#include "power_cut.h"
#include "profile/profile_store.h"
#include "rewards/library/library_store.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

const QString account = u"100"_s;

ModeHold hold(const QString &channel)
{
    ModeHold hold{.kind = ModeHold::Kind::Lockdown, .channelId = channel, .channelName = channel};
    hold.before.emoteOnly = ModeValue{};
    hold.set.emoteOnly = ModeValue{.on = true};
    hold.since = QDateTime::currentDateTimeUtc();
    return hold;
}

}  // namespace

class TestPowerCut : public QObject
{
    Q_OBJECT

private:
    /// Checks what a program finds that starts after a power cut at this moment.
    template <class F>
    void afterwards(F check)
    {
        const QString to = m_folder->filePath(u"after%1"_s.arg(++m_cuts));
        QVERIFY(m_disk->happens(m_folder->path(), to));
        auto profile = ProfileStore::open(QDir(to).filePath(u"profile.db"_s));
        QVERIFY(profile);
        check(profile->get());
    }

private Q_SLOTS:
    void init()
    {
        m_disk = std::make_unique<PowerCut>();
        m_folder = std::make_unique<QTemporaryDir>();
        auto profile = ProfileStore::open(m_folder->filePath(u"profile.db"_s));
        QVERIFY(profile);
        m_profile = *std::move(profile);
    }
    void cleanup()
    {
        m_profile.reset();
        m_disk.reset();
        m_folder.reset();
    }

    void theLockdownThatIsBeingSentIsKnown()
    {
        ChatStore store(m_profile.get());
        QList<ModeHold> holds{hold(u"1"_s), hold(u"2"_s)};
        QVERIFY(store.saveHolds(holds));
        for (ModeHold &one : holds)
            one.state = ModeHold::State::Setting;
        QVERIFY(store.saveHolds(holds));
        afterwards([&](ProfileStore *left) {
            const auto found = ChatStore(left).holds();
            QCOMPARE(found.size(), 2);
            for (const ModeHold &one : found) {
                QCOMPARE(one.state, ModeHold::State::Setting);
                QCOMPARE(one.before, holds[0].before);
            }
        });

        // The outcome may be lost, because the channel is then read.
        const int before = m_disk->syncs();
        for (ModeHold &one : holds)
            one.state = ModeHold::State::Holding;
        QVERIFY(store.saveHolds(holds));
        QCOMPARE(m_disk->syncs(), before);

        for (const ModeHold::State state : {ModeHold::State::Restoring, ModeHold::State::Released}) {
            QList<ModeHold> one{holds.takeFirst()};
            one.first().state = state;
            QVERIFY(store.saveHolds(one));
        }
        afterwards([](ProfileStore *left) {
            const auto found = ChatStore(left).holds();
            QCOMPARE(found.value(0).state, ModeHold::State::Restoring);
            QCOMPARE(found.value(1).state, ModeHold::State::Released);
        });
    }

    void theAdAnnouncementThatIsBeingSentIsKnown()
    {
        AdMemory memory(m_profile.get(), account);
        AdFacts facts;
        facts.announcing = AdFacts::Announcing::Start;
        memory.setFacts(facts);
        afterwards([&](ProfileStore *left) {
            QCOMPARE(AdMemory(left, account).facts().announcing, AdFacts::Announcing::Start);
        });
        const int before = m_disk->syncs();
        facts.longestFree = 90;
        memory.setFacts(facts);
        QCOMPARE(m_disk->syncs(), before);
    }

    void thePlanThatIsBeingCarriedOutIsKnown()
    {
        LibraryStore store(m_profile.get(), account);
        SwapPlan plan;
        plan.set.name = u"Evening"_s;
        plan.steps = {PlanStep{.title = u"Hydrate"_s}, PlanStep{.title = u"Stretch"_s}};
        QVERIFY(store.savePlan(plan));
        afterwards([](ProfileStore *left) {
            const auto found = LibraryStore(left, account).plan();
            QVERIFY(found);
            QCOMPARE(found->plan.steps.size(), 2);
        });
        plan.steps[0].state = PlanStep::State::Running;
        QVERIFY(store.saveStep(0, plan.steps[0]));
        afterwards([](ProfileStore *left) {
            const auto found = LibraryStore(left, account).plan();
            QVERIFY(found);
            QCOMPARE(found->plan.steps.value(0).state, PlanStep::State::Running);
            QVERIFY(!found->isOver);
        });
        QVERIFY(store.endPlan());
        afterwards([](ProfileStore *left) {
            const auto found = LibraryStore(left, account).plan();
            QVERIFY(found && found->isOver);
        });
    }

private:
    std::unique_ptr<PowerCut> m_disk{};
    std::unique_ptr<QTemporaryDir> m_folder{};
    std::unique_ptr<ProfileStore> m_profile{};
    int m_cuts = 0;
};

QTEST_GUILESS_MAIN(TestPowerCut)
#include "tst_power_cut.moc"
