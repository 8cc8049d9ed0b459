// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "money.h"
#include "money_sums.h"

#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QUrl>

namespace Sidestage {

/// A donation, with the service's data and its time of arrival.
struct Donation
{
    QString id{};  ///< Unique across campaigns.
    QString campaignId{};
    QString userId{};
    QString userLogin{};
    QString userName{};  ///< Empty: the account was deleted.
    Money amount{};
    QDateTime seenAt{};  ///< In UTC, on arrival; invalid: before the first read. The service reports no time.
    qint64 place = 0;    ///< Greater for newer donations; has no other meaning.

    bool operator==(const Donation &) const = default;
};

/// The total of the donations of one currency in the ledger of a campaign.
struct LedgerSum
{
    Money amount{};
    qint64 donations = 0;

    bool operator==(const LedgerSum &) const = default;
};

/// A campaign in the ledger, which keeps it after the service has removed it.
struct CampaignRecord
{
    QString id{};
    QString charityName{};
    QString description{};
    QUrl logo{};
    QUrl website{};
    Money total{};                  ///< As last reported by the service.
    std::optional<Money> target{};  ///< Empty: no goal was set.
    QDateTime startedAt{};          ///< In UTC; invalid: the start was not observed.
    QDateTime firstSeenAt{};        ///< In UTC.
    QDateTime seenAt{};             ///< In UTC, when the service last reported it.
    QDateTime endedAt{};            ///< In UTC; invalid: it is running.
    bool isEndExact = false;        ///< Reported by the service; else when the campaign was found missing.
    /// All donations up to this place are in the ledger. Empty: the list was never read to its end.
    std::optional<qint64> completeTo{};
    QList<LedgerSum> sums{};  ///< Of the donations in the ledger.

    bool isRunning() const { return !endedAt.isValid(); }
    /// The start, as far as known.
    QDateTime beginning() const { return startedAt.isValid() ? startedAt : firstSeenAt; }
    qint64 donations() const
    {
        qint64 all = 0;
        for (const LedgerSum &sum : sums)
            all += sum.donations;
        return all;
    }
    /// Adds the amount to `sums`. Returns false if the sum does not fit.
    bool count(const Money &amount);
    /// The service's total minus the donations in the ledger. Empty: cannot be computed.
    std::optional<Money> difference() const;

    bool operator==(const CampaignRecord &) const = default;
};

/// The service's total at a point in time.
struct ProgressPoint
{
    QDateTime at{};    ///< In UTC.
    qint64 total = 0;  ///< In minor units of the campaign.

    bool operator==(const ProgressPoint &) const = default;
};

/// An amount for which the streamer has promised something.
struct Milestone
{
    qint64 id = 0;  ///< 0: not stored yet.
    Money amount{};
    QString title{};
    bool isReached = false;
    QDateTime reachedAt{};  ///< In UTC; invalid: reached before it was added.

    bool operator==(const Milestone &) const = default;
};

inline bool CampaignRecord::count(const Money &amount)
{
    for (LedgerSum &sum : sums) {
        if (sum.amount.currency() != amount.currency())
            continue;
        const auto more = sum.amount.plus(amount);
        if (more)
            sum.amount = *more;
        ++sum.donations;
        return more.has_value();
    }
    sums.append({amount, 1});
    return true;
}

inline std::optional<Money> CampaignRecord::difference() const
{
    Money given = total.of(0);
    for (const LedgerSum &sum : sums) {
        if (sum.amount.currency() == total.currency())
            given = sum.amount;
    }
    return total.minus(given);
}

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::Donation)
