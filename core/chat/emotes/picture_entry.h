// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

/// Which of the lists of a channel.
enum class PicturePart : quint8 { Emotes, Badges, Cheermotes };

/// One emote, badge or cheermote tier, without its picture.
struct PictureEntry
{
    enum class Kind : quint8 { ChannelEmote, GlobalEmote, OwnEmote, ChannelBadge, GlobalBadge, Cheermote };

    Kind kind = Kind::ChannelEmote;
    QString id{};
    QString name{};   ///< What is typed, or what the badge is called.
    QString group{};  ///< What it comes with, in the service's words: the tier ("1000"), the type, the badge
                      ///< set, the prefix of the cheermote.
    QString type{};   ///< Of an emote or a cheermote, in the service's words; empty: not told.
    QString tier{};   ///< Of an emote for subscribers: "1000", "2000", "3000".
    QString setId{};  ///< Of an emote or a badge; empty: not told.
    bool isAnimated = false;  ///< There is a picture that moves.
    qint64 bits = 0;          ///< Of a cheermote: from so many on.
    QString color{};          ///< Of a cheermote: "#RRGGBB".
    QString description{};

    bool operator==(const PictureEntry &) const = default;
};

/// Which picture of an entry is wanted.
struct PictureRequest
{
    bool dark = false;      ///< For a dark background.
    double scale = 1.0;     ///< Pixels per 28 px (badges: 18 px): the next larger one there is.
    bool animated = false;  ///< If there is one that moves.

    bool operator==(const PictureRequest &) const = default;
};

}  // namespace Sidestage
