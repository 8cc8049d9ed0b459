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

namespace Sidestage::Sandbox {

class Control;
class Server;

struct Options
{
    quint16 port = 7890;            ///< 0: any that is free.
    bool otherPortIfTaken = false;  ///< Takes any that is free when `port` is not.
    /// For a request to arrive completely, and between two requests of a connection.
    std::chrono::milliseconds timeout = std::chrono::seconds(30);
    int rateLimit = 800;    ///< Requests a minute, for each user of each app; 0: no limit.
    bool lively = false;    ///< The viewers of a new world come by themselves; otherwise only when asked to.
    bool control = true;    ///< Answers below /sandbox, and shows the page there.
    WorldSettings world{};  ///< Seed, database file, time and compatibility.
};

/// The whole platform on one port: a world, the service that speaks of it, and the server. Lives in
/// one thread, which must run an event loop.
class Sandbox : public QObject
{
    Q_OBJECT
public:
    explicit Sandbox(Options options = {}, QObject *parent = nullptr);
    ~Sandbox() override;

    /// Opens the world and listens. Error: Kind::Storage, in words for people.
    Result<void> start();

    quint16 port() const;
    /// {auth_url} of the specification: "http://localhost:7890".
    QUrl authUrl() const;
    /// {base_url} of the specification: "http://localhost:7890/helix".
    QUrl baseUrl() const;
    /// Where EventSub speaks WebSocket: "ws://localhost:7890/ws".
    QUrl eventsUrl() const;
    /// The page of the control surface: "http://localhost:7890/sandbox/".
    QUrl controlUrl() const;
    ReadyClient client() const;

    /// Only after start() succeeded.
    World &world() { return *m_world; }
    Service &service() { return *m_service; }
    /// The control calls; also there when Options::control is off.
    Control &control() { return *m_control; }

private:
    void keepClock();
    Result<void> wakeUp();

    Options m_options;
    std::unique_ptr<World> m_world;
    std::unique_ptr<Service> m_service;
    std::unique_ptr<Control> m_control;
    std::unique_ptr<Server> m_server;
};

/// A Sandbox in a thread of its own, for an application or a test that goes on with its own work.
class SandboxThread
{
public:
    explicit SandboxThread(Options options = {});
    /// Stops it: open connections are closed, nothing that was committed is lost.
    ~SandboxThread();
    Q_DISABLE_COPY_MOVE(SandboxThread)

    /// Returns when it listens, or says why it does not.
    Result<void> start();

    QUrl authUrl() const { return m_authUrl; }
    QUrl baseUrl() const { return m_baseUrl; }
    QUrl eventsUrl() const { return m_eventsUrl; }
    ReadyClient client() const { return m_client; }

    /// Runs `work(Sandbox &)` in the sandbox's thread and waits for what it returns.
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
    Sandbox *m_sandbox = nullptr;  ///< Lives in it.
    QUrl m_authUrl{};
    QUrl m_baseUrl{};
    QUrl m_eventsUrl{};
    ReadyClient m_client{};
};

}  // namespace Sidestage::Sandbox
