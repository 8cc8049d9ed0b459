// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

class QSaveFile;

namespace Sidestage {

/// Opens a file that replaces the one at its path when it is committed. Refuses devices, pipes and folders,
/// which replacing would destroy. Errors: Storage, with the system's message.
Result<void> openToReplace(QSaveFile &file);
/// Replaces the file at `path` by one with these bytes, or leaves it as it was. Errors: Storage.
Result<void> replaceFile(const QString &path, const QByteArray &bytes);

}  // namespace Sidestage
