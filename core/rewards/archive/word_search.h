// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Sidestage {

/// The words of a text as the archive's index knows them: letters and digits of any script, without
/// diacritics and differences of case ("Café" is "cafe", "Straße" is "strasse"). Han characters and kana,
/// which are written without spaces, are a word each.
///
/// What is stored and what is looked for both come from here, so that they cannot differ; the index itself
/// only splits at spaces.
QStringList wordsOf(const QString &text);

/// Whether each of `wanted` is the beginning of one of `words`.
bool allBegin(const QStringList &wanted, const QStringList &words);

}  // namespace Sidestage
