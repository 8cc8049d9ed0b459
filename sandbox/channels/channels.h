// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Channels, streams, categories, labels, the search over them, and their pictures.
class Channels : public Area
{
public:
    using Area::Area;

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;
};

// Endpoints; each function is in the file of its name.
void serveGames(Service &service);
void serveImages(Service &service);
void serveLabels(Service &service);
void serveSearch(Service &service);
void serveStreams(Service &service);

/// Changes a channel with the checks of Modify Channel Information. Errors: 400, 409, with the messages of
/// the endpoint.
Result<void> changeChannel(World &world, const QString &broadcasterId, const Api::ChannelChanges &changes);

}  // namespace Sidestage::Sandbox
