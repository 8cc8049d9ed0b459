// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabbed_page.h"

#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"

#include <QApplication>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace Sidestage {

TabbedPage::TabbedPage(const QString &id, const QString &accessibleName, QWidget *parent)
    : Page(parent)
    , m_id(id)
    , m_tabs(named(id + QStringLiteral("Tabs"), new Segmented(this)))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(id + QStringLiteral("Page"));
    m_tabs->setAccessibleName(accessibleName);
    m_tabs->setWraps();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_stack);
    setPageMargins(layout);
    connect(m_tabs, &Segmented::currentChanged, this, [this] {
        const bool hadFocus = m_stack->isAncestorOf(QApplication::focusWidget());
        updateHead();
        m_stack->setCurrentIndex(m_tabs->currentIndex());
        tabChanged(hadFocus);
        Q_EMIT freshnessChanged();
        Q_EMIT savedChanged();
    });
}

TabbedPage::~TabbedPage()
{
    // Views are destroyed after this and may still emit signals.
    for (PageView *view : views())
        view->disconnect(this);
}

void TabbedPage::addTab(const QString &title, QWidget *view)
{
    const QSignalBlocker quiet(m_tabs);  // the first option becomes the current one
    m_tabs->addOption(title, m_tabs->count());
    if (view)
        m_stack->addWidget(view);
    if (auto *pageView = qobject_cast<PageView *>(view)) {
        connect(pageView, &PageView::freshnessChanged, this, &Page::freshnessChanged);
        connect(pageView, &PageView::savedChanged, this, &Page::savedChanged);
        connect(pageView, &PageView::notified, this, &Page::notified);
        connect(pageView, &PageView::permissionRequested, this, &Page::permissionRequested);
    }
    updateHead();
}

QList<PageView *> TabbedPage::views() const
{
    QList<PageView *> views;
    for (int i = 0; i < m_stack->count(); ++i) {
        if (auto *view = qobject_cast<PageView *>(m_stack->widget(i)))
            views.append(view);
    }
    return views;
}

PageView *TabbedPage::shownView() const
{
    return qobject_cast<PageView *>(m_stack->widget(m_tabs->currentIndex()));
}

/// Shows only the buttons of the shown tab.
void TabbedPage::updateHead()
{
    for (const PageView *view : views()) {
        for (QAction *action : view->headActions())
            action->setVisible(view == shownView());
    }
}

Freshness TabbedPage::freshness() const
{
    const PageView *view = shownView();
    return view ? view->freshness() : Freshness();
}

QList<QAction *> TabbedPage::pageActions() const
{
    QList<QAction *> actions = Page::pageActions();
    for (const PageView *view : views())
        actions += view->pageActions();
    return actions;
}

QList<QAction *> TabbedPage::headActions() const
{
    QList<QAction *> actions;
    for (const PageView *view : views())
        actions += view->headActions();
    return actions + Page::headActions();
}

QWidget *TabbedPage::headTabs()
{
    return m_tabs;
}

void TabbedPage::setSurroundings(ToastLane *toasts, LiveStatus *live)
{
    for (PageView *view : views())
        view->setSurroundings(toasts, live);
}

QString TabbedPage::saved() const
{
    const PageView *view = shownView();
    return view ? view->saved() : QString();
}

void TabbedPage::refresh()
{
    if (PageView *view = shownView())
        view->refresh();
}

}  // namespace Sidestage
