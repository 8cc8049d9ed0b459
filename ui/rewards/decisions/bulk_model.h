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

/// The rows of a job of a DecisionService with their outcomes, optionally filtered by state. They are updated
/// a few times per second. For a long job an update is split into turns of the event loop, each shorter than
/// a frame. After the job was removed, its last rows stay.
class BulkModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum ColumnName { Viewer, Reward, Message, Points, Outcome, ColumnCount };

    /// `service` must outlive this.
    BulkModel(DecisionService *service, qint64 job, QObject *parent = nullptr);
    ~BulkModel() override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Shows only rows of these states; empty: all.
    void setStates(const QSet<QueueState> &states);
    /// Sets whether Viewer includes the values of the hidden columns. Returns whether that has changed.
    bool setNarrow(bool narrow);

private:
    /// A pass over all rows, which may take several turns.
    struct Look
    {
        std::size_t at = 0;
        std::vector<int> shown{};  ///< With a filter: the matching rows so far.
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
    std::deque<DecisionRow> m_rows{};  ///< A deque, because growing a vector could take longer than a turn.
    QSet<QueueState> m_states{};
    std::vector<int> m_shown{};  ///< With a filter: indexes into m_rows, ascending.
    bool m_isNarrow = false;
    std::optional<Look> m_look{};
    bool m_isStale = false;  ///< The job has changed since the pass began.
    QTimer m_soon{};
    QTimer m_turn{};
};

}  // namespace Sidestage
