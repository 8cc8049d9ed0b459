// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIdentityProxyModel>

namespace Sidestage {

class DonationModel;

/// Adds the drawing roles to the rows of a DonationModel.
class DonationRows : public QIdentityProxyModel
{
    Q_OBJECT
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    /// Null: no rows. `model` must outlive this or be replaced first.
    void setDonations(DonationModel *model);
    /// Shows the time after the name, for when its column is hidden.
    void setTimeBesideName(bool beside);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    DonationModel *m_model = nullptr;
    bool m_timeBesideName = false;
};

}  // namespace Sidestage
