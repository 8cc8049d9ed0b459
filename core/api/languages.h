// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringView>

namespace Sidestage::Api {

/// A language that a channel can broadcast in.
struct Language
{
    const char *code;     ///< ISO 639-1: "de". "other" for all that are not in the list.
    const char *name;     ///< In English, for translation in context "Language".
    const char *autonym;  ///< In the language itself, UTF-8; empty for "other".
};

/// The languages the service supports, by English name; "other" comes last.
const QList<Language> &languages();
/// The language with this code, in any case; null when the service does not support it.
const Language *findLanguage(QStringView code);

}  // namespace Sidestage::Api
