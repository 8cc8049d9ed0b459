// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "recorder.h"
#include "sandbox/scenarios/player.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"
#include "schema/endpoint.h"

#include <QHash>

#include <functional>

namespace Sidestage::Sandbox {

/// Groups of calls: each is a section of docs/control.md and a card of the page.
enum class ControlGroup : quint8 {
    Reading,
    Viewers,
    Channels,
    Crowds,
    Life,
    People,
    Events,
    Apps,
    Time,
    Faults,
    Switches
};
constexpr auto namesOf(ControlGroup)
{
    return std::array{"reading", "viewers", "channels", "crowds", "life",    "people",
                      "events",  "apps",    "time",     "faults", "switches"};
}

/// A control call without its C++ types, as declared in controls.def.
struct ControlInfo
{
    const char *name;  ///< "go-live": the last part of the path.
    ControlGroup group;
    Api::Method method;  ///< Get: reads only, with the fields in the query. Post: with the fields in a JSON
                         ///< body.
    const char *title;   ///< "Go live", in English; translated in the context "Control".
    const char *words;   ///< What it does, in English; translated in the same context.
    const Api::Schema &request;
    const Api::Schema *answer;  ///< Null: no answer.

    Api::In part() const { return method == Api::Method::Get ? Api::In::Query : Api::In::Body; }
};

/// Returns the declaration of call C. Defined for each line of controls.def.
template <class C>
const ControlInfo &controlInfo();

/// Returns all calls, in the order of controls.def.
const QList<const ControlInfo *> &controls();

/// The second interface of the sandbox: it controls the world, instead of acting as an app in it. It needs no
/// tokens and accepts requests from this machine only. Each call is a struct with `Answer` and describe() in
/// one of the calls_*.h, a line in controls.def, and a handler.
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

    /// Registers `answer(Control &, const C &) -> Result<C::Answer>`.
    template <class C, class Answer>
    void on(Answer answer)
    {
        const ControlInfo &info = controlInfo<C>();
        m_calls.insert(QByteArray(info.name), {&info, [this, &info, answer](const Input &input) {
                                                   return carryOut<C>(info, input, answer);
                                               }});
    }
    bool handles(const ControlInfo &info) const { return m_calls.contains(QByteArray(info.name)); }

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
    /// The source of a call's fields: a query, or JSON if there is none.
    struct Input
    {
        const Api::Parameters *query = nullptr;
        QByteArrayView json{};
    };
    struct Call
    {
        const ControlInfo *info = nullptr;
        std::function<Result<QByteArray>(const Input &)> run{};
    };

    template <class C, class Answer>
    Result<QByteArray> carryOut(const ControlInfo &info, const Input &input, const Answer &answer)
    {
        C request{};
        if (auto ok = decode(info, input, &request); !ok)
            return ok.error();
        const auto result = answer(*this, std::as_const(request));
        if (!result)
            return result.error();
        QByteArray json;
        if constexpr (!std::is_void_v<typename C::Answer>) {
            Api::JsonWriter writer(json);
            Api::toJson(*info.answer, &*result, writer);
        }
        return json;
    }
    static Result<void> decode(const ControlInfo &info, const Input &input, void *request);
    Result<QByteArray> run(const Call &call, const Input &input);
    Response answerCall(const Request &request, QByteArrayView name);

    Service &m_service;
    Recorder m_recorder{};
    Player m_player;
    QHash<QByteArray, Call> m_calls{};
    std::function<Result<void>()> m_afterReset{};
    // Initial values.
    const int m_limit;
    const RateLimiter::Switches m_limits;
    const Compatibility m_compatibility;
};

// One function per group of calls.
void controlReading(Control &control);
void controlViewers(Control &control);
void controlChannels(Control &control);
void controlCrowds(Control &control);
void controlLife(Control &control);
void controlPeople(Control &control);
void controlEvents(Control &control);
void controlApps(Control &control);
void controlTime(Control &control);
void controlFaults(Control &control);
void controlSwitches(Control &control);

}  // namespace Sidestage::Sandbox
