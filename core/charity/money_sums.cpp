// SPDX-License-Identifier: GPL-3.0-or-later
#include "money_sums.h"

#include <QStringList>

namespace Sidestage {

bool MoneySums::add(const Money &amount)
{
    for (Money &sum : m_sums) {
        if (sum.currency() != amount.currency())
            continue;
        const auto more = sum.plus(amount);
        if (more)
            sum = *more;
        m_isWhole = m_isWhole && more;
        return more.has_value();
    }
    m_sums.append(amount);
    return true;
}

Money MoneySums::of(const QString &currency) const
{
    for (const Money &sum : m_sums) {
        if (sum.currency() == currency)
            return sum;
    }
    return {0, 0, currency};
}

QString MoneySums::text(const QLocale &locale) const
{
    QStringList parts;
    for (const Money &sum : m_sums)
        parts.append(sum.text(locale));
    return parts.join(QStringLiteral(" + "));
}

}  // namespace Sidestage
