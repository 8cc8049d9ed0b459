// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

class RewardsService;

/// What the queue's page and its card show when no redemption is listed, and whether redemptions can be
/// decided.
struct QueueStatus
{
    enum class Kind : quint8 { NotEligible, NoPermission, Loading, Failed, NoRewards, Empty };

    Kind kind{};
    QString sentence{};  ///< Empty while Loading.
    bool mayDecide = false;

    /// Whether the account may see redemptions.
    bool isReadable() const { return kind > Kind::NoPermission; }
    bool isKnown() const { return kind >= Kind::NoRewards; }
};

QueueStatus queueStatus(const RewardsService *service);

}  // namespace Sidestage
