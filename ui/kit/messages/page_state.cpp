// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_state.h"

#include "empty_state.h"
#include "kit/layout/skeleton.h"
#include "kit/theme/named.h"

#include <QApplication>
#include <QLineEdit>

namespace Sidestage {

PageState::PageState(QWidget *list, const QString &name, QWidget *parent)
    : QStackedWidget(parent)
    , m_empty(named(name, new EmptyState))
{
    addWidget(list);
    addWidget(m_empty);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (const auto act = m_act)  // may replace itself
            act();
    });
}

void PageState::showList()
{
    replaceShown(widget(0));
}

/// The keyboard stays here, so that the keys of the page work, and is given back with the list.
void PageState::replaceShown(QWidget *shown)
{
    if (shown == currentWidget())
        return;
    QWidget *const focus = QApplication::focusWidget();
    const bool hadFocus = isAncestorOf(focus);
    if (hadFocus && currentIndex() == 0)
        m_focus = focus;
    setCurrentWidget(shown);
    if (shown != widget(0)) {
        if (hadFocus)
            shown->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (m_focus && (hadFocus || !focus))
        m_focus->setFocus(Qt::OtherFocusReason);
    m_focus.clear();
}

void PageState::showLoading()
{
    if (!m_loading) {
        m_loading = new Skeleton(8);
        addWidget(m_loading);
    }
    replaceShown(m_loading);
}

void PageState::showEmpty(Icon icon, const QString &sentence, const QString &action,
                          std::function<void()> act)
{
    m_act = std::move(act);
    m_empty->setIcon(icon);
    m_empty->setSentence(sentence);
    m_empty->setAction(action);
    const bool hadFocus = widget(0)->isAncestorOf(QApplication::focusWidget());
    replaceShown(m_empty);
    // Only while something is searched: the keys of a list that is still empty must not be typed there.
    const auto *search = qobject_cast<const QLineEdit *>(m_search);
    if (hadFocus && search && search->isVisible() && !search->text().isEmpty())
        m_search->setFocus(Qt::OtherFocusReason);
}

}  // namespace Sidestage
