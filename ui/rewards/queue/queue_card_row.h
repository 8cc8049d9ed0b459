// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "rewards/queue/redemption_queue.h"

#include <QWidget>

namespace Sidestage {

class DigitsLabel;

/// A waiting redemption in a card: viewer, reward, points, age, and two buttons. Uses several lines if it is
/// narrow.
class QueueCardRow : public QWidget
{
    Q_OBJECT
public:
    explicit QueueCardRow(QWidget *parent = nullptr);

    /// `spoken`: the row as a sentence. `serviceNow`: the time of the service's clock, which also dates the
    /// redemption.
    void show(const QueueEntry &entry, const QString &spoken, const QDateTime &serviceNow, bool mayDecide);
    const QString &id() const { return m_id; }
    /// When what is shown is out of date, by the service's clock.
    const QDateTime &changesAt() const { return m_changesAt; }
    /// Marks the row that the shortcuts act on.
    void setCurrent(bool current);
    /// Wide: one line. Narrow: three lines. Tiny: the buttons have a line of their own.
    enum class Width : quint8 { Wide, Narrow, Tiny };
    void setWidth(Width width);

    /// The width that the age needs, and at least this width for it: the points of all rows stand below each
    /// other.
    int ageNeed() const;
    void setAgeWidth(int width);

    /// Without the points, which are hidden and added to the tooltip if there is no room for them.
    QSize minimumSizeHint() const override { return {minWidth(), QWidget::minimumSizeHint().height()}; }

Q_SIGNALS:
    void decided(const QString &id, Sidestage::Api::RedemptionDecision decision);
    void chosen();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fit();
    void fitPoints();
    void fitViewer();
    int minWidth() const;
    int pointsNeed() const;

    QString m_id{};
    QString m_said{};  ///< The row as a sentence.
    QDateTime m_changesAt{};
    int m_ageWidth = 0;
    bool m_isCurrent = false;
    Width m_width = Width::Wide;
    QBoxLayout *m_lines = nullptr;
    Avatar *m_avatar;
    ElidedLabel *m_viewer;
    WrapLabel *m_what;
    QLabel *m_points;
    DigitsLabel *m_age;
    Button *m_fulfil;
    Button *m_refund;
};

}  // namespace Sidestage
