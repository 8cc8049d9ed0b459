// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/follow.h"

#include <QWidget>

namespace Sidestage {

/// New and lost followers of the last days: a bar up and a bar down for each day. The left and right arrow
/// keys or the pointer select a day, whose numbers are announced and shown beside the strip.
class DayStrip : public QWidget
{
    Q_OBJECT
public:
    explicit DayStrip(QWidget *parent = nullptr);

    /// The last day is today.
    void setDays(const QList<FollowDay> &days);
    const QList<FollowDay> &days() const { return m_days; }
    /// The selected day; -1 if none.
    int current() const { return m_current; }
    void setCurrent(int day);
    /// "Today: +14, −2".
    QString sentence(int day) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentChanged(int day);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QRect dayRect(int day) const;

    QList<FollowDay> m_days{};
    int m_current = -1;
};

}  // namespace Sidestage
