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

ChatService::ChatService(AccountList *accounts, const Clock &clock, const QString &cacheFolder,
                         QObject *parent)
    : QObject(parent)
    , m_accounts(accounts)
    , m_store(std::make_unique<ChatStore>(accounts->store()))
    , m_channels(std::make_unique<ChatChannels>(accounts, accounts->store(), clock))
    , m_board(std::make_unique<ModeBoard>(m_channels.get(), m_store.get(), clock))
    , m_scheduler(std::make_unique<ModeScheduler>(m_board.get(), m_store.get(), clock))
    , m_announcer(std::make_unique<Announcer>(m_channels.get(), accounts->store(), clock))
    , m_shoutouts(std::make_unique<ShoutoutQueue>(m_channels.get(), accounts->store(), clock))
    , m_pictures(std::make_unique<PictureLoader>(cacheFolder))
    , m_cacheFolder(cacheFolder)
{
}

ChatService::~ChatService() = default;

void ChatService::start()
{
    m_channels->start();
    m_scheduler->start();
    m_shoutouts->start();
}

std::shared_ptr<PictureCache> ChatService::pictureLists() const
{
    if (!m_pictureLists && !m_cacheFolder.isEmpty())
        m_pictureLists = PictureCache::open(QDir(m_cacheFolder).filePath(QStringLiteral("lists")),
                                            PictureListCache::maxOnDisk);
    return m_pictureLists;
}

}  // namespace Sidestage
