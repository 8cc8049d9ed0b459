// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QDateTime>
#include <QHash>

namespace Sidestage {

/// A user in the chat, and their relation to the channel.
struct HereRow
{
    QString id{};
    QString login{};
    QString name{};
    QDateTime followedAt{};  ///< In UTC; invalid: not following, or not known.
    int redemptions = 0;     ///< As far as seen by this program.
    qint64 points = 0;       ///< Of the fulfilled redemptions.
    QDateTime since{};       ///< In UTC, first seen in the chat; invalid: before the first read.

    bool operator==(const HereRow &) const = default;
};

enum class HereColumn : quint8 { Name, Follows, Redeemed, Points, Since, Count };
enum class HereKind : quint8 { Everybody, Followers, Others, Redeemers };

/// The filter and the order of the rows.
struct HereOrder
{
    HereKind kind = HereKind::Everybody;
    QString words{};  ///< Found anywhere in login or name, case-insensitively.
    HereColumn column = HereColumn::Name;
    Qt::SortOrder direction = Qt::AscendingOrder;

    bool operator==(const HereOrder &) const = default;
};

/// The steps from the rows shown to the new ones. Computed in another thread, so that the main thread only
/// replaces lists.
struct HereTurn
{
    QList<HereRow> joined{};  ///< The rows shown before, then the new rows.
    QList<HereRow> moved{};   ///< The same rows in their new order, those to remove at the end.
    QList<HereRow> shown{};
    QHash<QString, int> places{};  ///< The positions in `moved`, by id.
};

/// `before`: the rows shown now. `all`: all users in the chat.
HereTurn turnTo(const QList<HereRow> &before, const QList<HereRow> &all, const HereOrder &order);

/// The users in the chat, as a table model. It is never reset, so that views keep their selection and
/// position.
class HereModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;

    const QList<HereRow> &rows() const { return m_rows; }
    /// `turn` must have been computed from rows().
    void apply(const HereTurn &turn);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    /// Supports Qt::DisplayRole: texts, times as QDateTime (UTC), counts as numbers.
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void sortWanted(Sidestage::HereColumn column, Qt::SortOrder direction);

private:
    QList<HereRow> m_rows{};
};

}  // namespace Sidestage
