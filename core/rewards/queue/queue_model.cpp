// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_model_p.h"

#include "models/leftovers.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// Further words are ignored, because the matches are stored as bits.
constexpr qsizetype maxWords = 64;

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
    connect(queue, &RedemptionQueue::added, this, [this](const QStringList &ids) { d->enqueue(ids); });
    connect(queue, &RedemptionQueue::changed, this, [this](const QStringList &ids) { d->enqueue(ids); });
    connect(queue, &RedemptionQueue::removed, this,
            [this](const QStringList &ids) { d->enqueueRemovals(ids); });
    if (std::size_t(queue->size()) <= Private::manyChanges) {
        d->enqueue(queue->ids());
    } else {
        d->unread = RedemptionQueue::parts;
        d->isReadingMuch = true;
        d->work();
    }
}

QueueModel::~QueueModel()
{
    if (d->rows.all().size() > Private::manyChanges)
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

// Search, filter, sorting and grouping

void QueueModel::setSearch(const QString &words)
{
    QStringList folded = foldedForQueue(words).split(u' ', Qt::SkipEmptyParts);
    folded.removeDuplicates();
    folded = folded.mid(0, maxWords);
    d->wanted.search = words;
    if (std::exchange(d->wanted.words, folded) != folded)
        d->schedulePreparation();
}

void QueueModel::setReward(const QString &rewardId)
{
    if (std::exchange(d->wanted.reward, rewardId) != rewardId)
        d->schedulePreparation();
}

void QueueModel::setSort(Sort sort)
{
    if (std::exchange(d->wanted.sort, sort) != sort)
        d->schedulePreparation();
}

void QueueModel::setGroup(Group group)
{
    if (std::exchange(d->wanted.group, group) != group)
        d->schedulePreparation();
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
    if (QueueGroup *queueGroup
        = d->wanted.isGrouped() ? d->rows.queueGroup(d->wanted.group, groupKey) : nullptr)
        d->fold(queueGroup, collapsed);
}

void QueueModel::setRewards(const QList<Api::Reward> &rewards)
{
    QHash<QString, QString> colours;
    for (const Api::Reward &reward : rewards) {
        colours.insert(reward.id, reward.backgroundColor);
        d->rows.setRewardTitle(reward.id, reward.title);
    }
    if (std::exchange(d->colours, colours) != colours)
        d->emitAllChanged();
    if (d->rows.titles() != d->knownTitles)
        d->schedulePreparation();
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

}  // namespace Sidestage
