// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/content/tags.h"
#include "by_viewers.h"
#include "channels.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

bool fits(const Stream &stream, const GetStreams &in)
{
    const auto any = [](const QStringList &wanted, const QString &value) {
        return wanted.isEmpty() || wanted.contains(value, Qt::CaseInsensitive);
    };
    // Ids and logins are alternatives: a user in either list matches.
    const bool named = in.userIds.isEmpty() && in.userLogins.isEmpty();
    const bool wanted = named || in.userIds.contains(stream.userId)
        || in.userLogins.contains(stream.userLogin, Qt::CaseInsensitive);
    return wanted && any(in.gameIds, stream.gameId) && any(in.languages, stream.language);
}

int viewersOf(const Stream &stream)
{
    return stream.viewerCount;
}

Result<Page<Stream>> getStreams(World &world, const Caller &, const GetStreams &in)
{
    QList<Stream> all = world.streams();
    all.removeIf([&](const Stream &stream) { return !fits(stream, in); });
    const QStringList list{QStringLiteral("streams"), in.userIds.join(u','),
                           in.userLogins.join(u',').toLower(), in.gameIds.join(u','),
                           in.languages.join(u',').toLower()};
    return pageByViewers(list, all, in.first.value_or(20), in.after, in.before, viewersOf);
}

Result<Page<Stream>> getFollowedStreams(World &world, const Caller &, const GetFollowedStreams &in)
{
    QList<Stream> all = world.streams();
    all.removeIf(
        [&](const Stream &stream) { return !world.follows().since(stream.userId, in.userId).isValid(); });
    return pageByViewers({QStringLiteral("followed streams"), in.userId}, all, in.first.value_or(100),
                         in.after, {}, viewersOf);
}

Result<QList<StreamKey>> getStreamKey(World &world, const Caller &, const GetStreamKey &in)
{
    // Nothing can be sent to this key, so it need not be kept: it follows from the seed and the channel.
    constexpr qsizetype length = 30;
    const auto hash = hashOf(
        QStringLiteral("stream key %1 %2").arg(world.settings().seed).arg(in.broadcasterId).toUtf8());
    return QList{StreamKey{
        QStringLiteral("live_%1_%2").arg(in.broadcasterId, QString::fromLatin1(hash.toHex().left(length)))}};
}

Result<Page<StreamTag>> getAllTags(World &, const Caller &, const GetAllStreamTags &in)
{
    if (in.after)
        return refuse(400, QStringLiteral("Invalid cursor."));
    return Page<StreamTag>();
}

Result<QList<StreamTag>> getTags(World &world, const Caller &, const GetStreamTags &in)
{
    if (!world.user(in.broadcasterId))
        return unknownBroadcaster();
    return QList<StreamTag>();
}

}  // namespace

void serveStreams(Service &service)
{
    service.on<GetStreams>(getStreams);
    service.on<GetFollowedStreams>(getFollowedStreams);
    service.on<GetStreamKey>(getStreamKey);
    service.on<GetAllStreamTags>(getAllTags);
    service.on<GetStreamTags>(getTags);
}

}  // namespace Sidestage::Sandbox
