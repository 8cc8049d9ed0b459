// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "api/moderation.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Publishes the events (api-facts D6) of roles, bans, warnings, terms and Shield Mode.
void publishModerationEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub);

/// Lists of moderators and VIPs, chat colours of users, and Shield Mode (api-facts C1, C10). The roles
/// themselves are changed by the World.
class Roles : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// Sorted by the ids of the channels. Error: 400 for a cursor of another list, as for the next two.
    Result<Api::Page<Api::ModeratedChannel>> moderatedBy(const QString &userId, int count,
                                                         const std::optional<QString> &after);
    /// Sorted by their ids, without the broadcaster. With `among`, only users in that list.
    Result<Api::Page<Api::Moderator>> moderators(const QString &broadcasterId, const QStringList &among,
                                                 int count, const std::optional<QString> &after);
    Result<Api::Page<Api::Vip>> vips(const QString &broadcasterId, const QStringList &among, int count,
                                     const std::optional<QString> &after);

    /// Makes the user a moderator of `count` more channels, in one transaction: of existing ones, then of new
    /// ones. Chats whose settings were never changed get random modes.
    Result<void> fillModerated(const QString &userId, int count);

    Api::ShieldModeStatus shieldMode(const QString &broadcasterId);
    /// Does nothing if the state is the same. Permissions are not checked here.
    Result<Api::ShieldModeStatus> setShieldMode(const QString &broadcasterId, const QString &moderatorId,
                                                bool active);

    /// For example "#9146FF"; empty for a user without a colour.
    QString chatColor(const QString &userId);
    /// The value of a color that everybody may choose ("blue_violet"); empty: no such name.
    static QString colorNamed(const QString &name);
    Result<void> setChatColor(const QString &userId, const QString &color);

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override
    {
        publishModerationEvent(m_world, domainEvent, eventSub);
    }

private:
    Result<void> giveModes(const QString &broadcasterId, const Api::ChatSettingsChanges &modes);
    Result<void> seedStory(Dice &dice);
};

}  // namespace Sidestage::Sandbox
