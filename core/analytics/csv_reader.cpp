// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv_reader.h"

#include <QLocale>

namespace Sidestage {

namespace {

const QByteArray utf8Mark = QByteArrayLiteral("\xef\xbb\xbf");

}  // namespace

CsvReader::CsvReader(Record record, LineEnds ends, const Limits &limits)
    : m_record(std::move(record))
    , m_allowed(ends)
    , m_limits(limits)
{
}

Error CsvReader::errorAt(qint64 line, const QString &what)
{
    return {.kind = Error::Kind::Protocol,
            .message = tr("Line %1: %2").arg(QLocale().toString(line), what),
            .field = QString::number(line)};
}

Result<void> CsvReader::feed(QByteArrayView bytes)
{
    qsizetype from = 0;
    if (!m_begun) {
        // The byte order mark may arrive in several pieces.
        while (from < bytes.size() && m_beginning.size() < utf8Mark.size())
            m_beginning += bytes[from++];
        if (m_beginning.size() < utf8Mark.size())
            return m_status;
        begin();
    }
    for (; from < bytes.size() && m_status; ++from)
        m_status = consume(bytes[from]);
    return m_status;
}

/// Processes the first bytes, which were held back to detect a byte order mark.
void CsvReader::begin()
{
    m_begun = true;
    const QByteArray beginning = std::exchange(m_beginning, {});
    if (beginning == utf8Mark)
        return;
    if (beginning.startsWith("\xff\xfe") || beginning.startsWith("\xfe\xff")) {
        m_status = fail(tr("the file is UTF-16, not UTF-8."));
        return;
    }
    for (qsizetype i = 0; i < beginning.size() && m_status; ++i)
        m_status = consume(beginning[i]);
}

Result<void> CsvReader::finish()
{
    if (!m_begun)
        begin();
    if (!m_status)
        return m_status;
    if (m_pending > 0)
        m_status = fail(tr("the file ends in the middle of a character; it is incomplete."));
    else if (m_state == State::Quoted)
        m_status = errorAt(m_recordLine, tr("a quoted field is not closed; the file is incomplete."));
    else if (m_state == State::AfterCr)
        m_status = fail(tr("a line ends with CR instead of CRLF."));
    else if (m_state != State::Start || !m_fields.isEmpty()) {
        m_status = endField();
        if (m_status)
            m_status = endRecord();
    }
    return m_status;
}

/// Whether the byte is valid at this position in UTF-8: no overlong forms, no surrogates, nothing above
/// U+10FFFF.
bool CsvReader::continuesUtf8(unsigned char c)
{
    if (m_pending > 0) {
        if (c < m_least || c > m_most)
            return false;
        m_least = 0x80;
        m_most = 0xbf;
        --m_pending;
        return true;
    }
    if (c < 0x80)
        return true;
    if (c < 0xc2 || c > 0xf4)
        return false;
    m_pending = c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3;
    if (c == 0xe0)
        m_least = 0xa0;
    else if (c == 0xed)
        m_most = 0x9f;
    else if (c == 0xf0)
        m_least = 0x90;
    else if (c == 0xf4)
        m_most = 0x8f;
    return true;
}

Result<void> CsvReader::consume(char c)
{
    if (!continuesUtf8(static_cast<unsigned char>(c)))
        return fail(tr("the text is not valid UTF-8."));
    if (c == '\0')
        return fail(tr("the file contains a zero byte; it is not a text file."));
    if (m_state == State::AfterCr) {
        if (c != '\n')
            return fail(tr("a line ends with CR instead of CRLF."));
        return endLine(LineEnd::Crlf);
    }
    if (m_state == State::Quoted) {
        if (c == '"') {
            m_state = State::QuoteInQuoted;
            return {};
        }
    } else if (c == '"') {
        if (m_state == State::Bare)
            return fail(tr("an unquoted field contains a quote."));
        if (m_state == State::Start) {
            m_state = State::Quoted;
            return {};
        }
        m_state = State::Quoted;  // a doubled quote stands for one
    } else if (c == ',' || c == '\r' || c == '\n') {
        return structure(c);
    } else if (m_state == State::QuoteInQuoted) {
        return fail(tr("there is text after a closing quote."));
    } else {
        m_state = State::Bare;
    }
    if (m_field.size() >= m_limits.fieldBytes)
        return fail(tr("a field is longer than %1 bytes.").arg(QLocale().toString(m_limits.fieldBytes)));
    m_field += c;
    if (c == '\n')
        ++m_line;
    return {};
}

/// Handles a comma or the end of a line, outside of quotes.
Result<void> CsvReader::structure(char c)
{
    if (c == ',') {
        m_state = State::Start;
        return endField();
    }
    if (c == '\r') {
        m_state = State::AfterCr;
        return {};
    }
    return endLine(LineEnd::Lf);
}

Result<void> CsvReader::endLine(LineEnd how)
{
    if (m_allowed == LineEnds::Crlf && how == LineEnd::Lf)
        return fail(tr("a line ends with LF instead of CRLF."));
    if (m_lineEnd != LineEnd::Unknown && m_lineEnd != how)
        return fail(tr("line endings are mixed, CRLF and LF."));
    m_lineEnd = how;
    m_state = State::Start;
    if (auto ended = endField(); !ended)
        return ended;
    if (auto given = endRecord(); !given)
        return given;
    ++m_line;
    m_recordLine = m_line;
    return {};
}

Result<void> CsvReader::endField()
{
    if (m_fields.size() >= m_limits.fields)
        return fail(tr("there are more than %1 fields.").arg(QLocale().toString(m_limits.fields)));
    m_fields.append(QString::fromUtf8(m_field));
    m_field.clear();
    return {};
}

Result<void> CsvReader::endRecord()
{
    m_state = State::Start;
    const QStringList fields = std::exchange(m_fields, {});
    if (m_width < 0)
        m_width = fields.size();
    if (fields.size() != m_width) {
        return errorAt(m_recordLine,
                       tr("there are %1 fields, but the first line has %2; the file may be incomplete.")
                           .arg(QLocale().toString(fields.size()), QLocale().toString(m_width)));
    }
    if (++m_records > m_limits.records)
        return fail(tr("there are more than %1 lines.").arg(QLocale().toString(m_limits.records)));
    return m_record(fields, m_recordLine);
}

}  // namespace Sidestage
