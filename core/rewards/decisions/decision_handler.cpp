// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_handler.h"

#include "accounts/account.h"
#include "client/client.h"
#include "schema/describe.h"

namespace Sidestage {

using namespace Api;

namespace {

/// What a restart needs to show the redemption, with short names: there may be 100,000.
struct KeptRedemption
{
    QString title{};
    QString userId{};
    QString login{};
    QString name{};
    QString input{};
    qint64 at = 0;  ///< Milliseconds since the epoch; 0: not known.

    static void describe(auto &is)
    {
        is("title", &KeptRedemption::title);
        is("user", &KeptRedemption::userId);
        is("login", &KeptRedemption::login);
        is("name", &KeptRedemption::name);
        is("input", &KeptRedemption::input);
        is("at", &KeptRedemption::at);
    }
};

const QString fulfilled = QStringLiteral("fulfilled");
const QString canceled = QStringLiteral("canceled");

}  // namespace

QString DecisionHandler::textOf(RedemptionDecision decision)
{
    return decision == RedemptionDecision::Fulfilled ? fulfilled : canceled;
}

std::optional<RedemptionDecision> DecisionHandler::fromText(QStringView text)
{
    if (text == fulfilled)
        return RedemptionDecision::Fulfilled;
    return text == canceled ? std::optional(RedemptionDecision::Canceled) : std::nullopt;
}

QString DecisionHandler::laneOf(const QString &rewardId, RedemptionDecision decision)
{
    return textOf(decision) + u':' + rewardId;
}

RedemptionDecision DecisionHandler::decisionOf(const OutboxRow &row)
{
    return row.lane.startsWith(fulfilled) ? RedemptionDecision::Fulfilled : RedemptionDecision::Canceled;
}

std::optional<RedemptionDecision> DecisionHandler::outcomeOf(const OutboxRow &row)
{
    return fromText(row.outcome);
}

OutboxRow DecisionHandler::rowOf(const Redemption &redemption, RedemptionDecision decision)
{
    const QDateTime &at = redemption.redeemedAt;
    return {.key = redemption.id,
            .lane = laneOf(redemption.reward.id, decision),
            .request = toText(KeptRedemption{.title = redemption.reward.title,
                                             .userId = redemption.userId,
                                             .login = redemption.userLogin,
                                             .name = redemption.userName,
                                             .input = redemption.userInput,
                                             .at = at.isValid() ? at.toMSecsSinceEpoch() : 0}),
            .weight = redemption.reward.cost};
}

Redemption DecisionHandler::redemptionOf(const OutboxRow &row)
{
    const auto kept = Api::fromText<KeptRedemption>(row.request).value_or(KeptRedemption());
    return {.id = row.key,
            .userId = kept.userId,
            .userLogin = kept.login,
            .userName = kept.name,
            .userInput = kept.input,
            .status = RedemptionStatus::Unfulfilled,
            .redeemedAt = kept.at > 0 ? QDateTime::fromMSecsSinceEpoch(kept.at, Qt::UTC) : QDateTime(),
            .reward = {.id = rewardOf(row), .title = kept.title, .cost = row.weight}};
}

void DecisionHandler::send(const Batch &batch, QObject *context, Done done)
{
    const auto decision = decisionOf(batch.rows.first());
    UpdateRedemptions request{.broadcasterId = account()->userId(),
                              .rewardId = rewardOf(batch.rows.first()),
                              .ids = batch.keys(),
                              .status = decision};
    client()->call(request).then(context,
                                 [decision, done = std::move(done)](const Result<QList<Redemption>> &answer) {
                                     if (!answer)
                                         return done(answer.error());
                                     Outcomes outcomes;
                                     for (const Redemption &redemption : *answer)
                                         outcomes.insert(redemption.id, {.outcome = textOf(decision)});
                                     done(outcomes);
                                 });
}

void DecisionHandler::verify(const Batch &batch, QObject *context, Done done)
{
    GetRedemptions request{.broadcasterId = account()->userId(),
                           .rewardId = rewardOf(batch.rows.first()),
                           .ids = batch.keys(),
                           .first = most};
    client()->call(request).then(
        context, [batch, done = std::move(done)](const Result<Page<Redemption>> &found) {
            if (!found)
                return done(found.error());
            QHash<QString, RedemptionStatus> status;
            for (const Redemption &redemption : found->data)
                status.insert(redemption.id, redemption.status);
            Outcomes outcomes;
            for (const OutboxRow &row : batch.rows) {
                const auto now = status.constFind(row.key);
                if (now == status.constEnd()) {
                    outcomes.insert(row.key, {.state = OutboxState::Gone});
                } else if (*now == RedemptionStatus::Fulfilled || *now == RedemptionStatus::Canceled) {
                    const auto made = *now == RedemptionStatus::Fulfilled ? RedemptionDecision::Fulfilled
                                                                          : RedemptionDecision::Canceled;
                    // Decided as wanted, probably by us. If others did it, the result is the same.
                    const bool isOurs = row.maybeSent && made == decisionOf(row);
                    outcomes.insert(row.key,
                                    {.state = isOurs ? OutboxState::Done : OutboxState::Elsewhere,
                                     .outcome = textOf(made)});
                } else if (*now != RedemptionStatus::Unfulfilled) {
                    outcomes.insert(row.key, {.state = OutboxState::Elsewhere});
                }
            }
            done(outcomes);
        });
}

}  // namespace Sidestage
