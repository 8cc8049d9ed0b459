// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For chat_channels.cpp and chat_channels_reading.cpp only.

#include "accounts/account_list.h"
#include "api/channels.h"
#include "api/moderation.h"
#include "api/streams.h"
#include "async/bound.h"
#include "base/clock.h"
#include "chat/store/chat_store.h"
#include "chat_channels.h"
#include "events/poll_scheduler.h"

#include <QElapsedTimer>
#include <QHash>
#include <QSet>

#include <memory>
#include <vector>

namespace Sidestage {

/// What one account reads: which channels it moderates, and what goes on in those where it acts.
class ChatChannels::Reader : public QObject
{
public:
    Reader(ChatChannels::Private *owner, Account *account);

    Account *account() const { return m_account; }
    Poll *list() const { return m_list; }  ///< Null without the scope.
    Poll *live() const { return m_live; }
    void setOnScreen(bool onScreen);
    /// The token may allow something else now.
    void rights();
    void refresh();

private:
    Bound readList();
    Bound readLive();

    ChatChannels::Private *d;
    Account *m_account;
    Poll *m_list = nullptr;
    Poll *m_live = nullptr;
};

struct ChatChannels::Private
{
    using Kept = ChatStore::KeptChannel;

    /// What is known of a channel in this run only.
    struct Facts
    {
        ChatChannel::Live live = ChatChannel::Live::Unknown;
        QDateTime startedAt{};
        int viewers = 0;
        QString title{};
        QString category{};
        qint64 titleAt = -1;  ///< When Get Channels told it, by `watch`; -1: never.
        std::optional<Error> trouble{};
        QDateTime troubleSince{};
        QSet<QString> lost{};  ///< Accounts that were moderators when this run began.
    };

    Private(ChatChannels *owner, AccountList *all, ProfileStore *file, const Clock &time);

    bool isOwn(const QString &id) const { return accounts->find(id) != nullptr; }
    void addAccount(Account *account);
    void removeAccount(Account *account);
    Reader *readerOf(const QString &account) const;
    /// Of the channel, as it is to be kept: made when there is none yet.
    Kept &keptOf(const QString &id);
    void save(const Kept &kept);
    /// Who can act there, the broadcaster first.
    QStringList actorsOf(const QString &id) const;
    ChatChannel made(const QString &id) const;
    /// Puts the list together anew and tells what is different.
    void rebuild();
    /// Of one channel only facts have changed.
    void renew(const QString &id);

    // chat_channels_reading.cpp
    void learnModerated(const Account *account, const QList<Api::ModeratedChannel> &listed);
    void setTrouble(const QString &id, const Error &error);
    void learnNames(const QString &id, const QString &login, const QString &name);

    ChatChannels *q;
    AccountList *accounts;
    ProfileStore *profile;
    ChatStore store;
    const Clock &clock;
    QElapsedTimer watch{};
    bool onScreen = false;
    bool started = false;

    std::vector<std::unique_ptr<Reader>> readers{};
    QHash<QString, Kept> kept{};  ///< Also those of accounts that are not there.
    QHash<QString, Facts> facts{};
    QList<ChatChannel> list{};
    QHash<QString, qsizetype> places{};
};

}  // namespace Sidestage
