// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "money.h"
#include "money_sums.h"

#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QUrl>

namespace Sidestage {

/// A donation, as the service tells it and as it came here.
struct Donation
{
    QString id{};  ///< Unique across campaigns.
    QString campaignId{};
    QString userId{};
    QString userLogin{};
    QString userName{};  ///< Empty: the account is gone.
    Money amount{};
    QDateTime
        seenAt{};  ///< UTC, when it arrived here; invalid: before anybody looked. The service gives no time.
    qint64 place = 0;  ///< The newer, the greater; of no other meaning.

    bool operator==(const Donation &) const = default;
};

/// The donations of one currency that the ledger of a campaign holds.
struct LedgerSum
{
    Money amount{};
    qint64 donations = 0;

    bool operator==(const LedgerSum &) const = default;
};

/// A campaign as it stands in the ledger, which keeps it when the service has forgotten it.
struct CampaignRecord
{
    QString id{};
    QString charityName{};
    QString description{};
    QUrl logo{};
    QUrl website{};
    Money total{};                  ///< What the service said last.
    std::optional<Money> target{};  ///< None: no goal was set.
    QDateTime startedAt{};          ///< UTC; invalid: nobody was looking when it began.
    QDateTime firstSeenAt{};        ///< UTC.
    QDateTime seenAt{};             ///< UTC, when the service last spoke of it.
    QDateTime endedAt{};            ///< UTC; invalid: it runs.
    bool isEndExact = false;  ///< The service told it; else it is when the campaign was not there any more.
    /// All donations up to the one of this place are in the ledger; none: the list was never read to its end.
    std::optional<qint64> completeTo{};
    QList<LedgerSum> sums{};  ///< Of the donations in the ledger.

    bool isRunning() const { return !endedAt.isValid(); }
    /// When it began, as far as is known.
    QDateTime beginning() const { return startedAt.isValid() ? startedAt : firstSeenAt; }
    qint64 donations() const
    {
        qint64 all = 0;
        for (const LedgerSum &sum : sums)
            all += sum.donations;
        return all;
    }
    /// Adds to sums; false when it would not fit.
    bool count(const Money &amount);
    /// What the service's total is more than the donations here (less: negative). None: it cannot be told.
    std::optional<Money> difference() const;

    bool operator==(const CampaignRecord &) const = default;
};

/// What the service's total was at some time.
struct ProgressPoint
{
    QDateTime at{};    ///< UTC.
    qint64 total = 0;  ///< In minor units of the campaign.

    bool operator==(const ProgressPoint &) const = default;
};

/// An amount at which something has been promised.
struct Milestone
{
    qint64 id = 0;  ///< 0: it is new.
    Money amount{};
    QString title{};
    bool isReached = false;
    QDateTime reachedAt{};  ///< UTC; invalid: it was reached before it was made.

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
