// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

// What Sidestage keeps for itself is of viewers, donors and followers as well, and nobody else's on this
// computer, whatever the system lets new files be. Where files have no such permissions (Windows) the user's
// own folder sees to that, and these do nothing more than make what is missing.

/// Makes a folder for its user alone; one that is there stays as it is. False: it cannot be made.
bool makePrivateFolder(const QString &path);
/// Makes an empty file for its user alone, so that it never is anything else; what is there stays as it is.
void createPrivateFile(const QString &path);
/// Takes from others what they may do with a file or a folder that is there.
void makePrivate(const QString &path);

}  // namespace Sidestage
