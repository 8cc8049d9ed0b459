// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/predictions.h"
#include "start_feed.h"

namespace Sidestage {

/// The predictions of an account's channel (specification: Get Predictions), moved by events while one is
/// open. At most one is open: viewers predict (active) or its outcome is awaited (locked).
class PredictionFeed : public StartFeed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit PredictionFeed(Account *account, QObject *parent = nullptr);

    bool mayRead() const override;
    bool mayManage() const { return account()->may(Api::Scope::ChannelManagePredictions); }
    /// Newest first.
    const QList<Api::Prediction> &predictions() const { return m_predictions; }
    /// The one that is active or locked.
    std::optional<Api::Prediction> open() const;

    /// Starts a prediction. Ends with started() or failed(). If failed() could not tell the outcome, the next
    /// reading does, and emits one of them again.
    void start(Api::CreatePrediction wanted);
    /// Locks, resolves or cancels the prediction. `winner`: the id of the outcome, when it is resolved. Ends
    /// with changed() or failed(). If somebody else was faster, that is shown and nothing is sent again.
    void end(const QString &id, Api::PredictionEnding ending, const QString &winner = {});

protected:
    Bound read() override;
    bool listen() override;

private:
    template <class E>
    void update(const E &event, Api::PredictionStatus status);

    QList<Api::Prediction> m_predictions{};
};

/// The points that all viewers have put on the outcomes.
qint64 pointsIn(const Api::Prediction &prediction);
/// The points that are paid out if this outcome wins: all, but none if nobody has predicted it.
qint64 pointsPaid(const Api::Prediction &prediction, const QString &winner);
/// The viewers that have predicted.
int usersIn(const Api::Prediction &prediction);

}  // namespace Sidestage
