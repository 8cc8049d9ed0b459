// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "global_shortcuts.h"

#include <QObject>

#include <memory>

namespace Sidestage {

class Application;
class Tray;
struct KeyRow;
struct RemoteRequest;

/// What the program has on the desktop besides its windows: the tray icon, which it can stay in while its
/// main window is closed, and global shortcuts.
class DesktopPresence : public QObject
{
    Q_OBJECT
public:
    /// `app` must outlive this. Its window exists already.
    explicit DesktopPresence(Application *app);
    ~DesktopPresence() override;

    /// Whether the program starts without showing its window.
    bool startsHidden() const;
    /// Shows the tray icon and asks for the shortcuts. After the first paint, because both ask the desktop.
    void begin();
    /// Does an action of the tray or of a global shortcut. If the window is not active, a notification says
    /// what was accepted or refused.
    void perform(const RemoteRequest &request);
    /// The window is about to be shown.
    void leaveTray();

    /// Null: the desktop has no tray.
    Tray *tray() const { return m_tray.get(); }
    GlobalShortcuts *shortcuts() { return &m_shortcuts; }

private:
    bool stayInTray();
    void applyShortcuts();
    void lookForTray();
    QList<KeyRow> keyRows() const;
    void sayShortcuts();

    Application *m_app;
    std::unique_ptr<Tray> m_tray;
    GlobalShortcuts m_shortcuts{};
    QList<KeyRow> m_asked;  ///< The keys that were asked for last.
    bool m_hasBegun = false;
    int m_looks = 0;  ///< For the tray.
};

}  // namespace Sidestage
