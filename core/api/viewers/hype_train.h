// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Hype trains (api-facts C9). Their events: events/polls.h.

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

enum class HypeTrainSource : quint8 { Bits, Subscriptions, Other, Unknown };
constexpr auto namesOf(HypeTrainSource)
{
    return std::array{"BITS", "SUBS", "OTHER", ""};
}

/// What one user has contributed to a train from one source.
struct HypeTrainShare
{
    qint64 total = 0;
    HypeTrainSource type = HypeTrainSource::Unknown;
    QString user{};  ///< The id.

    static void describe(auto &is)
    {
        is("total", &HypeTrainShare::total);
        is("type", &HypeTrainShare::type);
        is("user", &HypeTrainShare::user);
    }
};

struct HypeTrainState
{
    QString broadcasterId{};
    QDateTime cooldownEndTime{};  ///< UTC; when the next train can begin.
    QDateTime expiresAt{};        ///< UTC.
    qint64 goal = 0;              ///< The total that ends this level.
    QString id{};
    HypeTrainShare lastContribution{};
    int level = 0;
    QDateTime startedAt{};                     ///< UTC.
    QList<HypeTrainShare> topContributions{};  ///< The user who contributed most from each source.
    qint64 total = 0;

    static void describe(auto &is)
    {
        is("broadcaster_id", &HypeTrainState::broadcasterId);
        is("cooldown_end_time", &HypeTrainState::cooldownEndTime);
        is("expires_at", &HypeTrainState::expiresAt);
        is("goal", &HypeTrainState::goal);
        is("id", &HypeTrainState::id);
        is("last_contribution", &HypeTrainState::lastContribution);
        is("level", &HypeTrainState::level);
        is("started_at", &HypeTrainState::startedAt);
        is("top_contributions", &HypeTrainState::topContributions);
        is("total", &HypeTrainState::total);
    }
};

/// The last progress of a train.
struct HypeTrainEvent
{
    QString id{};
    QString eventType{};         ///< "hypetrain.progression".
    QDateTime eventTimestamp{};  ///< UTC.
    QString version{};           ///< "1.0".
    HypeTrainState eventData{};

    static void describe(auto &is)
    {
        is("id", &HypeTrainEvent::id);
        is("event_type", &HypeTrainEvent::eventType);
        is("event_timestamp", &HypeTrainEvent::eventTimestamp);
        is("version", &HypeTrainEvent::version);
        is("event_data", &HypeTrainEvent::eventData);
    }
};

/// Get Hype Train Events: the current train or else the most recent one first.
struct GetHypeTrainEvents
{
    QString broadcasterId{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<HypeTrainEvent>;
    static constexpr Spec spec = get("/hypetrain/events").user(Scope::ChannelReadHypeTrain).fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetHypeTrainEvents::broadcasterId, tokenUser);
        is.query("first", &GetHypeTrainEvents::first, between(1, 100) | otherwise(1));
        is.query("after", &GetHypeTrainEvents::after);
    }
};

}  // namespace Sidestage::Api
