// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page_kind.h"

#include <QAbstractButton>
#include <QWidget>

class QLabel;
class QListView;
class QStandardItemModel;

namespace Sidestage {

class Button;
class IconView;

/// A row at the foot of the sidebar, drawn like the rows of the list.
class SidebarButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SidebarButton(Icon icon, const QString &text, QWidget *parent = nullptr);

    void setSymbol(Icon icon);
    /// Sets the text at the end of the row: "clock 1×".
    void setDetail(const QString &detail);
    void setIconOnly(bool iconOnly);
    /// Whether the row is drawn as that of the current page.
    void setCurrent(bool current);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();

    Icon m_icon;
    QString m_detail{};
    bool m_iconOnly = false;
    bool m_isCurrent = false;
};

/// The pages in their sections, and at the foot the service profile and the settings. The width is 208 px, or
/// 56 px with icons only.
class Sidebar : public QWidget
{
    Q_OBJECT
public:
    explicit Sidebar(const QList<PageKind> &kinds, QWidget *parent = nullptr);

    /// Marks the current page without emitting a signal.
    void setCurrent(const QString &id);
    QString current() const;
    void setBadge(const QString &id, const PageBadge &badge);
    void setProfile(Icon icon, const QString &name, const QString &detail);

    bool isIconsOnly() const { return m_iconsOnly; }
    void setIconsOnly(bool iconsOnly);

    QListView *list() const { return m_list; }
    /// The button that opens the menus.
    Button *menuButton() const { return m_menuButton; }
    SidebarButton *profileButton() const { return m_profile; }

Q_SIGNALS:
    /// Emitted when the user chooses a page.
    void pageChosen(const QString &id);
    /// Emitted when the user moves to this page with the keys. The focus stays in the sidebar.
    void pageWalkedTo(const QString &id);
    /// Emitted on Enter: the focus moves into the current page.
    void pageEntered();
    void profileRequested();
    void settingsRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const QList<PageKind> &kinds);
    void refit();
    void describeRow(int row);

    QStandardItemModel *m_model;
    QListView *m_list;
    QWidget *m_brandRow;
    IconView *m_brandIcon;
    QLabel *m_brand;
    Button *m_menuButton;
    SidebarButton *m_profile;
    SidebarButton *m_settings;
    QString m_foot{};  ///< The id of the page at the foot.
    bool m_iconsOnly = false;
    bool m_setting = false;
};

}  // namespace Sidestage
