// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QStringList>

#include <memory>

namespace Sidestage {

class SystemKeys;

/// Keys that work while another program has the focus, such as a game. On Linux the user chooses them in the
/// dialog of the desktop, which has a portal for them (org.freedesktop.portal.GlobalShortcuts). On Windows
/// and macOS the program itself takes them from the system, and the user changes them in the settings.
class GlobalShortcuts : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 {
        Off,
        Asking,  ///< The desktop asks the user.
        On,
        Unavailable,  ///< See reason().
    };

    explicit GlobalShortcuts(QObject *parent = nullptr);
    ~GlobalShortcuts() override;

    struct Shortcut
    {
        QString id{};           ///< "snooze-ad".
        QString description{};  ///< Translated: "Snooze the next ad".
        QKeySequence keys{};    ///< Used where the program takes the keys. Empty: none.
    };
    /// Asks the system for these shortcuts, instead of those that it has. Ends with changed(): On or
    /// Unavailable.
    void start(const QList<Shortcut> &shortcuts);
    void stop();

    State state() const { return m_state; }
    /// Why there are none, for the user; empty unless Unavailable.
    QString reason() const { return m_reason; }
    /// The keys of the shortcuts in the system's words, such as "Snooze the next ad: Ctrl+Alt+S". Empty: the
    /// desktop does not tell, or none has a key yet.
    QStringList keys() const { return m_keys; }
    /// Sentences for the user about the shortcuts that have no key although others have, such as that another
    /// program has taken it.
    QStringList problems() const { return m_problems; }

Q_SIGNALS:
    void changed();
    /// The user has pressed the key of this shortcut.
    void pressed(const QString &id);

private:
    void become(State state, const QString &reason = {});

    State m_state = State::Off;
    QString m_reason{};
    QStringList m_keys{};
    QStringList m_problems{};
    std::unique_ptr<SystemKeys> m_system;
};

}  // namespace Sidestage
