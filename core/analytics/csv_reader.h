// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QStringList>

#include <functional>

namespace Sidestage {

/// Reads CSV as RFC 4180 describes it, as it comes: records that all have as many fields as the first one,
/// commas between them, quotes only around a whole field and doubled inside. UTF-8, with or without a mark at
/// its beginning. The first thing that is otherwise ends it, and nothing of that record is given.
///
/// Errors are of Kind::Protocol: `message` is a sentence for the user that names the line, `field` the
/// line alone, counted from 1 as an editor does.
class CsvReader
{
    Q_DECLARE_TR_FUNCTIONS(CsvReader)
public:
    /// What no file of use exceeds.
    struct Limits
    {
        qsizetype fields = 256;            ///< In a record.
        qsizetype fieldBytes = 64 * 1024;  ///< In a field.
        qint64 records = 100'000;
    };
    enum class LineEnds : quint8 {
        Crlf,     ///< As RFC 4180 writes them.
        Uniform,  ///< CRLF or LF, whichever ends the first record; then all of them.
    };
    /// Is given one record and the line that it begins in. An error ends the reading.
    using Record = std::function<Result<void>(const QStringList &fields, qint64 line)>;

    explicit CsvReader(Record record, LineEnds ends = LineEnds::Crlf)
        : CsvReader(std::move(record), ends, Limits())
    {
    }
    CsvReader(Record record, LineEnds ends, const Limits &limits);

    /// Reads on. After an error: the same error.
    Result<void> feed(QByteArrayView bytes);
    /// There is no more: what is unfinished is an error, but for the end of the last line.
    Result<void> finish();

    qint64 records() const { return m_records; }
    /// An error about this line, as the reader itself gives them: for what a record means.
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
    qsizetype m_width = -1;  ///< Fields of the first record.
    qint64 m_records = 0;
    qint64 m_line = 1;
    qint64 m_recordLine = 1;
    QByteArray m_beginning{};  ///< Of the file, until it is known whether it has a mark.
    bool m_begun = false;
    // Of a character of several bytes: how many are to come, and between what the next one must be.
    int m_pending = 0;
    unsigned char m_least = 0x80;
    unsigned char m_most = 0xbf;
};

}  // namespace Sidestage
