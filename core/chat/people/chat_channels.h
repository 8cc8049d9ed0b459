// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace Sidestage {

class Account;
class AccountList;
class Clock;
class ProfileStore;

namespace Api {
struct ModeratedChannel;
}

/// A channel in whose chat one of the accounts can act.
struct ChatChannel
{
    enum class Role : quint8 {
        Broadcaster,  ///< The channel of the account itself.
        Moderator,    ///< The service lists it among those that the account moderates.
        Entered,      ///< By its name: whether the account moderates there, the first change will tell.
    };
    enum class Live : quint8 { Unknown, Offline, Live };

    QString id{};
    QString login{};
    QString name{};
    /// User ids of the accounts that can act there: the broadcaster first, then as they were added.
    QStringList accounts{};
    QString account{};  ///< Which of them does: chosen by the user, or the first.
    Role role = Role::Entered;
    bool isShown = true;  ///< Whether the user wants to see it beside the others.

    Live live = Live::Unknown;
    QDateTime startedAt{};  ///< UTC, while live.
    int viewers = 0;        ///< While live.
    QString title{};        ///< Of the channel, live or not; empty: not known yet.
    QString category{};

    /// Why nothing can be done there any more, in the service's words (403: no moderator any more); none: it
    /// can, as far as is known.
    std::optional<Error> trouble{};
    QDateTime troubleSince{};  ///< UTC.

    bool operator==(const ChatChannel &) const = default;
};

/// The channels of all accounts of one service profile in which something can be done: their own, those that
/// they moderate (Get Moderated Channels, with its scope), and those that the user has entered by name. Read
/// again and again, with who is live; kept on disk, so that they are there at once. One that leaves the list
/// stays in sight until the end of the run, with its trouble.
class ChatChannels : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this. Channels of an account that is removed are dropped before it goes.
    ChatChannels(AccountList *accounts, ProfileStore *store, const Clock &clock, QObject *parent = nullptr);
    ~ChatChannels() override;

    /// Brings back what was known, begins to read. Call once.
    void start();

    /// Own channels first, then by name.
    QList<ChatChannel> all() const { return m_list; }
    QStringList ids() const;
    /// Those that the user wants to see, in the same order.
    QStringList shown() const;
    std::optional<ChatChannel> find(const QString &id) const;
    /// Who acts in this channel; null: nobody can (signed out).
    Account *accountFor(const QString &id) const;

    /// Chooses who acts there. Ignored when that account cannot.
    void setAccount(const QString &id, const QString &account);
    void setShown(const QString &id, bool shown);
    /// Looks a channel up by its login, its address or "@login", for the account that is to act there. Ends
    /// with entered() or notEntered().
    void enter(const QString &login, Account *account);
    /// Forgets a channel that was entered, or in which the role has ended.
    void forget(const QString &id);

    /// What a call about this channel has taught: Forbidden means that the role has ended, success that
    /// there is one.
    void note(const QString &id, const Result<void> &outcome);
    /// Asks the service once more whether the account moderates there.
    void checkRole(const QString &id);

    /// Accounts that have not granted the scope for Get Moderated Channels: their list is what was entered.
    QList<Account *> withoutList() const;

    QDateTime asOf() const;   ///< UTC, of the oldest part; invalid: nothing was read in this run.
    QString failure() const;  ///< Why the last reading failed; empty: it did not.
    int interval() const;     ///< Seconds between two readings.
    /// Whether somebody looks: more readings then.
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    /// Channels have come, gone, or moved.
    void listChanged();
    void changed(const QString &id);
    void freshnessChanged();
    void entered(const QString &id);
    /// `error`: NotFound when nobody has this name.
    void notEntered(const QString &login, const Sidestage::Error &error);

private:
    class Reader;
    using Kept = ChatStore::KeptChannel;

    /// What is known of a channel in this run only.
    struct Facts
    {
        ChatChannel::Live live = ChatChannel::Live::Unknown;
        QDateTime startedAt{};
        int viewers = 0;
        QString title{};
        QString category{};
        qint64 titleAt = -1;  ///< When Get Channels told it, by `m_watch`; -1: never.
        std::optional<Error> trouble{};
        QDateTime troubleSince{};
        QSet<QString> lost{};  ///< Accounts that were moderators when this run began.
    };

    bool isOwn(const QString &id) const;
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

    void learnModerated(const Account *account, const QList<Api::ModeratedChannel> &listed);
    void setTrouble(const QString &id, const Error &error);
    void learnNames(const QString &id, const QString &login, const QString &name);

    AccountList *m_accounts;
    ProfileStore *m_profile;
    ChatStore m_store;
    const Clock &m_clock;
    QElapsedTimer m_watch{};
    bool m_onScreen = false;
    bool m_started = false;

    std::vector<std::unique_ptr<Reader>> m_readers;
    QHash<QString, Kept> m_kept{};  ///< Also those of accounts that are not there.
    QHash<QString, Facts> m_facts{};
    QList<ChatChannel> m_list{};
    QHash<QString, qsizetype> m_places{};
};

}  // namespace Sidestage
