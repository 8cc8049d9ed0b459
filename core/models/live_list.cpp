// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_list.h"

#include "async/in_pool.h"

#include <QThreadPool>

namespace Sidestage {

LiveListBase::LiveListBase(QObject *parent)
    : QAbstractTableModel(parent)
{
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
    runInPool(this, std::move(work), [this] { finish(); });
}

void LiveListBase::destroyLater(std::shared_ptr<void> object)
{
    QThreadPool::globalInstance()->start([object = std::move(object)]() mutable { object.reset(); });
}

}  // namespace Sidestage
