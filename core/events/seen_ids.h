// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include <deque>

namespace Sidestage {

/// The ids of recent messages, to discard duplicates: those of at least ten minutes (api-facts D2), but at
/// most a million, so that a flood cannot exhaust the memory.
class SeenIds
{
public:
    /// Adds `id`, received at `now` (milliseconds of a monotonic clock). Returns false when it was received
    /// before.
    bool add(const QString &id, qint64 now);
    qsizetype size() const;

private:
    // Several small sets, because growing or clearing one large set would block for a while.
    struct Generation
    {
        qint64 begunAt = 0;
        qint64 lastAt = 0;
        QSet<quint64> ids{};
    };
    std::deque<Generation> m_generations{};  ///< Newest first.
};

}  // namespace Sidestage
