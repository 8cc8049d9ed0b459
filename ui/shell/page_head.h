// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;

namespace Sidestage {

class Button;
class FreshnessLabel;
class Page;

/// The bar above a page: title, freshness, actions, pop out. Actions that do not fit move to a menu.
class PageHead : public QWidget
{
    Q_OBJECT
public:
    explicit PageHead(Page *page, QWidget *parent = nullptr);

    /// In its own window, the pop-out button returns the page instead.
    void setPoppedOut(bool poppedOut);
    FreshnessLabel *freshness() const { return m_freshness; }

Q_SIGNALS:
    void popOutRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void refreshFreshness();
    void fit();

    QPointer<Page> m_page;
    QLabel *m_title;
    QWidget *m_tabs = nullptr;  ///< The tabs of the page; may be null.
    QHBoxLayout *m_line = nullptr;
    QHBoxLayout *m_tabsLine = nullptr;  ///< Holds the tabs if they do not fit next to the title.
    FreshnessLabel *m_freshness;
    QList<Button *> m_buttons{};
    QList<QAction *> m_actions{};  ///< The action of each button.
    bool m_alwaysMore = false;     ///< Some actions are always in the menu.
    Button *m_more = nullptr;
    QMenu *m_moreMenu;
    Button *m_popOut = nullptr;
};

}  // namespace Sidestage
