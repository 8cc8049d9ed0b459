// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"

#include <QAbstractTableModel>
#include <QDateTime>

#include <memory>

namespace Sidestage {

class Account;

/// Someone in a chat.
struct ChatterRow
{
    enum class Role : quint8 { Broadcaster, Moderator, Vip, Viewer };

    QString id{};
    QString login{};
    QString name{};
    Role role = Role::Viewer;
    QDateTime
        since{};  ///< UTC, when they were first seen here; invalid: they were there at the first reading.
};

/// Who is in the chat of one channel: read in the largest pages, 20,000 and more, brought up to date in
/// slices of the event loop; searched and sorted the same way. Roles are told apart where the service tells
/// them (moderators and VIPs only to the broadcaster); otherwise everybody but the broadcaster is a viewer.
class ChatterList : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, RoleColumn, SinceColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole + 1, LoginRole, RoleRole, SinceRole };

    /// `account` acts in the channel; it must outlive this.
    ChatterList(Account *account, QString channelId, QObject *parent = nullptr);
    ~ChatterList() override;

    /// Everybody who is there, whatever is shown.
    int total() const;
    /// As the service counts them; more than total() while the list is being read.
    int serviceTotal() const;
    int count(ChatterRow::Role role) const;
    /// Whether the service tells who moderates and who is a VIP.
    bool knowsRoles() const;
    /// Those whose login or name contains the text, in any case, anywhere.
    void setFilter(const QString &text);
    QString filter() const;
    ChatterRow row(int row) const;
    std::optional<ChatterRow> chatter(const QString &id) const;

    bool isReading() const;
    QDateTime asOf() const;  ///< UTC; invalid: never.
    QString failure() const;
    std::optional<Error> refusal() const;  ///< Not allowed to know: 401 or 403.
    int interval() const;
    void setOnScreen(bool onScreen);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void totalsChanged();
    void freshnessChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
