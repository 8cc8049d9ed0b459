// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "follow.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace Sidestage {

class FollowList;

/// A model of the stored rows of a FollowList, the newest first: for half a million rows it keeps only some
/// thousands in memory. For the others it knows only where each span of rows begins. Rows are fetched when
/// they are shown, and discarded when they were not used for long. Writes to the store arrive as inserted and
/// removed rows, so that selection and scroll position are kept.
class FollowModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        LoginRole,
        NameRole,
        FollowedAtRole,  ///< QDateTime, in UTC.
        SeenAtRole,      ///< QDateTime, in UTC, when a change was detected.
    };
    /// The number of rows in a span, and the number of spans kept in memory.
    static constexpr int spanSize = 200;
    static constexpr int maxSpans = 24;

    /// `list` must outlive this. Nothing is read before setQuery().
    explicit FollowModel(FollowList *list, QObject *parent = nullptr);

    /// Rows of the previous query stay until the first rows of the new one have arrived.
    void setQuery(const FollowQuery &query);
    const FollowQuery &query() const { return m_query; }
    /// Runs the query again.
    void reload();
    /// Whether the scan for matching rows is in progress, while rowCount() grows.
    bool isScanning() const { return m_isScanning; }
    /// Why rows are missing. Empty: no error.
    const std::optional<Error> &failure() const { return m_failure; }
    /// Marks the current row, which is not discarded. -1: none.
    void pin(int row) { m_pinned = row; }
    /// Returns nullopt if the row has not been fetched.
    std::optional<FollowRow> row(int row) const;
    /// The number of rows in memory.
    int fetched() const;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_count; }
    /// Returns an empty value and fetches the row if it is not in memory.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Emitted after isScanning() or failure() has changed, or rows were inserted or removed.
    void stateChanged();

private:
    struct Span
    {
        FollowKey first{};
        int count = 0;
        QList<FollowRow> rows{};  ///< Empty: not fetched.
        mutable quint64 usedAt = 0;
        quint64 serial = 0;  ///< Unique for each span.
        int misses = 0;      ///< How often fetched rows did not fit.
        bool isAsked = false;

        bool isWhole() const { return !rows.isEmpty(); }
    };

    void scan();
    void fetch(int span);
    void apply(const FollowStep &step);
    void insert(const QList<FollowRow> &rows);
    void remove(const QList<FollowRow> &rows);
    void removeFrom(std::size_t span, const QList<FollowKey> &keys);
    void removeRun(std::size_t span, int place, int count);
    void rename(const FollowRow &row);
    Span makeSpan(const FollowKey &first, int size, const QList<FollowRow> &rows = {});
    /// Recomputes the first row of each span from this one on.
    void updateStarts(std::size_t from);
    /// Returns the span with this row.
    std::size_t spanOf(int row) const;
    /// Returns the span that contains or would contain this key; the first one for keys above all.
    std::size_t spanFor(const FollowKey &key) const;
    static qsizetype placeIn(const Span &span, const FollowKey &key);
    bool matches(const FollowRow &row) const;
    /// Discards the rows of the least recently used spans.
    void forgetOldest();

    FollowList *m_list;
    FollowQuery m_query{};
    QString m_words{};
    std::vector<Span> m_spans{};
    std::vector<int> m_starts{};  ///< The first row of each span.
    int m_count = 0;
    FollowKey m_scannedTo{};
    bool m_isScanning = false;
    bool m_isFirst = false;  ///< The rows are still those of the previous query.
    std::optional<Error> m_failure{};
    quint64 m_turn = 0;
    int m_fetching = 0;          ///< The number of spans being fetched.
    bool m_hasPassed = false;    ///< Other spans were requested in the meantime.
    mutable quint64 m_uses = 0;  ///< Incremented by each use, including reads.
    quint64 m_serials = 0;
    int m_pinned = -1;
};

}  // namespace Sidestage
