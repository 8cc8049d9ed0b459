// SPDX-License-Identifier: GPL-3.0-or-later
#include "spoken_arrivals.h"

#include "base/bidi.h"
#include "kit/theme/accessible.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/reward_alerts.h"
#include "rewards/rewards_service.h"

namespace Sidestage {

using namespace std::chrono_literals;

SpokenArrivals::SpokenArrivals(RewardsService *service, std::function<QWidget *()> window,
                               std::function<QString()> name, QObject *parent)
    : Alerts(parent)
    , m_window(std::move(window))
    , m_name(std::move(name))
{
    setPace(0ms, 5s);  // so that a busy channel does not drown out what the user reads
    const auto tell = [service](const Api::Redemption &redemption, QStringList &lines) {
        if (service->alerts()->alertOf(redemption.reward.id).notifies)
            return;
        lines.append(tr("%1, %2", "a viewer, a reward")
                         .arg(isolated(redemption.userName), isolated(redemption.reward.title)));
    };
    connect(service->feed(), &QueueFeed::arrived, this, [this, service, tell](const QStringList &ids) {
        QStringList lines;
        for (const QString &id : ids) {
            if (const QueueEntry *entry = service->queue()->find(id))
                tell(entry->redemption, lines);
        }
        add(lines);
    });
    connect(service->feed(), &QueueFeed::skipped, this, [this, tell](const Api::Redemption &redemption) {
        QStringList lines;
        tell(redemption, lines);
        add(lines);
    });
}

void SpokenArrivals::notify(int count, const QStringList &lines)
{
    QWidget *window = m_window();
    if (!window)
        return;
    const QString text
        = count == 1 ? tr("New redemption: %1").arg(lines.first()) : tr("%n new redemptions", nullptr, count);
    const QString name = m_name();
    announce(window, name.isEmpty() ? text : tr("%1: %2", "an account; what is said").arg(name, text));
}

}  // namespace Sidestage
