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

/// Something that can be switched in a chat: a mode, or Shield Mode.
struct ChatSwitch
{
    static constexpr int shieldIndex = int(allChatModes.size());
    static constexpr int count = shieldIndex + 1;

    int index = 0;  ///< 0 to count - 1, in display order.

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
    /// The mode. Must not be called for Shield Mode.
    ChatMode mode() const { return allChatModes[std::size_t(index)]; }
    bool hasDuration() const { return !isShield() && ruleOf(mode()).unit != ModeRule::Unit::None; }
    QString name() const;
    QString detail() const;

    bool operator==(const ChatSwitch &) const = default;
};

/// The state of the modes and the actions on them, for the grid and the form. A click is sent at once. If
/// several channels are selected, a change in one of them is collected for all of them until it is sent. Also
/// stores why the last change of each mode failed.
class ModeControl : public QObject
{
    Q_OBJECT
public:
    struct Cell
    {
        bool isKnown = false;  ///< False: the channel was never read.
        std::optional<ModeValue>
            value{};  ///< Includes what is being sent and what is collected; none: unknown.
        bool isPending = false;
        bool isCollected = false;
        std::optional<ModeHold> hold{};
        QString problem{};                    ///< Why the last change failed.
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
    /// "Slow mode in PaperLantern, on, 30 seconds, set by lockdown".
    QString spoken(const QString &channelId, ChatSwitch what) const;
    /// All information about the switch, for a tooltip.
    QString explained(const QString &channelId, ChatSwitch what) const;
    /// The channels that a change in this one applies to.
    QStringList meantWith(const QString &channelId) const;
    /// The value to set when the mode is switched on.
    ModeValue onValue(const QString &channelId, ChatMode mode) const;

    /// Toggles the switch. Returns false and does nothing if its value is unknown or cannot be changed.
    bool toggle(const QString &channelId, ChatSwitch what);
    /// Sends the value, or collects it if it applies to several channels.
    void set(const QString &channelId, ChatSwitch what, const ModeValue &value);
    void setTimed(const QStringList &channelIds, const ChatModes &modes, int seconds);
    /// Retries what failed in a job; with an empty channel, in all channels.
    void retry(qint64 job, const QString &channelId);
    /// Returns the job's id; 0 if there is no channel.
    qint64 applyPreset(const ModePreset &preset, const QStringList &channelIds);

    /// Collected changes of a channel.
    struct Edit
    {
        ChatModes modes{};
        std::optional<bool> shield{};
    };
    const QHash<QString, Edit> &edits() const { return m_edits; }
    bool hasEdits() const { return !m_edits.isEmpty(); }
    void sendEdits();
    void discardEdits();
    /// Collects discarded changes again, except where another has been collected since.
    void restoreEdits(const QHash<QString, Edit> &edits);

    /// The latest job that included this channel; none if there was none since the start.
    std::optional<std::pair<qint64, ModeJob::Row>> lastResult(const QString &channelId) const;
    void dismissProblems();
    bool hasProblems() const { return !m_problems.isEmpty(); }

Q_SIGNALS:
    /// Emitted when the shown state of this channel may have changed.
    void changed(const QString &channelId);
    void editsChanged();
    /// Emitted when a change made here failed. `job` can be retried; 0: it was not sent by the ModeBoard.
    void failed(const QString &sentence, qint64 job, const QString &channelId);
    /// Emitted when something was changed elsewhere.
    void noted(const QString &sentence);

private:
    bool isEditable(const QString &channelId, ChatSwitch what) const
    {
        return !cell(channelId, what).isBlocked();
    }
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
    QHash<std::pair<QString, int>, int> m_durations{};     ///< The duration when the mode was last on.
    QHash<qint64, QSet<QString>> m_followed{};  ///< Jobs started here: their channels that are not finished.
    QHash<QString, bool> m_shields{};           ///< The last known Shield Mode.
};

}  // namespace Sidestage
