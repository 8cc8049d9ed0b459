// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/charity.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "storage/database.h"

namespace Sidestage::Sandbox {

/// Charity campaigns and their donations (specification: Charity). One campaign per channel at a time.
/// Errors carry the status and the message with which an endpoint would answer.
class Campaigns : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// Returns the running campaign.
    std::optional<Api::CharityCampaign> running(const QString &broadcasterId);
    struct Story
    {
        Api::CharityCampaign campaign{};
        QDateTime startedAt{};  ///< UTC.
        QDateTime stoppedAt{};  ///< UTC; invalid: still running.
    };
    /// Returns any campaign, also one that has ended.
    std::optional<Story> story(const QString &campaignId);
    /// Starts a campaign in the currency and with the decimal places (0 to 4) of `target`; its value 0 means
    /// no goal. Errors: 409 while another one runs, 403 for a channel that is neither a partner's nor an
    /// affiliate's, 400 for an empty name, an invalid currency or a negative goal.
    Result<Api::CharityCampaign> start(const QString &broadcasterId, const QString &charityName,
                                       const Api::Money &target);
    /// `target` in the campaign's minor units; 0: no goal. Errors: 404 when no campaign runs, 400 when it is
    /// negative.
    Result<void> setTarget(const QString &broadcasterId, qint64 target);
    /// Ends the campaign. The service no longer returns it, but it stays in the database. Error: 404 when no
    /// campaign runs.
    Result<void> stop(const QString &broadcasterId);

    /// `value` in the campaign's minor units, at least 1. Errors: 404 when no campaign runs or the user does
    /// not exist, 400 for a smaller value or when the sum would overflow.
    Result<Api::CharityDonation> donate(const QString &broadcasterId, const QString &userId, qint64 value);
    /// Adds `count` donations by existing users at once, for scenarios, tests and benchmarks. Publishes a
    /// single progress event.
    Result<void> fill(const QString &broadcasterId, int count);

    /// Returns donations to the running campaign, the newest first. Error: 400 for a cursor of another list.
    Result<Api::Page<Api::CharityDonation>> donations(const QString &broadcasterId, int count,
                                                      const std::optional<QString> &after);
    /// Returns a donation to any campaign, also one that has ended.
    std::optional<Api::CharityDonation> donation(const QString &id);
    /// Returns the name of the charity of any campaign, also one that has ended; null if there is no such
    /// campaign.
    QString charityOf(const QString &campaignId);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    /// The campaign to which donations are added.
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
    /// Adds `count` donations of typical amounts by some of `donors`.
    Result<void> collect(const Collection &into, const QList<qint64> &donors, int count, Dice &dice);
};

}  // namespace Sidestage::Sandbox
