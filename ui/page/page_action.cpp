// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_action.h"

#include "kit/theme/named.h"

#include <QAction>
#include <QWidget>

namespace Sidestage {

QAction *addPageAction(QWidget *widget, QAnyStringView name, Icon symbol, const QString &text,
                       const QKeySequence &key, std::function<void()> act)
{
    auto *action = named(name, new QAction(Icons::icon(symbol), text, widget));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false);  // a held key must not act on what comes next
    QObject::connect(action, &QAction::triggered, widget, [act = std::move(act)] { act(); });
    widget->addAction(action);
    return action;
}

void setBlocked(QAction *action, const QString &reason)
{
    action->setEnabled(reason.isEmpty());
    action->setToolTip(reason);
}

}  // namespace Sidestage
