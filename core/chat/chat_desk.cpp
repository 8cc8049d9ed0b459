// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_desk.h"

#include "accounts/account_list.h"
#include "chat/announcements/announcer.h"
#include "chat/emotes/picture_keeping.h"
#include "chat/modes/mode_board.h"
#include "chat/modes/mode_keeper.h"
#include "chat/people/chat_channels.h"
#include "chat/shoutouts/shoutout_queue.h"
#include "chat/store/chat_store.h"
#include "downloads/picture_loader.h"
#include "downloads/picture_shelf.h"

#include <QDir>

namespace Sidestage {

struct ChatDesk::Private
{
    Private(AccountList *owners, const Clock &clock, const QString &cacheFolder)
        : accounts(owners)
        , store(owners->store())
        , channels(owners, owners->store(), clock)
        , board(&channels, &store, clock)
        , keeper(&board, &store, clock)
        , announcer(&channels, owners->store(), clock)
        , shoutouts(&channels, owners->store(), clock)
        , pictures(cacheFolder)
        , cache(cacheFolder)
    {
    }

    AccountList *accounts;
    ChatStore store;
    ChatChannels channels;
    ModeBoard board;
    ModeKeeper keeper;
    Announcer announcer;
    ShoutoutQueue shoutouts;
    PictureLoader pictures;
    QString cache;
    std::shared_ptr<PictureShelf> lists{};
    bool asksBeforeLockdown = true;
};

ChatDesk::ChatDesk(AccountList *accounts, const Clock &clock, const QString &cacheFolder, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(accounts, clock, cacheFolder))
{
}

ChatDesk::~ChatDesk() = default;

void ChatDesk::start()
{
    d->channels.start();
    d->keeper.start();
    d->shoutouts.start();
}

bool ChatDesk::asksBeforeLockdown() const
{
    return d->asksBeforeLockdown;
}

void ChatDesk::setAsksBeforeLockdown(bool asks)
{
    d->asksBeforeLockdown = asks;
}

AccountList *ChatDesk::accounts() const
{
    return d->accounts;
}

ChatStore *ChatDesk::store() const
{
    return &d->store;
}

ChatChannels *ChatDesk::channels() const
{
    return &d->channels;
}

ModeBoard *ChatDesk::board() const
{
    return &d->board;
}

ModeKeeper *ChatDesk::keeper() const
{
    return &d->keeper;
}

Announcer *ChatDesk::announcer() const
{
    return &d->announcer;
}

ShoutoutQueue *ChatDesk::shoutouts() const
{
    return &d->shoutouts;
}

PictureLoader *ChatDesk::pictures() const
{
    return &d->pictures;
}

std::shared_ptr<PictureShelf> ChatDesk::pictureLists() const
{
    if (!d->lists && !d->cache.isEmpty())
        d->lists = PictureShelf::open(QDir(d->cache).filePath(QStringLiteral("lists")),
                                      PictureKeeping::mostOnDisk);
    return d->lists;
}

}  // namespace Sidestage
