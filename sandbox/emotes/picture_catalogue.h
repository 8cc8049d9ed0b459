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

/// Emotes, badges and cheermotes, both global ones and those of channels. Their pictures are drawn on request
/// (images.cpp, pictures/). A `look` describes a picture in a few words.
class PictureCatalogue : public Area
{
public:
    static const char *const tables;
    /// The owner of everything that belongs to the service and not to a channel.
    static constexpr qint64 nobody = 0;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// Returns the template for the URLs of emote pictures.
    QString urlTemplate() const;
    Result<QList<Api::Emote>> globalEmotes();
    /// Empty for a channel without emotes, and for one that does not exist.
    Result<QList<Api::Emote>> channelEmotes(const QString &broadcasterId);
    /// In the order of the ids; unknown and repeated ids are ignored.
    Result<QList<Api::Emote>> emotesOfSets(const QStringList &setIds);

    /// The last emote of a page. A user's emotes are sorted by owner, the global ones first.
    struct Place
    {
        qint64 ownerId = nobody;
        qint64 number = 0;  ///< Number in the table; the default lies before the first.
    };
    struct Slice
    {
        QList<Api::Emote> rows{};
        std::optional<Place> next{};  ///< The last row of this page; the next page begins after it.
    };
    /// Returns all emotes that the user may use: global ones, those of subscribed channels, and the follower
    /// emotes of `broadcasterId` if the user follows it.
    Result<Slice> emotesOfUser(const QString &userId, const std::optional<QString> &broadcasterId,
                               Place after, int count);
    /// Lets the user use the channel's emotes for Bits.
    Result<void> giveBitsEmotes(const QString &userId, const QString &broadcasterId);
    /// The version of the badge that a subscriber has in the chat of the channel.
    QString subscriberBadge(const QString &broadcasterId, int tier, int months);

    Result<QList<Api::BadgeSet>> globalBadges();
    /// Empty for a channel without its own badges.
    Result<QList<Api::BadgeSet>> channelBadges(const QString &broadcasterId);
    /// Sorted by `order`. Includes the channel's own cheermote if it is a partner or affiliate.
    Result<QList<Api::Cheermote>> cheermotes(const std::optional<QString> &broadcasterId);

    /// What is needed to draw an emote, badge or cheermote. The functions return none if it does not exist.
    /// `owner` is written as in the URLs: "global", or a user's id.
    struct Sight
    {
        QString whose{};  ///< Determines the colours, which are the same for all pictures of a channel.
        QString look{};
        bool animated = false;
    };
    std::optional<Sight> emote(const QString &id);
    std::optional<Sight> badge(const QString &owner, const QString &setId, const QString &version);
    std::optional<Sight> cheermote(const QString &owner, const QString &prefix);
    /// Returns the look of a channel's mascot; empty if it has none.
    QString mascot(const QString &userId);
    /// Returns the minimum Bits of each tier; the last is also the maximum of a cheer.
    static std::span<const int> cheerTiers();

    void serve(Service &service) override;

private:
    QString base() const;
    /// Returns the owner id for an owner in a URL; none when it is invalid.
    static std::optional<qint64> ownerOf(const QString &owner);
    QList<Api::Cheermote> channelCheermote(const QString &broadcasterId);
    /// Lists that never change and are requested often. Their URLs begin with `base`.
    struct Kept
    {
        QString base{};
        std::optional<QList<Api::Emote>> emotes{};
        std::optional<QList<Api::BadgeSet>> badges{};
        std::optional<QList<Api::Cheermote>> cheermotes{};
    };
    Kept &cache();

    Kept m_kept{};
};

}  // namespace Sidestage::Sandbox
