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

/// A channel in whose chat at least one of the accounts can act.
struct ChatChannel
{
    enum class Role {
        Broadcaster,  ///< The channel of the account itself.
        Moderator,    ///< According to the service, the account moderates it.
        Entered,      ///< Entered by name: the first change will show whether the account moderates it.
    };
    enum class Live { Unknown, Offline, Live };

    QString id{};
    QString login{};
    QString name{};
    /// User ids of the accounts that can act there: the broadcaster first, then in the order in which they
    /// were added.
    QStringList accounts{};
    QString account{};  ///< The acting account: chosen by the user, or the first.
    Role role = Role::Entered;
    bool isShown = true;  ///< Whether the user has chosen to show it.

    Live live = Live::Unknown;
    QDateTime startedAt{};  ///< UTC, while live.
    int viewers = 0;        ///< While live.
    QString title{};        ///< Title of the channel, live or not; empty: not known yet.
    QString category{};

    /// Why changes are not possible any more, in the service's words (403: not a moderator any more); none:
    /// no such error is known.
    std::optional<Error> trouble{};
    QDateTime troubleSince{};  ///< UTC.

    bool operator==(const ChatChannel &) const = default;
};

/// The channels of all accounts of one service profile that can be managed: their own, those that they
/// moderate (Get Moderated Channels, with its scope), and those that the user has entered by name. Read
/// regularly, with their live state; stored on disk, so that they are available at once. A channel that
/// leaves the service's list is shown until the end of the run, with its error.
class ChatChannels : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this. Channels of an account that is removed are dropped before the account is
    /// deleted.
    ChatChannels(AccountList *accounts, ProfileStore *store, const Clock &clock, QObject *parent = nullptr);
    ~ChatChannels() override;

    /// Loads the stored channels and starts polling. Call once.
    void start();

    /// Own channels first, then by name.
    QList<ChatChannel> all() const { return m_list; }
    QStringList ids() const;
    /// Those that the user has chosen to show, in the same order.
    QStringList shown() const;
    std::optional<ChatChannel> find(const QString &id) const;
    /// The account that acts in this channel; null: none can (signed out).
    Account *accountFor(const QString &id) const;

    /// Chooses the account that acts there. Ignored when that account cannot.
    void setAccount(const QString &id, const QString &account);
    void setShown(const QString &id, bool shown);
    /// Looks a channel up by its login, its address or "@login", for the account that will act there. Ends
    /// with entered() or notEntered().
    void enter(const QString &login, Account *account);
    /// Removes a channel that was entered, or in which the role has ended.
    void forget(const QString &id);

    /// Reports the outcome of a call about this channel: Forbidden means that the role has ended, success
    /// that it exists.
    void note(const QString &id, const Result<void> &outcome);
    /// Reads again whether the account moderates there.
    void checkRole(const QString &id);

    /// Accounts that have not granted the scope of Get Moderated Channels: their channels must be entered by
    /// name.
    QList<Account *> withoutList() const;

    QDateTime asOf() const;   ///< UTC, of the oldest part; invalid: not read in this run.
    QString failure() const;  ///< Why the last reading failed; empty: it did not fail.
    int interval() const;     ///< Seconds between two readings.
    /// Sets whether it is on screen: then it is read more often.
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    /// Channels were added, removed, or reordered.
    void listChanged();
    void changed(const QString &id);
    void freshnessChanged();
    void entered(const QString &id);
    /// `error`: NotFound when there is no user with this name.
    void notEntered(const QString &login, const Sidestage::Error &error);

private:
    class Reader;
    using Kept = ChatStore::KeptChannel;

    /// Data of a channel that is known in this run only.
    struct Facts
    {
        ChatChannel::Live live = ChatChannel::Live::Unknown;
        QDateTime startedAt{};
        int viewers = 0;
        QString title{};
        QString category{};
        qint64 titleAt = -1;  ///< When Get Channels returned it, by `m_watch`; -1: never.
        std::optional<Error> trouble{};
        QDateTime troubleSince{};
        QSet<QString> lost{};  ///< Accounts that were moderators when this run began.
    };

    bool isOwn(const QString &id) const;
    void addAccount(Account *account);
    void removeAccount(Account *account);
    Reader *readerOf(const QString &account) const;
    /// The stored data of the channel; created when there is none yet.
    Kept &keptOf(const QString &id);
    void save(const Kept &kept);
    /// The accounts that can act there, the broadcaster first.
    QStringList actorsOf(const QString &id) const;
    ChatChannel made(const QString &id) const;
    /// Rebuilds the list and emits the differences.
    void rebuild();
    /// Updates one channel of which only the facts have changed.
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
    QHash<QString, Kept> m_kept{};  ///< Includes those of accounts that are not present.
    QHash<QString, Facts> m_facts{};
    QList<ChatChannel> m_list{};
    QHash<QString, qsizetype> m_places{};
};

}  // namespace Sidestage
