// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QSystemTrayIcon>

#include <memory>

class QTemporaryDir;

namespace Sidestage {

/// Plays alert sounds with the sound plugin and shows desktop notifications. If either is not available, it
/// is skipped and the reason can be read.
class AlertPlayer : public QObject
{
    Q_OBJECT
public:
    explicit AlertPlayer(QObject *parent = nullptr);
    ~AlertPlayer() override;

    /// The sound devices, as id and name. Loads the plugin.
    QList<std::pair<QString, QString>> outputs() const;
    /// Sets the device for all sounds, empty for that of the system, and the percentage of their volume.
    void setOutput(const QString &id, int volume);

    /// Plays this tone once, `volume` in percent. Returns false on failure; soundTrouble() returns the reason
    /// unless the sound file could not be written.
    bool play(const QString &tone, int volume);
    /// Shows a notification, or emits notShown() if the desktop does not support them. `page` of `owner`,
    /// which may be null, is passed to activated().
    void notify(const QString &title, const QString &text, const QString &page = QStringLiteral("queue"),
                QObject *owner = nullptr);

    /// Uses this icon for notifications, instead of showing one with the first of them.
    void setTray(QSystemTrayIcon *tray);

    /// Why no sound can be played; empty: sounds work. Loads the plugin.
    QString soundTrouble() const;
    /// Whether the desktop supports notifications.
    static bool canNotify();

Q_SIGNALS:
    /// Emitted so that the window shows the message instead.
    void notShown(const QString &title, const QString &text);
    /// The user clicked a notification. The newest one is about this page of `owner`, which may be null.
    void activated(QObject *owner, const QString &page);

private:
    std::unique_ptr<QTemporaryDir> m_folder{};
    QSet<QString> m_written{};
    QString m_output{};
    int m_volume = 100;
    QPointer<QSystemTrayIcon> m_tray{};
    QString m_page{};
    QPointer<QObject> m_owner{};  ///< The object that the page belongs to.
};

}  // namespace Sidestage
