// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_reader.h"

#include "base/csv.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

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

constexpr qsizetype maxRows = 20'000;

class ReportReader
{
    Q_DECLARE_TR_FUNCTIONS(ReportReader)
public:
    explicit ReportReader(Report about)
        : m_report(std::move(about))
    {
    }
    Result<Report> read(QByteArray csv);

private:
    Result<void> readHead(const QStringList &fields, int line);
    Result<void> readRow(const QStringList &fields, int line);

    Report m_report;
    qsizetype m_dayAt = -1;
    qsizetype m_idAt = -1;
    qsizetype m_nameAt = -1;
    QList<qsizetype> m_valuesAt{};
    QHash<QDate, qsizetype> m_rowOf{};
};

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

Result<Report> readReport(Report about, QByteArray csv)
{
    return ReportReader(std::move(about)).read(std::move(csv));
}

Result<Report> ReportReader::read(QByteArray csv)
{
    const auto lines = readCsv(
        csv, {.isStrict = true, .maxFields = 256, .fieldBytes = 64 * 1024, .maxRecords = maxRows + 1});
    if (!lines)
        return lines.error();
    if (lines->isEmpty())
        return csvError(1, tr("the file is empty."));
    bool isHead = true;
    for (const auto &[number, fields] : *lines) {
        const auto done = std::exchange(isHead, false) ? readHead(fields, number) : readRow(fields, number);
        if (!done)
            return done.error();
    }
    m_report.file = std::move(csv);
    return std::move(m_report);
}

Result<void> ReportReader::readHead(const QStringList &fields, int line)
{
    QSet<QString> seen;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const QString name = fields[i].trimmed();
        if (name.isEmpty())
            return csvError(line, tr("column %1 has no name.").arg(QLocale().toString(i + 1)));
        if (seen.contains(name))
            return csvError(line, tr("there are two columns “%1”.").arg(name));
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
        return csvError(line, tr("there is no “Date” column; this is not a report."));
    return {};
}

Result<void> ReportReader::readRow(const QStringList &fields, int line)
{
    const QDate day = dayOf(fields[m_dayAt]);
    if (!day.isValid())
        return csvError(line, tr("“%1” is not a date.").arg(fields[m_dayAt].left(40)));
    // A day in the future would remain the last day forever.
    const QDate latest = std::max(m_report.askedAt.toUTC().date().addDays(1), m_report.range.to);
    if (day < QDate(2000, 1, 1) || (latest.isValid() && day > latest))
        return csvError(line, tr("a report for %1 is not possible.").arg(fields[m_dayAt].left(10)));
    if (m_idAt >= 0 && fields[m_idAt].trimmed() != m_report.subjectId)
        return csvError(line, tr("it contains “%1”, which was not requested.").arg(fields[m_idAt].left(40)));
    ReportRow row{.day = day};
    for (const qsizetype at : m_valuesAt)
        row.values.append(fields[at]);
    if (const auto same = m_rowOf.constFind(day); same != m_rowOf.cend()) {
        if (m_report.rows[*same] == row)
            return {};
        return csvError(line, tr("%1 appears twice, with different figures.").arg(day.toString(Qt::ISODate)));
    }
    if (m_nameAt >= 0 && m_report.name.isEmpty())
        m_report.name = fields[m_nameAt].trimmed().left(200);
    m_rowOf.insert(day, m_report.rows.size());
    m_report.rows.append(std::move(row));
    return {};
}

}  // namespace Sidestage
