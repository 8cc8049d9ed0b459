// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/theme.h"

#include <QDateTime>
#include <QKeySequence>
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

    /// The keys of an action that the user has chosen; no value: the usual ones, an empty list: none.
    /// `action` is the name of a page and of its action, such as "queue/fulfil", or that of an action of the
    /// window.
    using Keys = std::optional<QList<QKeySequence>>;
    Keys keys(const QString &action) const;
    void setKeys(const QString &action, const Keys &keys);
    /// The actions with keys that the user has chosen.
    QStringList rebound() const;

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

    /// Percent by which all alerts are played quieter. Default: 100, as they are.
    int alertVolume() const { return number("alerts/volume", 0, 100, 100); }
    void setAlertVolume(int percent) { setNumber("alerts/volume", 0, percent, 100); }
    /// The id of the sound device for alerts; empty: that of the system.
    QString soundOutput() const { return text("alerts/output"); }
    void setSoundOutput(const QString &id) { setText("alerts/output", id); }
    /// Whether notifications appear in the window only while the shown channel is live. Default: false.
    bool notifiesInWindowOnAir() const { return flag("alerts/inWindowOnAir", false); }
    void setNotifiesInWindowOnAir(bool inWindow) { set("alerts/inWindowOnAir", inWindow); }
    /// Until then there are no sounds and no desktop notifications. In UTC; invalid or past: there are.
    QDateTime quietUntil() const;
    void setQuietUntil(const QDateTime &until);

    /// Whether the program starts with the page that was shown last. Default: false, with the first page.
    bool opensLastPage() const { return flag("start/lastPage", false); }
    void setOpensLastPage(bool opens) { set("start/lastPage", opens); }
    /// The id of that page.
    QString lastPage() const { return text("window/page"); }
    void setLastPage(const QString &page);

    /// The language of the interface, such as "de"; empty: that of the system.
    QString language() const { return text("look/language"); }
    void setLanguage(const QString &language);

    /// Whether closing the main window leaves the program running in the tray. Without a tray the program
    /// quits all the same. Default: false.
    bool keepsRunningWhenClosed() const { return flag("start/keepsRunningWhenClosed", false); }
    void setKeepsRunningWhenClosed(bool keeps) { set("start/keepsRunningWhenClosed", keeps); }
    /// Whether the tray icon shows how many redemptions and messages wait. Default: true.
    bool showsWaitingInTray() const { return flag("start/showsWaitingInTray", true); }
    void setShowsWaitingInTray(bool shows) { set("start/showsWaitingInTray", shows); }
    /// Whether the program starts without its window, in the tray. Without a tray the window is shown.
    /// Default: false.
    bool startsInTray() const { return flag("start/inTray", false); }
    void setStartsInTray(bool starts) { set("start/inTray", starts); }

    /// Whether the first closing to the tray still has to be explained. Default: true.
    bool explainsTray() const { return flag("start/explainsTray", true); }
    void setExplainsTray(bool explains) { set("start/explainsTray", explains); }
    /// Whether some actions get keys that work while another program has the focus. Default: false.
    bool usesGlobalShortcuts() const { return flag("keys/global", false); }
    void setUsesGlobalShortcuts(bool uses) { set("keys/global", uses); }

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
    /// Removes what is stored about the windows of an account.
    void forgetWindows(const QString &account);

    /// Restores every SavedState inside `page`, and stores its changes.
    void keepPlaces(QWidget *page);

    /// Applies the chosen theme, text size and motion, now and after every change.
    void applyTo(Theme *theme);

Q_SIGNALS:
    void changed();
    void languageChanged();

private:
    bool flag(QAnyStringView key, bool usual) const;
    int number(QAnyStringView key, int least, int usual, int most) const;
    QString text(QAnyStringView key) const;
    void setText(QAnyStringView key, const QString &text);
    void setNumber(QAnyStringView key, int least, int value, int most);
    void set(QAnyStringView key, const QVariant &value);
    /// The same without a signal. An invalid value removes the key.
    void store(const QString &key, const QVariant &value);

    QSettings *m_settings;
};

}  // namespace Sidestage
