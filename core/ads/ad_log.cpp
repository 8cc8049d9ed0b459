// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_log.h"

#include "profile/profile_store.h"
#include "profile/tables.h"
#include "storage/table.h"

#include <algorithm>

namespace Sidestage {

QByteArray Tables::adLog()
{
    return createTable<AdBreak>() + createTable<AdSnoozed>();
}

namespace {

/// How many of the newest breaks are used to derive how late breaks are.
constexpr int lessons = 60;
/// A planned time further away, in seconds, does not belong to the break.
constexpr int furthest = 600;

}  // namespace

AdLateness AdLateness::of(QList<int> seconds)
{
    std::ranges::sort(seconds);
    AdLateness band{.count = int(seconds.size())};
    if (seconds.isEmpty())
        return band;
    const qsizetype outside = seconds.size() / 10;
    band.least = seconds[outside];
    band.most = seconds[seconds.size() - 1 - outside];
    return band;
}

AdLog::AdLog(ProfileStore *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
{
}

template <class T>
Result<void> AdLog::insert(T &entry)
{
    const auto id = m_store->database().write([&](Transaction &t) { return t.insert(entry, m_account); });
    if (!id)
        return id.error();
    entry.id = *id;
    Q_EMIT changed();
    return {};
}

Result<void> AdLog::add(AdBreak &entry)
{
    return insert(entry);
}

Result<void> AdLog::add(AdSnoozed &snooze)
{
    return insert(snooze);
}

Result<void> AdLog::update(const AdBreak &entry)
{
    const auto done = m_store->database().write([&](Transaction &t) { t.update(entry, m_account); });
    if (done)
        Q_EMIT changed();
    return done;
}

std::optional<AdBreak> AdLog::near(const QDateTime &startedAt) const
{
    return m_store->database()
        .one<AdBreak>("WHERE account = ? AND at BETWEEN ? AND ? AND started_at IS NOT NULL"
                      " ORDER BY abs(at - ?) LIMIT 1",
                      m_account, startedAt.addSecs(-same), startedAt.addSecs(same), startedAt)
        .value_or(std::nullopt);
}

bool AdLog::isSettled(const QDateTime &promisedAt) const
{
    return m_store->database()
        .first<bool>("SELECT 1 FROM ad_breaks WHERE account = ? AND at BETWEEN ? AND ?"
                     " AND promised_at BETWEEN ? AND ?",
                     m_account, promisedAt.addSecs(-2 * furthest), promisedAt.addSecs(2 * furthest),
                     promisedAt.addSecs(-same), promisedAt.addSecs(same))
        .value_or(std::nullopt)
        .has_value();
}

QList<AdBreak> AdLog::newest(int most, const std::optional<AdBreak> &before) const
{
    Database &database = m_store->database();
    const auto found = before
        ? database.all<AdBreak>("WHERE account = ? AND (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?",
                                m_account, before->at(), before->id, most)
        : database.all<AdBreak>("WHERE account = ? ORDER BY at DESC, id DESC LIMIT ?", m_account, most);
    return found.value_or({});
}

QList<AdBreak> AdLog::between(const QDateTime &from, const QDateTime &to) const
{
    return m_store->database()
        .all<AdBreak>("WHERE account = ? AND at BETWEEN ? AND ? ORDER BY at, id", m_account, from, to)
        .value_or({});
}

QList<AdBreak> AdLog::breaksAfter(qint64 id, int most) const
{
    return m_store->database()
        .all<AdBreak>("WHERE account = ? AND id > ? ORDER BY id LIMIT ?", m_account, id, most)
        .value_or({});
}

QList<AdSnoozed> AdLog::snoozesAfter(qint64 id, int most) const
{
    return m_store->database()
        .all<AdSnoozed>("WHERE account = ? AND id > ? ORDER BY id LIMIT ?", m_account, id, most)
        .value_or({});
}

int AdLog::count() const
{
    return m_store->database()
        .first<int>("SELECT count(*) FROM ad_breaks WHERE account = ?", m_account)
        .value_or(0)
        .value_or(0);
}

int AdLog::countOf(const QDateTime &showAt) const
{
    return m_store->database()
        .first<int>("SELECT count(*) FROM ad_breaks WHERE account = ? AND show_at = ?", m_account, showAt)
        .value_or(0)
        .value_or(0);
}

QList<AdShow> AdLog::shows(int most) const
{
    return m_store->database()
        .select<AdShow>(
            "SELECT show_at, count(started_at), sum(started_at IS NOT NULL AND kind = 1),"
            " sum(started_at IS NULL), sum(max(shown, 0)),"
            " (SELECT count(*) FROM ad_snoozes s WHERE s.account = b.account AND s.show_at IS b.show_at)"
            " FROM ad_breaks b WHERE account = ? GROUP BY show_at ORDER BY max(at) DESC LIMIT ?",
            m_account, most)
        .value_or({});
}

AdLateness AdLog::lateness() const
{
    return AdLateness::of(
        m_store->database()
            .select<int>("SELECT (started_at - promised_at) / 1000 FROM ad_breaks"
                         " WHERE account = ? AND kind = 0 AND started_at IS NOT NULL"
                         " AND promised_at IS NOT NULL AND abs(started_at - promised_at) <= ?"
                         " ORDER BY at DESC LIMIT ?",
                         m_account, qint64(furthest) * 1000, lessons)
            .value_or({}));
}

int AdLog::usualInterval() const
{
    QList<qint64> gaps;
    std::optional<AdBreak> later;
    const auto newest = m_store->database().all<AdBreak>(
        "WHERE account = ? AND started_at IS NOT NULL ORDER BY at DESC LIMIT ?", m_account, lessons);
    for (const AdBreak &one : newest.value_or({})) {
        // Only breaks that follow the plan, without snoozes, show its interval.
        if (later && later->kind == AdBreak::Kind::Scheduled && one.kind == AdBreak::Kind::Scheduled
            && later->snoozes == 0 && later->showAt == one.showAt)
            gaps.append(one.startedAt.secsTo(later->startedAt));
        later = one;
    }
    if (gaps.size() < 2)
        return 0;
    std::ranges::sort(gaps);
    return int(gaps[gaps.size() / 2]);
}

}  // namespace Sidestage
