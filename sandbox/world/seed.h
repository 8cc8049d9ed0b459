// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/users.h"
#include "base/result.h"

#include <QStringList>

namespace Sidestage::Sandbox {

class World;

/// The app that every sandbox knows, to try things out with at once.
struct ReadyClient
{
    QString id{};
    QString secret{};
    QString redirectUri{};
};

/// The same seed gives the same secret.
ReadyClient readyClient(quint64 seed);

/// Adds so many new users who follow the channel, some seconds to hours apart, the newest now.
Result<void> addFollowers(World &world, const QString &broadcasterId, int count);

/// Adds so many new users, and gives their ids.
Result<QStringList> addStrangers(World &world, int count,
                                 Api::BroadcasterType type = Api::BroadcasterType::Plain);

}  // namespace Sidestage::Sandbox
