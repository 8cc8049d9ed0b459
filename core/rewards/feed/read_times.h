// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <map>

namespace Sidestage {

/// When each time span of a list was last read, for a list ordered by time that is read in parts and in any
/// order.
class ReadTimes
{
public:
    /// The span from `from` (inclusive; invalid: the beginning) to `before` (exclusive; invalid: the end) was
    /// requested at `readAt`.
    void cover(const QDateTime &from, const QDateTime &before, const QDateTime &readAt);
    /// The time of the least recent reading of all spans. A span that was never covered counts with the one
    /// after it. Invalid: nothing was read.
    QDateTime oldest() const;

private:
    std::map<qint64, QDateTime> m_readAt{};  ///< Key: the end of each span, milliseconds; it begins at the
                                             ///< end of the previous one.
};

}  // namespace Sidestage
