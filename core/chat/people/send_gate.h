// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>

namespace Sidestage {

/// Admits up to `width` callers at a time, in the order of their calls.
class SendGate
{
public:
    explicit SendGate(int width)
        : m_free(width)
    {
    }

    /// Calls `enter` when there is room, at once or later, unless `context` is gone by then. Each admitted
    /// caller must call leave().
    void ask(QObject *context, std::function<void()> enter)
    {
        m_waiting.push_back({context, std::move(enter)});
        admit();
    }
    void leave()
    {
        ++m_free;
        admit();
    }
    /// Admits no more callers.
    void close()
    {
        m_isClosed = true;
        m_waiting.clear();
    }

private:
    struct Waiting
    {
        QPointer<QObject> context{};
        std::function<void()> enter{};
    };

    void admit()
    {
        while (!m_isClosed && m_free > 0 && !m_waiting.empty()) {
            const Waiting next = std::move(m_waiting.front());
            m_waiting.pop_front();
            if (!next.context)
                continue;
            --m_free;
            next.enter();
        }
    }

    int m_free;
    bool m_isClosed = false;
    std::deque<Waiting> m_waiting{};
};

}  // namespace Sidestage
