// SPDX-License-Identifier: GPL-3.0-or-later
#include "here_rows.h"

#include "base/bidi.h"
#include "community/here_now.h"
#include "community_texts.h"
#include "kit/lists/row_delegate.h"

#include <QLocale>

namespace Sidestage {

HereRows::HereRows(HereNow *here, QObject *parent)
    : QIdentityProxyModel(parent)
    , m_here(here)
{
    setSourceModel(here->model());
}

QString HereRows::followText(const QModelIndex &index) const
{
    const HereRow &row = m_here->model()->rows()[index.row()];
    if (row.followedAt.isValid())
        return whenText(row.followedAt, QDate::currentDate());
    return m_here->knowsFollowers() ? tr("no") : tr("unknown");
}

QString HereRows::sinceText(const QModelIndex &index) const
{
    const HereRow &row = m_here->model()->rows()[index.row()];
    return row.since.isValid() ? whenText(row.since, QDate::currentDate()) : tr("earlier");
}

QVariant HereRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_here->model()->rows().size())
        return {};
    const HereRow &row = m_here->model()->rows()[index.row()];
    const auto column = HereColumn(index.column());
    const QLocale locale;
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case HereColumn::Follows:
            return followText(index);
        case HereColumn::Redeemed:
            return row.redemptions > 0 ? locale.toString(row.redemptions) : QString(QChar(0x2013));
        case HereColumn::Points:
            return row.points > 0 ? locale.toString(row.points) : QString(QChar(0x2013));
        case HereColumn::Since:
            return sinceText(index);
        case HereColumn::Name:
        case HereColumn::Count:
            break;
        }
        return QIdentityProxyModel::data(index, role);
    case Qt::TextAlignmentRole:
        return column == HereColumn::Redeemed || column == HereColumn::Points
            ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
            : QVariant();
    case RowRole::Strong:
        return column == HereColumn::Name;
    case RowRole::TextTone:
        return column == HereColumn::Name ? QVariant() : QVariant(int(Tone::Secondary));
    case RowRole::Detail:
        return column == HereColumn::Name && row.login.compare(row.name, Qt::CaseInsensitive) != 0
            ? row.login
            : QString();
    case Qt::ToolTipRole:
        return column == HereColumn::Follows && row.followedAt.isValid()
            ? tr("Follows since %1").arg(exactText(row.followedAt))
            : QVariant();
    case Qt::AccessibleTextRole: {
        const QString follows = row.followedAt.isValid()
            ? tr("follows since %1").arg(exactText(row.followedAt))
            : m_here->knowsFollowers() ? tr("does not follow")
                                       : tr("follow status unknown");
        const QString redeemed = tr("%Ln redemptions", nullptr, row.redemptions);
        return tr("%1, %2, %3, %4 points")
            .arg(isolated(row.name), follows, redeemed, locale.toString(row.points));
    }
    }
    return QIdentityProxyModel::data(index, role);
}

}  // namespace Sidestage
