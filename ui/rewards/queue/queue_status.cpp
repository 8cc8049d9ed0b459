// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_status.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/rewards_service.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct QueueStatusTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::QueueTexts)
};

}  // namespace

QueueStatus queueStatus(const RewardsService *service)
{
    using Kind = QueueStatus::Kind;
    const Account *account = service->account();
    const QString name = isolated(account->info().displayName);
    const bool mayDecide = account->may(Api::Scope::ChannelManageRedemptions);
    const auto status = [mayDecide](Kind kind, const QString &sentence = {}) {
        return QueueStatus{kind, sentence, mayDecide};
    };
    if (account->info().type == Api::BroadcasterType::Plain)
        return status(
            Kind::NotEligible,
            QueueStatusTexts::tr("Only Affiliates and Partners have Channel Points. %1 is neither yet.")
                .arg(name));
    if (!mayDecide && !account->may(Api::Scope::ChannelReadRedemptions))
        return status(
            Kind::NoPermission,
            QueueStatusTexts::tr("Sidestage needs permission to see the redemptions of %1.").arg(name));
    if (!service->feed()->asOf().isValid()) {
        const QString why = service->feed()->failure();
        return why.isEmpty()
            ? status(Kind::Loading)
            : status(Kind::Failed, QueueStatusTexts::tr("Could not load the queue. %1").arg(why));
    }
    if (service->rewards()->isKnown() && service->rewards()->ours().isEmpty())
        return status(
            Kind::NoRewards,
            QueueStatusTexts::tr("You have no rewards made with Sidestage yet. Only redemptions of those "
                                 "can be decided here. Create one on the Rewards page."));
    return status(Kind::Empty,
                  QueueStatusTexts::tr("No redemptions waiting. New ones appear here as they come in."));
}

}  // namespace Sidestage
