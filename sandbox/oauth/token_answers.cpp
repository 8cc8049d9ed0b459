// SPDX-License-Identifier: GPL-3.0-or-later
#include "token_answers.h"

#include "sandbox/http/form.h"

namespace Sidestage::Sandbox {

Response tokenAnswer(int status, QByteArray body)
{
    body.append('\n');
    return {.status = status, .contentType = QByteArrayLiteral("application/json"), .body = std::move(body)};
}

Response tokenRefusal(int status, const QString &message)
{
    QByteArray body;
    Api::JsonWriter writer(body);
    writer.beginObject();
    writer.key("status");
    writer.value(status);
    writer.key("message");
    writer.value(message);
    writer.endObject();
    return tokenAnswer(status, std::move(body));
}

Response tokenFailure()
{
    return tokenRefusal(500, QStringLiteral("internal server error"));
}

std::optional<Api::TokenRequest> tokenRequestOf(const Request &request)
{
    const auto form = formOf(request);
    Api::TokenRequest asked;
    Error error;
    if (!form || !Api::fromQuery(Api::schemaOf<Api::TokenRequest>(), *form, &asked, error))
        return {};
    return asked;
}

Api::ScopeSet scopesNamed(const QString &list, QString &unknown)
{
    return Api::ScopeSet::fromNames(list.split(u' ', Qt::SkipEmptyParts), &unknown);
}

QString invalidScope(const QString &name)
{
    return QStringLiteral("invalid scope requested: '%1'").arg(name);
}

}  // namespace Sidestage::Sandbox
