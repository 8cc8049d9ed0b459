// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goal_feed.h"
#include "hype_train_feed.h"
#include "interact_store.h"
#include "poll_feed.h"
#include "prediction_feed.h"
#include "raid_feed.h"

namespace Sidestage {

/// What one account does together with its viewers: polls, predictions, raids, hype trains, goals. One per
/// account. Pages and cards borrow its parts, which read nothing until one of them is shown.
class InteractService : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit InteractService(Account *account, QObject *parent = nullptr);

    Account *account() const { return m_account; }
    PollFeed *polls() { return &m_polls; }
    PredictionFeed *predictions() { return &m_predictions; }
    RaidFeed *raid() { return &m_raid; }
    HypeTrainFeed *hypeTrain() { return &m_hypeTrain; }
    GoalFeed *goals() { return &m_goals; }

    /// By title.
    QList<InteractTemplate> templates() const { return m_store.templates(); }
    /// Inserts or updates it, and sets its id. Error: Invalid, for one that could not be started.
    Result<void> saveTemplate(InteractTemplate &entry);
    Result<void> removeTemplate(qint64 id);
    /// Starts a poll or a prediction.
    void start(const InteractTemplate &entry);

Q_SIGNALS:
    void templatesChanged();

private:
    Account *m_account;
    InteractStore m_store;
    PollFeed m_polls;
    PredictionFeed m_predictions;
    RaidFeed m_raid;
    HypeTrainFeed m_hypeTrain;
    GoalFeed m_goals;
};

}  // namespace Sidestage
