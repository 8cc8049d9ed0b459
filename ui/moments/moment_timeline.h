// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "moments/moments_feed.h"

#include <QWidget>

namespace Sidestage {

/// The shown stream as one band: moments above it, its categories and ad breaks in it, clips below. The table
/// of the page has the same moments and clips for screen readers.
class MomentTimeline : public QWidget
{
    Q_OBJECT
public:
    /// `feed` must outlive this.
    explicit MomentTimeline(const MomentsFeed *feed, QWidget *parent = nullptr);

    /// Call after a change of the feed, and as time passes.
    void refresh();
    /// The moment that is drawn as current.
    void setCurrent(const QString &momentId);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void clicked(const QString &momentId);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    double xOf(int seconds) const;
    QRectF band() const;
    QRectF between(int from, int to) const;
    QRectF bookmark(int position) const;
    const Moment *momentAt(const QPoint &place) const;
    void paintBand(QPainter &painter) const;
    void paintTicks(QPainter &painter) const;

    const MomentsFeed *m_feed;
    int m_length = 0;  ///< Seconds of the stream.
    int m_shown = 0;   ///< Seconds of the whole width.
    QString m_current{};
};

}  // namespace Sidestage
