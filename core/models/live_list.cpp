// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_list.h"

#include <QPromise>
#include <QThreadPool>

namespace Sidestage {

LiveListBase::LiveListBase(QObject *parent)
    : QAbstractTableModel(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { finish(); });
}

void LiveListBase::schedule()
{
    setBusy(true);
    if (std::exchange(m_isScheduled, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isScheduled = false;
            arrange();
        },
        Qt::QueuedConnection);
}

void LiveListBase::setAwaitingMore(bool awaiting)
{
    m_isAwaitingMore = awaiting;
    if (awaiting)
        setBusy(true);
}

void LiveListBase::setBusy(bool busy)
{
    busy = busy || m_isAwaitingMore;
    if (std::exchange(m_isBusy, busy) != busy)
        Q_EMIT busyChanged();
}

void LiveListBase::setMatching(std::size_t matching)
{
    if (std::exchange(m_matching, int(matching)) != int(matching))
        Q_EMIT matchingChanged();
}

void LiveListBase::run(std::function<void()> work)
{
    const auto promise = std::make_shared<QPromise<void>>();
    promise->start();
    m_watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, work = std::move(work)]() mutable {
        work();
        work = nullptr;
        promise->finish();
    });
}

void LiveListBase::destroyLater(std::shared_ptr<void> object)
{
    QThreadPool::globalInstance()->start([object = std::move(object)]() mutable { object.reset(); });
}

}  // namespace Sidestage
