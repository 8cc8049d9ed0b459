// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Apps and their tokens.

#include "calls_common.h"

namespace Sidestage::Sandbox::Controls {

inline constexpr Api::Rule clientId = Api::between(1, 100);
inline constexpr Api::Rule redirectUri = Api::between(1, 500);

struct AddClient
{
    QString id{};
    QString name{};
    std::optional<QString> secret{};
    QStringList redirectUris{};  ///< https, or http for localhost.

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("id", &AddClient::id, clientId);
        is.body("name", &AddClient::name, Api::between(1, 100));
        is.body("secret", &AddClient::secret, Api::between(1, 200));
        is.body("redirect_uris", &AddClient::redirectUris, Api::between(1, 10) | Api::each(redirectUri));
    }
};

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

    using Answer = TokenAnswer;
    static void describe(auto &is)
    {
        is.body("client", &IssueToken::client, clientId);
        is.body("user", &IssueToken::user, who);
        is.body("scopes", &IssueToken::scopes, Api::atMost(100));
    }
};

struct ExpireTokens
{
    using Answer = void;
    static void describe(auto &) { }
};

struct Disconnect
{
    std::optional<QString> client{};  ///< Id; default: the ready client.
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("client", &Disconnect::client, clientId);
        is.body("user", &Disconnect::user, who);
    }
};

}  // namespace Sidestage::Sandbox::Controls
