// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_batch.h"

#include "warehouse.h"

#include "accounts/account.h"
#include "api/analytics.h"
#include "base/clock.h"
#include "client/list_walk.h"
#include "downloads/file_download.h"
#include "profile/drafts.h"

#include <algorithm>

namespace Sidestage {

using State = BatchItem::State;

namespace {

constexpr int maxAskedAgain = 2;

/// The reports that are missing.
struct KeptBatch
{
    QDateTime from{};  ///< The days, as their midnights.
    QDateTime to{};
    QString only{};
    bool isListed = false;
    QStringList pending{};

    static void describe(auto &is)
    {
        is("from", &KeptBatch::from);
        is("to", &KeptBatch::to);
        is("only", &KeptBatch::only);
        is("listed", &KeptBatch::isListed);
        is("pending", &KeptBatch::pending);
    }
};

QString areaOf(ReportKind kind)
{
    return kind == ReportKind::Games ? QStringLiteral("analytics-batch-games")
                                     : QStringLiteral("analytics-batch-extensions");
}

QDateTime midnight(const QDate &day)
{
    return {day, QTime(0, 0), Qt::UTC};
}

DayRange rangeOf(const Api::DateRange &range)
{
    return {range.startedAt.toUTC().date(), range.endedAt.toUTC().date()};
}

const QString &idOf(const Api::GameReport &report)
{
    return report.gameId;
}

const QString &idOf(const Api::ExtensionReport &report)
{
    return report.extensionId;
}

void setId(Api::GetGameAnalytics &request, const QString &id)
{
    request.gameId = id;
}

void setId(Api::GetExtensionAnalytics &request, const QString &id)
{
    request.extensionId = id;
}

template <class E>
E requestFor(const DayRange &range, const QString &id)
{
    E request;
    request.startedAt = midnight(range.from);
    request.endedAt = midnight(range.to);
    if (!id.isEmpty())
        setId(request, id);
    return request;
}

template <class Item>
BatchItem itemFrom(const Item &report, const QDateTime &askedAt)
{
    BatchItem item;
    item.id = idOf(report);
    item.url = report.url;
    item.askedAt = askedAt;
    item.range = rangeOf(report.dateRange);
    return item;
}

/// Whether this may be the response of the file storage for an expired URL.
bool meansExpired(const Error &error)
{
    return error.status == 400 || error.status == 401 || error.status == 403 || error.status == 404
        || error.status == 410;
}

/// Whether the error would also occur for all other reports.
bool endsAll(const Error &error)
{
    return error.kind == Error::Kind::Offline || error.kind == Error::Kind::Unauthorized
        || error.kind == Error::Kind::Cancelled || error.kind == Error::Kind::Storage;
}

}  // namespace

ReportBatch::ReportBatch(Account *account, AnalyticsWarehouse *warehouse, const Clock &clock, ReportKind kind,
                         QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_warehouse(warehouse)
    , m_clock(clock)
    , m_kind(kind)
{
    setDownload(std::make_unique<FileDownload>());
}

ReportBatch::~ReportBatch() = default;

void ReportBatch::setDownload(std::unique_ptr<FileDownload> download)
{
    m_download = std::move(download);
    connect(m_download.get(), &FileDownload::progressed, this, [this](qint64 received, qint64 total) {
        if (m_current < 0)
            return;
        m_items[m_current].received = received;
        m_items[m_current].total = total;
        Q_EMIT itemChanged(m_items[m_current].id);
    });
}

const BatchItem *ReportBatch::find(const QString &id) const
{
    const auto found = std::ranges::find(m_items, id, &BatchItem::id);
    return found == m_items.cend() ? nullptr : &*found;
}

int ReportBatch::count(State state) const
{
    return int(std::ranges::count(m_items, state, &BatchItem::state));
}

int ReportBatch::over() const
{
    return int(std::ranges::count_if(m_items, &BatchItem::isOver));
}

void ReportBatch::restore()
{
    const auto kept = m_account->store()->draftOf<KeptBatch>(m_account->userId(), areaOf(m_kind));
    const DayRange range = kept ? DayRange{kept->from.date(), kept->to.date()} : DayRange{};
    if (!range.isValid() || isRunning())
        return;
    m_range = range;
    m_onlyId = kept->only;
    m_isListed = kept->isListed;
    m_items.clear();
    for (const QString &id : kept->pending)
        m_items.append({.id = id});
    m_stage = Stage::Stopped;
    m_wasCancelled = false;
    m_error = Error{.kind = Error::Kind::Cancelled};
    Q_EMIT changed();
}

/// Stores which reports are missing, so that the batch can be resumed after a restart.
void ReportBatch::save()
{
    ProfileStore *store = m_account->store();
    KeptBatch kept{midnight(m_range.from), midnight(m_range.to), m_onlyId, m_isListed};
    for (const BatchItem &item : std::as_const(m_items)) {
        if (!item.isOver())
            kept.pending.append(item.id);
    }
    std::ignore = m_isListed && kept.pending.isEmpty()
        ? store->removeDraft(m_account->userId(), areaOf(m_kind))
        : store->saveDraft(m_account->userId(), areaOf(m_kind), kept);
}

void ReportBatch::start(const DayRange &range, const QString &onlyId)
{
    ++m_turn;
    m_download->cancel();
    m_range = range;
    m_onlyId = onlyId;
    m_items.clear();
    m_current = -1;
    m_isListed = false;
    m_listedAt = {};
    m_readyUntil = {};
    beginList();
}

void ReportBatch::beginList()
{
    m_stage = Stage::Listing;
    m_wasCancelled = false;
    m_error.reset();
    save();
    Q_EMIT changed();
    if (m_kind == ReportKind::Games)
        list<Api::GetGameAnalytics>(m_turn);
    else
        list<Api::GetExtensionAnalytics>(m_turn);
}

template <class E>
Bound ReportBatch::list(int turn)
{
    ListWalk<E> pages(m_account->client(), inLargestPages(requestFor<E>(m_range, m_onlyId)));
    QDateTime askedAt = m_clock.now();
    auto walking = pages.each([&](const auto &page) {
        if (turn != m_turn || m_items.size() >= maxReports)
            return false;
        apply(page.data, askedAt);
        m_listedAt = std::exchange(askedAt, m_clock.now());
        Q_EMIT changed();
        return true;
    });
    const Result<void> outcome = co_await walking;
    if (turn != m_turn)
        co_return;
    if (!outcome)
        co_return stop(outcome.error());
    listed();
}

template <class Item>
void ReportBatch::apply(const QList<Item> &reports, const QDateTime &askedAt)
{
    for (const Item &report : reports) {
        BatchItem item = itemFrom(report, askedAt);
        if (item.range.to.isValid() && (!m_readyUntil.isValid() || item.range.to > m_readyUntil))
            m_readyUntil = item.range.to;
        const auto known = std::ranges::find(m_items, item.id, &BatchItem::id);
        if (known == m_items.end())
            m_items.append(std::move(item));
        else if (!known->isOver())
            *known = std::move(item);  // listed again after a resume: the newer URL is used
    }
}

void ReportBatch::listed()
{
    m_isListed = true;
    m_stage = Stage::Fetching;
    if (!m_listedAt.isValid())
        m_listedAt = m_clock.now();
    save();
    Q_EMIT changed();
    next();
}

/// Ends the batch for now. resume() continues it.
void ReportBatch::stop(const Error &error)
{
    ++m_turn;
    for (BatchItem &item : m_items) {
        if (!item.isOver())
            item.state = State::Waiting;
    }
    m_current = -1;
    m_stage = Stage::Stopped;
    m_error = error;
    save();
    m_download->cancel();
    Q_EMIT changed();
    Q_EMIT finished();
}

void ReportBatch::cancel()
{
    if (!isRunning())
        return;
    m_wasCancelled = true;
    stop(Error{.kind = Error::Kind::Cancelled});
}

void ReportBatch::resume()
{
    if (isRunning() || m_stage == Stage::Idle)
        return;
    ++m_turn;
    for (BatchItem &item : m_items) {
        if (item.state == State::Failed) {
            item.state = State::Waiting;
            item.askedAgain = 0;
            item.url = {};
        }
    }
    if (!m_isListed) {
        beginList();
        return;
    }
    m_wasCancelled = false;
    m_error.reset();
    m_stage = Stage::Fetching;
    save();
    Q_EMIT changed();
    next();
}

bool ReportBatch::setState(qsizetype place, State state)
{
    const int turn = m_turn;
    m_items[place].state = state;
    Q_EMIT itemChanged(m_items[place].id);
    return turn == m_turn;
}

void ReportBatch::next()
{
    m_current = -1;
    save();
    const auto waiting = std::ranges::find_if(m_items, [](const BatchItem &item) { return !item.isOver(); });
    if (waiting == m_items.end()) {
        m_stage = Stage::Ended;
        Q_EMIT changed();
        Q_EMIT finished();
        return;
    }
    m_current = waiting - m_items.begin();
    const qint64 age = waiting->askedAt.msecsTo(m_clock.now());
    const bool isFresh = waiting->url.isValid() && waiting->askedAt.isValid() && age >= 0
        && age < (urlLifetime - urlMargin).count();
    if (isFresh)
        download(m_current);
    else
        beginAsk(m_current);
}

void ReportBatch::beginAsk(qsizetype place)
{
    if (!setState(place, State::Asking))
        return;
    if (m_kind == ReportKind::Games)
        ask<Api::GetGameAnalytics>(m_turn, place);
    else
        ask<Api::GetExtensionAnalytics>(m_turn, place);
}

template <class E>
Bound ReportBatch::ask(int turn, qsizetype place)
{
    const QString id = m_items[place].id;
    const QDateTime askedAt = m_clock.now();
    const E request = requestFor<E>(m_range, id);
    auto asking = m_account->client()->call(request);
    const auto page = co_await asking;
    if (turn != m_turn)
        co_return;
    if (!page) {
        fail(place, page.error());
        co_return;
    }
    std::optional<BatchItem> answer;
    for (const auto &report : page->data) {
        if (idOf(report) == id)
            answer = itemFrom(report, askedAt);
    }
    answered(place, answer);
}

void ReportBatch::answered(qsizetype place, const std::optional<BatchItem> &answer)
{
    if (!answer) {
        if (setState(place, State::NoReport))
            next();
        return;
    }
    BatchItem &item = m_items[place];
    item.url = answer->url;
    item.askedAt = answer->askedAt;
    item.range = answer->range;
    download(place);
}

void ReportBatch::download(qsizetype place)
{
    BatchItem &item = m_items[place];
    item.received = 0;
    item.total = -1;
    if (!setState(place, State::Downloading))
        return;
    m_file.clear();
    m_download->start(
        item.url,
        [this](QByteArrayView piece) {
            m_file.append(piece);
            return Result<void>();
        },
        [this, turn = m_turn, place](const Result<void> &outcome) {
            if (turn == m_turn)
                downloaded(place, outcome);
        });
}

void ReportBatch::downloaded(qsizetype place, const Result<void> &outcome)
{
    if (!outcome) {
        BatchItem &item = m_items[place];
        if (!meansExpired(outcome.error()) || item.askedAgain >= maxAskedAgain)
            return fail(place, outcome.error());
        ++item.askedAgain;
        return beginAsk(place);
    }
    if (setState(place, State::Merging))
        merge(m_turn, place);
}

Bound ReportBatch::merge(int turn, qsizetype place)
{
    const BatchItem &item = m_items[place];
    auto merging = m_warehouse->merge(
        {.kind = m_kind, .subjectId = item.id, .askedAt = item.askedAt, .range = item.range},
        std::exchange(m_file, {}));
    const auto merged = co_await merging;
    if (turn != m_turn)
        co_return;
    if (!merged)
        co_return fail(place, merged.error());
    m_items[place].newDays = *merged;
    if (setState(place, State::Done))
        next();
}

void ReportBatch::fail(qsizetype place, const Error &error)
{
    if (endsAll(error))
        return stop(error);
    m_items[place].error = error;
    if (setState(place, State::Failed))
        next();
}

}  // namespace Sidestage
