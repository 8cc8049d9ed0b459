// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/emotes.h"
#include "picture_catalogue.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// How many of a user's emotes are on a page (the specification gives no number).
constexpr int userEmotesPerPage = 100;

Result<EmoteList> listed(World &world, Result<QList<Emote>> emotes)
{
    if (!emotes)
        return emotes.error();
    return EmoteList{*std::move(emotes), world.area<PictureCatalogue>().urlTemplate()};
}

Result<EmoteList> getChannelEmotes(World &world, const Caller &, const GetChannelEmotes &in)
{
    return listed(world, world.area<PictureCatalogue>().channelEmotes(in.broadcasterId));
}

Result<EmoteList> getGlobalEmotes(World &world, const Caller &, const GetGlobalEmotes &)
{
    return listed(world, world.area<PictureCatalogue>().globalEmotes());
}

Result<EmoteList> getEmoteSets(World &world, const Caller &, const GetEmoteSets &in)
{
    return listed(world, world.area<PictureCatalogue>().emotesOfSets(in.emoteSetIds));
}

Result<EmotePage> getUserEmotes(World &world, const Caller &, const GetUserEmotes &in)
{
    const QStringList list{QStringLiteral("user-emotes"), in.userId,
                           in.broadcasterId.value_or(QStringLiteral(""))};
    PictureCatalogue::Place after;
    if (in.after) {
        const auto parts = readCursor(list, *in.after, 2);
        if (!parts)
            return refuse(400, QStringLiteral("Invalid cursor."));
        after = {parts->at(0).toLongLong(), parts->at(1).toLongLong()};
    }
    auto slice
        = world.area<PictureCatalogue>().emotesOfUser(in.userId, in.broadcasterId, after, userEmotesPerPage);
    if (!slice)
        return slice.error();
    EmotePage page{.data = std::move(slice->rows),
                   .urlTemplate = world.area<PictureCatalogue>().urlTemplate()};
    if (slice->next)
        page.pagination.cursor
            = makeCursor(list, {QString::number(slice->next->ownerId), QString::number(slice->next->number)});
    return page;
}

Result<QList<BadgeSet>> getChannelBadges(World &world, const Caller &, const GetChannelBadges &in)
{
    return world.area<PictureCatalogue>().channelBadges(in.broadcasterId);
}

Result<QList<BadgeSet>> getGlobalBadges(World &world, const Caller &, const GetGlobalBadges &)
{
    return world.area<PictureCatalogue>().globalBadges();
}

}  // namespace

void PictureCatalogue::serve(Service &service)
{
    service.on<GetChannelEmotes>(getChannelEmotes);
    service.on<GetGlobalEmotes>(getGlobalEmotes);
    service.on<GetEmoteSets>(getEmoteSets);
    service.on<GetUserEmotes>(getUserEmotes);
    service.on<GetChannelBadges>(getChannelBadges);
    service.on<GetGlobalBadges>(getGlobalBadges);
}

}  // namespace Sidestage::Sandbox
