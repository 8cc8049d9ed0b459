// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QPointer>

namespace Sidestage {

/// A message that was shown as toast.
struct Notification
{
    QDateTime at{};  ///< In UTC.
    QString what{};
    QString detail{};  ///< May be empty.
    Pill::Kind kind = Pill::Kind::Neutral;
    QString whose{};            ///< Name of the account; empty: none.
    QPointer<QObject> owner{};  ///< The account; null after it was removed.
    QString page{};             ///< The page with more information; empty: none.
    QString pageTitle{};        ///< Translated.
};

/// The messages of this run of the program, newest first, to be read after the toast is gone.
class Notifications : public QAbstractListModel
{
    Q_OBJECT
public:
    static constexpr int maxKept = 200;
    /// The display role contains the whole text of a row, for screen readers.
    enum Role { WhatRole = Qt::UserRole, DetailRole, KindRole, FootRole, PageTitleRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    void add(Notification notification);
    const Notification &at(int row) const { return m_all.at(row); }
    /// Number of messages since markRead().
    int unread() const { return m_unread; }
    void markRead();

Q_SIGNALS:
    void unreadChanged();

private:
    QList<Notification> m_all{};
    int m_unread = 0;
};

}  // namespace Sidestage
