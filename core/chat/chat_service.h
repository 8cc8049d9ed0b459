// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

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
    bool asksBeforeLockdown() const;
    void setAsksBeforeLockdown(bool asks);

    AccountList *accounts() const;
    ChatStore *store() const;
    ChatChannels *channels() const;
    ModeBoard *board() const;
    ModeScheduler *scheduler() const;
    Announcer *announcer() const;
    ShoutoutQueue *shoutouts() const;
    PictureLoader *pictures() const;
    /// Where the lists of emotes, badges and cheermotes are kept; null: nowhere.
    std::shared_ptr<PictureCache> pictureLists() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
