// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/chat_world.h"
#include "test_window.h"

#include "chat/chat_service.h"
#include "chat/emotes/picture_grid.h"
#include "chat/emotes/picture_rows.h"
#include "chat/emotes/pictures_view.h"
#include "chat/people/channel_choice.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/segmented.h"
#include "kit/text/picture.h"

namespace Sidestage {

/// The tab Emotes and badges of the sandbox's usual people, with its own sandbox.
struct PicturesViewWorld : ChatWorld, TestWindow
{
    PicturesViewWorld()
        : ChatWorld(false)
    {
        watchCalls();
    }
    void open(const QString &login = u"teaandturrets"_s, int width = 1032, int height = 620)
    {
        const QString id = idOf(login);
        service = make<ChatService>(accounts.get(), Clock::system(), cache.path());
        service->start();
        [&] { QTRY_VERIFY(service->channels()->shown().contains(id)); }();
        choice = make<ChannelChoice>(service->channels(), id);
        view = show(new PicturesView(service, choice), {width, height});
    }
    void waitForList()
    {
        [&] { QTRY_VERIFY(view->model() && !view->model()->isReading() && rows()->rowCount() > 0); }();
    }
    PictureGrid *grid() const { return view->grid(); }
    PictureRows *rows() const { return view->grid()->rows(); }
    QStringList headings() const
    {
        QStringList texts;
        for (int row = 0; row < rows()->rowCount(); ++row) {
            if (!rows()->entry(row))
                texts.append(rows()->index(row).data().toString());
        }
        return texts;
    }
    int rowOf(const QString &name) const
    {
        for (int row = 0; row < rows()->rowCount(); ++row) {
            if (rows()->entry(row) && rows()->entry(row)->name == name)
                return row;
        }
        return -1;
    }
    void choose(const QString &name)
    {
        const int row = rowOf(name);
        if (row < 0)
            qFatal("not there: %s", qPrintable(name));
        grid()->setFocus();
        grid()->setCurrentIndex(rows()->index(row));
    }
    QString current() const { return grid()->currentIndex().data().toString(); }
    Pictures::State stateOf(int row) const
    {
        return view->pictures()->state(rows()->url(row, grid()->request()));
    }
    void showPart(PictureListModel::Part part)
    {
        find<Segmented>("picturesPart")->setCurrentIndex(int(part));
    }
    QString facts() const { return find<QLabel>("pictureFacts")->text(); }

    QTemporaryDir cache{};
    ChatService *service = nullptr;
    ChannelChoice *choice = nullptr;
    PicturesView *view = nullptr;
};

}  // namespace Sidestage
