// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "page/moderated_chats.h"
#include "page/page_kind.h"
#include "shell/command_palette.h"
#include "shell/header/status_strip.h"
#include "shell/notices/notice_board.h"

#include <QMainWindow>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <memory>
#include <vector>

class QActionGroup;
class QDialog;
class QMenu;
class QStackedWidget;

namespace Sidestage {

class Account;
class AccountView;
class EmptyState;
class Header;
class HeaderItem;
class Notifications;
class Page;
class PageFrame;
class PopOutWindow;
class Preferences;
class Sidebar;
class ToastLane;
struct KeyRow;
struct ToastContent;

/// The main window: sidebar, header, the pages of the current account, and the status strip. It depends only
/// on the classes Page and Account. Signing in and services are handled outside, through its signals and
/// setters.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    /// `preferences` must outlive the window. `kinds` are all pages in display order.
    MainWindow(Preferences *preferences, const QList<PageKind> &kinds, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows the pages of this account, each as the user left it. Null: nobody is signed in.
    void setAccount(Account *account);
    Account *account() const;
    /// Returns the view of an account, which is created if needed, even before it is shown.
    AccountView *viewOf(Account *account);
    /// Closes everything that shows this account. Call before the account is destroyed.
    void forgetAccount(Account *account);

    /// Returns the current page, also while it is in its own window; null if nobody is signed in.
    Page *page() const;
    QString currentPage() const { return m_current; }
    /// Why a page is shown.
    enum class Way : quint8 {
        Opened,  ///< The user wants to work on it, so it may take the focus.
        Walked,  ///< The user moves through the pages with keys, so the focus stays in the sidebar.
    };
    void goTo(const QString &id, Way way = Way::Opened);
    /// Opens this page of `owner`, even if another account is shown. If `owner` is null or not an account,
    /// opens the page of the shown account.
    void follow(QObject *owner, const QString &page);
    /// Moves the current page to its own window, or back.
    void togglePopOut();
    /// Returns the window of the current page; null while the page is in this window.
    PopOutWindow *popOut() const;
    /// Returns the window of a part of a page, such as "onair/channel", of the current account; null: it has
    /// none.
    PopOutWindow *windowOf(const QString &part) const;

    /// The translated title of a page; empty: there is no such page.
    QString titleOf(const QString &page) const;
    /// Notices shown on all pages of all accounts.
    NoticeBoard *notices() const { return m_notices; }
    /// Sets the menu of the account switcher. The caller keeps the ownership.
    void setAccountMenu(QMenu *menu);
    /// Sets the service profile shown at the foot of the sidebar.
    void setProfile(Icon icon, const QString &name, const QString &detail);
    /// Sets the state of the service, shown in the header while nobody is signed in. `strip` is the text for
    /// the status strip.
    void setServiceState(Icon icon, const QString &text, Tone tone, const QString &strip = {});
    /// Sets the function that reports the chats that an account moderates to the header, as long as `context`
    /// exists.
    using WatchChats = std::function<void(Account *, QObject *context,
                                          const std::function<void(const ModeratedChats &)> &show)>;
    void setChats(const WatchChats &watch);
    /// Sets the factory for the widget that an area shows in the header of an account and in pop-out windows.
    using MakeHeaderPart = std::function<HeaderItem *(Account *)>;
    void setHeaderPart(const MakeHeaderPart &make);
    /// Sets the numbers of unsent decisions that the status strip tells.
    void setHeld(const QList<StatusStrip::Held> &held, bool isOnDisk = true);
    void setKeychain(StatusStrip::Keychain state, const QString &reason);
    /// Adds an action to the File menu, to Go to and to the keys.
    void addFileAction(QAction *action);
    /// Adds an action to the Help menu, to Go to and to the keys.
    void addHelpAction(QAction *action);
    /// Whether a page of this account, or a part of one, is in its own window.
    bool hasWindowOf(const Account *account) const;
    /// Opens the windows that pages of this account, and parts of them, had in the last run; null: those of
    /// pages that belong to no account. Does nothing the second time. setAccount() calls it too.
    void openKeptWindows(Account *account);
    /// Sets the text shown while nobody is signed in. Without `canSignIn` there is no button to sign in.
    void setWelcome(const QString &sentence, bool canSignIn);
    /// The toasts of all pages. Pop-out windows show the same ones.
    ToastLane *toasts() const { return m_toasts; }
    /// All messages of this run of the program.
    Notifications *notifications() const { return m_notifications; }
    void showToast(const QString &text, Pill::Kind kind);
    /// Same, with a button that opens the page with this id.
    void showToastWithLink(const QString &what, const QString &detail, Pill::Kind kind, const QString &page);
    /// Whether all windows show only this account, so that messages need no account name.
    bool showsOnly(const Account *account) const;

    /// Sets a function that is called after the pages when the user closes the window. If it returns false,
    /// the window stays open, and the owner of the function calls quit() later.
    void setMayQuit(const std::function<bool()> &may) { m_mayQuit = may; }
    /// Sets a function that is called first when the user closes the window, but not when they quit. If it
    /// returns true, it has hidden the window, and the program goes on.
    void setStaysWhenClosed(const std::function<bool()> &stays) { m_staysWhenClosed = stays; }
    /// Sets a function that returns keys which belong to no action of the window but are changed with those
    /// of keyRows().
    void setOtherKeys(const std::function<QList<KeyRow>()> &keys) { m_otherKeys = keys; }
    /// Closes the window without calling the function of setMayQuit().
    void quit();

    Header *header() const { return m_header; }
    Sidebar *sidebar() const { return m_sidebar; }
    StatusStrip *strip() const { return m_strip; }
    /// Returns all current commands: pages, actions of all pages, actions of the window.
    QList<Command> commands();
    /// Returns the named places on the pages as commands. Their actions are valid until the next call.
    QList<Command> places();
    void openSettings();
    /// Returns all actions whose keys can be changed. Creates the pages that have not been shown yet.
    QList<KeyRow> keyRows();

Q_SIGNALS:
    void signInRequested();
    void signInAgainRequested(Sidestage::Account *account);
    /// The service profile of the account has to be changed.
    void accountsPageRequested(Sidestage::Account *account);
    void nextAccountRequested();
    void profileRequested();
    /// Emitted when a page or a part of one has moved to or from its own window.
    void windowsChanged();
    /// Emitted when another account is shown; null: none. The one before may be about to be destroyed.
    void accountShown(Sidestage::Account *account);
    /// Emitted to show the page with this id of an account that is not the shown one.
    void pageOfAccountRequested(Sidestage::Account *account, const QString &page);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// One page of one account, with its location.
    struct Room
    {
        AccountView *view = nullptr;  ///< Null: of a page that belongs to no account.
        QString kind{};
        PageFrame *frame = nullptr;
        PopOutWindow *window = nullptr;
        QWidget *placeholder = nullptr;  ///< Shown while the page is in its own window.
    };

    struct Part;

    void build();
    void showCurrent(Way way = Way::Opened);
    void watchBadges();
    void showHeaderPart();
    void actAt(const QString &id, const std::function<void(Page *)> &act);
    Room *roomOf(AccountView *view, const QString &kind);
    Room *currentRoom() const;
    Room &enter(AccountView *view, const PageKind &kind);
    const PageKind *kindOf(const QString &id) const;
    /// Whether the page can be shown now: somebody is signed in, or it belongs to no account.
    bool canShow(const PageKind &kind) const { return m_view || !kind.isOfAccount; }
    void fitSidebar();
    void applyKeys(const QString &place, QWidget *owner, const QList<QAction *> &actions);
    void applyAllKeys();
    void changeKey(const QAction *action);
    void connectPage(Page *page, AccountView *view);
    void note(const ToastContent &content);

    void moveOut(Room &room);
    void moveBack(Room &room);
    static void tearDown(Room &room);
    QWidget *makePlaceholder(const Room &room);
    void openPart(AccountView *view, Page *owner, Page *part);
    void returnPart(Page *part);
    void releaseLater(QWidget *widget);
    void endLeaving();
    void keepWindows();
    static QString ownerOf(const AccountView *view);

    // Implemented in main_window_menus.cpp: keys and menus
    void makeActions();
    void makeMenus();
    void fillActionsMenu();
    void placeMenus();
    QDialog *dialogBeside() const;
    void nextPane();
    void enterPage();
    void focusFirst(QWidget *pane);
    void changeTextSize(int steps);
    QAction *add(const char *name, Icon icon, const QString &text, const QKeySequence &keys,
                 std::function<void()> act);

    Preferences *m_preferences;
    QList<PageKind> m_kinds;
    std::vector<std::unique_ptr<Room>> m_rooms{};
    std::vector<std::unique_ptr<Part>> m_parts{};  ///< Parts of pages in their own windows.
    QSet<AccountView *> m_opened{};                ///< Those of openKeptWindows().
    QTimer m_keepSoon;
    QList<QPointer<QWidget>> m_leaving{};  ///< Widgets to delete in the event loop, or by the destructor.
    bool m_isEnding = false;
    QList<AccountView *> m_views{};
    AccountView *m_view = nullptr;
    QString m_current{};
    std::unique_ptr<QObject> m_badges{};  ///< Context object for the badges of this account.

    NoticeBoard *m_notices;
    Sidebar *m_sidebar;
    Header *m_header;
    QStackedWidget *m_stack;
    QWidget *m_welcomePage;
    EmptyState *m_welcome;
    StatusStrip *m_strip;
    ToastLane *m_toasts;
    Notifications *m_notifications;
    CommandPalette *m_goTo;
    CommandPalette *m_keys;
    std::unique_ptr<QObject> m_places{};  ///< Parent of the actions of places().

    QList<QAction *> m_pageActions{};    ///< Actions that open a page.
    QList<QAction *> m_windowActions{};  ///< All other actions of the window.
    QList<QAction *> m_fileActions{};
    QList<QAction *> m_viewActions{};
    QList<QAction *> m_goActions{};
    QList<QAction *> m_helpActions{};
    QList<QAction *> m_everywhere{};  ///< Actions of pages that are available everywhere.
    WatchChats m_watchChats{};
    MakeHeaderPart m_makeHeaderPart{};
    std::function<bool()> m_mayQuit{};
    std::function<bool()> m_staysWhenClosed{};
    std::function<QList<KeyRow>()> m_otherKeys{};
    bool m_isQuitting = false;
    QAction *m_popOutAction = nullptr;
    QAction *m_onTopAction = nullptr;
    QAction *m_refreshAction = nullptr;
    QAction *m_undoAction = nullptr;
    QActionGroup *m_themes = nullptr;
    QMenu *m_menu;
    QList<QMenu *> m_menus{};
    QMenu *m_actionsMenu = nullptr;
    bool m_altAlone = false;
};

}  // namespace Sidestage
