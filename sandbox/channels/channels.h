// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Channels, streams, categories, labels, users, the search over them, and their pictures.
class Channels : public Area
{
public:
    explicit Channels(World &world)
        : m_world(world)
    {
    }

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    static void serveGames(Service &service);
    static void serveImages(Service &service);
    static void serveLabels(Service &service);
    static void serveSearch(Service &service);
    static void serveStreams(Service &service);
    static void serveUsers(Service &service);

    World &m_world;
};

/// Changes a channel as Modify Channel Information does, with its limits. Errors: 400, 403, 409, in the
/// words of the endpoint.
Result<void> changeChannel(World &world, const QString &broadcasterId, const Api::ChannelChanges &changes);

}  // namespace Sidestage::Sandbox
