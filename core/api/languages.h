// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringView>

namespace Sidestage::Api {

/// A language that a channel can broadcast in.
struct Language
{
    const char *code;     ///< ISO 639-1: "de". "other" for all languages not in the list.
    const char *name;     ///< In English, for translation in context "Language".
    const char *autonym;  ///< In the language itself, UTF-8; empty for "other".
};

/// Returns the languages that the service supports, by English name; "other" is last.
const QList<Language> &languages();
/// Returns the language with this code, case-insensitively, or null if the service does not support it.
const Language *findLanguage(QStringView code);

}  // namespace Sidestage::Api
