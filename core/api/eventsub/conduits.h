// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Conduits: subscriptions that are independent of the connections which carry their events (api-facts C3,
// D5). All of them need an app access token.

#include "api/eventsub.h"

namespace Sidestage::Api {

struct Conduit
{
    QString id{};
    int shardCount = 0;

    static void describe(auto &is)
    {
        is("id", &Conduit::id);
        is("shard_count", &Conduit::shardCount);
    }
};

/// A shard that was given a transport: a callback or a WebSocket session.
struct ConduitShard
{
    QString id{};      ///< "0" up to the number of shards minus one.
    QString status{};  ///< Events arrive only with "enabled"; the others are listed in api-facts C3.
    EventTransport transport{};

    static void describe(auto &is)
    {
        is("id", &ConduitShard::id);
        is("status", &ConduitShard::status);
        is("transport", &ConduitShard::transport);
    }
};

/// The transport that a shard shall get.
struct ShardTransport
{
    std::optional<QString> method{};     ///< "websocket" or "webhook".
    std::optional<QString> callback{};   ///< webhook: an https URL.
    std::optional<QString> secret{};     ///< webhook: 10 to 100 ASCII characters.
    std::optional<QString> sessionId{};  ///< websocket.

    static void describe(auto &is)
    {
        is("method", &ShardTransport::method);
        is("callback", &ShardTransport::callback);
        is("secret", &ShardTransport::secret);
        is("session_id", &ShardTransport::sessionId);
    }
};

struct ShardChange
{
    QString id{};
    ShardTransport transport{};

    static void describe(auto &is)
    {
        is("id", &ShardChange::id);
        is("transport", &ShardChange::transport);
    }
};

/// Why one shard was not updated.
struct ShardError
{
    QString id{};
    QString message{};
    QString code{};  ///< "invalid_parameter".

    static void describe(auto &is)
    {
        is("id", &ShardError::id);
        is("message", &ShardError::message);
        is("code", &ShardError::code);
    }
};

/// The updated shards, and those that could not be updated.
struct ShardsUpdated
{
    QList<ConduitShard> data{};
    QList<ShardError> errors{};

    using Value = ShardsUpdated;
    static void describe(auto &is)
    {
        is("data", &ShardsUpdated::data);
        is("errors", &ShardsUpdated::errors);
    }
    static ShardsUpdated wrap(ShardsUpdated value) { return value; }
    ShardsUpdated unwrap() && { return std::move(*this); }
};

inline constexpr Rule shardCounts = between(1, 20'000);

/// Get Conduits: all of the client, the oldest first.
struct GetConduits
{
    using Response = Many<Conduit>;
    static constexpr Spec spec = get("/eventsub/conduits").app();
    static void describe(auto &) { }
};

/// Create Conduits: one, at most five of a client.
struct CreateConduit
{
    int shardCount = 0;

    using Response = One<Conduit>;
    static constexpr Spec spec = post("/eventsub/conduits").app().fails({400, 429});
    static void describe(auto &is) { is.body("shard_count", &CreateConduit::shardCount, shardCounts); }
};

/// Update Conduits: changes the number of shards. Fewer shards delete those with the highest ids.
struct UpdateConduit
{
    QString id{};
    int shardCount = 0;

    using Response = One<Conduit>;
    static constexpr Spec spec = patch("/eventsub/conduits").app().fails({400, 404});
    static void describe(auto &is)
    {
        is.body("id", &UpdateConduit::id);
        is.body("shard_count", &UpdateConduit::shardCount, shardCounts);
    }
};

/// Delete Conduit. Its subscriptions end with the status "conduit_deleted".
struct DeleteConduit
{
    QString id{};

    using Response = Nothing;
    static constexpr Spec spec = del("/eventsub/conduits").app().fails({400, 404});
    static void describe(auto &is) { is.query("id", &DeleteConduit::id); }
};

/// Get Conduit Shards: those that were given a transport, by their number.
struct GetConduitShards
{
    QString conduitId{};
    std::optional<QString> status{};
    std::optional<QString> after{};

    using Response = Page<ConduitShard>;
    static constexpr Spec spec = get("/eventsub/conduits/shards").app().withFineTimes().fails({400, 404});
    static void describe(auto &is)
    {
        is.query("conduit_id", &GetConduitShards::conduitId);
        is.query("status", &GetConduitShards::status);
        is.query("after", &GetConduitShards::after);
    }
};

/// Update Conduit Shards: gives shards their transports. The response is 202, also if some were refused.
struct UpdateConduitShards
{
    QString conduitId{};
    QList<ShardChange> shards{};

    using Response = ShardsUpdated;
    static constexpr Spec spec
        = patch("/eventsub/conduits/shards").app().answers(202).withFineTimes().fails({400, 404});
    static void describe(auto &is)
    {
        is.body("conduit_id", &UpdateConduitShards::conduitId);
        is.body("shards", &UpdateConduitShards::shards, required | atLeast(1));
    }
};

}  // namespace Sidestage::Api
