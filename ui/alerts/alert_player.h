// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSet>

#include <memory>

class QSystemTrayIcon;
class QTemporaryDir;

namespace Sidestage {

/// Makes alerts heard and seen: our own sounds through the plugin that plays them, notifications through the
/// desktop. Where either cannot be had it stays silent, and says why.
class AlertPlayer : public QObject
{
    Q_OBJECT
public:
    explicit AlertPlayer(QObject *parent = nullptr);
    ~AlertPlayer() override;

    /// Plays this tone once, `volume` in percent. False: nothing can be heard, soundTrouble() says why.
    bool play(const QString &tone, int volume);
    /// Shows a notification; without a desktop that can, notShown() is emitted instead. `page`: what it is
    /// about, of `owner`, which may be null, for activated().
    void notify(const QString &title, const QString &text, const QString &page = QStringLiteral("queue"),
                QObject *owner = nullptr);

    /// Why nothing can be heard; empty: it can. Loads the plugin.
    QString soundTrouble() const;
    /// Whether the desktop shows notifications.
    static bool canNotify();

Q_SIGNALS:
    /// For the window to say instead.
    void notShown(const QString &title, const QString &text);
    /// The user pressed a notification, the newest of which is about this page of `owner`, which may be null.
    void activated(QObject *owner, const QString &page);

private:
    std::unique_ptr<QTemporaryDir> m_folder{};
    QSet<QString> m_written{};
    QSystemTrayIcon *m_tray = nullptr;
    QString m_page{};
    QPointer<QObject> m_owner{};  ///< Whose page that is.
};

}  // namespace Sidestage
