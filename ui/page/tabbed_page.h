// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page.h"

class QStackedWidget;

namespace Sidestage {

class Segmented;

/// A page whose head has tabs. It passes on what the view of the shown tab says. A page whose tabs are not
/// PageViews overrides what it needs.
class TabbedPage : public Page
{
    Q_OBJECT
public:
    /// `id`: see Page::id(); also names the tabs. `accessibleName` is that of the tabs.
    TabbedPage(const QString &id, const QString &accessibleName, QWidget *parent);
    ~TabbedPage() override;

    QString id() const override { return m_id; }
    Freshness freshness() const override;
    /// Those of the page, then those of its tabs.
    QList<QAction *> pageActions() const override;
    /// Those of the tabs, then those of the page.
    QList<QAction *> headActions() const override;
    QWidget *headTabs() override;
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    QString saved() const override;

public Q_SLOTS:
    void refresh() override;

protected:
    /// Adds a tab. The page takes ownership of `view`; null: tabChanged() creates it.
    void addTab(const QString &title, QWidget *view = nullptr);
    /// Called when another tab is shown. `hadFocus`: the focus was in the tab before.
    virtual void tabChanged(bool hadFocus) { Q_UNUSED(hadFocus) }
    Segmented *tabs() const { return m_tabs; }
    QStackedWidget *stack() const { return m_stack; }
    /// Returns the views of all tabs in their order.
    QList<PageView *> views() const;
    /// Returns the view of the shown tab; null: it is not a PageView.
    PageView *shownView() const;

private:
    void updateHead();

    QString m_id;
    Segmented *m_tabs;
    QStackedWidget *m_stack;
};

}  // namespace Sidestage
