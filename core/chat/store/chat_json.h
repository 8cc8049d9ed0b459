// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat_store.h"

namespace Sidestage {

// Presets as a file. The format is Sidestage's own; docs/chat.md describes it.

struct PresetImport
{
    QList<ModePreset> presets{};
    QStringList problems{};  ///< What was left out, as messages for the user.
};

QByteArray writePresets(const QList<ModePreset> &presets);
/// Error Protocol, with a message for the user: not a file of presets, or one of a later version.
Result<PresetImport> readPresets(const QByteArray &json);

namespace PresetFile {
inline constexpr qsizetype maxBytes = 1024 * 1024;
inline constexpr int maxPresets = 200;
inline constexpr int maxProblems = 100;
inline constexpr int longestName = 100;
}  // namespace PresetFile

}  // namespace Sidestage
