// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_faults.h"
#include "calls_reading.h"
#include "control.h"
#include "lookup.h"
#include "states.h"

namespace Sidestage::Sandbox {

using namespace Controls;

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
        return refuseAt("path", 400, QStringLiteral("Name the endpoint or the path, not both."));
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

Result<FaultState> addFault(Control &control, const AddFault &in)
{
    auto target = findTarget(control.service(), in.endpoint, in.path);
    if (!target)
        return target.error();
    const int times = in.times.value_or(1);
    if (times == 0)
        return refuseAt("times", 400, QStringLiteral("A fault that happens 0 times is none."));
    InjectedFault fault{.path = target->path,
                        .method = target->method,
                        .times = times,
                        .skip = in.skip.value_or(0),
                        .status = in.status.value_or(0),
                        .message = in.message.value_or(QStringLiteral("")),
                        .emptyBucket = in.emptyBucket.value_or(false),
                        .delay = std::chrono::milliseconds(in.delayMs.value_or(0)),
                        .cutConnection = in.cut.value_or(false),
                        .truncateTo = in.truncateTo.value_or(-1),
                        .handled = in.handled.value_or(false)};
    if (in.body)
        fault.body = in.body->toUtf8();
    if (!fault.status && !fault.emptyBucket && !fault.delay.count() && !fault.cutConnection
        && fault.truncateTo < 0 && !fault.body) {
        return refuse(400,
                      QStringLiteral("Say what shall go wrong: status, empty_bucket, delay_ms, cut, "
                                     "truncate_to or body."));
    }
    fault.id = control.service().faults().add(fault);
    return faultState(fault);
}

Result<Cleared> clearFaults(Control &control, const ClearFaults &in)
{
    auto target = findTarget(control.service(), in.endpoint, in.path);
    if (!target)
        return target.error();
    return Cleared{int(control.service().faults().removeIf([&](const InjectedFault &fault) {
        return (!in.id || fault.id == *in.id) && (target->path.isEmpty() || fault.path == target->path)
            && (target->method.isEmpty() || fault.method == target->method);
    }))};
}

Result<Api::Many<FaultState>> getFaults(Control &control, const GetFaults &)
{
    Api::Many<FaultState> faults;
    for (const InjectedFault &fault : control.service().faults().waiting())
        faults.data.append(faultState(fault));
    return faults;
}

}  // namespace

FaultState Controls::faultState(const InjectedFault &fault)
{
    FaultState state{.id = fault.id,
                     .path = QString::fromUtf8(fault.path),
                     .method = QString::fromUtf8(fault.method),
                     .times = fault.times,
                     .skip = fault.skip,
                     .status = fault.status,
                     .message = fault.message,
                     .delayMs = int(fault.delay.count()),
                     .cut = fault.cutConnection,
                     .truncateTo = int(fault.truncateTo),
                     .emptyBucket = fault.emptyBucket,
                     .handled = fault.handled};
    if (fault.body)
        state.body = QString::fromUtf8(*fault.body);
    return state;
}

void controlFaults(Control &control)
{
    control.on<GetFaults>(getFaults);
    control.on<AddFault>(addFault);
    control.on<ClearFaults>(clearFaults);
}

}  // namespace Sidestage::Sandbox
