// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QUrl;

namespace Sidestage {

class Button;

/// Returns whether a URL may be passed to the system: only https, or http on this computer.
bool mayOpenOutside(const QUrl &url);
/// Opens the URL in the user's browser. Returns false if it is not allowed or there is no browser.
bool openOutside(const QUrl &url);

/// Copies `text` to the clipboard. The button shows and announces "Copied" for two seconds.
void copyFrom(Button *button, const QString &text);

}  // namespace Sidestage
