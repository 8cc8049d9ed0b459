// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QHash>
#include <QStringList>

#include <functional>

namespace Sidestage {

class Database;

/// What somebody has redeemed in a channel, as far as it was seen here.
struct Redeemed
{
    int redemptions = 0;
    qint64 points = 0;  ///< Of those that were fulfilled.

    bool operator==(const Redeemed &) const = default;
};

/// What these users have redeemed; who has not is left out. Called in the store's thread. The area that keeps
/// redemptions gives it to the one that asks, so that neither has to know the other.
using ReadRedeemed = std::function<Result<QHash<QString, Redeemed>>(Database &, const QStringList &userIds)>;

}  // namespace Sidestage
