// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/archive/redemption_archive.h"

#include "kit/text/pill.h"
#include "kit/theme/icons.h"

#include <QIdentityProxyModel>

namespace Sidestage {

class ArchiveModel;

/// The outcome of a redemption as a word, an icon and a kind of pill.
QString wordOf(ArchivedRedemption::Outcome outcome);
Icon iconOf(ArchivedRedemption::Outcome outcome);
Pill::Kind pillOf(ArchivedRedemption::Outcome outcome);
/// "here", "elsewhere", "by the service"; empty if unknown.
QString wordOf(ArchivedRedemption::By by);

/// Adds display and accessibility roles to the rows of an ArchiveModel.
class ArchiveRows : public QIdentityProxyModel
{
    Q_OBJECT
public:
    /// `model` must outlive this.
    explicit ArchiveRows(ArchiveModel *model, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role) const override;

private:
    ArchiveModel *m_model;
};

}  // namespace Sidestage
