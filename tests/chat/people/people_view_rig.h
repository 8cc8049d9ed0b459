// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/modes/mode_rig.h"
#include "sandbox/chat/chat_rooms.h"

#include "chat/chat_service.h"
#include "chat/people/channel_choice.h"
#include "chat/people/chat_channels.h"
#include "chat/people/chatter_list.h"
#include "chat/people/people_view.h"
#include "chat/people/shared_chat.h"
#include "chat/shoutouts/shoutout_queue.h"
#include "kit/controls/button.h"
#include "kit/lists/anchored_table.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>

namespace Sidestage {

inline const QString tea = QStringLiteral("teaandturrets");
inline const QString wren = QStringLiteral("wrenloft");
inline const QString pip = QStringLiteral("pipnocturne");

struct PeopleViewRig : ModeRig
{
    PeopleViewRig()
        : ModeRig(false)
    {
        watchCalls();
    }
    ~PeopleViewRig()
    {
        view.reset();
        choice.reset();
        service.reset();
    }
    void open(const QString &login = tea, int width = 1032)
    {
        const QString id = idOf(login);
        service = std::make_unique<ChatService>(accounts.get(), Clock::system(), QString());
        service->start();
        [&] { QTRY_VERIFY(service->channels()->shown().contains(id)); }();
        choice = std::make_unique<ChannelChoice>(service->channels(), id);
        view = std::make_unique<PeopleView>(service.get(), choice.get());
        view->resize(width, 620);
        view->show();
        view->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(view.get(), testPatience)); }();
    }
    void waitForList()
    {
        [&] { QTRY_VERIFY(list() && list()->asOf().isValid() && !list()->isBusy()); }();
    }
    template <class T>
    T *find(const char *name) const
    {
        T *widget = view->findChild<T *>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return widget;
    }
    ChatterList *list() const { return view->chatters(); }
    AnchoredTable *table() const { return find<AnchoredTable>("peopleTable"); }
    QLineEdit *search() const { return find<QLineEdit>("peopleSearch"); }
    EmptyState *empty() const { return find<EmptyState>("peopleEmpty"); }
    QString count() const { return find<QLabel>("peopleCount")->text(); }
    int rows() const { return table()->model()->rowCount(); }
    void choose(const QString &login)
    {
        const int row = list()->rowOf(idOf(login));
        if (row < 0)
            qFatal("not in the list: %s", qPrintable(login));
        const QModelIndex index = table()->model()->index(row, 0);
        table()->scrollTo(index);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(index).center());
    }
    void join(const QString &channel, int from, int to)
    {
        const QString id = idOf(channel);
        sandbox.inSandbox([&](Sandbox::World &world) {
            for (int i = from; i < to; ++i) {
                Api::User user;
                user.id = QString::number(7'000'000 + i);
                user.login = QStringLiteral("aa_crowd_%1").arg(i, 4, 10, QLatin1Char('0'));
                user.displayName = user.login;
                user.createdAt = QDateTime::currentDateTimeUtc();
                if (!world.addUser(user) || !world.area<Sandbox::ChatRooms>().join(id, user.id))
                    qFatal("cannot join");
            }
        });
        clock.advance(11'000);
    }

    std::unique_ptr<ChatService> service;
    std::unique_ptr<ChannelChoice> choice;
    std::unique_ptr<PeopleView> view;
};

}  // namespace Sidestage
