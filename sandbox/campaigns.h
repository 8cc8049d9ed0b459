// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/charity.h"
#include "base/result.h"

namespace Sidestage::Sandbox {

class Dice;
class World;

/// Charity campaigns and their donations (specification: Charity). One campaign per channel at a time.
class Campaigns
{
public:
    /// The tables this keeps, as a migration of the store.
    static const char *const tables;

    explicit Campaigns(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice);

    /// The campaign that runs.
    std::optional<Api::CharityCampaign> running(const QString &broadcasterId);
    /// Starts one, in the currency and with the decimal places of `target`, whose value 0 means no goal.
    /// Refused (409) while another runs.
    Result<Api::CharityCampaign> start(const QString &broadcasterId, const QString &charityName,
                                       const Api::Money &target);
    /// In the campaign's minor units; 0: no goal.
    Result<void> setTarget(const QString &broadcasterId, qint64 target);
    /// Ends it: the service forgets it.
    Result<void> stop(const QString &broadcasterId);

    /// `value` in the campaign's minor units, at least 1. Refused (404) when no campaign runs.
    Result<Api::CharityDonation> donate(const QString &broadcasterId, const QString &userId, qint64 value);
    /// So many donations at once, by users who exist: for scenarios, tests and benchmarks.
    Result<void> fill(const QString &broadcasterId, int count);

    struct Slice
    {
        QList<Api::CharityDonation> rows{};
        std::optional<qint64> next{};  ///< The row behind which the next page begins.
    };
    /// Of the campaign that runs, the newest first.
    Result<Slice> donations(const QString &broadcasterId, std::optional<qint64> after, int count);
    std::optional<Api::CharityDonation> donation(const QString &id);

private:
    World &m_world;
};

}  // namespace Sidestage::Sandbox
