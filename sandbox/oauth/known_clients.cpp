// SPDX-License-Identifier: GPL-3.0-or-later
#include "known_clients.h"

#include "extension_secrets.h"
#include "grants.h"
#include "sandbox/http/form.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/world.h"
#include "token_answers.h"

namespace Sidestage::Sandbox {

namespace {

/// The token lifetime that such tools expect.
constexpr std::chrono::milliseconds tokenTime = std::chrono::hours(24);

template <class T>
void writeEach(Api::JsonWriter &writer, const QList<T> &units)
{
    for (const T &unit : units)
        Api::toJson(Api::schemaOf<T>(), &unit, writer);
}

int writeClients(World &world, Api::JsonWriter &writer)
{
    // Only the SHA-256 of secrets is stored. Those of the seeded apps can be calculated.
    const QString ready = readyClient(world.settings().seed).secret;
    const QString secrets[] = {ready, ready + QStringLiteral("-tools")};
    const QList<ClientApp> clients = world.clients();
    for (const ClientApp &client : clients) {
        const auto known = std::find_if(std::begin(secrets), std::end(secrets), [&](const QString &secret) {
            return hashOf(secret.toLatin1()) == client.secretHash;
        });
        writer.beginObject();
        writer.key("ID");
        writer.value(client.id);
        writer.key("Secret");
        writer.value(known == std::end(secrets) ? QString() : *known);
        writer.key("Name");
        writer.value(client.name);
        writer.key("IsExtension");
        writer.value(world.area<ExtensionSecrets>().isExtension(client.id));
        writer.endObject();
    }
    return int(clients.size());
}

int writeUsers(World &world, Api::JsonWriter &writer)
{
    QList<Api::User> users;
    const QList<CastMember> cast = world.cast();
    for (const CastMember &member : cast)
        users.append(member.user);
    writeEach(writer, users);
    return int(users.size());
}

int writeStreams(World &world, Api::JsonWriter &writer)
{
    const QList<Api::Stream> streams = world.streams();
    writeEach(writer, streams);
    return int(streams.size());
}

int writeCategories(World &world, Api::JsonWriter &writer)
{
    QList<Api::Game> games;
    for (const CategoryState &category : world.categories())
        games.append(category.game);
    writeEach(writer, games);
    return int(games.size());
}

/// For kinds that do not exist in the sandbox.
int writeNothing(World &, Api::JsonWriter &)
{
    return 0;
}

}  // namespace

Response seededUnits(World &world, const Request &request, QByteArrayView rest)
{
    static constexpr std::pair<QByteArrayView, int (*)(World &, Api::JsonWriter &)> kinds[] = {
        {"/clients", writeClients},       {"/users", writeUsers},           {"/streams", writeStreams},
        {"/subscriptions", writeNothing}, {"/tags", writeNothing},          {"/teams", writeNothing},
        {"/videos", writeNothing},        {"/categories", writeCategories},
    };
    const auto kind = std::find_if(std::begin(kinds), std::end(kinds),
                                   [rest](const auto &known) { return known.first == rest; });
    if (kind == std::end(kinds) || request.method != "GET")
        return tokenRefusal(404, QStringLiteral("not found"));
    QByteArray body;
    Api::JsonWriter writer(body);
    writer.beginObject();
    writer.key("cursor");
    writer.value(QString());
    writer.key("data");
    writer.beginArray();
    const int total = kind->second(world, writer);
    writer.endArray();
    writer.key("total");
    writer.value(total);
    writer.endObject();
    return tokenAnswer(200, std::move(body));
}

bool wantsUserTokenAtOnce(const Request &request)
{
    const auto form
        = request.path.startsWith("/auth/") ? formOf(request) : Result<Api::Parameters>(Api::Parameters());
    return form && form->contains(u"grant_type");
}

Response userTokenAtOnce(World &world, const Request &request)
{
    const auto form = formOf(request);
    if (!form)
        return tokenRefusal(400, QStringLiteral("invalid request"));
    const auto client = world.client(form->value(u"client_id"));
    const bool proved = client
        && (client->secretHash.isEmpty()
            || hashOf(form->value(u"client_secret").toUtf8()) == client->secretHash);
    if (!proved)
        return tokenRefusal(400, QStringLiteral("Client ID/Secret invalid"));
    if (form->value(u"grant_type") != QLatin1String("user_token"))
        return tokenRefusal(400, QStringLiteral("Invalid grant"));
    const auto user = world.user(form->value(u"user_id"));
    if (!user)
        return tokenRefusal(400, QStringLiteral("User ID invalid"));
    QString unknown;
    const auto scopes = scopesNamed(form->value(u"scope"), unknown);
    if (!unknown.isEmpty())
        return tokenRefusal(400, QStringLiteral("Invalid scopes requested"));
    const auto issued = world.area<Grants>().issue(
        {.clientId = client->id, .userId = user->id, .scopes = scopes}, tokenTime, true);
    if (!issued)
        return tokenFailure();
    return tokenAnswer(Api::TokenResponse{.accessToken = issued->accessToken,
                                          .expiresIn = issued->expiresIn,
                                          .refreshToken = issued->refreshToken,
                                          .scope = scopes.names(),
                                          .tokenType = QStringLiteral("bearer")});
}

}  // namespace Sidestage::Sandbox
