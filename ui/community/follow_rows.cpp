// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_rows.h"

#include "base/bidi.h"
#include "community/base/community_texts.h"
#include "community/follow_model.h"
#include "kit/lists/long_list.h"
#include "kit/lists/row_delegate.h"

namespace Sidestage {

FollowRows::FollowRows(FollowModel *model, FollowSide side, QObject *parent)
    : QIdentityProxyModel(parent)
    , m_model(model)
    , m_side(side)
{
    setSourceModel(model);
}

QString FollowRows::spoken(const QModelIndex &index) const
{
    const QString name = index.data(FollowModel::NameRole).toString();
    if (name.isEmpty())
        return tr("Loading");
    const QString login = index.data(FollowModel::LoginRole).toString();
    const QString who = login.compare(name, Qt::CaseInsensitive) == 0
        ? isolated(name)
        : tr("%1, login %2").arg(isolated(name), login);
    const QString since = exactText(index.data(FollowModel::FollowedAtRole).toDateTime());
    const QString seen = exactText(index.data(FollowModel::SeenAtRole).toDateTime());
    const bool isFollower = m_side == FollowSide::Followers;
    switch (m_model->query().show) {
    case FollowShow::Came:
        return isFollower ? tr("%1, new, follows since %2").arg(who, since)
                          : tr("%1, new, followed since %2").arg(who, since);
    case FollowShow::Left:
        return isFollower ? tr("%1, gone, noticed %2, followed since %3").arg(who, seen, since)
                          : tr("%1, no longer followed, noticed %2").arg(who, seen);
    case FollowShow::All:
        break;
    }
    return isFollower ? tr("%1, follows since %2").arg(who, since)
                      : tr("%1, followed since %2").arg(who, since);
}

QVariant FollowRows::data(const QModelIndex &index, int role) const
{
    const FollowShow show = m_model->query().show;
    switch (role) {
    case RowRole::Detail: {
        const QString name = index.data(FollowModel::NameRole).toString();
        const QString login = index.data(FollowModel::LoginRole).toString();
        return login.compare(name, Qt::CaseInsensitive) == 0 ? QString() : login;
    }
    case RowRole::Symbol:
        return int(show == FollowShow::Came       ? Icon::Plus
                       : show == FollowShow::Left ? Icon::Minus
                                                  : Icon::None);
    case RowRole::SymbolTone:
        return int(show == FollowShow::Left ? Tone::Warn : Tone::Good);
    case LongList::TrailingRole: {
        const QDateTime seen = index.data(FollowModel::SeenAtRole).toDateTime();
        const QDateTime at = show == FollowShow::Left && seen.isValid()
            ? seen
            : index.data(FollowModel::FollowedAtRole).toDateTime();
        return at.isValid() ? whenText(at, QDate::currentDate()) : QString();
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return spoken(index);
    default:
        return QIdentityProxyModel::data(index, role);
    }
}

}  // namespace Sidestage
