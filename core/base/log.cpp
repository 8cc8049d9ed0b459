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

QString redacted(const QUrl &url)
{
    static const QSet<QString> secrets{
        QStringLiteral("access_token"), QStringLiteral("refresh_token"), QStringLiteral("token"),
        QStringLiteral("code"),         QStringLiteral("device_code"),   QStringLiteral("client_secret"),
        QStringLiteral("state"),        QStringLiteral("id_token"),      QStringLiteral("nonce"),
    };
    QUrl shown = url;
    shown.setFragment({});
    shown.setUserInfo({});
    QUrlQuery query(url);
    auto items = query.queryItems();
    for (auto &[name, value] : items) {
        if (secrets.contains(name.toLower()))
            value = QStringLiteral("hidden");
    }
    query.setQueryItems(items);
    shown.setQuery(query);
    return shown.toString();
}

}  // namespace Sidestage
