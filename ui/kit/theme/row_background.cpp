// SPDX-License-Identifier: GPL-3.0-or-later
#include "row_background.h"

#include "theme.h"

#include <QPainter>

namespace Sidestage {

void paintRowBackground(QPainter *painter, const QStyleOptionViewItem &option, bool hovered)
{
    const Tokens &t = Theme::tokens();
    const bool group = option.index.data(RowRole::IsGroup).toBool();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, t.select);
    else if (hovered)
        painter->fillRect(option.rect, t.hover);
    else if (group)
        painter->fillRect(option.rect, t.window);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), t.line);
}

}  // namespace Sidestage
