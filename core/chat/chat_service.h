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

/// The chats of all accounts of one service profile: everything that goes on whether or not a page shows it.
/// One per profile, because one moderates with several accounts in the same channels; pages borrow its parts.
class ChatService : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this. `cacheFolder`: where pictures are kept; empty: nowhere.
    ChatService(AccountList *accounts, const Clock &clock, const QString &cacheFolder,
                QObject *parent = nullptr);
    ~ChatService() override;

    /// Brings back what was held, begins to read and to listen.
    void start();

    /// Whether the user is asked before chats are locked down. True at first.
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
    /// Where the lists of emotes, badges and cheermotes are kept; null: nowhere.
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
    mutable std::shared_ptr<PictureCache> m_pictureLists{};  ///< Opened when it is first asked for.
    bool m_asksBeforeLockdown = true;
};

}  // namespace Sidestage
