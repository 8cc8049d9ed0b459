// SPDX-License-Identifier: GPL-3.0-or-later

// /oauth2/authorize: the page to which an app sends the user for consent (api-facts A7).

#include "api/token.h"
#include "authorize_page.h"
#include "grants.h"
#include "sandbox/http/form.h"
#include "sandbox/world/world.h"
#include "token_answers.h"
#include "token_endpoints.h"

namespace Sidestage::Sandbox {

namespace {

/// The user who decided last in this browser, so that existing consent need not be requested again.
constexpr QByteArrayView userCookie("sandbox_user");
/// Limits the memory, because up to a thousand requests are kept.
constexpr qsizetype longestQuestion = 16 * 1024;

enum class Part : quint8 { Query, Fragment };

Response redirect(int status, const QString &uri, Part part, const Api::Parameters &parameters)
{
    const QByteArray target = QUrl(uri).toEncoded(QUrl::RemoveFragment);
    const char joint = part == Part::Fragment ? '#' : target.contains('?') ? '&' : '?';
    return {.status = status,
            .headers = {{"Location", target + joint + parameters.encoded()}, {"Cache-Control", "no-store"}}};
}

Response redirectWithError(int status, const QString &uri, const QString &error, const QString &description,
                           const std::optional<QString> &state)
{
    Api::Parameters parameters;
    parameters.add(QStringLiteral("error"), error);
    parameters.add(QStringLiteral("error_description"), description);
    if (state)
        parameters.add(QStringLiteral("state"), *state);
    return redirect(status, uri, Part::Query, parameters);
}

QString cookie(const Request &request, QByteArrayView name)
{
    for (const QByteArray &part : request.headers.value("Cookie").split(';')) {
        const QByteArray item = part.trimmed();
        if (item.startsWith(name.toByteArray() + '='))
            return QString::fromLatin1(item.sliced(name.size() + 1));
    }
    return {};
}

/// Browsers get an HTML page, other clients JSON.
Response authorizeError(const Request &request, int status, const QString &message,
                        const QString &explanation)
{
    if (request.headers.value("Accept").contains("text/html"))
        return renderErrorPage(status, message, explanation);
    return tokenRefusal(status, message);
}

}  // namespace

bool mayRegister(const QUrl &redirectUri)
{
    if (!redirectUri.isValid() || redirectUri.host().isEmpty() || redirectUri.hasFragment()
        || !redirectUri.userInfo().isEmpty())
        return false;
    return redirectUri.scheme() == QLatin1String("https")
        || (redirectUri.scheme() == QLatin1String("http")
            && redirectUri.host() == QLatin1String("localhost"));
}

Response TokenEndpoints::authorize(const Request &request)
{
    const auto query = Api::Parameters::parse(request.query);
    if (!query)
        return authorizeError(request, 400, QStringLiteral("invalid request"),
                              QStringLiteral("The address is not valid UTF-8."));
    if (request.query.size() > longestQuestion)
        return authorizeError(request, 400, QStringLiteral("invalid request"),
                              QStringLiteral("The address is too long."));
    const QString clientId = query->value(u"client_id");
    if (clientId.isEmpty())
        return authorizeError(request, 400, QStringLiteral("missing client id"),
                              QStringLiteral("The address does not name an app."));
    const auto client = m_world.client(clientId);
    if (!client || client->redirectUris.isEmpty())
        return authorizeError(request, 400, QStringLiteral("invalid client"),
                              QStringLiteral("This app is not registered here."));

    Asking asking{.clientId = clientId,
                  .redirectUri = query->value(u"redirect_uri"),
                  .scopeText = query->value(u"scope")};
    if (query->contains(u"state"))
        asking.state = query->value(u"state");
    if (!client->redirectUris.contains(asking.redirectUri))
        return redirectWithError(302, client->redirectUris.first(), QStringLiteral("redirect_mismatch"),
                                 QStringLiteral("Parameter redirect_uri does not match registered URI"),
                                 asking.state);
    if (auto refused = readRequests(request, *query, asking))
        return *std::move(refused);

    const QString chosen = cookie(request, userCookie);
    const bool force = query->value(u"force_verify") == QLatin1String("true");
    if (!force && !chosen.isEmpty() && m_world.area<Grants>().isApproved(clientId, chosen, asking.shown))
        return approve(asking, chosen);
    return askUser(asking, *client, chosen);
}

/// Reads the request of the app. Returns the error response if the request is invalid.
std::optional<Response> TokenEndpoints::readRequests(const Request &request, const Api::Parameters &query,
                                                     Asking &asking)
{
    const QString type = query.value(u"response_type");
    const QStringList types = type.split(u' ', Qt::SkipEmptyParts);
    Wanted &wanted = asking.wanted;
    bool known = !types.isEmpty();
    for (const QString &one : types) {
        wanted.code |= one == QLatin1String("code");
        wanted.token |= one == QLatin1String("token");
        wanted.idToken |= one == QLatin1String("id_token");
        known = known
            && (one == QLatin1String("code") || one == QLatin1String("token")
                || one == QLatin1String("id_token"));
    }
    if (types.isEmpty())
        return authorizeError(request, 400, QStringLiteral("missing response type"),
                              QStringLiteral("The address has no response type."));
    if (!known || (wanted.code && (wanted.token || wanted.idToken)))
        return authorizeError(request, 400, QStringLiteral("invalid response type"),
                              QStringLiteral("This response type is not supported."));
    QString unknown;
    asking.scopes = scopesNamed(asking.scopeText, unknown);
    if (!unknown.isEmpty())
        return authorizeError(request, 400, invalidScope(unknown),
                              QStringLiteral("The app requests a permission that does not exist."));
    asking.shown = asking.scopes;

    const bool openId = asking.scopes.contains(Api::Scope::Openid);
    if (wanted.idToken && !openId)
        return authorizeError(request, 400, QStringLiteral("missing scope: openid"),
                              QStringLiteral("The app requests an ID token without the scope openid."));
    if (!openId)
        return {};
    const auto claims = OpenId::readClaims(query.value(u"claims"));
    if (!claims)
        return authorizeError(request, 400, QStringLiteral("invalid claims"),
                              QStringLiteral("The requested claims are not valid JSON."));
    asking.idToken = {.nonce = query.value(u"nonce"), .claims = claims->idToken};
    asking.claims = claims->userinfo;
    if (claims->hasEmail())
        asking.shown.insert(Api::Scope::UserReadEmail);
    return {};
}

Response TokenEndpoints::askUser(const Asking &asking, const ClientApp &client, const QString &chosen)
{
    return renderAuthorizePage({.clientName = client.name,
                                .redirectUri = QUrl(asking.redirectUri),
                                .scopes = asking.shown,
                                .users = m_world.cast(),
                                .chosenUser = chosen,
                                .nonce = m_asking.add(asking, m_world.clock().msecs())});
}

Response TokenEndpoints::decide(const Request &request)
{
    const auto form = formOf(request);
    if (!form)
        return authorizeError(request, 400, QStringLiteral("invalid request"),
                              QStringLiteral("The form is not valid UTF-8."));
    const QString nonce = form->value(u"nonce");
    const auto asking = m_asking.find(nonce, m_world.clock().msecs());
    if (!asking) {
        return authorizeError(
            request, 400, QStringLiteral("expired request"),
            QStringLiteral("This request was already answered or has expired. Start again from the app."));
    }
    const QString decision = form->value(u"decision");
    if (decision == QLatin1String("deny")) {
        m_asking.remove(nonce);
        return redirectWithError(303, asking->redirectUri, QStringLiteral("access_denied"),
                                 QStringLiteral("The user denied you access"), asking->state);
    }
    const auto user = m_world.user(form->value(u"user"));
    if (decision != QLatin1String("approve") || !user)
        return authorizeError(request, 400, QStringLiteral("invalid decision"),
                              QStringLiteral("Choose a user, then approve or deny."));
    m_asking.remove(nonce);
    if (auto done = m_world.area<Grants>().approve(asking->clientId, user->id, asking->shown); !done)
        return tokenFailure();
    Response response = approve(*asking, user->id);
    if (response.status == 302)
        response.status = 303;
    return response;
}

Response TokenEndpoints::approve(const Asking &asking, const QString &userId)
{
    Api::Parameters parameters;
    if (auto done = grantTo(asking, userId, parameters); !done)
        return tokenFailure();
    Response response
        = redirect(302, asking.redirectUri, asking.wanted.code ? Part::Query : Part::Fragment, parameters);
    response.headers.add("Set-Cookie",
                         userCookie.toByteArray() + '=' + userId.toLatin1()
                             + "; Path=/; HttpOnly; SameSite=Lax");
    return response;
}

/// Issues what the app requested, and adds it to the parameters of the redirect in the order of the service.
Result<void> TokenEndpoints::grantTo(const Asking &asking, const QString &userId, Api::Parameters &parameters)
{
    Grants &grants = m_world.area<Grants>();
    const Grant grant{
        .clientId = asking.clientId, .userId = userId, .scopes = asking.scopes, .claims = asking.claims};
    QString accessToken;
    if (asking.wanted.code) {
        const auto code = grants.issueCode(grant, asking.redirectUri, asking.idToken);
        if (!code)
            return code.error();
        parameters.add(QStringLiteral("code"), *code);
    }
    if (asking.wanted.token) {
        const auto issued = grants.issue(grant, grants.lifetimes().implicitToken, false);
        if (!issued)
            return issued.error();
        accessToken = issued->accessToken;
        parameters.add(QStringLiteral("access_token"), accessToken);
    }
    if (asking.wanted.idToken) {
        const auto idToken = m_openId.idToken(grant, asking.idToken, accessToken);
        if (!idToken)
            return idToken.error();
        parameters.add(QStringLiteral("id_token"), *idToken);
    }
    parameters.add(QStringLiteral("scope"), asking.scopeText);
    if (asking.state)
        parameters.add(QStringLiteral("state"), *asking.state);
    if (asking.wanted.token)
        parameters.add(QStringLiteral("token_type"), QStringLiteral("bearer"));
    return {};
}

}  // namespace Sidestage::Sandbox
