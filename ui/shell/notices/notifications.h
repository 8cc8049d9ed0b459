// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QPointer>

namespace Sidestage {

/// Something that was said at the edge of the windows.
struct Notification
{
    QDateTime at{};  ///< UTC.
    QString what{};
    QString detail{};  ///< May be empty.
    Pill::Kind kind = Pill::Kind::Neutral;
    QString whose{};            ///< Name of the account; empty: of none.
    QPointer<QObject> owner{};  ///< The account, as long as it is there.
    QString page{};             ///< Where more of it is known; empty: nowhere.
    QString pageTitle{};        ///< Translated.
};

/// What was said in this run of the program, the newest first: to be read when the toast is gone.
class Notifications : public QAbstractListModel
{
    Q_OBJECT
public:
    static constexpr int maxKept = 200;
    /// The display role has all words of a row, as they are read out.
    enum Role { WhatRole = Qt::UserRole, DetailRole, KindRole, FootRole, PageTitleRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    void add(Notification notification);
    const Notification &at(int row) const { return m_all.at(row); }
    /// How many came since markRead().
    int unread() const { return m_unread; }
    void markRead();

Q_SIGNALS:
    void unreadChanged();

private:
    QList<Notification> m_all{};
    int m_unread = 0;
};

}  // namespace Sidestage
