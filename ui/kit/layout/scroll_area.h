// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace Sidestage {

/// Makes a scroll area without a frame for the content of a page or dialog, which it owns and keeps as wide
/// as itself. Only the content gets the keyboard focus.
QScrollArea *makeScrollArea(QWidget *content);

}  // namespace Sidestage
