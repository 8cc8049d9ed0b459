// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QPointer>
#include <QSet>

namespace Sidestage {

class Client;

// Calls that change a reward, repeated until the outcome is known. When the connection is lost or the service
// fails, the change may have been made all the same. So the reward is read, and a change that was not made is
// sent again, up to three times in all. Errors are the last ones of the service.

/// A reward that is to be paused is created disabled, then enabled and paused. If that fails, it stays
/// disabled. `known`: the rewards that existed before, so that one with the same title is not taken for the
/// new one.
QCoro::Task<Result<Api::Reward>> createWithRetry(QPointer<Client> client, Api::CreateReward request,
                                                 QSet<QString> known);
QCoro::Task<Result<Api::Reward>> updateWithRetry(QPointer<Client> client, Api::UpdateReward request);
/// A reward that does not exist (any more) counts as deleted. Returns one that has only its id.
QCoro::Task<Result<Api::Reward>> removeWithRetry(QPointer<Client> client, Api::DeleteReward request);

/// Waits for `time`; returns true.
QCoro::Task<bool> delay(std::chrono::milliseconds time);

}  // namespace Sidestage
