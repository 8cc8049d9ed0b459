// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/rewards_world.h"

#include "rewards/decisions/decision_service.h"
#include "rewards/queue/redemption_queue.h"
#include "sandbox/world/domain_event.h"

#include <QSet>
#include <QUrlQuery>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The decisions that the service has received, by redemption. Used in the sandbox's thread.
struct Received
{
    int calls = 0;
    int largest = 0;              ///< The most ids in one call.
    int readings = 0;             ///< Calls that read redemptions by id.
    QHash<QString, int> times{};  ///< How often each id was received, whether or not the call took effect.
    QSet<QString> taken{};        ///< Decided by a call.
    QStringList twice{};          ///< Received again after they had been decided.
    QList<QStringList> batches{};
};

/// A channel with redemptions of rewards that this app has made, and services that decide about them.
/// Services are created and destroyed, the sandbox and the profile's file stay.
struct DecisionWorld : RewardsWorld
{
    struct Service
    {
        explicit Service(DecisionWorld &rig)
            : store(std::move(*ProfileStore::open(rig.file())))
            , account(rig.profile(), AccountInfo{.userId = rig.id()}, tokenOf(rig.signedIn), &network,
                      store.get())
            , service(std::make_unique<DecisionService>(&account, &queue, rig.clock))
        {
            account.client()->setBackoff(std::chrono::milliseconds(2), std::chrono::milliseconds(4));
            // No request takes long here.
            service->setSettling(std::chrono::milliseconds(50));
        }
        ~Service()
        {
            service.reset();
            store->background()->flush();
        }

        DecisionService *operator->() { return service.get(); }
        QueueState state(const QString &id) const
        {
            const QueueEntry *entry = queue.find(id);
            return entry ? entry->state : QueueState::Gone;
        }
        DecisionJob job(qint64 id) const { return service->job(id).value_or(DecisionJob()); }

        QNetworkAccessManager network{};
        std::unique_ptr<ProfileStore> store;
        Account account;
        RedemptionQueue queue{};
        std::unique_ptr<DecisionService> service;
    };

    explicit DecisionWorld(int rewards = 1, int waiting = 10)
        : RewardsWorld({.hasEvents = false, .isOnDisk = true})
    {
        stop();  // only the services use the profile
        for (int i = 0; i < rewards; ++i)
            m_rewards.append(made(titled(u"Decide me %1"_s.arg(i), 100 + i), {}, waiting).id);
        sandbox.inSandbox([&](Sandbox::World &world) {
            world.listen([this](const Sandbox::DomainEvent &domainEvent) {
                if (domainEvent.kind == Sandbox::DomainEvent::Kind::RedemptionUpdated && !m_elsewhere)
                    m_fresh.insert(domainEvent.subjectId);
            });
        });
        sandbox.inService([this](Sandbox::Service &service) {
            service.setObserver([this](const Sandbox::Request &request, const Sandbox::Response &,
                                       std::chrono::nanoseconds) { observe(request); });
        });
    }

    std::unique_ptr<Service> open(bool start = true)
    {
        auto service = std::make_unique<Service>(*this);
        if (!start)
            return service;
        for (const QString &reward : std::as_const(m_rewards))
            service->queue.upsert(waiting(reward), clock.now());
        service->service->start();
        [&] { QTRY_VERIFY(service->service->isReady()); }();
        return service;
    }

    /// As after a restart: the old service is destroyed before the next one starts.
    void reopen(std::unique_ptr<Service> &service)
    {
        service.reset();
        service = open();
    }

    QList<Api::Redemption> waiting(const QString &reward) { return redemptions(reward); }
    QStringList waitingIds(const QString &reward) { return idsOf(waiting(reward)); }
    QHash<QString, Api::RedemptionStatus> statuses(const QStringList &ids)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            QHash<QString, Api::RedemptionStatus> all;
            for (const QString &id : ids) {
                if (const auto redemption = world.area<Sandbox::Rewards>().redemption(id))
                    all.insert(id, redemption->status);
            }
            return all;
        });
    }
    /// Decides as a moderator or another tool.
    void decideElsewhere(const QString &reward, const QStringList &ids, Api::RedemptionDecision decision)
    {
        sandbox.act([&](Sandbox::World &world) {
            m_elsewhere = true;
            const auto done = in(world).decide(id(), reward, ids, decision);
            m_elsewhere = false;
            return done;
        });
    }
    /// The service refuses every call that decides about this redemption.
    void refuse(const QString &id, int status, const QString &message)
    {
        sandbox.fault(
            {.method = "PATCH", .query = id.toLatin1(), .times = -1, .status = status, .message = message});
    }
    Received received()
    {
        return sandbox.inSandbox([this](Sandbox::World &) { return m_received; });
    }

    const QString &reward(int i = 0) const { return m_rewards[i]; }

private:
    void observe(const Sandbox::Request &request)
    {
        if (!request.path.endsWith("/channel_points/custom_rewards/redemptions"))
            return;
        const QStringList ids = QUrlQuery(QString::fromLatin1(request.query)).allQueryItemValues(u"id"_s);
        if (request.method == "GET") {
            m_received.readings += ids.isEmpty() ? 0 : 1;
            return;
        }
        ++m_received.calls;
        m_received.largest = std::max(m_received.largest, int(ids.size()));
        m_received.batches.append(ids);
        for (const QString &id : ids) {
            ++m_received.times[id];
            if (m_received.taken.contains(id))
                m_received.twice.append(id);
        }
        m_received.taken += std::exchange(m_fresh, {});
    }

    QStringList m_rewards{};
    bool m_elsewhere = false;  // this and the next two are used in the sandbox's thread
    QSet<QString> m_fresh{};
    Received m_received{};
};

}  // namespace Sidestage
