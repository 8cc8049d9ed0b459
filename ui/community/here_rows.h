// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIdentityProxyModel>

namespace Sidestage {

class HereNow;

/// Adds display and accessibility roles to the rows of a HereNow.
class HereRows : public QIdentityProxyModel
{
    Q_OBJECT
public:
    /// `here` must outlive this.
    explicit HereRows(HereNow *here, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString followText(const QModelIndex &index) const;
    QString sinceText(const QModelIndex &index) const;

    HereNow *m_here;
};

}  // namespace Sidestage
