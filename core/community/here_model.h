// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QDateTime>
#include <QHash>

namespace Sidestage {

/// Somebody in the chat, and what they are to the channel.
struct HereRow
{
    QString id{};
    QString login{};
    QString name{};
    QDateTime followedAt{};  ///< UTC; invalid: they do not follow, or that is not known.
    int redemptions = 0;     ///< As far as they were seen here.
    qint64 points = 0;       ///< Of those that were fulfilled.
    QDateTime since{};       ///< UTC, first seen in the chat here; invalid: before the first reading.

    bool operator==(const HereRow &) const = default;
};

enum class HereColumn : quint8 { Name, Follows, Redeemed, Points, Since, Count };
enum class HereKind : quint8 { Everybody, Followers, Others, Redeemers };

/// Which rows are shown, in which order.
struct HereOrder
{
    HereKind kind = HereKind::Everybody;
    QString words{};  ///< Anywhere in login or name, in any case.
    HereColumn column = HereColumn::Name;
    Qt::SortOrder direction = Qt::AscendingOrder;

    bool operator==(const HereOrder &) const = default;
};

/// How rows that are shown become others: worked out in another thread, so that the windows' only exchanges
/// lists.
struct HereTurn
{
    QList<HereRow> joined{};  ///< Those that were shown, and the newcomers.
    QList<HereRow> moved{};   ///< The same in their new order, and at the end those that go.
    QList<HereRow> shown{};
    QHash<QString, int> places{};  ///< In `moved`, by id.
};

/// `before`: what is shown now; `all`: everybody there is.
HereTurn turnTo(const QList<HereRow> &before, const QList<HereRow> &all, const HereOrder &order);

/// Who is in the chat, as a table. Never reset: views keep their selection and what they show.
class HereModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;

    const QList<HereRow> &rows() const { return m_rows; }
    /// `turn` must begin with rows().
    void apply(const HereTurn &turn);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    /// Qt::DisplayRole: texts, times as QDateTime (UTC), counts as numbers.
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void sortWanted(Sidestage::HereColumn column, Qt::SortOrder direction);

private:
    QList<HereRow> m_rows{};
};

}  // namespace Sidestage
