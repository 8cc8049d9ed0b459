// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "money.h"

#include <QList>

namespace Sidestage {

/// Exact sums, one for each currency. Amounts of different currencies are never added.
class MoneySums
{
public:
    /// Adds an amount. Returns false if the sum would not fit. The sum is unchanged then, and isWhole() is
    /// false from then on.
    bool add(const Money &amount);
    /// The sums in the order in which their currencies first occurred.
    const QList<Money> &all() const { return m_sums; }
    /// Returns zero if there are no amounts of this currency.
    Money of(const QString &currency) const;
    /// Whether every amount was added.
    bool isWhole() const { return m_isWhole; }
    bool isEmpty() const { return m_sums.isEmpty(); }
    /// "£12.00 + €5.00". Empty: no amounts.
    QString text(const QLocale &locale = QLocale()) const;

    bool operator==(const MoneySums &) const = default;

private:
    QList<Money> m_sums{};
    bool m_isWhole = true;
};

}  // namespace Sidestage
