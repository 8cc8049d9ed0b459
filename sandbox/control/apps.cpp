// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_apps.h"
#include "control.h"
#include "lookup.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/oauth/registration.h"
#include "sandbox/world/secrets.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

Result<void> addClient(Control &control, const AddClient &in)
{
    if (!std::all_of(in.id.begin(), in.id.end(), [](QChar c) {
            return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'-' || c == u'_');
        }))
        return refuseAt("id", 400,
                        QStringLiteral("An id is made of letters, digits, hyphens and underscores."));
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

Result<TokenAnswer> issueToken(Control &control, const IssueToken &in)
{
    World &world = control.world();
    const auto client = findClient(world, in.client);
    if (!client)
        return client.error();
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
                           .clientId = *client};
    };
    if (!in.user)
        return answer(world.area<Grants>().issueAppToken(*client, scopes));

    const auto user = findUser(world, *in.user, "user");
    if (!user)
        return user.error();
    if (!in.scopes) {
        for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i)
            scopes.insert(Api::Scope(i));
    }
    const auto issued = world.area<Grants>().issueUserToken(*client, user->id, scopes);
    auto reply = answer(issued);
    if (reply) {
        reply->refreshToken = issued->refreshToken;
        reply->userId = user->id;
        reply->login = user->login;
    }
    return reply;
}

Result<void> expireTokens(Control &control, const ExpireTokens &)
{
    return control.world().area<Grants>().expireAll();
}

Result<void> disconnect(Control &control, const Disconnect &in)
{
    World &world = control.world();
    const auto client = findClient(world, in.client);
    if (!client)
        return client.error();
    const auto user = findUser(world, in.user, "user");
    if (!user)
        return user.error();
    return world.area<Grants>().disconnect(*client, user->id);
}

}  // namespace

void controlApps(Control &control)
{
    control.on<AddClient>(addClient);
    control.on<IssueToken>(issueToken);
    control.on<ExpireTokens>(expireTokens);
    control.on<Disconnect>(disconnect);
}

}  // namespace Sidestage::Sandbox
