// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/charity.h"
#include "base/result.h"

#include <QList>
#include <QLocale>
#include <QString>

namespace Sidestage {

/// An exact amount: an integer of minor units of a currency, and their number of decimals (specification:
/// Money amount). No operation uses floating-point numbers. Overflow is reported.
class Money
{
public:
    /// The maximum number of decimals.
    static constexpr int maxDecimals = 18;

    Money() = default;
    /// `currency`: ISO 4217, in capitals. `decimals` is clamped to 0 … maxDecimals.
    Money(qint64 minor, int decimals, QString currency);
    /// Converts an amount from the service.
    explicit Money(const Api::Money &answer);
    Api::Money toApi() const { return {m_minor, m_decimals, m_currency}; }

    qint64 minor() const { return m_minor; }
    int decimals() const { return m_decimals; }
    const QString &currency() const { return m_currency; }
    bool isZero() const { return m_minor == 0; }
    bool isNegative() const { return m_minor < 0; }
    /// Returns an amount of `minor` minor units in the same currency.
    Money of(qint64 minor) const { return {minor, m_decimals, m_currency}; }

    /// Returns the same amount with another number of decimals. Empty: it cannot be represented exactly, or
    /// does not fit.
    std::optional<Money> withDecimals(int decimals) const;
    /// Empty: another currency, or the result does not fit. The result has the larger number of decimals.
    std::optional<Money> plus(const Money &other) const;
    std::optional<Money> minus(const Money &other) const;
    /// Less than 0, 0 (equal) or greater than 0. Empty: another currency.
    std::optional<int> compare(const Money &other) const;
    /// Whether this is at least `goal`. False if that has another currency.
    bool reaches(const Money &goal) const { return compare(goal).value_or(-1) >= 0; }
    /// Returns this as a share of `whole` in thousandths, rounded down, so that less than the whole is less
    /// than 1000. Empty: another currency, a negative amount, or `whole` is not positive.
    std::optional<int> thousandthsOf(const Money &whole) const;

    /// "£12,480.50" in the locale's format, for a sentence: see isolated().
    QString text(const QLocale &locale = QLocale()) const;
    /// Same, for a file: without invisible marks of isolated().
    QString fileText(const QLocale &locale = QLocale()) const;
    /// "£12k", "£5": for the ticks of a scale. Amounts that are not round are written in full.
    QString shortText(const QLocale &locale = QLocale()) const;
    /// "12480.50", for files and programs.
    QString plain() const;
    /// "12480.50" in the locale's format, without the currency: the input of parse().
    QString number(const QLocale &locale = QLocale()) const;
    /// Returns "£" if the currency has a commonly known sign, else the code.
    static QString signOf(const QString &currency);

    /// Parses user input in the currency and decimals of `like`. The sign or code of the currency is
    /// optional. Error Invalid, with a message for the user: not a number, too many decimals, negative, or
    /// too large.
    static Result<Money> parse(const QString &text, const Money &like, const QLocale &locale = QLocale());

    /// As stored. The specification has the same names.
    static void describe(auto &is)
    {
        is("value", &Money::m_minor);
        is.column("decimal_places", &Money::decimals,
                  [](Money &money, int decimals) { money = Money(money.m_minor, decimals, {}); });
        is("currency", &Money::m_currency);
    }
    bool operator==(const Money &) const = default;

private:
    std::optional<Money> exactly(std::optional<qint64> (*reckon)(qint64, qint64), const Money &other) const;
    QString digits(const QLocale &locale, bool grouped) const;
    QString withSymbol(const QString &digits, const QLocale &locale) const;

    qint64 m_minor = 0;
    int m_decimals = 0;
    QString m_currency{};
};

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
