// SPDX-License-Identifier: GPL-3.0-or-later
#include "page.h"

#include "page_action.h"

#include <QApplication>
#include <QEvent>

namespace Sidestage {

QAction *PageView::addAction(QAnyStringView name, Icon icon, const QString &text, const QKeySequence &key,
                             std::function<void()> act, Where where)
{
    QAction *action = addPageAction(this, name, icon, text, key, std::move(act));
    m_actions.append(action);
    if (where != Where::Head)
        return action;
    m_headActions.append(action);
    // Its button, which shows the key, is not in the page. Letters alone stay those of the page.
    if (key.count() > 0 && key[0].keyboardModifiers().testFlag(Qt::ControlModifier))
        action->setShortcutContext(Qt::WindowShortcut);
    return action;
}

// A widget that has the focus may be hidden or disabled, also while a dialog is open. Then nothing would have
// the focus, and the keys of the page would not work.

Page::Page(QWidget *parent)
    : PageView(parent)
{
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *before, const QWidget *now) {
        if (!now && before && isAncestorOf(before))
            keepFocus();
    });
}

Page::~Page()
{
    // What is in the page loses the focus while it ends.
    disconnect(qApp, nullptr, this, nullptr);
}

bool Page::event(QEvent *event)
{
    if (event->type() == QEvent::WindowActivate)
        keepFocus();
    return PageView::event(event);
}

void Page::keepFocus()
{
    const auto take = [this] {
        if (isVisible() && isActiveWindow() && !QApplication::focusWidget())
            setFocus(Qt::OtherFocusReason);
    };
    QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
}

}  // namespace Sidestage
