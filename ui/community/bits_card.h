// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "kit/forward.h"
#include "kit/layout/card.h"
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

class BitsBoard;

/// The Bits leaderboard: the period, its days in Pacific and local time, the ranks, and the user's own rank.
class BitsCard : public Card
{
    Q_OBJECT
public:
    /// `board` must outlive the card.
    explicit BitsCard(BitsBoard *board, QWidget *parent = nullptr);

    QTableView *table() const { return m_table; }
    QList<QWidget *> stops() const;

private:
    void updateTexts();
    void updateRange();
    void updateEmptyState();

    BitsBoard *m_board;
    BoardModel *m_model;
    QComboBox *m_period = nullptr;
    Button *m_back = nullptr;
    Button *m_forward = nullptr;
    QLabel *m_range = nullptr;
    QLabel *m_here = nullptr;
    WhyHint *m_pacific = nullptr;
    QTableView *m_table = nullptr;
    PageState *m_state = nullptr;
    QLabel *m_own = nullptr;
    QLabel *m_note = nullptr;
};

}  // namespace Sidestage
