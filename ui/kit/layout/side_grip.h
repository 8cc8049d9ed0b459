// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/tokens.h"
#include "saved_state.h"

#include <QWidget>

namespace Sidestage {

/// The gap before a column at the end of a page: dragged, it makes that column wider or narrower. For columns
/// that scroll together and whose height follows their width, which a QSplitter cannot lay out.
class SideGrip : public QWidget
{
    Q_OBJECT

public:
    /// Widths in px at a body line of 20 px. Kept under `name`.
    SideGrip(const QString &name, int width, int least, int most, QWidget *parent = nullptr);

    /// How wide the column shall be, in px.
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
