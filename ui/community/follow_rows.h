// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/follow.h"

#include <QIdentityProxyModel>

namespace Sidestage {

class FollowModel;

/// Adds display and accessibility roles to the rows of a FollowModel.
class FollowRows : public QIdentityProxyModel
{
    Q_OBJECT
public:
    /// `model` must outlive this.
    FollowRows(FollowModel *model, FollowSide side, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString spoken(const QModelIndex &index) const;

    FollowModel *m_model;
    FollowSide m_side;
};

}  // namespace Sidestage
