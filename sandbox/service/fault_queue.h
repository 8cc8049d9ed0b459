// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <functional>
#include <optional>

namespace Sidestage::Sandbox {

/// The pending faults. Each request, or each notification, gets the first one that fits it.
///
/// A Fault has an `id`, which counts up from 1 and is set by add(); `times`, how many it affects, negative:
/// until it is removed; `skip`, how many that fit pass unaffected before; and fits().
template <class Fault>
class FaultQueue
{
public:
    /// Returns the fault's id.
    qint64 add(Fault fault)
    {
        fault.id = ++m_lastId;
        m_waiting.append(std::move(fault));
        return m_lastId;
    }
    void clear() { m_waiting.clear(); }
    bool isEmpty() const { return m_waiting.isEmpty(); }
    const QList<Fault> &waiting() const { return m_waiting; }
    /// Removes the faults for which `gone` returns true, and returns their number.
    qsizetype removeIf(const std::function<bool(const Fault &)> &gone) { return m_waiting.removeIf(gone); }

    std::optional<Fault> take(const auto &...what)
    {
        for (qsizetype i = 0; i < m_waiting.size(); ++i) {
            Fault &waiting = m_waiting[i];
            if (!waiting.fits(what...))
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

private:
    QList<Fault> m_waiting{};
    qint64 m_lastId = 0;
};

}  // namespace Sidestage::Sandbox
