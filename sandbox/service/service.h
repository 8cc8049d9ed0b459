// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fault_injection.h"
#include "sandbox/http/http.h"
#include "sandbox/http/rate_limiter.h"
#include "sandbox/oauth/extension_secrets.h"
#include "sandbox/world/must.h"
#include "schema/endpoint.h"

#include <QHash>

#include <functional>
#include <memory>

namespace Sidestage::Sandbox {

class Activation;
class TokenEndpoints;
class World;
struct Grant;

/// The caller, as identified by the access token. Empty for an endpoint that needs none.
struct Caller
{
    QString clientId{};
    QString userId{};  ///< Empty unless it is a user token.
    Api::ScopeSet scopes{};
    std::optional<ExtensionClaims> extension{};  ///< Of a token that the extension `clientId` has signed.
    QByteArray token{};                          ///< The access token itself. Must never be stored or logged.

    bool isUser() const { return !userId.isEmpty(); }
    bool mayAny(Api::ScopeSet wanted) const { return scopes.containsAny(wanted); }
};

/// The platform's service without the network. It routes requests by the catalogue, checks what each endpoint
/// declares (token, scopes, parameters, rules), calls one handler per endpoint, and writes answers and errors
/// in the format of the service.
///
/// `/oauth2/…` is the token service, `/helix/…` the resource API; both may follow any prefix. At the
/// beginning of a path, `/auth/…` and `/mock/…` are aliases, and `/eventsub/…` needs no prefix (api-facts
/// A11).
class Service
{
public:
    explicit Service(World &world);
    ~Service();
    Q_DISABLE_COPY_MOVE(Service)

    Response handle(const Request &request);

    /// Lets an endpoint replace the message or the status of a broken rule. It may change `refusal`, whose
    /// `fault` and `field` identify the rule.
    using Reword = void (*)(const Request &request, Error &refusal);

    /// Registers `answer(World &, const Caller &, const E &) -> Result<value of E's response>`, which may
    /// also take only the last one or two of these. must() ends it.
    template <class E, class Answer>
    void on(Answer answer, Reword reword = nullptr)
    {
        add(Api::endpoint<E>(), reword,
            [this, answer](const Caller &caller, const Request &http, const Route &route) {
                const Api::EndpointInfo &info = Api::endpoint<E>();
                E request{};
                if (auto ok = decode(info, caller, http, route.reword, &request); !ok)
                    return refusal(ok.error());
                [[maybe_unused]] World &world = m_world;
                auto result = resultOf([&]() -> Result<typename E::Response::Value> {
                    if constexpr (std::is_invocable_v<Answer, World &, const Caller &, const E &>)
                        return answer(world, caller, std::as_const(request));
                    else if constexpr (std::is_invocable_v<Answer, const Caller &, const E &>)
                        return answer(caller, std::as_const(request));
                    else
                        return answer(std::as_const(request));
                });
                if (!result)
                    return refusal(result.error());
                if constexpr (std::is_void_v<typename E::Response::Value>) {
                    return Response{.status = 204};
                } else if constexpr (std::is_same_v<typename E::Response, Api::Text>) {
                    return Response{.contentType = info.spec.textType, .body = result->toUtf8()};
                } else {
                    const auto response = E::Response::wrap(*std::move(result));
                    return success(route, &response);
                }
            });
    }
    /// Lets an endpoint that was registered with on() write its times as seconds since the epoch while
    /// `wanted` returns true. For a switch of Compatibility.
    template <class E>
    void writeTimesAsIntegersIf(bool (*wanted)(World &))
    {
        routeOf(Api::endpoint<E>()).integerTimes = wanted;
    }
    /// Gives an endpoint that was registered with on() buckets of its own, of this many requests per minute,
    /// beside those of the API. Their headers are Ratelimit-NAME-Limit, -Remaining and -Reset (api-facts B3).
    template <class E>
    void limitSeparately(const QByteArray &name, int limit)
    {
        routeOf(Api::endpoint<E>()).ownLimit = std::make_shared<OwnLimit>(OwnLimit{name, RateLimiter(limit)});
    }
    bool handles(const Api::EndpointInfo &info) const;

    /// A handler outside the token service and the API: answers `root` ("/images") and every path below it.
    /// `rest` is the part of the path after `root`.
    using Place = std::function<Response(const Request &request, QByteArrayView rest)>;
    /// `apart`: faults are not injected there, and the observer is not called.
    void serve(const QByteArray &root, Place place, bool apart = false)
    {
        m_places.append({root, std::move(place), apart});
    }
    /// Whether requests for `path` are counted and can get faults: "/channels", "/oauth2/token", "/images".
    bool serves(QByteArrayView path) const;

    World &world() { return m_world; }
    FaultQueue<InjectedFault> &faults() { return m_faults; }
    RateLimiter &rateLimiter() { return m_rateLimiter; }

    /// Number of requests for `path` since the start: "/channels", "/oauth2/token".
    int served(QByteArrayView path) const;
    int servedInAll() const { return m_servedInAll; }
    /// Called for every request after its answer was created, with the time that took.
    using Observer = std::function<void(const Request &, const Response &, std::chrono::nanoseconds took)>;
    void setObserver(Observer observer) { m_observer = std::move(observer); }

private:
    struct Route;
    using Handler = std::function<Response(const Caller &, const Request &, const Route &)>;
    /// See limitSeparately().
    struct OwnLimit
    {
        QByteArray name;
        RateLimiter limiter;
    };
    struct Route
    {
        const Api::EndpointInfo *info = nullptr;
        Handler handler{};
        Reword reword = nullptr;
        bool (*integerTimes)(World &) = nullptr;
        std::shared_ptr<OwnLimit> ownLimit{};
    };
    using Routes = std::array<Route, 5>;  ///< By Api::Method.

    Route &routeOf(const Api::EndpointInfo &info);
    void add(const Api::EndpointInfo &info, Reword reword, Handler handler);
    struct ServedPlace
    {
        QByteArray root{};
        Place place{};
        bool apart = false;
    };
    const ServedPlace *placeOf(QByteArrayView path) const;
    Response serveRequest(const Request &request);
    Response visit(const ServedPlace &there, const Request &request);
    Response dispatch(const Request &request, QByteArrayView path, bool tokenService);
    Response callApi(const Request &request, QByteArrayView path);
    Result<Caller> authenticate(const Api::EndpointInfo &info, const Request &request);
    Result<Caller> authenticateExtension(const QByteArray &clientId, const QByteArray &jwt);
    static Result<void> decode(const Api::EndpointInfo &info, const Caller &caller, const Request &http,
                               Reword reword, void *request);
    static Response refusal(const Error &error);
    Response success(const Route &route, const void *answer) const;
    enum class Part : quint8 { Api, TokenEndpoints, Place };
    Response injectFault(const InjectedFault &fault, const Request &request, Part part,
                         const std::function<Response()> &ask);
    Response callRoute(const Route &route, const Caller &caller, const Request &request, qint64 now);
    void stampBudget(Response &response, const Budget &budget, const QByteArray &name = {}) const;

    World &m_world;
    std::unique_ptr<TokenEndpoints> m_tokenService;
    std::unique_ptr<Activation> m_activation;
    QHash<QByteArray, Routes> m_routes{};
    QList<ServedPlace> m_places{};
    RateLimiter m_rateLimiter{};
    FaultQueue<InjectedFault> m_faults{};
    mutable QHash<QByteArray, int> m_served{};
    int m_servedInAll = 0;
    Observer m_observer{};
};

/// Returns an error with which an endpoint answers: this status and message.
inline Error refuse(int status, QString message)
{
    return Error::fromStatus(status, std::move(message));
}

/// The ids of a request: a repeated one counts against the maximum, but is answered once.
inline QStringList eachOnce(QStringList ids)
{
    ids.removeDuplicates();
    return ids;
}

}  // namespace Sidestage::Sandbox
