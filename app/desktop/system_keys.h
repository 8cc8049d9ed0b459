// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "global_shortcuts.h"

namespace Sidestage {

/// Where the keys of global shortcuts come from. There is one kind for each system, of which only that of
/// this system is compiled: portal_keys.cpp, windows_keys.cpp, mac_keys.cpp. Gives all keys back when it is
/// destroyed.
class SystemKeys : public QObject
{
    Q_OBJECT
public:
    /// Of this system.
    static std::unique_ptr<SystemKeys> make();
    /// Whether this program takes the keys that it wants. Otherwise the desktop chooses them with the user.
    static bool areOurChoice();

    /// Called once. Ends with taken() or refused(), maybe before it returns.
    virtual void start(const QList<GlobalShortcuts::Shortcut> &shortcuts) = 0;

Q_SIGNALS:
    /// See GlobalShortcuts::keys() and problems().
    void taken(const QStringList &keys, const QStringList &problems);
    /// There are no keys. The reason is for the user.
    void refused(const QString &reason);
    /// The user has pressed the key of the shortcut with this id.
    void pressed(const QString &id);
};

}  // namespace Sidestage
