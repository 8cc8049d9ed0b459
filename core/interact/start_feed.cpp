// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_feed.h"

namespace Sidestage {

void StartFeed::settle(const std::function<bool(const Unsure &)> &wasStarted)
{
    const auto start = std::exchange(m_unsure, {});
    if (!start)
        return;
    if (wasStarted(*start))
        Q_EMIT started();
    else
        Q_EMIT failed({.kind = Error::Kind::Conflict, .message = tr("It was not started. Try it again.")});
}

}  // namespace Sidestage
