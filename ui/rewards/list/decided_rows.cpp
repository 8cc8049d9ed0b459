// SPDX-License-Identifier: GPL-3.0-or-later
#include "decided_rows.h"

#include "rewards/queue/redemption_queue.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// In milliseconds, since the last decision and since the first one.
constexpr int shortestStay = 4'000;
constexpr int longestStay = 15'000;

}  // namespace

void DecidedRows::addView(RedemptionQueue *queue, QWidget *view, std::function<bool()> isPointedAt)
{
    auto *rows = queue->findChild<DecidedRows *>();
    if (!rows)
        rows = new DecidedRows(queue);
    rows->m_views.removeIf([](const View &one) { return !one.widget; });
    rows->m_views.append({view, std::move(isPointedAt)});
}

DecidedRows::DecidedRows(RedemptionQueue *queue)
    : QObject(queue)
    , m_queue(queue)
{
    m_tidy.setInterval(1000);
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
    if ((isPointedAt || m_last.elapsed() < shortestStay) && m_first.elapsed() < longestStay)
        return;
    m_tidy.stop();
    m_queue->removeDecided();
}

}  // namespace Sidestage
