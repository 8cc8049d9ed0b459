// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "money.h"
#include "storage/table_sql.h"

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

    static constexpr Table table{
        .name = "charity_donations",
        .key = "account, id",
        .scope = "account",
        .indexes = "CREATE INDEX charity_donations_by_place"
                   " ON charity_donations (account, campaign, place DESC, id DESC);",
    };
    static void describe(auto &is)
    {
        is("id", &Donation::id);
        is("campaign", &Donation::campaignId);
        is("user_id", &Donation::userId);
        is("user_login", &Donation::userLogin);
        is("user_name", &Donation::userName);
        is.embed(&Donation::amount);
        is("seen_at", &Donation::seenAt);
        is("place", &Donation::place);
    }
    bool operator==(const Donation &) const = default;
};

/// The total of the donations of one currency in the ledger of a campaign.
struct LedgerSum
{
    Money amount{};
    qint64 donations = 0;

    static constexpr Table table{
        .name = "charity_sums", .key = "account, campaign, currency", .scope = "account, campaign"};
    static void describe(auto &is)
    {
        is.embed(&LedgerSum::amount);
        is("donations", &LedgerSum::donations);
    }
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

    static constexpr Table table{.name = "charity_campaigns", .key = "account, id", .scope = "account"};
    /// All but the sums, which have a table of their own.
    static void describe(auto &is)
    {
        using Self = CampaignRecord;
        is("id", &Self::id);
        is("charity_name", &Self::charityName);
        is("description", &Self::description);
        is("logo", &Self::logo);
        is("website", &Self::website);
        is.column(
            "currency", [](const Self &one) { return one.total.currency(); },
            [](Self &one, const QString &currency) { one.total = Money(0, 0, currency); });
        is.column(
            "decimal_places", [](const Self &one) { return one.total.decimals(); },
            [](Self &one, int decimals) { one.total = Money(0, decimals, one.total.currency()); });
        is.column(
            "total", [](const Self &one) { return one.total.minor(); },
            [](Self &one, qint64 minor) { one.total = one.total.of(minor); });
        is.column(
            "target",
            [](const Self &one) { return one.target ? std::optional(one.target->minor()) : std::nullopt; },
            [](Self &one, std::optional<qint64> minor) {
                one.target = minor ? std::optional(one.total.of(*minor)) : std::nullopt;
            });
        is("started_at", &Self::startedAt);
        is("first_seen_at", &Self::firstSeenAt, Api::required);
        is("seen_at", &Self::seenAt, Api::required);
        is("ended_at", &Self::endedAt);
        is("is_end_exact", &Self::isEndExact);
        is("complete_to", &Self::completeTo);
    }
    bool operator==(const CampaignRecord &) const = default;
};

/// The service's total at a point in time.
struct ProgressPoint
{
    QDateTime at{};    ///< In UTC.
    qint64 total = 0;  ///< In minor units of the campaign.

    static constexpr Table table{
        .name = "charity_progress", .key = "account, campaign, at", .scope = "account, campaign"};
    static void describe(auto &is)
    {
        is("at", &ProgressPoint::at, Api::required);
        is("total", &ProgressPoint::total);
    }
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

    static constexpr Table table{
        .name = "charity_milestones",
        .key = "id",
        .scope = "account, campaign",
        .isSerial = true,
        .indexes = "CREATE INDEX charity_milestones_of_campaign"
                   " ON charity_milestones (account, campaign, value);",
    };
    static void describe(auto &is)
    {
        is("id", &Milestone::id);
        is.embed(&Milestone::amount);
        is("title", &Milestone::title);
        is("is_reached", &Milestone::isReached);
        is("reached_at", &Milestone::reachedAt);
    }
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
