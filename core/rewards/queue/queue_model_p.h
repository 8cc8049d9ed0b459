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

/// How QueueModel goes about it.
///
/// `lines` are the rows shown, sorted by the view of side `side`; the place of a row is found by binary
/// search. What touches many rows, a selection say, is an errand and done in turns; all else waits for it.
/// What the queue tells goes through an inbox and is worked off in turns of a few milliseconds; each
/// letter says only of whom it tells, and what is true then counts, so that they can be read in any order.
/// What is new is read at once also while something else is being done.
/// Another order, filter or grouping is prepared on the other side, in turns as well, while the lines
/// stay and go on changing: rows are looked at, sorted, and put together to lines. Then the two are
/// exchanged in one step, which touches no more rows than have changed meanwhile: new rows come in at the
/// end, all are put in order, and those that go are at the end by then. So even when every second of 100,000
/// rows goes, views see three changes, not 50,000.
struct QueueModel::Private
{
    using Row = QueueRow;
    using Lines = std::vector<QueueRow *>;

    /// Nanoseconds of a turn. Others have turns in the same pass of the event loop, and a machine that is
    /// slow for a moment makes each of them longer.
    static constexpr qint64 timeBudget = 1'000'000;
    /// Up to so many places are told one by one; more are brought together first.
    static constexpr std::size_t fewRuns = 24;
    /// From so much news on they are shown together, when all of it has been read.
    static constexpr std::size_t manyChanges = 2000;
    /// So much news is told to views in one turn.
    static constexpr std::size_t changesPerSlice = 500;
    /// While lines are put together, so much: it has to be brought in afterwards, in one step.
    static constexpr std::size_t changesWhilePreparing = 100;

    /// Which news are read: those of redemptions that are there, or also which have left.
    enum class Pending : quint8 { Changes, All };
    /// The lines of another view, being put together.
    struct PendingView
    {
        Lines lines{};
        Lines coming{};  ///< Those that are not shown yet, in the same order.
        Lines going{};   ///< Those that are shown and do not belong to them, in the order shown.
        /// What came or went since this was begun: the lists above may be wrong about it.
        Lines touched{};

        // How far it is.
        std::size_t sorted = 0;
        std::size_t extras = 0;
        QueueGroup *queueGroup = nullptr;  ///< Its head is there.
        Row *left = nullptr;               ///< The last of the lines shown that was looked at.
        bool isReady = false;
    };
    /// A view that is being prepared.
    struct Preparation
    {
        std::size_t scanned = 0;  ///< How many of all rows have been looked at.
        Lines found{};
        std::optional<SlicedSort<Row *, QueueIsBefore>> sort{};
        std::optional<Lines> sorted{};
        Lines extras{};                      ///< Came too late to be sorted with the others.
        std::optional<PendingView> fresh{};  ///< Of all that.
    };
    /// What a turn has found out; told to views together.
    struct Batch
    {
        Lines coming{};
        Lines going{};
        Lines changed{};
        QSet<QueueGroup *> touched{};  ///< Their heads show other numbers.

        std::size_t size() const { return coming.size() + going.size() + changed.size(); }
    };

    /// Whether the time of this turn is over.
    using IsLate = std::function<bool()>;
    /// What is done to rows as they are shown now, in as many turns as it takes; true: it is done.
    using Task = std::function<bool(const IsLate &)>;

    Private(QueueModel *model, RedemptionQueue *from);

    // queue_model_lines.cpp: rows come, go and change under the eyes of views.
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

    // queue_model_work.cpp: what has to be done, in turns.
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

    // queue_model_preparing.cpp: another view.
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
    bool isInOrder = true;  ///< Lines are sorted: always, but within swapIn().
    int side = 0;
    std::array<QueueView, 2> views{};
    quint32 lastView = 0;

    std::deque<QString> pendingIds{};  ///< Ids of what came or changed.
    std::deque<QString> leaving{};     ///< Of what has left. Read last: nobody waits for it to go.
    int unread = 0;  ///< Parts of the queue that it had when this began, and that are not in the inbox yet.
    bool isReadingMuch = false;
    bool isWorking = false;
    bool isWanted = false;  ///< Another view has to be prepared.
    int knownTitles = 0;    ///< QueueRows::titles() when the preparation began.
    std::optional<Preparation> preparation{};
    QueueView wanted{};                   ///< What was asked for last.
    std::vector<QueueGroup *> folding{};  ///< To be collapsed or expanded with the next view.
    QHash<QString, QString> colours{};    ///< Of rewards, by id.

    /// What was asked for and touches many rows. Nothing else is done before it is.
    std::deque<Task> tasks{};
    std::deque<std::function<void()>> callbacks{};  ///< Of errands that are done; given between turns.

    bool isHolding = false;
    QSet<Row *> heldBack{};
    int newcomers = 0;  ///< Those of them that would be shown.
    int selectedCount = 0;
    qint64 selectedPoints = 0;
    int selectedRewards = 0;

    // What was told last.
    int lastShown = 0;
    int lastNewcomers = 0;
    bool lastBusy = false;
    bool isOtherSelection = false;
};

/// Calls `f` for each of `some`, from `at` on. True: that was the last before `end`; false: it is late.
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
