// SPDX-License-Identifier: GPL-3.0-or-later
#include "capabilities.h"

#include <QCoreApplication>

namespace Sidestage {

QList<Capability> capabilities()
{
    using Api::Scope;
    const auto tr = [](const char *text) { return QCoreApplication::translate("Capability", text); };
    return {
        {.id = QStringLiteral("channel"),
         .title = tr(QT_TRANSLATE_NOOP("Capability", "Edit the channel, see its editors")),
         .scopes = {Scope::ChannelManageBroadcast, Scope::ChannelReadEditors}},
        {.id = QStringLiteral("rewards"),
         .title = tr(QT_TRANSLATE_NOOP("Capability", "Manage rewards, decide on redemptions")),
         .scopes = {Scope::ChannelManageRedemptions}},
        {.id = QStringLiteral("chat"),
         .title = tr(QT_TRANSLATE_NOOP(
             "Capability",
             "Look after the chats you moderate: modes, announcements, shoutouts, Shield Mode")),
         .scopes = {Scope::ModeratorManageAnnouncements, Scope::ModeratorManageChatSettings,
                    Scope::ModeratorManageShieldMode, Scope::ModeratorManageShoutouts,
                    Scope::ModeratorReadChatSettings, Scope::ModeratorReadChatters, Scope::UserReadChat,
                    Scope::UserReadEmotes, Scope::UserReadModeratedChannels}},
        {.id = QStringLiteral("moderation"),
         .title = tr(QT_TRANSLATE_NOOP("Capability", "See who changed what where you moderate")),
         .scopes = {Scope::ModeratorReadBannedUsers, Scope::ModeratorReadBlockedTerms,
                    Scope::ModeratorReadChatMessages, Scope::ModeratorReadChatSettings,
                    Scope::ModeratorReadModerators, Scope::ModeratorReadUnbanRequests,
                    Scope::ModeratorReadVips, Scope::ModeratorReadWarnings}},
        {.id = QStringLiteral("roles"),
         .title = tr(QT_TRANSLATE_NOOP("Capability", "See your moderators and VIPs")),
         .scopes = {Scope::ChannelReadVips, Scope::ModerationRead}},
        {.id = QStringLiteral("community"),
         .title = tr(QT_TRANSLATE_NOOP("Capability", "See followers and followed channels")),
         .scopes = {Scope::ModeratorReadFollowers, Scope::UserReadFollows}},
    };
}

}  // namespace Sidestage
