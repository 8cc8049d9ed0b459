// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/event_thread.h"
#include "base/result.h"
#include "sandbox/service/service.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/world.h"

#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>

namespace Sidestage {
class OwnerLock;
}

namespace Sidestage::Sandbox {

class Control;
class Server;

struct Options
{
    quint16 port = 7890;            ///< 0: any free port.
    bool otherPortIfTaken = false;  ///< Listens on any free port if `port` is taken.
    /// Time for a request to arrive completely, and idle time between two requests of a connection.
    std::chrono::milliseconds timeout = std::chrono::seconds(30);
    int rateLimit = 800;         ///< Requests per minute for each user of each app; 0 = no limit.
    bool lively = false;         ///< Viewers of a new world act automatically; otherwise only when requested.
    bool control = true;         ///< Serves the control calls and the control page below /sandbox.
    QStringList webhookHosts{};  ///< Hosts that EventSub may call besides this machine.
    WorldSettings world{};       ///< Seed, database file, time and compatibility.
};

/// The whole platform on one port: a world, the service and the HTTP server. Lives in one thread, which must
/// run an event loop.
class Sandbox : public QObject
{
    Q_OBJECT
public:
    explicit Sandbox(Options options = {}, QObject *parent = nullptr);
    ~Sandbox() override;

    /// Opens the world and listens. Error: Kind::Storage, with a message for the user.
    Result<void> start();

    quint16 port() const;
    /// {auth_url} of the specification: "http://localhost:7890".
    QUrl authUrl() const;
    /// {base_url} of the specification: "http://localhost:7890/helix".
    QUrl baseUrl() const;
    /// The WebSocket endpoint of EventSub: "ws://localhost:7890/ws".
    QUrl eventsUrl() const;
    /// The page of the control surface: "http://localhost:7890/sandbox/".
    QUrl controlUrl() const;
    ReadyClient client() const;

    /// Valid only after start() succeeded.
    World &world() { return *m_world; }
    Service &service() { return *m_service; }
    /// The control calls; also available when Options::control is off.
    Control &control() { return *m_control; }

private:
    void keepClock();
    Result<void> wakeUp();

    Options m_options;
    std::unique_ptr<OwnerLock> m_owner;  ///< Of the database file; null: it is in memory.
    std::unique_ptr<World> m_world;
    std::unique_ptr<Service> m_service;
    std::unique_ptr<Control> m_control;
    std::unique_ptr<Server> m_server;
};

/// Runs a Sandbox in its own thread, for an application or a test that must not block.
class SandboxThread
{
public:
    explicit SandboxThread(Options options = {});
    /// Stops the sandbox. Open connections are closed; committed data is kept.
    ~SandboxThread();
    Q_DISABLE_COPY_MOVE(SandboxThread)

    /// Returns once the sandbox listens, or the error.
    Result<void> start();

    QUrl authUrl() const { return m_authUrl; }
    QUrl baseUrl() const { return m_baseUrl; }
    QUrl eventsUrl() const { return m_eventsUrl; }
    ReadyClient client() const { return m_client; }

    /// Calls `work(Sandbox &)` in the sandbox's thread, waits for it and returns its result.
    template <class Work>
    auto run(Work work)
    {
        using Answer = std::invoke_result_t<Work, Sandbox &>;
        if constexpr (std::is_void_v<Answer>) {
            runAndWait([&](Sandbox &sandbox) { work(sandbox); });
        } else {
            std::optional<Answer> answer;
            runAndWait([&](Sandbox &sandbox) { answer.emplace(work(sandbox)); });
            return *std::move(answer);
        }
    }

private:
    void runAndWait(const std::function<void(Sandbox &)> &work);

    Options m_options;
    EventThread m_thread{};
    Sandbox *m_sandbox = nullptr;  ///< Lives in `m_thread`.
    QUrl m_authUrl{};
    QUrl m_baseUrl{};
    QUrl m_eventsUrl{};
    ReadyClient m_client{};
};

}  // namespace Sidestage::Sandbox
