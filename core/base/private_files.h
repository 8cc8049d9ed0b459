// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

// Sidestage's own files hold data of viewers, donors and followers. No other user of this computer may read
// them, whatever the default permissions of new files are. On Windows, where files have no such permissions,
// the user's own folder protects them, and these functions only create missing folders.

/// Creates a folder that only its user can access. An existing folder is left unchanged. Returns false if the
/// folder cannot be created.
bool makePrivateFolder(const QString &path);
/// Creates an empty file that only its user can access, from the start. An existing file is left unchanged.
void createPrivateFile(const QString &path);
/// Removes all permissions of group and others from an existing file or folder.
void makePrivate(const QString &path);

}  // namespace Sidestage
