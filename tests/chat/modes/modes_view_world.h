// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/chat_world.h"
#include "test_window.h"

#include "chat/chat_service.h"
#include "chat/modes/mode_board.h"
#include "chat/modes/mode_form.h"
#include "chat/modes/mode_grid.h"
#include "chat/modes/mode_grid_model.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/modes/modes_view.h"
#include "chat/people/channel_choice.h"
#include "chat/people/chat_channels.h"

#include <QAction>

namespace Sidestage {

/// The tab Modes of a moderator, with the real client and its own sandbox.
struct ModesViewWorld : ChatWorld, TestWindow
{
    explicit ModesViewWorld(Api::ScopeSet scopes = SandboxFixture::everyScope(),
                            const QString &login = u"quillscribe"_s)
    {
        account = signIn(login, scopes);
    }

    /// Opens the view and waits until every channel has been read.
    void open(QSize size = {1060, 640}, const QStringList &logins = {})
    {
        service = make<ChatService>(accounts.get(), Clock::system(), QString());
        service->start();
        [&] {
            QTRY_VERIFY(!service->channels()->ids().isEmpty());
            if (account->may(Api::Scope::UserReadModeratedChannels))
                QTRY_VERIFY(service->channels()->ids().size() >= 6);
        }();
        if (!logins.isEmpty()) {
            QStringList wanted;
            for (const QString &login : logins)
                wanted.append(idOf(login));
            for (const QString &id : service->channels()->ids())
                service->channels()->setShown(id, wanted.contains(id));
        }
        choice = make<ChannelChoice>(service->channels(), QString());
        view = new ModesView(service, choice);
        QObject::connect(view, &ChatView::notified, view,
                         [this](const QString &text, const std::function<void()> &undo) {
                             notes.append(text);
                             lastUndo = undo;
                         });
        show(view, size);
        [&] {
            for (const QString &id : service->channels()->shown())
                QTRY_VERIFY(service->board()->modes(id) && service->board()->modes(id)->isFresh());
        }();
    }

    ModeGrid *grid() const { return view->grid(); }
    ModeForm *form() const { return view->form(); }
    ModeControl::Cell cell(const QString &login, ChatSwitch what)
    {
        return view->control()->cell(idOf(login), what);
    }
    QModelIndex at(const QString &login, int row)
    {
        return grid()->grid()->index(row, grid()->grid()->columnOf(idOf(login)));
    }
    QString spoken(const QModelIndex &index) const { return index.data(Qt::AccessibleTextRole).toString(); }
    /// Sets the focus and the current cell.
    void goTo(const QModelIndex &index)
    {
        grid()->setFocus();
        grid()->setCurrentIndex(index);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        // On this platform no window is active after a popup has closed.
        if (!QApplication::activePopupWidget() && !QApplication::activeWindow()) {
            view->activateWindow();
            [&] { QVERIFY(QTest::qWaitForWindowActive(view, testPatience)); }();
        }
        QWidget *focus = QApplication::activePopupWidget() && QApplication::activePopupWidget()->focusWidget()
            ? QApplication::activePopupWidget()->focusWidget()
            : QApplication::focusWidget();
        QTest::keyClick(focus ? focus : view, key, modifiers);
    }
    bool isOn(const QString &login, ChatMode mode) { return onService(login)[mode]->on; }

    Account *account = nullptr;
    ChatService *service = nullptr;
    ChannelChoice *choice = nullptr;
    ModesView *view = nullptr;
    QStringList notes{};
    std::function<void()> lastUndo{};
};

}  // namespace Sidestage
