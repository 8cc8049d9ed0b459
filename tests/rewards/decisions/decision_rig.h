// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox_fixture.h"

#include "accounts/account.h"
#include "base/clock.h"
#include "client/client.h"
#include "client/session.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/queue/redemption_queue.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/world/domain_event.h"

#include <QNetworkAccessManager>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QUrlQuery>

namespace Sidestage {

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
class DecisionRig
{
public:
    struct Service
    {
        explicit Service(DecisionRig &rig)
            : store(std::move(*ProfileStore::open(rig.file())))
            , account(rig.profile(), AccountInfo{.userId = rig.userId()}, rig.token(), &network, store.get())
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

    explicit DecisionRig(int rewards = 1, int waiting = 10)
        : m_user(sandbox.signIn())
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            for (int i = 0; i < rewards; ++i) {
                const auto reward = world.area<Sandbox::Rewards>().create(
                    m_user.userId, sandbox.client().id,
                    {.title = QStringLiteral("Decide me %1").arg(i), .cost = 100 + i});
                if (!reward || !world.area<Sandbox::Rewards>().fill(m_user.userId, reward->id, waiting))
                    qFatal("cannot fill the world");
                m_rewards.append(reward->id);
            }
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
        [&] { QTRY_VERIFY_WITH_TIMEOUT(service->service->isReady(), 30'000); }();
        return service;
    }

    /// As after a restart: the old service is destroyed before the next one starts.
    void reopen(std::unique_ptr<Service> &service)
    {
        service.reset();
        service = open();
    }

    QList<Api::Redemption> waiting(const QString &reward)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>()
                .redemptions(m_user.userId, reward, Api::RedemptionStatus::Unfulfilled,
                             Api::RedemptionSort::Oldest, {}, 1'000'000)
                .value_or({})
                .rows;
        });
    }
    QStringList waitingIds(const QString &reward)
    {
        QStringList ids;
        for (const auto &redemption : waiting(reward))
            ids.append(redemption.id);
        return ids;
    }
    Api::RedemptionStatus status(const QString &id)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            const auto redemption = world.area<Sandbox::Rewards>().redemption(id);
            return redemption ? redemption->status : Api::RedemptionStatus::Unknown;
        });
    }
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
        sandbox.inSandbox([&](Sandbox::World &world) {
            m_elsewhere = true;
            if (!world.area<Sandbox::Rewards>().decide(m_user.userId, reward, ids, decision))
                qFatal("cannot decide");
            m_elsewhere = false;
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

    ServiceProfile profile() const
    {
        const auto ready = sandbox.client();
        return {.id = QStringLiteral("sandbox"),
                .baseUrl = sandbox.baseUrl(),
                .authUrl = sandbox.authUrl(),
                .clientId = ready.id,
                .clientSecret = ready.secret};
    }
    Token token() const
    {
        return {
            .access = m_user.accessToken, .refresh = m_user.refreshToken, .scopes = m_user.scopes.names()};
    }
    const QString &userId() const { return m_user.userId; }
    const QString &reward(int i = 0) const { return m_rewards[i]; }
    QString file() const { return dir.filePath(QStringLiteral("profile.db")); }

    SandboxFixture sandbox{};
    QTemporaryDir dir{};
    ManualClock clock{};

private:
    void observe(const Sandbox::Request &request)
    {
        if (!request.path.endsWith("/channel_points/custom_rewards/redemptions"))
            return;
        const QStringList ids
            = QUrlQuery(QString::fromLatin1(request.query)).allQueryItemValues(QStringLiteral("id"));
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

    SandboxFixture::SignedIn m_user;
    QStringList m_rewards{};
    bool m_elsewhere = false;  // this and the next two are used in the sandbox's thread
    QSet<QString> m_fresh{};
    Received m_received{};
};

}  // namespace Sidestage
