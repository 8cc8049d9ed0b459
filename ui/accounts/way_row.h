// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QWidget>

class QLabel;
class QRadioButton;

namespace Sidestage {

class IconView;

/// One of several options: a radio button with an icon, a name and a description. The whole row is clickable.
class WayRow : public QWidget
{
    Q_OBJECT
public:
    WayRow(Icon icon, const QString &name, const QString &description, QWidget *parent = nullptr);

    /// For a QButtonGroup.
    QRadioButton *button() const { return m_radio; }
    /// Why the option is not available, shown instead of the description; empty: it is available.
    void setBlockReason(const QString &blockReason);
    bool isPossible() const { return m_blockReason.isEmpty(); }
    /// Disables changing the choice.
    void setLocked(bool locked);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void refresh();

    QRadioButton *m_radio;
    IconView *m_icon;
    QLabel *m_name;
    QLabel *m_hint;
    QString m_description;
    QString m_blockReason{};
    bool m_locked = false;
};

}  // namespace Sidestage
