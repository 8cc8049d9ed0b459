// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace Sidestage {

/// Opens the menu below the button, with its left edge at that of the button, or right edge at right edge if
/// the layout is from right to left.
void popUpBelow(QMenu *menu, const QWidget *button);
/// Same, above the button.
void popUpAbove(QMenu *menu, const QWidget *button);

}  // namespace Sidestage
