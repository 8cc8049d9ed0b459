// SPDX-License-Identifier: GPL-3.0-or-later
#include "notifications.h"

#include "kit/text/time_text.h"

#include <algorithm>

namespace Sidestage {

namespace {

QString nameOfKind(Pill::Kind kind)
{
    switch (kind) {
    case Pill::Kind::Error:
    case Pill::Kind::Live:
        return Notifications::tr("Error");
    case Pill::Kind::Warn:
        return Notifications::tr("Warning");
    default:
        return {};
    }
}

QString footOf(const Notification &one)
{
    const QString when = momentText(one.at, QDateTime::currentDateTimeUtc());
    return one.whose.isEmpty() ? when : Notifications::tr("%1 · %2", "time; account").arg(when, one.whose);
}

}  // namespace

int Notifications::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_all.size());
}

QVariant Notifications::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Notification &one = m_all.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: {
        QStringList parts{nameOfKind(one.kind), one.what, one.detail, footOf(one), one.pageTitle};
        parts.removeAll({});
        return parts.join(QStringLiteral(", "));
    }
    case WhatRole:
        return one.what;
    case DetailRole:
        return one.detail;
    case KindRole:
        return int(one.kind);
    case FootRole:
        return footOf(one);
    case PageTitleRole:
        return one.pageTitle;
    default:
        return {};
    }
}

void Notifications::add(Notification notification)
{
    beginInsertRows({}, 0, 0);
    m_all.prepend(std::move(notification));
    endInsertRows();
    if (m_all.size() > maxKept) {
        beginRemoveRows({}, maxKept, int(m_all.size()) - 1);
        m_all.resize(maxKept);
        endRemoveRows();
    }
    m_unread = std::min(m_unread + 1, maxKept);
    Q_EMIT unreadChanged();
}

void Notifications::markRead()
{
    if (std::exchange(m_unread, 0) != 0)
        Q_EMIT unreadChanged();
}

}  // namespace Sidestage
