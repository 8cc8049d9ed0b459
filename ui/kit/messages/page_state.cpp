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
    setCurrentIndex(0);
}

void PageState::showLoading()
{
    if (!m_loading) {
        m_loading = new Skeleton(8);
        addWidget(m_loading);
    }
    setCurrentWidget(m_loading);
}

void PageState::showEmpty(Icon icon, const QString &sentence, const QString &action,
                          std::function<void()> act)
{
    m_act = std::move(act);
    m_empty->setIcon(icon);
    m_empty->setSentence(sentence);
    m_empty->setAction(action);
    const bool hadFocus = widget(0)->isAncestorOf(QApplication::focusWidget());
    setCurrentIndex(1);
    // Only while something is searched: the keys of a list that is still empty must not be typed there. Qt
    // gives the keyboard back to the list when it is shown again.
    const auto *search = qobject_cast<const QLineEdit *>(m_search);
    if (hadFocus && search && search->isVisible() && !search->text().isEmpty())
        m_search->setFocus(Qt::OtherFocusReason);
}

}  // namespace Sidestage
