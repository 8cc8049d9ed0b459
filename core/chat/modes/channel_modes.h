// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_modes.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <memory>

namespace Sidestage {

class Account;
class Clock;
class SendGate;

/// A change of a channel's modes that has happened.
struct ModesChange
{
    QDateTime at{};  ///< UTC: when the service said so, or when it was noticed.
    ChatModes before{};
    ChatModes after{};
    bool ours = false;
    QString by{};  ///< The name of who did it; empty: the service does not tell.
};

/// The modes of one channel's chat, as they are and as they are about to be. Events and polls say when others
/// change them; who did it, channel.moderate tells when its scopes are granted.
///
/// What events tell is a hint: the channel is read when one comes, so that late, lost, repeated and reordered
/// ones cannot bring back what was. All readings and changes of one channel follow one another.
class ChannelModes : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(const Result<ChatModes> &)>;

    /// Which events feed it. A session of live events has room for so many.
    enum class Events : quint8 {
        None,
        Settings,  ///< That modes were changed: one subscription.
        All,       ///< Also by whom, and Shield Mode: four.
    };
    /// What somebody who has many of them shares out among them.
    struct Share
    {
        Events events = Events::All;
        /// Between two readings while it is on screen and no events come.
        std::chrono::seconds pause{10};
        /// Lets changes through, some channels at a time; null: at once.
        std::shared_ptr<SendGate> gate{};
        /// So long a change by somebody else waits for the name of who made it.
        std::chrono::milliseconds namePatience{1500};
    };

    /// `account` acts in the channel. It and `clock` must outlive this.
    ChannelModes(Account *account, QString channelId, const Clock &clock, QObject *parent = nullptr);
    ChannelModes(Account *account, QString channelId, const Clock &clock, Share share,
                 QObject *parent = nullptr);
    /// Whoever waits for an answer gets Cancelled. What was sent may take effect all the same.
    ~ChannelModes() override;

    Account *account() const;
    const QString &channelId() const;
    void setEvents(Events events);

    /// False until the service has told.
    bool isKnown() const;
    /// What is known is of now, as far as that can be known: events feed it, or it was read lately.
    bool isFresh() const;
    /// As the service last said.
    const ChatModes &service() const;
    /// With what is being sent laid over it.
    ChatModes shown() const;
    bool isSending() const;
    bool isPending(ChatMode mode) const;

    /// Makes the channel have `wanted`: shown at once, sent after what was asked for before, one at a time,
    /// withdrawn when it is refused. `done` gets what the service says then, unless `context` is gone; also
    /// when nothing had to be sent. An answer that does not have what was wanted is an Error Conflict. When
    /// no answer comes, the channel is read before anything is said: the change may have happened.
    /// `started`: its turn has come, it is being sent.
    /// `expected`: what the change was decided by, for one that nobody confirms. If the channel has another
    /// of these values when it is about to be sent, or may have by then, nothing is sent: an Error Conflict.
    void apply(const ChatModes &wanted, QObject *context, Done done, std::function<void()> started = {},
               std::optional<ChatModes> expected = {});
    /// Reads the modes once, now, for somebody who must know.
    void read(QObject *context, Done done);

    /// Whether Shield Mode is on, or about to be; none: not known, or not allowed to know (shieldRefusal()).
    std::optional<bool> shield() const;
    std::optional<Error> shieldRefusal() const;
    QString shieldBy() const;    ///< Who switched it last; empty: not known.
    QDateTime shieldAt() const;  ///< UTC, when it was switched on last; invalid: never, or not known.
    bool isShieldSending() const;
    void setShield(bool on, QObject *context, std::function<void(const Result<void> &)> done);

    /// The newest first; those seen in this run, at most 100.
    const QList<ModesChange> &history() const;

    QDateTime asOf() const;   ///< UTC; invalid: never in this run.
    QString failure() const;  ///< Why the last reading failed; empty: it did not.
    int interval() const;     ///< Seconds between two readings.
    bool isLive() const;      ///< Events tell of changes.
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();
    void freshnessChanged();
    /// Somebody else has changed something. When events can tell who, this waits for them, a second or two.
    void changedElsewhere(const Sidestage::ModesChange &change);
    /// What a call about this channel came to: for the role there.
    void answered(const Sidestage::Result<void> &outcome);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
