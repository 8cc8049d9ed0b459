// SPDX-License-Identifier: GPL-3.0-or-later
#include "openid.h"

#include "grants.h"
#include "sandbox/world/world.h"
#include "schema/json.h"
#include "schema/values.h"
#include "token_answers.h"

#include <QCryptographicHash>

namespace Sidestage::Sandbox {

namespace {

constexpr const char *always[] = {"aud", "azp", "exp", "iat", "iss", "sub", "nonce"};
constexpr const char *email = "email";
constexpr const char *onRequest[] = {email, "email_verified", "picture", "preferred_username", "updated_at"};

/// Returns the supported claims among the members of `wanted`, sorted by name.
QString knownClaims(const Api::JsonValue &wanted)
{
    QStringList asked;
    std::string_view name;
    Api::JsonValue how;
    for (Api::JsonMembers members(wanted); members.next(name, how);) {
        if (std::find(std::begin(onRequest), std::end(onRequest), name) != std::end(onRequest))
            asked.append(QString::fromLatin1(name.data(), qsizetype(name.size())));
    }
    asked.removeDuplicates();
    asked.sort();
    return asked.join(u' ');
}

void appendClaim(Api::JsonWriter &writer, QStringView claim, const Api::User &user)
{
    writer.key(claim.toLatin1().toStdString());
    if (claim == QLatin1String("email"))
        writer.value(user.email.value_or(QString()));
    else if (claim == QLatin1String("email_verified"))
        writer.value(true);
    else if (claim == QLatin1String("picture"))
        writer.value(user.profileImageUrl.toString(QUrl::FullyEncoded));
    else if (claim == QLatin1String("preferred_username"))
        writer.value(user.displayName);
    else
        writer.value(Api::formatTime(user.createdAt));  // none of the claims can change later
}

void writeNames(Api::JsonWriter &writer, std::initializer_list<std::string_view> names)
{
    writer.beginArray();
    for (const std::string_view name : names)
        writer.value(QString::fromLatin1(name.data(), qsizetype(name.size())));
    writer.endArray();
}

}  // namespace

bool OpenId::Claims::hasEmail() const
{
    const QString name = QLatin1String(email);
    return idToken.split(u' ').contains(name) || userinfo.split(u' ').contains(name);
}

std::optional<OpenId::Claims> OpenId::readClaims(const QString &json)
{
    if (json.isEmpty())
        return Claims();
    const auto document = Api::JsonDocument::parse(json.toUtf8());
    if (!document || document->root().type() != Api::JsonValue::Type::Object)
        return {};
    Claims claims;
    for (const auto &[name, target] :
         {std::pair("id_token", &Claims::idToken), std::pair("userinfo", &Claims::userinfo)}) {
        const Api::JsonValue wanted = document->root().member(name);
        if (wanted.type() == Api::JsonValue::Type::Object)
            claims.*target = knownClaims(wanted);
        else if (!wanted.isNull())
            return {};
    }
    return claims;
}

Result<const SigningKey *> OpenId::key()
{
    if (m_key)
        return &*m_key;
    {
        Rows rows = m_world.database().query("SELECT private_key FROM signing_keys ORDER BY id DESC LIMIT 1");
        if (rows.next()) {
            auto stored = SigningKey::restore(rows.bytes(0));
            if (!stored)
                return stored.error();
            m_key = *std::move(stored);
            return &*m_key;
        }
        if (!rows.status())
            return rows.status().error();
    }
    auto made = SigningKey::make();
    if (!made)
        return made.error();
    const auto der = made->save();
    if (!der)
        return der.error();
    if (auto done = m_world.database().run("INSERT INTO signing_keys (private_key) VALUES (?)", *der); !done)
        return done.error();
    m_key = *std::move(made);
    return &*m_key;
}

QString OpenId::address(const char *path) const
{
    return m_world.urlOf(QStringLiteral("/oauth2") + QLatin1String(path)).toString(QUrl::FullyEncoded);
}

QByteArray OpenId::claimsJson(const Grant &grant, const QString &claims,
                              const QList<std::pair<const char *, QString>> &more) const
{
    using std::chrono::duration_cast, std::chrono::seconds;
    const qint64 now = m_world.clock().msecs() / 1000;
    QByteArray json;
    Api::JsonWriter writer(json);
    writer.beginObject();
    writer.key("aud");
    writer.value(grant.clientId);
    writer.key("azp");
    writer.value(grant.clientId);
    writer.key("exp");
    writer.value(qint64(now + duration_cast<seconds>(m_world.area<Grants>().lifetimes().idToken).count()));
    writer.key("iat");
    writer.value(now);
    writer.key("iss");
    writer.value(address());
    writer.key("sub");
    writer.value(grant.userId);
    for (const auto &[name, value] : more) {
        writer.key(name);
        writer.value(value);
    }
    const auto user = m_world.user(grant.userId);
    for (const QStringView claim : QStringView(claims).split(u' ', Qt::SkipEmptyParts)) {
        if (user)
            appendClaim(writer, claim, *user);
    }
    writer.endObject();
    return json;
}

Result<QString> OpenId::idToken(const Grant &grant, const IdTokenRequest &request, const QString &accessToken)
{
    const auto signer = key();
    if (!signer)
        return signer.error();
    QList<std::pair<const char *, QString>> more;
    if (!accessToken.isEmpty()) {
        // Binds the ID token to the access token: the left half of its hash.
        const QByteArray hash
            = QCryptographicHash::hash(accessToken.toLatin1(), QCryptographicHash::Sha256).first(16);
        more.append({"at_hash", QString::fromLatin1(base64Url(hash))});
    }
    if (!request.nonce.isEmpty())
        more.append({"nonce", request.nonce});
    const auto token = (*signer)->signJwt(claimsJson(grant, request.claims, more));
    if (!token)
        return token.error();
    return QString::fromLatin1(*token);
}

Response OpenId::userinfo(const Request &request)
{
    const QByteArray header = request.headers.value("Authorization");
    if (header.isEmpty())
        return tokenRefusal(401, QStringLiteral("missing authorization token"));
    const auto grant = m_world.area<Grants>().find(credentialOf(header, {"bearer"}));
    if (!grant || grant->userId.isEmpty())
        return tokenRefusal(401, QStringLiteral("invalid access token"));
    if (!grant->scopes.contains(Api::Scope::Openid))
        return tokenRefusal(401, QStringLiteral("missing scope: openid"));
    return tokenAnswer(200, claimsJson(*grant, grant->claims));
}

Response OpenId::keys()
{
    const auto signer = key();
    if (!signer)
        return tokenFailure();
    QByteArray body;
    Api::JsonWriter writer(body);
    writer.beginObject();
    writer.key("keys");
    writer.beginArray();
    writer.beginObject();
    const std::pair<std::string_view, QByteArray> members[]
        = {{"alg", "RS256"}, {"e", (*signer)->exponent()}, {"kid", (*signer)->id()},
           {"kty", "RSA"},   {"n", (*signer)->modulus()},  {"use", "sig"}};
    for (const auto &[name, value] : members) {
        writer.key(name);
        writer.value(QString::fromLatin1(value));
    }
    writer.endObject();
    writer.endArray();
    writer.endObject();
    return tokenAnswer(200, std::move(body));
}

Response OpenId::configuration() const
{
    QByteArray body;
    Api::JsonWriter writer(body);
    const auto text = [&writer](std::string_view name, const QString &value) {
        writer.key(name);
        writer.value(value);
    };
    writer.beginObject();
    text("authorization_endpoint", address("/authorize"));
    writer.key("claims_parameter_supported");
    writer.value(true);
    writer.key("claims_supported");
    writer.beginArray();
    for (const char *name : always)
        writer.value(QString::fromLatin1(name));
    for (const char *name : onRequest)
        writer.value(QString::fromLatin1(name));
    writer.endArray();
    text("device_authorization_endpoint", address("/device"));
    writer.key("id_token_signing_alg_values_supported");
    writeNames(writer, {"RS256"});
    text("issuer", address());
    text("jwks_uri", address("/keys"));
    writer.key("response_types_supported");
    writeNames(writer, {"code", "token", "id_token", "token id_token"});
    text("revocation_endpoint", address("/revoke"));
    writer.key("scopes_supported");
    writeNames(writer, {"openid"});
    writer.key("subject_types_supported");
    writeNames(writer, {"public"});
    text("token_endpoint", address("/token"));
    writer.key("token_endpoint_auth_methods_supported");
    writeNames(writer, {"client_secret_post"});
    text("userinfo_endpoint", address("/userinfo"));
    writer.endObject();
    return tokenAnswer(200, std::move(body));
}

}  // namespace Sidestage::Sandbox
