// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "recorder.h"
#include "sandbox/scenarios/player.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

#include <functional>

namespace Sidestage::Sandbox {

/// The second interface of the sandbox: it controls the world, instead of acting as an app in it. It needs no
/// tokens and accepts requests from this machine only. The calls of an area are in its folder
/// (Area::addControls()), those about the sandbox itself in this one.
class Control
{
public:
    static constexpr const char *root = "/sandbox";

    /// `service` must outlive this.
    explicit Control(Service &service);
    ~Control();
    Q_DISABLE_COPY_MOVE(Control)

    /// Starts to answer requests below /sandbox.
    void serve();

    /// Executes the call `name`. `json`: its fields as an object; empty: no fields. Returns the answer as
    /// JSON, empty if the call has none. Errors have the status, the message and the field.
    Result<QByteArray> call(const QString &name, const QByteArray &json = {});

    /// Answers a request. `rest` is the part of the path after /sandbox.
    Response handle(const Request &request, QByteArrayView rest);

    /// All calls, ordered by group.
    const std::vector<ControlCall> &calls() const { return m_calls; }
    /// The call of this name; null: there is none.
    const ControlCall *find(QByteArrayView name) const;

    Service &service() { return m_service; }
    World &world() { return m_service.world(); }
    Recorder &recorder() { return m_recorder; }
    /// Plays scenarios. The owner of this object must call its step().
    Player &player() { return m_player; }
    void record(bool on);
    /// Sets a function that is called after each reset of the world.
    void setAfterReset(std::function<Result<void>()> work) { m_afterReset = std::move(work); }
    /// Generates the world of this seed again, and resets what calls can change besides it: faults, limits,
    /// switches, recorded requests.
    Result<void> reset(quint64 seed);

private:
    Result<QByteArray> run(const ControlCall &call, const ControlInput &input);
    Response answerCall(const Request &request, QByteArrayView name);

    Service &m_service;
    Recorder m_recorder{};
    Player m_player;
    const std::vector<ControlCall> m_calls;
    std::function<Result<void>()> m_afterReset{};
    // Initial values.
    const int m_limit;
    const RateLimiter::Switches m_limits;
    const Compatibility m_compatibility;
};

// The calls that belong to no area, one function per file.
void addReadingControls(ControlCalls &calls);
void addLifeControls(ControlCalls &calls);
void addPeopleControls(ControlCalls &calls);
void addAppControls(ControlCalls &calls);
void addTimeControls(ControlCalls &calls);
void addFaultControls(ControlCalls &calls);
void addSwitchControls(ControlCalls &calls);

}  // namespace Sidestage::Sandbox
