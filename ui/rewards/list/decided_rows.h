// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <functional>

namespace Sidestage {

class RedemptionQueue;

/// Removes decided redemptions from a queue. They stay for some seconds after the last decision, so that the
/// user can see them, and longer while the pointer is over the rows of a view, which must not move then. One
/// per queue, however many views show it.
class DecidedRows : public QObject
{
    Q_OBJECT
public:
    /// The one of this queue.
    static DecidedRows *of(RedemptionQueue *queue);
    /// `view` shows the queue; `isPointedAt` returns whether the pointer is over its rows.
    void addView(QWidget *view, std::function<bool()> isPointedAt);
    /// How long rows stay: at least since the last decision, and at most since the first one. Tests use other
    /// times.
    void setStay(std::chrono::milliseconds shortest, std::chrono::milliseconds longest);

private:
    struct View
    {
        QPointer<QWidget> widget{};
        std::function<bool()> isPointedAt{};
    };

    explicit DecidedRows(RedemptionQueue *queue);
    void noteChanged(const QStringList &ids);
    void tidy();

    RedemptionQueue *m_queue;
    QList<View> m_views{};
    std::chrono::milliseconds m_shortestStay{4'000};
    std::chrono::milliseconds m_longestStay{15'000};
    QTimer m_tidy{};  ///< Runs while there are decided rows.
    QElapsedTimer m_first{};
    QElapsedTimer m_last{};
};

}  // namespace Sidestage
