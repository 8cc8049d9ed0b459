// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat_modes.h"
#include "storage/stored_error.h"
#include "storage/table_sql.h"

#include <QDateTime>

namespace Sidestage {

class Database;
class ProfileStore;

/// Modes under a name. Modes without a value stay as they are.
struct ModePreset
{
    qint64 id = 0;  ///< 0: not saved yet.
    QString name{};
    ChatModes modes{};
    bool isLockdown = false;  ///< Used by lockdowns; at most one preset.

    static constexpr Table table{
        .name = "chat_presets",
        .key = "id",
        .isSerial = true,
        .also = "UNIQUE (name COLLATE NOCASE)",
    };
    static void describe(auto &is)
    {
        is("id", &ModePreset::id);
        is("name", &ModePreset::name);
        is("modes", &ModePreset::modes);
        is("lockdown", &ModePreset::isLockdown);
    }
    bool operator==(const ModePreset &) const = default;
};

/// The modes of some channels at one moment.
struct ModeSnapshot
{
    struct Channel
    {
        QString id{};
        QString name{};
        ChatModes modes{};

        static void describe(auto &is)
        {
            is("id", &Channel::id);
            is("name", &Channel::name);
            is("modes", &Channel::modes);
        }
        bool operator==(const Channel &) const = default;
    };

    qint64 id = 0;
    QDateTime at{};    ///< UTC.
    QString name{};    ///< Given by the user; empty: taken automatically before a change.
    QString reason{};  ///< Of an automatic one: "change", "preset", "lockdown" …
    QList<Channel> channels{};

    bool isNamed() const { return !name.isEmpty(); }

    static constexpr Table table{
        .name = "chat_snapshots",
        .key = "id",
        .isSerial = true,
        .indexes
        = "CREATE INDEX chat_snapshots_unnamed ON chat_snapshots (at DESC, id DESC) WHERE name = '';",
    };
    static void describe(auto &is)
    {
        is("id", &ModeSnapshot::id);
        is("at", &ModeSnapshot::at, Api::required);
        is("name", &ModeSnapshot::name);
        is("reason", &ModeSnapshot::reason);
        is("channels", &ModeSnapshot::channels);
    }
};

/// A change that will be undone: a timed mode, or a channel in a lockdown.
struct ModeHold
{
    enum class Kind : quint8 { Timed, Lockdown };
    enum class State : quint8 {
        Planned,    ///< Nothing was sent yet.
        Setting,    ///< Being sent. After a restart the channel is read first.
        Holding,    ///< The channel has the modes.
        Failed,     ///< Setting failed: `error`.
        Drifted,    ///< Another user had changed it before it was due to be undone: the user decides.
        Restoring,  ///< Being undone. After a restart the channel is read first.
        Restored,
        Released,     ///< Left as it is by the user.
        NotRestored,  ///< Undoing failed: `error`. Retried by the user, or automatically if the service did
                      ///< not respond.
    };

    qint64 id = 0;
    qint64 group = 0;  ///< The same for holds that were begun together.
    Kind kind = Kind::Timed;
    State state = State::Planned;
    QString channelId{};
    QString channelName{};
    ChatModes before{};  ///< Of the modes that were changed.
    ChatModes set{};
    QDateTime since{};      ///< UTC.
    QDateTime until{};      ///< UTC; invalid: until the user ends it.
    QDateTime settledAt{};  ///< UTC, when `state` was set.
    std::optional<Error> error{};
    /// The order of holds in a channel: of two with the same mode, the one with the higher place was set
    /// later. 0: not set yet.
    qint64 place = 0;

    bool isOpen() const { return state != State::Restored && state != State::Released; }

    static constexpr Table table{.name = "chat_holds", .key = "id", .isSerial = true};
    static void describe(auto &is)
    {
        is("id", &ModeHold::id);
        is("batch", &ModeHold::group);
        is("kind", &ModeHold::kind, Api::atMost(int(Kind::Lockdown)));
        is("state", &ModeHold::state, Api::atMost(int(State::NotRestored)));
        is("channel", &ModeHold::channelId);
        is("channel_name", &ModeHold::channelName);
        is("before", &ModeHold::before);
        is("set", &ModeHold::set);
        is("since", &ModeHold::since, Api::required);
        is("until", &ModeHold::until);
        is("settled_at", &ModeHold::settledAt);
        is.column(
            "error", [](const ModeHold &hold) { return StoredError::of(hold.error); },
            [](ModeHold &hold, const auto &stored) { hold.error = StoredError::errorOf(stored); });
        is("place", &ModeHold::place);
    }
};

/// Stores presets, snapshots, holds and channels of the chats. One per service profile; used on the GUI
/// thread, a few rows at a time.
class ChatStore
{
public:
    static constexpr int maxAutomaticSnapshots = 200;  ///< Older ones are removed; named ones stay.

    /// `store` must outlive this.
    explicit ChatStore(ProfileStore *store);

    /// Sorted by name, the one for lockdowns first. A new file contains one for lockdowns and some others.
    QList<ModePreset> presets() const;
    /// Inserts or updates; sets the id. Error Storage with Fault::NotOneOf when the name is in use, Invalid
    /// when it is empty or a value breaks a rule.
    Result<void> savePreset(ModePreset &preset);
    Result<void> removePreset(qint64 id);

    /// Newest first: all with a name, and at most `most` of the others.
    QList<ModeSnapshot> snapshots(int most = 50) const;
    std::optional<ModeSnapshot> snapshot(qint64 id) const;
    /// Inserts, or renames an existing one; sets the id.
    Result<void> saveSnapshot(ModeSnapshot &snapshot);
    Result<void> removeSnapshot(qint64 id);

    /// The open holds, and the closed ones of the newest lockdown. Oldest first.
    QList<ModeHold> holds() const;
    /// Inserts or updates, all or none; sets ids, and the group of new ones that have none. If one of
    /// them is Setting, Restoring or Released, the write survives a power cut.
    Result<void> saveHolds(QList<ModeHold> &holds);

    /// A channel as it was last known. For ChatChannels.
    struct KeptChannel
    {
        QString id{};
        QString login{};
        QString name{};
        QString account{};         ///< The acting account, if chosen by the user.
        QStringList moderators{};  ///< Accounts that moderate there according to the service.
        QStringList enteredFor{};  ///< Accounts for which it was entered by name.
        bool isShown = true;

        static constexpr Table table{.name = "chat_channels", .key = "id"};
        static void describe(auto &is)
        {
            is("id", &KeptChannel::id);
            is("login", &KeptChannel::login);
            is("name", &KeptChannel::name);
            is("account", &KeptChannel::account);
            is("moderators", &KeptChannel::moderators);
            is("entered_for", &KeptChannel::enteredFor);
            is("shown", &KeptChannel::isShown);
        }
    };
    QList<KeptChannel> channels() const;
    Result<void> saveChannel(const KeptChannel &channel);
    Result<void> removeChannel(const QString &id);

private:
    Result<void> makeFirstPresets() const;

    Database *m_database;
};

}  // namespace Sidestage
