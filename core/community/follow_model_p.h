// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For follow_model.cpp and follow_model_changes.cpp only.

#include "follow_list.h"
#include "follow_model.h"
#include "follow_table.h"

#include <algorithm>
#include <vector>

namespace Sidestage {

struct FollowModel::Private
{
    struct Span
    {
        FollowKey first{};
        int count = 0;
        QList<FollowRow> rows{};  ///< Empty: not fetched.
        quint64 usedAt = 0;
        quint64 serial = 0;  ///< Of its own.
        int misses = 0;      ///< So often what was fetched did not fit.
        bool isAsked = false;

        bool isWhole() const { return !rows.isEmpty(); }
    };

    FollowList *list;
    FollowQuery query{};
    QString words{};
    std::vector<Span> spans{};
    std::vector<int> starts{};  ///< The row in which each span begins.
    int count = 0;
    FollowKey scannedTo{};
    bool isScanning = false;
    bool isFirst = false;  ///< The rows are those of the former query.
    std::optional<Error> failure{};
    quint64 turn = 0;
    int fetching = 0;        ///< Spans that are on their way.
    bool hasPassed = false;  ///< Others were wanted meanwhile.
    quint64 uses = 0;
    quint64 serials = 0;
    int pinned = -1;

    Span made(const FollowKey &first, int size, const QList<FollowRow> &rows = {})
    {
        return {.first = first, .count = size, .rows = rows, .usedAt = ++uses, .serial = ++serials};
    }

    void number(std::size_t from)
    {
        starts.resize(spans.size());
        count = from > 0 ? starts[from - 1] + spans[from - 1].count : 0;
        for (std::size_t i = from; i < spans.size(); ++i) {
            starts[i] = count;
            count += spans[i].count;
        }
    }
    /// The span that has this row.
    std::size_t spanOf(int row) const
    {
        const auto after = std::upper_bound(starts.begin(), starts.end(), row);
        return std::size_t(after - starts.begin()) - 1;
    }
    /// The span in which this key stands or would; the first one for what is above all.
    std::size_t spanFor(const FollowKey &key) const
    {
        const auto after = std::partition_point(spans.begin(), spans.end(), [&](const Span &span) {
            return span.first == key || span.first.isAbove(key);
        });
        return after == spans.begin() ? 0 : std::size_t(after - spans.begin()) - 1;
    }
    static qsizetype placeIn(const Span &span, const FollowKey &key)
    {
        return std::partition_point(span.rows.begin(), span.rows.end(),
                                    [&](const FollowRow &row) { return row.key.isAbove(key); })
            - span.rows.begin();
    }
    bool matches(const FollowRow &row) const
    {
        return words.isEmpty() || foldedFor(row.follow).contains(words);
    }
    /// Forgets the spans that were not looked at for longest.
    void tidy()
    {
        std::vector<Span *> whole;
        for (Span &span : spans) {
            if (span.isWhole())
                whole.push_back(&span);
        }
        if (int(whole.size()) <= maxSpans)
            return;
        const std::size_t kept = pinned >= 0 && pinned < count ? spanOf(pinned) : spans.size();
        std::sort(whole.begin(), whole.end(),
                  [](const Span *a, const Span *b) { return a->usedAt < b->usedAt; });
        for (std::size_t i = 0; i + maxSpans < whole.size(); ++i) {
            if (kept == spans.size() || whole[i] != &spans[kept])
                whole[i]->rows = {};
        }
    }
};

}  // namespace Sidestage
