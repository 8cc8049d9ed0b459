// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>

namespace Sidestage {

class AccountList;
class Announcer;
class ChatChannels;
class ChatStore;
class Clock;
class ModeBoard;
class ModeScheduler;
class PictureLoader;
class PictureCache;
class ShoutoutQueue;

/// The chats of all accounts of one service profile: all the work that continues whether or not a page shows
/// it. One per profile, because a user may moderate the same channels with several accounts. Pages borrow its
/// parts.
class ChatService : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this. `cacheFolder`: where pictures are stored; empty: they are not stored.
    ChatService(AccountList *accounts, const Clock &clock, const QString &cacheFolder,
                QObject *parent = nullptr);
    ~ChatService() override;

    /// Loads the stored state, starts polling and subscribes to events.
    void start();

    /// Whether the user must confirm a lockdown. Initially true.
    bool asksBeforeLockdown() const { return m_asksBeforeLockdown; }
    void setAsksBeforeLockdown(bool asks) { m_asksBeforeLockdown = asks; }

    AccountList *accounts() const { return m_accounts; }
    ChatStore *store() const { return m_store.get(); }
    ChatChannels *channels() const { return m_channels.get(); }
    ModeBoard *board() const { return m_board.get(); }
    ModeScheduler *scheduler() const { return m_scheduler.get(); }
    Announcer *announcer() const { return m_announcer.get(); }
    ShoutoutQueue *shoutouts() const { return m_shoutouts.get(); }
    PictureLoader *pictures() const { return m_pictures.get(); }
    /// The disk cache for the lists of emotes, badges and cheermotes; null: none.
    std::shared_ptr<PictureCache> pictureLists() const;

private:
    AccountList *m_accounts;
    std::unique_ptr<ChatStore> m_store;
    std::unique_ptr<ChatChannels> m_channels;
    std::unique_ptr<ModeBoard> m_board;
    std::unique_ptr<ModeScheduler> m_scheduler;
    std::unique_ptr<Announcer> m_announcer;
    std::unique_ptr<ShoutoutQueue> m_shoutouts;
    std::unique_ptr<PictureLoader> m_pictures;
    QString m_cacheFolder;
    mutable std::shared_ptr<PictureCache> m_pictureLists{};  ///< Opened on first use.
    bool m_asksBeforeLockdown = true;
};

}  // namespace Sidestage
