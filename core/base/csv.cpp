// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringDecoder>

#include <optional>
#include <utility>

namespace Sidestage {

/// Whether a spreadsheet would evaluate the value.
static bool isFormula(const QString &value)
{
    if (value.isEmpty() || !QStringView(u"=+-@\t\r").contains(value.front()))
        return false;
    const bool hasSign = value.front() == u'+' || value.front() == u'-';
    bool isNumber = false;
    value.toDouble(&isNumber);
    return !(hasSign && isNumber && value.at(1).isDigit());
}

void appendCsv(QByteArray &out, const QString &value, CsvStyle style)
{
    QByteArray bytes = value.toUtf8();
    if (style == CsvStyle::ForSpreadsheets && isFormula(value))
        bytes.prepend('\'');
    const bool isQuoted = bytes.contains('"') || bytes.contains(',') || bytes.contains('\n')
        || bytes.contains('\r') || bytes.startsWith(' ') || bytes.endsWith(' ');
    if (!isQuoted) {
        out += bytes;
        return;
    }
    out += '"';
    out += bytes.replace('"', "\"\"");
    out += '"';
}

void appendCsvLine(QByteArray &out, const QStringList &values, CsvStyle style)
{
    bool isFirst = true;
    for (const QString &value : values) {
        if (!std::exchange(isFirst, false))
            out += ',';
        appendCsv(out, value, style);
    }
    out += "\r\n";
}

namespace {

/// The state of readCsv(). It reads bytes: in UTF-8, none of a longer character looks like a comma or a
/// quote.
class CsvReader
{
    Q_DECLARE_TR_FUNCTIONS(CsvReader)
public:
    explicit CsvReader(const CsvRules &rules)
        : m_rules(rules)
    {
    }
    Result<QList<CsvLine>> read(QByteArrayView bytes);

    static Error errorAt(int line, const QString &what)
    {
        return {.kind = Error::Kind::Protocol,
                .message = tr("Line %1: %2").arg(QLocale().toString(line), what),
                .field = QString::number(line)};
    }

private:
    enum class State : quint8 { Start, Bare, Quoted, QuoteInQuoted, AfterCr };

    Result<void> readLines(QByteArrayView bytes);
    Result<void> consume(char c);
    Result<void> endLine(bool isCrlf);
    Result<void> endField();
    Result<void> endRecord();
    Error fail(const QString &what) const { return errorAt(m_number, what); }

    const CsvRules &m_rules;
    State m_state = State::Start;
    QByteArray m_field{};
    CsvLine m_line{.number = 1};
    int m_number = 1;  ///< Of the current line. A record may have several.
    std::optional<bool> m_isCrlf{};
    QList<CsvLine> m_lines{};
};

Result<QList<CsvLine>> CsvReader::read(QByteArrayView bytes)
{
    if (auto done = readLines(bytes); !done)
        return done.error();
    return std::move(m_lines);
}

Result<void> CsvReader::readLines(QByteArrayView bytes)
{
    if (m_rules.isStrict && (bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff")))
        return fail(tr("the file is UTF-16, not UTF-8."));
    if (bytes.startsWith("\xef\xbb\xbf"))
        bytes = bytes.sliced(3);
    QStringDecoder utf8(QStringDecoder::Utf8);
    const auto isUtf8 = [&](QByteArrayView text) {
        std::ignore = QString(utf8.decode(text));
        return !utf8.hasError();
    };
    while (!bytes.isEmpty()) {
        const qsizetype end = bytes.indexOf('\n');
        const QByteArrayView line = end < 0 ? bytes : bytes.first(end + 1);
        bytes = bytes.sliced(line.size());
        if (m_rules.isStrict && !isUtf8(line))
            return fail(tr("the text is not valid UTF-8."));
        if (m_rules.isStrict && line.contains('\0'))
            return fail(tr("the file contains a zero byte; it is not a text file."));
        for (const char c : line) {
            if (auto consumed = consume(c); !consumed)
                return consumed;
        }
    }
    // A line end cannot continue a character.
    if (m_rules.isStrict && !isUtf8("\n"))
        return fail(tr("the file ends in the middle of a character; it is incomplete."));
    if (m_state == State::AfterCr)
        return fail(tr("a line ends with CR instead of CRLF."));
    if (m_state == State::Quoted)
        return errorAt(m_line.number, tr("a quoted field is not closed; the file is incomplete."));
    if (m_state == State::Start && m_line.fields.isEmpty())
        return {};
    if (auto ended = endField(); !ended)
        return ended;
    return endRecord();
}

Result<void> CsvReader::consume(char c)
{
    if (m_state == State::AfterCr) {
        if (c != '\n')
            return fail(tr("a line ends with CR instead of CRLF."));
        return endLine(true);
    }
    if (m_state == State::Quoted) {
        if (c == '"') {
            m_state = State::QuoteInQuoted;
            return {};
        }
    } else if (c == ',') {
        return endField();
    } else if (c == '\r') {
        if (m_rules.isStrict)
            m_state = State::AfterCr;
        return {};
    } else if (c == '\n') {
        return endLine(false);
    } else if (c == '"' && m_state == State::Start) {
        m_state = State::Quoted;
        return {};
    } else if (c == '"' && m_state == State::QuoteInQuoted) {
        m_state = State::Quoted;  // a doubled quote stands for one
    } else if (m_rules.isStrict && m_state == State::QuoteInQuoted) {
        return fail(tr("there is text after a closing quote."));
    } else if (m_rules.isStrict && c == '"') {
        return fail(tr("an unquoted field contains a quote."));
    } else {
        m_state = State::Bare;
    }
    if (m_field.size() >= m_rules.fieldBytes)
        return fail(tr("a field is longer than %1 bytes.").arg(QLocale().toString(m_rules.fieldBytes)));
    m_field += c;
    if (c == '\n')
        ++m_number;
    return {};
}

Result<void> CsvReader::endLine(bool isCrlf)
{
    if (m_rules.isStrict && m_isCrlf.value_or(isCrlf) != isCrlf)
        return fail(tr("line endings are mixed, CRLF and LF."));
    m_isCrlf = isCrlf;
    if (auto ended = endField(); !ended)
        return ended;
    if (auto ended = endRecord(); !ended)
        return ended;
    m_line = {.number = ++m_number};
    return {};
}

Result<void> CsvReader::endField()
{
    m_state = State::Start;
    if (m_line.fields.size() >= m_rules.maxFields)
        return fail(tr("there are more than %1 fields.").arg(QLocale().toString(m_rules.maxFields)));
    QString text = QString::fromUtf8(m_field);
    m_field.clear();
    if (!m_rules.isStrict && text.startsWith(u'\'') && isFormula(text.mid(1)))
        text.remove(0, 1);
    m_line.fields.append(std::move(text));
    return {};
}

Result<void> CsvReader::endRecord()
{
    if (!m_rules.isStrict && m_line.fields == QStringList{QString()})
        return {};
    const qsizetype width = m_lines.isEmpty() ? m_line.fields.size() : m_lines.first().fields.size();
    if (m_rules.isStrict && m_line.fields.size() != width) {
        return errorAt(m_line.number,
                       tr("there are %1 fields, but the first line has %2; the file may be incomplete.")
                           .arg(QLocale().toString(m_line.fields.size()), QLocale().toString(width)));
    }
    if (m_lines.size() >= m_rules.maxRecords)
        return fail(tr("there are more than %1 lines.").arg(QLocale().toString(m_rules.maxRecords)));
    m_lines.append(std::move(m_line));
    return {};
}

}  // namespace

Result<QList<CsvLine>> readCsv(QByteArrayView bytes, const CsvRules &rules)
{
    return CsvReader(rules).read(bytes);
}

Error csvError(int line, const QString &what)
{
    return CsvReader::errorAt(line, what);
}

}  // namespace Sidestage
