// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/theme.h"

#include <QObject>

#include <optional>

class QSettings;
class QWidget;

namespace Sidestage {

/// The user's choices for the windows, stored in the settings file. Changes apply to all windows immediately.
class Preferences : public QObject
{
    Q_OBJECT
public:
    static constexpr int minTextSize = 80;
    static constexpr int maxTextSize = 200;
    static constexpr int textSizeStep = 10;

    /// `settings` must outlive this object.
    explicit Preferences(QSettings *settings, QObject *parent = nullptr);

    Theme::Mode themeMode() const;
    void setThemeMode(Theme::Mode mode);

    /// Percent of the system font size, in steps of ten.
    int textSize() const { return number("look/textSize", minTextSize, 100, maxTextSize); }
    void setTextSize(int percent) { setNumber("look/textSize", minTextSize, percent, maxTextSize); }

    /// Without a value, the system setting applies.
    std::optional<bool> reducedMotion() const;
    void setReducedMotion(std::optional<bool> reduced);

    /// Whether single letters work as keys outside text fields.
    bool singleLetterKeys() const { return flag("keys/singleLetters", true); }
    void setSingleLetterKeys(bool on) { set("keys/singleLetters", on); }

    bool sidebarCollapsed() const { return flag("window/sidebarCollapsed", false); }
    void setSidebarCollapsed(bool collapsed) { set("window/sidebarCollapsed", collapsed); }

    /// Off by default, when the menu button contains the menus.
    bool menuBarShown() const { return flag("window/menuBar", false); }
    void setMenuBarShown(bool shown) { set("window/menuBar", shown); }

    /// Seconds from a decision about a redemption until it is sent, 0 to 30. Default: 10.
    static constexpr int maxGrace = 30;
    int fulfilGrace() const { return number("queue/fulfilGrace", 0, 10, maxGrace); }
    void setFulfilGrace(int seconds) { setNumber("queue/fulfilGrace", 0, seconds, maxGrace); }
    int refundGrace() const { return number("queue/refundGrace", 0, 10, maxGrace); }
    void setRefundGrace(int seconds) { setNumber("queue/refundGrace", 0, seconds, maxGrace); }

    /// Whether the user must confirm a lockdown of chats. Default: true.
    bool asksBeforeLockdown() const { return flag("chat/asksBeforeLockdown", true); }
    void setAsksBeforeLockdown(bool asks) { set("chat/asksBeforeLockdown", asks); }

    /// Whether the sandbox warns, plays sounds and shows notifications while another service is shown.
    /// Default: false.
    bool warnsOfHiddenSandbox() const { return flag("alerts/hiddenSandbox", false); }
    void setWarnsOfHiddenSandbox(bool warns) { set("alerts/hiddenSandbox", warns); }

    /// What happens to unsent decisions when the user quits.
    enum class AtQuit : quint8 {
        Ask,   ///< The default.
        Send,  ///< They are sent before the program exits.
        Keep,  ///< They are kept for the next start.
    };
    AtQuit atQuit() const;
    void setAtQuit(AtQuit what);

    /// Returns the stored geometry of a window, such as "main"; empty: none is stored.
    QByteArray geometry(const QString &window) const;
    void setGeometry(const QString &window, const QByteArray &geometry);

    /// Whether this window stays on top of others.
    bool isOnTop(const QString &window) const;
    void setOnTop(const QString &window, bool onTop);
    /// The pages and parts of pages of an account that are in their own windows: "queue", "onair/channel".
    QStringList openWindows(const QString &account) const;
    void setOpenWindows(const QString &account, const QStringList &windows);

    /// Restores every SavedState inside `page`, and stores its changes.
    void keepPlaces(QWidget *page);

    /// Applies the chosen theme, text size and motion, now and after every change.
    void applyTo(Theme *theme);

Q_SIGNALS:
    void changed();

private:
    bool flag(QAnyStringView key, bool usual) const;
    int number(QAnyStringView key, int least, int usual, int most) const;
    void setNumber(QAnyStringView key, int least, int value, int most);
    void set(QAnyStringView key, const QVariant &value);
    /// The same without a signal. An invalid value removes the key.
    void store(const QString &key, const QVariant &value);

    QSettings *m_settings;
};

}  // namespace Sidestage
