// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"

#include <QAbstractTableModel>
#include <QDateTime>
#include <QHash>

#include <memory>
#include <optional>

namespace Sidestage {

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

/// A table of who is in a chat, 20,000 and more: searched, sorted and brought up to date in slices of the
/// event loop. Never reset: views keep their selection and what they show. It knows nothing of the service.
class ChatterModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, RoleColumn, SinceColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole + 1, LoginRole, RoleRole, SinceRole };

    /// Of the chat of this channel.
    explicit ChatterModel(QString channelId, QObject *parent = nullptr);
    ~ChatterModel() override;

    const QString &channelId() const;
    /// Everybody who is there, whatever is shown.
    int total() const;
    int count(ChatterRow::Role role) const;
    /// Those who were not among the reading before the last one, and those who were and are gone. 0 before
    /// there were two.
    int joined() const;
    int left() const;
    /// When the first reading had ended, UTC: who has no `since` has been there from before. Invalid: none
    /// has.
    QDateTime firstReadAt() const;
    /// Those whose login or name contains the text, in any case, anywhere; a "@" at the beginning is not
    /// looked for.
    void setFilter(const QString &text);
    QString filter() const;
    /// What is shown is not yet what was asked for, or not yet of what is known.
    bool isBusy() const;
    ChatterRow row(int row) const;
    /// -1 while it is not shown.
    int rowOf(const QString &id) const;
    std::optional<ChatterRow> chatter(const QString &id) const;
    /// Whether viewers are known to be viewers.
    bool knowsRoles() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    // What the service says.

    /// A reading of the whole list begins.
    void beginReading();
    /// A part of it, read at that time (UTC).
    void upsert(const QList<Api::Chatter> &page, const QDateTime &at);
    /// It has been read to its end: who was not in it has left. Without this, whoever is known stays.
    void endReading(const QDateTime &at);
    /// Who is more than a viewer. `known`: everybody else is a viewer.
    void setRoles(const QHash<QString, ChatterRow::Role> &roles, bool known);

Q_SIGNALS:
    void totalsChanged();
    void busyChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
