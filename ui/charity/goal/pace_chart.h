// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/pace.h"
#include "kit/theme/theme.h"

#include <QWidget>

namespace Sidestage {

/// The total of a campaign over time and its projection: a solid line for the past, a dashed one for the
/// projection with a band between the faster and the slower pace, and a horizontal line at the goal. Amounts
/// are converted to pixels with integer arithmetic. The accessible description is a sentence; the values are
/// also in a table.
class PaceChart : public QWidget
{
    Q_OBJECT
public:
    explicit PaceChart(QWidget *parent = nullptr);

    void set(const CampaignRecord &campaign, const QList<ProgressPoint> &points, const Pace &pace);

    QSize sizeHint() const override { return {px(480), px(200)}; }
    QSize minimumSizeHint() const override { return {px(120), px(120)}; }

    /// The amount between two ticks, for at most `most` ticks up to `top`.
    static qint64 stepFor(qint64 top, int most);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Frame;
    void paintGrid(QPainter &painter, const Frame &frame) const;
    void paintTimes(QPainter &painter, const Frame &frame) const;
    void paintLines(QPainter &painter, const Frame &frame) const;

    CampaignRecord m_campaign{};
    QList<ProgressPoint> m_points{};
    Pace m_pace{};
};

}  // namespace Sidestage
