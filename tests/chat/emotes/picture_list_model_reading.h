// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_world.h"

#include "chat/emotes/picture_list_model.h"

namespace Sidestage {

/// JSON with single quotes, which are easier to read in C++.
inline QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

inline int count(const PictureListModel &model, PictureEntry::Kind kind)
{
    int found = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        found += model.entry(row).kind == kind ? 1 : 0;
    return found;
}

inline void read(PictureListModel &model)
{
    model.refresh();
    QTRY_VERIFY(!model.isReading());
}

}  // namespace Sidestage
