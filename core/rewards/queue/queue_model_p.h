// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sliced_sort.h"
#include "queue_rows.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

#include <deque>
#include <functional>
#include <optional>

namespace Sidestage {

/// The implementation of QueueModel.
///
/// `lines` are the rows shown, sorted by the view of side `side`; the place of a row is found by binary
/// search. Operations on many rows, such as a selection, are tasks that run in slices; everything else waits
/// for them.
///
/// Signals of the queue are stored as pending ids and processed in slices of a few milliseconds. A pending id
/// only means that the redemption has changed; its current state is read then, so the ids can be processed in
/// any order. Changes are also processed while another view is prepared.
///
/// Another order, filter or grouping is prepared on the other side, in slices as well, while the lines stay
/// and are updated: rows are filtered, sorted, and assembled into lines. Then the sides are exchanged in one
/// step: new rows are appended, all rows are reordered, and removed rows are at the end by then. So even when
/// half of 100,000 rows are removed, views get three changes, not 50,000.
struct QueueModel::Private
{
    using Row = QueueRow;
    using Lines = std::vector<QueueRow *>;

    /// Nanoseconds per slice. Other objects have slices in the same pass of the event loop, and a slow
    /// machine makes each of them longer.
    static constexpr qint64 timeBudget = 1'000'000;
    /// Up to this many runs of rows are inserted or removed one by one; more are gathered at the end first.
    static constexpr std::size_t fewRuns = 24;
    /// From this number of pending changes on, they are shown together after all have been read.
    static constexpr std::size_t manyChanges = 2000;
    /// Maximum number of changes that are emitted to views in one slice.
    static constexpr std::size_t changesPerSlice = 500;
    /// The limit while lines are assembled, because these changes have to be applied afterwards in one step.
    static constexpr std::size_t changesWhilePreparing = 100;

    /// Which pending ids are processed: changes only, or removals as well.
    enum class Pending : quint8 { Changes, All };
    /// The lines of another view, being assembled.
    struct PendingView
    {
        Lines lines{};
        Lines coming{};  ///< Rows that are not shown yet, in the same order.
        Lines going{};   ///< Shown rows that do not belong to it, in the order shown.
        /// Rows that were added or removed since this was begun: the lists above may be wrong about them.
        Lines touched{};

        // Progress.
        std::size_t sorted = 0;
        std::size_t extras = 0;
        QueueGroup *queueGroup = nullptr;  ///< Its header was added.
        Row *left = nullptr;               ///< The last of the shown lines that was checked.
        bool isReady = false;
    };
    /// The state of the preparation of a view.
    struct Preparation
    {
        std::size_t scanned = 0;  ///< How many of all rows have been checked.
        Lines found{};
        std::optional<SlicedSort<Row *, QueueIsBefore>> sort{};
        std::optional<Lines> sorted{};
        Lines extras{};                      ///< Added too late to be sorted with the others.
        std::optional<PendingView> fresh{};  ///< Assembled from those.
    };
    /// The changes found in one slice; emitted to views together.
    struct Batch
    {
        Lines coming{};
        Lines going{};
        Lines changed{};
        QSet<QueueGroup *> touched{};  ///< Groups whose header has changed.

        std::size_t size() const { return coming.size() + going.size() + changed.size(); }
    };

    /// Whether the time of this slice is used up.
    using IsLate = std::function<bool()>;
    /// An operation on the rows as shown now, in as many slices as needed. Returns true when done.
    using Task = std::function<bool(const IsLate &)>;

    Private(QueueModel *model, RedemptionQueue *from);

    // queue_model_lines.cpp: rows are inserted, removed and changed in the views.
    std::size_t placeOf(const Row *row) const;
    bool isLine(const Row *row) const;
    bool willBeLine(const Row *row) const;
    int lineOf(const Row *row) const;
    void enter(Lines coming);
    void leave(const Lines &going);
    void swapIn(PendingView fresh);
    void updatePending(PendingView &fresh);
    template <class F>
    void permute(std::size_t inOrder, F change);
    void emitChanged(const Lines &changed);
    void emitChanged(std::size_t first, std::size_t last);
    void emitAllChanged();

    // queue_model_work.cpp: work in slices.
    void enqueue(const QStringList &ids);
    void enqueueRemovals(const QStringList &ids);
    void work();
    void later();
    void runSliced(Task task);
    void runTasks();
    template <class F>
    bool walk(const Lines &some, std::size_t &at, std::size_t end, const IsLate &isLate, F f) const;
    void applyPending(const QElapsedTimer &watch, Pending which);
    void read(const QString &id, Batch &batch);
    void show(Row *row, Batch &batch);
    void drop(Row *row, Batch &batch);
    void deliver(Batch &batch);
    void release();
    bool hasPending() const { return !pendingIds.empty() || !leaving.empty() || unread > 0; }
    bool isBusy() const { return preparation || isWanted || hasPending() || !tasks.empty(); }
    void emitCounts();

    QueueView &now() { return views[std::size_t(side)]; }
    const QueueView &now() const { return views[std::size_t(side)]; }
    QueueView &next() { return views[std::size_t(1 - side)]; }
    void count(const Row *row, int sign);
    void countNewcomers();

    // queue_model_preparing.cpp: preparing another view.
    void schedulePreparation();
    void begin();
    bool prepare(const QElapsedTimer &watch);
    template <class F>
    bool compose(F isLate);
    bool isReady() const { return preparation && preparation->fresh && preparation->fresh->isReady; }
    void fold(QueueGroup *queueGroup, bool collapse);

    // queue_model_selection.cpp
    void setSelected(Row *row, bool selected);
    void collectSelected(QObject *context, std::function<void(QStringList)> answer, bool take);

    // queue_model_data.cpp
    QVariant headData(const Row *row, int column, int role) const;
    QVariant entryData(const Row *row, int column, int role) const;

    QueueModel *q;
    RedemptionQueue *queue;
    QTimer timer{};

    std::unique_ptr<QueueRows> ownRows = std::make_unique<QueueRows>();
    QueueRows &rows = *ownRows;
    Lines lines{};
    bool isInOrder = true;  ///< Whether the lines are sorted: always, except within swapIn().
    int side = 0;
    std::array<QueueView, 2> views{};
    quint32 lastView = 0;

    std::deque<QString> pendingIds{};  ///< Ids of added or changed redemptions.
    std::deque<QString> leaving{};     ///< Ids of removed redemptions, processed last.
    int unread = 0;                    ///< Parts of the initial queue whose ids are not pending yet.
    bool isReadingMuch = false;
    bool isWorking = false;
    bool isWanted = false;  ///< Another view has to be prepared.
    int knownTitles = 0;    ///< QueueRows::titles() when the preparation began.
    std::optional<Preparation> preparation{};
    QueueView wanted{};                   ///< The requested view.
    std::vector<QueueGroup *> folding{};  ///< To be collapsed or expanded with the next view.
    QHash<QString, QString> colours{};    ///< Of rewards, by id.

    /// Operations on many rows. Nothing else runs before they are done.
    std::deque<Task> tasks{};
    std::deque<std::function<void()>> callbacks{};  ///< Callbacks of completed tasks; called between slices.

    bool isHolding = false;
    QSet<Row *> heldBack{};
    int newcomers = 0;  ///< Number of those in `heldBack` that would be shown.
    int selectedCount = 0;
    qint64 selectedPoints = 0;
    int selectedRewards = 0;

    // The values emitted last.
    int lastShown = 0;
    int lastNewcomers = 0;
    bool lastBusy = false;
    bool isOtherSelection = false;
};

/// Calls `f` for each of `some`, from `at` on. Returns true after the last one before `end`, false when the
/// time is up.
template <class F>
bool QueueModel::Private::walk(const Lines &some, std::size_t &at, std::size_t end, const IsLate &isLate,
                               F f) const
{
    constexpr std::size_t atOnce = 32;
    const bool needsTallies = now().group == Group::Viewer;
    for (; at < end; ++at) {
        if (at % atOnce == atOnce - 1 && isLate())
            return false;
        fetchQueueRow(some, at);
        if (needsTallies)
            fetchQueueTally(some, at);
        if (some[at])
            f(some[at]);
    }
    return true;
}

}  // namespace Sidestage
