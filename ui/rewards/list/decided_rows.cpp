// SPDX-License-Identifier: GPL-3.0-or-later
#include "decided_rows.h"

#include "rewards/queue/redemption_queue.h"

#include <algorithm>

namespace Sidestage {

DecidedRows *DecidedRows::of(RedemptionQueue *queue)
{
    auto *rows = queue->findChild<DecidedRows *>();
    return rows ? rows : new DecidedRows(queue);
}

void DecidedRows::addView(QWidget *view, std::function<bool()> isPointedAt)
{
    m_views.removeIf([](const View &one) { return !one.widget; });
    m_views.append({view, std::move(isPointedAt)});
}

void DecidedRows::setStay(std::chrono::milliseconds shortest, std::chrono::milliseconds longest)
{
    m_shortestStay = shortest;
    m_longestStay = longest;
    m_tidy.setInterval(shortest / 4);
}

DecidedRows::DecidedRows(RedemptionQueue *queue)
    : QObject(queue)
    , m_queue(queue)
{
    setStay(m_shortestStay, m_longestStay);
    connect(&m_tidy, &QTimer::timeout, this, &DecidedRows::tidy);
    connect(queue, &RedemptionQueue::changed, this, &DecidedRows::noteChanged);
}

void DecidedRows::noteChanged(const QStringList &ids)
{
    const auto isDecided = [this](const QString &id) {
        const QueueEntry *entry = m_queue->find(id);
        return entry && entry->isDecided();
    };
    if (std::ranges::none_of(ids, isDecided))
        return;
    m_last.start();
    if (m_tidy.isActive())
        return;
    m_first.start();
    m_tidy.start();
}

void DecidedRows::tidy()
{
    const bool isPointedAt = std::ranges::any_of(m_views, [](const View &view) {
        return view.widget && view.widget->isVisible() && view.isPointedAt();
    });
    if ((isPointedAt || !m_last.hasExpired(m_shortestStay.count()))
        && !m_first.hasExpired(m_longestStay.count()))
        return;
    m_tidy.stop();
    m_queue->removeDecided();
}

}  // namespace Sidestage
