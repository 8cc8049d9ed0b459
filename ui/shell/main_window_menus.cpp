// SPDX-License-Identifier: GPL-3.0-or-later

// Keys and menus of the main window.

#include "shell/main_window.h"

#include "kit/controls/button.h"
#include "kit/overlays/button_menu.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/key_cap.h"
#include "kit/theme/theme.h"
#include "page/page.h"
#include "shell/header/account_button.h"
#include "shell/header/account_view.h"
#include "shell/header/header.h"
#include "shell/header/sidebar.h"
#include "shell/notices/notification_bell.h"
#include "shell/page_frame.h"
#include "shell/pop_out_window.h"
#include "shell/settings/key_dialog.h"
#include "shell/settings/preferences.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScopedValueRollback>
#include <QSet>
#include <QStackedWidget>

#include <algorithm>

namespace Sidestage {

QAction *MainWindow::add(const char *name, Icon icon, const QString &text, const QKeySequence &keys,
                         std::function<void()> act)
{
    auto *action = named(QLatin1String(name), new QAction(Icons::icon(icon, Tone::Secondary), text, this));
    action->setShortcut(keys);
    action->setIconVisibleInMenu(false);
    action->setAutoRepeat(false);
    connect(action, &QAction::triggered, this, [act = std::move(act)] { act(); });
    addAction(action);
    m_windowActions.append(action);
    return action;
}

void MainWindow::makeActions()
{
    // File
    m_fileActions += add("signIn", Icon::User, tr("Sign in…"), {}, [this] { Q_EMIT signInRequested(); });
    auto *quit = add("quit", Icon::Close, tr("Quit"), QKeySequence::Quit, [this] {
        const QScopedValueRollback quitting(m_isQuitting, true);
        close();
    });
    quit->setMenuRole(QAction::QuitRole);
    if (quit->shortcut().isEmpty())
        quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    m_fileActions += quit;

    // View
    m_refreshAction = add("refresh", Icon::Refresh, tr("Refresh page"), Qt::Key_F5, [this] {
        if (Page *shown = page())
            shown->refresh();
    });
    m_popOutAction = add("popOut", Icon::External, tr("Pop out page"), Qt::CTRL | Qt::SHIFT | Qt::Key_O,
                         [this] { togglePopOut(); });
    m_onTopAction
        = add("keepOnTop", Icon::Pin, tr("Keep window on top"), Qt::CTRL | Qt::SHIFT | Qt::Key_T, [this] {
              if (PopOutWindow *window = popOut())
                  window->setOnTop(!window->isOnTop());
          });
    auto *sidebar = add("toggleSidebar", Icon::Menu, tr("Collapse or expand sidebar"), Qt::CTRL | Qt::Key_B,
                        [this] { m_preferences->setSidebarCollapsed(!m_preferences->sidebarCollapsed()); });
    auto *larger = add("largerText", Icon::Plus, tr("Larger text"), QKeySequence::ZoomIn,
                       [this] { changeTextSize(1); });
    // On many keyboards "+" is on the key of "=". The number pad has it as well.
    larger->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    auto *smaller = add("smallerText", Icon::Minus, tr("Smaller text"), Qt::CTRL | Qt::Key_Minus,
                        [this] { changeTextSize(-1); });
    for (QAction *step : {larger, smaller})
        step->setAutoRepeat(true);
    // No key: Ctrl+0 opens a page.
    auto *normal = add("normalText", Icon::Undo, tr("Normal text size"), {},
                       [this] { m_preferences->setTextSize(100); });
    auto *notifications = add("notifications", Icon::Bell, tr("Notifications"), Qt::Key_F9,
                              [this] { m_header->bell()->open(); });
    m_viewActions
        = {m_refreshAction, m_popOutAction, m_onTopAction, notifications, sidebar, larger, smaller, normal};
    m_themes = new QActionGroup(this);
    const std::pair<Theme::Mode, QString> themes[] = {{Theme::Mode::System, tr("System theme")},
                                                      {Theme::Mode::Light, tr("Light theme")},
                                                      {Theme::Mode::Dark, tr("Dark theme")}};
    for (const auto &[mode, text] : themes) {
        const Icon icon = mode == Theme::Mode::Dark ? Icon::Moon : Icon::Sun;
        QAction *action = add(mode == Theme::Mode::Dark        ? "darkTheme"
                                  : mode == Theme::Mode::Light ? "lightTheme"
                                                               : "systemTheme",
                              icon, text, {}, [this, mode = mode] { m_preferences->setThemeMode(mode); });
        action->setCheckable(true);
        action->setData(int(mode));
        m_themes->addAction(action);
        m_viewActions.append(action);
    }
    const auto checkTheme = [this] {
        for (QAction *action : m_themes->actions())
            action->setChecked(action->data().toInt() == int(m_preferences->themeMode()));
    };
    connect(m_preferences, &Preferences::changed, m_themes, checkTheme);
    checkTheme();

    // Go
    auto *pages = new QActionGroup(this);
    for (const PageKind &kind : m_kinds) {
        auto *action = named(QStringLiteral("go-") + kind.id,
                             new QAction(Icons::icon(kind.icon, Tone::Secondary), kind.title, pages));
        action->setShortcut(kind.key);
        action->setData(kind.id);
        action->setCheckable(true);
        action->setIconVisibleInMenu(false);
        connect(action, &QAction::triggered, this, [this, id = kind.id] {
            goTo(id);
            if (PopOutWindow *window = popOut()) {
                window->raise();
                window->activateWindow();
            }
        });
        addAction(action);
        m_pageActions.append(action);
        if (kind.section == Section::Foot) {
            action->setMenuRole(QAction::PreferencesRole);
            m_fileActions.insert(1, action);
        }
    }
    m_goActions = m_pageActions;
    m_goActions
        += add("goToAnything", Icon::Search, tr("Go to…"), Qt::CTRL | Qt::Key_K, [this] { m_goTo->open(); });
#ifdef Q_OS_MACOS
    const QKeySequence nextAccount(Qt::META | Qt::Key_Tab);  // command+Tab is reserved by the system
#else
    const QKeySequence nextAccount(Qt::CTRL | Qt::Key_Tab);
#endif
    m_goActions += add("nextAccount", Icon::People, tr("Next account"), nextAccount,
                       [this] { Q_EMIT nextAccountRequested(); });
    m_goActions += add("nextPane", Icon::Return, tr("Next pane"), Qt::Key_F6, [this] { nextPane(); });
    for (QAction *step : m_goActions.last(2))
        step->setAutoRepeat(true);

    // Actions
    m_undoAction
        = add("undo", Icon::Undo, tr("Undo"), QKeySequence::Undo, [this] { m_toasts->undoNewest(); });
    m_undoAction->setShortcuts({QKeySequence(QKeySequence::Undo), QKeySequence(Qt::Key_F8)});
    // Added to every window of the program, including dialogs, because there are only a few seconds to undo.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        QWidget *window = now ? now->window() : nullptr;
        if (window && !qobject_cast<QMenu *>(window) && !window->actions().contains(m_undoAction))
            window->addAction(m_undoAction);
    });

    for (const PageKind &kind : m_kinds) {
        for (const PageKind::Everywhere &request : kind.everywhere)
            m_everywhere += add(qPrintable(request.name), request.icon, request.text, request.key,
                                [this, id = kind.id, act = request.act, here = request.actHere] {
                                    if (!here)
                                        actAt(id, act);
                                    else if (Account *shown = account())
                                        here(shown);
                                });
    }

    // Help
    m_helpActions
        += add("keys", Icon::Keyboard, tr("Keyboard shortcuts"), Qt::Key_F1, [this] { m_keys->open(); });
    m_helpActions += add("about", Icon::Info, tr("About Sidestage"), {}, [this] {
        QMessageBox::about(
            this, tr("About Sidestage"),
            tr("Sidestage %1\nA dashboard for live streams.\nFree software under the GNU General "
               "Public License, version 3 or later.")
                .arg(QApplication::applicationVersion()));
    });
    m_helpActions.last()->setMenuRole(QAction::AboutRole);
}

void MainWindow::actAt(const QString &id, const std::function<void(Page *)> &act)
{
    const PageKind *kind = kindOf(id);
    if (!kind || !canShow(*kind))
        return;
    goTo(id);
    if (PopOutWindow *window = popOut()) {
        window->raise();
        window->activateWindow();
    }
    if (Page *shown = page())
        act(shown);
}

void MainWindow::addFileAction(QAction *action)
{
    action->setIconVisibleInMenu(false);
    addAction(action);
    m_windowActions.append(action);
    applyAllKeys();
    m_menus.first()->insertAction(m_fileActions.at(1), action);
}

void MainWindow::addHelpAction(QAction *action)
{
    action->setIconVisibleInMenu(false);
    addAction(action);
    m_windowActions.append(action);
    applyAllKeys();
    m_menus.last()->insertAction(m_helpActions.last(), action);
}

void MainWindow::makeMenus()
{
    const auto menu = [this](const QString &title, const QList<QAction *> &actions) {
        auto *made = new QMenu(title, this);
        made->addActions(actions);
        m_menus.append(made);
        return made;
    };
    menu(tr("&File"), m_fileActions);
    menu(tr("&View"), m_viewActions);
    QMenu *go = menu(tr("&Go"), m_goActions);
    if (!m_pageActions.isEmpty())
        go->insertSeparator(m_goActions.at(m_pageActions.size()));
    m_actionsMenu = menu(tr("&Actions"), {});
    menu(tr("&Help"), m_helpActions);
    for (QMenu *made : std::as_const(m_menus))
        m_menu->addMenu(made);
    m_menu->setObjectName(QStringLiteral("mainMenu"));
    connect(m_sidebar->menuButton(), &QAbstractButton::clicked, this,
            [this] { popUpBelow(m_menu, m_sidebar->menuButton()); });
    placeMenus();
}

void MainWindow::placeMenus()
{
#ifdef Q_OS_MACOS
    constexpr bool shown = true;
    m_sidebar->menuButton()->hide();
#else
    const bool shown = m_preferences->menuBarShown();
#endif
    if (!shown && !menuWidget())
        return;
    if (menuBar()->actions().isEmpty()) {
        for (QMenu *menu : std::as_const(m_menus))
            menuBar()->addMenu(menu);
    }
    menuBar()->setVisible(shown);
}

void MainWindow::fillActionsMenu()
{
    m_actionsMenu->clear();
    const Room *room = currentRoom();
    if (room && !room->window)
        m_actionsMenu->addActions(room->frame->page()->pageActions());
    m_actionsMenu->addSeparator();
    m_actionsMenu->addActions(m_everywhere);
    m_actionsMenu->addAction(m_undoAction);
}

QList<Command> MainWindow::commands()
{
    QList<Command> commands;
    for (QAction *action : std::as_const(m_pageActions))
        commands.append({.action = action, .group = tr("Pages")});
    QList<Command> elsewhere;
    for (const PageKind &kind : std::as_const(m_kinds)) {
        if (!canShow(kind))
            continue;
        Page *page = enter(m_view, kind).frame->page();
        const auto before = [this, id = kind.id] { goTo(id); };
        // Several pages have a "History": that of the page in view is found first.
        QList<Command> &commandsOfPage = kind.id == currentPage() ? commands : elsewhere;
        for (QAction *action : page->pageActions()) {
            if (action->isVisible() && !action->isSeparator())
                commandsOfPage.append({.action = action, .group = kind.title, .before = before});
        }
    }
    commands += elsewhere;
    for (QAction *action : std::as_const(m_windowActions)) {
        if (action->isVisible() && action->objectName() != QLatin1String("goToAnything"))
            commands.append({.action = action, .group = tr("Everywhere")});
    }
    return commands;
}

/// Sets the keys of the actions of `place`, a page or empty for those of the window: the user's, or the usual
/// ones. For users who cannot press modifiers reliably, or dictate, single letters can be switched off.
/// `owner` shows these keys as hints.
void MainWindow::applyKeys(const QString &place, QWidget *owner, const QList<QAction *> &actions)
{
    KeyCap::Changes changes;
    for (QAction *action : actions) {
        const QList<QKeySequence> usual = KeyList::usualKeys(action);
        QList<QKeySequence> keys = action->objectName().isEmpty()
            ? usual
            : m_preferences->keys(KeyList::idOf(place, action)).value_or(usual);
        if (!m_preferences->singleLetterKeys())
            keys.removeIf(KeyList::isPlainLetter);
        if (action->shortcuts() != keys)
            action->setShortcuts(keys);
        if (!usual.isEmpty() && usual.first() != keys.value(0))
            changes.insert(usual.first(), keys.value(0));
    }
    KeyCap::setChanges(owner, changes);
}

void MainWindow::applyAllKeys()
{
    applyKeys({}, this, m_pageActions + m_windowActions);
    for (const QAction *action : std::as_const(m_windowActions)) {
        if (action->objectName() == u"keys")
            m_strip->setKeysKey(action->shortcut());
    }
    for (const auto &room : m_rooms) {
        applyKeys(room->kind, room->frame->page(), room->frame->page()->pageActions());
        if (room->window)
            applyKeys({}, room->window, room->window->actions());
    }
    for (const auto &part : m_parts) {
        if (!part->page)
            continue;
        applyKeys(part->page->id().section(u'/', 0, 0), part->page, part->page->pageActions());
        applyKeys({}, part->window, part->window->actions());
    }
}

QList<KeyRow> MainWindow::keyRows()
{
    QList<KeyRow> rows;
    QSet<QString> known;
    QList<Command> all = commands();
    // "Go to" does not list itself, but its key can be changed.
    all.append({.action = findChild<QAction *>(QStringLiteral("goToAnything"))});
    for (const Command &command : std::as_const(all)) {
        const QString id = command.action->property(KeyList::idProperty).toString();
        if (id.isEmpty() || known.contains(id))
            continue;
        known.insert(id);
        rows.append({.id = id,
                     .text = plainText(*command.action),
                     .place = command.before ? command.group : tr("Everywhere"),
                     .icon = Icons::of(command.action->icon()),
                     .isEverywhere = !command.before,
                     // Not those of the action: single letters may be off.
                     .keys = m_preferences->keys(id).value_or(KeyList::usualKeys(command.action)),
                     .usual = KeyList::usualKeys(command.action)});
    }
    if (m_otherKeys)
        rows += m_otherKeys();
    return rows;
}

/// From the overview of keys, without leaving the page.
void MainWindow::changeKey(const QAction *action)
{
    const QString id = action->property(KeyList::idProperty).toString();
    if (id.isEmpty())
        return;
    auto *dialog = new KeyDialog(keyRows(), id, this);
    connect(dialog, &KeyDialog::chosen, this, [this, dialog, id](const Preferences::Keys &keys) {
        KeyList::rebind(m_preferences, dialog->rows(), id, keys);
    });
    dialog->openOnce();
}

QList<Command> MainWindow::places()
{
    m_places = std::make_unique<QObject>();
    QList<Command> places;
    for (const PageKind &kind : std::as_const(m_kinds)) {
        if (!canShow(kind) || !kind.places)
            continue;
        for (const PageKind::Place &place : kind.places(kind.isOfAccount ? m_view->account() : nullptr)) {
            // An ampersand in a name must not become a mnemonic.
            QString text = place.text;
            auto *action = new QAction(Icons::icon(place.icon, Tone::Secondary),
                                       text.replace(QLatin1Char('&'), QStringLiteral("&&")), m_places.get());
            connect(action, &QAction::triggered, this,
                    [this, id = kind.id, show = place.show] { actAt(id, show); });
            places.append({.action = action, .group = kind.title, .isOnlyFound = true});
        }
    }
    return places;
}

void MainWindow::changeTextSize(int steps)
{
    m_preferences->setTextSize(m_preferences->textSize() + steps * Preferences::textSizeStep);
}

/// Returns a non-modal dialog next to this window, such as the progress of a job.
QDialog *MainWindow::dialogBeside() const
{
    const auto dialogs = findChildren<QDialog *>();
    const auto open = std::find_if(dialogs.cbegin(), dialogs.cend(), [this](const QDialog *dialog) {
        return dialog->isVisible() && !dialog->isModal() && dialog->parentWidget()->window() == this;
    });
    return open == dialogs.cend() ? nullptr : *open;
}

void MainWindow::nextPane()
{
    const QList<QWidget *> panes{m_sidebar->list(), m_header->accountButton(), m_stack->currentWidget()};
    QWidget *focus = QApplication::focusWidget();
    qsizetype at = -1;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        QWidget *whole = i == 0 ? static_cast<QWidget *>(m_sidebar) : i == 1 ? m_header : panes[i];
        if (focus && (whole == focus || whole->isAncestorOf(focus)))
            at = i;
    }
    QDialog *beside = dialogBeside();
    if (beside && at == panes.size() - 1) {
        beside->activateWindow();
        return;
    }
    QWidget *next = panes[(at + 1) % panes.size()];
    if (next != m_stack->currentWidget()) {
        next->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    focusFirst(next);
}

/// Moves the focus into the page, like Enter in the sidebar: to the last focused widget, or to where most
/// keys work.
void MainWindow::enterPage()
{
    Page *shown = popOut() ? nullptr : page();
    if (shown)
        shown->opened();
    if (QWidget *known = shown ? shown->focusWidget() : nullptr)
        known->setFocus(Qt::ShortcutFocusReason);
    else
        focusFirst(m_stack->currentWidget());
}

/// Focuses the first widget of the pane in tab order.
void MainWindow::focusFirst(QWidget *pane)
{
    for (QWidget *child = pane->nextInFocusChain(); child != pane; child = child->nextInFocusChain()) {
        if (pane->isAncestorOf(child) && child->isVisible() && child->isEnabled()
            && (child->focusPolicy() & Qt::TabFocus)) {
            child->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

bool MainWindow::event(QEvent *event)
{
#ifndef Q_OS_MACOS
    // Alt alone opens the menus. Alt together with another key does not.
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: {
        const auto *key = static_cast<QKeyEvent *>(event);
        m_altAlone = key->key() == Qt::Key_Alt && !(key->modifiers() & ~Qt::AltModifier);
        break;
    }
    case QEvent::KeyRelease:
        if (m_altAlone && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt
            && !m_preferences->menuBarShown()) {
            m_altAlone = false;
            m_sidebar->menuButton()->click();
        }
        break;
    case QEvent::WindowDeactivate:
        m_altAlone = false;
        break;
    default:
        break;
    }
#endif
    return QMainWindow::event(event);
}

}  // namespace Sidestage
