// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_world.h"

#include "api/events.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/world/channel_points.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The live events of one account, with short timeouts, and a reward that a viewer redeems. A base class of
/// tests.
class EventWorld
{
protected:
    static constexpr const char *path = "/eventsub/subscriptions";

    template <class Work>
    auto act(Work work)
    {
        return m_rig->sandbox.act(
            [&](Sandbox::World &world) { return work(world.area<Sandbox::Rewards>()); });
    }
    void begin(Api::ScopeSet scopes = SandboxFixture::everyScope())
    {
        end();
        m_got.clear();
        m_redeemed.clear();
        m_read.clear();
        m_sentAt = {};
        m_rig = std::make_unique<TestWorld>(WorldSetup{.scopes = scopes});
        m_context = std::make_unique<QObject>();
        events()->setTiming(hurried());
        m_gaps = std::make_unique<QSignalSpy>(events(), &EventService::gap);
        m_viewer = m_rig->idOf(u"quillscribe"_s);
        m_reward = act([this](Sandbox::Rewards &rewards) {
                       return rewards.create(m_rig->id(), m_rig->sandbox.client().id,
                                             {.title = u"Drums"_s, .cost = 1});
                   }).id;
        m_rig->sandbox.act([this](Sandbox::World &world) {
            return world.area<Sandbox::ChannelPoints>().setBalance(m_rig->id(), m_viewer, 1'000'000);
        });
    }
    static EventTiming hurried()
    {
        using namespace std::chrono_literals;
        EventTiming timing;
        timing.firstPause = 5ms;
        timing.longestPause = 40ms;
        timing.linger = 200ms;
        timing.unwanted = 30ms;
        timing.firstRetry = 10ms;
        timing.longestRetry = 100ms;
        timing.full = 100ms;
        return timing;
    }
    void end()
    {
        m_context.reset();
        m_gaps.reset();
        m_rig.reset();
    }
    EventService *events() const { return m_rig->account->events(); }
    QObject *context()
    {
        if (!m_context)
            m_context = std::make_unique<QObject>();
        return m_context.get();
    }
    Api::EventCondition interest() const { return {.broadcasterUserId = m_rig->id()}; }
    void follow()
    {
        events()->on<Api::RedemptionAdded>(
            interest(), context(), [this](const Api::RedemptionAdded &event, const QDateTime &sentAt) {
                m_got.append(event.id);
                m_sentAt = sentAt;
            });
    }
    /// Reads everything when events may have been missed, as a model does.
    void readAtGaps()
    {
        const auto read = [this] { m_read = m_redeemed; };
        QObject::connect(events(), &EventService::gap, context(), read);
        QObject::connect(events(), &EventService::coverageChanged, context(), read);
    }
    /// What a model would know: ids that it has read, and ids from events.
    QStringList all() const
    {
        QSet<QString> known(m_read.cbegin(), m_read.cend());
        known.unite(QSet<QString>(m_got.cbegin(), m_got.cend()));
        return known.values();
    }
    bool stands() const { return events()->covers<Api::RedemptionAdded>(interest()); }
    int standingCount() const
    {
        const auto all = events()->subscriptions();
        return int(std::count_if(all.cbegin(), all.cend(), [](const auto &one) { return one.stands; }));
    }
    void redeem()
    {
        const auto redemption = act([this](Sandbox::Rewards &rewards) {
            return rewards.redeem(m_rig->id(), m_reward, m_viewer, {});
        });
        m_redeemed.append(redemption.id);
    }
    void rename(const QString &title)
    {
        QVERIFY(m_rig->ask(Api::ModifyChannel{.broadcasterId = m_rig->id(), .changes = {.title = title}}));
    }
    void fault(const Sandbox::EventFault &fault) { m_rig->eventFault(fault); }
    void close(int code)
    {
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            for (const auto &session : world.area<Sandbox::EventSub>().sessions())
                std::ignore = world.area<Sandbox::EventSub>().closeSession(session.id, code);
        });
    }
    void handOver()
    {
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            for (const auto &session : world.area<Sandbox::EventSub>().sessions())
                std::ignore = world.area<Sandbox::EventSub>().askToReconnect(session.id);
        });
    }
    void setToken(const SandboxFixture::SignedIn &user)
    {
        m_rig->account->session()->setToken(tokenOf(user));
    }
    QStringList sessions() const
    {
        return m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            QStringList ids;
            for (const auto &session : world.area<Sandbox::EventSub>().sessions())
                ids.append(session.id);
            return ids;
        });
    }
    /// The types of the enabled subscriptions, oldest first.
    QStringList subscribed() const
    {
        return m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            QStringList types;
            for (const auto &one : world.area<Sandbox::EventSub>().subscriptions()) {
                if (one.resource.status == "enabled"_L1)
                    types.append(one.resource.type);
            }
            return types;
        });
    }
    static QStringList sorted(QStringList ids)
    {
        ids.sort();
        return ids;
    }

    std::unique_ptr<TestWorld> m_rig;
    std::unique_ptr<QObject> m_context;
    std::unique_ptr<QSignalSpy> m_gaps;
    QString m_reward{};
    QString m_viewer{};
    QStringList m_got{};       ///< Ids from events.
    QStringList m_redeemed{};  ///< Ids that were redeemed.
    QStringList m_read{};      ///< Ids that were read at the last gap.
    QDateTime m_sentAt{};
};

}  // namespace Sidestage
