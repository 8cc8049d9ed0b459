// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIdentityProxyModel>

namespace Sidestage {

class ChatterModel;

/// The rows of a ChatterModel as they are drawn. Has its columns without one, too.
class PeopleRows : public QIdentityProxyModel
{
    Q_OBJECT
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    /// Null: nobody. `model` must outlive this or be taken away before.
    void setChatters(ChatterModel *model);
    /// There is no column for the role: it stands behind the name.
    void setRoleBesideName(bool beside);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ChatterModel *m_model = nullptr;
    bool m_roleBesideName = false;
};

}  // namespace Sidestage
