// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QWidget>

namespace Sidestage {

/// Counts the layout requests of a widget. The widget owns it.
class LayoutRequests : public QObject
{
public:
    explicit LayoutRequests(QWidget *of)
        : QObject(of)
    {
        of->installEventFilter(this);
    }
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }

    int count = 0;
};

}  // namespace Sidestage
