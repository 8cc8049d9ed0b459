// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/money.h"
#include "kit/theme/theme.h"

#include <QList>
#include <QWidget>

namespace Sidestage {

/// The progress of a campaign as a bar, with a mark and an amount below for each milestone. Mirrored in
/// right-to-left layouts.
class GoalBar : public QWidget
{
    Q_OBJECT
public:
    explicit GoalBar(QWidget *parent = nullptr);

    /// `end`: the amount at the end of the bar, which is the goal or the last milestone.
    void set(const Money &total, const Money &end, const QList<Money> &marks);
    /// The position of an amount, in thousandths of the bar.
    int placeOf(const Money &amount) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {px(80), sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Money m_total{};
    Money m_end{};
    QList<Money> m_marks{};
};

}  // namespace Sidestage
