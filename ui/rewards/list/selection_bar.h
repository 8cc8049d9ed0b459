// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAction;
class QHBoxLayout;
class QLabel;

namespace Sidestage {

class ActionButton;
class Button;
class QueueModel;

/// The foot of a list in which something is selected: how much, and what can be done with it. Hidden while
/// nothing is.
class SelectionStrip : public QFrame
{
    Q_OBJECT
public:
    explicit SelectionStrip(QWidget *parent = nullptr);

protected:
    /// Shows the strip with this number, or hides it.
    void setCount(int count);
    QLabel *count() const { return m_count; }
    /// For what comes after the number.
    QHBoxLayout *row() const { return m_row; }

    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_count;
    QHBoxLayout *m_row;
};

/// Of the redemptions that wait: "4 selected · 5,000 points · 2 rewards", Fulfil 4, Refund 4, Clear.
class SelectionBar : public SelectionStrip
{
    Q_OBJECT
public:
    /// All must outlive this. The buttons follow the actions but write how many they are about.
    SelectionBar(QueueModel *model, QAction *fulfil, QAction *refund, QAction *clear,
                 QWidget *parent = nullptr);

    /// Only the sums that fit.
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
