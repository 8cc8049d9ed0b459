// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

namespace Sidestage::ChatRows {

// Helpers for reading and writing the tables of the chat.

inline Result<void> plain(const Result<int> &done)
{
    return done ? Result<void>() : Result<void>(done.error());
}

/// For a column that cannot be NULL.
inline QString orEmpty(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

template <class Enum>
Enum enumAt(const Rows &rows, int column, Enum last, Enum otherwise)
{
    const qint64 number = rows.integer(column);
    return number < 0 || number > qint64(last) ? otherwise : Enum(number);
}

}  // namespace Sidestage::ChatRows
