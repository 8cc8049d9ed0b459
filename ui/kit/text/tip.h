// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPoint;
class QWidget;

namespace Sidestage {

/// Shows a tool tip over `widget` at this screen position, wrapped to readable lines. An empty text hides the
/// current one. As in every tool tip, the text is plain (see Theme).
void showTip(const QPoint &place, const QString &text, QWidget *widget);

}  // namespace Sidestage
