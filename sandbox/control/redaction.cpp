// SPDX-License-Identifier: GPL-3.0-or-later
#include "redaction.h"

#include "sandbox/http/form.h"
#include "schema/redaction.h"

namespace Sidestage::Sandbox {

namespace {

/// Whether a text that is neither JSON nor a form may contain a secret.
bool maySayASecret(const QByteArray &text)
{
    const QByteArray lower = text.toLower();
    return lower.contains("token") || lower.contains("code") || lower.contains("secret")
        || lower.contains("password") || lower.contains("nonce") || lower.contains("client_assertion");
}

bool isTokenService(const Request &request)
{
    return request.path.contains("/oauth2") || request.path.startsWith("/auth/")
        || request.path.startsWith("/activate");
}

}  // namespace

QString redactedForm(QByteArrayView encoded)
{
    return QString::fromUtf8(Api::redactedForm(encoded));
}

QString redactedBody(const Request &request)
{
    if (request.body.isEmpty())
        return {};
    const QByteArray type = request.headers.value("Content-Type").trimmed().toLower();
    const QByteArray text = request.body.trimmed();
    if (type.startsWith("multipart/form-data")) {
        Request bodyOnly = request;
        bodyOnly.query.clear();
        const auto form = formOf(bodyOnly);
        return form ? redactedForm(form->encoded()) : QString::fromLatin1(Api::hiddenValue);
    }
    if (type.startsWith("application/json") || text.startsWith('{') || text.startsWith('['))
        return QString::fromUtf8(Api::redactedJson(request.body, isTokenService(request)));
    if (type.startsWith("application/x-www-form-urlencoded") || isTokenService(request))
        return redactedForm(request.body);
    return QString::fromUtf8(maySayASecret(request.body) ? QByteArray(Api::hiddenValue) : request.body);
}

QString redactedAnswer(const Request &request, const Response &response)
{
    return QString::fromUtf8(response.contentType.startsWith("application/json")
                                 ? Api::redactedJson(response.body, isTokenService(request))
                                 : response.body);
}

}  // namespace Sidestage::Sandbox
