// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "redemption_queue.h"

#include <QAbstractTableModel>

#include <functional>
#include <memory>

namespace Sidestage {

/// A RedemptionQueue as a list to look at: filtered, searched, sorted, grouped, selected. Rows are
/// redemptions and, when grouped, the heads of groups. It is never reset, and no single step of it takes
/// longer than a frame: sorting and filtering of 100,000 rows go on in slices of the event loop, while what
/// is shown stays and goes on changing. Of a short list they are done when the setter returns.
///
/// Groups stand in the order of their titles, so that they stay where they are when their numbers change.
/// The display role of WaitingColumn is the age as text; its edit role is when it was redeemed, QDateTime.
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
        IdRole = Qt::UserRole + 100,  ///< QString: of the redemption; empty for a head.
        GroupRole,                    ///< QString: the key of the group, a reward's or viewer's id.
        IsHeadRole,
        EntryRole,      ///< QueueEntry.
        SelectedRole,   ///< Qt::CheckState; of a head: of its group.
        CountRole,      ///< int, of a head: how many wait in the group.
        PointsRole,     ///< qint64: of the redemption, or of all that wait in the group.
        CollapsedRole,  ///< bool, of a head.
        ColourRole,     ///< QString: the reward's background colour, "#RRGGBB"; may be empty.
        SpokenRole,     ///< QString: the row as a sentence, for screen readers.
    };

    /// `queue` must outlive this.
    explicit QueueModel(RedemptionQueue *queue, QObject *parent = nullptr);
    ~QueueModel() override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// What is shown: viewer's name, login, message or reward contain each of these words.
    void setSearch(const QString &words);
    /// Only of this reward; empty: of all.
    void setReward(const QString &rewardId);
    void setSort(Sort sort);
    void setGroup(Group group);
    QString search() const;
    QString reward() const;
    Sort sort() const;
    Group group() const;
    void setCollapsed(const QString &groupKey, bool collapsed);
    /// How rewards are called and coloured, for heads: by id.
    void setRewards(const QList<Api::Reward> &rewards);

    /// True while sorting or filtering goes on.
    bool isBusy() const;
    int rowOf(const QString &id) const;
    QString idAt(int row) const;
    /// Redemptions that pass search and filter, collapsed or not, heads not counted.
    int shown() const;

    // Newcomers do not push rows away under the pointer: while held back they wait.
    void setHoldNewcomers(bool hold);
    bool holdsNewcomers() const;
    int newcomers() const;
    void showNewcomers();

    // The selection belongs to redemptions, not to rows: it survives sorting and filtering. Only those that
    // wait can be selected. In a long list all this is done in turns of the event loop, in the order in which
    // it was asked for and with what was shown then; isBusy() until it is. In a short one it is done at once.
    void select(const QString &id, bool selected);
    /// The head of a collapsed group stands for all of it, another one for nothing.
    void selectRows(int first, int last, bool selected);
    void selectGroup(const QString &groupKey, bool selected);
    /// All that shown() counts.
    void selectAllShown();
    void clearSelection();
    /// Calls back with the ids of all that are selected once everything asked of the selection before is
    /// done, at once if it can; not when `context` has gone by then. In the order shown; those that are
    /// collapsed or filtered out come last.
    void requestSelected(QObject *context, std::function<void(QStringList)> answer);
    /// The same, and they are not selected any more then: whoever asks next does not get them again.
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
