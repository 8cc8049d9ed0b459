// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/moderation.h"
#include "chat_rooms.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"
#include "staff.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Returns the id in the cursor `after`; empty at the beginning, which is lower than every id.
Result<QString> placeOf(const QStringList &list, const std::optional<QString> &after)
{
    if (!after)
        return QString();
    const auto place = readCursor(list, *after, 1);
    if (!place || rowId(place->first()) < 0)
        return refuse(400, QStringLiteral("Invalid cursor."));
    return place->first();
}

template <class Row>
Page<Row> pageOf(Staff::Slice<Row> slice, const QStringList &list)
{
    Page<Row> page{.data = std::move(slice.rows)};
    if (!slice.next.isEmpty())
        page.pagination.cursor = makeCursor(list, {slice.next});
    return page;
}

Result<Page<ModeratedChannel>> getModeratedChannels(World &world, const Caller &,
                                                    const GetModeratedChannels &in)
{
    const QStringList list{QStringLiteral("moderated"), in.userId};
    const auto after = placeOf(list, in.after);
    if (!after)
        return after.error();
    auto slice = world.area<Staff>().moderatedBy(in.userId, *after, in.first.value_or(20));
    if (!slice)
        return slice.error();
    return pageOf(*std::move(slice), list);
}

Result<Page<Moderator>> getModerators(World &world, const Caller &, const GetModerators &in)
{
    const QStringList list{QStringLiteral("moderators"), in.broadcasterId, in.userIds.join(u',')};
    const auto after = placeOf(list, in.after);
    if (!after)
        return after.error();
    auto slice = world.area<Staff>().moderators(in.broadcasterId, in.userIds, *after, in.first.value_or(20));
    if (!slice)
        return slice.error();
    return pageOf(*std::move(slice), list);
}

Result<Page<Vip>> getVips(World &world, const Caller &, const GetVips &in)
{
    const QStringList list{QStringLiteral("vips"), in.broadcasterId, in.userIds.join(u',')};
    const auto after = placeOf(list, in.after);
    if (!after)
        return after.error();
    auto slice = world.area<Staff>().vips(in.broadcasterId, in.userIds, *after, in.first.value_or(20));
    if (!slice)
        return slice.error();
    return pageOf(*std::move(slice), list);
}

/// Clients search for the beginning of this message (api-facts B2).
Result<void> mayShield(World &world, const QString &broadcasterId, const QString &moderatorId)
{
    if (!world.user(broadcasterId))
        return unknownBroadcaster();
    if (!world.mayModerate(broadcasterId, moderatorId))
        return refuse(
            403, QStringLiteral("Requester does not have permissions to use Shield Mode on this channel."));
    return {};
}

Result<ShieldModeStatus> getShieldMode(World &world, const Caller &, const GetShieldModeStatus &in)
{
    if (auto ok = mayShield(world, in.broadcasterId, in.moderatorId); !ok)
        return ok.error();
    return world.area<Staff>().shieldMode(in.broadcasterId);
}

Result<ShieldModeStatus> updateShieldMode(World &world, const Caller &, const UpdateShieldModeStatus &in)
{
    if (auto ok = mayShield(world, in.broadcasterId, in.moderatorId); !ok)
        return ok.error();
    return world.area<Staff>().setShieldMode(in.broadcasterId, in.moderatorId, in.isActive);
}

}  // namespace

void Staff::serve(Service &service)
{
    service.on<GetModeratedChannels>(getModeratedChannels);
    service.on<GetModerators>(getModerators);
    service.on<GetVips>(getVips);
    service.on<GetShieldModeStatus>(getShieldMode);
    service.on<UpdateShieldModeStatus>(updateShieldMode);
}

}  // namespace Sidestage::Sandbox
