// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "api/events/chat.h"
#include "base/result.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <deque>
#include <functional>

namespace Sidestage {

class Account;

/// A message, or a notice of the service, in the chat of a channel.
struct ChatLine
{
    /// The most important role of its author.
    enum class Role : quint8 { Viewer, Subscriber, Vip, Moderator, Broadcaster };

    QString id{};
    QString channelId{};
    QString sourceId{};  ///< Of the channel where it was written, in a shared chat; empty: this one.
    QString userId{};
    QString userLogin{};
    QString userName{};
    QString color{};  ///< "#RRGGBB", or empty.
    Role role{};
    QDateTime at{};  ///< UTC, when the service sent it.
    QString text{};
    QString notice{};     ///< The service's text of a notice, in English; empty: a message.
    QString replyName{};  ///< Whom it answers; empty: nobody.
    QString replyText{};
    qint64 bits = 0;
    bool isRemoved = false;
    QString removedBy{};        ///< Empty: not known.
    QDateTime timedOutUntil{};  ///< UTC; invalid: the author is not in a timeout.
    bool isBanned = false;      ///< Its author.

    bool operator==(const ChatLine &) const = default;
};

/// The chats that an account reads, as they are written: the last messages of all its channels together.
/// Many messages arrive in parts, so that windows are updated at most twenty times a second.
class LiveChat : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype maxLines = 3'000;  ///< Older ones are forgotten.

    /// `account` must outlive this.
    explicit LiveChat(Account *account, QObject *parent = nullptr);

    bool mayRead() const;
    bool mayWrite() const;
    /// The permission to ask for; none: all are granted.
    std::optional<Api::Scope> missing() const;
    /// Reads the chats of these channels. Those that are not named any more are not read further.
    void setChannels(const QStringList &ids);
    /// Whether the messages of this channel arrive.
    bool isLive(const QString &channelId) const;
    /// Why they do not; none: they do, or will soon.
    std::optional<Error> refusal(const QString &channelId) const;

    /// The oldest first.
    const std::deque<ChatLine> &lines() const { return m_lines; }
    /// The messages of a person in a channel, the newest first.
    QList<ChatLine> linesOf(const QString &channelId, const QString &userId, qsizetype most) const;
    int countOf(const QString &channelId, const QString &userId) const
    {
        return m_counts.value({channelId, userId});
    }
    const ChatLine *line(const QString &id) const;

    using Sent = std::function<void(const Result<Api::SentChatMessage> &)>;
    /// Writes a message, at most 500 characters. `replyTo`: the id of the message that it answers, or empty.
    void send(const QString &channelId, const QString &text, const QString &replyTo, QObject *context,
              Sent done);
    /// Seconds until the service accepts another message; 0: now. It accepts 100 within 30 seconds in chats
    /// that the account moderates.
    int secondsToSend() const;

    /// What was typed for this channel and not sent yet. It survives a restart.
    QString draft(const QString &channelId) const;
    /// Errors: Storage.
    Result<void> setDraft(const QString &channelId, const QString &text);

    /// Shows that a moderator has done something, before the events arrive.
    void markRemoved(const QString &id, const QString &by);
    /// `until`: UTC, the end of a timeout; invalid: none.
    void markPerson(const QString &channelId, const QString &userId, bool isBanned, const QDateTime &until);

Q_SIGNALS:
    /// New lines, the oldest first.
    void added(const QList<Sidestage::ChatLine> &lines);
    void changed(const QList<Sidestage::ChatLine> &lines);
    void forgotten(const QStringList &ids);
    void coverageChanged();

private:
    void listen();
    void listenTo(const QString &channelId);
    void add(ChatLine line);
    void flush();
    template <class Which>
    void change(Which which, const std::function<void(ChatLine &)> &edit);

    Account *m_account;
    QStringList m_channels{};
    QHash<QString, QObject *> m_contexts{};  ///< Of the subscriptions, by channel.
    std::deque<ChatLine> m_lines{};
    QSet<QString> m_ids{};
    QHash<std::pair<QString, QString>, int> m_counts{};  ///< Lines by channel and author.
    QList<ChatLine> m_added{};                           ///< Not emitted yet.
    QTimer m_flush{};
    QList<qint64> m_sentAt{};  ///< Milliseconds of a steady clock, within 30 seconds.
};

}  // namespace Sidestage
