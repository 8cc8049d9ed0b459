// SPDX-License-Identifier: GPL-3.0-or-later
#include "notification_text.h"

#include <QtGlobal>

#ifdef SIDESTAGE_DBUS_NOTIFICATIONS
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

namespace Sidestage {

#ifdef SIDESTAGE_DBUS_NOTIFICATIONS

void toNotificationText(const QString &text, QObject *context, std::function<void(const QString &text)> show)
{
    constexpr int timeout = 2000;  // milliseconds
    const QDBusConnection bus = QDBusConnection::sessionBus();
    // Without this service Qt draws notifications itself.
    if (!bus.isConnected()
        || !bus.interface()->isServiceRegistered(QStringLiteral("org.kde.StatusNotifierWatcher")))
        return show(text);
    const QString name = QStringLiteral("org.freedesktop.Notifications");
    const QDBusMessage question = QDBusMessage::createMethodCall(
        name, QStringLiteral("/org/freedesktop/Notifications"), name, QStringLiteral("GetCapabilities"));
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question, timeout), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context,
                     [text, show = std::move(show)](QDBusPendingCallWatcher *call) {
                         call->deleteLater();
                         const QDBusPendingReply<QStringList> can = *call;
                         const bool isMarkup
                             = can.isError() || can.value().contains(QLatin1String("body-markup"));
                         QString shown = text;
                         if (isMarkup) {
                             shown.replace(u'&', QLatin1String("&amp;"));
                             shown.replace(u'<', QLatin1String("&lt;"));
                         }
                         show(shown);
                     });
}

#else

void toNotificationText(const QString &text, QObject *, std::function<void(const QString &text)> show)
{
    show(text);
}

#endif

}  // namespace Sidestage
