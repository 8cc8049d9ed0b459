// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "api/moderation.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Sends the events (api-facts D6) that tell of what happened to roles, bans and Shield Mode.
void publishModerationEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub);

/// Who moderates what, who is a VIP where, what colour somebody's name has in chat, and Shield Mode
/// (api-facts C1, C10). The roles themselves are given and taken by the World.
class Staff : public Area
{
public:
    static const char *const tables;

    explicit Staff(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice) override;

    template <class Row>
    struct Slice
    {
        QList<Row> rows{};
        QString next{};  ///< The id behind which the next page begins; empty when there is none.
    };
    /// By the ids of the channels, from behind `after` on.
    Result<Slice<Api::ModeratedChannel>> moderatedBy(const QString &userId, const QString &after, int count);
    /// By their ids, without the broadcaster. With `among`, only those.
    Result<Slice<Api::Moderator>> moderators(const QString &broadcasterId, const QStringList &among,
                                             const QString &after, int count);
    Result<Slice<Api::Vip>> vips(const QString &broadcasterId, const QStringList &among, const QString &after,
                                 int count);

    /// Makes the user a moderator of so many further channels, in one transaction: of those that there are,
    /// and, when they do not suffice, of new ones. The chats of new ones have all kinds of modes.
    Result<void> fillModerated(const QString &userId, int count);

    Api::ShieldModeStatus shieldMode(const QString &broadcasterId);
    /// Nothing happens when it is so already. Whether the moderator may is not asked here.
    Result<Api::ShieldModeStatus> setShieldMode(const QString &broadcasterId, const QString &moderatorId,
                                                bool active);

    /// "#9146FF"; empty for who never chose one.
    QString chatColor(const QString &userId);
    Result<void> setChatColor(const QString &userId, const QString &color);

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override
    {
        publishModerationEvent(m_world, domainEvent, eventSub);
    }

private:
    Result<void> giveModes(const QString &broadcasterId, const Api::ChatSettingsChanges &modes);
    Result<void> seedStory(Dice &dice);

    World &m_world;
};

}  // namespace Sidestage::Sandbox
