// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

/// The kinds of picture lists of a channel.
enum class PicturePart : quint8 { Emotes, Badges, Cheermotes };

/// One emote, badge or cheermote tier, without its picture.
struct PictureEntry
{
    enum class Kind : quint8 { ChannelEmote, GlobalEmote, OwnEmote, ChannelBadge, GlobalBadge, Cheermote };

    Kind kind = Kind::ChannelEmote;
    QString id{};
    QString name{};           ///< The text to type, or the title of a badge.
    QString group{};          ///< Tier ("1000"), type, badge set, or prefix of a cheermote.
    QString type{};           ///< Type of an emote or cheermote in the service's terms; empty: unknown.
    QString tier{};           ///< Tier of a subscriber emote: "1000", "2000", "3000".
    QString setId{};          ///< Set of an emote or badge; empty: unknown.
    bool isAnimated = false;  ///< An animated picture exists.
    qint64 bits = 0;          ///< Minimum Bits of a cheermote.
    QString color{};          ///< Color of a cheermote: "#RRGGBB".
    QString description{};

    bool operator==(const PictureEntry &) const = default;
};

/// Which picture of an entry is requested.
struct PictureRequest
{
    bool dark = false;      ///< For a dark background.
    double scale = 1.0;     ///< Pixels per 28 px (badges: 18 px), rounded up.
    bool animated = false;  ///< Prefer an animated one.

    bool operator==(const PictureRequest &) const = default;
};

}  // namespace Sidestage
