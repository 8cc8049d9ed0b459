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

/// Someone in a chat.
struct ChatterRow
{
    enum class Role : quint8 { Broadcaster, Moderator, Vip, Viewer };

    QString id{};
    QString login{};
    QString name{};
    Role role = Role::Viewer;
    QDateTime
        since{};  ///< UTC, when they were first seen here; invalid: they were there at the first reading.
};

/// A table of who is in a chat, 20,000 and more: searched, sorted and brought up to date in slices of the
/// event loop. Never reset: views keep their selection and what they show. It knows nothing of the service.
class ChatterModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, RoleColumn, SinceColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole + 1, LoginRole, RoleRole, SinceRole };

    /// Of the chat of this channel.
    explicit ChatterModel(QString channelId, QObject *parent = nullptr);
    ~ChatterModel() override;

    const QString &channelId() const { return m_channelId; }
    /// Everybody who is there, whatever is shown.
    int total() const;
    int count(ChatterRow::Role role) const;
    /// Those who were not among the reading before the last one, and those who were and are gone. 0 before
    /// there were two.
    int joined() const { return m_joined; }
    int left() const { return m_left; }
    /// When the first reading had ended, UTC: who has no `since` has been there from before. Invalid: none
    /// has.
    QDateTime firstReadAt() const { return m_firstReadAt; }
    /// Those whose login or name contains the text, in any case, anywhere; a "@" at the beginning is not
    /// looked for.
    void setFilter(const QString &text);
    QString filter() const { return m_filter; }
    /// What is shown is not yet what was asked for, or not yet of what is known.
    bool isBusy() const { return m_wasBusy; }
    ChatterRow row(int row) const;
    /// -1 while it is not shown.
    int rowOf(const QString &id) const;
    std::optional<ChatterRow> chatter(const QString &id) const;
    /// Whether viewers are known to be viewers.
    bool knowsRoles() const { return m_rolesKnown; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    // What the service says.

    /// A reading of the whole list begins.
    void beginReading();
    /// A part of it, read at that time (UTC).
    void upsert(const QList<Api::Chatter> &page, const QDateTime &at);
    /// It has been read to its end: who was not in it has left. Without this, whoever is known stays.
    void endReading(const QDateTime &at);
    /// Who is more than a viewer. `known`: everybody else is a viewer.
    void setRoles(const QHash<QString, ChatterRow::Role> &roles, bool known);

Q_SIGNALS:
    void totalsChanged();
    void busyChanged();

private:
    struct Entry
    {
        ChatterRow row{};
        QString key{};     ///< Sorted by.
        QString folded{};  ///< Searched in: login and name.
        int seen = 0;      ///< Number of the last reading that had it.
        int at = -1;       ///< The row in which it is shown.
        int wanted = 0;    ///< Number of the last work that wanted it to be shown.
        bool isGone = false;
    };
    using Entries = std::vector<Entry *>;
    /// Owns them. Apart, so that somebody else can free it.
    struct RowPool
    {
        std::deque<Entry> all{};
        Entries free{};
        SplitHash<Entry *> byId{};
        std::size_t down = 0;  ///< Parts of byId that freeRows() has emptied.

        /// Frees them, a bit at a time; true when all of it is gone.
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
    bool sweep(const QElapsedTimer &since);  ///< An invalid time: all at once.
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
    int m_joinedNow = 0;  ///< In it.
    int m_joined = 0;
    int m_left = 0;
    int m_leftNow = 0;
    QDateTime m_firstReadAt{};
    bool m_isFirst = false;  ///< The reading that ended last was the first one.

    Entries m_present{};        ///< In no order.
    int m_sweepFor = 0;         ///< Who was not seen in this reading leaves; 0: nobody does.
    std::size_t m_sweepAt = 0;  ///< So many of `m_present` have been looked at, ...
    std::size_t m_kept = 0;     ///< ... and so many of them stay.
    Entries m_gone{};           ///< To be freed when nobody shows them any more.

    QString m_filter{};
    QString m_needle{};
    Order m_order{};
    Stage m_stage = Stage::Idle;
    bool m_wantsSort = false;
    bool m_wantsFilter = false;
    bool m_isOtherSearch = false;  ///< Than the one under way.
    bool m_wasBusy = false;
    int m_turn = 0;  ///< Counts works.
    std::unique_ptr<SlicedSort<Entry *, Order>> m_sorting{};
    Entries m_sorted{};
    std::size_t m_filterAt = 0;
    Entries m_next{};
    Entries m_lines{};    ///< What is shown.
    Entries m_changed{};  ///< Their cells, since the views were told.
    QTimer m_timer{};
};

}  // namespace Sidestage
