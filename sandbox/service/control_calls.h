// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "lookup.h"
#include "sandbox/world/must.h"
#include "schema/describe.h"
#include "schema/endpoint.h"
#include "schema/json.h"
#include "schema/parameters.h"
#include "schema/schema.h"

#include <QtGlobal>

#include <functional>
#include <optional>
#include <vector>

namespace Sidestage::Sandbox {

class Control;
class World;

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

/// The source of a call's fields: a query, or JSON if there is none.
struct ControlInput
{
    const Api::Parameters *query = nullptr;
    QByteArrayView json{};
};

/// A control call: changes or reads the world from outside, as a viewer, the website or a test would.
struct ControlCall
{
    ControlGroup group{};
    const char *name = "";  ///< "go-live": the last part of the path.
    Api::Method method{};  ///< Get: reads only, with the fields in the query. Post: with the fields in a JSON
                           ///< body.
    const char *title = "";  ///< "Go live", in English; translated in the context "Control".
    const char *words = "";  ///< What it does, in English; translated in the same context.
    const Api::Schema *request = nullptr;
    const Api::Schema *answer = nullptr;  ///< Null: no answer.
    /// Reads the fields, executes the call and returns its answer as JSON, empty if it has none. Errors have
    /// the message and the field.
    std::function<Result<QByteArray>(Control &, World &, const ControlInput &)> run{};

    Api::In part() const { return method == Api::Method::Get ? Api::In::Query : Api::In::Body; }
    /// Reads the fields of `input` into `fields`, a struct of this schema. An unknown field is an error,
    /// because the call would do something else than the caller meant. Error: 400, with the field.
    Result<void> read(const ControlInput &input, void *fields) const;
};

/// Collects the control calls. Each area adds its own in addControls().
class ControlCalls
{
public:
    /// Adds a call that changes the world. The first argument of `handler` is the World, or the Control if
    /// the call is about the sandbox itself. The second is a described struct with the fields. After a World
    /// there may be a third: the users that the fields name. It returns the answer; Result<void>: the call
    /// has none. The texts must outlive this.
    template <class Handler>
    void post(ControlGroup group, const char *name, const char *title, const char *words, Handler handler)
    {
        add({group, name, Api::Method::Post, title, words}, handler);
    }
    /// Adds a call that only reads.
    template <class Handler>
    void get(ControlGroup group, const char *name, const char *title, const char *words, Handler handler)
    {
        add({group, name, Api::Method::Get, title, words}, handler);
    }

    /// Adds a call with the fields C that is a function of the World or of an area: it gets the channel and,
    /// by the fields of C, the user or the count.
    template <class C, class Method>
    void post(ControlGroup group, const char *name, const char *title, const char *words, Method method)
    {
        addMethod<C>({group, name, Api::Method::Post, title, words}, method);
    }

    /// All calls, ordered by group.
    std::vector<ControlCall> sorted() &&;

private:
    template <class C, class Answer>
    void add(const ControlCall &call, Result<Answer> (*handler)(World &, const C &))
    {
        addCall<C, Answer>(
            call, [handler](Control &, World &world, const C &fields) { return handler(world, fields); });
    }
    template <class C, class Answer>
    void add(const ControlCall &call, Result<Answer> (*handler)(World &, const C &, const Controls::Named &))
    {
        addCall<C, Answer>(call, [handler](Control &, World &world, const C &fields) -> Result<Answer> {
            const auto named = Controls::findNamed(world, fields);
            return named ? handler(world, fields, *named) : Result<Answer>(named.error());
        });
    }
    template <class C, class Answer>
    void add(const ControlCall &call, Result<Answer> (*handler)(Control &, const C &))
    {
        addCall<C, Answer>(
            call, [handler](Control &control, World &, const C &fields) { return handler(control, fields); });
    }

    template <class C, class A, class Answer, class... Given>
    void addMethod(const ControlCall &call, Result<Answer> (A::*method)(Given...))
    {
        addCall<C, Answer>(call, [method](Control &, World &world, const C &fields) -> Result<Answer> {
            const Controls::Named named = must(Controls::findNamed(world, fields));
            A *owner = nullptr;
            if constexpr (std::is_same_v<A, World>)
                owner = &world;
            else
                owner = &world.area<A>();
            if constexpr (sizeof...(Given) == 1)
                return (owner->*method)(named.channel.id);
            else if constexpr (requires { fields.count; })
                return (owner->*method)(named.channel.id, fields.count);
            else
                return (owner->*method)(named.channel.id, named.user.id);
        });
    }

    template <class C, class Answer, class Handler>
    void addCall(ControlCall call, Handler handler)
    {
        call.request = &Api::schemaOf<C>();
        if constexpr (!std::is_void_v<Answer>)
            call.answer = &Api::schemaOf<Answer>();
        call.run = [call, handler](Control &control, World &world,
                                   const ControlInput &input) -> Result<QByteArray> {
            C fields{};
            if (auto ok = call.read(input, &fields); !ok)
                return ok.error();
            const auto result = resultOf([&] { return handler(control, world, fields); });
            if (!result)
                return result.error();
            QByteArray json;
            if constexpr (!std::is_void_v<Answer>) {
                Api::JsonWriter writer(json);
                Api::toJson(*call.answer, &*result, writer);
            }
            return json;
        };
        m_calls.push_back(std::move(call));
    }

    std::vector<ControlCall> m_calls{};
};

namespace Controls {

/// A user or a channel, by login or id.
inline constexpr Api::Rule who = Api::between(1, 60);
/// How many rows one bulk call may add.
inline constexpr Api::Rule crowd = Api::between(1, 100'000);

// Fields that several calls have.
struct NoFields
{
    static void describe(auto &) { }
};
struct InChannel
{
    QString channel{};

    static void describe(auto &is) { is.body("channel", &InChannel::channel, who); }
};
struct ByModerator
{
    std::optional<QString> moderator{};  ///< Default: the broadcaster.

    static void describe(auto &is) { is.body("moderator", &ByModerator::moderator, who); }
};
struct ViewerInChannel : InChannel
{
    QString viewer{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("viewer", &ViewerInChannel::viewer, who);
    }
};
struct UserInChannel : InChannel
{
    QString user{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("user", &UserInChannel::user, who);
    }
};

struct CountInChannel : InChannel
{
    int count = 0;

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("count", &CountInChannel::count, crowd);
    }
};

/// The answer of calls that clear something.
struct Cleared
{
    int cleared = 0;

    static void describe(auto &is) { is("cleared", &Cleared::cleared); }
};

}  // namespace Controls

}  // namespace Sidestage::Sandbox
