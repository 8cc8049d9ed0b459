// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/tokens.h"
#include "saved_state.h"

#include <QWidget>

namespace Sidestage {

/// The gap before a column at the end of a page. Dragging it changes the width of that column. For columns
/// that scroll together and have a height for width, which a QSplitter cannot lay out.
class SideGrip : public QWidget
{
    Q_OBJECT

public:
    /// Widths in px at a line height of 20 px. `name` is the key of the stored state.
    SideGrip(const QString &name, int width, int least, int most, QWidget *parent = nullptr);

    /// Returns the width of the column in px.
    int side() const { return px(m_width); }
    SavedState *place() const { return m_savedState; }

    QSize sizeHint() const override;

Q_SIGNALS:
    void moved();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    class State;
    void setWidth(int width);

    int m_first;
    int m_width;
    int m_least;
    int m_most;
    int m_pressedAt = 0;
    int m_pressedWidth = 0;
    SavedState *m_savedState;
};

}  // namespace Sidestage
