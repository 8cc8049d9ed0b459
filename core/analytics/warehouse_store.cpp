// SPDX-License-Identifier: GPL-3.0-or-later
#include "warehouse_store.h"

#include "storage/table.h"

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
    return std::ranges::any_of(values, [](double value) { return !std::isnan(value); });
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

qint64 WarehouseStore::subjectKey(Transaction &t, const Report &report) const
{
    const qint64 stamp = report.askedAt.toMSecsSinceEpoch();
    // Uses the name in the newest report that has one.
    t.run("INSERT INTO analytics_subjects (account, kind, id, name, name_stamp) VALUES (?, ?, ?, ?, ?)"
          " ON CONFLICT (account, kind, id) DO UPDATE SET name = excluded.name,"
          " name_stamp = excluded.name_stamp"
          " WHERE excluded.name <> '' AND (excluded.name_stamp, excluded.name) > (name_stamp, name)",
          m_account, int(report.kind), report.subjectId, report.name,
          report.name.isEmpty() ? qint64(0) : stamp);
    return findSubject(t, report.kind, report.subjectId);
}

qint64 WarehouseStore::columnKey(Transaction &t, ReportKind kind, const QString &name, qint64 place,
                                 qint64 stamp)
{
    t.run("INSERT INTO analytics_columns (kind, name, place, place_stamp) VALUES (?, ?, ?, ?)"
          " ON CONFLICT (kind, name) DO UPDATE SET place = excluded.place, place_stamp = excluded.place_stamp"
          " WHERE (excluded.place_stamp, excluded.place) > (place_stamp, place)",
          int(kind), name, place, stamp);
    return findColumn(t, kind, name);
}

/// Returns 0 if there is no such subject.
qint64 WarehouseStore::findSubject(Transaction &t, ReportKind kind, const QString &id) const
{
    return t
        .first<qint64>("SELECT key FROM analytics_subjects WHERE account = ? AND kind = ? AND id = ?",
                       m_account, int(kind), id)
        .value_or(0);
}

/// Returns 0 if there is no such column.
qint64 WarehouseStore::findColumn(Transaction &t, ReportKind kind, const QString &name)
{
    return t.first<qint64>("SELECT key FROM analytics_columns WHERE kind = ? AND name = ?", int(kind), name)
        .value_or(0);
}

Result<int> WarehouseStore::merge(const Report &report)
{
    return m_database->write([&](Transaction &t) {
        const qint64 stamp = report.askedAt.toMSecsSinceEpoch();
        const qint64 subject = subjectKey(t, report);
        QList<qint64> columns;
        for (qsizetype place = 0; place < report.columns.size(); ++place)
            columns.append(columnKey(t, report.kind, report.columns[place], place, stamp));
        int newDays = 0;
        for (const ReportRow &row : report.rows) {
            const qint64 day = numberOf(row.day);
            newDays
                += t.run("INSERT OR IGNORE INTO analytics_days (subject, day) VALUES (?, ?)", subject, day);
            for (qsizetype i = 0; i < columns.size() && i < row.values.size(); ++i) {
                const QString &text = row.values[i];
                if (text.isEmpty())
                    continue;  // not reported: an earlier value stays
                const std::optional<double> number = Sidestage::numberOf(text);
                const std::optional<QString> odd
                    = number && usualText(*number) == text ? std::nullopt : std::optional(text);
                t.run("INSERT INTO analytics_values (subject, col, day, stamp, number, text, peak)"
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
                      subject, columns[i], day, stamp, number, odd, number);
            }
        }
        mergeFile(t, subject, report, stamp);
        return newDays;
    });
}

void WarehouseStore::mergeFile(Transaction &t, qint64 subject, const Report &report, qint64 stamp)
{
    if (report.file.isEmpty())
        return;
    t.run("INSERT INTO analytics_files (subject, stamp, first_day, last_day, csv) VALUES (?, ?, ?, ?, ?)"
          " ON CONFLICT (subject) DO UPDATE SET stamp = excluded.stamp, first_day = excluded.first_day,"
          " last_day = excluded.last_day, csv = excluded.csv WHERE (excluded.stamp, excluded.first_day,"
          " excluded.last_day, excluded.csv) > (stamp, first_day, last_day, csv)",
          subject, stamp, numberOf(report.range.from), numberOf(report.range.to), qCompress(report.file));
}

Result<void> WarehouseStore::noteListed(ReportKind kind, const QDate &readyUntil, const QDateTime &askedAt)
{
    const std::optional<qint64> ready
        = readyUntil.isValid() ? std::optional(numberOf(readyUntil)) : std::nullopt;
    return m_database->write([&](Transaction &t) {
        t.run("INSERT INTO analytics_lists (account, kind, ready_until, asked_at) VALUES (?, ?, ?, ?)"
              " ON CONFLICT (account, kind) DO UPDATE SET"
              " ready_until = max(ifnull(ready_until, excluded.ready_until), ifnull(excluded.ready_until,"
              " ready_until)), asked_at = max(asked_at, excluded.asked_at)",
              m_account, int(kind), ready, askedAt);
    });
}

Result<StoredReports> WarehouseStore::reports(ReportKind kind)
{
    return m_database->read([&](Transaction &t) {
        StoredReports all;
        Rows subjects
            = t.query("SELECT s.key, s.id, s.name, f.first_day, f.last_day FROM analytics_subjects s"
                      " LEFT JOIN analytics_files f ON f.subject = s.key WHERE s.account = ? AND s.kind = ?"
                      " ORDER BY s.name COLLATE NOCASE, s.id",
                      m_account, int(kind));
        while (subjects.next()) {
            const qint64 key = subjects.integer(0);
            StoredSubject subject{.id = subjects.text(1), .name = subjects.text(2)};
            if (!subjects.isNull(3))
                subject.file = {dayOf(subjects.integer(3)), dayOf(subjects.integer(4))};
            for (const qint64 number :
                 t.select<qint64>("SELECT day FROM analytics_days WHERE subject = ? ORDER BY day", key)) {
                const QDate day = dayOf(number);
                if (!subject.runs.isEmpty() && subject.runs.last().to.addDays(1) == day)
                    subject.runs.last().to = day;
                else
                    subject.runs.append({day, day});
            }
            // Averages and peaks may be corrected downwards. Only shrinking counts are reported.
            Rows shrunk = t.query("SELECT v.day, c.name FROM analytics_values v"
                                  " JOIN analytics_columns c ON c.key = v.col"
                                  " WHERE v.subject = ? AND v.number < v.peak ORDER BY v.day",
                                  key);
            while (shrunk.next()) {
                const QDate day = dayOf(shrunk.integer(0));
                const Totalling how = totallingOf(shrunk.text(1));
                if ((how == Totalling::Sum || how == Totalling::PerDay)
                    && (subject.shrunk.isEmpty() || subject.shrunk.last() != day))
                    subject.shrunk.append(day);
            }
            all.subjects.append(std::move(subject));
        }
        all.columns = t.select<QString>(
            "SELECT name FROM analytics_columns WHERE kind = ? ORDER BY place, place_stamp DESC, name",
            int(kind));
        Rows list
            = t.query("SELECT ready_until, asked_at FROM analytics_lists WHERE account = ? AND kind = ?",
                      m_account, int(kind));
        if (list.next()) {
            all.readyUntil = list.isNull(0) ? QDate() : dayOf(list.integer(0));
            all.askedAt = list.time(1);
        }
        return all;
    });
}

Result<DaySeries> WarehouseStore::series(const SeriesQuery &query)
{
    return m_database->read([&](Transaction &t) {
        DaySeries series{.range = query.range};
        series.values.assign(std::size_t(query.range.days()), none);
        const qint64 column = findColumn(t, query.kind, query.column);
        if (column == 0 || series.values.empty())
            return series;
        const auto subjects = query.subjectId.isEmpty()
            ? t.select<qint64>("SELECT key FROM analytics_subjects WHERE account = ? AND kind = ?", m_account,
                               int(query.kind))
            : QList<qint64>{findSubject(t, query.kind, query.subjectId)};
        const qint64 from = numberOf(query.range.from);
        const qint64 to = numberOf(query.range.to);
        const Totalling how = totallingOf(query.column);
        std::vector<int> counts(series.values.size(), 0);
        for (const qint64 subject : subjects) {
            Rows values = t.query("SELECT day, number FROM analytics_values WHERE subject = ? AND col = ?"
                                  " AND day BETWEEN ? AND ? AND number IS NOT NULL",
                                  subject, column, from, to);
            while (values.next()) {
                const auto at = std::size_t(values.integer(0) - from);
                const double value = values.real(1);
                double &sum = series.values[at];
                if (counts[at]++ == 0)
                    sum = value;
                else
                    sum = how == Totalling::Highest ? std::max(sum, value) : sum + value;
            }
        }
        if (how == Totalling::Mean) {
            for (std::size_t at = 0; at < counts.size(); ++at) {
                if (counts[at] > 1)
                    series.values[at] /= counts[at];
            }
        }
        return series;
    });
}

Result<DayRange> WarehouseStore::days(ReportKind kind)
{
    return m_database->read([&](Transaction &t) {
        Rows rows = t.query("SELECT min((SELECT min(day) FROM analytics_days WHERE subject = s.key)),"
                            " max((SELECT max(day) FROM analytics_days WHERE subject = s.key))"
                            " FROM analytics_subjects s WHERE s.account = ? AND s.kind = ?",
                            m_account, int(kind));
        return rows.next() && !rows.isNull(0) ? DayRange{dayOf(rows.integer(0)), dayOf(rows.integer(1))}
                                              : DayRange{};
    });
}

Result<QByteArray> WarehouseStore::file(ReportKind kind, const QString &subjectId)
{
    return m_database->read([&](Transaction &t) {
        const auto csv = t.first<QByteArray>("SELECT f.csv FROM analytics_files f JOIN analytics_subjects s"
                                             " ON s.key = f.subject"
                                             " WHERE s.account = ? AND s.kind = ? AND s.id = ?",
                                             m_account, int(kind), subjectId);
        if (!csv)
            Transaction::fail(Error{.kind = Error::Kind::NotFound});
        return qUncompress(*csv);
    });
}

Result<void> WarehouseStore::walk(ReportKind kind, const DayRange &range, const QStringList &columns,
                                  const QString &subjectId, const Row &row)
{
    return m_database->read([&](Transaction &t) {
        QList<qint64> keys;
        for (const QString &name : columns)
            keys.append(findColumn(t, kind, name));
        const qint64 subject = findSubject(t, kind, subjectId);
        const auto name = t.first<QString>("SELECT name FROM analytics_subjects WHERE key = ?", subject);
        if (!name)
            return;
        const qint64 from = numberOf(range.from);
        const qint64 to = numberOf(range.to);
        QMap<qint64, QStringList> days;
        for (const qint64 day :
             t.select<qint64>("SELECT day FROM analytics_days WHERE subject = ? AND day BETWEEN ? AND ?",
                              subject, from, to))
            days.insert(day, QStringList(columns.size()));
        for (qsizetype at = 0; at < keys.size(); ++at) {
            Rows values = t.query("SELECT day, number, text FROM analytics_values WHERE subject = ?"
                                  " AND col = ? AND day BETWEEN ? AND ?",
                                  subject, keys[at], from, to);
            while (values.next())
                days[values.integer(0)][at] = values.isNull(2) ? usualText(values.real(1)) : values.text(2);
        }
        for (auto day = days.cbegin(); day != days.cend(); ++day)
            Transaction::check(row(subjectId, *name, {dayOf(day.key()), *day}));
    });
}

}  // namespace Sidestage
