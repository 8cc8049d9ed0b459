// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/split_hash.h"
#include "queue_model.h"

#include <array>
#include <memory>
#include <vector>

namespace Sidestage {

struct QueueGroup;

/// A line of a QueueModel: a redemption, or a group header. Contains the data for sorting and searching, so
/// that no other text is read for that. This data does not change while the row exists.
struct QueueRow
{
    QString id{};       ///< Of the redemption; empty for a header.
    QString message{};  ///< Case-folded.
    QueueGroup *reward = nullptr;
    QueueGroup *viewer = nullptr;
    qint64 at = 0;  ///< Milliseconds since the epoch.
    qint64 points = 0;
    /// For each side, the number of the view that contains it; see QueueView. For a header: of the view that
    /// shows it as a line.
    std::array<quint32, 2> shownIn{};
    bool isHead = false;
    bool waits = false;  ///< It can be decided, and therefore be selected.
    bool isSelected = false;
    bool isHeldBack = false;  ///< A new redemption that is not shown yet.
    std::size_t place = 0;    ///< Index in QueueRows::all().
};

/// Rows are scattered in memory: loops over many rows prefetch each one some iterations ahead.
inline void fetchQueueRow([[maybe_unused]] const std::vector<QueueRow *> &some,
                          [[maybe_unused]] std::size_t at)
{
#ifdef __GNUC__
    constexpr std::size_t ahead = 12;
    if (at + ahead < some.size()) {
        __builtin_prefetch(some[at + ahead]);
        __builtin_prefetch(reinterpret_cast<const char *>(some[at + ahead]) + 64);
    }
#endif
}

/// The same for the id of each row, for loops that copy it.
inline void fetchQueueText([[maybe_unused]] const std::vector<QueueRow *> &some,
                           [[maybe_unused]] std::size_t at)
{
#ifdef __GNUC__
    constexpr std::size_t ahead = 6;
    if (at + ahead < some.size())
        __builtin_prefetch(reinterpret_cast<const char *>(some[at + ahead]->id.constData()) - 16, 1);
#endif
}

/// A group of redemptions: a reward or a viewer.
struct QueueGroup
{
    /// Counts of the redemptions in a view, including collapsed ones.
    struct Tally
    {
        quint32 view = 0;  ///< The number of that view; with another number the counts are invalid.
        int shown = 0;
        int waiting = 0;
        int selected = 0;
        qint64 points = 0;  ///< Of those that wait.
    };

    QueueModel::Group kind{};
    QString key{};
    quint64 serial = 0;  ///< Distinguishes it from an earlier group with the same key.
    QString title{};
    QString login{};                ///< Case-folded.
    qint64 titleAt = 0;             ///< Time of the redemption from which the title was taken.
    std::array<QString, 2> name{};  ///< The folded title by which each side's view sorts.
    QueueRow head{};
    bool isCollapsed = false;    ///< As shown.
    bool shallCollapse = false;  ///< As requested; applied with the next view.
    int rows = 0;
    int selected = 0;
    std::array<Tally, 2> tally{};
    std::array<quint32, 2> matchedFor{};  ///< The number of the view for which `matched` is valid.
    std::array<quint64, 2> matched{};     ///< Bits: the search words that name or login contain.
};

/// The settings of a view and its order. There are two, the sides: the shown one, and the prepared one. A row
/// belongs to a view when it contains the view's number.
struct QueueView
{
    int side = 0;
    quint32 number = 0;
    QueueModel::Sort sort{};
    QueueModel::Group group{};
    QString search{};
    QStringList words{};  ///< Search words, folded; at most 64.
    QString reward{};
    int shown = 0;  ///< Number of its redemptions.

    bool isGrouped() const { return group != QueueModel::Group::None; }
    QueueGroup *groupFor(const QueueRow *row) const
    {
        return group == QueueModel::Group::Viewer ? row->viewer : row->reward;
    }
    bool has(const QueueRow *row) const { return row->shownIn[std::size_t(side)] == number; }
    /// The group's counts in this view, reset if they were of another view.
    QueueGroup::Tally &tallyOf(QueueGroup &queueGroup) const;

    bool matches(const QueueRow *row) const;
    /// A total order: no two rows are equal, and headers come before their group.
    bool isBefore(const QueueRow *a, const QueueRow *b) const;
    void count(const QueueRow *row, int sign);
};

/// The same for the counts of each row's viewer. The few rewards need no prefetch.
inline void fetchQueueTally([[maybe_unused]] const std::vector<QueueRow *> &some,
                            [[maybe_unused]] std::size_t at)
{
#ifdef __GNUC__
    constexpr std::size_t ahead = 6;
    if (at + ahead < some.size() && some[at + ahead])
        __builtin_prefetch(&some[at + ahead]->viewer->tally, 1);
#endif
}

struct QueueIsBefore
{
    const QueueView *view;
    bool operator()(const QueueRow *a, const QueueRow *b) const { return view->isBefore(a, b); }
};

/// All rows, shown or not, and their groups.
class QueueRows
{
public:
    QueueRows();
    ~QueueRows();
    Q_DISABLE_COPY_MOVE(QueueRows)

    QueueRow *find(const QString &id) const { return m_byId.value(id); }
    /// Null where a row was removed.
    const std::vector<QueueRow *> &all() const { return m_all; }
    QueueGroup *queueGroup(QueueModel::Group kind, const QString &key) const;

    /// Adds a redemption.
    QueueRow *add(const QueueEntry &entry);
    /// Removes it. It stays allocated until sweep(), because views may still contain it.
    void remove(QueueRow *row);
    /// Frees some removed rows and groups if there are enough. No view may contain any of them. Returns true
    /// if there is more to free later.
    bool sweep();
    /// Frees everything in parts; returns true when done, false when `isLate()` returns true. Nothing may be
    /// accessed after the first call.
    template <class F>
    bool tearDown(F isLate)
    {
        constexpr std::size_t atOnce = 64;
        for (; m_torn < decltype(m_byId)::parts; ++m_torn) {
            if (isLate())
                return false;
            m_byId.clearPart(m_torn);
        }
        for (auto *some : {&m_all, &m_removed, &m_trash}) {
            while (!some->empty()) {
                if (isLate())
                    return false;
                free(*some, atOnce);
            }
        }
        for (GroupTable &kin : m_queueGroups) {
            for (std::size_t part = 0; part < GroupTable::parts && kin.size() > 0; ++part) {
                kin.forEachIn(part, [this](QueueGroup *queueGroup) { m_emptied.push_back(queueGroup); });
                kin.clearPart(part);
                if (isLate())
                    return false;
            }
        }
        for (auto *some : {&m_emptied, &m_trashGroups}) {
            while (!some->empty()) {
                if (isLate())
                    return false;
                free(*some, atOnce);
            }
        }
        return true;
    }

    /// Sets the title of a reward, which takes precedence over that in redemptions.
    void setRewardTitle(const QString &id, const QString &title);
    /// Incremented with each new title of a group. Views sort by it only after adoptTitles().
    int titles() const { return m_titles; }
    /// Makes the view of this side sort by the new titles.
    void adoptTitles(int side);
    /// Makes both views sort by the new titles, which are not new any more.
    void settleTitles();

private:
    using GroupTable = SplitHash<QueueGroup *>;

    GroupTable &queueGroups(QueueModel::Group kind)
    {
        return m_queueGroups[kind == QueueModel::Group::Viewer];
    }
    const GroupTable &queueGroups(QueueModel::Group kind) const
    {
        return m_queueGroups[kind == QueueModel::Group::Viewer];
    }
    /// Deletes the last elements, at most `most`.
    template <class T>
    static void free(std::vector<T *> &some, std::size_t most)
    {
        for (; most > 0 && !some.empty(); --most) {
            delete some.back();
            some.pop_back();
        }
    }
    QueueGroup *join(QueueModel::Group kind, const QString &key, const QString &title, qint64 at);
    void leave(QueueGroup *queueGroup);
    void rename(QueueGroup *queueGroup, const QString &title);

    SplitHash<QueueRow *> m_byId{};
    std::vector<QueueRow *> m_all{};
    std::vector<std::size_t> m_holes{};  ///< Indexes in m_all that are null.
    // Views may still contain these.
    std::vector<QueueRow *> m_removed{};
    std::vector<QueueGroup *> m_emptied{};
    // No view contains these any more.
    std::vector<QueueRow *> m_trash{};
    std::vector<QueueGroup *> m_trashGroups{};
    std::size_t m_torn = 0;  ///< Number of parts of m_byId that tearDown() has emptied.
    quint64 m_lastSerial = 0;
    int m_titles = 0;
    std::array<GroupTable, 2> m_queueGroups{};
    std::vector<QueueGroup *> m_renamed{};
    QHash<QString, QString> m_rewardTitles{};
};

/// The text as it is compared and searched: case-folded.
QString foldedForQueue(const QString &text);

}  // namespace Sidestage
