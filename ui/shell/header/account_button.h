// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPointer>

class QMenu;

namespace Sidestage {

/// The switcher in the header: whose channel this is, in which role. Opens the menu of accounts.
class AccountButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit AccountButton(QWidget *parent = nullptr);

    /// An empty name: nobody is signed in.
    void setAccount(const QString &name, const QString &role);
    /// The face alone, where there is no room for a name.
    void setCompact(bool compact);
    /// The menu belongs to whoever made it.
    void setMenu(QMenu *menu);

    /// With the name and the role, or the face alone.
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
