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
/// placeholder is unknown, has an empty value or stands before the path, or the result is not an http(s) URL.
Result<QUrl> filledTemplate(const QString &urlTemplate, const QString &id, const QString &format,
                            const QString &themeMode, const QString &scale);

/// An entry with the data of its picture's URL: a template, or else URLs by size.
struct PictureItem
{
    PictureEntry entry{};
    QString folded{};  ///< The text that is searched: searchedText() of the entry.

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
    QList<Sized> still{};  ///< By size; if there are two sets, those for a light background.
    QList<Sized> stillDark{};
    QList<Sized> moving{};
    QList<Sized> movingDark{};

    bool operator==(const PictureItem &) const = default;
};

/// The text of an entry that is searched, case-folded. An untypable character separates the fields, so that a
/// match cannot span two fields.
QString searchedText(const PictureEntry &entry);

PictureItem pictureItem(const Api::Emote &emote, const QString &urlTemplate, PictureEntry::Kind kind);
/// In the order of display.
QList<PictureItem> pictureItems(const Api::EmoteList &list, PictureEntry::Kind kind);
QList<PictureItem> pictureItems(const QList<Api::BadgeSet> &sets, PictureEntry::Kind kind);
/// The channel's own cheermotes, and the others; display-only ones are left out.
std::pair<QList<PictureItem>, QList<PictureItem>> pictureItems(const QList<Api::Cheermote> &cheermotes);

/// The URL of the requested picture; empty: there is none.
QUrl pictureUrl(const PictureItem &item, const PictureRequest &request);

}  // namespace Sidestage

Q_DECLARE_TYPEINFO(Sidestage::PictureItem, Q_RELOCATABLE_TYPE);
