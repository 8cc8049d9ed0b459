// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_records.h"

#include <QAbstractTableModel>

#include <memory>

namespace Sidestage {

/// A table of the donations of one campaign, 100,000 and more, or of who gave them: summed, searched, sorted
/// and given back to the memory in slices of the event loop. Never reset: views keep their selection and what
/// they show. It knows nothing of the service.
class DonationModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { SeenColumn, ViewerColumn, AmountColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole + 1, UserIdRole, MinorRole, SeenRole, CountRole, IsGoneRole };
    enum class View : quint8 {
        Donations,
        Viewers,  ///< One row for each who gave, with all they gave.
    };
    enum class Order : quint8 { Newest, Largest, Name };

    explicit DonationModel(QObject *parent = nullptr);
    ~DonationModel() override;

    /// Donations known, whatever is shown.
    int total() const;
    /// How many gave.
    int viewers() const;
    /// Of all donations, one for each currency.
    const MoneySums &sums() const;
    std::optional<Donation> latest() const;
    /// Of those in the currency that came first.
    std::optional<Donation> largest() const;
    std::optional<Donation> donation(const QString &id) const;
    bool contains(const QString &id) const;
    /// The greatest place there is; 0: none.
    qint64 top() const;

    /// Takes those that are not there yet, and gives them back as they were taken. Those without an id are
    /// left out.
    QList<Donation> insertNew(const QList<Donation> &donations);
    /// Takes all away.
    void clear();

    View view() const;
    Order order() const;
    Qt::SortOrder direction() const;
    void setView(View view, Order order, Qt::SortOrder direction);
    /// Those whose login or name contains the text, in any case; and those of an amount that begins with it.
    void setFilter(const QString &text);
    QString filter() const;
    /// What is shown is not yet what was asked for, or not yet of what is known.
    bool isBusy() const;
    /// -1 while it is not shown. In the view of viewers: by the id of the user.
    int rowOf(const QString &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// By column: when, who, how much.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// What time it is, to say "Sat 11:34" of another day. The machine's clock by default.
    void setNow(std::function<QDateTime()> now);

Q_SIGNALS:
    /// Sums, count, latest or largest.
    void totalsChanged();
    void busyChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
