// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "models/live_list.h"

namespace Sidestage {

/// A rank as a row. The users change, but the rows stay.
struct BoardRow
{
    QString key{};
    Api::LeaderboardEntry entry{};
    bool isOwn = false;

    QString name() const { return entry.userName.isEmpty() ? entry.userLogin : entry.userName; }
    bool operator==(const BoardRow &) const = default;
};

/// Ranks as rows.
class BoardModel : public LiveList<BoardRow>
{
    Q_OBJECT
public:
    enum ColumnName { RankColumn, NameColumn, ScoreColumn, ColumnCount };

    explicit BoardModel(QObject *parent = nullptr);

    /// `ownId`: the user whose row is marked.
    void setEntries(const QList<Api::LeaderboardEntry> &entries, const QString &ownId);

private:
    static QList<Column<BoardRow>> columns();
};

}  // namespace Sidestage
