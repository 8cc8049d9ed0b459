// SPDX-License-Identifier: GPL-3.0-or-later
#include "analytics_service.h"

#include "daily_schedule.h"
#include "warehouse.h"

#include "base/clock.h"
#include "client/client.h"
#include "client/connection.h"
#include "client/session.h"
#include "profile/drafts.h"

#include <algorithm>

namespace Sidestage {

namespace {

const QString area = QStringLiteral("analytics");

struct KeptSettings
{
    bool fetchesDaily = true;
    int silentDays = AnalyticsService::defaultSilentDays;
    QDateTime fetchedAt{};
    QStringList told{};
    QStringList watched{};

    static void describe(auto &is)
    {
        is("daily", &KeptSettings::fetchesDaily);
        is("silentDays", &KeptSettings::silentDays);
        is("fetchedAt", &KeptSettings::fetchedAt);
        is("told", &KeptSettings::told);
        is("watched", &KeptSettings::watched);
    }
};

}  // namespace

AnalyticsService::AnalyticsService(Account *account, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_clock(clock)
    , m_warehouse(std::make_unique<AnalyticsWarehouse>(account->store()->background(), account->userId()))
    , m_schedule(std::make_unique<DailySchedule>(clock))
{
    for (const ReportKind kind : {ReportKind::Games, ReportKind::Extensions}) {
        auto &batch = of(kind).batch;
        batch = std::make_unique<ReportBatch>(account, m_warehouse.get(), clock, kind);
        connect(batch.get(), &ReportBatch::finished, this, [this, kind] { batchFinished(kind); });
    }
    connect(m_schedule.get(), &DailySchedule::due, this, &AnalyticsService::fetchDaily);
    connect(account->client()->connection(), &Connection::changed, this,
            &AnalyticsService::connectionChanged);
    connect(account->session(), &Session::tokenChanged, m_schedule.get(), &DailySchedule::retry);
    loadSettings();
}

AnalyticsService::~AnalyticsService() = default;

void AnalyticsService::loadSettings()
{
    const auto kept
        = m_account->store()->draftOf<KeptSettings>(m_account->userId(), area).value_or(KeptSettings());
    m_fetchesDaily = kept.fetchesDaily;
    m_silentDays = std::clamp(kept.silentDays, 1, maxSilentDays);
    m_fetchedAt = kept.fetchedAt;
    m_lastEmitted = QSet(kept.told.begin(), kept.told.end());
    m_watched = QSet(kept.watched.begin(), kept.watched.end());
}

Result<void> AnalyticsService::saveSettings()
{
    return m_account->store()->saveDraft(
        m_account->userId(), area,
        KeptSettings{m_fetchesDaily, m_silentDays, m_fetchedAt, m_lastEmitted.values(), m_watched.values()});
}

Result<void> AnalyticsService::setSettings(bool fetchesDaily, int silentDays)
{
    const auto before = std::pair(m_fetchesDaily, m_silentDays);
    m_fetchesDaily = fetchesDaily;
    m_silentDays = std::clamp(silentDays, 1, maxSilentDays);
    if (auto saved = saveSettings(); !saved) {
        std::tie(m_fetchesDaily, m_silentDays) = before;
        return saved;
    }
    m_schedule->setEnabled(m_fetchesDaily);
    Q_EMIT settingsChanged();
    for (const ReportKind kind : {ReportKind::Games, ReportKind::Extensions})
        Q_EMIT changed(kind);
    return {};
}

void AnalyticsService::start()
{
    for (const ReportKind kind : {ReportKind::Games, ReportKind::Extensions}) {
        of(kind).batch->restore();
        read(kind);
    }
    m_schedule->setEnabled(m_fetchesDaily);
    m_schedule->start(m_fetchedAt);
}

Api::Scope AnalyticsService::scopeOf(ReportKind kind)
{
    return kind == ReportKind::Games ? Api::Scope::AnalyticsReadGames : Api::Scope::AnalyticsReadExtensions;
}

QDate AnalyticsService::expectedUntil(ReportKind kind) const
{
    // Without a request no new days can arrive, so days after the last request are not expected.
    const QDateTime asked = reports(kind).askedAt;
    const QDate day = asked.isValid() ? std::min(asked.toUTC().date(), today()) : today();
    return day.addDays(-2);
}

const StoredSubject *AnalyticsService::find(ReportKind kind, const QString &id) const
{
    const auto &all = reports(kind).subjects;
    const auto found = std::ranges::find(all, id, &StoredSubject::id);
    return found == all.cend() ? nullptr : &*found;
}

SubjectHealth AnalyticsService::health(ReportKind kind, const StoredSubject &subject,
                                       const DayRange &range) const
{
    return healthOf(kind, subject, range, expectedUntil(kind), m_silentDays);
}

Bound AnalyticsService::read(ReportKind kind)
{
    if (of(kind).isReading) {
        of(kind).readAgain = true;
        co_return;
    }
    of(kind).isReading = true;
    const bool wasLoaded = of(kind).isLoaded;
    do {
        of(kind).readAgain = false;
        auto reading = m_warehouse->reports(kind);
        const auto reports = co_await reading;
        if (reports) {
            of(kind).reports = *reports;
            of(kind).isLoaded = true;
            of(kind).failure.reset();
        } else {
            of(kind).failure = reports.error();
        }
    } while (of(kind).readAgain);
    of(kind).isReading = false;
    const auto &trouble = of(kind).batch->error();
    if (trouble && trouble->kind != Error::Kind::Cancelled)
        of(kind).failure = trouble;
    if (of(kind).isLoaded && !of(kind).batch->isRunning())
        watch(kind);
    // A daily fetch that became due earlier waits for the stored reports, which determine its first day.
    if (!wasLoaded && !m_daily.isEmpty() && m_daily.first() == kind)
        fetchNextDaily();
    Q_EMIT changed(kind);
}

Bound AnalyticsService::noteList(ReportKind kind)
{
    const QDate ready = of(kind).batch->readyUntil();
    const QDateTime at = of(kind).batch->listedAt();
    auto noting = m_warehouse->noteListed(kind, ready, at);
    const auto noted = co_await noting;
    if (!noted)
        of(kind).failure = noted.error();
    read(kind);
}

void AnalyticsService::fetch(ReportKind kind, const DayRange &range, const QString &onlyId)
{
    ReportBatch *const batch = of(kind).batch.get();
    const RangeAdvice advice = RangeAdvice::of(kind, range, today());
    if (batch->isRunning() || advice.trouble != RangeAdvice::Trouble::None || !may(kind))
        return;
    batch->start(advice.asked, onlyId);
    Q_EMIT changed(kind);
}

DayRange AnalyticsService::dailyRange(ReportKind kind) const
{
    const ReportLimits limits = ReportLimits::of(kind, today());
    QDate last;
    for (const StoredSubject &subject : reports(kind).subjects) {
        if (!last.isValid() || subject.lastDay() > last)
            last = subject.lastDay();
    }
    const QDate from
        = last.isValid() ? std::min(last, limits.maybeReady).addDays(1 - refetchedDays) : limits.earliest;
    return {std::max(from, limits.earliest), limits.maybeReady};
}

void AnalyticsService::fetchDaily()
{
    m_dailyWell = true;
    m_waitsForConnection = false;
    m_daily.clear();
    for (const ReportKind kind : {ReportKind::Games, ReportKind::Extensions}) {
        const bool isKnown = of(kind).isLoaded || of(kind).isReading;
        if (may(kind) && !m_account->session()->isEnded() && isKnown)
            m_daily.append(kind);
        else if (may(kind))
            m_dailyWell = false;
    }
    fetchNextDaily();
}

void AnalyticsService::fetchNextDaily()
{
    if (m_daily.isEmpty()) {
        using State = Connection::State;
        m_waitsForConnection = !m_dailyWell && m_account->client()->connection()->state() == State::Offline;
        m_schedule->finished(m_dailyWell);
        if (m_dailyWell) {
            m_fetchedAt = m_schedule->last();
            std::ignore = saveSettings();
        }
        return;
    }
    const ReportKind kind = m_daily.first();
    ReportBatch *const batch = of(kind).batch.get();
    if (batch->isRunning())
        return;  // the user started it; batchFinished() continues
    if (!of(kind).isLoaded) {
        if (of(kind).isReading)
            return;  // read() continues
        m_daily.removeFirst();
        m_dailyWell = false;
        return fetchNextDaily();
    }
    // A batch of today that was interrupted, or partly failed, is resumed: only the missing reports are
    // requested.
    const bool isLeft = batch->stage() == ReportBatch::Stage::Stopped
        || (batch->stage() == ReportBatch::Stage::Ended && batch->count(BatchItem::State::Failed) > 0);
    if (isLeft && !batch->wasCancelled() && isOfToday(*batch))
        batch->resume();
    else
        batch->start(dailyRange(kind));
    Q_EMIT changed(kind);
}

/// Retries a failed daily fetch as soon as the connection is back.
void AnalyticsService::connectionChanged()
{
    if (!m_waitsForConnection || m_account->client()->connection()->state() != Connection::State::Connected)
        return;
    m_waitsForConnection = false;
    // Queued, because the connection emits this while a response is being processed.
    QMetaObject::invokeMethod(m_schedule.get(), &DailySchedule::retry, Qt::QueuedConnection);
}

bool AnalyticsService::isOfNewest(const ReportBatch &batch) const
{
    return batch.onlyId().isEmpty() && batch.range().to >= today().addDays(-2);
}

bool AnalyticsService::isOfToday(const ReportBatch &batch) const
{
    return batch.onlyId().isEmpty() && batch.range().to == dailyRange(batch.kind()).to;
}

void AnalyticsService::batchFinished(ReportKind kind)
{
    const ReportBatch *batch = of(kind).batch.get();
    // A request for old days only does not show whether there are new ones, so its list is not stored.
    if (batch->listedAt().isValid() && isOfNewest(*batch))
        noteList(kind);
    else
        read(kind);
    if (m_daily.isEmpty() || m_daily.first() != kind)
        return;
    // The user's batch may not include the days of the daily fetch. Queued, so that all slots of finished()
    // see this batch before it starts again.
    const bool isWanted = isOfToday(*batch) || (isOfNewest(*batch) && batch->wasCancelled());
    if (!isWanted) {
        QMetaObject::invokeMethod(this, &AnalyticsService::fetchNextDaily, Qt::QueuedConnection);
        return;
    }
    m_daily.removeFirst();
    const bool isWhole
        = batch->stage() == ReportBatch::Stage::Ended && batch->count(BatchItem::State::Failed) == 0;
    m_dailyWell = m_dailyWell && (isWhole || batch->wasCancelled());
    fetchNextDaily();
}

/// Returns an alert if reports could not be requested for too long.
std::optional<AnalyticsAlert> AnalyticsService::unfetched(ReportKind kind) const
{
    const ReportBatch *tried = batch(kind);
    const QDateTime asked = reports(kind).askedAt;
    if (tried->stage() != ReportBatch::Stage::Stopped || !tried->error()
        || tried->error()->kind == Error::Kind::Cancelled || !asked.isValid())
        return {};
    const QDate last = asked.toUTC().date();
    const qint64 days = last.daysTo(today());
    if (days < m_silentDays)
        return {};
    return AnalyticsAlert{
        .what = AnalyticsAlert::What::Unfetched, .kind = kind, .days = {last, last}, .count = int(days)};
}

/// Emits the alerts that are new. Those from before a subject was first seen are shown on its page only.
void AnalyticsService::watch(ReportKind kind)
{
    if (!of(kind).isLoaded)
        return;
    QList<AnalyticsAlert> news;
    const auto toldBefore = m_lastEmitted;
    const auto watchedBefore = m_watched;
    for (const StoredSubject &subject : reports(kind).subjects) {
        if (subject.runs.isEmpty())
            continue;
        const QString id = QString::number(int(kind)) + u'/' + subject.id;
        const bool isFirst = !m_watched.contains(id);
        m_watched.insert(id);
        const auto alerts = alertsOf(kind, subject, expectedUntil(kind), m_silentDays);
        for (const AnalyticsAlert &alert : alerts) {
            if (m_lastEmitted.contains(alert.key()))
                continue;
            m_lastEmitted.insert(alert.key());
            if (!isFirst)
                news.append(alert);
        }
    }
    if (const auto alert = unfetched(kind); alert && !m_lastEmitted.contains(alert->key())) {
        m_lastEmitted.insert(alert->key());
        news.append(*alert);
    }
    if (m_lastEmitted != toldBefore || m_watched != watchedBefore)
        std::ignore = saveSettings();
    if (!news.isEmpty())
        Q_EMIT alerted(news);
}

}  // namespace Sidestage
