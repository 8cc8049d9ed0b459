// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_model_p.h"

#include "models/leftovers.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// More words than these are not looked for: what was found of them is kept in bits.
constexpr qsizetype mostWords = 64;

}  // namespace

QueueModel::Private::Private(QueueModel *model, RedemptionQueue *from)
    : q(model)
    , queue(from)
{
    for (QueueView &view : views) {
        view.side = int(&view - views.data());
        view.number = ++lastView;
    }
    timer.setSingleShot(true);
    timer.setInterval(0);
}

QueueModel::QueueModel(RedemptionQueue *queue, QObject *parent)
    : QAbstractTableModel(parent)
    , d(std::make_unique<Private>(this, queue))
{
    connect(&d->timer, &QTimer::timeout, this, [this] { d->work(); });
    connect(queue, &RedemptionQueue::added, this, [this](const QStringList &ids) { d->post(ids); });
    connect(queue, &RedemptionQueue::changed, this, [this](const QStringList &ids) { d->post(ids); });
    connect(queue, &RedemptionQueue::removed, this, [this](const QStringList &ids) { d->postLeaving(ids); });
    if (std::size_t(queue->size()) <= Private::muchNews) {
        d->post(queue->ids());
    } else {
        d->unread = RedemptionQueue::parts;
        d->isReadingMuch = true;
        d->work();
    }
}

QueueModel::~QueueModel()
{
    if (d->rows.all().size() > Private::muchNews)
        Leftovers::free([rows = std::shared_ptr(std::move(d->ownRows))](const Leftovers::IsLate &isLate) {
            return rows->tearDown(isLate);
        });
}

int QueueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(d->lines.size());
}

int QueueModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

// What is shown

void QueueModel::setSearch(const QString &words)
{
    QStringList folded = foldedForQueue(words).split(u' ', Qt::SkipEmptyParts);
    folded.removeDuplicates();
    folded = folded.mid(0, mostWords);
    d->wanted.search = words;
    if (std::exchange(d->wanted.words, folded) != folded)
        d->want();
}

void QueueModel::setReward(const QString &rewardId)
{
    if (std::exchange(d->wanted.reward, rewardId) != rewardId)
        d->want();
}

void QueueModel::setSort(Sort sort)
{
    if (std::exchange(d->wanted.sort, sort) != sort)
        d->want();
}

void QueueModel::setGroup(Group group)
{
    if (std::exchange(d->wanted.group, group) != group)
        d->want();
}

QString QueueModel::search() const
{
    return d->wanted.search;
}

QString QueueModel::reward() const
{
    return d->wanted.reward;
}

QueueModel::Sort QueueModel::sort() const
{
    return d->wanted.sort;
}

QueueModel::Group QueueModel::group() const
{
    return d->wanted.group;
}

void QueueModel::setCollapsed(const QString &groupKey, bool collapsed)
{
    if (QueueBunch *bunch = d->wanted.isGrouped() ? d->rows.bunch(d->wanted.group, groupKey) : nullptr)
        d->fold(bunch, collapsed);
}

void QueueModel::setRewards(const QList<Api::Reward> &rewards)
{
    QHash<QString, QString> colours;
    for (const Api::Reward &reward : rewards) {
        colours.insert(reward.id, reward.backgroundColor);
        d->rows.setRewardTitle(reward.id, reward.title);
    }
    if (std::exchange(d->colours, colours) != colours)
        d->tellAllChanged();
    if (d->rows.titles() != d->knownTitles)
        d->want();
}

bool QueueModel::isBusy() const
{
    return d->isBusy();
}

int QueueModel::rowOf(const QString &id) const
{
    const QueueRow *row = d->rows.find(id);
    return row ? d->lineOf(row) : -1;
}

QString QueueModel::idAt(int row) const
{
    return row >= 0 && row < rowCount() ? d->lines[std::size_t(row)]->id : QString();
}

int QueueModel::shown() const
{
    return d->now().shown;
}

// Newcomers

void QueueModel::setHoldNewcomers(bool hold)
{
    d->isHolding = hold;
    if (!hold && !d->heldBack.isEmpty())
        d->release();
}

bool QueueModel::holdsNewcomers() const
{
    return d->isHolding;
}

int QueueModel::newcomers() const
{
    return d->newcomers;
}

void QueueModel::showNewcomers()
{
    if (!d->heldBack.isEmpty())
        d->release();
}

// The selection

void QueueModel::select(const QString &id, bool selected)
{
    QueueRow *row = d->rows.find(id);
    if (!row || row->isSelected == selected)
        return;
    d->setSelected(row, selected);
    Private::Lines changed{row};
    if (d->now().isGrouped())
        changed.push_back(&d->now().bunchOf(row)->head);
    d->tellChanged(changed);
    d->tellNumbers();
}

void QueueModel::selectRows(int first, int last, bool selected)
{
    first = std::max(first, 0);
    last = std::min(last, rowCount() - 1);
    if (first > last)
        return;
    QSet<const QueueBunch *> folded;
    for (int i = first; i <= last; ++i) {
        fetchQueueRow(d->lines, std::size_t(i));
        QueueRow *row = d->lines[std::size_t(i)];
        if (!row->isHead)
            d->setSelected(row, selected);
        else if (const QueueBunch *bunch = d->now().bunchOf(row); bunch->isCollapsed)
            folded.insert(bunch);
    }
    if (!folded.isEmpty()) {
        d->rows.forEach([&](QueueRow *row) {
            if (d->now().has(row) && folded.contains(d->now().bunchOf(row)))
                d->setSelected(row, selected);
        });
    }
    if (d->now().isGrouped())
        d->tellAllChanged();  // the heads as well
    else
        d->tellChanged(std::size_t(first), std::size_t(last));
    d->tellNumbers();
}

void QueueModel::selectGroup(const QString &groupKey, bool selected)
{
    const QueueBunch *bunch = d->now().isGrouped() ? d->rows.bunch(d->now().group, groupKey) : nullptr;
    if (!bunch)
        return;
    d->rows.forEach([&](QueueRow *row) {
        if (d->now().has(row) && d->now().bunchOf(row) == bunch)
            d->setSelected(row, selected);
    });
    if (const int head = d->lineOf(&bunch->head); head >= 0) {
        const int count = bunch->isCollapsed ? 0 : bunch->tally[std::size_t(d->side)].shown;
        d->tellChanged(std::size_t(head), std::size_t(head + count));
    }
    d->tellNumbers();
}

void QueueModel::selectAllShown()
{
    d->rows.forEach(
        [this](QueueRow *row) {
            if (d->now().has(row))
                d->setSelected(row, true);
        },
        d->now().group);
    d->tellAllChanged();
    d->tellNumbers();
}

void QueueModel::clearSelection()
{
    if (d->selectedCount == 0)
        return;
    d->rows.forEach([this](QueueRow *row) { d->setSelected(row, false); }, d->now().group);
    d->tellAllChanged();
    d->tellNumbers();
}

QStringList QueueModel::selected() const
{
    QStringList ids;
    ids.reserve(d->selectedCount);
    for (std::size_t i = 0; i < d->lines.size(); ++i) {
        fetchQueueRow(d->lines, i);
        fetchQueueText(d->lines, i);
        if (d->lines[i]->isSelected)
            ids.append(d->lines[i]->id);
    }
    if (ids.size() < d->selectedCount) {
        d->rows.forEach([&](const QueueRow *row) {
            if (row->isSelected && !d->isLine(row))
                ids.append(row->id);
        });
    }
    return ids;
}

int QueueModel::selectedCount() const
{
    return d->selectedCount;
}

qint64 QueueModel::selectedPoints() const
{
    return d->selectedPoints;
}

int QueueModel::selectedRewards() const
{
    return d->selectedRewards;
}

}  // namespace Sidestage
