// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QKeySequence>
#include <QString>

#include <functional>

class QAction;
class QWidget;

namespace Sidestage {

/// Adds an action to a card or a widget in it; pages and views have PageView::addAction(). Its key works
/// while the focus is in the widget, once if it is held. No name: none is needed to find it.
QAction *addPageAction(QWidget *widget, QAnyStringView name, Icon symbol, const QString &text,
                       const QKeySequence &key, std::function<void()> act);

/// Disables an action and gives the reason as its tooltip. No reason: enables it, and the tooltip is again
/// its text, also if that changes later.
void setBlocked(QAction *action, const QString &reason);

}  // namespace Sidestage
