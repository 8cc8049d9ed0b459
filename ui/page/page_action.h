// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QKeySequence>
#include <QString>

#include <functional>

class QAction;
class QWidget;

namespace Sidestage {

/// Adds an action to a page, a view or a card. Its key works while the focus is in it. No name: none is
/// needed to find it.
QAction *addPageAction(QWidget *widget, const char *name, Icon symbol, const QString &text,
                       const QKeySequence &key, std::function<void()> act);

}  // namespace Sidestage
