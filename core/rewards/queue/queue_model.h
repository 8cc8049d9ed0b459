// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/live_list.h"
#include "redemption_queue.h"

#include <functional>
#include <memory>
#include <unordered_map>

namespace Sidestage {

/// A reward or viewer, by which redemptions are grouped. It never changes: with another title it is another
/// object.
struct QueueGroup
{
    QString id{};
    QString title{};
    QString name{};   ///< The title case-folded.
    QString login{};  ///< Case-folded.
};

/// What is marked of a redemption, whatever version of its row is shown.
struct QueueMark
{
    qint64 points = 0;
    int *selectedOfReward = nullptr;
    int listing = 0;     ///< The number of the list of selected ids that contains it.
    bool waits = false;  ///< It can be decided, and therefore be selected.
    bool isSelected = false;
};

/// A row of a QueueModel: a redemption, or the head of a group. Contains what rows are sorted, searched and
/// grouped by; the rest is read from the queue.
struct QueueRow
{
    QString key{};      ///< The id of the redemption.
    QString message{};  ///< Case-folded.
    std::shared_ptr<const QueueGroup> reward{};
    std::shared_ptr<const QueueGroup> viewer{};
    std::shared_ptr<QueueMark> mark{};
    qint64 at = 0;      ///< Milliseconds since the epoch.
    qint64 points = 0;  ///< Of a head: of those that wait.
    int version = 0;    ///< Differs after each change of the redemption.
    int waiting = 0;    ///< 1 if it waits; of a head: how many of the group do.
    bool isHead = false;

    bool operator==(const QueueRow &) const = default;
};

/// A RedemptionQueue as a list for views: filtered, searched, sorted, grouped, selected. Rows are redemptions
/// and, when grouped, the heads of groups. A long queue is read in several turns of the event loop.
///
/// Groups are ordered by their titles, so that they do not move when their numbers change. The display role
/// of WaitingColumn is the age as text; its edit role is the time of redemption, QDateTime.
class QueueModel : public LiveList<QueueRow>
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

    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : ColumnCount;
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// The service's clock, by which ages are told. By default that of this computer.
    std::function<QDateTime()> now{QDateTime::currentDateTimeUtc};

    /// Shows only rows whose viewer name, login, message or reward contain each of these words.
    void setSearch(const QString &words);
    /// Shows only redemptions of this reward; empty: of all.
    void setReward(const QString &rewardId);
    void setSort(Sort sort);
    void setGroup(Group group);
    QString search() const { return m_search; }
    QString reward() const { return m_reward; }
    using LiveList::sort;
    Sort sort() const { return m_sort; }
    Group group() const { return m_group; }
    void setCollapsed(const QString &groupKey, bool collapsed);
    /// Sets the titles and colours of rewards for the headers, by id.
    void setRewards(const QList<Api::Reward> &rewards);

    /// Number of redemptions that match search and filter, including collapsed ones, without headers.
    int shown() const { return matching(); }
    /// The id of the redemption in this row; empty for a head.
    QString idAt(int row) const;

    // New redemptions must not move rows under the pointer: while held back, they are not shown.
    void setHoldNewcomers(bool hold);
    bool holdsNewcomers() const { return m_isHolding; }
    int newcomers() const { return m_newcomers; }
    void showNewcomers() { release(); }

    // The selection refers to redemptions, not to rows: it survives sorting and filtering. Only waiting
    // redemptions can be selected.
    void select(const QString &id, bool selected);
    /// The header of a collapsed group stands for its whole group; other headers are ignored.
    void selectRows(int first, int last, bool selected);
    void selectGroup(const QString &groupKey, bool selected);
    /// Selects all redemptions counted by shown().
    void selectAllShown();
    void clearSelection();
    /// The ids of all selected redemptions, in the order shown; collapsed or filtered ones come last.
    QStringList selected();
    /// The same, and deselects them, so that the next caller does not get them again.
    QStringList takeSelected();
    int selectedCount() const { return m_selectedCount; }
    qint64 selectedPoints() const { return m_selectedPoints; }
    int selectedRewards() const { return m_selectedRewards; }

Q_SIGNALS:
    void selectionChanged();
    void newcomersChanged();

private:
    /// A group with rows, shown or not.
    struct Known
    {
        std::shared_ptr<const QueueGroup> group{};
        qint64 titleAt = 0;  ///< Time of the redemption from which the title was taken.
        int rows = 0;
        int selected = 0;
    };
    using Groups = std::unordered_map<QString, Known, KeyHash>;
    using GroupOf = std::shared_ptr<const QueueGroup> QueueRow::*;

    QString textOf(const QueueRow &row, int column) const;
    QString toolTipOf(const QueueRow &row, int column) const;
    QString spokenOf(const QueueRow &row) const;
    Qt::CheckState headState(const QueueRow &head) const;
    QList<Column<QueueRow>> columnsOf();

    void enqueue(const QStringList &ids);
    void enqueueRemoved(const QStringList &ids);
    void readLater();
    void readSome();
    void read(QStringList ids);
    QueueRow make(const QueueEntry &entry, const QueueRow *known);
    void join(Groups &groups, const QueueGroup &group, qint64 at, bool isNew);
    void rename(Known &known, const QString &title);
    void forget(const QueueRow &row);
    const QueueRow *known(const QString &id) const;
    void release();
    void countNewcomers();

    Groups &groups() { return m_group == Group::Viewer ? m_viewers : m_rewards; }
    GroupOf groupOf() const { return m_group == Group::Viewer ? &QueueRow::viewer : &QueueRow::reward; }
    void applyFilter();
    Filter collapsedFilter() const;
    bool isCollapsed(const QueueRow &head) const;

    void mark(const QueueRow &row, bool selected);
    void markGroup(const QueueRow &row, bool selected);
    void emitMarked(int first, int last);

    RedemptionQueue *m_queue;
    QString m_search{};
    QStringList m_words{};  ///< The search words, folded.
    QString m_reward{};
    Filter m_matches{};
    Sort m_sort{};
    Group m_group{};
    QHash<Group, QSet<QString>> m_collapsed{};  ///< Ids of groups.
    Groups m_rewards{};
    Groups m_viewers{};
    QHash<QString, QString> m_titles{};   ///< Of rewards, by id; they take precedence over redemptions.
    QHash<QString, QString> m_colours{};  ///< The same.
    int m_lastVersion = 0;

    // Ids of redemptions that were added, changed or removed: their state is looked up when they are read, in
    // any order.
    QStringList m_pending{};
    QStringList m_leaving{};               ///< Read last.
    int m_unread = 0;                      ///< Parts of the initial queue that are not pending yet.
    QSet<const QueueGroup *> m_renamed{};  ///< Their rows are to be read again.
    bool m_isReadScheduled = false;

    bool m_isHolding = false;
    QHash<QString, QueueRow> m_heldBack{};
    QSet<QString> m_released{};  ///< Not to be held back again.
    int m_newcomers = 0;         ///< Number of those in `m_heldBack` that would be shown.

    int m_selectedCount = 0;
    qint64 m_selectedPoints = 0;
    int m_selectedRewards = 0;
    int m_lastListing = 0;
    bool m_isOtherSelection = false;
};

}  // namespace Sidestage
