// SPDX-License-Identifier: GPL-3.0-or-later
#include "service.h"

#include "sandbox/http/wording.h"
#include "sandbox/oauth/activation.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/oauth/known_clients.h"
#include "sandbox/oauth/token_answers.h"
#include "sandbox/oauth/token_endpoints.h"
#include "sandbox/world/world.h"
#include "schema/json.h"

#include <QElapsedTimer>

namespace Sidestage::Sandbox {

namespace {

using Api::In;
using Api::Method;

const QByteArray jsonUtf8Type = QByteArrayLiteral("application/json; charset=utf-8");

int indexOf(const QByteArray &method)
{
    static constexpr auto names = Api::namesOf(Method::Get);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (method == names[i])
            return int(i);
    }
    return -1;
}

/// Returns the part of `path` after `root`, which may follow any prefix; empty if `root` is not in it.
QByteArrayView below(QByteArrayView path, QByteArrayView root)
{
    const qsizetype at = path.indexOf(root);
    if (at < 0)
        return {};
    const QByteArrayView rest = path.sliced(at + root.size());
    return rest.startsWith('/') ? rest : QByteArrayView();
}

Error rateLimitExceeded()
{
    return refuse(429, QStringLiteral("Request rate limit exceeded"));
}

/// Endpoints that the public service withdrew (api-facts B6). All of them were GET endpoints.
bool isWithdrawn(QByteArrayView path)
{
    static constexpr const char *paths[] = {"/tags/streams",
                                            "/streams/tags",
                                            "/users/follows",
                                            "/hypetrain/events",
                                            "/soundtrack/current_track",
                                            "/soundtrack/playlist",
                                            "/soundtrack/playlists"};
    return std::any_of(std::begin(paths), std::end(paths),
                       [path](const char *known) { return path == QByteArrayView(known); });
}

Response preflight()
{
    return {.status = 204,
            .headers = {{"Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS"},
                        {"Access-Control-Allow-Headers", "Authorization, Client-Id, Content-Type"},
                        {"Access-Control-Max-Age", "600"}}};
}

/// Turns a broken rule into a 400 error with the generic message, unless the endpoint rewords it.
Error reworded(const Api::Schema &schema, const Request &http, Service::Reword reword, Error error)
{
    error.status = 400;
    error.message = brokenRuleText(schema, error);
    if (reword)
        reword(http, error);
    return error;
}

/// Checks the ids that must be those of the token's user. Missing ids are handled by the rules.
Result<void> checkTokenUser(const Api::Schema &schema, const Caller &caller, const void *request, In part)
{
    for (const Api::Field &field : schema.fields) {
        if (!field.rule.tokenUser || field.in != part || !field.type->has(field.of(request)))
            continue;
        QStringList named;
        field.type->writeText(field.of(request), named);
        if (named.size() == 1 && !named.first().isEmpty() && named.first() != caller.userId) {
            if (rowId(named.first()) < 0) {
                return refuse(400,
                              QStringLiteral("The parameter \"%1\" was malformed: the value must match the "
                                             "regular expression /^[0-9]*$/")
                                  .arg(field.name));
            }
            return refuse(
                401,
                QStringLiteral("The ID in %1 must match the user ID found in the request's OAuth token.")
                    .arg(field.name));
        }
    }
    return {};
}

}  // namespace

Service::Service(World &world)
    : m_world(world)
    , m_tokenService(std::make_unique<TokenEndpoints>(world))
    , m_activation(std::make_unique<Activation>(world))
{
    serve(QByteArrayLiteral("/activate"), [this](const Request &request, QByteArrayView rest) {
        return m_activation->handle(request, rest);
    });
    serve(QByteArrayLiteral("/units"), [this](const Request &request, QByteArrayView rest) {
        return seededUnits(m_world, request, rest);
    });
    for (const auto &area : world.areas())
        area->serve(*this);
}

Service::~Service() = default;

Service::Route &Service::routeOf(const Api::EndpointInfo &info)
{
    return m_routes[info.spec.path][std::size_t(info.spec.method)];
}

void Service::add(const Api::EndpointInfo &info, Reword reword, Handler handler)
{
    routeOf(info) = {&info, std::move(handler), reword};
}

bool Service::handles(const Api::EndpointInfo &info) const
{
    const auto found = m_routes.constFind(info.spec.path);
    return found != m_routes.constEnd() && (*found)[std::size_t(info.spec.method)].info == &info;
}

int Service::served(QByteArrayView path) const
{
    return m_served.value(path.toByteArray());
}

const Service::ServedPlace *Service::placeOf(QByteArrayView path) const
{
    for (const ServedPlace &place : m_places) {
        if (!path.startsWith(place.root))
            continue;
        const QByteArrayView rest = path.sliced(place.root.size());
        if (rest.isEmpty() || rest.startsWith('/'))
            return &place;
    }
    return nullptr;
}

bool Service::serves(QByteArrayView path) const
{
    const ServedPlace *place = placeOf(path);
    return (place && place->root == path && !place->apart) || m_tokenService->serves(path)
        || m_routes.contains(QByteArray::fromRawData(path.data(), path.size()));
}

Response Service::visit(const ServedPlace &there, const Request &request)
{
    const auto ask
        = [&] { return there.place(request, QByteArrayView(request.path).sliced(there.root.size())); };
    const auto fault = m_faults.isEmpty() ? std::nullopt : m_faults.take(there.root, request.method);
    return fault ? injectFault(*fault, request, Part::Place, ask) : ask();
}

Response Service::handle(const Request &request)
{
    const ServedPlace *there = placeOf(request.path);
    if (there && there->apart)
        return there->place(request, QByteArrayView(request.path).sliced(there->root.size()));
    if (!m_observer)
        return there ? visit(*there, request) : serveRequest(request);
    QElapsedTimer timer;
    timer.start();
    const Response response = there ? visit(*there, request) : serveRequest(request);
    m_observer(request, response, std::chrono::nanoseconds(timer.nsecsElapsed()));
    return response;
}

Response Service::serveRequest(const Request &request)
{
    // The token service is matched first, because no path of the API lies below it.
    constexpr QByteArrayView tokenRoot("/oauth2");
    QByteArrayView path = below(request.path, tokenRoot);
    bool tokenService = !path.isEmpty();
    QByteArray renamed;
    if (tokenService) {
        path = QByteArrayView(request.path).last(path.size() + tokenRoot.size());
    } else if (path = below(request.path, "/helix"); path.isEmpty()) {
        if (request.path.startsWith("/mock/")) {
            path = QByteArrayView(request.path).sliced(5);
        } else if (request.path.startsWith("/eventsub/")) {
            path = request.path;
        } else if (request.path.startsWith("/auth/")) {
            tokenService = true;
            renamed = tokenRoot.toByteArray() + request.path.sliced(5);
            path = renamed;
        }
    }

    Response response;
    ++m_servedInAll;
    if (request.method == "OPTIONS") {
        response = preflight();
    } else {
        // Unknown paths are not counted individually, because a client can invent any number of them.
        const QByteArray key = QByteArray::fromRawData(path.data(), path.size());
        if (auto counted = m_served.find(key); counted != m_served.end())
            ++*counted;
        else if (tokenService ? m_tokenService->serves(path) : m_routes.contains(key))
            m_served.insert(path.toByteArray(), 1);

        const auto fault
            = m_faults.isEmpty() ? std::nullopt : m_faults.take(path, request.method, request.query);
        response = fault ? injectFault(*fault, request, tokenService ? Part::TokenEndpoints : Part::Api,
                                       [&] { return dispatch(request, path, tokenService); })
                         : dispatch(request, path, tokenService);
    }
    // Scripts of other origins must not read the page on which a user approves an app.
    if (!tokenService || !path.endsWith("/authorize"))
        response.headers.add(QByteArrayLiteral("Access-Control-Allow-Origin"), QByteArrayLiteral("*"));
    return response;
}

Response Service::dispatch(const Request &request, QByteArrayView path, bool tokenService)
{
    return tokenService ? m_tokenService->handle(request, path) : callApi(request, path);
}

Response Service::callApi(const Request &request, QByteArrayView path)
{
    if (request.method == "GET" && m_world.compatibility().withdrawnGone && isWithdrawn(path))
        return refusal(refuse(410, QStringLiteral("The API is deprecated.")));
    const auto routes = m_routes.constFind(QByteArray::fromRawData(path.data(), path.size()));
    const int method = indexOf(request.method);
    if (routes == m_routes.constEnd() || method < 0 || !(*routes)[std::size_t(method)].info)
        return refusal(refuse(404, QStringLiteral("")));
    const Route &route = (*routes)[std::size_t(method)];
    const auto caller = authenticate(*route.info, request);
    const qint64 now = m_world.machineClock().msecs();
    if (!caller) {
        Response response = refusal(caller.error());
        stampBudget(response, m_rateLimiter.full(now));
        return response;
    }
    const Budget budget = m_rateLimiter.consume(caller->clientId, caller->userId, now);
    Response response
        = budget.allowed ? callRoute(route, *caller, request, now) : refusal(rateLimitExceeded());
    stampBudget(response, budget);
    return response;
}

Response Service::callRoute(const Route &route, const Caller &caller, const Request &request, qint64 now)
{
    if (!route.ownLimit)
        return route.handler(caller, request, route);
    auto &[name, limiter] = *route.ownLimit;
    if (limiter.switches() != m_rateLimiter.switches())
        limiter.setSwitches(m_rateLimiter.switches());
    const Budget budget = limiter.consume(caller.clientId, caller.userId, now);
    Response response = budget.allowed ? route.handler(caller, request, route) : refusal(rateLimitExceeded());
    stampBudget(response, budget, name);
    return response;
}

void Service::stampBudget(Response &response, const Budget &budget, const QByteArray &name) const
{
    if (!m_rateLimiter.switches().headers)
        return;
    const QByteArray prefix = name.isEmpty() ? QByteArrayLiteral("Ratelimit-") : "Ratelimit-" + name + '-';
    response.headers.add(prefix + "Limit", QByteArray::number(budget.limit));
    response.headers.add(prefix + "Remaining", QByteArray::number(budget.remaining));
    response.headers.add(prefix + "Reset", QByteArray::number(budget.resetAt));
}

Result<Caller> Service::authenticate(const Api::EndpointInfo &info, const Request &request)
{
    if (!info.spec.needsToken())
        return Caller{};
    const QByteArray authorization = request.headers.value("Authorization");
    if (authorization.isEmpty())
        return refuse(401,
                      info.spec.extensionToken ? QStringLiteral("JWT token is missing")
                                               : QStringLiteral("OAuth token is missing"));
    const QByteArray clientId = request.headers.value("Client-Id");
    if (clientId.isEmpty())
        return refuse(401, QStringLiteral("Client ID is missing"));
    const QByteArray token = credentialOf(authorization, {"bearer"});
    if (info.spec.extensionToken)
        return authenticateExtension(clientId, token);
    const auto grant = token.isEmpty() ? std::nullopt : m_world.area<Grants>().find(token);
    if (!grant)
        return refuse(401, QStringLiteral("Invalid OAuth token"));
    if (grant->clientId != QString::fromUtf8(clientId))
        return refuse(401, QStringLiteral("Client ID and OAuth token do not match"));
    const Caller caller{
        .clientId = grant->clientId, .userId = grant->userId, .scopes = grant->scopes, .token = token};
    if (caller.isUser() && !info.spec.userToken)
        return refuse(401, QStringLiteral("Must provide valid app token."));
    if (!caller.isUser() && !info.spec.appToken)
        return refuse(401, QStringLiteral("Missing User OAUTH Token"));
    if (caller.isUser() && !info.spec.scopes.isEmpty() && !caller.mayAny(info.spec.scopes))
        return refuse(
            401, QStringLiteral("Missing scope: ") + info.spec.scopes.names().join(QStringLiteral(" or ")));
    return caller;
}

Result<Caller> Service::authenticateExtension(const QByteArray &clientId, const QByteArray &jwt)
{
    const QString extensionId = QString::fromUtf8(clientId);
    auto claims = m_world.area<ExtensionSecrets>().check(extensionId, jwt);
    if (!claims)
        return claims.error();
    return Caller{.clientId = extensionId, .extension = *std::move(claims)};
}

Result<void> Service::decode(const Api::EndpointInfo &info, const Caller &caller, const Request &http,
                             Reword reword, void *request)
{
    const Api::ReadingScope strict(Api::Reading::Strict);
    const Api::Schema &schema = info.request;
    const auto parameters = Api::Parameters::parse(http.query);
    if (!parameters)
        return refuse(400, QStringLiteral("The query string is not valid UTF-8."));
    Error error;
    if (!Api::fromQuery(schema, *parameters, request, error))
        return reworded(schema, http, reword, error);

    // Where the app may act for a user, it names who that is.
    const bool namesItself = caller.isUser() || info.spec.scopes.isEmpty();
    if (auto ok = checkTokenUser(schema, caller, request, In::Query); namesItself && !ok)
        return ok;
    if (schema.has(In::Body)) {
        const QByteArrayView text
            = http.body.trimmed().isEmpty() ? QByteArrayView("{}") : QByteArrayView(http.body);
        const auto json = Api::JsonDocument::parse(text);
        if (!json)
            return refuse(400, QStringLiteral("The request body is not valid JSON."));
        // Body fields that were sent in the query are read first, so that the body does not require them.
        const auto inQuery = Api::fromQueryInstead(schema, *parameters, request, error);
        if (!inQuery)
            return reworded(schema, http, reword, error);
        if (!Api::fromJson(schema, json->root(), request, error, In::Body, *inQuery))
            return reworded(schema, http, reword, error);
        if (auto ok = checkTokenUser(schema, caller, request, In::Body); namesItself && !ok)
            return ok;
    }
    if (auto ok = Api::check(schema, request); !ok)
        return reworded(schema, http, reword, ok.error());
    return {};
}

Response Service::refusal(const Error &error)
{
    // A storage error is not the caller's fault, and its message is not meant for them.
    const int status = error.status ? error.status : error.kind == Error::Kind::Storage ? 500 : 400;
    return errorAnswer(status, error.kind == Error::Kind::Storage ? QString() : error.message);
}

Response Service::success(const Route &route, const void *answer) const
{
    const bool integers = route.integerTimes && route.integerTimes(m_world);
    const Api::WritingScope scope(integers                         ? Api::TimeFormat::EpochSeconds
                                      : route.info->spec.fineTimes ? Api::TimeFormat::Nanoseconds
                                                                   : Api::TimeFormat::Rfc3339);
    Response response{.status = route.info->spec.success, .contentType = jsonUtf8Type};
    response.body.reserve(1024);
    Api::JsonWriter writer(response.body);
    Api::toJson(*route.info->response, answer, writer);
    return response;
}

Response Service::injectFault(const InjectedFault &fault, const Request &request, Part part,
                              const std::function<Response()> &ask)
{
    const bool refused = fault.status != 0 || fault.emptyBucket;
    Response response;
    if (fault.handled || !(refused || fault.cutConnection))
        response = ask();
    if (refused) {
        const Headers handled = response.headers;  // with the budget that is left
        const int status = fault.status ? fault.status : 429;
        response = part == Part::TokenEndpoints ? tokenRefusal(status, fault.message)
                                                : refusal(refuse(status, fault.message));
        if (part == Part::Api && fault.handled && !fault.emptyBucket) {
            response.headers = handled;
        } else if (part == Part::Api) {
            const qint64 now = m_world.machineClock().msecs();
            Budget budget = m_rateLimiter.full(now);
            const auto grant = m_world.area<Grants>().find(
                credentialOf(request.headers.value("Authorization"), {"bearer"}));
            if (grant && fault.emptyBucket)
                m_rateLimiter.empty(grant->clientId, grant->userId, now);
            if (grant)
                budget = m_rateLimiter.consume(grant->clientId, grant->userId, now);
            stampBudget(response, budget);
        }
    }
    if (fault.body)
        response.body = *fault.body;
    response.delay = fault.delay;
    response.cutConnection = fault.cutConnection;
    response.truncateTo = fault.truncateTo;
    return response;
}

}  // namespace Sidestage::Sandbox
