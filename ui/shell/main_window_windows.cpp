// SPDX-License-Identifier: GPL-3.0-or-later

// Pages, and parts of pages, in windows of their own; which there were the last time.

#include "accounts/account.h"
#include "kit/messages/empty_state.h"
#include "page/page.h"
#include "shell/header/account_view.h"
#include "shell/page_frame.h"
#include "shell/page_head.h"
#include "shell/part_window.h"
#include "shell/pop_out_window.h"
#include "shell/settings/preferences.h"

#include <QAction>
#include <QCloseEvent>
#include <QStackedWidget>

namespace Sidestage {

MainWindow::Part::~Part()
{
    if (window)
        window->release();
    delete window;
    delete frame;
}

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
    if (m_makeHeaderPart)
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
    auto *empty = new EmptyState(Icon::External,
                                 tr("%1 is in its own window.").arg(room.frame->page()->title()), m_stack);
    empty->setObjectName(QStringLiteral("poppedOut"));
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
    // No guard: there is nothing but the card, whose keys they are.
    switchLetters(page);
    part->window = new PopOutWindow(part->frame, m_toasts, m_preferences);
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

/// What was pressed to bring something back may be in it: it ends a little later, and never later than what
/// it shows.
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

void MainWindow::openKeptWindows()
{
    if (!m_view || m_opened.contains(m_view))
        return;
    m_opened.insert(m_view);
    const QStringList kept = m_preferences->openWindows(m_view->account()->userId());
    for (const QString &id : kept) {
        const QString kind = id.section(u'/', 0, 0);
        const auto known = std::find_if(m_kinds.cbegin(), m_kinds.cend(),
                                        [&kind](const PageKind &other) { return other.id == kind; });
        if (known == m_kinds.cend())
            continue;
        Room &room = enter(m_view, *known);
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
    for (AccountView *view : std::as_const(m_views)) {
        if (!m_opened.contains(view))
            continue;
        QStringList open;
        for (const auto &room : m_rooms) {
            if (room->view == view && room->window)
                open.append(room->kind);
        }
        for (const auto &part : m_parts) {
            if (part->view == view && part->page)
                open.append(part->page->id());
        }
        m_preferences->setOpenWindows(view->account()->userId(), open);
    }
    Q_EMIT windowsChanged();
}

bool MainWindow::hasWindowOf(const Account *account) const
{
    const auto isIts = [account](const auto &one) { return one->window && one->view->account() == account; };
    return std::any_of(m_rooms.begin(), m_rooms.end(), isIts)
        || std::any_of(m_parts.begin(), m_parts.end(), isIts);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
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
    // They end with the main window, and are there again with it the next time: also those that the system
    // has closed just before, because it ends the session.
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
    if (!close())
        m_mayQuit = asking;  // a page does not want to
}

}  // namespace Sidestage
