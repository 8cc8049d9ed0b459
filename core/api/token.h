// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Requests to and responses from the token service (specification: Token service; api-facts A). Its endpoints
// are not in the catalogue: they have neither tokens nor scopes, and one path for all grants.

#include "schema/schema.h"

#include <QUrl>

#include <optional>

namespace Sidestage::Api {

/// The parameters of POST /oauth2/token and its relatives. Which are required depends on the grant. Device
/// authorization uses `scopes`, the other grants `scope`. Services accept either.
struct TokenRequest
{
    std::optional<QString> clientId{};
    std::optional<QString> clientSecret{};
    std::optional<QString> grantType{};
    std::optional<QString> code{};
    std::optional<QString> redirectUri{};
    std::optional<QString> refreshToken{};
    std::optional<QString> deviceCode{};
    std::optional<QString> scope{};   ///< Separated by spaces.
    std::optional<QString> scopes{};  ///< Separated by spaces.
    std::optional<QString> token{};   ///< To revoke.

    static void describe(auto &is)
    {
        is.query("client_id", &TokenRequest::clientId);
        is.query("client_secret", &TokenRequest::clientSecret);
        is.query("grant_type", &TokenRequest::grantType);
        is.query("code", &TokenRequest::code);
        is.query("redirect_uri", &TokenRequest::redirectUri);
        is.query("refresh_token", &TokenRequest::refreshToken);
        is.query("device_code", &TokenRequest::deviceCode);
        is.query("scope", &TokenRequest::scope);
        is.query("scopes", &TokenRequest::scopes);
        is.query("token", &TokenRequest::token);
    }
};

/// The response of POST /oauth2/token. `scope` is sent as a list. Tolerant reading also accepts a text of
/// separated names, null, and [""].
struct TokenResponse
{
    QString accessToken{};
    std::optional<int> expiresIn{};  ///< Seconds.
    std::optional<QString> refreshToken{};
    std::optional<QStringList> scope{};
    QString tokenType{};
    std::optional<QString> idToken{};  ///< With the scope openid: a signed JWT (api-facts A10).

    static void describe(auto &is)
    {
        is("access_token", &TokenResponse::accessToken);
        is("expires_in", &TokenResponse::expiresIn);
        is("refresh_token", &TokenResponse::refreshToken);
        is("scope", &TokenResponse::scope);
        is("token_type", &TokenResponse::tokenType);
        is("id_token", &TokenResponse::idToken);
    }
};

/// The response of POST /oauth2/device (specification: Device authorization response).
struct DeviceAuthorization
{
    QString deviceCode{};    ///< Valid for one token. Secret: its holder gets what the user approves.
    int expiresIn = 0;       ///< Seconds until both codes expire.
    int interval = 0;        ///< Seconds to wait between two polls for the token.
    QString userCode{};      ///< The code that the user enters.
    QUrl verificationUri{};  ///< Where the user enters it; may contain the code already.

    static void describe(auto &is)
    {
        is("device_code", &DeviceAuthorization::deviceCode);
        is("expires_in", &DeviceAuthorization::expiresIn);
        is("interval", &DeviceAuthorization::interval);
        is("user_code", &DeviceAuthorization::userCode);
        is("verification_uri", &DeviceAuthorization::verificationUri);
    }
};

/// The response of GET /oauth2/validate.
struct Validation
{
    QString clientId{};
    std::optional<QString> login{};  ///< Absent for app tokens.
    std::optional<QStringList> scopes{};
    std::optional<QString> userId{};  ///< Absent for app tokens.
    int expiresIn = 0;                ///< Seconds; 0 = never expires.

    static void describe(auto &is)
    {
        is("client_id", &Validation::clientId);
        is("login", &Validation::login);
        is("scopes", &Validation::scopes, orNull);
        is("user_id", &Validation::userId);
        is("expires_in", &Validation::expiresIn);
    }
};

/// The body of an error response: of the token service without `error`, of the API with it.
struct ErrorBody
{
    std::optional<QString> error{};
    int status = 0;
    QString message{};

    static void describe(auto &is)
    {
        is("error", &ErrorBody::error);
        is("status", &ErrorBody::status);
        is("message", &ErrorBody::message);
    }
};

}  // namespace Sidestage::Api
