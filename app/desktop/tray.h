// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QObject>
#include <QSystemTrayIcon>

#include <memory>

namespace Sidestage {

class Account;
class Application;
class DesktopPresence;

/// The icon in the tray: whether the channel is live, how much waits, and the most used actions. Exists only
/// where the desktop has a tray.
class Tray : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    Tray(Application *app, DesktopPresence *desktop);
    ~Tray() override;

    static bool isAvailable() { return QSystemTrayIcon::isSystemTrayAvailable(); }
    /// Shows the state of this account from now on; null: nobody is signed in.
    void follow(Account *account);
    QSystemTrayIcon *icon() { return &m_icon; }
    QMenu *menu() { return &m_menu; }

private:
    void addAction(const char *name, const QString &text, const QStringList &command);
    void update();

    Application *m_app;
    DesktopPresence *m_desktop;
    QSystemTrayIcon m_icon{};
    QMenu m_menu{};
    QAction *m_state;
    Account *m_account = nullptr;
    std::unique_ptr<QObject> m_context{};  ///< Of the connections to the account.
    QString m_shown{};
};

}  // namespace Sidestage
