// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/split_hash.h"
#include "queue_model.h"

#include <array>
#include <memory>
#include <vector>

namespace Sidestage {

struct QueueGroup;

/// A line of a QueueModel: a redemption, or the head of a group. Holds what lines are sorted and searched
/// by, so that no other text is touched for that; it does not change while the row lives.
struct QueueRow
{
    QString id{};       ///< Of the redemption; empty for a head.
    QString message{};  ///< Folded.
    QueueGroup *reward = nullptr;
    QueueGroup *viewer = nullptr;
    qint64 at = 0;  ///< Milliseconds since the epoch.
    qint64 points = 0;
    /// Number of the view that shows it, of each side; see QueueView. Of a head: that has it as a line.
    std::array<quint32, 2> shownIn{};
    bool isHead = false;
    bool waits = false;  ///< Somebody can decide it, so it can be selected.
    bool isSelected = false;
    bool isHeldBack = false;  ///< A newcomer that is not shown yet.
    std::size_t place = 0;    ///< In QueueRows::all().
};

/// Rows lie everywhere in memory: who walks over many asks for each some rows before its turn.
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

/// The same of the id of each, by who copies it.
inline void fetchQueueText([[maybe_unused]] const std::vector<QueueRow *> &some,
                           [[maybe_unused]] std::size_t at)
{
#ifdef __GNUC__
    constexpr std::size_t ahead = 6;
    if (at + ahead < some.size())
        __builtin_prefetch(reinterpret_cast<const char *>(some[at + ahead]->id.constData()) - 16, 1);
#endif
}

/// What redemptions have in common by which they are grouped: a reward or a viewer.
struct QueueGroup
{
    /// Of those that a view shows, collapsed or not.
    struct Tally
    {
        quint32 view = 0;  ///< The number of that view; of another one, nothing was counted yet.
        int shown = 0;
        int waiting = 0;
        int selected = 0;
        qint64 points = 0;  ///< Of those that wait.
    };

    QueueModel::Group kind{};
    QString key{};
    quint64 serial = 0;  ///< Tells it from one that had the same key before.
    QString title{};
    QString login{};                ///< Folded.
    qint64 titleAt = 0;             ///< When the redemption was made that the title is from.
    std::array<QString, 2> name{};  ///< The title folded, as each side's view sorts by it.
    QueueRow head{};
    bool isCollapsed = false;    ///< As shown.
    bool shallCollapse = false;  ///< As wanted; the next view shows it.
    int rows = 0;
    int selected = 0;
    std::array<Tally, 2> tally{};
    std::array<quint32, 2> matchedFor{};  ///< The number of the view that `matched` is of.
    std::array<quint64, 2> matched{};     ///< Bits: the words of its search that are in name or login.
};

/// What is looked at and in which order. There are two of them at a time, the sides: what is shown, and
/// what is being prepared. A row belongs to one when it carries its number.
struct QueueView
{
    int side = 0;
    quint32 number = 0;
    QueueModel::Sort sort{};
    QueueModel::Group group{};
    QString search{};
    QStringList words{};  ///< Of the search, folded; 64 at most.
    QString reward{};
    int shown = 0;  ///< Redemptions that belong to it.

    bool isGrouped() const { return group != QueueModel::Group::None; }
    QueueGroup *groupFor(const QueueRow *row) const
    {
        return group == QueueModel::Group::Viewer ? row->viewer : row->reward;
    }
    bool has(const QueueRow *row) const { return row->shownIn[std::size_t(side)] == number; }
    /// The bunch's counts in this view, begun when they were of another one.
    QueueGroup::Tally &tallyOf(QueueGroup &queueGroup) const;

    bool matches(const QueueRow *row) const;
    /// Total: no two rows are equal, and heads stand before their group.
    bool isBefore(const QueueRow *a, const QueueRow *b) const;
    void count(const QueueRow *row, int sign);
};

/// The tallies of each one's viewer; of rewards there are few.
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

/// All rows there are, shown or not, and their bunches.
class QueueRows
{
public:
    QueueRows();
    ~QueueRows();
    Q_DISABLE_COPY_MOVE(QueueRows)

    QueueRow *find(const QString &id) const { return m_byId.value(id); }
    /// Null where one was taken out.
    const std::vector<QueueRow *> &all() const { return m_all; }
    QueueGroup *queueGroup(QueueModel::Group kind, const QString &key) const;

    /// Adds a redemption.
    QueueRow *add(const QueueEntry &entry);
    /// Takes it out. It stays allocated until it is swept up: views may hold it. It belongs to none of them.
    void remove(QueueRow *row);
    /// Frees some of what was removed when that is worth the while. No view may hold any of it. True: there
    /// is more to free, another time.
    bool sweep();
    /// Goes on to free everything until it is done (true) or `isLate()` says so. Nothing of it may be looked
    /// at from the first time on.
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
        for (auto *some : {&m_emptied, &m_trashBunches}) {
            while (!some->empty()) {
                if (isLate())
                    return false;
                free(*some, atOnce);
            }
        }
        return true;
    }

    /// How a reward is called, whatever redemptions say.
    void setRewardTitle(const QString &id, const QString &title);
    /// Counts up with each new title of a bunch. Views do not sort by it before they adopt it.
    int titles() const { return m_titles; }
    /// The view of this side shall sort by the new titles.
    void adoptTitles(int side);
    /// Both shall, and they are not new any more.
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
    /// The last of them, so many at most.
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
    std::vector<std::size_t> m_holes{};  ///< Places there that are null.
    // Views may still hold these.
    std::vector<QueueRow *> m_removed{};
    std::vector<QueueGroup *> m_emptied{};
    // Nobody holds these any more.
    std::vector<QueueRow *> m_trash{};
    std::vector<QueueGroup *> m_trashBunches{};
    std::size_t m_torn = 0;  ///< Parts of m_byId that tearDown() has emptied.
    quint64 m_lastSerial = 0;
    int m_titles = 0;
    std::array<GroupTable, 2> m_queueGroups{};
    std::vector<QueueGroup *> m_renamed{};
    QHash<QString, QString> m_rewardTitles{};
};

/// As texts are compared and searched.
QString foldedForQueue(const QString &text);

}  // namespace Sidestage
