// SPDX-License-Identifier: GPL-3.0-or-later
#include "budget.h"

#include "answer.h"

namespace Sidestage {

void Budget::update(const Answer &answer)
{
    if (!answer.budgetLimit || !answer.budgetRemaining)
        return;
    m_limit = *answer.budgetLimit;
    m_remaining = *answer.budgetRemaining;
    m_resetAt = answer.budgetResetAt;
    Q_EMIT changed();
}

}  // namespace Sidestage
