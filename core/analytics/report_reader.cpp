// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_reader.h"

#include <QLocale>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace Sidestage {

namespace {

/// The possible names of the column with the subject's id.
const QStringList &idNames(ReportKind kind)
{
    static const QStringList games{QStringLiteral("gameid")};
    static const QStringList extensions{QStringLiteral("extensionid"), QStringLiteral("extensionclientid"),
                                        QStringLiteral("clientid")};
    return kind == ReportKind::Games ? games : extensions;
}

const QStringList &subjectNames(ReportKind kind)
{
    static const QStringList games{QStringLiteral("gamename"), QStringLiteral("game")};
    static const QStringList extensions{QStringLiteral("extensionname"), QStringLiteral("extension")};
    return kind == ReportKind::Games ? games : extensions;
}

/// "2026-03-01", with or without a time behind it.
QDate dayOf(const QString &text)
{
    constexpr qsizetype length = 10;
    if (text.size() > length && text[length] != u'T' && text[length] != u' ')
        return {};
    return QDate::fromString(text.left(length), Qt::ISODate);
}

}  // namespace

QString foldedColumn(const QString &name)
{
    QString folded;
    for (const QChar c : name) {
        if (c.isLetterOrNumber())
            folded += c.toLower();
    }
    return folded;
}

Totalling totallingOf(const QString &column)
{
    const QString folded = foldedColumn(column);
    if (folded.contains(QLatin1String("average")) || folded.contains(QLatin1String("mean"))
        || folded.contains(QLatin1String("median")))
        return Totalling::Mean;
    if (folded.contains(QLatin1String("peak")) || folded.startsWith(QLatin1String("max")))
        return Totalling::Highest;
    if (folded.startsWith(QLatin1String("unique")) || folded.endsWith(QLatin1String("chatters")))
        return Totalling::PerDay;
    return Totalling::Sum;
}

std::optional<double> numberOf(const QString &text)
{
    constexpr qsizetype longest = 30;
    qsizetype at = text.startsWith(u'-') ? 1 : 0;
    const auto digits = [&] {
        const qsizetype from = at;
        while (at < text.size() && text[at] >= u'0' && text[at] <= u'9')
            ++at;
        return at > from;
    };
    if (text.size() > longest || !digits())
        return {};
    if (at < text.size()) {
        if (text[at++] != u'.' || !digits() || at < text.size())
            return {};
    }
    bool ok = false;
    const double number = text.toDouble(&ok);
    return ok && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

ReportReader::ReportReader(Report about)
    : m_report(std::move(about))
    , m_csv([this](const QStringList &fields, qint64 line) { return readRecord(fields, line); },
            CsvReader::LineEnds::Uniform, {.records = maxDays + 1})
{
}

Result<void> ReportReader::feed(QByteArrayView bytes)
{
    m_report.file.append(bytes);
    return m_csv.feed(bytes);
}

Result<Report> ReportReader::finish()
{
    if (auto ended = m_csv.finish(); !ended)
        return ended.error();
    if (!m_hasHead)
        return CsvReader::errorAt(1, tr("the file is empty."));
    return std::move(m_report);
}

Result<void> ReportReader::readRecord(const QStringList &fields, qint64 line)
{
    return m_hasHead ? readRow(fields, line) : readHead(fields, line);
}

Result<void> ReportReader::readHead(const QStringList &fields, qint64 line)
{
    m_hasHead = true;
    QSet<QString> seen;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const QString name = fields[i].trimmed();
        if (name.isEmpty())
            return CsvReader::errorAt(line, tr("column %1 has no name.").arg(QLocale().toString(i + 1)));
        if (seen.contains(name))
            return CsvReader::errorAt(line, tr("there are two columns “%1”.").arg(name));
        seen.insert(name);
        const QString folded = foldedColumn(name);
        if (m_dayAt < 0 && (folded == QLatin1String("date") || folded == QLatin1String("day"))) {
            m_dayAt = i;
        } else if (m_idAt < 0 && idNames(m_report.kind).contains(folded)) {
            m_idAt = i;
        } else if (m_nameAt < 0 && subjectNames(m_report.kind).contains(folded)) {
            m_nameAt = i;
        } else {
            m_valuesAt.append(i);
            m_report.columns.append(name);
        }
    }
    if (m_dayAt < 0)
        return CsvReader::errorAt(line, tr("there is no “Date” column; this is not a report."));
    return {};
}

Result<void> ReportReader::readRow(const QStringList &fields, qint64 line)
{
    const QDate day = dayOf(fields[m_dayAt]);
    if (!day.isValid())
        return CsvReader::errorAt(line, tr("“%1” is not a date.").arg(fields[m_dayAt].left(40)));
    // A day in the future would remain the last day forever.
    const QDate latest = std::max(m_report.askedAt.toUTC().date().addDays(1), m_report.range.to);
    if (day < QDate(2000, 1, 1) || (latest.isValid() && day > latest))
        return CsvReader::errorAt(line, tr("a report for %1 is not possible.").arg(fields[m_dayAt].left(10)));
    if (m_idAt >= 0 && fields[m_idAt].trimmed() != m_report.subjectId)
        return CsvReader::errorAt(
            line, tr("it contains “%1”, which was not requested.").arg(fields[m_idAt].left(40)));
    ReportRow row{.day = day};
    for (const qsizetype at : m_valuesAt)
        row.values.append(fields[at]);
    if (const auto same = m_rowOf.constFind(day); same != m_rowOf.cend()) {
        if (m_report.rows[*same] == row)
            return {};
        return CsvReader::errorAt(
            line, tr("%1 appears twice, with different figures.").arg(day.toString(Qt::ISODate)));
    }
    if (m_nameAt >= 0 && m_report.name.isEmpty())
        m_report.name = fields[m_nameAt].trimmed().left(200);
    m_rowOf.insert(day, m_report.rows.size());
    m_report.rows.append(std::move(row));
    return {};
}

}  // namespace Sidestage
