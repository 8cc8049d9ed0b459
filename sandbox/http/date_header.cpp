// SPDX-License-Identifier: GPL-3.0-or-later
#include "date_header.h"

#include <QLocale>

namespace Sidestage::Sandbox {

const QByteArray &DateHeader::line()
{
    const qint64 second = m_clock.msecs() / 1000;
    if (second != m_second) {
        m_second = second;
        m_line = "Date: "
            + QLocale::c()
                  .toString(m_clock.now(), QStringLiteral("ddd, dd MMM yyyy hh:mm:ss 'GMT'"))
                  .toLatin1()
            + "\r\n";
    }
    return m_line;
}

}  // namespace Sidestage::Sandbox
