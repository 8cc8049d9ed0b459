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

/// The one timer of everything that counts seconds. It wakes only when something that can be seen changes
/// next, and does what is due about then together: ten countdowns to the same moment are one awakening a
/// second, and a hidden or minimised window is none.
class SecondTicker : public QObject
{
    Q_OBJECT
public:
    /// Shows what is now, and says in how many milliseconds that changes next; 0: not by itself, wake() it.
    using Show = std::function<int()>;

    /// The one of the program.
    static SecondTicker *shared();

    /// Calls `show` soon, whenever it is due, and when `widget` comes into sight, as long as it lives.
    void follow(QWidget *widget, Show show);
    /// Likewise for what has no widget of its own, such as a row of a list that is always there: while any
    /// window of the program can be seen, and as long as `context` lives.
    void follow(QObject *context, Show show);
    /// What `context` shows has changed: calls it soon.
    void wake(QObject *context);

    /// Milliseconds until the whole seconds that are left of `left` milliseconds, rounded up, are one fewer.
    static int untilFewer(qint64 left);
    /// Likewise, until those of `passed` milliseconds, rounded down, are one more.
    static int untilMore(qint64 passed);

    /// How often it has woken: for measurements and tests.
    int awakenings() const { return m_awakenings; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Follower
    {
        QPointer<QObject> context{};
        QPointer<QWidget> widget{};
        Show show{};
        qint64 dueAt = 0;  ///< Of m_watch; -1: not by itself.
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
