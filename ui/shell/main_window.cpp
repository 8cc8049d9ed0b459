// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/main_window.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/messages/empty_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/theme.h"
#include "live/live_status.h"
#include "page/header_item.h"
#include "page/page.h"
#include "shell/header/account_button.h"
#include "shell/header/account_view.h"
#include "shell/header/connection_button.h"
#include "shell/header/header.h"
#include "shell/header/sidebar.h"
#include "shell/notices/notification_bell.h"
#include "shell/notices/notifications.h"
#include "shell/page_frame.h"
#include "shell/page_head.h"
#include "shell/pop_out_window.h"
#include "shell/settings/key_list.h"
#include "shell/settings/preferences.h"
#include "shell/window_place.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QStackedWidget>

namespace Sidestage {

namespace {

constexpr QSize minSize(640, 480);
constexpr QSize firstSize(1280, 800);
/// Below this width, in px at a line height of 20 px, the sidebar shows only icons.
constexpr int sidebarNeeds = 900;
const QString geometryName = QStringLiteral("main");

/// Blocks single-letter shortcuts of a page while no list, grid or card has the focus, so that typing next to
/// a field triggers nothing.
class LetterGuard : public QObject
{
public:
    explicit LetterGuard(Page *page)
        : QObject(page)
        , m_page(page)
    {
        page->installEventFilter(this);
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched != m_page || event->type() != QEvent::ShortcutOverride)
            return false;
        const QKeySequence keys(static_cast<QKeyEvent *>(event)->keyCombination());
        if (!KeyList::isPlainLetter(keys) || mayAct(QApplication::focusWidget()))
            return false;
        const auto actions = m_page->pageActions();
        for (const QAction *action : actions) {
            if (action->shortcut() == keys && action->property("letterAnywhere").toBool())
                return false;
        }
        event->accept();  // the letter is treated as text, which no widget handles
        return true;
    }

private:
    bool mayAct(const QWidget *focus) const
    {
        for (; focus && focus != m_page; focus = focus->parentWidget()) {
            if (qobject_cast<const QAbstractItemView *>(focus) || qobject_cast<const Card *>(focus))
                return true;
        }
        return false;
    }

    Page *m_page;
};

}  // namespace

/// A part of a page in its own window.
struct MainWindow::Part
{
    Part() = default;
    Q_DISABLE_COPY_MOVE(Part)
    /// Also deletes the part of the page.
    ~Part();

    AccountView *view = nullptr;
    QPointer<Page> owner{};  ///< The page that it returns to.
    QPointer<Page> page{};
    PageFrame *frame = nullptr;
    PopOutWindow *window = nullptr;
};

MainWindow::Part::~Part()
{
    if (window)
        window->release();
    delete window;
    delete frame;
}

MainWindow::MainWindow(Preferences *preferences, const QList<PageKind> &kinds, QWidget *parent)
    : QMainWindow(parent)
    , m_preferences(preferences)
    , m_kinds(kinds)
    , m_current(kinds.isEmpty() ? QString() : kinds.first().id)
    , m_notices(new NoticeBoard(this))
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Sidestage"));  // the product name is not translated
    setMinimumSize(minSize);
    build();
    makeActions();
    makeMenus();
    applyAllKeys();
    if (m_preferences->opensLastPage() && kindOf(m_preferences->lastPage()))
        m_current = m_preferences->lastPage();
    resize(firstSize);
    restoreGeometry(m_preferences->geometry(geometryName));
    keepOnScreens(this);
    connect(m_preferences, &Preferences::changed, this, [this] {
        fitSidebar();
        placeMenus();
        applyAllKeys();
    });
    Theme::watch(this, [this] { fitSidebar(); });
    // Delayed, so that windows closed at exit do not count as closed by the user.
    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(0);
    connect(&m_keepSoon, &QTimer::timeout, this, &MainWindow::keepWindows);
    showCurrent();
}

MainWindow::~MainWindow()
{
    m_preferences->setGeometry(geometryName, saveGeometry());
    if (m_keepSoon.isActive())
        keepWindows();  // another main window follows at once, in another language
    m_isEnding = true;
    endLeaving();
    // Pages are deleted before the objects they show, and parts of pages before the pages.
    m_parts.clear();
    for (const auto &room : m_rooms)
        tearDown(*room);
    m_rooms.clear();
}

void MainWindow::build()
{
    auto *middle = new QWidget(this);
    m_sidebar = new Sidebar(m_kinds, middle);
    m_header = new Header(middle);
    m_stack = new QStackedWidget(middle);
    m_strip = new StatusStrip(middle);

    m_welcomePage = named("welcome", new QWidget(m_stack));
    m_welcome = new EmptyState(Icon::User, tr("Nobody is signed in."), m_welcomePage);
    m_welcome->actionButton()->setRole(Button::Role::Primary);
    m_welcome->actionButton()->setObjectName(QStringLiteral("signInButton"));
    auto *notices = new NoticeArea(m_welcomePage);
    notices->watch(m_notices);
    auto *welcome = new QVBoxLayout(m_welcomePage);
    welcome->addWidget(notices);
    welcome->addWidget(m_welcome, 1);
    welcome->setContentsMargins(0, px(16), 0, 0);
    m_stack->addWidget(m_welcomePage);
    m_toasts = new ToastLane(m_stack);
    m_notifications = new Notifications(this);
    m_header->bell()->setNotifications(m_notifications);
    connect(m_toasts, &ToastLane::added, this, [this](const Toast *toast) { note(toast->content()); });
    connect(m_header->bell(), &NotificationBell::pageRequested, this, &MainWindow::follow);

    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_stack, 1);
    column->addWidget(m_strip);
    auto *row = new QHBoxLayout(middle);
    row->setSpacing(0);
    row->addWidget(m_sidebar);
    row->addLayout(column, 1);
    setCentralWidget(middle);

    m_goTo = named("goTo",
                   new CommandPalette(this, tr("Go to"), tr("Page, channel, reward, chat mode or action")));
    m_goTo->setSource([this] { return withoutRepeats(commands()) + places(); });
    m_keys = named("keysOverlay", new CommandPalette(this, tr("Keyboard shortcuts"), tr("Search shortcuts")));
    m_keys->setSource([this] {
        QList<Command> keys;
        QList<Command> elsewhere;
        for (Command &command : commands()) {
            if (command.action->shortcut().isEmpty())
                continue;
            const bool here = page() && page()->pageActions().contains(command.action.data());
            if (!here && command.before)
                continue;  // an action of another page, whose key does not work now
            const auto *part = qobject_cast<const QWidget *>(command.action->parent());
            if (here && part && !part->isVisibleTo(page()))
                continue;  // an action of another tab
            if (!here)
                command.group = tr("Everywhere");
            (here ? keys : elsewhere).append(command);
        }
        return keys + elsewhere;
    });
    m_keys->setKeyChange([this](QAction *action) { changeKey(action); });

    connect(m_sidebar, &Sidebar::pageChosen, this, [this](const QString &id) { goTo(id, Way::Opened); });
    connect(m_sidebar, &Sidebar::pageWalkedTo, this, [this](const QString &id) { goTo(id, Way::Walked); });
    connect(m_sidebar, &Sidebar::pageEntered, this, &MainWindow::enterPage);
    connect(m_sidebar, &Sidebar::settingsRequested, this, &MainWindow::openSettings);
    connect(m_sidebar, &Sidebar::profileRequested, this, &MainWindow::profileRequested);
    connect(m_header->goToButton(), &QAbstractButton::clicked, m_goTo, &Overlay::open);
    connect(m_header->connectionButton(), &ConnectionButton::retryRequested, this, [this] {
        if (m_view)
            m_view->live()->refresh();
    });
    connect(m_welcome, &EmptyState::actionTriggered, this, &MainWindow::signInRequested);
}

Account *MainWindow::account() const
{
    return m_view ? m_view->account() : nullptr;
}

AccountView *MainWindow::viewOf(Account *account)
{
    if (!account)
        return nullptr;
    for (AccountView *view : std::as_const(m_views)) {
        if (view->account() == account)
            return view;
    }
    auto *view = new AccountView(account, this);
    connect(view, &AccountView::signInAgainRequested, this,
            [this, view] { Q_EMIT signInAgainRequested(view->account()); });
    connect(view, &AccountView::accountsPageRequested, this,
            [this, view] { Q_EMIT accountsPageRequested(view->account()); });
    view->live()->setOnScreen(view, true);  // the header always shows it
    m_views.append(view);
    return view;
}

void MainWindow::setAccount(Account *account)
{
    AccountView *view = viewOf(account);
    if (view == m_view)
        return;
    m_view = view;
    m_header->setAccount(account, view ? view->live() : nullptr);
    showHeaderPart();
    m_strip->setAccount(account);
    watchBadges();
    showCurrent();
    if (account)
        openKeptWindows(account);
    Q_EMIT accountShown(account);
}

void MainWindow::watchBadges()
{
    m_badges = std::make_unique<QObject>();
    for (const PageKind &kind : std::as_const(m_kinds)) {
        m_sidebar->setBadge(kind.id, {});
        if (canShow(kind) && kind.watchBadge)
            kind.watchBadge(kind.isOfAccount ? m_view->account() : nullptr, m_badges.get(),
                            [this, id = kind.id](const PageBadge &badge) { m_sidebar->setBadge(id, badge); });
    }
    m_header->setChats({});
    if (m_view && m_watchChats)
        m_watchChats(m_view->account(), m_badges.get(),
                     [this](const ModeratedChats &chats) { m_header->setChats(chats); });
}

void MainWindow::setChats(const WatchChats &watch)
{
    m_watchChats = watch;
    watchBadges();
}

void MainWindow::setHeaderPart(const MakeHeaderPart &make)
{
    m_makeHeaderPart = make;
    showHeaderPart();
}

void MainWindow::showHeaderPart()
{
    m_header->setPart(m_view && m_makeHeaderPart ? m_makeHeaderPart(m_view->account()) : nullptr);
}

void MainWindow::forgetAccount(Account *account)
{
    if (m_view && m_view->account() == account)
        setAccount(nullptr);
    endLeaving();
    std::erase_if(m_parts, [account](const auto &part) { return part->view->account() == account; });
    for (auto room = m_rooms.begin(); room != m_rooms.end();) {
        if (!(*room)->view || (*room)->view->account() != account) {
            ++room;
            continue;
        }
        tearDown(**room);
        room = m_rooms.erase(room);
    }
    for (AccountView *view : std::as_const(m_views)) {
        if (view->account() == account) {
            m_views.removeOne(view);
            m_opened.remove(view);
            m_preferences->setOpenWindows(ownerOf(view), {});
            delete view;
            break;
        }
    }
}

MainWindow::Room *MainWindow::roomOf(AccountView *view, const QString &kind)
{
    for (const auto &room : m_rooms) {
        if (room->view == view && room->kind == kind)
            return room.get();
    }
    return nullptr;
}

MainWindow::Room *MainWindow::currentRoom() const
{
    auto *self = const_cast<MainWindow *>(this);
    Room *ofAccount = m_view ? self->roomOf(m_view, m_current) : nullptr;
    return ofAccount ? ofAccount : self->roomOf(nullptr, m_current);
}

const PageKind *MainWindow::kindOf(const QString &id) const
{
    const auto kind = std::find_if(m_kinds.cbegin(), m_kinds.cend(),
                                   [&id](const PageKind &other) { return other.id == id; });
    return kind == m_kinds.cend() ? nullptr : &*kind;
}

MainWindow::Room &MainWindow::enter(AccountView *view, const PageKind &kind)
{
    if (!kind.isOfAccount)
        view = nullptr;
    if (Room *room = roomOf(view, kind.id))
        return *room;
    Page *page = kind.create(view ? view->account() : nullptr);
    auto room = std::make_unique<Room>(Room{.view = view, .kind = kind.id});
    room->frame = new PageFrame(page, view, m_notices, m_toasts);
    connectPage(page, view);
    m_preferences->keepPlaces(room->frame);
    connect(room->frame->head(), &PageHead::popOutRequested, this, [this, view, id = kind.id] {
        if (Room *here = roomOf(view, id))
            here->window ? moveBack(*here) : moveOut(*here);
    });
    applyKeys(kind.id, page, page->pageActions());
    new LetterGuard(page);
    connect(page, &Page::pageRequested, this, [this, view](const QString &wanted) {
        if (view && view != m_view)
            return Q_EMIT pageOfAccountRequested(view->account(), wanted);
        goTo(wanted);
        QWidget *window = popOut() ? static_cast<QWidget *>(popOut()) : this;
        window->raise();
        window->activateWindow();
    });
    connect(page, &Page::windowRequested, this,
            [this, view, page](Page *part) { openPart(view, page, part); });
    connect(page, &Page::returnRequested, this, &MainWindow::returnPart);
    m_stack->addWidget(room->frame);
    m_rooms.push_back(std::move(room));
    return *m_rooms.back();
}

void MainWindow::showCurrent(Way way)
{
    m_sidebar->setCurrent(m_current);
    for (QAction *action : std::as_const(m_pageActions))
        action->setChecked(action->data().toString() == m_current);
    const PageKind *kind = kindOf(m_current);
    if (kind && canShow(*kind)) {
        Room &room = enter(m_view, *kind);
        m_stack->setCurrentWidget(room.window ? room.placeholder : room.frame);
    } else {
        m_stack->setCurrentWidget(m_welcomePage);
    }
    m_toasts->raise();
    Page *shown = page();
    if (shown)  // tabs that are made later bring actions
        applyKeys(m_current, shown, shown->pageActions());
    m_strip->setPage(shown);
    m_refreshAction->setEnabled(shown);
    m_popOutAction->setEnabled(shown);
    m_onTopAction->setEnabled(popOut());
    fillActionsMenu();
    if (shown && !popOut() && way == Way::Opened)
        shown->opened();
}

Page *MainWindow::page() const
{
    const Room *room = currentRoom();
    return room ? room->frame->page() : nullptr;
}

PopOutWindow *MainWindow::popOut() const
{
    const Room *room = currentRoom();
    return room ? room->window : nullptr;
}

void MainWindow::goTo(const QString &id, Way way)
{
    if (id == m_current)
        return;
    m_current = id;
    m_preferences->setLastPage(id);
    showCurrent(way);
}

void MainWindow::setAccountMenu(QMenu *menu)
{
    m_header->accountButton()->setMenu(menu);
}

void MainWindow::setProfile(Icon icon, const QString &name, const QString &detail)
{
    m_sidebar->setProfile(icon, name, detail);
}

void MainWindow::setServiceState(Icon icon, const QString &text, Tone tone, const QString &strip)
{
    m_header->connectionButton()->setServiceState(icon, text, tone);
    m_strip->setService(icon, strip.isEmpty() ? text : strip, tone);
}

void MainWindow::setHeld(const QList<StatusStrip::Held> &held, bool isOnDisk)
{
    m_strip->setHeld(held, isOnDisk);
}

void MainWindow::setKeychain(StatusStrip::Keychain state, const QString &reason)
{
    m_strip->setKeychain(state, reason);
}

void MainWindow::setWelcome(const QString &sentence, bool canSignIn)
{
    m_welcome->setSentence(sentence);
    m_welcome->setAction(canSignIn ? tr("Sign in…") : QString());
}

void MainWindow::showToast(const QString &text, Pill::Kind kind)
{
    m_toasts->showMessage(text, {}, kind);
}

void MainWindow::showToastWithLink(const QString &what, const QString &detail, Pill::Kind kind,
                                   const QString &page)
{
    Toast *toast = m_toasts->show({.what = what,
                                   .detail = detail,
                                   .kind = kind,
                                   .action = tr("Show"),
                                   .owner = account(),
                                   .page = page});
    connect(toast, &Toast::actionTriggered, this,
            [this, page, owner = QPointer<Account>(account())] { follow(owner, page); });
}

bool MainWindow::showsOnly(const Account *account) const
{
    const auto isOther = [account](const AccountView *view) { return view->account() != account; };
    return m_view && !isOther(m_view)
        && std::none_of(m_rooms.cbegin(), m_rooms.cend(),
                        [&](const auto &room) { return room->window && room->view && isOther(room->view); })
        && std::none_of(m_parts.cbegin(), m_parts.cend(),
                        [&](const auto &part) { return isOther(part->view); });
}

/// Connects the messages of a page, which are shown whichever page is open.
void MainWindow::connectPage(Page *page, AccountView *view)
{
    connect(page, &Page::notified, this,
            [this, page, view](const QString &text, const std::function<void()> &undo, Pill::Kind kind) {
                Account *account = view ? view->account() : nullptr;
                constexpr int timeToUndo = 10'000;
                constexpr int timeToRead = 6'000;
                Toast *toast = m_toasts->show({.what = !account || showsOnly(account)
                                                   ? text
                                                   : tr("%1: %2", "an account; what is said")
                                                         .arg(isolated(account->info().displayName), text),
                                               .kind = kind,
                                               .stayMs = undo                  ? timeToUndo
                                                   : kind == Pill::Kind::Error ? 0
                                                                               : timeToRead,
                                               .canUndo = bool(undo),
                                               .owner = account,
                                               .page = page->id().section(u'/', 0, 0)});
                if (!undo)
                    return;
                connect(toast, &Toast::undone, page, [undo] { undo(); });
                connect(page, &QObject::destroyed, toast, &Toast::remove);
            });
}

/// Stores a message as notification. A message with an undo countdown is skipped, because its result is
/// announced separately.
void MainWindow::note(const ToastContent &content)
{
    if (content.canUndo && content.deadlineMs > 0)
        return;
    const auto *account = qobject_cast<const Account *>(content.owner.data());
    const PageKind *kind = kindOf(content.page);
    m_notifications->add({.at = QDateTime::currentDateTimeUtc(),
                          .what = content.what,
                          .detail = content.detail,
                          .kind = content.kind,
                          .whose = account ? isolated(account->info().displayName) : QString(),
                          .owner = content.owner,
                          .page = kind ? content.page : QString(),
                          .pageTitle = titleOf(content.page)});
}

QString MainWindow::titleOf(const QString &page) const
{
    const PageKind *kind = kindOf(page);
    return kind ? kind->title : QString();
}

void MainWindow::follow(QObject *owner, const QString &page)
{
    auto *whose = qobject_cast<Account *>(owner);
    if (whose && whose != account())
        return Q_EMIT pageOfAccountRequested(whose, page);
    goTo(page);
    QWidget *window = popOut() ? static_cast<QWidget *>(popOut()) : this;
    window->raise();
    window->activateWindow();
}

void MainWindow::openSettings()
{
    actAt(QStringLiteral("settings"), [](Page *) {});
}

void MainWindow::fitSidebar()
{
    m_sidebar->setIconsOnly(m_preferences->sidebarCollapsed() || width() < px(sidebarNeeds));
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitSidebar();
}

// Pages and parts of pages in their own windows, and which of them were open in the last run

void MainWindow::togglePopOut()
{
    Room *room = currentRoom();
    if (!room)
        return;
    if (room->window)
        moveBack(*room);
    else
        moveOut(*room);
}

void MainWindow::moveOut(Room &room)
{
    room.placeholder = makePlaceholder(room);
    m_stack->addWidget(room.placeholder);
    m_stack->removeWidget(room.frame);
    room.window = new PopOutWindow(room.frame, m_toasts, m_preferences);
    applyKeys({}, room.window, room.window->actions());
    if (m_makeHeaderPart && room.view)
        room.window->setPart(m_makeHeaderPart(room.view->account()));
    connect(room.window, &PopOutWindow::returned, this, [this, view = room.view, kind = room.kind] {
        if (Room *here = roomOf(view, kind))
            moveBack(*here);
    });
    showCurrent();
    room.window->show();
    room.frame->page()->opened();
    m_keepSoon.start();
}

void MainWindow::moveBack(Room &room)
{
    PopOutWindow *window = std::exchange(room.window, nullptr);
    if (!window)
        return;
    window->release();
    m_stack->addWidget(room.frame);
    m_stack->removeWidget(room.placeholder);
    std::exchange(room.placeholder, nullptr)->deleteLater();
    releaseLater(window);
    showCurrent();
    m_keepSoon.start();
}

void MainWindow::tearDown(Room &room)
{
    if (room.window)
        room.window->release();
    delete room.window;
    delete room.placeholder;
    delete room.frame;
}

QWidget *MainWindow::makePlaceholder(const Room &room)
{
    auto *empty
        = named("poppedOut",
                new EmptyState(Icon::External,
                               tr("%1 is in its own window.").arg(room.frame->page()->title()), m_stack));
    empty->setAction(tr("Bring back"));
    connect(empty, &EmptyState::actionTriggered, this, [this, view = room.view, kind = room.kind] {
        if (Room *here = roomOf(view, kind))
            moveBack(*here);
    });
    return empty;
}

PopOutWindow *MainWindow::windowOf(const QString &part) const
{
    for (const auto &one : m_parts) {
        if (one->view == m_view && one->page && one->page->id() == part)
            return one->window;
    }
    return nullptr;
}

void MainWindow::openPart(AccountView *view, Page *owner, Page *page)
{
    auto part = std::make_unique<Part>();
    part->view = view;
    part->owner = owner;
    part->page = page;
    part->frame = new PageFrame(page, view, m_notices, m_toasts);
    connectPage(page, view);
    // No LetterGuard: the window contains only the card, which the keys belong to.
    applyKeys(page->id().section(u'/', 0, 0), page, page->pageActions());
    part->window = new PopOutWindow(part->frame, m_toasts, m_preferences);
    applyKeys({}, part->window, part->window->actions());
    if (m_makeHeaderPart)
        part->window->setPart(m_makeHeaderPart(view->account()));
    const auto back = [this, page = QPointer<Page>(page)] {
        if (page)
            returnPart(page);
    };
    connect(part->frame->head(), &PageHead::popOutRequested, this, back);
    connect(part->window, &PopOutWindow::returned, this, back);
    PopOutWindow *window = part->window;
    m_parts.push_back(std::move(part));
    window->show();
    page->opened();
    m_keepSoon.start();
}

void MainWindow::returnPart(Page *page)
{
    const auto found = std::find_if(m_parts.begin(), m_parts.end(),
                                    [page](const auto &part) { return part->page == page; });
    if (found == m_parts.end())
        return;
    const std::unique_ptr<Part> part = std::move(*found);
    m_parts.erase(found);
    if (part->owner)
        part->owner->takePart(page);
    PopOutWindow *window = std::exchange(part->window, nullptr);
    window->release();
    releaseLater(window);
    releaseLater(std::exchange(part->frame, nullptr));
    m_keepSoon.start();
}

/// Hides the widget and deletes it later, because the pressed button can be inside it. endLeaving() deletes
/// it before the objects it shows.
void MainWindow::releaseLater(QWidget *widget)
{
    m_leaving.removeAll(nullptr);
    m_leaving.append(widget);
    widget->hide();
    widget->deleteLater();
}

void MainWindow::endLeaving()
{
    const auto leaving = std::exchange(m_leaving, {});
    for (const QPointer<QWidget> &widget : leaving)
        delete widget;
}

/// Returns whose windows the preferences keep under this name. The ids of users are numbers.
QString MainWindow::ownerOf(const AccountView *view)
{
    return view ? view->account()->userId() : QStringLiteral("nobody");
}

void MainWindow::openKeptWindows(Account *account)
{
    AccountView *view = viewOf(account);
    if (m_opened.contains(view))
        return;
    m_opened.insert(view);
    const QStringList kept = m_preferences->openWindows(ownerOf(view));
    for (const QString &id : kept) {
        const PageKind *known = kindOf(id.section(u'/', 0, 0));
        if (!known || known->isOfAccount != bool(view))
            continue;
        Room &room = enter(view, *known);
        if (id.contains(u'/'))
            room.frame->page()->openPart(id.section(u'/', 1));
        else if (!room.window)
            moveOut(room);
    }
}

void MainWindow::keepWindows()
{
    if (m_isEnding)
        return;
    for (AccountView *view : std::as_const(m_opened)) {
        QStringList open;
        for (const auto &room : m_rooms) {
            if (room->view == view && room->window)
                open.append(room->kind);
        }
        for (const auto &part : m_parts) {
            if (part->view == view && part->page)
                open.append(part->page->id());
        }
        m_preferences->setOpenWindows(ownerOf(view), open);
    }
    Q_EMIT windowsChanged();
}

bool MainWindow::hasWindowOf(const Account *account) const
{
    const auto isIts
        = [account](const auto &one) { return one->window && one->view && one->view->account() == account; };
    return std::any_of(m_rooms.begin(), m_rooms.end(), isIts)
        || std::any_of(m_parts.begin(), m_parts.end(), isIts);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_isQuitting && m_staysWhenClosed && m_staysWhenClosed()) {
        event->ignore();
        return;
    }
    for (const auto &room : m_rooms) {
        if (!room->frame->page()->mayClose()) {
            event->ignore();
            return;
        }
    }
    if (m_mayQuit && !m_mayQuit()) {
        event->ignore();
        return;
    }
    // The other windows close with the main window and are reopened with it. This includes those that the
    // system has closed just before, at the end of the session.
    m_isEnding = true;
    for (const auto &room : m_rooms) {
        if (room->window)
            room->window->hide();
    }
    for (const auto &part : m_parts)
        part->window->hide();
    event->accept();
}

void MainWindow::quit()
{
    const auto asking = std::exchange(m_mayQuit, {});
    const QScopedValueRollback quitting(m_isQuitting, true);
    if (!close())
        m_mayQuit = asking;  // a page refused to close
}

}  // namespace Sidestage
