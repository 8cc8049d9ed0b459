// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/eventsub/conduits.h"
#include "base/result.h"

#include <map>
#include <set>

namespace Sidestage::Sandbox {

class World;

/// The conduits of all apps and their shards, in the database (api-facts C3, D5). Delivery is the matter of
/// EventSub. Errors carry the status and the message with which the endpoint answers.
class Conduits
{
public:
    static constexpr int maxOfClient = 5;
    static constexpr qsizetype pageSize = 100;  ///< Shards.

    /// A shard that was given a transport.
    struct Shard
    {
        Api::ConduitShard resource{};
        QByteArray secret{};     ///< Of a webhook.
        QByteArray challenge{};  ///< Sent to the callback and not answered yet; empty: none.
        int lost = 0;            ///< Notifications in a row that its callback did not accept.

        bool isEnabled() const { return resource.status == QLatin1String("enabled"); }
    };
    struct Conduit
    {
        QString id{};
        QString clientId{};
        int shardCount = 0;
        std::map<int, Shard> shards{};
        std::set<int> enabled{};

        Api::Conduit resource() const { return {id, shardCount}; }
        /// Returns the shard to which the events of this place go (see placeOf()), -1 if none is enabled: the
        /// id of the channel or user modulo the number of shards, 0 for other events. If that shard is not
        /// enabled, the next one takes its place, and after the last the first.
        int shardFor(const QString &place) const;
    };

    explicit Conduits(World &world)
        : m_world(world)
    {
    }

    /// Reads them from the database. The WebSocket sessions of their shards have ended with the last process.
    Result<void> load();
    /// All, the oldest first.
    std::map<qint64, Conduit> &all() { return m_all; }
    /// Null: there is none.
    Conduit *find(const QString &id);
    /// Error: 404 if there is none, or it belongs to another app.
    Result<Conduit *> find(const QString &id, const QString &clientId);

    QList<Api::Conduit> of(const QString &clientId) const;
    /// Error: 429 for too many.
    Result<Api::Conduit> create(const QString &clientId, int shardCount);
    /// Deletes the shards above the new number. Error: 404.
    Result<Api::Conduit> update(const QString &clientId, const Api::UpdateConduit &wanted);
    /// Errors: 404, 400 for a cursor of another list.
    Result<Api::Page<Api::ConduitShard>> shards(const QString &clientId, const Api::GetConduitShards &wanted);
    /// EventSub ends its subscriptions.
    Result<void> remove(const QString &id);
    Result<void> setShard(Conduit &conduit, int number, Shard shard);
    /// Changes the status of a shard that has a transport.
    Result<void> setStatus(Conduit &conduit, int number, const QString &status);
    void clear() { m_all.clear(); }

private:
    World &m_world;
    std::map<qint64, Conduit> m_all{};  ///< By number.
};

}  // namespace Sidestage::Sandbox
