// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "async/bound.h"
#include "client/pages.h"

#include <QObject>
#include <QSet>

#include <map>

namespace Sidestage {

class RedemptionQueue;

/// Reads what waits for some rewards into a RedemptionQueue, a limited number of calls at a time.
///
/// Two kinds of events can be lost, and they show at different places of the service's listing. A lost `add`
/// is at its new end, so that is read first: newest first, and on until a page holds only what is known and
/// reaches back to before the last reading. A lost `update` shows by absence, and that can be anywhere. An
/// ordinary queue, of some hundred redemptions, is therefore read whole each time: it costs a call for each
/// fifty, and there is nothing that it would not find. Of a longer one the new end is read each time, and
/// beside that the next part of the whole, the oldest first, where the last reading stopped: 100,000 that
/// wait are 2,000 calls, two and a half minutes of all that an account may ask.
///
/// What each page says is true for the stretch of time that its redemptions span, and for nothing else; so
/// parts read at different times need not fit together. Redemptions at the edge of a page, made in the same
/// millisecond, are carried over to the next one.
///
/// What is absent from a page is asked for by its id, fifty at a time, before it counts as decided: that also
/// tells how it was decided, and a listing that slips while it is read loses nothing. When a moderator has
/// emptied a long queue, the first hundred are asked for; when all of them have been decided, the page is
/// believed about the rest.
class QueueReader : public QObject
{
    Q_OBJECT
public:
    /// How many calls a reading may take.
    struct Effort
    {
        int whole = 60;  ///< For queues that are read whole, the short ones first.
        int part = 40;   ///< For going on with the others.
        /// While a reward has never been read to its end, it may go on until so much of the bucket is left.
        double reserve = 0.5;
    };

    /// Both must outlive this.
    QueueReader(Client *client, QString broadcasterId, RedemptionQueue *queue, QObject *parent = nullptr);
    ~QueueReader() override;

    void setRewards(const QStringList &ids);
    /// Reads; finished() tells. Not while isReading().
    void read(const Effort &effort);
    bool isReading() const { return m_reading; }
    /// Whether all that waits has been read, once at least.
    bool isComplete() const;
    /// About how many calls a reading takes.
    int calls(const Effort &effort) const;

Q_SIGNALS:
    void finished(const Sidestage::Result<void> &outcome);
    /// Redemptions of a reward that was complete, found by reading.
    void arrived(const QStringList &ids);

private:
    using Listing = Pages<Api::GetRedemptions>;
    /// What is known of the listing of a reward.
    struct Reward
    {
        std::optional<Listing> sweep{};      ///< The oldest first, going on from reading to reading.
        QDateTime sweptTo{};                 ///< Redemptions before that have been swept; invalid: none.
        QList<Api::Redemption> sweptEdge{};  ///< Those swept that were made just then.
        QDateTime newest{};                  ///< When the newest of the last reading was made.
        bool isComplete = false;
        bool isWhole = false;  ///< In this reading, it was read to its end.
    };

    Bound readAll(Effort effort);
    Api::GetRedemptions request(const QString &rewardId) const;
    QStringList inOrder() const;
    int pagesOf(const QString &rewardId) const;
    bool mayGoOn(const Effort &effort, int calls) const;
    bool take(const QString &rewardId, const QList<Api::Redemption> &page, const QDateTime &askedAt,
              bool isNews);
    void confirm(const QString &rewardId, const QStringList &asked,
                 const Result<Api::Page<Api::Redemption>> &told, const QDateTime &askedAt);

    Client *m_client;
    QString m_broadcasterId;
    RedemptionQueue *m_queue;
    std::map<QString, Reward> m_rewards{};
    QString m_sweptLast{};  ///< The reward whose turn it was.
    bool m_reading = false;
};

}  // namespace Sidestage
