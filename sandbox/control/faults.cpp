// SPDX-License-Identifier: GPL-3.0-or-later
#include "control.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"
#include "states.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

/// The requests that a fault affects. Empty: any.
struct Target
{
    QByteArray path{};
    QByteArray method{};
};

Result<Target> findTarget(Service &service, const std::optional<QString> &endpoint,
                          const std::optional<QString> &path)
{
    if (endpoint && path)
        return refuseAt("path", 400, QStringLiteral("Specify endpoint or path, not both."));
    if (endpoint) {
        for (const Api::EndpointInfo *info : Api::catalogue()) {
            if (endpoint->compare(QLatin1String(info->name), Qt::CaseInsensitive) == 0)
                return Target{info->spec.path, nameOf(info->spec.method)};
        }
        return refuseAt("endpoint", 404, QStringLiteral("There is no endpoint \"%1\".").arg(*endpoint));
    }
    if (!path)
        return Target{};
    QByteArray plain = path->toUtf8();
    if (plain.startsWith("/helix/"))
        plain = plain.sliced(6);
    if (!service.serves(plain))
        return refuseAt("path", 404, QStringLiteral("Nothing is served at \"%1\".").arg(*path));
    return Target{plain, {}};
}

Result<Api::Many<InjectedFault>> getFaults(Control &control, const NoFields &)
{
    return Api::Many<InjectedFault>{.data = control.service().faults().waiting()};
}

struct AddFault
{
    std::optional<QString> endpoint{};  ///< As named in docs/api.md: "ModifyChannel".
    std::optional<QString> path{};      ///< "/channels", "/oauth2/token", "/images".
    std::optional<int> times{};
    std::optional<int> skip{};
    std::optional<int> status{};
    std::optional<QString> message{};
    std::optional<std::chrono::milliseconds> delay{};
    std::optional<bool> cut{};
    std::optional<int> truncateTo{};   ///< Bytes of the body.
    std::optional<QByteArray> body{};  ///< Replaces the body.
    std::optional<bool> emptyBucket{};
    std::optional<bool> handled{};  ///< Processes the request even if the answer is an error.

    static void describe(auto &is)
    {
        is.body("endpoint", &AddFault::endpoint, Api::between(1, 60));
        is.body("path", &AddFault::path, Api::between(1, 200));
        is.body("times", &AddFault::times, Api::between(-1, 1'000'000) | Api::otherwise(1));
        is.body("skip", &AddFault::skip, Api::between(0, 1'000'000) | Api::otherwise(0));
        is.body("status", &AddFault::status, Api::between(400, 599));
        is.body("message", &AddFault::message, Api::atMost(500));
        is.body("delay_ms", &AddFault::delay, Api::between(0, 600'000));
        is.body("cut", &AddFault::cut);
        is.body("truncate_to", &AddFault::truncateTo, Api::between(0, 10'000'000));
        is.body("body", &AddFault::body, Api::atMost(100'000));
        is.body("empty_bucket", &AddFault::emptyBucket);
        is.body("handled", &AddFault::handled);
    }
};

Result<InjectedFault> addFault(Control &control, const AddFault &in)
{
    auto target = must(findTarget(control.service(), in.endpoint, in.path));
    const int times = in.times.value_or(1);
    if (times == 0)
        return refuseAt("times", 400, QStringLiteral("times must not be 0."));
    InjectedFault fault{.path = target.path,
                        .method = target.method,
                        .times = times,
                        .skip = in.skip.value_or(0),
                        .status = in.status.value_or(0),
                        .message = in.message.value_or(QStringLiteral("")),
                        .emptyBucket = in.emptyBucket.value_or(false),
                        .delay = in.delay.value_or(std::chrono::milliseconds(0)),
                        .cutConnection = in.cut.value_or(false),
                        .truncateTo = in.truncateTo.value_or(-1),
                        .body = in.body,
                        .handled = in.handled.value_or(false)};
    if (!fault.status && !fault.emptyBucket && !fault.delay.count() && !fault.cutConnection
        && fault.truncateTo < 0 && !fault.body) {
        return refuse(400,
                      QStringLiteral("Specify at least one of status, empty_bucket, delay_ms, cut, "
                                     "truncate_to or body."));
    }
    fault.id = control.service().faults().add(fault);
    return fault;
}

struct ClearFaults
{
    std::optional<qint64> id{};
    std::optional<QString> endpoint{};
    std::optional<QString> path{};

    static void describe(auto &is)
    {
        is.body("id", &ClearFaults::id, Api::atLeast(1));
        is.body("endpoint", &ClearFaults::endpoint, Api::between(1, 60));
        is.body("path", &ClearFaults::path, Api::between(1, 200));
    }
};

Result<Cleared> clearFaults(Control &control, const ClearFaults &in)
{
    auto target = must(findTarget(control.service(), in.endpoint, in.path));
    return Cleared{int(control.service().faults().removeIf([&](const InjectedFault &fault) {
        return (!in.id || fault.id == *in.id) && (target.path.isEmpty() || fault.path == target.path)
            && (target.method.isEmpty() || fault.method == target.method);
    }))};
}

}  // namespace
}  // namespace Controls

void addFaultControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.get(ControlGroup::Reading, "faults", QT_TRANSLATE_NOOP("Control", "Pending faults"),
              QT_TRANSLATE_NOOP("Control", "Lists the faults waiting for a matching request."), getFaults);
    calls.post(
        ControlGroup::Faults, "add-fault", QT_TRANSLATE_NOOP("Control", "Add a fault"),
        QT_TRANSLATE_NOOP(
            "Control",
            "Adds a fault to requests for an endpoint or path, or to any request. Skips the given number of "
            "requests, then applies the given number of times; times -1: until cleared."),
        addFault);
    calls.post(
        ControlGroup::Faults, "clear-faults", QT_TRANSLATE_NOOP("Control", "Clear faults"),
        QT_TRANSLATE_NOOP("Control", "Clears faults: one by its ID, those of an endpoint or path, or all."),
        clearFaults);
}

}  // namespace Sidestage::Sandbox
