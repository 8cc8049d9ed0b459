// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Common parts of requests to the token service and of its answers (api-facts A1).

#include "api/token.h"
#include "sandbox/http/http.h"
#include "schema/json.h"
#include "schema/schema.h"
#include "schema/scope.h"

namespace Sidestage::Sandbox {

/// Returns an answer in the format of the token service: without a charset, and with a newline at the end.
Response tokenAnswer(int status, QByteArray body);
template <class T>
Response tokenAnswer(const T &value)
{
    QByteArray body;
    Api::JsonWriter writer(body);
    Api::toJson(Api::schemaOf<T>(), &value, writer);
    return tokenAnswer(200, std::move(body));
}

/// Returns an error answer of the token service: status and message, without `error`.
Response tokenRefusal(int status, const QString &message);
/// Returns the answer to a storage error (500).
Response tokenFailure();

/// Returns the parameters from query and body; none when they are invalid, for example not UTF-8.
std::optional<Api::TokenRequest> tokenRequestOf(const Request &request);

/// Returns the scopes in a space-separated list. An invalid name is written to `unknown`.
Api::ScopeSet scopesNamed(const QString &list, QString &unknown);
QString invalidScope(const QString &name);

}  // namespace Sidestage::Sandbox
