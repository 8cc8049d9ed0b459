// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/money.h"

#include <QList>
#include <QWidget>

namespace Sidestage {

/// How far a campaign is, as a bar with a mark for each milestone and their amounts below. Mirrored from
/// right to left.
class GoalBar : public QWidget
{
    Q_OBJECT
public:
    explicit GoalBar(QWidget *parent = nullptr);

    /// `end`: where the bar ends: the goal, or the last milestone.
    void set(const Money &total, const Money &end, const QList<Money> &marks);
    /// Where an amount stands, in thousandths of the bar.
    int placeOf(const Money &amount) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Money m_total{};
    Money m_end{};
    QList<Money> m_marks{};
};

}  // namespace Sidestage
