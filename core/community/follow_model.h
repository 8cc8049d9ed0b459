// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "follow.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace Sidestage {

class FollowList;

/// What a FollowList has in the store, the newest first, as rows: half a million of them without keeping more
/// than some thousands here. Of the others it knows only where every so many begin; what is looked at is
/// fetched, and what nobody looks at is forgotten again. What is written to the store arrives as rows that
/// come and go, so that selection and scroll position stay.
class FollowModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        LoginRole,
        NameRole,
        FollowedAtRole,  ///< QDateTime, UTC.
        SeenAtRole,      ///< QDateTime, UTC, when a change was noticed.
    };
    /// Rows of a span; so many spans are kept whole.
    static constexpr int spanSize = 200;
    static constexpr int maxSpans = 24;

    /// `list` must outlive this. Nothing is asked before setQuery().
    explicit FollowModel(FollowList *list, QObject *parent = nullptr);

    /// Rows of the former query stay until the first of the new one have come.
    void setQuery(const FollowQuery &query);
    const FollowQuery &query() const { return m_query; }
    /// Asks anew.
    void reload();
    /// Whether it is still being looked for what matches: rowCount() grows.
    bool isScanning() const { return m_isScanning; }
    /// Why not all rows are there; none: they are, or will be.
    const std::optional<Error> &failure() const { return m_failure; }
    /// This row is the current one: it is not forgotten. -1: none is.
    void pin(int row);
    /// None while it has not been fetched.
    std::optional<FollowRow> row(int row) const;
    /// Rows that are kept whole.
    int fetched() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    /// Empty while it has not been fetched, which asks for it.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// isScanning() or failure() is another, or rows came or went.
    void stateChanged();

private:
    struct Span
    {
        FollowKey first{};
        int count = 0;
        QList<FollowRow> rows{};  ///< Empty: not fetched.
        mutable quint64 usedAt = 0;
        quint64 serial = 0;  ///< Of its own.
        int misses = 0;      ///< So often what was fetched did not fit.
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
    /// Counts from this span on in which row each begins.
    void updateStarts(std::size_t from);
    /// The span that has this row.
    std::size_t spanOf(int row) const;
    /// The span in which this key stands or would; the first one for what is above all.
    std::size_t spanFor(const FollowKey &key) const;
    static qsizetype placeIn(const Span &span, const FollowKey &key);
    bool matches(const FollowRow &row) const;
    /// Forgets the spans that were not looked at for longest.
    void forgetOldest();

    FollowList *m_list;
    FollowQuery m_query{};
    QString m_words{};
    std::vector<Span> m_spans{};
    std::vector<int> m_starts{};  ///< The row in which each span begins.
    int m_count = 0;
    FollowKey m_scannedTo{};
    bool m_isScanning = false;
    bool m_isFirst = false;  ///< The rows are those of the former query.
    std::optional<Error> m_failure{};
    quint64 m_turn = 0;
    int m_fetching = 0;          ///< Spans that are on their way.
    bool m_hasPassed = false;    ///< Others were wanted meanwhile.
    mutable quint64 m_uses = 0;  ///< Also counts reading: the spans used last are kept.
    quint64 m_serials = 0;
    int m_pinned = -1;
};

}  // namespace Sidestage
