// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPointer>

class QMenu;

namespace Sidestage {

/// The account switcher in the header: shows the channel and the role. Opens the menu of accounts.
class AccountButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit AccountButton(QWidget *parent = nullptr);

    /// An empty name means that nobody is signed in.
    void setAccount(const QString &name, const QString &role);
    /// Shows only the avatar, if there is no room for a name.
    void setCompact(bool compact);
    /// The caller keeps the ownership of the menu.
    void setMenu(QMenu *menu);

    /// Returns the width with name and role, or with only the avatar.
    int widthFor(bool nameShown) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void openMenu();

    QString m_name{};
    QString m_title{};
    QString m_role{};
    bool m_compact = false;
    QPointer<QMenu> m_menu;
};

}  // namespace Sidestage
