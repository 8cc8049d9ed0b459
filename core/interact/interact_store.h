// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/polls.h"
#include "api/viewers/predictions.h"
#include "base/result.h"
#include "storage/table_sql.h"

#include <QDateTime>
#include <QStringList>

#include <optional>

namespace Sidestage {

class ProfileStore;

/// A poll or a prediction that can be started again.
struct InteractTemplate
{
    enum class Kind : quint8 { Poll, Prediction };

    qint64 id = 0;  ///< 0: not saved yet.
    Kind kind = Kind::Poll;
    QString title{};
    QStringList choices{};  ///< Choices of a poll, outcomes of a prediction.
    int duration = 120;     ///< Seconds in which viewers vote or predict.
    int pointsPerVote = 0;  ///< Channel points for another vote in a poll; 0: none are sold.

    friend constexpr auto namesOf(Kind) { return std::array{"poll", "prediction"}; }
    static constexpr Table table{
        .name = "interact_templates", .key = "id", .scope = "account", .isSerial = true};
    static void describe(auto &is)
    {
        is("id", &InteractTemplate::id);
        is("kind", &InteractTemplate::kind);
        is("title", &InteractTemplate::title, Api::between(1, 60));
        is("choices", &InteractTemplate::choices);
        is("duration", &InteractTemplate::duration, Api::between(15, 1800));
        is("points_per_vote", &InteractTemplate::pointsPerVote, Api::between(0, 1'000'000));
    }
    bool operator==(const InteractTemplate &) const = default;
};

/// The requests that start it, without the channel.
Api::CreatePoll toPoll(const InteractTemplate &entry);
Api::CreatePrediction toPrediction(const InteractTemplate &entry);
/// Whether it can be started: polls and predictions have different rules. Error: Invalid, with the field of
/// the template that breaks one.
Result<void> check(const InteractTemplate &entry);

/// A raid that was counting down when it was stored.
struct KeptRaid
{
    QString name{};         ///< Of the raided channel.
    QDateTime startedAt{};  ///< UTC, of the service's clock.

    static void describe(auto &is)
    {
        is("name", &KeptRaid::name);
        is("started_at", &KeptRaid::startedAt);
    }
};

/// The templates, the favourite raid targets and the last raid of one account.
class InteractStore
{
public:
    /// `store` must outlive this.
    InteractStore(ProfileStore *store, QString account);

    /// By title.
    QList<InteractTemplate> templates() const;
    /// Inserts or updates it, and sets its id.
    Result<void> saveTemplate(InteractTemplate &entry);
    Result<void> removeTemplate(qint64 id);

    /// The ids of channels.
    QStringList raidFavourites() const;
    Result<void> setRaidFavourite(const QString &channelId, bool isFavourite);

    /// The raid that counts down or, if no program ran at its end, has counted down.
    std::optional<KeptRaid> raid() const;
    /// Empty: none counts down.
    Result<void> setRaid(const std::optional<KeptRaid> &raid);

private:
    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
