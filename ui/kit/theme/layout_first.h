// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Sidestage {

/// Completes all pending layouts before anything is painted.
///
/// A change deep inside a window posts a LayoutRequest to the layout around it, which posts the next one to
/// its own parent. Qt delivers each one only in the next turn of the event loop and can paint in between,
/// with overlapping text. So before each paint this class delivers LayoutRequest events until there are no
/// more.
class LayoutFirst : public QObject
{
    Q_OBJECT

public:
    /// Filters the events of the whole application until it is destroyed.
    explicit LayoutFirst(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void settle();

    quint64 m_asked = 0;  ///< Number of layout requests so far.
    bool m_isSettling = false;
};

}  // namespace Sidestage
