// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "api/emotes.h"
#include "base/result.h"
#include "picture_entry.h"

#include <QUrl>

#include <utility>

namespace Sidestage {

/// Fills {{id}}, {{format}}, {{theme_mode}} and {{scale}} of a template, percent-encoded. Error Protocol: a
/// placeholder that is not known, that has nothing to put in or stands before the path, or no http(s) URL
/// comes of it.
Result<QUrl> filledTemplate(const QString &urlTemplate, const QString &id, const QString &format,
                            const QString &themeMode, const QString &scale);

/// An entry with what its picture's URL is made of: by template, or else from URLs by size.
struct PictureItem
{
    PictureEntry entry{};
    QString folded{};  ///< What is searched: searchedText() of the entry.

    QString urlTemplate{};
    QStringList formats{};
    QStringList themes{};
    QStringList scales{};
    struct Sized
    {
        double scale = 1.0;
        QUrl url{};
        bool operator==(const Sized &) const = default;
    };
    QList<Sized> still{};  ///< By size; for a light background, if there are two.
    QList<Sized> stillDark{};
    QList<Sized> moving{};
    QList<Sized> movingDark{};

    bool operator==(const PictureItem &) const = default;
};

/// What is searched of it: a character that nobody types keeps words of one field apart from those of the
/// next.
QString searchedText(const PictureEntry &entry);

PictureItem pictureItem(const Api::Emote &emote, const QString &urlTemplate, PictureEntry::Kind kind);
/// In the order in which they are shown.
QList<PictureItem> pictureItems(const Api::EmoteList &list, PictureEntry::Kind kind);
QList<PictureItem> pictureItems(const QList<Api::BadgeSet> &sets, PictureEntry::Kind kind);
/// Those that the channel has made for itself, and the others; what is not to be offered is left out.
std::pair<QList<PictureItem>, QList<PictureItem>> pictureItems(const QList<Api::Cheermote> &cheermotes);

/// Where the picture is, for this wish; empty: there is none.
QUrl pictureUrl(const PictureItem &item, const PictureRequest &request);

}  // namespace Sidestage

Q_DECLARE_TYPEINFO(Sidestage::PictureItem, Q_RELOCATABLE_TYPE);
