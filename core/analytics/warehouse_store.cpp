// SPDX-License-Identifier: GPL-3.0-or-later
#include "warehouse_store.h"

#include "storage/database.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Sidestage {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

qint64 numberOf(const QDate &day)
{
    return QDate(1970, 1, 1).daysTo(day);
}

QDate dayOf(qint64 number)
{
    return QDate(1970, 1, 1).addDays(number);
}

/// The usual notation of whole numbers and short decimals. Text equal to it is not stored beside the number.
QString usualText(double number)
{
    return QString::number(number, 'g', 15);
}

template <class T>
Result<void> plain(const Result<T> &result)
{
    return result ? Result<void>() : Result<void>(result.error());
}

}  // namespace

qint64 StoredSubject::days() const
{
    qint64 all = 0;
    for (const DayRange &run : runs)
        all += run.days();
    return all;
}

qint64 StoredSubject::days(const DayRange &range) const
{
    qint64 all = 0;
    for (const DayRange &run : runs)
        all += run.within(range).days();
    return all;
}

bool DaySeries::hasAny() const
{
    return std::any_of(values.begin(), values.end(), [](double value) { return !std::isnan(value); });
}

double DaySeries::total(Totalling how) const
{
    double sum = 0;
    double highest = none;
    int count = 0;
    for (const double value : values) {
        if (std::isnan(value))
            continue;
        sum += value;
        highest = count == 0 ? value : std::max(highest, value);
        ++count;
    }
    if (count == 0)
        return none;
    switch (how) {
    case Totalling::Sum:
        return sum;
    case Totalling::PerDay:
    case Totalling::Mean:
        return sum / count;
    case Totalling::Highest:
        break;
    }
    return highest;
}

WarehouseStore::WarehouseStore(Database *database, QString account)
    : m_database(database)
    , m_account(std::move(account))
{
}

Result<qint64> WarehouseStore::subjectKey(const Report &report)
{
    const qint64 stamp = report.askedAt.toMSecsSinceEpoch();
    // Uses the name in the newest report that has one.
    const auto added = m_database->run(
        "INSERT INTO analytics_subjects (account, kind, id, name, name_stamp) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (account, kind, id) DO UPDATE SET name = excluded.name, name_stamp = "
        "excluded.name_stamp"
        " WHERE excluded.name <> '' AND (excluded.name_stamp, excluded.name) > (name_stamp, name)",
        m_account, int(report.kind), report.subjectId,
        report.name.isEmpty() ? QStringLiteral("") : report.name, report.name.isEmpty() ? qint64(0) : stamp);
    if (!added)
        return added.error();
    Rows rows
        = m_database->query("SELECT key FROM analytics_subjects WHERE account = ? AND kind = ? AND id = ?",
                            m_account, int(report.kind), report.subjectId);
    if (!rows.next())
        return rows.status() ? Error::storage(QStringLiteral("no such subject")) : rows.status().error();
    return rows.integer(0);
}

Result<qint64> WarehouseStore::columnKey(ReportKind kind, const QString &name, qint64 place, qint64 stamp)
{
    const auto added = m_database->run(
        "INSERT INTO analytics_columns (kind, name, place, place_stamp) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (kind, name) DO UPDATE SET place = excluded.place, place_stamp = excluded.place_stamp"
        " WHERE (excluded.place_stamp, excluded.place) > (place_stamp, place)",
        int(kind), name, place, stamp);
    if (!added)
        return added.error();
    return findColumn(kind, name);
}

/// Returns 0 if there is no such column.
Result<qint64> WarehouseStore::findColumn(ReportKind kind, const QString &name)
{
    Rows rows
        = m_database->query("SELECT key FROM analytics_columns WHERE kind = ? AND name = ?", int(kind), name);
    if (rows.next())
        return rows.integer(0);
    return rows.status() ? Result<qint64>(0) : Result<qint64>(rows.status().error());
}

Result<int> WarehouseStore::merge(const Report &report)
{
    const qint64 stamp = report.askedAt.toMSecsSinceEpoch();
    int newDays = 0;
    const auto done = m_database->transaction([&]() -> Result<void> {
        const auto subject = subjectKey(report);
        if (!subject)
            return subject.error();
        QList<qint64> columns;
        for (qsizetype place = 0; place < report.columns.size(); ++place) {
            const auto key = columnKey(report.kind, report.columns[place], place, stamp);
            if (!key)
                return key.error();
            columns.append(*key);
        }
        for (const ReportRow &row : report.rows) {
            const qint64 day = numberOf(row.day);
            const auto isNew = m_database->run(
                "INSERT OR IGNORE INTO analytics_days (subject, day) VALUES (?, ?)", *subject, day);
            if (!isNew)
                return isNew.error();
            newDays += *isNew;
            for (qsizetype i = 0; i < columns.size() && i < row.values.size(); ++i) {
                const QString &text = row.values[i];
                if (text.isEmpty())
                    continue;  // not reported: an earlier value stays
                const std::optional<double> number = Sidestage::numberOf(text);
                const std::optional<QString> odd
                    = number && usualText(*number) == text ? std::nullopt : std::optional(text);
                const auto kept = m_database->run(
                    "INSERT INTO analytics_values (subject, col, day, stamp, number, text, peak)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)"
                    " ON CONFLICT (subject, col, day) DO UPDATE SET"
                    " stamp = max(stamp, excluded.stamp),"
                    " number = CASE WHEN (excluded.stamp, ifnull(excluded.number, -1e308),"
                    "   ifnull(excluded.text, '')) > (stamp, ifnull(number, -1e308), ifnull(text, ''))"
                    "   THEN excluded.number ELSE number END,"
                    " text = CASE WHEN (excluded.stamp, ifnull(excluded.number, -1e308),"
                    "   ifnull(excluded.text, '')) > (stamp, ifnull(number, -1e308), ifnull(text, ''))"
                    "   THEN excluded.text ELSE text END,"
                    " peak = max(ifnull(peak, excluded.peak), ifnull(excluded.peak, peak))",
                    *subject, columns[i], day, stamp, number, odd, number);
                if (!kept)
                    return kept.error();
            }
        }
        return mergeFile(*subject, report, stamp);
    });
    return done ? Result<int>(newDays) : Result<int>(done.error());
}

Result<void> WarehouseStore::mergeFile(qint64 subject, const Report &report, qint64 stamp)
{
    if (report.file.isEmpty())
        return {};
    const QByteArray compressed = qCompress(report.file);
    return plain(m_database->run(
        "INSERT INTO analytics_files (subject, stamp, first_day, last_day, csv) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (subject) DO UPDATE SET stamp = excluded.stamp, first_day = excluded.first_day,"
        " last_day = excluded.last_day, csv = excluded.csv WHERE (excluded.stamp, excluded.first_day,"
        " excluded.last_day, excluded.csv) > (stamp, first_day, last_day, csv)",
        subject, stamp, numberOf(report.range.from), numberOf(report.range.to), compressed));
}

Result<void> WarehouseStore::noteListed(ReportKind kind, const QDate &readyUntil, const QDateTime &askedAt)
{
    const std::optional<qint64> ready
        = readyUntil.isValid() ? std::optional(numberOf(readyUntil)) : std::nullopt;
    return plain(m_database->run(
        "INSERT INTO analytics_lists (account, kind, ready_until, asked_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (account, kind) DO UPDATE SET"
        " ready_until = max(ifnull(ready_until, excluded.ready_until), ifnull(excluded.ready_until,"
        " ready_until)), asked_at = max(asked_at, excluded.asked_at)",
        m_account, int(kind), ready, askedAt));
}

Result<StoredReports> WarehouseStore::reports(ReportKind kind)
{
    StoredReports all;
    QHash<qint64, qsizetype> places;
    Rows subjects = m_database->query(
        "SELECT s.key, s.id, s.name, f.first_day, f.last_day FROM analytics_subjects s"
        " LEFT JOIN analytics_files f ON f.subject = s.key WHERE s.account = ? AND s.kind = ?"
        " ORDER BY s.name COLLATE NOCASE, s.id",
        m_account, int(kind));
    while (subjects.next()) {
        places.insert(subjects.integer(0), all.subjects.size());
        StoredSubject subject{.id = subjects.text(1), .name = subjects.text(2)};
        if (!subjects.isNull(3))
            subject.file = {dayOf(subjects.integer(3)), dayOf(subjects.integer(4))};
        all.subjects.append(std::move(subject));
    }
    if (!subjects.status())
        return subjects.status().error();
    for (auto each = places.cbegin(); each != places.cend(); ++each) {
        StoredSubject &subject = all.subjects[*each];
        Rows days
            = m_database->query("SELECT day FROM analytics_days WHERE subject = ? ORDER BY day", each.key());
        while (days.next()) {
            const QDate day = dayOf(days.integer(0));
            if (!subject.runs.isEmpty() && subject.runs.last().to.addDays(1) == day)
                subject.runs.last().to = day;
            else
                subject.runs.append({day, day});
        }
        if (!days.status())
            return days.status().error();
        // Averages and peaks may be corrected downwards. Only shrinking counts are reported.
        Rows shrunk = m_database->query("SELECT v.day, c.name FROM analytics_values v"
                                        " JOIN analytics_columns c ON c.key = v.col"
                                        " WHERE v.subject = ? AND v.number < v.peak ORDER BY v.day",
                                        each.key());
        while (shrunk.next()) {
            const QDate day = dayOf(shrunk.integer(0));
            const Totalling how = totallingOf(shrunk.text(1));
            if ((how == Totalling::Sum || how == Totalling::PerDay)
                && (subject.shrunk.isEmpty() || subject.shrunk.last() != day))
                subject.shrunk.append(day);
        }
        if (!shrunk.status())
            return shrunk.status().error();
    }
    Rows columns = m_database->query(
        "SELECT name FROM analytics_columns WHERE kind = ? ORDER BY place, place_stamp DESC, name",
        int(kind));
    while (columns.next())
        all.columns.append(columns.text(0));
    if (!columns.status())
        return columns.status().error();
    Rows list = m_database->query(
        "SELECT ready_until, asked_at FROM analytics_lists WHERE account = ? AND kind = ?", m_account,
        int(kind));
    if (list.next()) {
        all.readyUntil = list.isNull(0) ? QDate() : dayOf(list.integer(0));
        all.askedAt = list.time(1);
    }
    return list.status() ? Result<StoredReports>(all) : Result<StoredReports>(list.status().error());
}

Result<DaySeries> WarehouseStore::series(const SeriesQuery &query)
{
    DaySeries series{.range = query.range};
    series.values.assign(std::size_t(query.range.days()), none);
    const auto column = findColumn(query.kind, query.column);
    if (!column)
        return column.error();
    if (*column == 0 || series.values.empty())
        return series;
    QList<qint64> subjects;
    Rows rows = query.subjectId.isEmpty()
        ? m_database->query("SELECT key FROM analytics_subjects WHERE account = ? AND kind = ?", m_account,
                            int(query.kind))
        : m_database->query("SELECT key FROM analytics_subjects WHERE account = ? AND kind = ? AND id = ?",
                            m_account, int(query.kind), query.subjectId);
    while (rows.next())
        subjects.append(rows.integer(0));
    if (!rows.status())
        return rows.status().error();
    const qint64 from = numberOf(query.range.from);
    const qint64 to = numberOf(query.range.to);
    const Totalling how = totallingOf(query.column);
    std::vector<int> counts(series.values.size(), 0);
    for (const qint64 subject : std::as_const(subjects)) {
        Rows values
            = m_database->query("SELECT day, number FROM analytics_values WHERE subject = ? AND col = ?"
                                " AND day BETWEEN ? AND ? AND number IS NOT NULL",
                                subject, *column, from, to);
        while (values.next()) {
            const auto at = std::size_t(values.integer(0) - from);
            const double value = values.real(1);
            double &sum = series.values[at];
            if (counts[at]++ == 0)
                sum = value;
            else
                sum = how == Totalling::Highest ? std::max(sum, value) : sum + value;
        }
        if (!values.status())
            return values.status().error();
    }
    if (how == Totalling::Mean) {
        for (std::size_t at = 0; at < counts.size(); ++at) {
            if (counts[at] > 1)
                series.values[at] /= counts[at];
        }
    }
    return series;
}

Result<DayRange> WarehouseStore::days(ReportKind kind)
{
    Rows rows = m_database->query("SELECT min((SELECT min(day) FROM analytics_days WHERE subject = s.key)),"
                                  " max((SELECT max(day) FROM analytics_days WHERE subject = s.key))"
                                  " FROM analytics_subjects s WHERE s.account = ? AND s.kind = ?",
                                  m_account, int(kind));
    if (rows.next() && !rows.isNull(0))
        return DayRange{dayOf(rows.integer(0)), dayOf(rows.integer(1))};
    return rows.status() ? Result<DayRange>(DayRange{}) : Result<DayRange>(rows.status().error());
}

Result<QByteArray> WarehouseStore::file(ReportKind kind, const QString &subjectId)
{
    Rows rows = m_database->query("SELECT f.csv FROM analytics_files f JOIN analytics_subjects s"
                                  " ON s.key = f.subject WHERE s.account = ? AND s.kind = ? AND s.id = ?",
                                  m_account, int(kind), subjectId);
    if (!rows.next()) {
        return rows.status() ? Result<QByteArray>(Error{.kind = Error::Kind::NotFound})
                             : Result<QByteArray>(rows.status().error());
    }
    return qUncompress(rows.bytes(0));
}

Result<void> WarehouseStore::walk(ReportKind kind, const DayRange &range, const QStringList &columns,
                                  const QString &subjectId, const Row &row)
{
    QList<qint64> keys;
    for (const QString &name : columns) {
        const auto key = findColumn(kind, name);
        if (!key)
            return key.error();
        keys.append(*key);
    }
    qint64 subject = 0;
    QString name;
    {
        Rows found = m_database->query(
            "SELECT key, name FROM analytics_subjects WHERE account = ? AND kind = ? AND id = ?", m_account,
            int(kind), subjectId);
        if (!found.next())
            return found.status();
        subject = found.integer(0);
        name = found.text(1);
    }
    const qint64 from = numberOf(range.from);
    const qint64 to = numberOf(range.to);
    QMap<qint64, QStringList> days;
    Rows dayRows = m_database->query(
        "SELECT day FROM analytics_days WHERE subject = ? AND day BETWEEN ? AND ?", subject, from, to);
    while (dayRows.next())
        days.insert(dayRows.integer(0), QStringList(columns.size()));
    if (!dayRows.status())
        return dayRows.status();
    for (qsizetype at = 0; at < keys.size(); ++at) {
        Rows values = m_database->query("SELECT day, number, text FROM analytics_values WHERE subject = ?"
                                        " AND col = ? AND day BETWEEN ? AND ?",
                                        subject, keys[at], from, to);
        while (values.next())
            days[values.integer(0)][at] = values.isNull(2) ? usualText(values.real(1)) : values.text(2);
        if (!values.status())
            return values.status();
    }
    for (auto day = days.cbegin(); day != days.cend(); ++day) {
        if (auto given = row(subjectId, name, {dayOf(day.key()), *day}); !given)
            return given;
    }
    return {};
}

}  // namespace Sidestage
