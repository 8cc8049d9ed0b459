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
struct ToastContent;

/// The window: sidebar, header, the pages of the current account, status strip. It knows pages only as
/// Page and accounts only as Account; who signs in and what a service is, it tells and is told.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    /// `preferences` must outlive the window. `kinds` are the pages there are, in their order.
    MainWindow(Preferences *preferences, const QList<PageKind> &kinds, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows the pages of this account, each as it was left. Null: nobody is signed in.
    void setAccount(Account *account);
    Account *account() const;
    /// Makes the view of an account, before it is shown if need be.
    AccountView *viewOf(Account *account);
    /// Closes everything that shows this account. To be called before the account goes.
    void forgetAccount(Account *account);

    /// The page in front, or in its own window if that is the current one; null when nobody is signed in.
    Page *page() const;
    QString currentPage() const { return m_current; }
    /// Why a page comes.
    enum class Way : quint8 {
        Opened,  ///< It is wanted, and may take the keyboard.
        Walked,  ///< Somebody walks over the pages with keys, and the keyboard stays with them.
    };
    void goTo(const QString &id, Way way = Way::Opened);
    /// To this page of `owner`, whichever account is shown now. Of null, or of an owner who is none, to that
    /// of the account that is shown.
    void follow(QObject *owner, const QString &page);
    /// Moves the current page into its own window, or brings it back.
    void togglePopOut();
    /// The window of the current page of the current account; null while it is in this one.
    PopOutWindow *popOut() const;
    /// The window of a part of a page, "onair/channel", of the current account; null: it has none.
    PopOutWindow *windowOf(const QString &part) const;

    /// What has to be said over all pages of all accounts.
    NoticeBoard *notices() const { return m_notices; }
    /// The menu of the switcher; belongs to whoever made it.
    void setAccountMenu(QMenu *menu);
    /// The service profile, at the foot of the sidebar.
    void setProfile(Icon icon, const QString &name, const QString &detail);
    /// How the service is: for the header while nobody is signed in, and in other words for the strip.
    void setServiceState(Icon icon, const QString &text, Tone tone, const QString &strip = {});
    /// Tells the header of the chats that an account moderates, as long as `context` lives.
    using WatchChats = std::function<void(Account *, QObject *context,
                                          const std::function<void(const ModeratedChats &)> &show)>;
    void setChats(const WatchChats &watch);
    /// Makes what an area shows in the header of an account, and in those of its pages' own windows.
    using MakeHeaderPart = std::function<HeaderItem *(Account *)>;
    void setHeaderPart(const MakeHeaderPart &make);
    /// How many decisions of the accounts of this service are held, and safe on disk.
    void setHeld(const QList<StatusStrip::Held> &held);
    void setKeychain(StatusStrip::Keychain state, const QString &reason);
    /// Adds an action to the menu File, to Go to and to the keys.
    void addFileAction(QAction *action);
    /// The same, to the menu Help.
    void addHelpAction(QAction *action);
    /// Whether a page of this account, or a part of one, has a window of its own.
    bool hasWindowOf(const Account *account) const;
    /// What is said while nobody is signed in; without `canSignIn` nobody can be, yet.
    void setWelcome(const QString &sentence, bool canSignIn);
    /// Where toasts stand, whichever page is in front; windows of their own show the same.
    ToastLane *toasts() const { return m_toasts; }
    /// What was said there in this run of the program.
    Notifications *notifications() const { return m_notifications; }
    void showToast(const QString &text, Pill::Kind kind);
    /// Likewise, with a button that leads to the page of this id.
    void showToastWithLink(const QString &what, const QString &detail, Pill::Kind kind, const QString &page);
    /// Whether all windows show this account and no other: what is said of it needs no name.
    bool showsOnly(const Account *account) const;

    /// Asked when the user closes the window, after the pages; false: it stays open, and whoever said so
    /// calls quit() when it may go.
    void setMayQuit(const std::function<bool()> &may) { m_mayQuit = may; }
    /// Closes the window without asking again.
    void quit();

    Header *header() const { return m_header; }
    Sidebar *sidebar() const { return m_sidebar; }
    StatusStrip *strip() const { return m_strip; }
    /// Every command there is now: pages, actions of all pages, actions of the window.
    QList<Command> commands();
    /// What can be gone to by its name on the pages. They live until it is asked for anew.
    QList<Command> places();
    void openSettings();

Q_SIGNALS:
    void signInRequested();
    void signInAgainRequested(Sidestage::Account *account);
    void nextAccountRequested();
    void profileRequested();
    /// Pages have got windows of their own, or have lost them.
    void windowsChanged();
    /// The page of this id, of an account that is not the one that is shown.
    void pageOfAccountRequested(Sidestage::Account *account, const QString &page);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// One page of one account, and where it is.
    struct Room
    {
        AccountView *view = nullptr;
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
    void fitSidebar();
    void switchLetters(Page *page);
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
    void openKeptWindows();
    void keepWindows();

    // main_window_menus.cpp: keys and menus
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
    std::vector<std::unique_ptr<Part>> m_parts{};  ///< Of pages, in windows of their own.
    QSet<AccountView *> m_opened{};                ///< Whose windows of the last time are open again.
    QTimer m_keepSoon;
    QList<QPointer<QWidget>> m_leaving{};  ///< Windows that end when the event loop turns, or with this.
    bool m_isEnding = false;
    QList<AccountView *> m_views{};
    AccountView *m_view = nullptr;
    QString m_current{};
    std::unique_ptr<QObject> m_badges{};  ///< Lives as long as the badges of this account are shown.

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
    std::unique_ptr<QObject> m_places{};  ///< Owns the actions of places().

    QList<QAction *> m_pageActions{};    ///< Go to a page.
    QList<QAction *> m_windowActions{};  ///< Everything else of the window.
    QList<QAction *> m_fileActions{};
    QList<QAction *> m_viewActions{};
    QList<QAction *> m_goActions{};
    QList<QAction *> m_helpActions{};
    QList<QAction *> m_everywhere{};  ///< What pages offer wherever one is.
    WatchChats m_watchChats{};
    MakeHeaderPart m_makeHeaderPart{};
    std::function<bool()> m_mayQuit{};
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
