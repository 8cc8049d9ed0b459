// SPDX-License-Identifier: GPL-3.0-or-later
#include "extensions.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Extensions act for themselves only.
Result<void> checkOwn(const Caller &caller, const QString &extensionId)
{
    if (extensionId != caller.clientId)
        return refuse(401, QStringLiteral("The ID in extension_id must match the Client ID."));
    return {};
}

/// The token must be for this channel.
Result<void> checkChannel(const Caller &caller, const QString &channelId)
{
    if (caller.extension->channelId != channelId)
        return refuse(401, QStringLiteral("The channel_id in the JWT token must be that of the channel."));
    return {};
}

Result<QList<ConfigurationSegment>> getSegments(World &world, const Caller &caller,
                                                const GetConfigurationSegment &in)
{
    must(checkOwn(caller, in.extensionId));
    return world.area<Extensions>().segments(in);
}

Result<void> putSegment(World &world, const Caller &caller, const SetConfigurationSegment &in)
{
    must(checkOwn(caller, in.extensionId));
    return world.area<Extensions>().setSegment(in);
}

Result<void> setRequired(World &world, const Caller &caller, const SetRequiredConfiguration &in)
{
    must(checkOwn(caller, in.extensionId));
    Extensions &extensions = world.area<Extensions>();
    const auto app = extensions.find(in.extensionId);
    if (!app || caller.extension->userId != app->ownerId)
        return refuse(401, QStringLiteral("The user_id in the JWT token must be the extension's owner."));
    return extensions.complete(in.broadcasterId, in.extensionId, in.extensionVersion);
}

Result<void> sendPubSub(World &world, const Caller &caller, const SendPubSubMessage &in)
{
    const bool global = in.isGlobalBroadcast.value_or(false);
    if (global || in.broadcasterId) {
        must(checkChannel(caller, global ? QStringLiteral("all") : *in.broadcasterId));
    }
    const QStringList &may = caller.extension->maySend;
    if (!may.contains(QLatin1String("*"))) {
        for (const QString &target : in.target) {
            if (!may.contains(target))
                return refuse(401,
                              QStringLiteral("The JWT token does not permit the target %1.").arg(target));
        }
    }
    return world.area<Extensions>().sendMessage(caller.clientId, in);
}

Result<void> sendToChat(World &world, const Caller &caller, const SendExtensionChatMessage &in)
{
    must(checkOwn(caller, in.extensionId));
    must(checkChannel(caller, in.broadcasterId));
    return world.area<Extensions>().sendChatMessage(in);
}

Result<QList<Extension>> listed(std::optional<Extension> found)
{
    if (!found)
        return refuse(404, QStringLiteral("The extension was not found."));
    return QList{*std::move(found)};
}

Result<QList<Extension>> getExtensions(World &world, const Caller &caller, const GetExtensions &in)
{
    must(checkOwn(caller, in.extensionId));
    return listed(world.area<Extensions>().version(
        in.extensionId, in.extensionVersion,
        in.extensionVersion ? std::nullopt : std::optional(ExtensionState::Released)));
}

Result<QList<ExtensionSecretSet>> secretsOf(World &world, const QString &extensionId)
{
    auto secrets = must(world.area<ExtensionSecrets>().all(extensionId));
    return QList{ExtensionSecretSet{.secrets = std::move(secrets)}};
}

Result<QList<ExtensionSecretSet>> getSecrets(World &world, const Caller &caller,
                                             const GetExtensionSecrets &in)
{
    must(checkOwn(caller, in.extensionId));
    return secretsOf(world, in.extensionId);
}

Result<QList<ExtensionSecretSet>> createSecret(World &world, const Caller &caller,
                                               const CreateExtensionSecret &in)
{
    must(checkOwn(caller, in.extensionId));
    if (auto done
        = world.area<ExtensionSecrets>().rotate(in.extensionId, std::chrono::seconds(in.delay.value_or(300)));
        !done)
        return done.error();
    return secretsOf(world, in.extensionId);
}

Result<ActiveExtensions> getActive(World &world, const Caller &caller, const GetUserActiveExtensions &in)
{
    const QString userId = in.userId.value_or(caller.userId);
    if (userId.isEmpty())
        return refuse(400, QStringLiteral("Missing required parameter \"user_id\""));
    if (!world.user(userId))
        return refuse(400, QStringLiteral("The user in user_id does not exist."));
    const bool own
        = userId == caller.userId && caller.mayAny({Scope::UserReadBroadcast, Scope::UserEditBroadcast});
    return world.area<Extensions>().active(userId, own);
}

Result<ActiveExtensions> updateActive(World &world, const Caller &caller, const UpdateUserExtensions &in)
{
    Extensions &extensions = world.area<Extensions>();
    if (!in.data.panel && !in.data.overlay && !in.data.component)
        return refuse(400, QStringLiteral("data must contain panel, overlay or component."));
    must(extensions.activate(caller.userId, in.data));
    return extensions.active(caller.userId, true);
}

}  // namespace

void Extensions::serve(Service &service)
{
    service.on<GetConfigurationSegment>(getSegments);
    service.on<SetConfigurationSegment>(putSegment);
    service.on<SetRequiredConfiguration>(setRequired);
    service.on<SendPubSubMessage>(sendPubSub);
    service.on<SendExtensionChatMessage>(sendToChat);
    service.on<GetExtensions>(getExtensions);
    service.on<GetReleasedExtensions>([this](const auto &in) {
        return listed(version(in.extensionId, in.extensionVersion, ExtensionState::Released));
    });
    service.on<GetExtensionLiveChannels>(
        [this](const auto &in) { return liveChannels(in.extensionId, in.first.value_or(20), in.after); });
    service.on<GetExtensionSecrets>(getSecrets);
    service.on<CreateExtensionSecret>(createSecret);
    service.on<GetUserExtensions>([this](const Caller &caller, const auto &) {
        return installed(caller.userId, !caller.mayAny(Scope::UserEditBroadcast));
    });
    service.on<GetUserActiveExtensions>(getActive);
    service.on<UpdateUserExtensions>(updateActive);
}

}  // namespace Sidestage::Sandbox
