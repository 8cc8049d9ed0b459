// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Sidestage {

/// Has everything laid out before anything is painted.
///
/// What changes deep inside asks the layout around it to look again by an event; that one, when it has, asks
/// the next one above by another. Qt hands over those that were posted meanwhile only when the event loop
/// turns again, and lets a picture be painted in between: for as long as each turn takes while a window
/// fills, words stand over each other. So before each picture what was asked of layouts is done, until none
/// asks.
class LayoutFirst : public QObject
{
    Q_OBJECT

public:
    /// Watches the whole application for as long as it lives.
    explicit LayoutFirst(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void settle();

    quint64 m_asked = 0;  ///< So many layouts were asked to look again.
    bool m_isSettling = false;
};

}  // namespace Sidestage
