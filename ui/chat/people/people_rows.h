// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIdentityProxyModel>

namespace Sidestage {

class ChatterModel;

/// Adds the drawing roles to the rows of a ChatterModel. It has the columns even without a model.
class PeopleRows : public QIdentityProxyModel
{
    Q_OBJECT
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    /// Null: no rows. `model` must outlive this or be replaced first.
    void setChatters(ChatterModel *model);
    /// Shows the role after the name, for when its column is hidden.
    void setRoleBesideName(bool beside);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ChatterModel *m_model = nullptr;
    bool m_roleBesideName = false;
};

}  // namespace Sidestage
