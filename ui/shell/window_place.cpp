// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace Sidestage {

namespace {

/// Typical window frame in pixels, rounded up: the actual one is unknown before the window is shown.
constexpr QMargins usualFrame(8, 40, 8, 8);

int area(const QRect &rect)
{
    return rect.isValid() ? rect.width() * rect.height() : 0;
}

}  // namespace

QRect placeOnScreens(const QRect &wanted, const QMargins &frame, const QList<QRect> &screens)
{
    if (screens.isEmpty())
        return wanted;
    const QRect outside = wanted + frame;
    const QRect screen
        = *std::max_element(screens.cbegin(), screens.cend(), [&](const QRect &a, const QRect &b) {
              return area(a & outside) < area(b & outside);
          });
    QRect placed(outside.topLeft(), outside.size().boundedTo(screen.size()));
    placed.moveLeft(qBound(screen.left(), placed.left(), screen.right() - placed.width() + 1));
    placed.moveTop(qBound(screen.top(), placed.top(), screen.bottom() - placed.height() + 1));
    return placed - frame;
}

void keepOnScreens(QWidget *window)
{
    if (window->isMaximized() || window->isFullScreen())
        return;
    QList<QRect> screens;
    if (const QScreen *first = QGuiApplication::primaryScreen())
        screens.append(first->availableGeometry());
    const auto all = QGuiApplication::screens();
    for (const QScreen *screen : all) {
        if (screen != QGuiApplication::primaryScreen())
            screens.append(screen->availableGeometry());
    }
    const QRect placed = placeOnScreens(window->geometry(), usualFrame, screens);
    // If the system chooses the position, only the size is adjusted.
    if (!window->testAttribute(Qt::WA_Moved))
        window->resize(placed.size());
    else if (placed != window->geometry())
        window->setGeometry(placed);
}

}  // namespace Sidestage
