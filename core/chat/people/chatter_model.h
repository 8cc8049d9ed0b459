// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "models/sliced_sort.h"
#include "models/split_hash.h"

#include <QAbstractTableModel>
#include <QDateTime>
#include <QHash>
#include <QTimer>

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

class QElapsedTimer;

namespace Sidestage {

/// A user in a chat.
struct ChatterRow
{
    enum class Role : quint8 { Broadcaster, Moderator, Vip, Viewer };

    QString id{};
    QString login{};
    QString name{};
    Role role = Role::Viewer;
    QDateTime since{};  ///< UTC, first seen by Sidestage; invalid: present at the first reading.
};

/// A table of the users in a chat, 20,000 and more: searched, sorted and updated in slices of the event loop.
/// Never reset, so views keep their selection and scroll position. Independent of the service.
class ChatterModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, RoleColumn, SinceColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole + 1, LoginRole, RoleRole, SinceRole };

    /// `channelId`: the channel of the chat.
    explicit ChatterModel(QString channelId, QObject *parent = nullptr);
    ~ChatterModel() override;

    const QString &channelId() const { return m_channelId; }
    /// Number of all users in the chat, without the filter.
    int total() const;
    int count(ChatterRow::Role role) const;
    /// Users who joined since the reading before the last one, and users who left since. 0 before two
    /// readings.
    int joined() const { return m_joined; }
    int left() const { return m_left; }
    /// When the first reading ended, UTC: users without `since` were present before that. Invalid: none has
    /// ended.
    QDateTime firstReadAt() const { return m_firstReadAt; }
    /// Shows only users whose login or name contains the text, case-insensitively; a leading "@" is ignored.
    void setFilter(const QString &text);
    QString filter() const { return m_filter; }
    /// Whether the rows do not reflect the current filter, order and data yet.
    bool isBusy() const { return m_wasBusy; }
    ChatterRow row(int row) const;
    /// -1 while it is not shown.
    int rowOf(const QString &id) const;
    std::optional<ChatterRow> chatter(const QString &id) const;
    /// Whether the role Viewer is certain.
    bool knowsRoles() const { return m_rolesKnown; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    // Data from the service.

    /// Begins a reading of the whole list.
    void beginReading();
    /// Adds one page of the list, read at `at` (UTC).
    void upsert(const QList<Api::Chatter> &page, const QDateTime &at);
    /// The list was read to its end: users who were not in it have left. If this is not called, no user is
    /// removed.
    void endReading(const QDateTime &at);
    /// Sets the users with a role. `known`: all others are viewers.
    void setRoles(const QHash<QString, ChatterRow::Role> &roles, bool known);

Q_SIGNALS:
    void totalsChanged();
    void busyChanged();

private:
    struct Entry
    {
        ChatterRow row{};
        QString key{};     ///< Sort key.
        QString folded{};  ///< Searched text: login and name.
        int seen = 0;      ///< Number of the last reading that contained it.
        int at = -1;       ///< The row that shows it.
        int wanted = 0;    ///< Number of the last work in which it matched the filter.
        bool isGone = false;
    };
    using Entries = std::vector<Entry *>;
    /// Owns the entries. A separate object, so that it can be freed later in small parts.
    struct RowPool
    {
        std::deque<Entry> all{};
        Entries free{};
        SplitHash<Entry *> byId{};
        std::size_t down = 0;  ///< Number of parts of byId that freeRows() has emptied.

        /// Frees the entries in small parts; true when all are freed.
        template <class F>
        bool freeRows(const F &isLate)
        {
            for (; down < SplitHash<Entry *>::parts; ++down) {
                if (isLate())
                    return false;
                byId.clearPart(down);
            }
            for (int step = 1; !all.empty(); ++step) {
                all.pop_back();
                if (step % 64 == 0 && isLate())
                    return false;
            }
            return true;
        }
    };
    struct Order
    {
        int column = NameColumn;
        Qt::SortOrder direction = Qt::AscendingOrder;

        bool operator()(const Entry *a, const Entry *b) const;
        bool operator==(const Order &) const = default;
    };
    enum class Stage : quint8 { Idle, Sorting, Filtering };

    ChatterRow::Role roleOf(const QString &id) const;
    void setRole(Entry *entry, ChatterRow::Role role);
    void name(Entry *entry, const Api::Chatter &chatter);

    void schedule(bool sorting);
    void work();
    void begin();
    bool sweep(const QElapsedTimer &since);  ///< An invalid time: without interruption.
    void show();
    void insert(const Entries &arriving);
    void reorder(Entries &&order);
    void emitChanged();
    bool clean(const QElapsedTimer &since);

    QString m_channelId;
    std::shared_ptr<RowPool> m_pool = std::make_shared<RowPool>();

    std::array<int, 4> m_counts{};
    QHash<QString, ChatterRow::Role> m_roles{};
    bool m_rolesKnown = false;

    // Readings.
    int m_reading = 0;    ///< Number of the last one that began.
    int m_joinedNow = 0;  ///< Users who joined in it.
    int m_joined = 0;
    int m_left = 0;
    int m_leftNow = 0;
    QDateTime m_firstReadAt{};
    bool m_isFirst = false;  ///< The reading that ended last was the first one.

    Entries m_present{};        ///< Unsorted.
    int m_sweepFor = 0;         ///< Users who were not in this reading are removed; 0: no removal.
    std::size_t m_sweepAt = 0;  ///< Number of checked entries of `m_present`, …
    std::size_t m_kept = 0;     ///< … and how many of them stay.
    Entries m_gone{};           ///< To be freed when no row shows them.

    QString m_filter{};
    QString m_needle{};
    Order m_order{};
    Stage m_stage = Stage::Idle;
    bool m_wantsSort = false;
    bool m_wantsFilter = false;
    bool m_isOtherSearch = false;  ///< The search text differs from that of the running work.
    bool m_wasBusy = false;
    int m_turn = 0;  ///< Number of the current work.
    std::unique_ptr<SlicedSort<Entry *, Order>> m_sorting{};
    Entries m_sorted{};
    std::size_t m_filterAt = 0;
    Entries m_next{};
    Entries m_lines{};    ///< The rows that are shown.
    Entries m_changed{};  ///< Entries whose cells have changed since the last dataChanged.
    QTimer m_timer{};
};

}  // namespace Sidestage
