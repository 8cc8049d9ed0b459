// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat_modes.h"

#include <QDateTime>

namespace Sidestage {

class ProfileStore;

/// Modes under a name: those without a value are left as they are.
struct ModePreset
{
    qint64 id = 0;  ///< 0: not saved yet.
    QString name{};
    ChatModes modes{};
    bool isLockdown = false;  ///< What a lockdown sets; one preset at most.

    bool operator==(const ModePreset &) const = default;
};

/// What the modes of some channels were at one moment.
struct ModeSnapshot
{
    struct Channel
    {
        QString id{};
        QString name{};
        ChatModes modes{};
        bool operator==(const Channel &) const = default;
    };

    qint64 id = 0;
    QDateTime at{};    ///< UTC.
    QString name{};    ///< Given by the user; empty: taken by itself before a change.
    QString reason{};  ///< Of one that was taken by itself: "change", "preset", "lockdown" …
    QList<Channel> channels{};

    bool isNamed() const { return !name.isEmpty(); }
};

/// A change that is to be taken back: a timed mode, or a channel in a lockdown.
struct ModeHold
{
    enum class Kind : quint8 { Timed, Lockdown };
    enum class State : quint8 {
        Planned,    ///< Nothing was sent yet.
        Setting,    ///< Being sent; after a restart: the channel has to be read first.
        Holding,    ///< It is as it was wanted.
        Failed,     ///< It could not be set: `error`.
        Drifted,    ///< It was time to take it back, and somebody had changed it: the user is asked.
        Restoring,  ///< Being taken back; after a restart: the channel has to be read first.
        Restored,
        Released,     ///< Left as it is, because the user said so.
        NotRestored,  ///< Taking it back failed: `error`. Tried again when the user asks, or by itself when
                      ///< the service did not answer.
    };

    qint64 id = 0;
    qint64 group = 0;  ///< Those that were begun together.
    Kind kind = Kind::Timed;
    State state = State::Planned;
    QString channelId{};
    QString channelName{};
    ChatModes before{};  ///< Of the modes that were changed.
    ChatModes set{};
    QDateTime since{};      ///< UTC.
    QDateTime until{};      ///< UTC; invalid: until somebody ends it.
    QDateTime settledAt{};  ///< UTC, when `state` came about.
    std::optional<Error> error{};
    /// Of two that have the same mode of a channel the one with the higher place was set later; 0: not yet.
    qint64 place = 0;

    bool isOpen() const { return state != State::Restored && state != State::Released; }
};

/// What Sidestage keeps of chats: presets, snapshots, holds, channels. One per service profile; on the thread
/// of the windows, a few rows at a time.
class ChatStore
{
public:
    static constexpr int maxAutomaticSnapshots = 200;  ///< The oldest beyond leave; named ones stay.

    /// `store` must outlive this.
    explicit ChatStore(ProfileStore *store);

    /// By name; the one for lockdowns first. A new file has one for lockdowns and some others.
    QList<ModePreset> presets() const;
    /// Inserts or updates; sets the id. Error Storage with Fault::NotOneOf when the name is taken, Invalid
    /// when it is empty or a value breaks a rule.
    Result<void> savePreset(ModePreset &preset);
    Result<void> removePreset(qint64 id);
    /// Presets as a file, and back (docs/chat.md describes it). `problems`: what was left out, in the user's
    /// words. Error Protocol: it is no such file.
    QByteArray presetsToJson(const QList<qint64> &ids) const;
    struct Import
    {
        QList<ModePreset> presets{};
        QStringList problems{};
    };
    static Result<Import> presetsFromJson(const QByteArray &json);

    /// The newest first: all that have a name, and so many of the others.
    QList<ModeSnapshot> snapshots(int most = 50) const;
    std::optional<ModeSnapshot> snapshot(qint64 id) const;
    /// Inserts, or renames one that is there; sets the id.
    Result<void> saveSnapshot(ModeSnapshot &snapshot);
    Result<void> removeSnapshot(qint64 id);

    /// Those that are open, and the closed ones of the newest lockdown. The oldest first.
    QList<ModeHold> holds() const;
    /// Inserts or updates, all or none; sets ids, and the group of new ones that have none. With one that is
    /// Setting, Restoring or Released among them it outlives a power cut.
    Result<void> saveHolds(QList<ModeHold> &holds);
    Result<void> saveHold(ModeHold &hold);

    /// The channels as they were last known: for ChatChannels.
    struct KeptChannel
    {
        QString id{};
        QString login{};
        QString name{};
        QString account{};         ///< Who acts, if the user has chosen.
        QStringList moderators{};  ///< Accounts that the service named as moderators there.
        QStringList enteredFor{};  ///< Accounts for which it was entered by hand.
        bool isShown = true;
    };
    QList<KeptChannel> channels() const;
    Result<void> saveChannel(const KeptChannel &channel);
    Result<void> removeChannel(const QString &id);

private:
    Result<void> makeFirstPresets() const;
    Result<void> writePreset(ModePreset &preset) const;
    Result<void> writeHold(ModeHold &hold);

    ProfileStore *m_store;
};

}  // namespace Sidestage
