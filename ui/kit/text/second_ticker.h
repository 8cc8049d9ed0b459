// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace Sidestage {

/// One shared timer for all displays that count seconds. It wakes up only for the next visible change, and
/// handles changes that are due at about the same time together: ten countdowns to the same moment cause one
/// wake-up per second. Hidden or minimized windows cause none.
class SecondTicker : public QObject
{
    Q_OBJECT
public:
    /// Updates the display. Returns the milliseconds until the next change; 0: none until wake() is called.
    using Show = std::function<int()>;

    /// The instance of the program.
    static SecondTicker *shared();

    /// Calls `show` soon, whenever it is due, and when `widget` becomes visible, as long as `widget` exists.
    void follow(QWidget *widget, Show show);
    /// Same for a context that may be hidden itself: while `widget` is visible, and as long as `context`
    /// exists.
    void follow(QObject *context, QWidget *widget, Show show);
    /// Same for a context without a widget of its own, such as a row of a list: while any window of the
    /// program is visible, and as long as `context` exists.
    void follow(QObject *context, Show show);
    /// Call if the data of `context` has changed. Its `show` is called soon.
    void wake(QObject *context);

    /// Returns the milliseconds until the remaining whole seconds of `left`, rounded up, decrease by one.
    static int untilFewer(qint64 left) { return left <= 0 ? 0 : int((left - 1) % 1000) + 1; }
    /// Returns the milliseconds until the elapsed whole seconds of `passed`, rounded down, increase by one.
    static int untilMore(qint64 passed);
    /// Returns the milliseconds until durationText() of the elapsed time changes: it shows seconds in the
    /// first minute, and minutes later.
    static int untilOlder(qint64 passed);

    /// Number of wake-ups, for measurements and tests.
    int awakenings() const { return m_awakenings; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Follower
    {
        QPointer<QObject> context{};
        QPointer<QWidget> widget{};
        Show show{};
        qint64 dueAt = 0;  ///< In milliseconds of m_watch; -1: not scheduled.
        bool isGone = false;
    };

    SecondTicker();
    void add(QObject *context, QWidget *widget, Show show);
    void notifyDue();
    void plan();
    static bool isSeen(const Follower &follower);

    std::vector<std::shared_ptr<Follower>> m_followers{};
    QElapsedTimer m_watch{};
    QTimer m_timer{};
    qint64 m_timerAt = -1;
    int m_awakenings = 0;
};

}  // namespace Sidestage
