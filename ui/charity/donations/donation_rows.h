// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIdentityProxyModel>

namespace Sidestage {

class DonationModel;

/// The rows of a DonationModel as they are drawn.
class DonationRows : public QIdentityProxyModel
{
    Q_OBJECT
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    /// Null: none. `model` must outlive this or be taken away before.
    void setDonations(DonationModel *model);
    /// There is no column for the time: it stands behind the name.
    void setTimeBesideName(bool beside);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    DonationModel *m_model = nullptr;
    bool m_timeBesideName = false;
};

}  // namespace Sidestage
