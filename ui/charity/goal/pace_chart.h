// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/pace.h"

#include <QWidget>

namespace Sidestage {

/// How the total of a campaign grew, and where it goes at its pace: a line for what was, a dashed one for
/// what is expected with a band between the faster and the slower pace, the goal as a level. Money is brought
/// to pixels by whole numbers. What it shows is a sentence for screen readers; the numbers stand in a table
/// beside it.
class PaceChart : public QWidget
{
    Q_OBJECT
public:
    explicit PaceChart(QWidget *parent = nullptr);

    void set(const CampaignRecord &campaign, const QList<ProgressPoint> &points, const Pace &pace);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The amount between two ticks so that there are at most `most` of them up to `top`.
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
