// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/archive/redemption_archive.h"

#include "kit/text/pill.h"
#include "kit/theme/icons.h"

#include <QIdentityProxyModel>

namespace Sidestage {

class ArchiveModel;

/// What became of a redemption, in one word, with its drawing and its kind of pill.
QString wordOf(ArchivedRedemption::Outcome outcome);
Icon iconOf(ArchivedRedemption::Outcome outcome);
Pill::Kind pillOf(ArchivedRedemption::Outcome outcome);
/// "here", "elsewhere", "by the service"; empty when nobody knows.
QString wordOf(ArchivedRedemption::By by);

/// The rows of an ArchiveModel as they are drawn and read out.
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
