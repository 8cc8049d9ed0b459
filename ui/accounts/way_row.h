// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QWidget>

class QLabel;
class QRadioButton;

namespace Sidestage {

class IconView;

/// One of several ways to do something: a radio button with a drawing, a name and a line about it. The whole
/// row can be clicked.
class WayRow : public QWidget
{
    Q_OBJECT
public:
    WayRow(Icon icon, const QString &name, const QString &description, QWidget *parent = nullptr);

    /// For a button group.
    QRadioButton *button() const { return m_radio; }
    /// Why it cannot be chosen, instead of the description; empty: it can.
    void setBlockReason(const QString &blockReason);
    bool isPossible() const { return m_blockReason.isEmpty(); }
    /// Keeps the choice as it is for a while.
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
