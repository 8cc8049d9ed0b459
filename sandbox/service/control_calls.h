// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "lookup.h"
#include "schema/describe.h"
#include "schema/endpoint.h"
#include "schema/json.h"
#include "schema/parameters.h"
#include "schema/schema.h"

#include <QtGlobal>

#include <functional>
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
    /// Adds a call. C: a struct with describe(). `handler` returns the answer; Result<void>: the call has
    /// none. The texts must outlive this.
    template <class C, class Answer>
    void add(ControlGroup group, const char *name, Api::Method method, const char *title, const char *words,
             Result<Answer> (*handler)(World &, const C &))
    {
        addCall<C, Answer>(
            {group, name, method, title, words},
            [handler](Control &, World &world, const C &fields) { return handler(world, fields); });
    }
    /// Adds a call whose handler also gets the users that its fields name.
    template <class C, class Answer>
    void add(ControlGroup group, const char *name, Api::Method method, const char *title, const char *words,
             Result<Answer> (*handler)(World &, const C &, const Controls::Named &))
    {
        addCall<C, Answer>({group, name, method, title, words},
                           [handler](Control &, World &world, const C &fields) -> Result<Answer> {
                               const auto named = Controls::findNamed(world, fields);
                               return named ? handler(world, fields, *named) : Result<Answer>(named.error());
                           });
    }
    /// Adds a call about the sandbox itself.
    template <class C, class Answer>
    void add(ControlGroup group, const char *name, Api::Method method, const char *title, const char *words,
             Result<Answer> (*handler)(Control &, const C &))
    {
        addCall<C, Answer>(
            {group, name, method, title, words},
            [handler](Control &control, World &, const C &fields) { return handler(control, fields); });
    }

    /// All calls, ordered by group.
    std::vector<ControlCall> sorted() &&;

private:
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
            const Result<Answer> result = handler(control, world, fields);
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
struct ViewerInChannel
{
    QString channel{};
    QString viewer{};

    /// T: this, or a struct with more fields.
    template <class T>
    static void describe(Api::Describer<T> &is)
    {
        is.body("channel", static_cast<QString T::*>(&ViewerInChannel::channel), who);
        is.body("viewer", static_cast<QString T::*>(&ViewerInChannel::viewer), who);
    }
};
struct UserInChannel
{
    QString channel{};
    QString user{};

    /// T: this, or a struct with more fields.
    template <class T>
    static void describe(Api::Describer<T> &is)
    {
        is.body("channel", static_cast<QString T::*>(&UserInChannel::channel), who);
        is.body("user", static_cast<QString T::*>(&UserInChannel::user), who);
    }
};

struct CountInChannel
{
    QString channel{};
    int count = 0;

    static void describe(auto &is)
    {
        is.body("channel", &CountInChannel::channel, who);
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
