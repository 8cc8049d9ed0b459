// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client_rig.h"

#include "chat/emotes/picture_book.h"

namespace Sidestage {

/// Text of JSON with the other quotes: easier to read.
inline QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

inline int count(const PictureBook &book, PictureEntry::Kind kind)
{
    int found = 0;
    for (int row = 0; row < book.rowCount(); ++row)
        found += book.entry(row).kind == kind ? 1 : 0;
    return found;
}

inline void read(PictureBook &book)
{
    book.refresh();
    QTRY_VERIFY(!book.isReading());
}

}  // namespace Sidestage
