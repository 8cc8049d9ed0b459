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
    if (auto ok = checkOwn(caller, in.extensionId); !ok)
        return ok.error();
    return world.area<Extensions>().segments(in);
}

Result<void> putSegment(World &world, const Caller &caller, const SetConfigurationSegment &in)
{
    if (auto ok = checkOwn(caller, in.extensionId); !ok)
        return ok;
    return world.area<Extensions>().setSegment(in);
}

Result<void> setRequired(World &world, const Caller &caller, const SetRequiredConfiguration &in)
{
    if (auto ok = checkOwn(caller, in.extensionId); !ok)
        return ok;
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
        if (auto ok = checkChannel(caller, global ? QStringLiteral("all") : *in.broadcasterId); !ok)
            return ok;
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
    if (auto ok = checkOwn(caller, in.extensionId); !ok)
        return ok;
    if (auto ok = checkChannel(caller, in.broadcasterId); !ok)
        return ok;
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
    if (auto ok = checkOwn(caller, in.extensionId); !ok)
        return ok.error();
    return listed(world.area<Extensions>().version(
        in.extensionId, in.extensionVersion,
        in.extensionVersion ? std::nullopt : std::optional(ExtensionState::Released)));
}

Result<QList<Extension>> getReleased(World &world, const Caller &, const GetReleasedExtensions &in)
{
    return listed(
        world.area<Extensions>().version(in.extensionId, in.extensionVersion, ExtensionState::Released));
}

Result<ExtensionChannels> getLiveChannels(World &world, const Caller &, const GetExtensionLiveChannels &in)
{
    return world.area<Extensions>().liveChannels(in.extensionId, in.first.value_or(20), in.after);
}

Result<QList<ExtensionSecretSet>> secretsOf(World &world, const QString &extensionId)
{
    auto secrets = world.area<ExtensionSecrets>().all(extensionId);
    if (!secrets)
        return secrets.error();
    return QList{ExtensionSecretSet{.secrets = *std::move(secrets)}};
}

Result<QList<ExtensionSecretSet>> getSecrets(World &world, const Caller &caller,
                                             const GetExtensionSecrets &in)
{
    if (auto ok = checkOwn(caller, in.extensionId); !ok)
        return ok.error();
    return secretsOf(world, in.extensionId);
}

Result<QList<ExtensionSecretSet>> createSecret(World &world, const Caller &caller,
                                               const CreateExtensionSecret &in)
{
    if (auto ok = checkOwn(caller, in.extensionId); !ok)
        return ok.error();
    if (auto done
        = world.area<ExtensionSecrets>().rotate(in.extensionId, std::chrono::seconds(in.delay.value_or(300)));
        !done)
        return done.error();
    return secretsOf(world, in.extensionId);
}

Result<QList<InstalledExtension>> getInstalled(World &world, const Caller &caller, const GetUserExtensions &)
{
    return world.area<Extensions>().installed(caller.userId, !caller.mayAny(Scope::UserEditBroadcast));
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
    if (auto done = extensions.activate(caller.userId, in.data); !done)
        return done.error();
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
    service.on<GetReleasedExtensions>(getReleased);
    service.on<GetExtensionLiveChannels>(getLiveChannels);
    service.on<GetExtensionSecrets>(getSecrets);
    service.on<CreateExtensionSecret>(createSecret);
    service.on<GetUserExtensions>(getInstalled);
    service.on<GetUserActiveExtensions>(getActive);
    service.on<UpdateUserExtensions>(updateActive);
}

}  // namespace Sidestage::Sandbox
