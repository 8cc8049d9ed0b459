// SPDX-License-Identifier: GPL-3.0-or-later
#include "bulk_model.h"

#include "base/bidi.h"
#include "kit/lists/row_delegate.h"
#include "models/leftovers.h"
#include "rewards/list/queue_texts.h"
#include "rewards/queue/queue_delegate.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace Sidestage {

namespace {

/// Maximum nanoseconds per turn.
constexpr qint64 timeBudget = 1'000'000;
/// Milliseconds between two passes.
constexpr int minPause = 250;
constexpr int longestPause = 2000;
/// Up to this many rows are updated in one turn.
constexpr std::size_t shortList = 500;

}  // namespace

BulkModel::BulkModel(DecisionService *service, qint64 job, QObject *parent)
    : QAbstractTableModel(parent)
    , m_service(service)
    , m_job(job)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(minPause);
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &BulkModel::refresh);
    connect(&m_turn, &QTimer::timeout, this, &BulkModel::sendNext);
    connect(service, &DecisionService::jobChanged, this, [this](qint64 changed) {
        if (changed != m_job)
            return;
        m_isStale = true;
        if (!m_look && !m_soon.isActive())
            m_soon.start();
    });
    const auto known = service->job(job);
    if (!known || std::size_t(known->total) <= shortList) {
        refresh();
    } else {
        // Starts in a later turn, because the caller is also creating the window.
        m_look.emplace();
        m_turn.start();
    }
}

BulkModel::~BulkModel()
{
    Leftovers::freeLater(std::move(m_rows));
}

/// Begins a new pass, and discards an unfinished one.
void BulkModel::refresh()
{
    m_isStale = false;
    m_look.emplace();
    sendNext();
}

void BulkModel::sendNext()
{
    constexpr std::size_t atOnce = 64;
    if (!m_look)
        return;
    QElapsedTimer watch;
    watch.start();
    const auto job = m_service->job(m_job);
    const std::size_t known = m_rows.size();
    const std::size_t count = job ? std::max(std::size_t(job->total), known) : known;
    const bool isShort = count <= shortList;
    std::optional<std::size_t> first, last;
    std::vector<DecisionRow> fresh;
    std::size_t &at = m_look->at;
    const auto isLate
        = [&] { return !isShort && at % atOnce == atOnce - 1 && watch.nsecsElapsed() >= timeBudget; };
    do {
        if (at >= count)
            break;
        if (at >= known) {
            fresh.push_back(m_service->row(m_job, int(at)));
        } else if (job) {
            const DecisionRow now = m_service->row(m_job, int(at));
            if (now.state != m_rows[at].state || now.reason != m_rows[at].reason) {
                m_rows[at] = now;
                first = first.value_or(at);
                last = at;
            }
        }
        if (isFiltered() && m_states.contains(at >= known ? fresh.back().state : m_rows[at].state))
            m_look->shown.push_back(int(at));
        ++at;
    } while (!isLate());
    if (first)
        changed(*first, *last);
    if (!fresh.empty()) {
        if (!isFiltered())
            beginInsertRows({}, int(known), int(known + fresh.size()) - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(fresh.begin()),
                      std::make_move_iterator(fresh.end()));
        if (!isFiltered())
            endInsertRows();
    }
    m_look->took += watch.elapsed();
    if (at < count)
        return m_turn.start();
    const Look done = std::move(*m_look);
    m_look.reset();
    if (isFiltered())
        showOnly(done.shown);
    // Longer passes get longer pauses, so that updates take only about 3 % of the time, up to the longest
    // pause that still looks live.
    m_soon.setInterval(int(std::clamp<qint64>(done.took * 30, minPause, longestPause)));
    if (m_isStale)
        m_soon.start();
}

void BulkModel::changed(std::size_t first, std::size_t last)
{
    int top = int(first), bottom = int(last);
    if (isFiltered()) {
        top = int(std::lower_bound(m_shown.begin(), m_shown.end(), top) - m_shown.begin());
        bottom = int(std::upper_bound(m_shown.begin(), m_shown.end(), bottom) - m_shown.begin()) - 1;
    }
    if (top <= bottom)
        Q_EMIT dataChanged(index(top, 0), index(bottom, ColumnCount - 1));
}

/// Appends new rows, sorts once, and then removes old rows from the end. So there are at most three changes
/// for any number of rows, and views keep their current row.
void BulkModel::showOnly(std::vector<int> shown)
{
    if (shown == m_shown)
        return;
    std::vector<int> coming, going;
    std::set_difference(shown.begin(), shown.end(), m_shown.begin(), m_shown.end(),
                        std::back_inserter(coming));
    std::set_difference(m_shown.begin(), m_shown.end(), shown.begin(), shown.end(),
                        std::back_inserter(going));
    if (!coming.empty()) {
        beginInsertRows({}, int(m_shown.size()), int(m_shown.size() + coming.size()) - 1);
        m_shown.insert(m_shown.end(), coming.begin(), coming.end());
        endInsertRows();
    }
    const std::size_t left = shown.size();
    shown.insert(shown.end(), going.begin(), going.end());
    if (shown != m_shown) {
        Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
        const QModelIndexList before = persistentIndexList();
        QModelIndexList after;
        after.reserve(before.size());
        const auto end = shown.begin() + std::ptrdiff_t(left);
        for (const QModelIndex &old : before) {
            const int row = m_shown[std::size_t(old.row())];
            auto place = std::lower_bound(shown.begin(), end, row);
            if (place == end || *place != row)
                place = std::lower_bound(end, shown.end(), row);
            after.append(index(int(place - shown.begin()), old.column()));
        }
        m_shown.swap(shown);
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    }
    if (!going.empty()) {
        beginRemoveRows({}, int(left), int(m_shown.size()) - 1);
        m_shown.resize(left);
        endRemoveRows();
    }
}

void BulkModel::setStates(const QSet<QueueState> &states)
{
    if (m_states == states)
        return;
    // A new filter resets the model, so that views start at the top.
    beginResetModel();
    m_states = states;
    m_shown.clear();
    endResetModel();
    refresh();
}

bool BulkModel::setNarrow(bool narrow)
{
    if (std::exchange(m_isNarrow, narrow) == narrow)
        return false;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, Viewer), index(rowCount() - 1, Viewer));
    return true;
}

QString BulkModel::outcomeOf(const DecisionRow &row)
{
    return row.state == QueueState::Waiting ? tr("Waiting again") : stateText(row.state);
}

const DecisionRow &BulkModel::shownAt(int row) const
{
    return m_rows[std::size_t(isFiltered() ? m_shown[std::size_t(row)] : row)];
}

int BulkModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(isFiltered() ? m_shown.size() : m_rows.size());
}

int BulkModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant BulkModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DecisionRow &row = shownAt(index.row());
    if (role == Qt::AccessibleTextRole)
        return tr("%1, %2, %3").arg(isolated(row.viewer), isolated(row.rewardTitle), outcomeOf(row));
    if (role == Qt::ToolTipRole)
        return row.reason.isEmpty() ? QVariant() : QVariant(row.reason);
    switch (index.column()) {
    case Viewer:
        if (role == Qt::DisplayRole)
            return row.viewer;
        if (role == RowRole::Strong)
            return true;
        if (role == RowRole::Detail && m_isNarrow)
            return row.reason.isEmpty() ? row.rewardTitle : row.reason;
        break;
    case Reward:
        if (role == Qt::DisplayRole)
            return row.rewardTitle;
        break;
    case Message:
        if (role == Qt::DisplayRole)
            return row.reason.isEmpty() ? QString(row.input).replace(u'\n', u' ') : row.reason;
        if (role == RowRole::TextTone)
            return int(row.reason.isEmpty() ? Tone::Secondary : Tone::Error);
        break;
    case Points:
        if (role == Qt::DisplayRole)
            return QLocale().toString(row.points);
        if (role == Qt::TextAlignmentRole)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        break;
    case Outcome: {
        const StatePill pill = pillOf(row.state);
        if (role == Qt::DisplayRole)
            return outcomeOf(row);
        if (role == RowRole::PillKind)
            return int(pill.kind);
        if (role == RowRole::Symbol)
            return int(pill.symbol);
        break;
    }
    default:
        break;
    }
    return {};
}

QVariant BulkModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == Points)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Viewer:
        return tr("Viewer");
    case Reward:
        return tr("Reward");
    case Message:
        return tr("Message");
    case Points:
        return tr("Points");
    default:
        return tr("Outcome");
    }
}

}  // namespace Sidestage
