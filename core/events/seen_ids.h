// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <deque>

namespace Sidestage {

/// The ids of messages that have come lately, to drop those that come again: at least ten minutes of them
/// (api-facts D2), and at most a million, so that a flood cannot fill the memory.
class SeenIds
{
public:
    /// Notes `id`, which comes at `now`: milliseconds of a clock that does not go back. False: it has come
    /// before.
    bool add(const QString &id, qint64 now);
    qsizetype size() const;

private:
    // Small sets, one after the other: growing or forgetting a large one would stop everything for a while.
    struct Generation
    {
        qint64 begunAt = 0;
        qint64 lastAt = 0;
        QSet<quint64> ids{};
    };
    std::deque<Generation> m_generations{};  ///< The newest first.
};

}  // namespace Sidestage
