// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduits.h"

#include "base/log.h"
#include "base/new_id.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

int Conduits::Conduit::shardFor(const QString &place) const
{
    if (enabled.empty())
        return -1;
    // "123" is a channel, "user_id 123" somebody else.
    const qint64 channel = rowId(place.section(u' ', 0, 0));
    const qint64 id = channel < 0 ? rowId(place.section(u' ', -1)) : channel;
    const auto found = enabled.lower_bound(id < 0 ? 0 : int(id % shardCount));
    return found == enabled.end() ? *enabled.begin() : *found;
}

Result<void> Conduits::load()
{
    {
        Rows rows = m_world.database().query(
            "SELECT number, id, client_id, shard_count FROM conduits ORDER BY number");
        while (rows.next())
            m_all.emplace(
                rows.integer(0),
                Conduit{.id = rows.text(1), .clientId = rows.text(2), .shardCount = int(rows.integer(3))});
        if (!rows.status())
            return rows.status();
    }
    QList<std::pair<Conduit *, int>> ended;
    {
        Rows rows
            = m_world.database().query("SELECT conduit_id, number, secret, resource FROM conduit_shards");
        while (rows.next()) {
            Conduit *conduit = find(rows.text(0));
            const int number = int(rows.integer(1));
            const auto json = Api::JsonDocument::parse(rows.utf8(3));
            Shard shard{.secret = rows.bytes(2)};
            Error error;
            if (!conduit || !json
                || !Api::fromJson(Api::schemaOf<Api::ConduitShard>(), json->root(), &shard.resource, error)) {
                qCWarning(lcSandbox) << "the stored shard" << number << "of the conduit" << rows.text(0)
                                     << "cannot be read";
                continue;
            }
            if (shard.isEnabled() && shard.resource.transport.sessionId)
                ended.append({conduit, number});
            if (shard.isEnabled())
                conduit->enabled.insert(number);
            conduit->shards.emplace(number, std::move(shard));
        }
        if (!rows.status())
            return rows.status();
    }
    for (const auto &[conduit, number] : std::as_const(ended)) {
        if (auto done = setStatus(*conduit, number, QStringLiteral("websocket_disconnected")); !done)
            return done;
    }
    return {};
}

Conduits::Conduit *Conduits::find(const QString &id)
{
    const auto found
        = std::find_if(m_all.begin(), m_all.end(), [&](const auto &one) { return one.second.id == id; });
    return found == m_all.end() ? nullptr : &found->second;
}

Result<Conduits::Conduit *> Conduits::find(const QString &id, const QString &clientId)
{
    Conduit *conduit = find(id);
    if (!conduit || conduit->clientId != clientId)
        return refuse(404, QStringLiteral("conduit not found"));
    return conduit;
}

QList<Api::Conduit> Conduits::of(const QString &clientId) const
{
    QList<Api::Conduit> conduits;
    for (const auto &[number, conduit] : m_all) {
        if (conduit.clientId == clientId)
            conduits.append(conduit.resource());
    }
    return conduits;
}

Result<Api::Conduit> Conduits::create(const QString &clientId, int shardCount)
{
    if (of(clientId).size() >= maxOfClient)
        return refuse(429, QStringLiteral("maximum number of conduits exceeded"));
    Conduit made{.id = newId(), .clientId = clientId, .shardCount = shardCount};
    const auto number = m_world.database().write([&](Transaction &t) {
        t.run("INSERT INTO conduits (id, client_id, shard_count) VALUES (?, ?, ?)", made.id, clientId,
              shardCount);
        return t.lastInsertId();
    });
    if (!number)
        return number.error();
    return m_all.emplace(*number, std::move(made)).first->second.resource();
}

Result<Api::Conduit> Conduits::update(const QString &clientId, const Api::UpdateConduit &wanted)
{
    const auto found = find(wanted.id, clientId);
    if (!found)
        return found.error();
    Conduit &conduit = **found;
    const auto done = m_world.database().write([&](Transaction &t) {
        t.run("UPDATE conduits SET shard_count = ? WHERE id = ?", wanted.shardCount, conduit.id);
        t.run("DELETE FROM conduit_shards WHERE conduit_id = ? AND number >= ?", conduit.id,
              wanted.shardCount);
    });
    if (!done)
        return done.error();
    conduit.shardCount = wanted.shardCount;
    conduit.shards.erase(conduit.shards.lower_bound(wanted.shardCount), conduit.shards.end());
    conduit.enabled.erase(conduit.enabled.lower_bound(wanted.shardCount), conduit.enabled.end());
    return conduit.resource();
}

Result<Api::Page<Api::ConduitShard>> Conduits::shards(const QString &clientId,
                                                      const Api::GetConduitShards &wanted)
{
    const auto conduit = find(wanted.conduitId, clientId);
    if (!conduit)
        return conduit.error();
    const QStringList query{QStringLiteral("shards"), wanted.conduitId, wanted.status.value_or(QString())};
    const auto after = placeOf<1>(query, wanted.after, -1);
    if (!after)
        return after.error();
    Api::Page<Api::ConduitShard> page;
    for (auto at = (*conduit)->shards.upper_bound(int(after->front())); at != (*conduit)->shards.cend();
         ++at) {
        if (wanted.status && at->second.resource.status != *wanted.status)
            continue;
        if (page.data.size() == pageSize) {
            page.pagination.cursor = makeCursor(query, {page.data.last().id});
            break;
        }
        page.data.append(at->second.resource);
    }
    return page;
}

Result<void> Conduits::remove(const QString &id)
{
    const auto done = m_world.database().write([&](Transaction &t) {
        t.run("DELETE FROM conduits WHERE id = ?", id);
        t.run("DELETE FROM conduit_shards WHERE conduit_id = ?", id);
    });
    if (done)
        std::erase_if(m_all, [&](const auto &one) { return one.second.id == id; });
    return done;
}

Result<void> Conduits::setShard(Conduit &conduit, int number, Shard shard)
{
    auto done = m_world.database().run(
        "INSERT OR REPLACE INTO conduit_shards (conduit_id, number, secret, resource) VALUES (?, ?, ?, ?)",
        conduit.id, number, shard.secret,
        Binding::utf8(Api::toText(shard.resource, Api::TimeFormat::Nanoseconds)));
    if (!done)
        return done.error();
    if (shard.isEnabled())
        conduit.enabled.insert(number);
    else
        conduit.enabled.erase(number);
    conduit.shards[number] = std::move(shard);
    return {};
}

Result<void> Conduits::setStatus(Conduit &conduit, int number, const QString &status)
{
    Shard shard = conduit.shards.at(number);
    if (shard.resource.transport.sessionId)
        shard.resource.transport.disconnectedAt = m_world.clock().now();
    shard.resource.status = status;
    shard.challenge.clear();
    shard.lost = 0;
    return setShard(conduit, number, std::move(shard));
}

}  // namespace Sidestage::Sandbox
