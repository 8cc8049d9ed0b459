// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/chat_world.h"
#include "test_window.h"

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
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>

namespace Sidestage {

struct PeopleViewWorld : ChatWorld, TestWindow
{
    PeopleViewWorld()
        : ChatWorld(false)
    {
        watchCalls();
    }
    void open(const QString &login = tea, int width = 1032)
    {
        const QString id = idOf(login);
        service = make<ChatService>(accounts.get(), Clock::system(), QString());
        service->start();
        [&] { QTRY_VERIFY(service->channels()->shown().contains(id)); }();
        choice = make<ChannelChoice>(service->channels(), id);
        view = show(new PeopleView(service, choice), {width, 620});
    }
    void waitForList()
    {
        [&] { QTRY_VERIFY(list() && list()->asOf().isValid() && !list()->isBusy()); }();
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

    ChatService *service = nullptr;
    ChannelChoice *choice = nullptr;
    PeopleView *view = nullptr;
};

}  // namespace Sidestage
