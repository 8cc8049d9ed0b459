// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QStringList>

#include <functional>

namespace Sidestage {

/// An incremental CSV reader (RFC 4180): all records have as many fields as the first one, separated by
/// commas, with quotes only around a whole field and doubled inside. UTF-8, with or without a byte order
/// mark. The first violation ends the reading, and its record is not passed on.
///
/// Errors have Kind::Protocol: `message` is a sentence for the user with the line number, `field` is the line
/// number alone, counted from 1 as in an editor.
class CsvReader
{
    Q_DECLARE_TR_FUNCTIONS(CsvReader)
public:
    /// Limits that no useful file exceeds.
    struct Limits
    {
        qsizetype fields = 256;            ///< In one record.
        qsizetype fieldBytes = 64 * 1024;  ///< In one field.
        qint64 records = 100'000;
    };
    enum class LineEnds : quint8 {
        Crlf,     ///< As in RFC 4180.
        Uniform,  ///< CRLF or LF, as after the first record.
    };
    /// Receives one record and the line where it begins. An error ends the reading.
    using Record = std::function<Result<void>(const QStringList &fields, qint64 line)>;

    explicit CsvReader(Record record, LineEnds ends = LineEnds::Crlf)
        : CsvReader(std::move(record), ends, Limits())
    {
    }
    CsvReader(Record record, LineEnds ends, const Limits &limits);

    /// Reads more bytes. After an error it returns the same error.
    Result<void> feed(QByteArrayView bytes);
    /// Ends the reading. Unfinished input is an error, except for a missing last line end.
    Result<void> finish();

    qint64 records() const { return m_records; }
    /// Returns an error about this line in the reader's format, for the receiver of the records.
    static Error errorAt(qint64 line, const QString &what);

private:
    enum class State : quint8 { Start, Bare, Quoted, QuoteInQuoted, AfterCr };
    enum class LineEnd : quint8 { Unknown, Crlf, Lf };

    void begin();
    Result<void> consume(char c);
    Result<void> structure(char c);
    Result<void> endLine(LineEnd how);
    Result<void> endField();
    Result<void> endRecord();
    bool continuesUtf8(unsigned char c);
    Error fail(const QString &what) const { return errorAt(m_line, what); }

    Record m_record;
    LineEnds m_allowed;
    Limits m_limits;
    Result<void> m_status{};
    State m_state = State::Start;
    LineEnd m_lineEnd = LineEnd::Unknown;
    QByteArray m_field{};
    QStringList m_fields{};
    qsizetype m_width = -1;  ///< The number of fields in the first record.
    qint64 m_records = 0;
    qint64 m_line = 1;
    qint64 m_recordLine = 1;
    QByteArray m_beginning{};  ///< The first bytes, until a byte order mark can be detected.
    bool m_begun = false;
    // In a multi-byte character: the number of bytes to come, and the bounds of the next one.
    int m_pending = 0;
    unsigned char m_least = 0x80;
    unsigned char m_most = 0xbf;
};

}  // namespace Sidestage
