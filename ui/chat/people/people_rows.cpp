// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_rows.h"

#include "chat/people/chatter_model.h"
#include "kit/lists/row_delegate.h"

namespace Sidestage {

void PeopleRows::setChatters(ChatterModel *model)
{
    m_model = model;
    setSourceModel(model);
}

void PeopleRows::setRoleBesideName(bool beside)
{
    if (m_roleBesideName == beside)
        return;
    m_roleBesideName = beside;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

int PeopleRows::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ChatterModel::ColumnCount);
}

QVariant PeopleRows::data(const QModelIndex &index, int role) const
{
    if (!m_model || !index.isValid())
        return {};
    const auto who
        = [&] { return ChatterRow::Role(QIdentityProxyModel::data(index, ChatterModel::RoleRole).toInt()); };
    const int column = index.column();
    switch (role) {
    case RowRole::Strong:
        return column == ChatterModel::NameColumn;
    case RowRole::TextTone:
        if (column == ChatterModel::NameColumn)
            return {};
        return int(column == ChatterModel::RoleColumn && who() != ChatterRow::Role::Viewer ? Tone::Text
                                                                                           : Tone::Secondary);
    case RowRole::Symbol:
        if (column != ChatterModel::RoleColumn)
            return {};
        switch (who()) {
        case ChatterRow::Role::Broadcaster:
            return int(Icon::OnAir);
        case ChatterRow::Role::Moderator:
            return int(Icon::Shield);
        case ChatterRow::Role::Vip:
            return int(Icon::Star);
        case ChatterRow::Role::Viewer:
            break;
        }
        return {};
    case RowRole::Detail:
        if (column != ChatterModel::NameColumn || !m_roleBesideName || who() == ChatterRow::Role::Viewer)
            return {};
        return index.siblingAtColumn(ChatterModel::RoleColumn).data();
    default:
        return QIdentityProxyModel::data(index, role);
    }
}

QVariant PeopleRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_model ? m_model->headerData(section, orientation, role) : QVariant();
}

}  // namespace Sidestage
