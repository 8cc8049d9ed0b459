// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "grants.h"

#include <QHash>
#include <QString>

#include <algorithm>
#include <chrono>

namespace Sidestage::Sandbox {

/// Requests that wait on a page for the user's decision. The form of each page contains a secret nonce, so
/// that a decision can only come from that page.
template <class Question>
class PendingConsents
{
public:
    /// Maximum number of requests; beyond it the oldest are dropped.
    static constexpr qsizetype most = 1000;
    static constexpr std::chrono::milliseconds timeout = std::chrono::minutes(30);

    /// Keeps the question for `timeout` after `now` (milliseconds since the epoch). Returns its nonce.
    QString add(Question question, qint64 now)
    {
        if (m_waiting.size() >= most)
            m_waiting.removeIf([now](const auto &item) { return item.value().until <= now; });
        if (m_waiting.size() >= most) {
            m_waiting.erase(
                std::min_element(m_waiting.cbegin(), m_waiting.cend(),
                                 [](const Waiting &a, const Waiting &b) { return a.until < b.until; }));
        }
        const QString nonce = randomText(40);
        m_waiting.insert(nonce, {std::move(question), now + timeout.count()});
        return nonce;
    }
    /// Returns none when the nonce is unknown or has expired.
    std::optional<Question> find(const QString &nonce, qint64 now) const
    {
        const auto found = m_waiting.constFind(nonce);
        if (found == m_waiting.constEnd() || found->until <= now)
            return {};
        return found->question;
    }
    void remove(const QString &nonce) { m_waiting.remove(nonce); }

private:
    struct Waiting
    {
        Question question{};
        qint64 until = 0;
    };

    QHash<QString, Waiting> m_waiting{};
};

}  // namespace Sidestage::Sandbox
