// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAction;
class QLabel;

namespace Sidestage {

class ActionButton;
class Button;
class QueueModel;

/// What is selected, and what can be done with it: "4 selected · 5,000 points · 2 rewards", Fulfil 4, Refund
/// 4, Clear. Hidden while nothing is selected.
class SelectionBar : public QFrame
{
    Q_OBJECT
public:
    /// All must outlive this. The buttons follow the actions but write how many they are about.
    SelectionBar(QueueModel *model, QAction *fulfil, QAction *refund, QAction *clear,
                 QWidget *parent = nullptr);

    /// Only the sums that fit.
    void setNarrow(bool narrow);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    QueueModel *m_model;
    QLabel *m_count;
    QLabel *m_sums;
    ActionButton *m_fulfil;
    ActionButton *m_refund;
    Button *m_clear;
    bool m_narrow = false;
};

}  // namespace Sidestage
