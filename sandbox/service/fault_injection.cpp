// SPDX-License-Identifier: GPL-3.0-or-later
#include "fault_injection.h"

namespace Sidestage::Sandbox {

qint64 FaultQueue::add(InjectedFault fault)
{
    fault.id = ++m_lastId;
    m_waiting.append(std::move(fault));
    return m_lastId;
}

qsizetype FaultQueue::removeIf(const std::function<bool(const InjectedFault &)> &gone)
{
    return m_waiting.removeIf(gone);
}

std::optional<InjectedFault> FaultQueue::take(QByteArrayView path, QByteArrayView method,
                                              QByteArrayView query)
{
    for (qsizetype i = 0; i < m_waiting.size(); ++i) {
        InjectedFault &waiting = m_waiting[i];
        if ((!waiting.path.isEmpty() && waiting.path != path)
            || (!waiting.method.isEmpty() && waiting.method != method)
            || (!waiting.query.isEmpty() && !query.contains(waiting.query)))
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
