// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/users.h"
#include "base/result.h"

#include <QStringList>

namespace Sidestage::Sandbox {

class World;

/// The app that is registered in every sandbox, for trying things out without registration.
struct ReadyClient
{
    QString id{};
    QString secret{};
    QString redirectUri{};
};

/// The same seed produces the same secret.
ReadyClient readyClient(quint64 seed);

/// Adds `count` new users who follow the channel, some seconds to hours apart, the newest now.
Result<void> addFollowers(World &world, const QString &broadcasterId, int count);

/// Adds `count` new users and returns their ids.
Result<QStringList> addStrangers(World &world, int count,
                                 Api::BroadcasterType type = Api::BroadcasterType::Plain);

}  // namespace Sidestage::Sandbox
