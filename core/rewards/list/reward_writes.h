// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QPointer>
#include <QSet>

namespace Sidestage {

class Client;

// Calls that change a reward, carried on until it is known what came of them: when the line is cut or the
// service stumbles, it may have done what was asked all the same. So it is read again, and what has not
// happened is asked for again, three times in all. Errors are the service's last.

/// `known`: the rewards there were before, so that a new one is not taken for an old one of that title.
QCoro::Task<Result<Api::Reward>> createWithRetry(QPointer<Client> client, Api::CreateReward request,
                                                 QSet<QString> known);
QCoro::Task<Result<Api::Reward>> updateWithRetry(QPointer<Client> client, Api::UpdateReward request);
/// A reward that does not exist (any more) counts as deleted.
QCoro::Task<Result<void>> removeWithRetry(QPointer<Client> client, Api::DeleteReward request);

/// Waits. Gives true.
QCoro::Task<bool> delay(std::chrono::milliseconds time);

}  // namespace Sidestage
