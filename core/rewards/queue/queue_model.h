// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "redemption_queue.h"

#include <QAbstractTableModel>

#include <functional>
#include <memory>

namespace Sidestage {

/// A RedemptionQueue as a list for views: filtered, searched, sorted, grouped, selected. Rows are redemptions
/// and, when grouped, group headers. It is never reset, and no step takes longer than a frame: sorting and
/// filtering of 100,000 rows run in slices of the event loop, while the current rows stay and are updated. In
/// a short list they are complete when the setter returns.
///
/// Groups are ordered by their titles, so that they do not move when their numbers change. The display role
/// of WaitingColumn is the age as text; its edit role is the time of redemption, QDateTime.
class QueueModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Sort : quint8 { OldestFirst, NewestFirst, MostPoints, FewestPoints, Viewer, Reward };
    Q_ENUM(Sort)
    enum class Group : quint8 { None, Reward, Viewer };
    Q_ENUM(Group)
    enum ColumnName {
        ViewerColumn,
        MessageColumn,
        PointsColumn,
        RedeemedColumn,
        WaitingColumn,
        StateColumn,
        ColumnCount
    };
    enum Role {
        IdRole = Qt::UserRole + 100,  ///< QString: id of the redemption; empty for a header.
        GroupRole,                    ///< QString: key of the group, the id of a reward or viewer.
        IsHeadRole,
        EntryRole,      ///< QueueEntry.
        SelectedRole,   ///< Qt::CheckState; of a header: that of its group.
        CountRole,      ///< int, of a header: number of waiting redemptions in the group.
        PointsRole,     ///< qint64: of the redemption, or sum of those waiting in the group.
        CollapsedRole,  ///< bool, of a header.
        ColourRole,     ///< QString: background colour of the reward, "#RRGGBB"; may be empty.
        SpokenRole,     ///< QString: the row as a sentence, for screen readers.
    };

    /// `queue` must outlive this.
    explicit QueueModel(RedemptionQueue *queue, QObject *parent = nullptr);
    ~QueueModel() override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Shows only rows whose viewer name, login, message or reward contain each of these words.
    void setSearch(const QString &words);
    /// Shows only redemptions of this reward; empty: of all.
    void setReward(const QString &rewardId);
    void setSort(Sort sort);
    void setGroup(Group group);
    QString search() const;
    QString reward() const;
    Sort sort() const;
    Group group() const;
    void setCollapsed(const QString &groupKey, bool collapsed);
    /// Sets the titles and colours of rewards for the headers, by id.
    void setRewards(const QList<Api::Reward> &rewards);

    /// True while sorting or filtering is in progress.
    bool isBusy() const;
    int rowOf(const QString &id) const;
    QString idAt(int row) const;
    /// Number of redemptions that match search and filter, including collapsed ones, without headers.
    int shown() const;

    // New redemptions must not move rows under the pointer: while held back, they are not shown.
    void setHoldNewcomers(bool hold);
    bool holdsNewcomers() const;
    int newcomers() const;
    void showNewcomers();

    // The selection refers to redemptions, not to rows: it survives sorting and filtering. Only waiting
    // redemptions can be selected. In a long list these functions work in slices of the event loop, in the
    // order of the calls and on the rows shown at the time of the call; isBusy() returns true until then. In
    // a short list they are synchronous.
    void select(const QString &id, bool selected);
    /// The header of a collapsed group stands for its whole group; other headers are ignored.
    void selectRows(int first, int last, bool selected);
    void selectGroup(const QString &groupKey, bool selected);
    /// Selects all redemptions counted by shown().
    void selectAllShown();
    void clearSelection();
    /// Calls `answer` with the ids of all selected redemptions after all earlier selection calls are
    /// complete, synchronously if possible. Not called when `context` is gone by then. The ids are in the
    /// order shown; collapsed or filtered ones come last.
    void requestSelected(QObject *context, std::function<void(QStringList)> answer);
    /// The same, and deselects them at that moment, so that the next caller does not get them again.
    void takeSelected(QObject *context, std::function<void(QStringList)> answer);
    int selectedCount() const;
    qint64 selectedPoints() const;
    int selectedRewards() const;

Q_SIGNALS:
    void selectionChanged();
    void newcomersChanged();
    void busyChanged();
    void shownChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
