// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_catalogue.h"

#include "rewards/list/reward_changes.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"

namespace Sidestage {

namespace {

RewardState stateOf(const LibraryReward &reward)
{
    if (reward.isElsewhere)
        return RewardState::Elsewhere;
    if (reward.serviceId.isEmpty())
        return RewardState::LibraryOnly;
    if (!reward.reward.isEnabled.value_or(true))
        return RewardState::Off;
    return reward.reward.isPaused.value_or(false) ? RewardState::Paused : RewardState::On;
}

}  // namespace

RewardCatalogue::RewardCatalogue(RewardsService *service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &RewardCatalogue::gather);
    // Redemptions can arrive by the hundred, so the number of waiting ones is updated only a few times per
    // second.
    m_totals.setSingleShot(true);
    m_totals.setInterval(250);
    connect(&m_totals, &QTimer::timeout, this, &RewardCatalogue::countWaiting);
    const auto soon = [this] { m_soon.start(); };
    connect(service->library(), &RewardLibrary::changed, this, soon);
    connect(service->rewards(), &RewardList::changed, this, soon);
    connect(service->queue(), &RedemptionQueue::totalsChanged, this, [this] {
        if (!m_totals.isActive())
            m_totals.start();
    });
    gather();
}

QString RewardCatalogue::keyOf(const LibraryReward &reward)
{
    return reward.id > 0 ? QString::number(reward.id) : reward.serviceId;
}

void RewardCatalogue::gather()
{
    const QList<RewardItem> before = std::exchange(m_items, {});
    const QList<RewardSet> setsBefore = std::exchange(m_sets, m_service->library()->sets());
    const SlotUse slotsBefore = std::exchange(m_slots, {});
    const RewardList *list = m_service->rewards();
    const auto rewards = m_service->library()->rewards();
    QHash<qint64, PlanStep> steps;
    for (const PlanStep &step : m_plan ? m_plan->steps : QList<PlanStep>())
        steps.insert(step.reward, step);
    m_inSets.clear();
    for (const RewardSet &set : std::as_const(m_sets))
        m_inSets.unite(QSet<qint64>(set.rewards.begin(), set.rewards.end()));
    m_places.clear();
    m_items.reserve(rewards.size());
    for (LibraryReward reward : rewards) {
        RewardItem item;
        item.key = keyOf(reward);
        if (const auto row = reward.serviceId.isEmpty() ? std::nullopt : list->find(reward.serviceId)) {
            reward.reward = changesOf(row->reward);
            item.isInStock = row->reward.isInStock;
            item.picture = row->reward.image.value_or(row->reward.defaultImage).url2x;
            item.cooldownUntil = row->reward.cooldownExpiresAt.value_or(QDateTime());
            const auto &limit = row->reward.maxPerStream;
            if (const auto redeemed = row->reward.redemptionsRedeemedCurrentStream;
                limit.isEnabled && redeemed)
                item.left = int(qMax(qint64(0), limit.maxPerStream - *redeemed));
            item.isPending = list->isPending(reward.serviceId);
        }
        reward.reward = completed(reward.reward);
        item.state = stateOf(reward);
        if (!reward.serviceId.isEmpty() && !reward.isElsewhere) {
            item.waiting = m_service->queue()->waiting(reward.serviceId);
            item.waitingPoints = m_service->queue()->waitingPoints(reward.serviceId);
        }
        if (const auto step = steps.constFind(reward.id); step != steps.cend())
            item.step = *step;
        switch (item.state) {
        case RewardState::On:
            ++m_slots.on;
            break;
        case RewardState::Off:
        case RewardState::Paused:
            ++m_slots.off;
            break;
        case RewardState::Elsewhere:
            ++m_slots.elsewhere;
            break;
        case RewardState::LibraryOnly:
            break;
        }
        item.reward = std::move(reward);
        m_places.insert(item.key, m_items.size());
        m_items.append(std::move(item));
    }
    if (before != m_items || setsBefore != m_sets || slotsBefore != m_slots)
        Q_EMIT changed();
}

void RewardCatalogue::countWaiting()
{
    bool any = false;
    for (RewardItem &item : m_items) {
        if (!item.isOurs() || !item.isOnService())
            continue;
        const int waiting = m_service->queue()->waiting(item.reward.serviceId);
        const qint64 points = m_service->queue()->waitingPoints(item.reward.serviceId);
        any = any || waiting != item.waiting || points != item.waitingPoints;
        item.waiting = waiting;
        item.waitingPoints = points;
    }
    if (any)
        Q_EMIT changed();
}

const RewardItem *RewardCatalogue::find(const QString &key) const
{
    const auto place = m_places.constFind(key);
    return place == m_places.cend() ? nullptr : &m_items[*place];
}

std::optional<RewardSet> RewardCatalogue::set(qint64 id) const
{
    for (const RewardSet &set : m_sets) {
        if (set.id == id)
            return set;
    }
    return std::nullopt;
}

QList<qsizetype> RewardCatalogue::placesOf(const RewardChoice &choice) const
{
    QList<qsizetype> places;
    if (choice.kind == RewardChoice::Kind::Set) {
        const auto chosen = set(choice.set);
        for (const qint64 id : chosen ? chosen->rewards : QList<qint64>()) {
            if (const auto place = m_places.constFind(QString::number(id)); place != m_places.cend())
                places.append(*place);
        }
        return places;
    }
    for (qsizetype at = 0; at < m_items.size(); ++at) {
        const RewardItem &item = m_items[at];
        if (choice.kind == RewardChoice::Kind::All
            || (choice.kind == RewardChoice::Kind::OnService && item.isOnService())
            || (choice.kind == RewardChoice::Kind::Elsewhere && !item.isOurs())
            || (choice.kind == RewardChoice::Kind::NoSet && item.isOurs()
                && !m_inSets.contains(item.reward.id)))
            places.append(at);
    }
    return places;
}

QList<RewardItem> RewardCatalogue::of(const RewardChoice &choice) const
{
    QList<RewardItem> some;
    for (const qsizetype place : placesOf(choice))
        some.append(m_items[place]);
    return some;
}

bool RewardCatalogue::isInForce(const RewardSet &set) const
{
    const QSet<qint64> wanted(set.rewards.begin(), set.rewards.end());
    return !wanted.isEmpty() && std::ranges::all_of(m_items, [&](const RewardItem &item) {
        return !item.isOurs() || wanted.contains(item.reward.id) == (item.state == RewardState::On);
    });
}

bool RewardCatalogue::isTitleTaken(const QString &title, const QString &exceptKey) const
{
    for (const RewardItem &item : m_items) {
        if (item.key != exceptKey && item.title().compare(title, Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

void RewardCatalogue::setPlan(const std::optional<SwapPlan> &plan)
{
    m_plan = plan;
    gather();
}

}  // namespace Sidestage
