// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "api/emotes.h"
#include "base/result.h"

namespace Sidestage::Sandbox {

class Dice;
class World;

/// Emotes, badges and cheermotes: global ones, and those of the channels. Their pictures are drawn when
/// they are asked for, see pictures/.
class PictureBooks
{
public:
    /// The tables this keeps, as a migration of the store.
    static const char *const tables;

    explicit PictureBooks(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice);

    /// How the URL of an emote's picture is made.
    QString urlTemplate() const;
    Result<QList<Api::Emote>> globalEmotes();
    Result<QList<Api::Emote>> channelEmotes(const QString &broadcasterId);
    Result<QList<Api::Emote>> emotesOfSets(const QStringList &setIds);

    struct Slice
    {
        QList<Api::Emote> rows{};
        std::optional<qint64> next{};  ///< The row behind which the next page begins.
    };
    /// All that the user may write: the global ones, those of channels they subscribe to, follower emotes
    /// of `broadcasterId` if they follow it.
    Result<Slice> emotesOfUser(const QString &userId, const std::optional<QString> &broadcasterId,
                               std::optional<qint64> after, int count);
    Result<QList<Api::BadgeSet>> globalBadges();
    Result<QList<Api::BadgeSet>> channelBadges(const QString &broadcasterId);
    /// Ascending by order; with the channel's own when there is one.
    Result<QList<Api::Cheermote>> cheermotes(const std::optional<QString> &broadcasterId);

private:
    World &m_world;
};

}  // namespace Sidestage::Sandbox
