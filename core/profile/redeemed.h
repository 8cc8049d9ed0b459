// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QHash>
#include <QStringList>

#include <functional>

namespace Sidestage {

class Database;

/// What one viewer has redeemed in a channel, according to the local archive.
struct Redeemed
{
    int redemptions = 0;
    qint64 points = 0;  ///< Sum of the fulfilled redemptions.

    bool operator==(const Redeemed &) const = default;
};

/// Returns what these users have redeemed, without those who have redeemed nothing. Called on the store's
/// thread. The rewards area provides this function to the community area, so that neither depends on the
/// other.
using ReadRedeemed = std::function<Result<QHash<QString, Redeemed>>(Database &, const QStringList &userIds)>;

}  // namespace Sidestage
