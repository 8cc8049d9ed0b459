// SPDX-License-Identifier: GPL-3.0-or-later
#include "log.h"

#include <QSet>
#include <QUrl>
#include <QUrlQuery>

namespace Sidestage {

Q_LOGGING_CATEGORY(lcClient, "sidestage.client", QtWarningMsg)
Q_LOGGING_CATEGORY(lcAccounts, "sidestage.accounts", QtWarningMsg)
Q_LOGGING_CATEGORY(lcStorage, "sidestage.storage", QtWarningMsg)
Q_LOGGING_CATEGORY(lcSandbox, "sidestage.sandbox", QtWarningMsg)
Q_LOGGING_CATEGORY(lcUi, "sidestage.ui", QtWarningMsg)

bool isSecretName(const QString &name)
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
    return secrets.contains(name.toLower());
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
            value = QStringLiteral("hidden");
    }
    query.setQueryItems(items);
    shown.setQuery(query);
    return shown.toString();
}

}  // namespace Sidestage
