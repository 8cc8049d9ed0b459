// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/decisions/decision_service.h"

#include <QAbstractTableModel>
#include <QSet>
#include <QTimer>

#include <deque>
#include <optional>
#include <vector>

namespace Sidestage {

/// The rows of one job of a DecisionService, each with its outcome, all of them or those of some states. They
/// are looked at a few times a second; of a long job in turns of the event loop, none of which takes longer
/// than a frame. When the job is forgotten, what was seen of it stays.
class BulkModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum ColumnName { Viewer, Reward, Message, Points, Outcome, ColumnCount };

    /// `desk` must outlive this.
    BulkModel(DecisionService *service, qint64 job, QObject *parent = nullptr);
    ~BulkModel() override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Shows only rows of these states; empty: all.
    void setStates(const QSet<QueueState> &states);
    /// Whether Viewer is followed by what the hidden columns say. True: that is new.
    bool setNarrow(bool narrow);

private:
    /// One look at all rows, which may take some turns.
    struct Look
    {
        std::size_t at = 0;
        std::vector<int> shown{};  ///< With a filter: the rows that it lets through, so far.
        qint64 took = 0;           ///< Milliseconds.
    };

    void refresh();
    void sendNext();
    void changed(std::size_t first, std::size_t last);
    void showOnly(std::vector<int> shown);
    bool isFiltered() const { return !m_states.isEmpty(); }
    static QString outcomeOf(const DecisionRow &row);
    const DecisionRow &shownAt(int row) const;

    DecisionService *m_service;
    qint64 m_job;
    std::deque<DecisionRow> m_rows{};  ///< Not in one piece: to grow that takes longer than a turn.
    QSet<QueueState> m_states{};
    std::vector<int> m_shown{};  ///< With a filter: which of m_rows, ascending.
    bool m_isNarrow = false;
    std::optional<Look> m_look{};
    bool m_isStale = false;  ///< Something has changed since the look began.
    QTimer m_soon{};
    QTimer m_turn{};
};

}  // namespace Sidestage
