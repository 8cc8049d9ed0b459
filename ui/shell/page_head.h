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

/// The strip over one page: title, how old its data are, its actions, pop out. Actions for which there
/// is no room move into a menu.
class PageHead : public QWidget
{
    Q_OBJECT
public:
    explicit PageHead(Page *page, QWidget *parent = nullptr);

    /// In its own window the button brings the page back.
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
    QWidget *m_tabs = nullptr;  ///< Of the page; may be none.
    QHBoxLayout *m_line = nullptr;
    QHBoxLayout *m_tabsLine = nullptr;  ///< Where there is no room for them beside the title.
    FreshnessLabel *m_freshness;
    QList<Button *> m_buttons{};
    QList<QAction *> m_actions{};  ///< Of each button.
    bool m_alwaysMore = false;     ///< Some actions are in the menu only.
    Button *m_more;
    QMenu *m_moreMenu;
    Button *m_popOut;
};

}  // namespace Sidestage
