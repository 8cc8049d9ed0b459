// SPDX-License-Identifier: GPL-3.0-or-later
#include "fault_injection.h"

namespace Sidestage::Sandbox {

std::optional<InjectedFault> FaultQueue::take(QByteArrayView path)
{
    for (qsizetype i = 0; i < m_waiting.size(); ++i) {
        InjectedFault &waiting = m_waiting[i];
        if (!waiting.path.isEmpty() && waiting.path != path)
            continue;
        if (waiting.skip > 0) {
            --waiting.skip;
            return {};
        }
        if (waiting.times < 0)
            return waiting;
        if (waiting.times > 1) {
            --waiting.times;
            return waiting;
        }
        return m_waiting.takeAt(i);
    }
    return {};
}

}  // namespace Sidestage::Sandbox
