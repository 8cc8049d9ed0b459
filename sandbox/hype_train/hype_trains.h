// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/hype_train.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "storage/database.h"

#include <chrono>

namespace Sidestage::Sandbox {

/// Hype trains (api-facts C9). The specification does not say when one begins, how far it is to a level, nor
/// how long it waits: the numbers are those of the constants.
class HypeTrains : public Area
{
public:
    static const char *const tables;
    /// A train begins when the last contributions of as many viewers are not older than this. Fewer Bits at
    /// once do not count for that.
    static constexpr int viewersToBegin = 3;
    static constexpr std::chrono::milliseconds beginsWithin = std::chrono::minutes(5);
    static constexpr qint64 bitsToBegin = 100;
    /// It ends when no level was reached for this long.
    static constexpr std::chrono::milliseconds levelWithin = std::chrono::minutes(5);
    /// How long the next one cannot begin after its end.
    static constexpr std::chrono::milliseconds cooldown = std::chrono::hours(1);
    /// What a level takes, from 1: 1,600, then 600 more for each.
    static constexpr qint64 goalOf(int level) { return 1'000 + 600LL * level; }
    /// What a subscription of a tier (1000, 2000, 3000) is worth. A Bit is worth 1.
    static constexpr qint64 worthOf(int tier) { return tier == 3000 ? 2'500 : tier == 2000 ? 1'000 : 500; }

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    struct Train
    {
        qint64 number = 0;
        QString id{};
        QString broadcasterId{};
        int level = 1;
        qint64 total = 0;
        qint64 progress = 0;   ///< In this level.
        qint64 startedAt = 0;  ///< Milliseconds since the epoch, like all times here.
        qint64 expiresAt = 0;
        std::optional<qint64> endedAt{};  ///< None: it runs.
        // The last contribution.
        QString eventId{};
        qint64 contributedAt = 0;
        Api::HypeTrainShare last{};
    };
    std::optional<Train> running(const QString &broadcasterId);
    std::optional<Train> train(const QString &broadcasterId, const QString &id);
    /// The user who contributed most from each source.
    QList<Api::HypeTrainShare> topContributions(const Train &train);
    /// The highest level and the highest total of the channel's other trains.
    std::pair<int, qint64> allTimeHigh(const Train &train);
    /// The newest first. Error: 400 for a cursor of another list.
    Result<Api::Page<Api::HypeTrainEvent>> events(const QString &broadcasterId, int count,
                                                  const std::optional<QString> &after);

    /// Moves the train of a channel, or counts towards the next one. `userId`: empty, nobody knows. Call it
    /// after what is contributed was published.
    Result<void> contribute(const QString &broadcasterId, const QString &userId, Api::HypeTrainSource source,
                            qint64 points);
    /// Moves the train of a channel. One begins at once if none runs, whatever the rules.
    Result<void> push(const QString &broadcasterId, const QString &userId, qint64 points);

    Result<void> settle() override;
    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    struct Contribution
    {
        QString userId{};
        Api::HypeTrainSource source{};
        qint64 points = 0;
        qint64 at = 0;
    };
    Train read(const Rows &rows);
    Train begin(Transaction &t, const QString &broadcasterId, qint64 at);
    void advance(Transaction &t, Train &train, const Contribution &by);
    /// What counts towards the next train, as if it were contributed now.
    QList<Contribution> recent(Transaction &t, const QString &broadcasterId);
    void publishMoved(const Train &train, bool begun);
};

}  // namespace Sidestage::Sandbox
