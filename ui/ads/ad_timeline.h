// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_break.h"
#include "kit/theme/theme.h"
#include "models/live_list.h"

#include <QWidget>

namespace Sidestage {

class AdsService;

/// The last 30 minutes and the next 50 as one band: past breaks, the next break with its possible delay, the
/// break expected after it, and the times without pre-rolls.
class AdTimeline : public QWidget
{
    Q_OBJECT
public:
    static constexpr int back = 30 * 60;  ///< Seconds.
    static constexpr int ahead = 50 * 60;

    /// One item on the timeline.
    struct Span
    {
        enum class Kind : quint8 { Free, Shown, Missed, Due, Late, Expected };
        Kind kind = Kind::Free;
        QDateTime from{};  ///< UTC, by the service's clock.
        QDateTime to{};
        QString label{};  ///< Drawn above the span, or inside it for Free.
        QString words{};  ///< Description in the table.

        bool operator==(const Span &) const = default;
    };

    /// `service` must outlive this.
    explicit AdTimeline(AdsService *service, QWidget *parent = nullptr);

    /// The current items, earliest first.
    const QList<Span> &spans() const { return m_spans; }
    QDateTime from() const { return m_from; }
    QDateTime to() const { return m_from.addSecs(back + ahead); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {px(220), sizeHint().height()}; }

Q_SIGNALS:
    void spansChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    int refresh();
    void gather();
    double xOf(const QDateTime &moment) const;
    QRectF band() const;
    QRectF rectOf(const Span &span) const;
    void paintLabels(QPainter &painter) const;
    void paintTicks(QPainter &painter) const;

    AdsService *m_service;
    QDateTime m_from{};
    QDateTime m_now{};
    QList<Span> m_spans{};
};

struct AdTimelineRow
{
    QString key{};  ///< Its place.
    AdTimeline::Span span{};

    bool operator==(const AdTimelineRow &) const = default;
};

/// The timeline as a table, for screen readers.
class AdTimelineModel : public LiveList<AdTimelineRow>
{
    Q_OBJECT
public:
    explicit AdTimelineModel(AdTimeline *timeline, QObject *parent = nullptr);
};

}  // namespace Sidestage
