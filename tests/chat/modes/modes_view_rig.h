// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mode_rig.h"

#include "base/clock.h"
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
#include <QApplication>

namespace Sidestage {

/// The tab Modes of a moderator, with the real client and its own sandbox.
struct ModesViewRig : ModeRig
{
    explicit ModesViewRig(Api::ScopeSet scopes = SandboxFixture::everyScope(),
                          const QString &login = QStringLiteral("quillscribe"))
    {
        account = signIn(login, scopes);
    }
    ~ModesViewRig()
    {
        view.reset();
        choice.reset();
        service.reset();
    }

    /// Opens the view and waits until every channel has been read.
    void open(QSize size = {1060, 640}, const QStringList &logins = {})
    {
        service = std::make_unique<ChatService>(accounts.get(), Clock::system(), QString());
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
        choice = std::make_unique<ChannelChoice>(service->channels(), QString());
        view = std::make_unique<ModesView>(service.get(), choice.get());
        QObject::connect(view.get(), &ChatView::notified, view.get(),
                         [this](const QString &text, const std::function<void()> &undo) {
                             notes.append(text);
                             lastUndo = undo;
                         });
        view->resize(size);
        view->show();
        view->activateWindow();
        [&] {
            QVERIFY(QTest::qWaitForWindowActive(view.get(), testPatience));
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
            [&] { QVERIFY(QTest::qWaitForWindowActive(view.get(), testPatience)); }();
        }
        QWidget *focus = QApplication::activePopupWidget() && QApplication::activePopupWidget()->focusWidget()
            ? QApplication::activePopupWidget()->focusWidget()
            : QApplication::focusWidget();
        QTest::keyClick(focus ? focus : view.get(), key, modifiers);
    }
    template <class T>
    T *find(const char *name) const
    {
        T *found = view->findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    bool isOn(const QString &login, ChatMode mode) { return onService(login)[mode]->on; }

    Account *account = nullptr;
    std::unique_ptr<ChatService> service{};
    std::unique_ptr<ChannelChoice> choice{};
    std::unique_ptr<ModesView> view{};
    QStringList notes{};
    std::function<void()> lastUndo{};
};

}  // namespace Sidestage
