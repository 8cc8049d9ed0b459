// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

namespace Sidestage {

class PortalSession;

/// Keys that work while another program has the focus, such as a game. The user chooses them in the dialog of
/// the desktop, which asks for them through its portal (org.freedesktop.portal.GlobalShortcuts). On systems
/// without one, none are available.
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
    };
    /// Asks the desktop for these shortcuts. Ends with changed(): On or Unavailable.
    void start(const QList<Shortcut> &shortcuts);
    void stop();

    State state() const { return m_state; }
    /// Why there are none, for the user; empty unless Unavailable.
    QString reason() const { return m_reason; }
    /// The keys of the shortcuts in the desktop's words, such as "Snooze the next ad: Ctrl+Alt+S". Empty: the
    /// desktop does not tell, or none has a key yet.
    QStringList keys() const { return m_keys; }

Q_SIGNALS:
    void changed();
    /// The user has pressed the key of this shortcut.
    void pressed(const QString &id);

private:
    friend class PortalSession;

    void become(State state, const QString &reason = {});

    State m_state = State::Off;
    QString m_reason{};
    QStringList m_keys{};
    std::unique_ptr<PortalSession> m_portal;
};

}  // namespace Sidestage
