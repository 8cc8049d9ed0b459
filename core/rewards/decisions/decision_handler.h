// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "outbox/account_outbox_handler.h"

namespace Sidestage {

/// Sends decisions about redemptions: at most 50 of one reward in a call.
class DecisionHandler : public AccountOutboxHandler
{
    Q_OBJECT
public:
    /// The service's limit of ids per call.
    static constexpr int most = 50;

    using AccountOutboxHandler::AccountOutboxHandler;

    static OutboxRow rowOf(const Api::Redemption &redemption, Api::RedemptionDecision decision);
    /// As much of the redemption as the row contains: enough to show it before the service responds.
    static Api::Redemption redemptionOf(const OutboxRow &row);
    static QString laneOf(const QString &rewardId, Api::RedemptionDecision decision);
    static QString rewardOf(const OutboxRow &row) { return row.lane.mid(row.lane.indexOf(u':') + 1); }
    static Api::RedemptionDecision decisionOf(const OutboxRow &row);
    /// What was decided, by OutboxRow::outcome; none: not known.
    static std::optional<Api::RedemptionDecision> outcomeOf(const OutboxRow &row);
    static QString textOf(Api::RedemptionDecision decision);
    static std::optional<Api::RedemptionDecision> fromText(QStringView text);

    void send(const Batch &batch, QObject *context, Done done) override;
    void verify(const Batch &batch, QObject *context, Done done) override;
};

}  // namespace Sidestage
