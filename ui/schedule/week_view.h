// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/content/schedule.h"

#include <QAbstractScrollArea>
#include <QDate>

namespace Sidestage {

/// A week as a calendar: days as columns, hours as rows, in the time zone of this computer. The arrow keys
/// move between segments. The page has the same segments as a table, which is better for screen readers.
class WeekView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit WeekView(QWidget *parent = nullptr);

    /// `first`: the first day. `days`: 1 to 7.
    void setDays(QDate first, int days);
    void setSegments(const QList<Api::ScheduleSegment> &segments);
    void setVacation(const std::optional<Api::Vacation> &vacation);
    /// The time that the line marks; UTC.
    void setNow(const QDateTime &now);
    /// The id of the current segment; empty: none, as when it is not planned any more.
    QString current() const { return m_current; }
    void setCurrent(const QString &id);

    QSize minimumSizeHint() const override;
    /// Scrolls to the first segment of the week, or else to the present hour.
    void scrollToContent();

Q_SIGNALS:
    /// Emitted when the user moves to another segment.
    void currentChanged(const QString &id);
    /// Emitted for a double click or Enter.
    void activated(const QString &id);
    /// Emitted for a double click where nothing is planned. `at`: UTC, a full half hour.
    void emptyActivated(const QDateTime &at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    struct Box
    {
        int segment = 0;  ///< Index in m_segments.
        int day = 0;
        int from = 0;  ///< Minutes of the day.
        int to = 0;
        int lane = 0;  ///< Segments at the same time stand side by side.
        int lanes = 1;
    };

    void layOut();
    QRect rectOf(const Box &box) const;
    QRect dayRect(int day) const;
    int yOf(int minute) const;
    int headHeight() const;
    int hoursWidth() const;
    const Box *boxAt(const QPoint &pos) const;
    void paintBox(QPainter &painter, const Box &box) const;
    void paintVacation(QPainter &painter) const;
    void move(int days, int segments);
    void updateScrollBar();
    void setCurrentBox(const Box &box);
    /// Scrolls until the box is in sight.
    void reveal(const Box &box);

    QDate m_first{};
    int m_days = 7;
    QList<Api::ScheduleSegment> m_segments{};
    std::optional<Api::Vacation> m_vacation{};
    QDateTime m_now{};
    QString m_current{};
    QList<Box> m_boxes{};
};

/// The title of a segment; "No title" if it has none.
QString titleOf(const Api::ScheduleSegment &segment);
/// What a segment is, as a sentence for screen readers and tool tips.
QString spokenSegment(const Api::ScheduleSegment &segment);

}  // namespace Sidestage
