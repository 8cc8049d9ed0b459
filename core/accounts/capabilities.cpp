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
        {.id = QStringLiteral("community"),
         .title = tr(QT_TRANSLATE_NOOP("Capability", "See followers and followed channels")),
         .scopes = {Scope::ModeratorReadFollowers, Scope::UserReadFollows}},
    };
}

}  // namespace Sidestage
