// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/chat.h"
#include "chat_rooms.h"
#include "roles.h"
#include "sandbox/http/cursor.h"
#include "sandbox/http/wording.h"
#include "sandbox/service/paging.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

#include <QRegularExpression>

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

Result<Page<Chatter>> getChatters(World &world, const Caller &, const GetChatters &in)
{
    ChatRooms &rooms = world.area<ChatRooms>();
    must(rooms.checkModerator(in.broadcasterId, in.moderatorId));
    const QStringList list{QStringLiteral("chatters"), in.broadcasterId};
    const qint64 after = must(placeOf<1>(list, in.after, -1)).front();
    auto slice = must(rooms.chatters(in.broadcasterId, QString::number(after), in.first.value_or(100)));
    Page<Chatter> page{.data = std::move(slice.rows), .total = rooms.listedCount(in.broadcasterId)};
    if (!slice.next.isEmpty())
        page.pagination.cursor = makeCursor(list, {slice.next});
    return page;
}

Result<ChatSettings> getSettings(World &world, const Caller &caller, const GetChatSettings &in)
{
    if (!world.user(in.broadcasterId))
        return unknownBroadcaster();
    ChatSettings settings = world.area<ChatRooms>().settings(in.broadcasterId);
    const bool answer = in.moderatorId && caller.mayAny(Scope::ModeratorReadChatSettings);
    if (answer)
        settings.moderatorId = in.moderatorId;
    if (!answer || !world.mayModerate(in.broadcasterId, *in.moderatorId)) {
        settings.nonModeratorChatDelay.reset();
        settings.nonModeratorChatDelayDuration.reset();
    }
    return settings;
}

Result<ChatSettings> updateSettings(World &world, const Caller &, const UpdateChatSettings &in)
{
    ChatRooms &rooms = world.area<ChatRooms>();
    must(rooms.checkModerator(in.broadcasterId, in.moderatorId));
    auto settings = rooms.change(in.broadcasterId, in.moderatorId, in.changes);
    if (settings)
        settings->moderatorId = in.moderatorId;
    return settings;
}

/// Clients search for "must be in the range" (api-facts B2).
void rewordUpdateSettings(const Request &, Error &refusal)
{
    if (refusal.fault != Fault::TooSmall && refusal.fault != Fault::TooLarge)
        return;
    if (const Field *field = fieldAt(endpoint<UpdateChatSettings>().request, refusal.field))
        refusal.message
            = QStringLiteral(
                  "The parameter \"%1\" was malformed: the value must be in the range %2 through %3")
                  .arg(refusal.field)
                  .arg(field->rule.least)
                  .arg(field->rule.most);
}

Result<QList<SharedChatSession>> getSharedSession(World &world, const Caller &,
                                                  const GetSharedChatSession &in)
{
    if (!world.user(in.broadcasterId))
        return unknownBroadcaster();
    QList<SharedChatSession> sessions;
    if (auto session = world.area<ChatRooms>().sharedChats().session(in.broadcasterId))
        sessions.append(*std::move(session));
    return sessions;
}

Result<QList<ChatColor>> getChatColors(World &world, const Caller &, const GetUserChatColor &in)
{
    QList<ChatColor> colors;
    for (const QString &id : eachOnce(in.userIds)) {
        if (const auto user = world.user(id))
            colors.append({.userId = user->id,
                           .userLogin = user->login,
                           .userName = user->displayName,
                           .color = world.area<Roles>().chatColor(user->id)});
    }
    return colors;
}

Result<void> updateChatColor(World &world, const Caller &, const UpdateUserChatColor &in)
{
    QString color = Roles::colorNamed(in.color);
    if (color.isEmpty()) {
        static const QRegularExpression hex(QStringLiteral("\\A#[0-9a-fA-F]{6}\\z"));
        if (!hex.match(in.color).hasMatch())
            return refuse(400, QStringLiteral("Invalid color"));
        // Partners have Turbo.
        if (world.user(in.userId).value_or(User()).broadcasterType != BroadcasterType::Partner)
            return refuse(400,
                          QStringLiteral("Invalid color: only users with Turbo or Prime may choose any."));
        color = in.color.toUpper();
    }
    return world.area<Roles>().setChatColor(in.userId, color);
}

}  // namespace

void ChatRooms::serve(Service &service)
{
    service.on<GetChatters>(getChatters);
    service.on<GetChatSettings>(getSettings);
    service.on<UpdateChatSettings>(updateSettings, rewordUpdateSettings);
    service.on<GetSharedChatSession>(getSharedSession);
    service.on<SendAnnouncement>([this](const auto &in) {
        return announce(in.broadcasterId, in.moderatorId, in.message,
                        in.color.value_or(AnnouncementColor::Primary));
    });
    service.on<SendShoutout>([this](const auto &in) {
        return shoutOut(in.fromBroadcasterId, in.toBroadcasterId, in.moderatorId);
    });
    service.on<GetUserChatColor>(getChatColors);
    service.on<UpdateUserChatColor>(updateChatColor);
    serveMessages(service);
}

}  // namespace Sidestage::Sandbox
