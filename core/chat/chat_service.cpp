// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_service.h"

#include "accounts/account_list.h"
#include "chat/announcements/announcer.h"
#include "chat/emotes/picture_list_cache.h"
#include "chat/modes/mode_board.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "chat/shoutouts/shoutout_queue.h"
#include "chat/store/chat_store.h"
#include "downloads/picture_cache.h"
#include "downloads/picture_loader.h"

#include <QDir>

namespace Sidestage {

struct ChatService::Private
{
    Private(AccountList *owners, const Clock &clock, const QString &cacheFolder)
        : accounts(owners)
        , store(owners->store())
        , channels(owners, owners->store(), clock)
        , board(&channels, &store, clock)
        , scheduler(&board, &store, clock)
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
    ModeScheduler scheduler;
    Announcer announcer;
    ShoutoutQueue shoutouts;
    PictureLoader pictures;
    QString cache;
    std::shared_ptr<PictureCache> lists{};
    bool asksBeforeLockdown = true;
};

ChatService::ChatService(AccountList *accounts, const Clock &clock, const QString &cacheFolder,
                         QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(accounts, clock, cacheFolder))
{
}

ChatService::~ChatService() = default;

void ChatService::start()
{
    d->channels.start();
    d->scheduler.start();
    d->shoutouts.start();
}

bool ChatService::asksBeforeLockdown() const
{
    return d->asksBeforeLockdown;
}

void ChatService::setAsksBeforeLockdown(bool asks)
{
    d->asksBeforeLockdown = asks;
}

AccountList *ChatService::accounts() const
{
    return d->accounts;
}

ChatStore *ChatService::store() const
{
    return &d->store;
}

ChatChannels *ChatService::channels() const
{
    return &d->channels;
}

ModeBoard *ChatService::board() const
{
    return &d->board;
}

ModeScheduler *ChatService::scheduler() const
{
    return &d->scheduler;
}

Announcer *ChatService::announcer() const
{
    return &d->announcer;
}

ShoutoutQueue *ChatService::shoutouts() const
{
    return &d->shoutouts;
}

PictureLoader *ChatService::pictures() const
{
    return &d->pictures;
}

std::shared_ptr<PictureCache> ChatService::pictureLists() const
{
    if (!d->lists && !d->cache.isEmpty())
        d->lists = PictureCache::open(QDir(d->cache).filePath(QStringLiteral("lists")),
                                      PictureListCache::maxOnDisk);
    return d->lists;
}

}  // namespace Sidestage
