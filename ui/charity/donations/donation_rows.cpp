// SPDX-License-Identifier: GPL-3.0-or-later
#include "donation_rows.h"

#include "charity/donation_model.h"
#include "kit/lists/row_delegate.h"

namespace Sidestage {

void DonationRows::setDonations(DonationModel *model)
{
    m_model = model;
    setSourceModel(model);
}

void DonationRows::setTimeBesideName(bool beside)
{
    if (m_timeBesideName == beside)
        return;
    m_timeBesideName = beside;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int DonationRows::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(DonationModel::ColumnCount);
}

QVariant DonationRows::data(const QModelIndex &index, int role) const
{
    if (!m_model || !index.isValid())
        return {};
    switch (role) {
    case RowRole::Strong:
        return index.column() == DonationModel::AmountColumn;
    case RowRole::TextTone:
        if (index.column() == DonationModel::SeenColumn)
            return int(Tone::Secondary);
        if (index.column() == DonationModel::ViewerColumn
            && QIdentityProxyModel::data(index, DonationModel::IsGoneRole).toBool())
            return int(Tone::Secondary);
        return {};
    case RowRole::Detail:
        if (index.column() != DonationModel::ViewerColumn || !m_timeBesideName)
            return {};
        return index.siblingAtColumn(DonationModel::SeenColumn).data();
    default:
        return QIdentityProxyModel::data(index, role);
    }
}

QVariant DonationRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_model ? m_model->headerData(section, orientation, role) : QVariant();
}

}  // namespace Sidestage
