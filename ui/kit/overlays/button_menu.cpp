// SPDX-License-Identifier: GPL-3.0-or-later
#include "button_menu.h"

#include <QMenu>

namespace Sidestage {

/// QMenu places its left edge, in every layout.
static int leftEdge(const QMenu *menu, const QWidget *button)
{
    return button->isRightToLeft() ? button->width() - menu->sizeHint().width() : 0;
}

/// Some menus are filled only when they are about to be shown. Their size is needed before.
static void fill(QMenu *menu)
{
    menu->ensurePolished();
    Q_EMIT menu->aboutToShow();
}

void popUpBelow(QMenu *menu, const QWidget *button)
{
    if (button->isRightToLeft())
        fill(menu);
    menu->popup(button->mapToGlobal(QPoint(leftEdge(menu, button), button->height())));
}

void popUpAbove(QMenu *menu, const QWidget *button)
{
    fill(menu);
    menu->popup(button->mapToGlobal(QPoint(leftEdge(menu, button), -menu->sizeHint().height())));
}

}  // namespace Sidestage
