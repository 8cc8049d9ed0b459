// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "money.h"

#include <QList>

namespace Sidestage {

/// Exact sums, one for each currency: amounts of different ones are never added.
class MoneySums
{
public:
    /// False when the sum would not fit; it stays as it was, and isWhole() says no from then on.
    bool add(const Money &amount);
    /// In the order in which they came first.
    const QList<Money> &all() const { return m_sums; }
    /// Zero minor units when nothing of this currency has come.
    Money of(const QString &currency) const;
    /// Whether every amount is in it.
    bool isWhole() const { return m_isWhole; }
    bool isEmpty() const { return m_sums.isEmpty(); }
    /// "£12.00 + €5.00"; empty: nothing.
    QString text(const QLocale &locale = QLocale()) const;

    bool operator==(const MoneySums &) const = default;

private:
    QList<Money> m_sums{};
    bool m_isWhole = true;
};

}  // namespace Sidestage
