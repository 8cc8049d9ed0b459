// SPDX-License-Identifier: GPL-3.0-or-later

// The part of QueueModel that handles the selection.

#include "queue_model_p.h"

#include <QPointer>

namespace Sidestage {

void QueueModel::Private::setSelected(Row *row, bool selected)
{
    if (row->isSelected == selected || (selected && !row->waits))
        return;
    row->isSelected = selected;
    const int sign = selected ? 1 : -1;
    for (const QueueView &view : views) {
        if (view.isGrouped() && view.has(row))
            view.tallyOf(*view.groupFor(row)).selected += sign;
    }
    selectedCount += sign;
    selectedPoints += sign * row->points;
    row->reward->selected += sign;
    if (row->reward->selected == (selected ? 1 : 0))
        selectedRewards += sign;
    isOtherSelection = true;
}

void QueueModel::select(const QString &id, bool selected)
{
    d->runSliced([d = d.get(), id, selected](const Private::IsLate &) {
        QueueRow *row = d->rows.find(id);
        if (!row || row->isSelected == selected)
            return true;
        d->setSelected(row, selected);
        Private::Lines changed{row};
        if (d->now().isGrouped())
            changed.push_back(&d->now().groupFor(row)->head);
        d->emitChanged(changed);
        return true;
    });
}

void QueueModel::selectRows(int first, int last, bool selected)
{
    first = std::max(first, 0);
    last = std::min(last, rowCount() - 1);
    if (first > last)
        return;
    struct Progress
    {
        std::size_t line;
        std::size_t row = 0;
        QSet<const QueueGroup *> folded{};
    };
    d->runSliced([d = d.get(), first, last, selected,
                  at = Progress{std::size_t(first)}](const Private::IsLate &isLate) mutable {
        const auto choose = [&](QueueRow *row) {
            if (!row->isHead)
                d->setSelected(row, selected);
            else if (const QueueGroup *queueGroup = d->now().groupFor(row); queueGroup->isCollapsed)
                at.folded.insert(queueGroup);
        };
        if (!d->walk(d->lines, at.line, std::size_t(last) + 1, isLate, choose))
            return false;
        const auto chooseFolded = [&](QueueRow *row) {
            if (d->now().has(row) && at.folded.contains(d->now().groupFor(row)))
                d->setSelected(row, selected);
        };
        const Private::Lines &all = d->rows.all();
        if (!at.folded.isEmpty() && !d->walk(all, at.row, all.size(), isLate, chooseFolded))
            return false;
        if (d->now().isGrouped())
            d->emitAllChanged();  // including the headers
        else
            d->emitChanged(std::size_t(first), std::size_t(last));
        return true;
    });
}

void QueueModel::selectGroup(const QString &groupKey, bool selected)
{
    const QueueGroup *queueGroup
        = d->now().isGrouped() ? d->rows.queueGroup(d->now().group, groupKey) : nullptr;
    if (!queueGroup)
        return;
    d->runSliced(
        [d = d.get(), queueGroup, selected, at = std::size_t(0)](const Private::IsLate &isLate) mutable {
            const auto choose = [&](QueueRow *row) {
                if (d->now().has(row) && d->now().groupFor(row) == queueGroup)
                    d->setSelected(row, selected);
            };
            if (!d->walk(d->rows.all(), at, d->rows.all().size(), isLate, choose))
                return false;
            if (const int head = d->lineOf(&queueGroup->head); head >= 0) {
                const int count = queueGroup->isCollapsed ? 0 : queueGroup->tally[std::size_t(d->side)].shown;
                d->emitChanged(std::size_t(head), std::size_t(head + count));
            }
            return true;
        });
}

void QueueModel::selectAllShown()
{
    d->runSliced([d = d.get(), at = std::size_t(0)](const Private::IsLate &isLate) mutable {
        const auto choose = [d](QueueRow *row) {
            if (d->now().has(row))
                d->setSelected(row, true);
        };
        if (!d->walk(d->rows.all(), at, d->rows.all().size(), isLate, choose))
            return false;
        d->emitAllChanged();
        return true;
    });
}

void QueueModel::clearSelection()
{
    d->runSliced([d = d.get(), at = std::size_t(0)](const Private::IsLate &isLate) mutable {
        if (at == 0 && d->selectedCount == 0)
            return true;
        if (!d->walk(d->rows.all(), at, d->rows.all().size(), isLate,
                     [d](QueueRow *row) { d->setSelected(row, false); }))
            return false;
        d->emitAllChanged();
        return true;
    });
}

void QueueModel::requestSelected(QObject *context, std::function<void(QStringList)> answer)
{
    d->collectSelected(context, std::move(answer), false);
}

void QueueModel::takeSelected(QObject *context, std::function<void(QStringList)> answer)
{
    d->collectSelected(context, std::move(answer), true);
}

/// Collects the selected ids and, with `take`, deselects them in the same step.
void QueueModel::Private::collectSelected(QObject *context, std::function<void(QStringList)> answer,
                                          bool take)
{
    struct Progress
    {
        std::size_t line = 0;
        std::size_t row = 0;
        std::size_t taken = 0;
        QStringList ids{};
    };
    runSliced([this, take, context = QPointer(context), answer = std::move(answer), at = Progress(),
               count = std::optional<int>()](const IsLate &isLate) mutable {
        count = count.value_or(selectedCount);
        const auto isComplete = [&] { return at.ids.size() == *count; };
        at.ids.reserve(*count);
        const auto inLines = [&](const Row *row) {
            fetchQueueText(lines, at.line);
            if (row->isSelected)
                at.ids.append(row->id);
        };
        if (!isComplete() && !walk(lines, at.line, lines.size(), isLate, inLines))
            return false;
        const auto elsewhere = [&](const Row *row) {
            if (row->isSelected && !isLine(row))
                at.ids.append(row->id);
        };
        const Lines &all = rows.all();
        if (!isComplete() && !walk(all, at.row, all.size(), isLate, elsewhere))
            return false;
        if (take && *count > 0) {
            if (!walk(all, at.taken, all.size(), isLate, [this](Row *row) { setSelected(row, false); }))
                return false;
            emitAllChanged();
        }
        callbacks.push_back([context, answer = std::move(answer), ids = std::move(at.ids)]() mutable {
            if (context)
                answer(std::move(ids));
        });
        return true;
    });
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
