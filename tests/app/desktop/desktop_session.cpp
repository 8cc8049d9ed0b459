// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_session.h"

#include <QMutex>

#include <atomic>

namespace Sidestage {

using namespace Qt::StringLiterals;

namespace {

const QString tray = u"org.kde.StatusNotifierWatcher"_s;

}  // namespace

/// A notification service that records the requests.
class NotificationService : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    QList<Shown> all() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_all;
    }
    std::atomic<bool> takesMarkup = false;

public Q_SLOTS:
    uint Notify(const QString &, uint, const QString &, const QString &summary, const QString &body,
                const QStringList &, const QVariantMap &, int)
    {
        const QMutexLocker lock(&m_mutex);
        m_all.append({.title = summary, .text = body, .id = uint(m_all.size()) + 1});
        return m_all.last().id;
    }
    void CloseNotification(uint) { }
    QStringList GetCapabilities() const
    {
        QStringList all{u"actions"_s, u"body"_s};
        if (takesMarkup)
            all.append(u"body-markup"_s);
        return all;
    }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action);
    void NotificationClosed(uint id, uint reason);

private:
    mutable QMutex m_mutex{};
    QList<Shown> m_all{};
};

/// The service with which tray icons register.
class TrayWatcher : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.StatusNotifierWatcher")
    Q_PROPERTY(bool IsStatusNotifierHostRegistered READ isThere CONSTANT)
    Q_PROPERTY(int ProtocolVersion READ version CONSTANT)
public:
    bool isThere() const { return true; }
    int version() const { return 0; }

public Q_SLOTS:
    void RegisterStatusNotifierItem(const QString &) { }
    void RegisterStatusNotifierHost(const QString &) { }
};

DesktopSession::DesktopSession()
{
    moveToThread(&m_thread);
    m_thread.start();
    auto notifications = std::make_unique<NotificationService>();
    m_notifications = notifications.get();
    offer(u"/org/freedesktop/Notifications"_s, u"org.freedesktop.Notifications"_s, std::move(notifications));
    offer(u"/StatusNotifierWatcher"_s, tray, std::make_unique<TrayWatcher>());
}

DesktopSession::~DesktopSession()
{
    run([this] {
        // Before the connection, which refers to them.
        m_parts.clear();
        QDBusConnection::disconnectFromBus(bus().name());
        moveToThread(nullptr);
    });
    m_thread.quit();
    m_thread.wait();
}

void DesktopSession::offer(const QString &path, const QString &service, std::unique_ptr<QObject> object)
{
    object->moveToThread(&m_thread);
    run([&] {
        m_isThere = m_isThere && bus().registerObject(path, object.get(), QDBusConnection::ExportAllContents)
            && bus().registerService(service);
        m_parts.push_back(std::move(object));
    });
}

void DesktopSession::takeMarkup()
{
    m_notifications->takesMarkup = true;
}

void DesktopSession::takeTrayAway()
{
    run([] { bus().unregisterService(tray); });
}

QList<Shown> DesktopSession::shown() const
{
    return m_notifications->all();
}

void DesktopSession::press(uint id)
{
    run([this, id] { Q_EMIT m_notifications->ActionInvoked(id, u"default"_s); });
}

QDBusConnection DesktopSession::bus()
{
    return QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"desktop"_s);
}

void DesktopSession::run(const std::function<void()> &work)
{
    QMetaObject::invokeMethod(this, work, Qt::BlockingQueuedConnection);
}

}  // namespace Sidestage

#include "desktop_session.moc"
