// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QUrl;

namespace Sidestage {

class Button;

/// Whether an address may be handed to the system: a web page, by https, or on this computer.
bool mayOpenOutside(const QUrl &url);
/// Opens it in the user's browser. False: not allowed, or there is no browser.
bool openOutside(const QUrl &url);

/// Puts `text` on the clipboard, and lets the button say so for a moment.
void copyFrom(Button *button, const QString &text);

}  // namespace Sidestage
