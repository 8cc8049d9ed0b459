// SPDX-License-Identifier: GPL-3.0-or-later
#include "money.h"

#include "base/bidi.h"
#include "exact.h"

#include <QCoreApplication>
#include <QStringList>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::Money)
};

constexpr QChar narrowSpace(0x202f);
constexpr QChar hardSpace(0x00a0);
constexpr QChar place(0xe000);  // a private-use placeholder for the currency sign

Error wrong(Fault fault, const QString &message)
{
    Error error = Error::broken(fault);
    error.message = message;
    return error;
}

bool isSpace(QChar c)
{
    return c.isSpace() || c == hardSpace || c == narrowSpace;
}

/// Whether it is a direction mark, which does not belong to the number.
bool isMark(QChar c)
{
    return c.category() == QChar::Other_Format;
}

}  // namespace

Money::Money(qint64 minor, int decimals, QString currency)
    : m_minor(minor)
    , m_decimals(qBound(0, decimals, maxDecimals))
    , m_currency(std::move(currency))
{
}

Money::Money(const Api::Money &answer)
    : Money(answer.value, answer.decimalPlaces, answer.currency)
{
}

std::optional<Money> Money::withDecimals(int decimals) const
{
    if (decimals < 0 || decimals > maxDecimals)
        return {};
    if (decimals < m_decimals) {
        const qint64 by = Exact::powerOfTen(m_decimals - decimals);
        if (m_minor % by != 0)
            return {};
        return Money(m_minor / by, decimals, m_currency);
    }
    const qint64 by = Exact::powerOfTen(decimals - m_decimals);
    if (m_minor > std::numeric_limits<qint64>::max() / by
        || m_minor < std::numeric_limits<qint64>::min() / by)
        return {};
    return Money(m_minor * by, decimals, m_currency);
}

std::optional<Money> Money::plus(const Money &other) const
{
    return exactly(Exact::plus, other);
}

std::optional<Money> Money::minus(const Money &other) const
{
    return exactly(Exact::minus, other);
}

std::optional<Money> Money::exactly(std::optional<qint64> (*reckon)(qint64, qint64), const Money &other) const
{
    if (m_currency != other.m_currency)
        return {};
    const int decimals = qMax(m_decimals, other.m_decimals);
    const auto one = withDecimals(decimals), two = other.withDecimals(decimals);
    if (!one || !two)
        return {};
    const auto outcome = reckon(one->m_minor, two->m_minor);
    return outcome ? std::optional(one->of(*outcome)) : std::nullopt;
}

std::optional<int> Money::compare(const Money &other) const
{
    if (m_currency != other.m_currency)
        return {};
    const auto sign = [](qint64 a, qint64 b) { return a < b ? -1 : a > b ? 1 : 0; };
    if (m_decimals == other.m_decimals)
        return sign(m_minor, other.m_minor);
    // Compare the whole units first, then the decimals: neither can overflow.
    const qint64 one = Exact::powerOfTen(m_decimals), two = Exact::powerOfTen(other.m_decimals);
    if (const int whole = sign(m_minor / one, other.m_minor / two); whole != 0)
        return whole;
    const int decimals = qMax(m_decimals, other.m_decimals);
    return sign(m_minor % one * Exact::powerOfTen(decimals - m_decimals),
                other.m_minor % two * Exact::powerOfTen(decimals - other.m_decimals));
}

std::optional<int> Money::thousandthsOf(const Money &whole) const
{
    const int decimals = qMax(m_decimals, whole.m_decimals);
    const auto part = withDecimals(decimals), all = whole.withDecimals(decimals);
    if (m_currency != whole.m_currency || !part || !all || part->m_minor < 0 || all->m_minor <= 0)
        return {};
    const auto share = Exact::scaled(part->m_minor, 1000, all->m_minor);
    return int(
        qMin<qint64>(share.value_or(std::numeric_limits<int>::max()), std::numeric_limits<int>::max()));
}

/// Returns the digits without the currency sign and without minus.
QString Money::digits(const QLocale &locale, bool grouped) const
{
    QLocale writes = locale;
    if (!grouped)
        writes.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    else
        writes.setNumberOptions(locale.numberOptions() & ~QLocale::OmitGroupSeparator);
    // The smallest integer has no positive counterpart.
    const quint64 size = m_minor < 0 ? quint64(0) - quint64(m_minor) : quint64(m_minor);
    const quint64 unit = quint64(Exact::powerOfTen(m_decimals));
    QString text = writes.toString(qulonglong(size / unit));
    if (m_decimals == 0)
        return text;
    text += locale.decimalPoint();
    const QString behind = QString::number(size % unit).rightJustified(m_decimals, u'0');
    const QString zero = locale.zeroDigit();
    for (const QChar digit : behind) {
        const int value = digit.digitValue();
        if (zero.size() == 1)
            text += QChar(char16_t(zero.at(0).unicode() + value));
        else
            text += writes.toString(value);
    }
    return text;
}

/// Adds the currency sign at the locale's position.
QString Money::withSymbol(const QString &digits, const QLocale &locale) const
{
    if (m_currency.isEmpty())
        return digits;
    QString pattern = locale.toCurrencyString(qlonglong(1), QString(place));
    pattern.replace(locale.toString(1), QStringLiteral("%1"));
    const QString sign = signOf(m_currency);
    // A currency code made of letters needs a space before or after the number.
    const qsizetype at = pattern.indexOf(place);
    const qsizetype number = pattern.indexOf(QStringLiteral("%1"));
    QString shown = sign;
    if (sign.size() > 1 && sign.back().isLetter() && at + 1 == number)
        shown += hardSpace;
    else if (sign.size() > 1 && sign.front().isLetter() && number >= 0 && number + 2 == at)
        shown.prepend(hardSpace);
    if (at < 0 || number < 0)
        return sign + hardSpace + digits;
    pattern.replace(place, shown);
    return pattern.replace(QStringLiteral("%1"), digits);
}

QString Money::text(const QLocale &locale) const
{
    return isolated(fileText(locale), locale);
}

QString Money::fileText(const QLocale &locale) const
{
    const QString dressedUp = withSymbol(digits(locale, true), locale);
    return m_minor < 0 ? locale.negativeSign() + dressedUp : dressedUp;
}

QString Money::shortText(const QLocale &locale) const
{
    const qint64 unit = Exact::powerOfTen(m_decimals);
    if (m_minor % unit != 0)
        return fileText(locale);
    const qint64 whole = m_minor / unit;
    const auto part = [&](qint64 of, const QString &pattern) {
        const Money rounded(whole / of, 0, m_currency);
        const QString text = rounded.withSymbol(pattern.arg(rounded.digits(locale, true)), locale);
        return m_minor < 0 ? locale.negativeSign() + text : text;
    };
    if (whole != 0 && whole % 1'000'000 == 0)
        return part(1'000'000, Texts::tr("%1M", "millions of a currency"));
    if (whole != 0 && whole % 1000 == 0)
        return part(1000, Texts::tr("%1k", "thousands of a currency"));
    return Money(whole, 0, m_currency).fileText(locale);
}

QString Money::plain() const
{
    return (m_minor < 0 ? QStringLiteral("-") : QString()) + digits(QLocale::c(), false);
}

QString Money::number(const QLocale &locale) const
{
    return (m_minor < 0 ? locale.negativeSign() : QString()) + digits(locale, false);
}

QString Money::signOf(const QString &currency)
{
    struct Sign
    {
        const char *code;
        char16_t sign;
    };
    // Signs that almost everybody associates with one currency only.
    static constexpr Sign known[]
        = {{"GBP", u'£'}, {"EUR", u'€'}, {"USD", u'$'}, {"JPY", u'¥'}, {"INR", u'₹'}, {"KRW", u'₩'},
           {"UAH", u'₴'}, {"ILS", u'₪'}, {"VND", u'₫'}, {"TRY", u'₺'}, {"PHP", u'₱'}, {"NGN", u'₦'}};
    for (const Sign &one : known) {
        if (currency == QLatin1String(one.code))
            return QChar(one.sign);
    }
    return currency;
}

Result<Money> Money::parse(const QString &typed, const Money &like, const QLocale &locale)
{
    const QString example = like.of(Exact::powerOfTen(like.m_decimals)).number(locale);
    const auto noNumber
        = [&] { return wrong(Fault::Malformed, Texts::tr("Enter an amount such as %1.").arg(example)); };
    QString text;
    for (const QChar c : typed.trimmed()) {
        if (!isMark(c))
            text += c;
    }
    for (const QString &sign : {like.m_currency, signOf(like.m_currency)}) {
        if (sign.isEmpty())
            continue;
        if (text.startsWith(sign, Qt::CaseInsensitive))
            text.remove(0, sign.size());
        else if (text.endsWith(sign, Qt::CaseInsensitive))
            text.chop(sign.size());
        text = text.trimmed();
    }
    if (text.isEmpty())
        return noNumber();
    if (text.startsWith(u'-') || text.startsWith(QChar(0x2212)) || text.startsWith(locale.negativeSign()))
        return wrong(Fault::TooSmall, Texts::tr("An amount cannot be negative."));

    const QString point = locale.decimalPoint();
    const QString group = locale.groupSeparator();
    const qsizetype at = text.lastIndexOf(point);
    const QString before = at < 0 ? text : text.left(at);
    const QString behind = at < 0 ? QString() : text.mid(at + point.size());
    if (before.isEmpty() && behind.isEmpty())
        return noNumber();

    qint64 minor = 0;
    const auto take = [&minor](QChar c) {
        const auto more = Exact::scaled(minor, 10, 1);
        const auto sum = more ? Exact::plus(*more, c.digitValue()) : std::nullopt;
        minor = sum.value_or(0);
        return sum.has_value();
    };
    const auto tooLarge = [&] { return wrong(Fault::TooLarge, Texts::tr("This amount is too large.")); };
    int run = 0;  // digits since the last group separator
    bool isGrouped = false;
    for (const QChar c : before) {
        if (c.digitValue() >= 0) {
            ++run;
            if (!take(c))
                return tooLarge();
            continue;
        }
        const bool separates
            = QString(c) == group || (isSpace(c) && isSpace(group.isEmpty() ? u'x' : group.at(0)));
        if (!separates || run == 0 || run > 3 || (isGrouped && run < 2))
            return noNumber();
        isGrouped = true;
        run = 0;
    }
    // The last group must have three digits. Otherwise the separator was probably meant as the decimal point.
    if (isGrouped && run != 3)
        return noNumber();
    QString decimals = behind;
    while (decimals.size() > like.m_decimals && decimals.back().digitValue() == 0)
        decimals.chop(1);
    for (const QChar c : std::as_const(decimals)) {
        if (c.digitValue() < 0)
            return noNumber();
    }
    if (decimals.size() > like.m_decimals) {
        return wrong(Fault::Malformed,
                     like.m_decimals == 0 ? Texts::tr("This currency has no decimals.")
                                          : Texts::tr("At most %n decimals.", nullptr, like.m_decimals));
    }
    for (const QChar c : std::as_const(decimals)) {
        if (!take(c))
            return tooLarge();
    }
    for (qsizetype i = decimals.size(); i < like.m_decimals; ++i) {
        if (!take(u'0'))
            return tooLarge();
    }
    return like.of(minor);
}

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
