// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/charity.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "storage/database.h"

namespace Sidestage::Sandbox {

/// Charity campaigns and their donations (specification: Charity). One campaign per channel at a time.
/// Errors carry the status and the words that an endpoint would answer with.
class Campaigns : public Area
{
public:
    static const char *const tables;

    explicit Campaigns(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice) override;

    /// The campaign that runs.
    std::optional<Api::CharityCampaign> running(const QString &broadcasterId);
    struct Story
    {
        Api::CharityCampaign campaign{};
        QDateTime startedAt{};  ///< UTC.
        QDateTime stoppedAt{};  ///< UTC; invalid: it runs.
    };
    /// Of any campaign, also one that has ended.
    std::optional<Story> story(const QString &campaignId);
    /// Starts one, in the currency and with the decimal places (0 to 4) of `target`, whose value 0 means
    /// no goal. Refused while another runs (409), for a channel that is neither a partner's nor an
    /// affiliate's (403), and when the name or the currency is none or the goal is negative (400).
    Result<Api::CharityCampaign> start(const QString &broadcasterId, const QString &charityName,
                                       const Api::Money &target);
    /// In the campaign's minor units; 0: no goal. Refused when no campaign runs (404).
    Result<void> setTarget(const QString &broadcasterId, qint64 target);
    /// Ends it: the service forgets it, the store does not. Refused when no campaign runs (404).
    Result<void> stop(const QString &broadcasterId);

    /// `value` in the campaign's minor units, at least 1. Refused when no campaign runs or there is no
    /// such user (404), and when the sum would be more than can be told (400).
    Result<Api::CharityDonation> donate(const QString &broadcasterId, const QString &userId, qint64 value);
    /// So many donations at once, by users who exist: for scenarios, tests and benchmarks. They are told
    /// as one progress.
    Result<void> fill(const QString &broadcasterId, int count);

    struct Slice
    {
        QList<Api::CharityDonation> rows{};
        std::optional<qint64> next{};  ///< The row behind which the next page begins.
    };
    /// Of the campaign that runs, the newest first.
    Result<Slice> donations(const QString &broadcasterId, std::optional<qint64> after, int count);
    /// Of any campaign, also one that has ended.
    std::optional<Api::CharityDonation> donation(const QString &id);
    /// The name of the charity of a campaign, also of one that has ended; null when there is no such.
    QString charityOf(const QString &campaignId);

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    /// What donations are added to.
    struct Collection
    {
        qint64 row = 0;
        QString id{};
        qint64 collected = 0;  ///< In minor units.
        int decimalPlaces = 0;
        QString currency{};
    };

    Api::CharityCampaign read(const Rows &rows) const;
    std::optional<Collection> collection(const QString &broadcasterId);
    qint64 nextDonation();
    Result<void> insert(qint64 row, const Collection &into, qint64 userId, qint64 value);
    /// Adds as many as are asked for, of usual amounts, by some of `donors`.
    Result<void> collect(const Collection &into, const QList<qint64> &donors, int count, Dice &dice);

    World &m_world;
};

}  // namespace Sidestage::Sandbox
