// SPDX-License-Identifier: GPL-3.0-or-later
#include "redemption_archive.h"

#include "archive_table.h"
#include "base/enum_table.h"
#include "files/table_export.h"
#include "profile/store_thread.h"

#include <algorithm>

namespace Sidestage {

namespace {

using namespace std::chrono_literals;

constexpr auto bundling = 300ms;
constexpr auto tryAgain = 5s;
// Rows per step on the store's thread, so that other work does not wait long.
constexpr qsizetype bundle = 200;
constexpr int exportedAtOnce = 200;

/// Runs a function of the table that reads on the store's thread.
template <class T, class... Params, class... Args>
QCoro::Task<Result<T>> ask(StoreThread *thread, const QString &account,
                           T (ArchiveTable::*work)(Transaction &, Params...) const, Args... args)
{
    return thread->ask([table = ArchiveTable{account}, work, args...](Database &database) {
        return database.read([&](Transaction &t) { return (table.*work)(t, args...); });
    });
}

// Names and values of the exported files, not translated, because programs read them.

using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

constexpr EnumText<Outcome> outcomeTexts[]{{Outcome::Waiting, "waiting"},
                                           {Outcome::Fulfilled, "fulfilled"},
                                           {Outcome::Refunded, "refunded"},
                                           {Outcome::Gone, "gone"}};
static_assert(isComplete(outcomeTexts));

constexpr EnumText<By> byTexts[]{
    {By::Nobody, ""}, {By::Here, "here"}, {By::Elsewhere, "elsewhere"}, {By::Service, "service"}};
static_assert(isComplete(byTexts));

QList<Column<ArchivedRedemption>> exportedColumns()
{
    const auto of = [](const char *title, auto value) {
        return Column<ArchivedRedemption>{
            .title = QString::fromLatin1(title),
            .text = [value](const ArchivedRedemption &row) { return std::invoke(value, row.redemption); }};
    };
    using Api::Redemption;
    return {
        of("redeemed_at", [](const Redemption &one) { return exportedTime(one.redeemedAt); }),
        of("viewer_id", &Redemption::userId),
        of("viewer_login", &Redemption::userLogin),
        of("viewer_name", &Redemption::userName),
        of("reward_id", [](const Redemption &one) { return one.reward.id; }),
        of("reward_title", [](const Redemption &one) { return one.reward.title; }),
        {.title = QStringLiteral("points"),
         .text = [](const ArchivedRedemption &row) { return QString::number(row.redemption.reward.cost); },
         .isNumber = true},
        of("message", &Redemption::userInput),
        {.title = QStringLiteral("outcome"),
         .text =
             [](const ArchivedRedemption &row) {
                 return QLatin1String(rowOf(outcomeTexts, row.outcome).text);
             }},
        {.title = QStringLiteral("decided_at"),
         .text = [](const ArchivedRedemption &row) { return exportedTime(row.decidedAt); }},
        {.title = QStringLiteral("decided_by"),
         .text = [](const ArchivedRedemption &row) { return QLatin1String(rowOf(byTexts, row.by).text); }},
        of("redemption_id", &Redemption::id)};
}

}  // namespace

RedemptionArchive::RedemptionArchive(StoreThread *thread, QString account, QObject *parent)
    : QObject(parent)
    , m_thread(thread)
    , m_account(std::move(account))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RedemptionArchive::flush);
}

RedemptionArchive::~RedemptionArchive()
{
    flush();
}

void RedemptionArchive::upsert(const QList<ArchivedRedemption> &redemptions)
{
    for (const ArchivedRedemption &redemption : redemptions) {
        if (!redemption.redemption.id.isEmpty())
            add(redemption);
    }
    if (!m_rows.isEmpty() && !m_timer.isActive())
        m_timer.start(m_hasFailed ? tryAgain : bundling);
}

void RedemptionArchive::close(const QStringList &ids, ArchivedRedemption::Outcome outcome,
                              ArchivedRedemption::By by, const QDateTime &decidedAt)
{
    QList<ArchivedRedemption> rows;
    rows.reserve(ids.size());
    for (const QString &id : ids) {
        ArchivedRedemption row{.outcome = outcome, .by = by, .decidedAt = decidedAt};
        row.redemption.id = id;
        rows.append(row);
    }
    upsert(rows);
}

void RedemptionArchive::flush()
{
    m_timer.stop();
    m_last.clear();
    const QList<ArchivedRedemption> all = std::exchange(m_rows, {});
    for (qsizetype first = 0; first < all.size(); first += bundle) {
        const QList<ArchivedRedemption> rows = all.mid(first, bundle);
        const auto write = [table = ArchiveTable{m_account}, rows](Database &database) {
            return database.write([&](Transaction &t) { return table.upsert(t, rows); });
        };
        m_thread->run(write, this, [this, rows](const Result<int> &written) {
            if (written) {
                m_hasFailed = false;
                if (*written > 0)
                    Q_EMIT changed();
                return;
            }
            // The disk may be full, or another program may have locked the file: the rows are kept and
            // written later.
            const QList<ArchivedRedemption> later = std::exchange(m_rows, {});
            m_last.clear();
            for (const ArchivedRedemption &row : rows + later)
                add(row);
            m_timer.start(tryAgain);
            if (!std::exchange(m_hasFailed, true))
                Q_EMIT failed(written.error());
        });
    }
}

// A search includes everything added before: flush() posts it to the same thread first.

auto RedemptionArchive::search(ArchiveQuery query, qint64 after, int most) -> QCoro::Task<Result<ArchivePage>>
{
    flush();
    return ask(m_thread, m_account, &ArchiveTable::find, query, after, most);
}

auto RedemptionArchive::count(ArchiveQuery query, int most) -> QCoro::Task<Result<int>>
{
    flush();
    return ask(m_thread, m_account, &ArchiveTable::count, query, most);
}

auto RedemptionArchive::viewerCounts(QString userId, QDateTime since) -> QCoro::Task<Result<ArchiveCounts>>
{
    flush();
    return ask(m_thread, m_account, &ArchiveTable::counts, ArchiveQuery{.from = since, .userId = userId});
}

auto RedemptionArchive::rewardCounts(QString rewardId, QDateTime since) -> QCoro::Task<Result<ArchiveCounts>>
{
    flush();
    return ask(m_thread, m_account, &ArchiveTable::counts, ArchiveQuery{.from = since, .rewardId = rewardId});
}

ReadRedeemed RedemptionArchive::redeemed() const
{
    return [table = ArchiveTable{m_account}](Database &database, const QStringList &userIds) {
        return database.read([&](Transaction &t) {
            QHash<QString, Redeemed> found;
            for (const QString &id : userIds) {
                const ArchiveCounts counts = table.counts(t, {.userId = id});
                if (counts.redeemed > 0)
                    found.insert(id, {.redemptions = counts.redeemed, .points = counts.points});
            }
            return found;
        });
    };
}

auto RedemptionArchive::rewards() -> QCoro::Task<Result<QList<ArchivedReward>>>
{
    flush();
    return ask(m_thread, m_account, &ArchiveTable::rewards);
}

auto RedemptionArchive::completeUntil() -> QCoro::Task<Result<QDateTime>>
{
    return ask(m_thread, m_account, &ArchiveTable::completeUntil);
}

void RedemptionArchive::setCompleteUntil(const QDateTime &time)
{
    flush();
    note([table = ArchiveTable{m_account}, time](Transaction &t) {
        table.setCompleteUntil(t, time);
        return false;
    });
}

auto RedemptionArchive::lastStream() -> QCoro::Task<Result<ArchivedStream>>
{
    return ask(m_thread, m_account, &ArchiveTable::lastStream);
}

void RedemptionArchive::setOnAir(const QDateTime &since)
{
    note([table = ArchiveTable{m_account}, since](Transaction &t) { return table.setOnAir(t, since); });
}

void RedemptionArchive::setOffAir(const QDateTime &at)
{
    note([table = ArchiveTable{m_account}, at](Transaction &t) { return table.setOffAir(t, at); });
}

auto RedemptionArchive::exportTo(QString path, TableFormat format, ArchiveQuery query,
                                 std::function<bool(qint64 rows)> progress, CsvStyle style)
    -> QCoro::Task<Result<qint64>>
{
    flush();
    const auto next = [table = ArchiveTable{m_account}, query, after = std::optional<qint64>(0)](
                          Database *database) mutable -> Result<QList<ArchivedRedemption>> {
        if (!after)
            return QList<ArchivedRedemption>();
        const auto page
            = database->read([&](Transaction &t) { return table.find(t, query, *after, exportedAtOnce); });
        if (!page)
            return page.error();
        after = page->next ? std::optional(page->next) : std::nullopt;
        return page->rows;
    };
    return exportTable<ArchivedRedemption>({path, format, style}, exportedColumns(), {next, m_thread, this},
                                           std::move(progress));
}

void RedemptionArchive::add(const ArchivedRedemption &row)
{
    const auto found = m_last.constFind(row.redemption.id);
    if (found == m_last.constEnd() || m_rows[*found].outcome != ArchivedRedemption::Outcome::Waiting) {
        if (found != m_last.constEnd()
            && (m_rows[*found] == row || row.outcome == ArchivedRedemption::Outcome::Waiting))
            return;
        m_last.insert(row.redemption.id, m_rows.size());
        m_rows.append(row);
    } else if (row.redemption.userId.isEmpty()) {  // from close()
        ArchivedRedemption &known = m_rows[*found];
        known.outcome = row.outcome;
        known.by = row.by;
        known.decidedAt = row.decidedAt;
    } else {
        m_rows[*found] = row;
    }
}

void RedemptionArchive::note(std::function<bool(Transaction &)> work)
{
    const auto write = [work = std::move(work)](Database &database) { return database.write(work); };
    m_thread->run(write, this, [this](const Result<bool> &done) {
        if (!done)
            Q_EMIT failed(done.error());
        else if (*done)
            Q_EMIT changed();
    });
}

}  // namespace Sidestage
