// SPDX-License-Identifier: GPL-3.0-or-later
#include "call_record.h"

#include "answer.h"
#include "schema/redaction.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>

namespace Sidestage {

namespace {

bool isSecretHeader(const QByteArray &name)
{
    for (const char *secret : {"Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie"}) {
        if (name.compare(secret, Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

CallMessage withoutSecrets(QList<std::pair<QByteArray, QByteArray>> headers, const QByteArray &body,
                           bool isForm, CallRecord::Kind kind, const QList<QByteArray> &secrets)
{
    const auto hide = [&secrets](QByteArray &text) {
        for (const QByteArray &secret : secrets) {
            if (!secret.isEmpty() && text.contains(secret))
                text.replace(secret, Api::hiddenValue);
        }
    };
    CallMessage message{.size = body.size()};
    for (auto &[name, value] : headers) {
        if (isSecretHeader(name)) {
            // "Bearer" and the like are no secret.
            const qsizetype space = name.endsWith("uthorization") ? value.indexOf(' ') : -1;
            value = value.left(space + 1) + Api::hiddenValue;
        }
        hide(value);
    }
    message.headers = std::move(headers);
    if (!message.isTooLarge()) {
        const bool codes = kind == CallRecord::Kind::Token;
        message.body = isForm ? Api::redactedForm(body) : Api::redactedJson(body, codes);
        hide(message.body);
    }
    return message;
}

}  // namespace

void CallRecord::setMessages(const QNetworkRequest &sent, const QByteArray &body, const Answer &answer,
                             const QList<QByteArray> &secrets)
{
    QList<std::pair<QByteArray, QByteArray>> headers;
    for (const QByteArray &name : sent.rawHeaderList())
        headers.append({name, sent.rawHeader(name)});
    const bool isForm = sent.header(QNetworkRequest::ContentTypeHeader).toByteArray().contains("form");
    request = withoutSecrets(std::move(headers), body, isForm, kind, secrets);
    response = withoutSecrets(answer.headers, answer.body, false, kind, secrets);
    said.clear();
    if (!answer.isSuccess()) {
        QByteArray reason = answer.error().message.toUtf8();
        for (const QByteArray &secret : secrets) {
            if (!secret.isEmpty())
                reason.replace(secret, Api::hiddenValue);
        }
        said = QString::fromUtf8(reason);
    }
}

CallRecorder::CallRecorder(QNetworkAccessManager *network)
    : QObject(network)
{
}

CallRecorder *CallRecorder::of(const QNetworkAccessManager *network)
{
    auto *recorder
        = network ? network->findChild<CallRecorder *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
    return recorder && !recorder->m_isPaused ? recorder : nullptr;
}

}  // namespace Sidestage
