// SPDX-License-Identifier: GPL-3.0-or-later
#include "chatter_list.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct ChatterList::Private
{
};

ChatterList::ChatterList(Account *account, QString channelId, QObject *parent)
    : QAbstractTableModel(parent)
    , d(std::make_unique<Private>())
{
}

ChatterList::~ChatterList() = default;

auto ChatterList::total() const -> int
{
    return {};
}

auto ChatterList::serviceTotal() const -> int
{
    return {};
}

auto ChatterList::count(ChatterRow::Role role) const -> int
{
    return {};
}

auto ChatterList::knowsRoles() const -> bool
{
    return {};
}

void ChatterList::setFilter(const QString &text) { }

auto ChatterList::filter() const -> QString
{
    return {};
}

auto ChatterList::row(int row) const -> ChatterRow
{
    return {};
}

auto ChatterList::chatter(const QString &id) const -> std::optional<ChatterRow>
{
    return {};
}

auto ChatterList::isReading() const -> bool
{
    return {};
}

auto ChatterList::asOf() const -> QDateTime
{
    return {};
}

auto ChatterList::failure() const -> QString
{
    return {};
}

auto ChatterList::refusal() const -> std::optional<Error>
{
    return {};
}

auto ChatterList::interval() const -> int
{
    return {};
}

void ChatterList::setOnScreen(bool onScreen) { }

auto ChatterList::rowCount(const QModelIndex &parent) const -> int
{
    return {};
}

auto ChatterList::columnCount(const QModelIndex &parent) const -> int
{
    return {};
}

auto ChatterList::data(const QModelIndex &index, int role) const -> QVariant
{
    return {};
}

auto ChatterList::headerData(int section, Qt::Orientation orientation, int role) const -> QVariant
{
    return {};
}

void ChatterList::sort(int column, Qt::SortOrder order) { }

void ChatterList::refresh() { }

}  // namespace Sidestage
