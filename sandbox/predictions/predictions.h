// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/predictions.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "storage/database.h"

#include <chrono>

namespace Sidestage::Sandbox {

/// Predictions of channels (api-facts C11). One is open at a time: it locks by itself when its window ends,
/// and is canceled by itself a day after that. Errors carry the status and the message with which the
/// endpoint answers.
///
/// Who predicted the right outcome shares all points of the prediction in proportion to the own ones, rounded
/// down. When nobody did, nobody gets any.
class Predictions : public Area
{
public:
    static const char *const tables;
    /// How long a locked prediction can be resolved.
    static constexpr std::chrono::milliseconds resolvable = std::chrono::hours(24);
    /// Of one viewer in one prediction.
    static constexpr qint64 maxPoints = 250'000;

    using Area::Area;

    /// The one that is active or locked, without its top predictors.
    std::optional<Api::Prediction> open(const QString &broadcasterId);
    std::optional<Api::Prediction> prediction(const QString &broadcasterId, const QString &id);
    /// The newest first. Error: 400 for a cursor of another list.
    Result<Api::Page<Api::Prediction>> list(const QString &broadcasterId, int count,
                                            const std::optional<QString> &after);
    /// Errors: 400 while another one is open, 403 for a channel that is neither partner nor affiliate.
    Result<Api::Prediction> create(const Api::CreatePrediction &wanted);
    /// Errors: 400 when its state does not allow it or without a winner, 404 for an unknown prediction or
    /// outcome.
    Result<Api::Prediction> end(const QString &broadcasterId, const QString &id, Api::PredictionEnding ending,
                                const std::optional<QString> &winningOutcomeId);
    /// Puts points on an outcome of the open prediction, from 1. A viewer may add to their outcome. Errors:
    /// 400 when it is locked, and for too many or too few points; 403 for the broadcaster and who is banned;
    /// 404 without a prediction or such an outcome; 409 for a second outcome.
    Result<void> predict(const QString &broadcasterId, const QString &userId, int outcome, qint64 points);

    Result<void> settle() override;
    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    /// A prediction that is locked or closed at this time.
    struct Due
    {
        QString broadcasterId{};
        QString id{};
        qint64 at = 0;  ///< Milliseconds since the epoch.
    };
    Api::Prediction read(const Rows &rows, bool withTop = true);
    Result<void> lock(const Due &which);
    /// `winner`: the place of an outcome, from 1. None: it is canceled.
    Result<void> close(const Due &which, std::optional<int> winner);
};

}  // namespace Sidestage::Sandbox
