// SPDX-License-Identifier: GPL-3.0-or-later
#include "budget.h"

#include "answer.h"

#include <algorithm>

namespace Sidestage {

void Budget::update(const Answer &answer)
{
    if (!answer.budgetLimit || !answer.budgetRemaining)
        return;
    constexpr int highest = 1'000'000;  // whatever a service reports, it can be calculated with
    m_limit = std::clamp(*answer.budgetLimit, 0, highest);
    m_remaining = std::clamp(*answer.budgetRemaining, 0, m_limit);
    m_resetAt = answer.budgetResetAt;
    Q_EMIT changed();
}

}  // namespace Sidestage
