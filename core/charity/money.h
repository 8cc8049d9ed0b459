// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/charity.h"
#include "base/result.h"

#include <QLocale>
#include <QString>

namespace Sidestage {

/// An exact amount: whole minor units of a currency and how many decimals these are (specification: Money
/// amount). No step of what is done with it goes through a floating-point number; what would not fit says so.
class Money
{
public:
    /// More digits than that no amount can have.
    static constexpr int maxDecimals = 18;

    Money() = default;
    /// `currency`: ISO 4217, in capitals. `decimals` is bounded to 0 … maxDecimals.
    Money(qint64 minor, int decimals, QString currency);
    /// As the service tells it.
    explicit Money(const Api::Money &answer);
    Api::Money toApi() const { return {m_minor, m_decimals, m_currency}; }

    qint64 minor() const { return m_minor; }
    int decimals() const { return m_decimals; }
    const QString &currency() const { return m_currency; }
    bool isZero() const { return m_minor == 0; }
    bool isNegative() const { return m_minor < 0; }
    /// So many minor units of the same currency.
    Money of(qint64 minor) const { return {minor, m_decimals, m_currency}; }

    /// The same amount in more or fewer decimals. None: it would not be the same, or does not fit.
    std::optional<Money> withDecimals(int decimals) const;
    /// None: another currency, or it does not fit. The sum has the larger number of decimals.
    std::optional<Money> plus(const Money &other) const;
    std::optional<Money> minus(const Money &other) const;
    /// Less than, equal to (0) or greater than. None: another currency.
    std::optional<int> compare(const Money &other) const;
    /// Whether this reaches `goal`; not if that is of another currency.
    bool reaches(const Money &goal) const;
    /// How much of `whole` this is, in thousandths, rounded down: what is not there in full is less than
    /// 1000. None: another currency, or nothing to be a part of.
    std::optional<int> thousandthsOf(const Money &whole) const;

    /// "£12,480.50" as that locale writes it.
    QString text(const QLocale &locale = QLocale()) const;
    /// "£12k", "£5": for the ticks of a scale; exact amounts that are no round ones are written in full.
    QString shortText(const QLocale &locale = QLocale()) const;
    /// "12480.50", for files and programs.
    QString plain() const;
    /// "12480.50" as that locale writes it, without the currency: what parse() reads.
    QString number(const QLocale &locale = QLocale()) const;
    /// "£" where there is a sign that everybody knows, else the code.
    static QString signOf(const QString &currency);

    /// What somebody typed, in the currency and decimals of `like`; sign and code of the currency may stand
    /// there. Error Invalid, with a message for the user: no number, more decimals than there are, negative,
    /// or too large.
    static Result<Money> parse(const QString &text, const Money &like, const QLocale &locale = QLocale());

    bool operator==(const Money &) const = default;

private:
    QString digits(const QLocale &locale, bool grouped) const;
    QString withSymbol(const QString &digits, const QLocale &locale) const;

    qint64 m_minor = 0;
    int m_decimals = 0;
    QString m_currency{};
};

}  // namespace Sidestage
