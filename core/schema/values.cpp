// SPDX-License-Identifier: GPL-3.0-or-later
#include "values.h"

#include <QTimeZone>

#include <charconv>
#include <cmath>

namespace Sidestage::Api {

namespace {

/// Days since 1970-01-01 of a date in the Gregorian calendar.
constexpr qint64 daysFromCivil(qint64 year, unsigned month, unsigned day)
{
    year -= month <= 2;
    const qint64 era = (year >= 0 ? year : year - 399) / 400;
    const unsigned yearOfEra = unsigned(year - era * 400);
    const unsigned dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    const unsigned dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146097 + qint64(dayOfEra) - 719468;
}

QDateTime utc(qint64 msecs)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(msecs, QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(msecs, Qt::UTC);
#endif
}

/// Reads and removes exactly `digits` digits.
bool consume(std::string_view &text, int digits, int &value)
{
    value = 0;
    if (text.size() < std::size_t(digits))
        return false;
    for (int i = 0; i < digits; ++i) {
        const char c = text[std::size_t(i)];
        if (c < '0' || c > '9')
            return false;
        value = value * 10 + (c - '0');
    }
    text.remove_prefix(std::size_t(digits));
    return true;
}

bool consume(std::string_view &text, char c)
{
    if (text.empty() || (text.front() | 0x20) != (c | 0x20))
        return false;
    text.remove_prefix(1);
    return true;
}

bool readInteger(std::string_view text, qint64 &out)
{
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), out);
    return status == std::errc() && end == text.data() + text.size();
}

}  // namespace

bool fault(Error &error, Fault fault, qint64 bound)
{
    error.kind = Error::Kind::Invalid;
    error.fault = fault;
    error.bound = bound;
    return false;
}

void locateItem(Error &error, qsizetype index)
{
    const bool inside = !error.field.isEmpty() && !error.field.startsWith(u'[');
    error.field
        = QStringLiteral("[%1]").arg(index) + (inside ? QStringLiteral(".") : QString()) + error.field;
}

void locateMember(Error &error, QStringView name)
{
    error.field = name.toString() + (error.field.isEmpty() ? QString() : u'.' + error.field);
}

QDateTime parseTime(std::string_view text)
{
    int year, month, day, hour, minute, second;
    if (!consume(text, 4, year) || !consume(text, '-') || !consume(text, 2, month) || !consume(text, '-')
        || !consume(text, 2, day) || !(consume(text, 'T') || consume(text, ' ')) || !consume(text, 2, hour)
        || !consume(text, ':') || !consume(text, 2, minute) || !consume(text, ':')
        || !consume(text, 2, second))
        return {};
    if (!QDate::isValid(year, month, day) || hour > 23 || minute > 59 || second > 60)
        return {};
    int msecs = 0;
    if (consume(text, '.')) {
        int weight = 100;
        bool any = false;
        while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
            msecs += (text.front() - '0') * weight;
            weight /= 10;
            any = true;
            text.remove_prefix(1);
        }
        if (!any)
            return {};
    }
    int offset = 0;
    if (!consume(text, 'Z')) {
        const int sign = !text.empty() && text.front() == '-' ? -1 : 1;
        int hours = 0, minutes = 0;
        if (!(consume(text, '+') || consume(text, '-')) || !consume(text, 2, hours))
            return {};
        consume(text, ':');
        if (!consume(text, 2, minutes) || hours > 23 || minutes > 59)
            return {};
        offset = sign * (hours * 60 + minutes) * 60;
    }
    if (!text.empty())
        return {};
    const qint64 days = daysFromCivil(year, unsigned(month), unsigned(day));
    const qint64 at = ((days * 24 + hour) * 60 + minute) * 60'000 + qint64(second - offset) * 1000 + msecs;
    // With the offset applied, the time may be outside the years 1 to 9999, which cannot be written.
    constexpr qint64 earliest = daysFromCivil(1, 1, 1) * 86'400'000;
    constexpr qint64 end = daysFromCivil(10000, 1, 1) * 86'400'000;
    return at >= earliest && at < end ? utc(at) : QDateTime();
}

QString formatTime(const QDateTime &time)
{
    if (!time.isValid())
        return {};
    const QDateTime at = time.toUTC();
    const QDate date = at.date();
    const QTime clock = at.time();
    char text[] = "0000-00-00T00:00:00Z";
    const auto put = [&text](int place, int digits, int value) {
        for (int i = digits - 1; i >= 0; --i, value /= 10)
            text[place + i] = char('0' + value % 10);
    };
    put(0, 4, date.year());
    put(5, 2, date.month());
    put(8, 2, date.day());
    put(11, 2, clock.hour());
    put(14, 2, clock.minute());
    put(17, 2, clock.second());
    return QString::fromLatin1(text, sizeof text - 1);
}

QString formatFineTime(const QDateTime &time)
{
    QString text = formatTime(time);
    if (!text.isEmpty()) {
        text.chop(1);
        text += u'.' + QString::number(1000 + time.time().msec()).sliced(1) + QStringLiteral("000000Z");
    }
    return text;
}

qint64 lengthOf(QStringView text)
{
    qint64 pairs = 0;
    for (const QChar c : text)
        pairs += c.isLowSurrogate();
    return text.size() - pairs;
}

QString firstOf(QString text, qint64 most)
{
    while (!text.isEmpty() && lengthOf(text) > most)
        text.chop(text.size() > 1 && text.back().isLowSurrogate() ? 2 : 1);
    return text;
}

bool matches(QStringView text, Format format)
{
    const auto all = [text](auto allowed) { return std::all_of(text.begin(), text.end(), allowed); };
    const auto digit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    const auto letter = [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z'); };
    switch (format) {
    case Format::Any:
        return true;
    case Format::Digits:
        return all(digit);
    case Format::Login:
        return all([&](QChar c) { return digit(c) || letter(c) || c == u'_'; });
    case Format::Tag: {
        for (const char32_t c : text.toUcs4()) {
            if (!QChar::isLetterOrNumber(c) && !QChar::isMark(c))
                return false;
        }
        return true;
    }
    case Format::HexColor:
        return text.size() == 7 && text.front() == u'#'
            && std::all_of(text.begin() + 1, text.end(), [&](QChar c) {
                   return digit(c) || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
               });
    }
    Q_UNREACHABLE();
}

bool read(const JsonValue &json, QString &out, Error &error)
{
    if (json.type() == JsonValue::Type::String) {
        out = json.toString();
        return true;
    }
    // Some responses contain ids as numbers. In strict mode a number is an error.
    if (json.type() == JsonValue::Type::Integer && ReadingScope::current() == Reading::Tolerant) {
        out = QString::number(json.toInteger());
        return true;
    }
    return fault(error, Fault::WrongType);
}

bool read(const JsonValue &json, qint64 &out, Error &error)
{
    // Numbers may be strings, in both directions (api-facts B1, E1).
    if (json.type() == JsonValue::Type::Integer) {
        out = json.toInteger();
        return true;
    }
    if (json.type() == JsonValue::Type::String && readInteger(json.toStringView(), out))
        return true;
    if (ReadingScope::current() == Reading::Strict)
        return fault(error, Fault::WrongType);
    if (json.type() == JsonValue::Type::String && json.toStringView().empty()) {
        out = 0;
        return true;
    }
    // Some JSON writers have only one number type: 30.0 is 30.
    const double value = json.toDouble();
    constexpr double farthest = 9007199254740992.0;  // above this, not every integer is a double
    if (json.type() != JsonValue::Type::Double || value != std::trunc(value) || std::abs(value) > farthest)
        return fault(error, Fault::WrongType);
    out = qint64(value);
    return true;
}

bool read(const JsonValue &json, int &out, Error &error)
{
    qint64 wide = 0;
    if (!read(json, wide, error))
        return false;
    if (wide < std::numeric_limits<int>::min() || wide > std::numeric_limits<int>::max())
        return fault(error, wide < 0 ? Fault::TooSmall : Fault::TooLarge,
                     wide < 0 ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max());
    out = int(wide);
    return true;
}

bool read(const JsonValue &json, double &out, Error &error)
{
    out = json.toDouble();
    return json.type() == JsonValue::Type::Integer || json.type() == JsonValue::Type::Double
        || fault(error, Fault::WrongType);
}

bool read(const JsonValue &json, bool &out, Error &error)
{
    if (json.type() == JsonValue::Type::Bool) {
        out = json.toBool();
        return true;
    }
    if (ReadingScope::current() == Reading::Strict)
        return fault(error, Fault::WrongType);
    if (json.type() == JsonValue::Type::Integer && (json.toInteger() == 0 || json.toInteger() == 1)) {
        out = json.toInteger() == 1;
        return true;
    }
    return json.type() == JsonValue::Type::String ? readText(json.toString().toLower(), out, error)
                                                  : fault(error, Fault::WrongType);
}

bool read(const JsonValue &json, QDateTime &out, Error &error)
{
    out = {};
    // Real servers send some times as seconds since the epoch, 0 for none (api-facts E1).
    qint64 seconds = 0;
    const bool isNumber = json.type() == JsonValue::Type::Integer || json.type() == JsonValue::Type::Double;
    if (ReadingScope::current() == Reading::Tolerant
        && (isNumber || readInteger(json.toStringView(), seconds))) {
        constexpr double unreadable = -1;
        const double fraction = json.toDouble();
        if (isNumber)
            seconds = qint64(std::abs(fraction) < 1e15 ? fraction : unreadable);
        constexpr qint64 farthest = 253'402'300'799;  // the end of the year 9999
        if (seconds < 0 || seconds > farthest)
            return fault(error, Fault::Malformed);
        if (seconds > 0)
            out = utc(seconds * 1000);
        return true;
    }
    if (json.type() != JsonValue::Type::String)
        return fault(error, Fault::WrongType);
    if (json.toStringView().empty())
        return true;  // no time: an empty text in JSON, an invalid QDateTime here
    out = parseTime(json.toStringView());
    return out.isValid() || fault(error, Fault::Malformed);
}

bool read(const JsonValue &json, QUrl &out, Error &error)
{
    out = QUrl(json.toString());
    return json.type() == JsonValue::Type::String || fault(error, Fault::WrongType);
}

void write(const QString &value, JsonWriter &writer)
{
    writer.value(value);
}
void write(int value, JsonWriter &writer)
{
    writer.value(value);
}
void write(qint64 value, JsonWriter &writer)
{
    writer.value(value);
}
void write(double value, JsonWriter &writer)
{
    writer.value(value);
}
void write(bool value, JsonWriter &writer)
{
    writer.value(value);
}
void write(const QDateTime &value, JsonWriter &writer)
{
    if (WritingScope::times() == TimeFormat::EpochSeconds)
        writer.value(value.isValid() ? value.toSecsSinceEpoch() : 0);
    else if (WritingScope::times() == TimeFormat::Nanoseconds)
        writer.value(formatFineTime(value));
    else
        writer.value(formatTime(value));
}
void write(const QUrl &value, JsonWriter &writer)
{
    writer.value(value.toString(QUrl::FullyEncoded));
}

bool readText(const QString &text, QString &out, Error &)
{
    out = text;
    return true;
}

bool readText(const QString &text, qint64 &out, Error &error)
{
    return readInteger(text.toStdString(), out) || fault(error, Fault::WrongType);
}

bool readText(const QString &text, int &out, Error &error)
{
    qint64 wide = 0;
    if (!readText(text, wide, error))
        return false;
    out = int(std::clamp<qint64>(wide, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
    return true;
}

bool readText(const QString &text, double &out, Error &error)
{
    bool ok = false;
    out = text.toDouble(&ok);
    return (ok && qIsFinite(out)) || fault(error, Fault::WrongType);
}

bool readText(const QString &text, bool &out, Error &error)
{
    out = text == QLatin1String("true");
    return out || text == QLatin1String("false") || fault(error, Fault::WrongType);
}

bool readText(const QString &text, QDateTime &out, Error &error)
{
    out = parseTime(text.toStdString());
    return out.isValid() || text.isEmpty() || fault(error, Fault::Malformed);
}

bool readText(const QString &text, QUrl &out, Error &)
{
    out = QUrl(text);
    return true;
}

QString writeText(const QString &value)
{
    return value;
}
QString writeText(int value)
{
    return QString::number(value);
}
QString writeText(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}
QString writeText(qint64 value)
{
    return QString::number(value);
}
QString writeText(bool value)
{
    return value ? QStringLiteral("true") : QStringLiteral("false");
}
QString writeText(const QDateTime &value)
{
    return formatTime(value);
}
QString writeText(const QUrl &value)
{
    return value.toString(QUrl::FullyEncoded);
}

bool read(const JsonValue &json, RawJson &out, Error &)
{
    out.text.clear();
    JsonWriter(out.text).value(json);
    return true;
}

void write(const RawJson &value, JsonWriter &writer)
{
    if (value.text.isEmpty())
        writer.null();
    else
        writer.json({value.text.constData(), std::size_t(value.text.size())});
}

void write(NumberText number, JsonWriter &writer)
{
    writer.value(writeText(number));
}

bool readText(const QString &, RawJson &, Error &error)
{
    return fault(error, Fault::WrongType);  // only allowed in bodies
}

QString writeText(const RawJson &value)
{
    return QString::fromUtf8(value.text);
}

bool check(const QString &value, const Rule &rule, Error &error)
{
    if (rule.hasLeast() || rule.hasMost()) {
        const qint64 length = lengthOf(value);
        if (length < rule.least)
            return fault(error, Fault::TooShort, rule.least);
        if (length > rule.most && !rule.clipped)
            return fault(error, Fault::TooLong, rule.most);
    }
    return rule.format == Format::Any || matches(value, rule.format) || fault(error, Fault::Malformed);
}

bool check(double value, const Rule &rule, Error &error)
{
    if (rule.hasLeast() && value < double(rule.least))
        return fault(error, Fault::TooSmall, rule.least);
    if (rule.hasMost() && value > double(rule.most))
        return fault(error, Fault::TooLarge, rule.most);
    return true;
}

bool check(qint64 value, const Rule &rule, Error &error)
{
    if (value < rule.least)
        return fault(error, Fault::TooSmall, rule.least);
    if (value > rule.most)
        return rule.clipped || fault(error, Fault::TooLarge, rule.most);
    return rule.step == 1 || (value - rule.least) % rule.step == 0 || fault(error, Fault::NotOneOf);
}

bool readName(std::string_view text, const char *const *names, std::size_t count, int &index, Error &error)
{
    const bool strict = ReadingScope::current() == Reading::Strict;
    for (std::size_t i = 0; i < count; ++i) {
        // "" at the end stands for all names that a response may have later. A request must not use it.
        if (text == names[i] && !(strict && text.empty() && i + 1 == count)) {
            index = int(i);
            return true;
        }
    }
    if (strict)
        return fault(error, Fault::NotOneOf);
    // Names may differ in case between endpoints (api-facts E4), and new names may appear without notice: an
    // unknown name is read as the default.
    for (std::size_t i = 0; i < count; ++i) {
        if (QLatin1String(text.data(), qsizetype(text.size()))
                .compare(QLatin1String(names[i]), Qt::CaseInsensitive)
            == 0)
            index = int(i);
    }
    return true;
}

}  // namespace Sidestage::Api
