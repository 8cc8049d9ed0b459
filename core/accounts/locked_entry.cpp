// SPDX-License-Identifier: GPL-3.0-or-later
#include "locked_entry.h"

#include <QtGlobal>

#ifdef SIDESTAGE_SECRET_SERVICE
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QMap>
#endif

namespace Sidestage {

#ifdef SIDESTAGE_SECRET_SERVICE

void findLockedEntry(const QString &service, const QString &key, QObject *context,
                     std::function<void(bool isLocked)> answer)
{
    using Attributes = QMap<QString, QString>;
    qDBusRegisterMetaType<Attributes>();
    QDBusMessage search = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.secrets"), QStringLiteral("/org/freedesktop/secrets"),
        QStringLiteral("org.freedesktop.Secret.Service"), QStringLiteral("SearchItems"));
    search.setAutoStartService(false);
    const Attributes attributes{{QStringLiteral("server"), service}, {QStringLiteral("user"), key}};
    search << QVariant::fromValue(attributes);
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(search), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context,
                     [answer = std::move(answer)](QDBusPendingCallWatcher *call) {
                         call->deleteLater();
                         // The reply holds the unlocked items, then the locked ones.
                         const QDBusPendingReply<QList<QDBusObjectPath>, QList<QDBusObjectPath>> found
                             = *call;
                         answer(!found.isError() && !found.argumentAt<1>().isEmpty());
                     });
}

#else

void findLockedEntry(const QString &, const QString &, QObject *, std::function<void(bool isLocked)> answer)
{
    answer(false);
}

#endif

}  // namespace Sidestage
