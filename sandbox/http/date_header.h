// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QByteArray>

namespace Sidestage::Sandbox {

/// The `Date` line of HTTP answers, by a given clock, updated once a second (RFC 9110, 6.6.1).
class DateHeader
{
public:
    /// `clock` must outlive this.
    explicit DateHeader(const Clock &clock)
        : m_clock(clock)
    {
    }

    /// Returns "Date: Sun, 06 Nov 1994 08:49:37 GMT" with the line end.
    const QByteArray &line();

private:
    const Clock &m_clock;
    qint64 m_second = -1;  ///< Since the epoch.
    QByteArray m_line{};
};

}  // namespace Sidestage::Sandbox
