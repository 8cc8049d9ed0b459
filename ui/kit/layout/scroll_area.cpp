// SPDX-License-Identifier: GPL-3.0-or-later
#include "scroll_area.h"

namespace Sidestage {

QScrollArea *makeScrollArea(QWidget *content)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

}  // namespace Sidestage
