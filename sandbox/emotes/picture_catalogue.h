// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "api/emotes.h"
#include "base/result.h"
#include "sandbox/world/area.h"

#include <QUrl>

#include <optional>
#include <span>

namespace Sidestage::Sandbox {

/// Emotes, badges and cheermotes: global ones, and those of the channels. Their pictures are drawn when
/// they are asked for (images.cpp, pictures/); a `look` says in a few words what they show.
class PictureCatalogue : public Area
{
public:
    static const char *const tables;
    /// What belongs to the service and not to a channel has this owner.
    static constexpr qint64 nobody = 0;

    explicit PictureCatalogue(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice) override;

    /// How the URL of an emote's picture is made.
    QString urlTemplate() const;
    Result<QList<Api::Emote>> globalEmotes();
    /// Empty for a channel without any, and for one that does not exist.
    Result<QList<Api::Emote>> channelEmotes(const QString &broadcasterId);
    /// In the order of the ids; unknown and repeated ones are ignored.
    Result<QList<Api::Emote>> emotesOfSets(const QStringList &setIds);

    /// Where a page of a user's emotes ends: they are ordered by their owner, those of nobody first.
    struct Place
    {
        qint64 ownerId = nobody;
        qint64 number = 0;  ///< Within the table; the default lies before the first.
    };
    struct Slice
    {
        QList<Api::Emote> rows{};
        std::optional<Place> next{};  ///< The row behind which the next page begins.
    };
    /// All that the user may write: the global ones, those of channels they subscribe to, follower emotes
    /// of `broadcasterId` if they follow it.
    Result<Slice> emotesOfUser(const QString &userId, const std::optional<QString> &broadcasterId,
                               Place after, int count);
    /// Lets the user write the channel's emotes up to `tier` (1000, 2000, 3000), and those for Bits.
    Result<void> giveAccess(const QString &userId, const QString &broadcasterId, int tier, bool bits = false);

    Result<QList<Api::BadgeSet>> globalBadges();
    /// Empty for a channel without badges of its own.
    Result<QList<Api::BadgeSet>> channelBadges(const QString &broadcasterId);
    /// Ascending by order; with the channel's own when it is a partner or an affiliate.
    Result<QList<Api::Cheermote>> cheermotes(const std::optional<QString> &broadcasterId);

    /// What is needed to draw one of them; none when there is no such emote, badge or cheermote. `owner`
    /// is as in the URLs: "global", or a user's id.
    struct Sight
    {
        QString whose{};  ///< Decides the colours: those of a channel go together.
        QString look{};
        bool animated = false;
    };
    std::optional<Sight> emote(const QString &id);
    std::optional<Sight> badge(const QString &owner, const QString &setId, const QString &version);
    std::optional<Sight> cheermote(const QString &owner, const QString &prefix);
    /// What stands for a channel; empty for one that has nothing.
    QString mascot(const QString &userId);
    /// The lowest numbers of Bits that make a difference; the last is the most one can cheer.
    static std::span<const int> cheerTiers();

    void serve(Service &service) override;

private:
    QString base() const;
    /// The row of an owner as URLs name it; none when it is no owner.
    static std::optional<qint64> ownerOf(const QString &owner);
    QList<Api::Cheermote> channelCheermote(const QString &broadcasterId);
    /// What never changes and is asked for often, made for `base`.
    struct Kept
    {
        QString base{};
        std::optional<QList<Api::Emote>> emotes{};
        std::optional<QList<Api::BadgeSet>> badges{};
        std::optional<QList<Api::Cheermote>> cheermotes{};
    };
    Kept &cache();

    World &m_world;
    Kept m_kept{};
};

}  // namespace Sidestage::Sandbox
