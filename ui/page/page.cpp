// SPDX-License-Identifier: GPL-3.0-or-later
#include "page.h"

#include "page_action.h"

namespace Sidestage {

QAction *PageView::addAction(QAnyStringView name, Icon icon, const QString &text, const QKeySequence &key,
                             std::function<void()> act, Where where)
{
    QAction *action = addPageAction(this, name, icon, text, key, std::move(act));
    m_actions.append(action);
    if (where == Where::Head)
        m_headActions.append(action);
    return action;
}

}  // namespace Sidestage
