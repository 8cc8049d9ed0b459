// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QList>
#include <QThread>

#include <functional>
#include <memory>
#include <vector>

namespace Sidestage {

class NotificationService;

/// A notification that the desktop shows.
struct Shown
{
    QString title{};
    QString text{};
    uint id = 0;
};

/// A desktop on the session's bus: notifications, a tray, and what offer() adds. It has a connection and a
/// thread of its own, so that a caller on the main thread can wait for its reply. Runs in with_desktop.sh.
class DesktopSession : public QObject
{
public:
    DesktopSession();
    ~DesktopSession() override;
    Q_DISABLE_COPY_MOVE(DesktopSession)

    /// Whether all its parts have got their names on the bus.
    bool isThere() const { return m_isThere; }
    /// Adds a part, such as a portal. It lives in the thread of the desktop.
    void offer(const QString &path, const QString &service, std::unique_ptr<QObject> object);
    /// Behaves as a desktop that supports markup in notifications.
    void takeMarkup();
    /// Behaves as a desktop without a tray. Qt can show notifications only through a tray icon.
    void takeTrayAway();

    QList<Shown> shown() const;
    /// Simulates a click on a notification.
    void press(uint id);

    static QDBusConnection bus();

private:
    void run(const std::function<void()> &work);

    QThread m_thread{};
    std::vector<std::unique_ptr<QObject>> m_parts{};
    NotificationService *m_notifications = nullptr;
    bool m_isThere = true;
};

}  // namespace Sidestage
