// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPoint;
class QWidget;

namespace Sidestage {

/// Shows a tip over `widget` at this place of the screen, in lines of a length that can be read; an empty
/// text hides the one that is shown. As in every tip, the text is plain (Theme).
void showTip(const QPoint &place, const QString &text, QWidget *widget);

}  // namespace Sidestage
