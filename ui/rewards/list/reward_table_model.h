// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/live_list.h"
#include "reward_catalogue.h"

#include <QPixmap>
#include <QSet>

namespace Sidestage {

/// The rows of the table: rewards with check boxes. The check state belongs to the reward, even while it is
/// hidden.
class RewardTableModel : public LiveList<RewardItem>
{
public:
    enum ColumnName {
        TickColumn,
        RewardColumn,
        PointsColumn,
        LimitColumn,
        StateColumn,
        WaitingColumn,
        AfterColumn,
        ColumnCount
    };

    explicit RewardTableModel(QObject *parent = nullptr);

    /// Sets the rewards in the order to use while no column is sorted.
    void setItems(const QList<RewardItem> &items);
    /// Says what these hidden columns would say in a second line below the title; empty: no such line.
    void setDetailed(const QSet<int> &columns);

    QStringList ticked() const;  ///< Keys of the checked rewards that are shown.
    void tick(const QString &key, bool on);
    void tickAll(bool on);
    Qt::CheckState allTicked() const;
    std::function<void()> ticksChanged{};
    /// Returns the service's time, in UTC.
    std::function<QDateTime()> now{};
    /// Returns the loaded picture; null if there is none yet.
    std::function<QPixmap(const QUrl &)> picture{};
    /// Updates the countdowns. Returns in how many milliseconds they change next; 0: there are none.
    int tick();
    void pictureChanged(const QUrl &url);

    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    void sort(int column, Qt::SortOrder order) override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;

private:
    QList<Column<RewardItem>> columns();
    QString spoken(const RewardItem &item) const;
    QString limits(const RewardItem &item) const;

    QSet<QString> m_ticked{};
    QSet<int> m_detailed{};
};

}  // namespace Sidestage
