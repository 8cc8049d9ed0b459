// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

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
    /// `view` shows the queue; `isPointedAt` returns whether the pointer is over its rows.
    static void addView(RedemptionQueue *queue, QWidget *view, std::function<bool()> isPointedAt);

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
    QTimer m_tidy{};  ///< Runs while there are decided rows.
    QElapsedTimer m_first{};
    QElapsedTimer m_last{};
};

}  // namespace Sidestage
