// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Sidestage {

/// The words of a text for the archive's index: letters and digits of any script, without diacritics and
/// differences of case ("Café" is "cafe", "Straße" is "strasse"). Each Han character and kana is a word,
/// because they are written without spaces.
///
/// Used for the stored texts and for queries, so that both are split in the same way; the index itself only
/// splits at spaces.
QStringList wordsOf(const QString &text);

/// Whether each of `wanted` is a prefix of one of `words`.
bool allBegin(const QStringList &wanted, const QStringList &words);

}  // namespace Sidestage
