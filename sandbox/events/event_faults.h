// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <array>
#include <chrono>
#include <optional>

namespace Sidestage::Sandbox {

/// A failure to inject when notifications are sent to a client.
struct EventFault
{
    enum class Kind : quint8 {
        Drop,       ///< Not sent.
        Duplicate,  ///< Sent twice, with the same message id.
        Delay,      ///< Sent after `delay`.
        Reorder,    ///< Sent after the next one of the same session, or after five seconds; to a callback
                    ///< after five seconds.
        Cut,        ///< Not sent; the connection is aborted without a close frame. To a callback: this
                    ///< attempt has failed.
    };

    Kind kind = Kind::Drop;
    QString type{};     ///< "channel.follow"; empty: any.
    QString session{};  ///< The session to affect; empty: any session or callback.
    int times = 1;      ///< Number of notifications to affect; negative: until the fault is removed.
    int skip = 0;       ///< Number of matching notifications that pass unaffected before the first one.
    std::chrono::milliseconds delay{0};  ///< In the machine's time.
    qint64 id = 0;                       ///< Counts up from 1. Set by EventFaults::add().

    /// Maximum time for which a notification is held back to be sent after the next one.
    static constexpr std::chrono::milliseconds longestHeld{5'000};
};

constexpr auto namesOf(EventFault::Kind)
{
    return std::array{"drop", "duplicate", "delay", "reorder", "cut"};
}

/// The faults that wait for a matching notification.
class EventFaults
{
public:
    qint64 add(EventFault fault)
    {
        fault.id = ++m_last;
        m_waiting.append(std::move(fault));
        return m_last;
    }
    const QList<EventFault> &waiting() const { return m_waiting; }
    /// Returns the number of removed faults.
    template <class Gone>
    qsizetype remove(Gone gone)
    {
        return m_waiting.removeIf(gone);
    }
    void clear() { m_waiting.clear(); }

    /// Returns the fault for a notification of this type. `session`: empty for a callback.
    std::optional<EventFault> take(const QString &type, const QString &session)
    {
        for (qsizetype i = 0; i < m_waiting.size(); ++i) {
            EventFault &fault = m_waiting[i];
            if ((!fault.type.isEmpty() && fault.type != type)
                || (!fault.session.isEmpty() && fault.session != session))
                continue;
            if (fault.skip > 0) {
                --fault.skip;
                return {};
            }
            const EventFault taken = fault;
            if (fault.times > 1)
                --fault.times;
            else if (fault.times >= 0)
                m_waiting.removeAt(i);
            return taken;
        }
        return {};
    }

private:
    QList<EventFault> m_waiting{};
    qint64 m_last = 0;
};

}  // namespace Sidestage::Sandbox
