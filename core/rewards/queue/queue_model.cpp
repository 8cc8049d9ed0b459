// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_model.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// So many ids are read in one turn of the event loop.
constexpr qsizetype readAtOnce = 500;

QString folded(const QString &text)
{
    return text.toCaseFolded();
}

int compareGroups(const std::shared_ptr<const QueueGroup> &one,
                  const std::shared_ptr<const QueueGroup> &other)
{
    if (one == other)
        return 0;
    const int order = one->name.compare(other->name);
    return order != 0 ? order : one->id.compare(other->id);
}

int directed(int order, Qt::SortOrder direction)
{
    return direction == Qt::DescendingOrder ? -order : order;
}

int compareAges(const QueueRow &one, const QueueRow &other, Qt::SortOrder direction)
{
    const int order = one.at != other.at ? (one.at < other.at ? -1 : 1) : one.key.compare(other.key);
    return directed(order, direction);
}

QueueRow headOf(const QueueRow &row, std::shared_ptr<const QueueGroup> QueueRow::*of)
{
    QueueRow head;
    head.isHead = true;
    head.*of = row.*of;
    head.key = u'#' + (row.*of)->id + u'\n' + (row.*of)->name;
    return head;
}

/// Takes at most `most` from the end, which moves no others.
QStringList taken(QStringList &from, qsizetype most)
{
    const QStringList some = from.last(std::min(most, from.size()));
    from.resize(from.size() - some.size());
    return some;
}

}  // namespace

QList<Column<QueueRow>> QueueModel::columnsOf()
{
    QList<Column<QueueRow>> columns;
    for (const QString &title :
         {tr("Viewer"), tr("Message"), tr("Points"), tr("Redeemed"), tr("Waiting"), tr("State"), QString()}) {
        const int at = int(columns.size());
        columns.append({.title = title,
                        .text = [this, at](const QueueRow &row) { return textOf(row, at); },
                        .toolTip = [this, at](const QueueRow &row) { return toolTipOf(row, at); },
                        .isNumber = at >= PointsColumn && at < StateColumn});
    }
    const auto byGroup = [](GroupOf of) {
        return [of](const QueueRow &one, const QueueRow &other, Qt::SortOrder direction) {
            return directed(compareGroups(one.*of, other.*of), direction);
        };
    };
    columns[ViewerColumn].sort = byGroup(&QueueRow::viewer);
    columns[PointsColumn].sort = sortBy<QueueRow>(&QueueRow::points);
    columns[RedeemedColumn].sort = compareAges;
    columns[ColumnCount].sort = byGroup(&QueueRow::reward);  // a column that is not shown
    return columns;
}

QueueModel::QueueModel(RedemptionQueue *queue, QObject *parent)
    : LiveList(&QueueRow::key, columnsOf(), parent)
    , m_queue(queue)
{
    setTieOrder(RedeemedColumn, Qt::AscendingOrder);
    setOrder(RedeemedColumn, Qt::AscendingOrder);
    setSpoken([this](const QueueRow &row) { return spokenOf(row); });
    connect(queue, &RedemptionQueue::added, this, &QueueModel::enqueue);
    connect(queue, &RedemptionQueue::changed, this, &QueueModel::enqueue);
    connect(queue, &RedemptionQueue::removed, this, &QueueModel::enqueueRemoved);
    if (queue->size() <= readAtOnce) {
        enqueue(queue->ids());
    } else {
        m_unread = RedemptionQueue::parts;
        readLater();
    }
}

QueueModel::~QueueModel()
{
    destroyLater(std::make_shared<Groups>(std::move(m_viewers)));
}

// Search, filter, sorting and grouping

void QueueModel::setSearch(const QString &words)
{
    m_search = words;
    const QStringList split = folded(words).split(u' ', Qt::SkipEmptyParts);
    if (std::exchange(m_words, split) != split)
        applyFilter();
}

void QueueModel::setReward(const QString &rewardId)
{
    if (std::exchange(m_reward, rewardId) != rewardId)
        applyFilter();
}

void QueueModel::applyFilter()
{
    m_matches = [words = m_words, reward = m_reward](const QueueRow &row) {
        if (!reward.isEmpty() && row.reward->id != reward)
            return false;
        return std::ranges::all_of(words, [&row](const QString &word) {
            return row.message.contains(word) || row.viewer->name.contains(word)
                || row.viewer->login.contains(word) || row.reward->name.contains(word);
        });
    };
    if (m_words.isEmpty() && m_reward.isEmpty())
        m_matches = nullptr;
    setFilter(m_matches);
    countNewcomers();
}

void QueueModel::setSort(Sort sort)
{
    m_sort = sort;
    switch (sort) {
    case Sort::OldestFirst:
        return setOrder(RedeemedColumn, Qt::AscendingOrder);
    case Sort::NewestFirst:
        return setOrder(RedeemedColumn, Qt::DescendingOrder);
    case Sort::MostPoints:
        return setOrder(PointsColumn, Qt::DescendingOrder);
    case Sort::FewestPoints:
        return setOrder(PointsColumn, Qt::AscendingOrder);
    case Sort::Viewer:
        return setOrder(ViewerColumn, Qt::AscendingOrder);
    case Sort::Reward:
        return setOrder(ColumnCount, Qt::AscendingOrder);
    }
}

void QueueModel::setGroup(Group group)
{
    if (std::exchange(m_group, group) == group)
        return;
    if (group == Group::None)
        return setGrouping({});
    setGrouping(
        {.order = [of = groupOf()](const QueueRow &one,
                                   const QueueRow &other) { return compareGroups(one.*of, other.*of); },
         .head = [of = groupOf()](const QueueRow &row) { return headOf(row, of); },
         .count =
             [](QueueRow &head, const QueueRow &row, int sign) {
                 head.waiting += sign * row.waiting;
                 head.points += sign * row.waiting * row.points;
             }},
        collapsedFilter());
}

void QueueModel::setCollapsed(const QString &groupKey, bool collapsed)
{
    if (m_group == Group::None || !groups().contains(groupKey)
        || m_collapsed[m_group].contains(groupKey) == collapsed)
        return;
    if (collapsed)
        m_collapsed[m_group].insert(groupKey);
    else
        m_collapsed[m_group].remove(groupKey);
    LiveList::setCollapsed(collapsedFilter());
}

QueueModel::Filter QueueModel::collapsedFilter() const
{
    return [ids = m_collapsed.value(m_group), of = groupOf()](const QueueRow &head) {
        return ids.contains((head.*of)->id);
    };
}

bool QueueModel::isCollapsed(const QueueRow &head) const
{
    return head.viewer ? m_collapsed.value(Group::Viewer).contains(head.viewer->id)
                       : m_collapsed.value(Group::Reward).contains(head.reward->id);
}

void QueueModel::setRewards(const QList<Api::Reward> &rewards)
{
    QHash<QString, QString> colours;
    for (const Api::Reward &reward : rewards) {
        colours.insert(reward.id, reward.backgroundColor);
        m_titles.insert(reward.id, reward.title);
        if (const auto known = m_rewards.find(reward.id); known != m_rewards.end())
            rename(known->second, reward.title);
    }
    if (std::exchange(m_colours, colours) != colours)
        emitAllChanged();
    readSome();
}

QString QueueModel::idAt(int at) const
{
    return at >= 0 && at < rowCount() && !row(at).isHead ? row(at).key : QString();
}

// Reading the queue

void QueueModel::enqueue(const QStringList &ids)
{
    if (ids.size() <= maxAtOnce)
        return read(ids);
    m_pending.append(ids);
    if (!m_isReadScheduled)
        readSome();
}

void QueueModel::enqueueRemoved(const QStringList &ids)
{
    m_leaving.append(ids);
    if (!m_isReadScheduled)
        readSome();
}

void QueueModel::readLater()
{
    setAwaitingMore(true);
    if (std::exchange(m_isReadScheduled, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isReadScheduled = false;
            readSome();
        },
        Qt::QueuedConnection);
}

void QueueModel::readSome()
{
    if (m_pending.isEmpty() && m_unread > 0)
        m_pending = m_queue->idsOfPart(--m_unread);
    // Few removals, so that they are shown at once, and nothing else has to wait for them.
    read(m_pending.isEmpty() ? taken(m_leaving, maxAtOnce) : taken(m_pending, readAtOnce));
}

void QueueModel::read(QStringList ids)
{
    ids.removeDuplicates();
    QList<QueueRow> rows;
    QStringList gone;
    for (const QString &id : std::as_const(ids)) {
        const QueueEntry *entry = m_queue->find(id);
        const QueueRow *before = known(id);
        if (!entry) {
            if (!before)
                continue;
            forget(*before);
            if (m_heldBack.remove(id) == 0)
                gone.append(id);
            continue;
        }
        QueueRow row = make(*entry, before);
        const bool isHeldBack = m_isHolding && !m_released.remove(id) && (!before || m_heldBack.contains(id));
        if (isHeldBack) {
            m_heldBack.insert(id, std::move(row));
        } else {
            m_heldBack.remove(id);
            rows.append(std::move(row));
        }
    }
    if (!m_renamed.isEmpty()) {
        const auto check = [this](const QueueRow &row) {
            if (m_renamed.contains(row.reward.get()) || m_renamed.contains(row.viewer.get()))
                m_pending.append(row.key);
        };
        forEach(check);
        std::for_each(m_heldBack.cbegin(), m_heldBack.cend(), check);
        std::for_each(rows.cbegin(), rows.cend(), check);
        m_renamed.clear();
    }
    const bool isMore = !m_pending.isEmpty() || !m_leaving.isEmpty() || m_unread > 0;
    setAwaitingMore(isMore);
    if (!rows.isEmpty() || gone.isEmpty())
        upsert(rows);
    if (!gone.isEmpty())
        remove(gone);
    countNewcomers();
    emitMarked(0, -1);
    if (isMore && total() <= int(maxInPlace))
        return readSome();
    if (isMore)
        readLater();
}

const QueueRow *QueueModel::known(const QString &id) const
{
    if (const QueueRow *row = find(id))
        return row;
    const auto held = m_heldBack.constFind(id);
    return held == m_heldBack.constEnd() ? nullptr : &*held;
}

QueueRow QueueModel::make(const QueueEntry &entry, const QueueRow *known)
{
    const Api::Redemption &redemption = entry.redemption;
    const qint64 at = redemption.redeemedAt.toMSecsSinceEpoch();
    join(m_rewards,
         {.id = redemption.reward.id, .title = m_titles.value(redemption.reward.id, redemption.reward.title)},
         at, !known);
    join(m_viewers,
         {.id = redemption.userId, .title = redemption.userName, .login = folded(redemption.userLogin)}, at,
         !known);
    Known &reward = m_rewards[redemption.reward.id];
    QueueRow row{.key = redemption.id,
                 .message = known ? known->message : folded(redemption.userInput),
                 .reward = reward.group,
                 .viewer = m_viewers[redemption.userId].group,
                 .mark = known ? known->mark : std::make_shared<QueueMark>(),
                 .at = at,
                 .points = redemption.reward.cost,
                 .version = ++m_lastVersion,
                 .waiting = entry.waits()};
    row.mark->points = row.points;
    row.mark->selectedOfReward = &reward.selected;
    row.mark->waits = entry.waits();
    if (!row.mark->waits)
        mark(row, false);
    return row;
}

/// Takes the title from a redemption if it is the latest one.
void QueueModel::join(Groups &groups, const QueueGroup &group, qint64 at, bool isNew)
{
    Known &known = groups[group.id];
    known.rows += isNew;
    if (known.group && at < known.titleAt)
        return;
    known.titleAt = at;
    if (known.group)
        return rename(known, group.title);
    QueueGroup made = group;
    made.name = folded(group.title);
    known.group = std::make_shared<const QueueGroup>(std::move(made));
}

void QueueModel::rename(Known &known, const QString &title)
{
    if (known.group->title == title)
        return;
    QueueGroup renamed = *known.group;
    renamed.title = title;
    renamed.name = folded(title);
    m_renamed.insert(known.group.get());
    known.group = std::make_shared<const QueueGroup>(std::move(renamed));
}

/// Call before a redemption is removed.
void QueueModel::forget(const QueueRow &row)
{
    mark(row, false);
    row.mark->waits = false;
    const auto leave = [this](Groups &groups, const QString &id, Group kind) {
        const auto known = groups.find(id);
        if (--known->second.rows > 0)
            return;
        groups.erase(known);
        if (m_collapsed[kind].remove(id) && kind == m_group)
            LiveList::setCollapsed(collapsedFilter());
    };
    leave(m_rewards, row.reward->id, Group::Reward);
    leave(m_viewers, row.viewer->id, Group::Viewer);
}

// Newcomers

void QueueModel::setHoldNewcomers(bool hold)
{
    m_isHolding = hold;
    if (!hold)
        release();
}

void QueueModel::release()
{
    if (m_heldBack.isEmpty())
        return;
    const QStringList ids = m_heldBack.keys();
    if (m_isHolding)
        m_released.unite(QSet<QString>(ids.begin(), ids.end()));
    enqueue(ids);
}

void QueueModel::countNewcomers()
{
    const auto count = int(std::ranges::count_if(
        m_heldBack, [this](const QueueRow &row) { return !m_matches || m_matches(row); }));
    if (std::exchange(m_newcomers, count) != count)
        Q_EMIT newcomersChanged();
}

// Selection

void QueueModel::mark(const QueueRow &row, bool selected)
{
    if (row.isHead)
        return;
    QueueMark &mark = *row.mark;
    if (mark.isSelected == selected || (selected && !mark.waits))
        return;
    mark.isSelected = selected;
    const int sign = selected ? 1 : -1;
    m_selectedCount += sign;
    m_selectedPoints += sign * mark.points;
    *mark.selectedOfReward += sign;
    if (*mark.selectedOfReward == (selected ? 1 : 0))
        m_selectedRewards += sign;
    m_isOtherSelection = true;
}

void QueueModel::markGroup(const QueueRow &row, bool selected)
{
    for (const Item *item : groupRows(row))
        mark(item->value, selected);
}

/// After mark(): reports these rows as changed, and the selection if it has.
void QueueModel::emitMarked(int first, int last)
{
    if (!std::exchange(m_isOtherSelection, false))
        return;
    if (first <= last)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
    Q_EMIT selectionChanged();
}

void QueueModel::select(const QString &id, bool selected)
{
    const QueueRow *row = known(id);
    if (!row)
        return;
    mark(*row, selected);
    const int head = m_group == Group::None ? -1 : rowOf(headOf(*row, groupOf()).key);
    const int line = rowOf(id);
    emitMarked(head < 0 ? std::max(line, 0) : head, std::max(line, head));
}

void QueueModel::selectRows(int first, int last, bool selected)
{
    first = std::max(first, 0);
    last = std::min(last, rowCount() - 1);
    for (int at = first; at <= last; ++at) {
        if (!row(at).isHead)
            mark(row(at), selected);
        else if (isCollapsed(row(at)))
            markGroup(row(at), selected);
    }
    if (m_group == Group::None)
        emitMarked(first, last);
    else
        emitMarked(0, rowCount() - 1);  // including the heads
}

void QueueModel::selectGroup(const QString &groupKey, bool selected)
{
    if (m_group == Group::None)
        return;
    const auto known = groups().find(groupKey);
    if (known == groups().end())
        return;
    QueueRow row;
    row.*groupOf() = known->second.group;
    markGroup(row, selected);
    emitMarked(0, rowCount() - 1);
}

void QueueModel::selectAllShown()
{
    for (const Item *item : matchingRows())
        mark(item->value, true);
    emitMarked(0, rowCount() - 1);
}

void QueueModel::clearSelection()
{
    if (m_selectedCount == 0)
        return;
    const auto clear = [this](const QueueRow &row) { mark(row, false); };
    forEach(clear);
    std::for_each(m_heldBack.cbegin(), m_heldBack.cend(), clear);
    emitMarked(0, rowCount() - 1);
}

QStringList QueueModel::selected()
{
    QStringList ids;
    ids.reserve(m_selectedCount);
    ++m_lastListing;
    const auto add = [&](const QueueRow &row) {
        if (!row.isHead && row.mark->isSelected
            && std::exchange(row.mark->listing, m_lastListing) != m_lastListing)
            ids.append(row.key);
    };
    for (const Item *item : shownRows())
        add(item->value);
    if (ids.size() < m_selectedCount) {
        forEach(add);
        std::for_each(m_heldBack.cbegin(), m_heldBack.cend(), add);
    }
    return ids;
}

QStringList QueueModel::takeSelected()
{
    const QStringList ids = selected();
    clearSelection();
    return ids;
}

}  // namespace Sidestage
