// SPDX-License-Identifier: GPL-3.0-or-later
#include "control.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/oauth/token_endpoints.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/secrets.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

inline constexpr Api::Rule clientId = Api::between(1, 100);

inline constexpr Api::Rule redirectUri = Api::between(1, 500);

struct AddClient
{
    QString id{};
    QString name{};
    std::optional<QString> secret{};
    QStringList redirectUris{};  ///< https, or http for localhost.

    static void describe(auto &is)
    {
        is.body("id", &AddClient::id, clientId);
        is.body("name", &AddClient::name, Api::between(1, 100));
        is.body("secret", &AddClient::secret, Api::between(1, 200));
        is.body("redirect_uris", &AddClient::redirectUris, Api::between(1, 10) | Api::each(redirectUri));
    }
};

Result<void> addClient(Control &control, const AddClient &in)
{
    if (!std::all_of(in.id.begin(), in.id.end(), [](QChar c) {
            return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'-' || c == u'_');
        }))
        return refuseAt("id", 400,
                        QStringLiteral("An id may contain only letters, digits, hyphens and underscores."));
    for (qsizetype i = 0; i < in.redirectUris.size(); ++i) {
        if (!mayRegister(QUrl(in.redirectUris[i], QUrl::StrictMode)))
            return refuseAt(QByteArray("redirect_uris[" + QByteArray::number(i) + ']').constData(), 400,
                            QStringLiteral("A redirect URI begins with https:, or with http: on localhost, "
                                           "and has no fragment."));
    }
    return control.world().saveClient({.id = in.id,
                                       .name = in.name,
                                       .secretHash = in.secret ? hashOf(in.secret->toUtf8()) : QByteArray(),
                                       .redirectUris = in.redirectUris});
}

struct TokenAnswer
{
    QString accessToken{};
    std::optional<QString> refreshToken{};  ///< None for an app token.
    int expiresIn = 0;                      ///< Seconds.
    QString tokenType{};
    QStringList scope{};
    QString clientId{};
    std::optional<QString> userId{};
    std::optional<QString> login{};

    static void describe(auto &is)
    {
        is("access_token", &TokenAnswer::accessToken);
        is("refresh_token", &TokenAnswer::refreshToken);
        is("expires_in", &TokenAnswer::expiresIn);
        is("token_type", &TokenAnswer::tokenType);
        is("scope", &TokenAnswer::scope);
        is("client_id", &TokenAnswer::clientId);
        is("user_id", &TokenAnswer::userId);
        is("login", &TokenAnswer::login);
    }
};

struct IssueToken
{
    std::optional<QString> client{};  ///< Id; default: the ready client.
    std::optional<QString> user{};
    std::optional<QStringList> scopes{};

    static void describe(auto &is)
    {
        is.body("client", &IssueToken::client, clientId);
        is.body("user", &IssueToken::user, who);
        is.body("scopes", &IssueToken::scopes, Api::atMost(100));
    }
};

Result<TokenAnswer> issueToken(Control &control, const IssueToken &in)
{
    World &world = control.world();
    const auto client = must(findClient(world, in.client));
    Api::ScopeSet scopes;
    QString unknown;
    if (in.scopes)
        scopes = Api::ScopeSet::fromNames(*in.scopes, &unknown);
    if (!unknown.isNull())
        return refuseAt("scopes", 400, QStringLiteral("There is no scope \"%1\".").arg(unknown));
    const auto answer = [&](const Result<IssuedToken> &issued) -> Result<TokenAnswer> {
        if (!issued)
            return issued.error();
        return TokenAnswer{.accessToken = issued->accessToken,
                           .expiresIn = issued->expiresIn,
                           .tokenType = QStringLiteral("bearer"),
                           .scope = issued->grant.scopes.names(),
                           .clientId = client};
    };
    if (!in.user)
        return answer(world.area<Grants>().issueAppToken(client, scopes));

    const auto user = must(findUser(world, *in.user, "user"));
    if (!in.scopes) {
        for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i)
            scopes.insert(Api::Scope(i));
    }
    const auto issued = world.area<Grants>().issueUserToken(client, user.id, scopes);
    auto reply = answer(issued);
    if (reply) {
        reply->refreshToken = issued->refreshToken;
        reply->userId = user.id;
        reply->login = user.login;
    }
    return reply;
}

Result<void> expireTokens(Control &control, const NoFields &)
{
    return control.world().area<Grants>().expireAll();
}

struct Disconnect
{
    std::optional<QString> client{};  ///< Id; default: the ready client.
    QString user{};

    static void describe(auto &is)
    {
        is.body("client", &Disconnect::client, clientId);
        is.body("user", &Disconnect::user, who);
    }
};

Result<void> disconnect(Control &control, const Disconnect &in)
{
    World &world = control.world();
    const auto client = must(findClient(world, in.client));
    return world.area<Grants>().disconnect(client, must(findUser(world, in.user, "user")).id);
}

}  // namespace
}  // namespace Controls

void addAppControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(ControlGroup::Apps, "add-client", QT_TRANSLATE_NOOP("Control", "Register an app"),
               QT_TRANSLATE_NOOP("Control",
                                 "Registers or replaces an app. Without a secret, it is a public client."),
               addClient);
    calls.post(
        ControlGroup::Apps, "issue-token", QT_TRANSLATE_NOOP("Control", "Issue a token"),
        QT_TRANSLATE_NOOP("Control",
                          "Issues a token without a sign-in page: a user token, or an app token if no user "
                          "is given. Without scopes, a user token has all scopes and an app token none."),
        issueToken);
    calls.post(ControlGroup::Apps, "expire-tokens", QT_TRANSLATE_NOOP("Control", "Expire all tokens"),
               QT_TRANSLATE_NOOP("Control", "Expires every access token. Refresh tokens stay valid."),
               expireTokens);
    calls.post(
        ControlGroup::Apps, "disconnect", QT_TRANSLATE_NOOP("Control", "Disconnect an app"),
        QT_TRANSLATE_NOOP(
            "Control",
            "Disconnects the app from the user's account. Its tokens and the user's approval are deleted."),
        disconnect);
}

}  // namespace Sidestage::Sandbox
