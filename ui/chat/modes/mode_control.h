// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/modes/mode_board.h"
#include "chat/store/chat_modes.h"
#include "chat/store/chat_store.h"

#include "schema/scope.h"

#include <QHash>
#include <QObject>
#include <QSet>

namespace Sidestage {

class ChannelChoice;
class ChatService;

/// What is switched of a chat: one of its modes, or its Shield Mode.
struct ChatSwitch
{
    static constexpr int shieldIndex = int(allChatModes.size());
    static constexpr int count = shieldIndex + 1;

    int index = 0;  ///< 0 … count - 1, in the order in which they are shown.

    ChatSwitch(int at)
        : index(at)
    {
    }
    ChatSwitch(ChatMode mode)
        : index(int(mode))
    {
    }
    static ChatSwitch shield() { return shieldIndex; }
    bool isShield() const { return index == shieldIndex; }
    /// Of one that is not Shield Mode.
    ChatMode mode() const { return allChatModes[std::size_t(index)]; }
    bool hasDuration() const { return !isShield() && ruleOf(mode()).unit != ModeRule::Unit::None; }
    QString name() const;
    QString detail() const;

    bool operator==(const ChatSwitch &) const = default;
};

/// What is shown and can be done of the modes of the channels, for the grid and for the form: one click sends
/// at once; with several channels chosen, what is changed in one of them is collected for all of them until
/// it is sent. Knows why the last change of each did not happen.
class ModeControl : public QObject
{
    Q_OBJECT
public:
    struct Cell
    {
        bool isKnown = false;  ///< False: the channel was never read.
        std::optional<ModeValue>
            value{};  ///< With what is being sent, and what is collected; none: not told.
        bool isPending = false;
        bool isCollected = false;
        std::optional<ModeHold> hold{};
        QString problem{};                    ///< Why the last change did not happen.
        QString blocked{};                    ///< Why it cannot be changed.
        std::optional<Api::Scope> missing{};  ///< The permission that would help.

        bool isBlocked() const { return !blocked.isEmpty(); }
        bool isOn() const { return value && value->on; }
    };

    ModeControl(ChatService *service, ChannelChoice *choice, QObject *parent = nullptr);

    ChatService *service() const { return m_service; }
    ChannelChoice *choice() const { return m_choice; }

    Cell cell(const QString &channelId, ChatSwitch what) const;
    QString channelName(const QString &channelId) const;
    /// "Slow mode in PaperLantern, on, 30 seconds, held by lockdown".
    QString spoken(const QString &channelId, ChatSwitch what) const;
    /// Everything that is to be said about it, for a tool tip.
    QString explained(const QString &channelId, ChatSwitch what) const;
    /// Which channels a change in this one means.
    QStringList meantWith(const QString &channelId) const;
    /// The value that switching it on gives it.
    ModeValue onValue(const QString &channelId, ChatMode mode) const;

    /// Turns it. False: it is not known what it is, or it cannot be changed; then nothing happens.
    bool toggle(const QString &channelId, ChatSwitch what);
    /// Sends it, or collects it when several are meant.
    void set(const QString &channelId, ChatSwitch what, const ModeValue &value);
    void setTimed(const QStringList &channelIds, const ChatModes &modes, int seconds);
    /// What failed in a job is tried again; an empty channel means all that failed.
    void retry(qint64 job, const QString &channelId);
    /// Gives the job; 0: there is no channel.
    qint64 applyPreset(const ModePreset &preset, const QStringList &channelIds);

    /// What is collected, by channel.
    struct Edit
    {
        ChatModes modes{};
        std::optional<bool> shield{};
    };
    const QHash<QString, Edit> &edits() const { return m_edits; }
    bool hasEdits() const { return !m_edits.isEmpty(); }
    void sendEdits();
    void discardEdits();
    void setEdits(const QHash<QString, Edit> &edits);

    /// The newest job that has something of this channel; none: there was none in this run.
    std::optional<std::pair<qint64, ModeJob::Row>> lastResult(const QString &channelId) const;
    void dismissProblems();
    bool hasProblems() const { return !m_problems.isEmpty(); }

Q_SIGNALS:
    /// What is to be shown of this channel.
    void changed(const QString &channelId);
    void editsChanged();
    /// A change that was asked for here did not happen. `job`: to retry; 0: it is none of the board's.
    void failed(const QString &sentence, qint64 job, const QString &channelId);
    /// Somebody else has changed something.
    void noted(const QString &sentence);

private:
    bool isEditable(const QString &channelId, ChatSwitch what) const;
    void send(const QStringList &channelIds, const ChatModes &modes);
    void sendShield(const QString &channelId, bool on);
    void follow(qint64 job);
    void rememberDurations(const QString &channelId);
    void setProblem(const QString &channelId, ChatSwitch what, const QString &words);
    void dropEdits();

    ChatService *m_service;
    ChannelChoice *m_choice;
    QHash<QString, Edit> m_edits{};
    QHash<std::pair<QString, int>, QString> m_problems{};  ///< By channel and switch.
    QHash<std::pair<QString, int>, int> m_durations{};     ///< What it had when it was on last.
    QHash<qint64, QSet<QString>> m_followed{};             ///< Jobs of here: channels not settled yet.
    QHash<QString, bool> m_shields{};                      ///< Shield Mode as it was seen last.
};

}  // namespace Sidestage
