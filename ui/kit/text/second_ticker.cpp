// SPDX-License-Identifier: GPL-3.0-or-later
#include "second_ticker.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>
#include <QWindow>

namespace Sidestage {

namespace {

/// Changes due within this many milliseconds are handled together.
constexpr qint64 together = 40;
/// Milliseconds of delay, so that the timer fires after the change and not before it.
constexpr int after = 4;

bool canBeSeen(const QWidget *widget)
{
    return widget->isVisible() && !widget->window()->isMinimized();
}

}  // namespace

SecondTicker::SecondTicker()
{
    m_watch.start();
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &SecondTicker::notifyDue);
    // Followers without a widget resume when the program becomes active again.
    connect(qApp, &QGuiApplication::focusWindowChanged, this, &SecondTicker::plan);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, &SecondTicker::plan);
}

SecondTicker *SecondTicker::shared()
{
    static QPointer<SecondTicker> ticker;
    if (!ticker) {
        ticker = new SecondTicker;
        ticker->setParent(qApp);
    }
    return ticker;
}

int SecondTicker::untilMore(qint64 passed)
{
    return passed < 0 ? int(std::min<qint64>(-passed, 1000)) : 1000 - int(passed % 1000);
}

int SecondTicker::untilOlder(qint64 passed)
{
    constexpr int minute = 60'000;
    return passed < minute ? untilMore(passed) : minute - int(passed % minute);
}

void SecondTicker::follow(QWidget *widget, Show show)
{
    follow(widget, widget, std::move(show));
}

void SecondTicker::follow(QObject *context, QWidget *widget, Show show)
{
    widget->installEventFilter(this);
    widget->window()->installEventFilter(this);
    add(context, widget, std::move(show));
}

void SecondTicker::follow(QObject *context, Show show)
{
    add(context, nullptr, std::move(show));
}

void SecondTicker::add(QObject *context, QWidget *widget, Show show)
{
    m_followers.push_back(
        std::make_shared<Follower>(Follower{.context = context, .widget = widget, .show = std::move(show)}));
    connect(context, &QObject::destroyed, this, [this, context] {
        for (const auto &follower : m_followers)
            follower->isGone = follower->isGone || !follower->context || follower->context == context;
    });
    plan();
}

void SecondTicker::wake(QObject *context)
{
    for (const auto &follower : m_followers) {
        if (follower->context == context)
            follower->dueAt = 0;
    }
    plan();
}

bool SecondTicker::isSeen(const Follower &follower)
{
    if (follower.widget)
        return canBeSeen(follower.widget);
    // Asking for the top-level widgets instead would go through all widgets of the program.
    const auto windows = QGuiApplication::topLevelWindows();
    return std::any_of(windows.begin(), windows.end(), [](const QWindow *window) {
        return window->isVisible() && !window->windowStates().testFlag(Qt::WindowMinimized);
    });
}

void SecondTicker::notifyDue()
{
    m_timerAt = -1;
    ++m_awakenings;
    std::erase_if(m_followers, [](const auto &follower) { return follower->isGone || !follower->context; });
    const auto now = m_watch.elapsed();
    const auto all = m_followers;  // a copy, because a callback may add or remove followers
    for (const auto &follower : all) {
        if (follower->isGone || !follower->context || follower->dueAt < 0 || follower->dueAt > now + together
            || !isSeen(*follower))
            continue;
        follower->dueAt = -1;
        const int next = follower->show();
        if (next > 0 && follower->dueAt < 0)
            follower->dueAt = m_watch.elapsed() + next + after;
    }
    plan();
}

void SecondTicker::plan()
{
    qint64 next = -1;
    for (const auto &follower : m_followers) {
        if (follower->isGone || !follower->context || follower->dueAt < 0 || !isSeen(*follower))
            continue;
        next = next < 0 ? follower->dueAt : std::min(next, follower->dueAt);
    }
    if (next < 0) {
        m_timerAt = -1;
        m_timer.stop();
        return;
    }
    if (m_timerAt == next && m_timer.isActive())
        return;
    m_timerAt = next;
    m_timer.start(int(std::max<qint64>(0, next - m_watch.elapsed())));
}

bool SecondTicker::eventFilter(QObject *watched, QEvent *event)
{
    // A widget that becomes visible can be overdue, and can now be in another window.
    if (event->type() == QEvent::Show || event->type() == QEvent::WindowStateChange) {
        auto *widget = static_cast<QWidget *>(watched);
        if (!widget->isWindow())
            widget->window()->installEventFilter(this);
        QMetaObject::invokeMethod(this, &SecondTicker::plan, Qt::QueuedConnection);
    }
    return false;
}

}  // namespace Sidestage
