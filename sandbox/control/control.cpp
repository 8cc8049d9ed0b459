// SPDX-License-Identifier: GPL-3.0-or-later
#include "control.h"

#include "sandbox/control/page/page.h"

namespace Sidestage::Sandbox {

namespace {

const QByteArray jsonType = QByteArrayLiteral("application/json; charset=utf-8");

/// Protects against web pages of other sites, which can make a browser send requests to this machine, also
/// under their own host name. The host must name this machine, requests of pages must have the sandbox's own
/// origin, and requests that change something must be JSON, which forms cannot send.
Result<void> comesFromHere(const Request &request)
{
    const QByteArray host = request.headers.value("Host");
    if (!namesThisMachine(host))
        return refuse(403, QStringLiteral("The host must be localhost, 127.0.0.1 or [::1]."));
    const QByteArray origin = request.headers.value("Origin");
    if (!origin.isEmpty() && origin.compare("http://" + host, Qt::CaseInsensitive) != 0)
        return refuse(403, QStringLiteral("Pages of other origins may not control the sandbox."));
    return {};
}

bool isJson(const QByteArray &contentType)
{
    const qsizetype semicolon = contentType.indexOf(';');
    const QByteArray type = (semicolon < 0 ? contentType : contentType.first(semicolon)).trimmed();
    return type.compare("application/json", Qt::CaseInsensitive) == 0;
}

Response refusal(const Error &error)
{
    Response response = errorAnswer(error.status, error.message, error.field);
    response.contentType = jsonType;
    return response;
}

std::vector<ControlCall> allCalls(const World &world)
{
    ControlCalls calls;
    for (const AreaKind &kind : world.areaKinds())
        kind.addControls(calls);
    addReadingControls(calls);
    addLifeControls(calls);
    addPeopleControls(calls);
    addAppControls(calls);
    addTimeControls(calls);
    addFaultControls(calls);
    addSwitchControls(calls);
    return std::move(calls).sorted();
}

}  // namespace

Control::Control(Service &service)
    : m_service(service)
    , m_player(service.world(),
               [this](const QString &name, const QByteArray &json) { return call(name, json); })
    , m_calls(allCalls(service.world()))
    , m_limit(service.rateLimiter().limit())
    , m_limits(service.rateLimiter().switches())
    , m_compatibility(service.world().compatibility())
{
}

Control::~Control()
{
    record(false);
}

void Control::serve()
{
    m_service.serve(
        root, [this](const Request &request, QByteArrayView rest) { return handle(request, rest); }, true);
}

void Control::record(bool on)
{
    if (on == m_recorder.isOn())
        return;
    m_recorder.setOn(on);
    if (!on) {
        m_service.setObserver({});
        return;
    }
    m_service.setObserver(
        [this](const Request &request, const Response &response, std::chrono::nanoseconds took) {
            m_recorder.add(world(), request, response, took);
        });
}

Result<void> Control::reset(quint64 seed)
{
    if (auto stopped = m_player.stop(); !stopped)
        return stopped;
    if (auto done = world().reset(seed); !done)
        return done;
    m_service.faults().clear();
    m_service.rateLimiter().setLimit(m_limit);
    m_service.rateLimiter().setSwitches(m_limits);
    world().compatibility() = m_compatibility;
    m_recorder.clear();
    return m_afterReset ? m_afterReset() : Result<void>();
}

const ControlCall *Control::find(QByteArrayView name) const
{
    const auto found = std::find_if(m_calls.begin(), m_calls.end(),
                                    [name](const ControlCall &call) { return name == call.name; });
    return found == m_calls.end() ? nullptr : &*found;
}

Result<QByteArray> Control::run(const ControlCall &call, const ControlInput &input)
{
    auto result = call.run(*this, world(), input);
    if (result || result.error().status)
        return result;
    Error error = result.error();
    error.status = error.kind == Error::Kind::Storage ? 500 : 400;
    return error;
}

Result<QByteArray> Control::call(const QString &name, const QByteArray &json)
{
    const ControlCall *found = find(name.toLatin1());
    if (!found)
        return refuse(404, QStringLiteral("There is no control call \"%1\".").arg(name));
    return run(*found, {.json = json});
}

Response Control::handle(const Request &request, QByteArrayView rest)
{
    Response response;
    if (auto ok = comesFromHere(request); !ok)
        response = refusal(ok.error());
    else if (auto file = pageFile(*this, request, rest))
        response = *std::move(file);
    else
        response = answerCall(request, rest.sliced(1));
    response.headers.add("Cache-Control", "no-store");
    response.headers.add("X-Content-Type-Options", "nosniff");
    return response;
}

Response Control::answerCall(const Request &request, QByteArrayView name)
{
    const ControlCall *found = find(name);
    if (!found) {
        return refusal(refuse(404,
                              QStringLiteral("There is no control call \"%1\". GET %2/calls lists them.")
                                  .arg(QString::fromUtf8(name), QLatin1String(root))));
    }
    const bool reads = found->method == Api::Method::Get;
    const bool read = request.method == "GET" || request.method == "HEAD";
    if (reads != read || (!read && request.method != "POST")) {
        Response response
            = refusal(refuse(405, QStringLiteral("Use %1.").arg(QLatin1String(nameOf(found->method)))));
        response.headers.add("Allow", reads ? "GET, HEAD" : "POST");
        return response;
    }
    if (!reads && !isJson(request.headers.value("Content-Type")))
        return refusal(refuse(415, QStringLiteral("Content-Type must be application/json.")));

    Result<QByteArray> result;
    if (reads) {
        const auto query = Api::Parameters::parse(request.query);
        if (!query)
            return refusal(refuse(400, QStringLiteral("The query is not valid UTF-8.")));
        result = run(*found, {.query = &*query});
    } else {
        result = run(*found, {.json = request.body});
    }
    if (!result)
        return refusal(result.error());
    if (!found->answer)
        return {.status = 204};
    return {.contentType = jsonType, .body = *std::move(result)};
}

}  // namespace Sidestage::Sandbox
