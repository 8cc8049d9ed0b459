// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_model.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct QueueModel::Private
{
};

QueueModel::QueueModel(RedemptionQueue *queue, QObject *parent)
    : QAbstractTableModel(parent)
    , d(std::make_unique<Private>())
{
}

QueueModel::~QueueModel() = default;

auto QueueModel::rowCount(const QModelIndex &parent) const -> int
{
    return {};
}

auto QueueModel::columnCount(const QModelIndex &parent) const -> int
{
    return {};
}

auto QueueModel::data(const QModelIndex &index, int role) const -> QVariant
{
    return {};
}

auto QueueModel::headerData(int section, Qt::Orientation orientation, int role) const -> QVariant
{
    return {};
}

void QueueModel::setSearch(const QString &words) { }

void QueueModel::setReward(const QString &rewardId) { }

void QueueModel::setSort(Sort sort) { }

void QueueModel::setGroup(Group group) { }

auto QueueModel::search() const -> QString
{
    return {};
}

auto QueueModel::reward() const -> QString
{
    return {};
}

auto QueueModel::sort() const -> Sort
{
    return {};
}

auto QueueModel::group() const -> Group
{
    return {};
}

void QueueModel::setCollapsed(const QString &groupKey, bool collapsed) { }

void QueueModel::setRewards(const QList<Api::Reward> &rewards) { }

auto QueueModel::isBusy() const -> bool
{
    return {};
}

auto QueueModel::rowOf(const QString &id) const -> int
{
    return {};
}

auto QueueModel::idAt(int row) const -> QString
{
    return {};
}

auto QueueModel::shown() const -> int
{
    return {};
}

void QueueModel::setHoldNewcomers(bool hold) { }

auto QueueModel::newcomers() const -> int
{
    return {};
}

void QueueModel::showNewcomers() { }

void QueueModel::select(const QString &id, bool selected) { }

void QueueModel::selectRows(int first, int last, bool selected) { }

void QueueModel::selectGroup(const QString &groupKey, bool selected) { }

void QueueModel::selectAllShown() { }

void QueueModel::clearSelection() { }

auto QueueModel::selected() const -> QStringList
{
    return {};
}

auto QueueModel::selectedCount() const -> int
{
    return {};
}

auto QueueModel::selectedPoints() const -> qint64
{
    return {};
}

auto QueueModel::selectedRewards() const -> int
{
    return {};
}

}  // namespace Sidestage
