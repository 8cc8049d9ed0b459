// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"

#include <QFrame>

namespace Sidestage {

class QueueModel;

/// A bar below a list with the number of selected rows and the actions on them. Hidden while nothing is
/// selected.
class SelectionStrip : public QFrame
{
    Q_OBJECT
public:
    explicit SelectionStrip(QWidget *parent = nullptr);

protected:
    /// Shows the bar with this number; 0 hides it.
    void setCount(int count);
    QLabel *count() const { return m_count; }
    /// The layout for widgets after the number.
    QHBoxLayout *row() const { return m_row; }

    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_count;
    QHBoxLayout *m_row;
};

/// Actions on selected redemptions: "4 selected · 5,000 points · 2 rewards", Fulfil 4, Refund 4, Clear.
class SelectionBar : public SelectionStrip
{
    Q_OBJECT
public:
    /// All must outlive this. The buttons follow the actions, and their texts include the number of
    /// redemptions.
    SelectionBar(QueueModel *model, QAction *fulfil, QAction *refund, QAction *clear,
                 QWidget *parent = nullptr);

    /// Shows only the sums that fit.
    void setNarrow(bool narrow);

private:
    void refresh();

    QueueModel *m_model;
    QLabel *m_sums;
    ActionButton *m_fulfil;
    ActionButton *m_refund;
    Button *m_clear;
    bool m_narrow = false;
};

}  // namespace Sidestage
