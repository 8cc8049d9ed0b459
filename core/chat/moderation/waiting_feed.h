// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/events/moderation.h"
#include "api/moderation/unban_requests.h"
#include "feed/feed.h"
#include "moderation_action.h"

#include <QTimer>

namespace Sidestage {

/// Something that waits for a decision of a moderator.
struct Waiting
{
    /// In the order in which the groups are shown.
    enum class Kind : quint8 { Held, Request, Suspicious };

    QString key{};  ///< As ModerationAction::key() of its decision; of suspicious viewers "suspicious/…".
    Kind kind{};
    QString channelId{};
    QString channelName{};
    QString userId{};
    QString userLogin{};
    QString userName{};
    QString id{};  ///< Of the message or the request.
    QString text{};
    QList<Api::TextBoundary> flagged{};  ///< The parts of the text for which it is held.
    /// Of a held message: the category, or "blocked_term". Of a viewer: "restricted", "active_monitoring" or
    /// the evaluation of a ban evasion ("likely", "possible").
    QString reason{};
    int level = 0;      ///< Of the category, 1 to 4.
    QDateTime since{};  ///< UTC.
    QDateTime until{};  ///< UTC: the service drops a held message then. Invalid: no end.
    /// Of a decision that others have made, or of the service; in a list also "done". Empty: it waits.
    QString outcome{};
    bool isHead = false;  ///< The row above a group.

    bool operator==(const Waiting &) const = default;
};

/// What waits for moderators in one channel: messages that AutoMod holds, unban requests, and suspicious
/// viewers who have written. Held messages and viewers are known from events only, so none from before the
/// start of the program.
class WaitingFeed : public Feed
{
    Q_OBJECT
public:
    /// The service drops a held message after this time.
    static constexpr std::chrono::minutes heldFor{5};

    /// `account` must outlive this, and moderate the channel.
    WaitingFeed(Account *account, QString channelId, QString channelName, QObject *parent = nullptr);

    bool mayRead() const override;
    bool mayHold() const { return account()->may(Api::Scope::ModeratorManageAutomod); }
    /// Whether moderated() reports what moderators do now.
    bool hearsModerators() const;
    bool maySuspect() const { return account()->may(Api::Scope::ModeratorReadSuspiciousUsers); }

    const QString &channelId() const { return m_channelId; }
    const QString &channelName() const { return m_channelName; }
    /// The oldest first.
    const QList<Waiting> &rows() const { return m_rows; }
    /// Removes a row: it is decided, or not of interest.
    void drop(const QString &key);

Q_SIGNALS:
    /// A moderator has done something. Requires all scopes of channel.moderate.
    void moderated(const Sidestage::Api::ChannelModerated &event, const QDateTime &at);
    /// A held message was decided, here or by somebody else. moderated() does not report that.
    void heldDecided(const Sidestage::Api::HeldMessageDecided &event, const QDateTime &at);

protected:
    Bound read() override;
    bool listen() override;

private:
    Waiting made(Waiting::Kind kind, const Api::EventUser &user, const QString &id) const;
    void put(const Waiting &row);
    void decided(const QString &key, const QString &outcome, const QString &by);
    void expire();

    QString m_channelId;
    QString m_channelName;
    QList<Waiting> m_rows{};
    QTimer m_expiry{};
    bool m_hearsHeld = false;
    bool m_hearsRequests = false;
    bool m_hearsSuspicious = false;
    bool m_hearsModerators = false;
};

}  // namespace Sidestage
