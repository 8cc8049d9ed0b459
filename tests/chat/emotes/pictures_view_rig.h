// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/modes/mode_rig.h"

#include "chat/chat_service.h"
#include "chat/emotes/picture_grid.h"
#include "chat/emotes/picture_rows.h"
#include "chat/emotes/pictures_view.h"
#include "chat/people/channel_choice.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/segmented.h"
#include "kit/text/picture.h"

#include <QLabel>

namespace Sidestage {

/// The tab Emotes and badges of the sandbox's usual people, with its own sandbox.
struct PicturesViewRig : ModeRig
{
    PicturesViewRig()
        : ModeRig(false)
    {
        watchCalls();
    }
    ~PicturesViewRig()
    {
        view.reset();
        choice.reset();
        service.reset();
    }
    void open(const QString &login = QStringLiteral("teaandturrets"), int width = 1032, int height = 620)
    {
        const QString id = idOf(login);
        service = std::make_unique<ChatService>(accounts.get(), Clock::system(), cache.path());
        service->start();
        [&] { QTRY_VERIFY(service->channels()->shown().contains(id)); }();
        choice = std::make_unique<ChannelChoice>(service->channels(), id);
        view = std::make_unique<PicturesView>(service.get(), choice.get());
        view->resize(width, height);
        view->show();
        view->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(view.get(), testPatience)); }();
    }
    void waitForList()
    {
        [&] { QTRY_VERIFY(view->model() && !view->model()->isReading() && rows()->rowCount() > 0); }();
    }
    template <class T>
    T *find(const char *name) const
    {
        T *widget = view->findChild<T *>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return widget;
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
    std::unique_ptr<ChatService> service{};
    std::unique_ptr<ChannelChoice> choice{};
    std::unique_ptr<PicturesView> view{};
};

}  // namespace Sidestage
