// SPDX-License-Identifier: GPL-3.0-or-later
#include "capabilities.h"

#include <QCoreApplication>

namespace Sidestage {

QList<Capability> capabilities()
{
    using Api::Scope;
    // Not named tr: lupdate would collect the texts in it without their context.
    const auto words = [](const char *text) { return QCoreApplication::translate("Capability", text); };
    return {
        {.id = QStringLiteral("channel"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Edit the channel, see its editors")),
         .scopes = {Scope::ChannelManageBroadcast, Scope::ChannelReadEditors}},
        {.id = QStringLiteral("description"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Change your description")),
         .scopes = {Scope::UserEdit}},
        {.id = QStringLiteral("stream-key"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Show your stream key")),
         .scopes = {Scope::ChannelReadStreamKey}},
        {.id = QStringLiteral("extensions"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See and choose the active extensions")),
         .scopes = {Scope::UserEditBroadcast, Scope::UserReadBroadcast}},
        {.id = QStringLiteral("rewards"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Manage rewards, decide on redemptions")),
         .scopes = {Scope::ChannelManageRedemptions},
         .role = Capability::Role::Affiliate},
        {.id = QStringLiteral("ads"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See the ad schedule, snooze and run ads")),
         .scopes = {Scope::ChannelReadAds, Scope::ChannelManageAds, Scope::ChannelEditCommercial},
         .role = Capability::Role::Affiliate},
        {.id = QStringLiteral("chat"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Manage chat modes, announce, shout out")),
         .scopes = {Scope::ModeratorManageAnnouncements, Scope::ModeratorManageChatSettings,
                    Scope::ModeratorManageShieldMode, Scope::ModeratorManageShoutouts,
                    Scope::ModeratorReadChatSettings, Scope::ModeratorReadChatters, Scope::UserReadChat,
                    Scope::UserReadEmotes, Scope::UserReadModeratedChannels},
         .role = Capability::Role::Moderator},
        // Together with the scopes of "chat", these are the scopes that channel.moderate requires (api-facts
        // D6).
        {.id = QStringLiteral("moderation"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See moderators’ actions in chats")),
         .scopes
         = {Scope::ModeratorReadBannedUsers, Scope::ModeratorReadBlockedTerms,
            Scope::ModeratorReadChatMessages, Scope::ModeratorReadModerators,
            Scope::ModeratorReadUnbanRequests, Scope::ModeratorReadVips, Scope::ModeratorReadWarnings},
         .role = Capability::Role::Moderator},
        {.id = QStringLiteral("moderate"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Moderate chats and write in them")),
         .scopes = {Scope::ModeratorManageAutomod, Scope::ModeratorManageAutomodSettings,
                    Scope::ModeratorManageBannedUsers, Scope::ModeratorManageBlockedTerms,
                    Scope::ModeratorManageChatMessages, Scope::ModeratorManageUnbanRequests,
                    Scope::ModeratorManageWarnings, Scope::ModeratorReadAutomodSettings,
                    Scope::ModeratorReadSuspiciousUsers, Scope::UserWriteChat},
         .role = Capability::Role::Moderator},
        {.id = QStringLiteral("roles"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See your moderators and VIPs")),
         .scopes = {Scope::ChannelReadVips, Scope::ModerationRead}},
        {.id = QStringLiteral("manage-roles"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Add and remove moderators and VIPs")),
         .scopes = {Scope::ChannelManageModerators, Scope::ChannelManageVips}},
        {.id = QStringLiteral("blocks"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See and change whom you block")),
         .scopes = {Scope::UserManageBlockedUsers, Scope::UserReadBlockedUsers}},
        {.id = QStringLiteral("subscribers"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See subscribers")),
         .scopes = {Scope::ChannelReadSubscriptions},
         .role = Capability::Role::Affiliate},
        {.id = QStringLiteral("community"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See followers and followed channels")),
         .scopes = {Scope::ModeratorReadFollowers, Scope::UserReadFollows}},
        {.id = QStringLiteral("interact"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Run polls and predictions, raid, see hype trains")),
         .scopes = {Scope::ChannelManagePolls, Scope::ChannelManagePredictions, Scope::ChannelManageRaids,
                    Scope::ChannelReadHypeTrain}},
        {.id = QStringLiteral("schedule"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Plan the stream schedule")),
         .scopes = {Scope::ChannelManageSchedule}},
        {.id = QStringLiteral("moments"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "Make clips, delete videos")),
         .scopes = {Scope::ClipsEdit, Scope::ChannelManageVideos}},
        {.id = QStringLiteral("goals"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See the goals of the channel")),
         .scopes = {Scope::ChannelReadGoals}},
        {.id = QStringLiteral("bits"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See who cheers with Bits")),
         .scopes = {Scope::BitsRead},
         .role = Capability::Role::Affiliate},
        {.id = QStringLiteral("charity"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See the charity campaign and its donations")),
         .scopes = {Scope::ChannelReadCharity},
         .role = Capability::Role::Affiliate},
        {.id = QStringLiteral("analytics"),
         .title = words(QT_TRANSLATE_NOOP("Capability", "See reports of games and extensions")),
         .scopes = {Scope::AnalyticsReadGames, Scope::AnalyticsReadExtensions}},
    };
}

Api::ScopeSet everyScopeInUse()
{
    Api::ScopeSet all;
    for (const Capability &capability : capabilities())
        all = all | capability.scopes;
    return all;
}

Api::ScopeSet missingScopes(const Api::ScopeSet &granted)
{
    QStringList missing = everyScopeInUse().names();
    const QStringList names = granted.names();
    missing.removeIf([&names](const QString &name) { return names.contains(name); });
    return Api::ScopeSet::fromNames(missing);
}

}  // namespace Sidestage
