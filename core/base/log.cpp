// SPDX-License-Identifier: GPL-3.0-or-later
#include "log.h"

#include <QRegularExpression>
#include <QSet>
#include <QUrl>
#include <QUrlQuery>

namespace Sidestage {

Q_LOGGING_CATEGORY(lcClient, "sidestage.client", QtWarningMsg)
Q_LOGGING_CATEGORY(lcAccounts, "sidestage.accounts", QtWarningMsg)
Q_LOGGING_CATEGORY(lcStorage, "sidestage.storage", QtWarningMsg)
Q_LOGGING_CATEGORY(lcSandbox, "sidestage.sandbox", QtWarningMsg)
Q_LOGGING_CATEGORY(lcUi, "sidestage.ui", QtWarningMsg)

namespace {

const QString hiddenWord = QStringLiteral("hidden");

const QSet<QString> &secretNames()
{
    static const QSet<QString> secrets{
        QStringLiteral("access_token"),
        QStringLiteral("refresh_token"),
        QStringLiteral("token"),
        QStringLiteral("code"),
        QStringLiteral("device_code"),
        QStringLiteral("device-code"),
        QStringLiteral("user_code"),
        QStringLiteral("client_secret"),
        QStringLiteral("secret"),
        QStringLiteral("state"),
        QStringLiteral("id_token"),
        QStringLiteral("nonce"),
        QStringLiteral("authorization"),
        QStringLiteral("password"),
        QStringLiteral("client_assertion"),
        QStringLiteral("stream_key"),
        QStringLiteral("browser_source_token"),
        QStringLiteral("secrets"),
    };
    return secrets;
}

/// The patterns of secrets, with the part before the secret as the first group.
QList<QRegularExpression> secretPatterns()
{
    QStringList names(secretNames().cbegin(), secretNames().cend());
    for (QString &name : names)
        name = QRegularExpression::escape(name);
    const QString any = names.join(u'|');
    const auto pattern = [](const QString &text) {
        return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption);
    };
    return {
        // name=value in a query or a form
        pattern(QStringLiteral("(\\b(?:%1)=)[^&\\s\"']+").arg(any)),
        // "name": "value" in JSON, also where the quotes are escaped
        pattern(QStringLiteral("(\"(?:%1)\\\\*\"\\s*:\\s*\\\\*\")[^\"\\\\]+").arg(any)),
        // "name": ["value", …]
        pattern(QStringLiteral("(\"(?:%1)\\\\*\"\\s*:\\s*\\[)[^\\]]+").arg(any)),
        // Name: value in a header; not the everyday words among the names
        pattern(QStringLiteral("(\\b(?:authorization|client-secret|client_secret|access_token|refresh_token|"
                               "id_token|device_code|device-code|user_code|password|stream_key)\\s*:\\s*)"
                               "(?:(?:bearer|oauth|basic)\\s+)?[^\\s\"',;]+")),
        pattern(QStringLiteral("(\\b(?:bearer|oauth|basic)\\s+)(?=\\S*\\d)[A-Za-z0-9._~+/=-]{8,}")),
        pattern(QStringLiteral("(://)[^/\\s@?#]+@")),
    };
}

}  // namespace

bool isSecretName(const QString &name)
{
    return secretNames().contains(name.toLower());
}

QString redacted(const QUrl &url)
{
    QUrl shown = url;
    shown.setFragment({});
    shown.setUserInfo({});
    QUrlQuery query(url);
    auto items = query.queryItems();
    for (auto &[name, value] : items) {
        if (isSecretName(name))
            value = hiddenWord;
    }
    query.setQueryItems(items);
    shown.setQuery(query);
    return shown.toString();
}

QString withoutSecrets(const QString &text)
{
    // Never destroyed, as the log: messages may come until the very end.
    static const auto &patterns = *new const QList<QRegularExpression>(secretPatterns());
    static const auto &longWord = *new const QRegularExpression(
        QStringLiteral("(?<![A-Za-z0-9_-])(?=[A-Za-z_-]*[0-9])(?=[0-9_-]*[A-Za-z])[A-Za-z0-9_-]{24,}"
                       "(?:\\.[A-Za-z0-9_-]{8,}){0,2}"));
    static const auto &uuid = *new const QRegularExpression(
        QStringLiteral("^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"));
    QString shown = text;
    for (const QRegularExpression &pattern : patterns)
        shown.replace(pattern, QStringLiteral("\\1") + hiddenWord);
    qsizetype from = 0;
    for (;;) {
        const QRegularExpressionMatch match = longWord.match(shown, from);
        if (!match.hasMatch())
            return shown;
        from = match.capturedEnd();
        if (uuid.match(match.captured()).hasMatch())
            continue;
        shown.replace(match.capturedStart(), match.capturedLength(), hiddenWord);
        from = match.capturedStart() + hiddenWord.size();
    }
}

}  // namespace Sidestage
