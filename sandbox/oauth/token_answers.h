// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What requests to the token service and its answers have in common (api-facts A1).

#include "api/token.h"
#include "sandbox/http/http.h"
#include "schema/json.h"
#include "schema/schema.h"
#include "schema/scope.h"

namespace Sidestage::Sandbox {

/// An answer as the token service sends it: its type says no charset, its body ends with a newline.
Response tokenAnswer(int status, QByteArray body);
template <class T>
Response tokenAnswer(const T &value)
{
    QByteArray body;
    Api::JsonWriter writer(body);
    Api::toJson(Api::schemaOf<T>(), &value, writer);
    return tokenAnswer(200, std::move(body));
}

/// The body of an error here: status and message, without `error`.
Response tokenRefusal(int status, const QString &message);
/// When the store fails, which is nobody's fault who asks.
Response tokenFailure();

/// The parameters of a request, from query and body. None when they are not UTF-8.
std::optional<Api::TokenRequest> tokenRequestOf(const Request &request);
/// What follows the scheme in an Authorization header; `schemes` are in lower case. Null when it is another
/// scheme.
QByteArray credentialOf(const QByteArray &header, std::initializer_list<QByteArrayView> schemes);

/// The scopes in a list that is separated by spaces; a name that is none goes to `unknown`.
Api::ScopeSet scopesNamed(const QString &list, QString &unknown);
QString invalidScope(const QString &name);

}  // namespace Sidestage::Sandbox
