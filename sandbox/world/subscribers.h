// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "area.h"
#include "storage/database.h"

#include <chrono>
#include <optional>

namespace Sidestage::Sandbox {

/// Stores who subscribes to whom, like Follows. Its rules are those of Subscriptions.
///
/// A subscription that was bought goes on from month to month until it is ended. One that was given ends
/// after a month. A channel that ever had a subscriber is in its own list too, as on the public service;
/// totals do not count that row.
class Subscribers : public Area
{
public:
    static const char *const tables;
    static constexpr std::chrono::milliseconds month = std::chrono::hours(30 * 24);

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    struct Row
    {
        QString broadcasterId{};
        QString userId{};
        int tier = 1000;  ///< Or 2000, 3000.
        bool isGift = false;
        QString gifterId{};  ///< Empty: it was bought, or given by somebody unknown.
        int months = 1;      ///< In all, with the current one; those of earlier subscriptions count.
        int streak = 1;      ///< Months without a gap.
    };
    std::optional<Row> find(const QString &broadcasterId, const QString &userId);
    /// A channel and the tier.
    using Subscribed = std::pair<qint64, int>;
    /// In the order of the channels' ids, from `firstChannel` on.
    Result<QList<Subscribed>> subscribedTo(const QString &userId, qint64 firstChannel);

    struct Totals
    {
        qint64 subscriptions = 0;
        qint64 points = 0;            ///< 1, 2 or 6 for a subscription, by its tier.
        qint64 newSubscriptions = 0;  ///< Like the next one: of all that ever began, so that it only rises.
        qint64 newPoints = 0;
    };
    Totals totals(const QString &broadcasterId);

    /// Adds a subscription that begins now. Months of an earlier one are added to its `months`.
    void add(Transaction &t, Row row);
    /// A month more, from now on. One that was given becomes the viewer's own.
    void renew(Transaction &t, const QString &broadcasterId, const QString &userId);
    /// Removes it, and remembers its months.
    void remove(Transaction &t, const QString &broadcasterId, const QString &userId);
    /// The last subscription of this user that has ended.
    std::optional<Row> former(const QString &broadcasterId, const QString &userId);
    /// Those that were given and are over.
    Result<QList<Row>> over();
    /// Lets up to `count` existing users subscribe at once, and returns how many.
    int fill(Transaction &t, const QString &broadcasterId, int count);
    /// The number of users who could.
    int othersCount(const QString &broadcasterId);

    void countGifts(Transaction &t, const QString &broadcasterId, const QString &gifterId, int count);
    /// How many this user has ever given in the channel.
    int giftsBy(const QString &broadcasterId, const QString &gifterId);

private:
    Row read(const Rows &rows) const;
};

}  // namespace Sidestage::Sandbox
