// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <map>

namespace Sidestage {

/// When each stretch of a list that is ordered by time was last read, in parts and in any order.
class ReadTimes
{
public:
    /// What is from `from` on (invalid: from the beginning) and before `before` (invalid: to the end) was
    /// asked for at `readAt`.
    void cover(const QDateTime &from, const QDateTime &before, const QDateTime &readAt);
    /// When the stretch was read whose reading is longest ago; what was never covered counts as read with
    /// what follows it. Invalid: nothing was.
    QDateTime oldest() const;

private:
    std::map<qint64, QDateTime> m_readAt{};  ///< By the end of each stretch, milliseconds; the beginning is
                                             ///< the end of the one before.
};

}  // namespace Sidestage
