// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/theme.h"

#include <QObject>

#include <optional>

class QSettings;
class QWidget;

namespace Sidestage {

/// What the user has chosen for the windows, kept in the settings file. A change reaches every
/// window at once.
class Preferences : public QObject
{
    Q_OBJECT
public:
    static constexpr int minTextSize = 80;
    static constexpr int maxTextSize = 200;
    static constexpr int textSizeStep = 10;

    /// `settings` must outlive this.
    explicit Preferences(QSettings *settings, QObject *parent = nullptr);

    Theme::Mode themeMode() const;
    void setThemeMode(Theme::Mode mode);

    /// Percent of the system's font, in steps of ten.
    int textSize() const;
    void setTextSize(int percent);

    /// Without a value the system decides.
    std::optional<bool> reducedMotion() const;
    void setReducedMotion(std::optional<bool> reduced);

    /// Whether a letter alone is a key, while no text is being typed.
    bool singleLetterKeys() const;
    void setSingleLetterKeys(bool on);

    bool sidebarCollapsed() const;
    void setSidebarCollapsed(bool collapsed);

    /// Off by default: the menu button holds the menus.
    bool menuBarShown() const;
    void setMenuBarShown(bool shown);

    /// Seconds between a decision about a redemption and its sending, 0 to 30; 10 at first.
    static constexpr int maxGrace = 30;
    int fulfilGrace() const;
    void setFulfilGrace(int seconds);
    int refundGrace() const;
    void setRefundGrace(int seconds);

    /// Whether the user is asked before chats are locked down; true at first.
    bool asksBeforeLockdown() const;
    void setAsksBeforeLockdown(bool asks);

    /// Whether the sandbox warns, plays sounds and shows notifications while another service is shown; false
    /// at first.
    bool warnsOfHiddenSandbox() const;
    void setWarnsOfHiddenSandbox(bool warns);

    /// What becomes of held decisions when the user quits.
    enum class AtQuit : quint8 {
        Ask,   ///< At first.
        Send,  ///< They are sent before.
        Keep,  ///< They wait for the next start.
    };
    AtQuit atQuit() const;
    void setAtQuit(AtQuit what);

    /// Where a window was: "window/main". Empty when it was never kept.
    QByteArray geometry(const QString &window) const;
    void setGeometry(const QString &window, const QByteArray &geometry);

    /// Whether that window is kept on top of others.
    bool isOnTop(const QString &window) const;
    void setOnTop(const QString &window, bool onTop);
    /// Which pages and parts of pages of an account have windows of their own: "queue", "onair/channel".
    QStringList openWindows(const QString &account) const;
    void setOpenWindows(const QString &account, const QStringList &windows);

    /// Puts everything inside `page` that has a Place where it was left, and keeps where it is put.
    void keepPlaces(QWidget *page);

    /// Gives the theme what is chosen, now and after every change.
    void applyTo(Theme *theme);

Q_SIGNALS:
    void changed();

private:
    int grace(const QString &key) const;
    void set(const QString &key, const QVariant &value);

    QSettings *m_settings;
};

}  // namespace Sidestage
