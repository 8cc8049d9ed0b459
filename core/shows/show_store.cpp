// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_store.h"

#include "profile/profile_store.h"
#include "profile/tables.h"
#include "schema/describe.h"
#include "storage/table.h"

#include <algorithm>

namespace Sidestage {

QByteArray Tables::shows()
{
    return createTable<Show>() + createTable<ShowRun>();
}

bool Show::has(ShowPart part) const
{
    switch (part) {
    case ShowPart::Announcements:
        return !announcements.isEmpty();
    case ShowPart::Ads:
        return ads.has_value();
    default:
        return !reference(part).isEmpty();
    }
}

QString Show::reference(ShowPart part) const
{
    switch (part) {
    case ShowPart::Channel:
        return channelPreset;
    case ShowPart::Rewards:
        return rewardSet;
    case ShowPart::Chat:
        return chatPreset;
    case ShowPart::Schedule:
        return scheduleEntry;
    default:
        return {};
    }
}

void Show::setReference(ShowPart part, const QString &id)
{
    switch (part) {
    case ShowPart::Channel:
        channelPreset = id;
        break;
    case ShowPart::Rewards:
        rewardSet = id;
        break;
    case ShowPart::Chat:
        chatPreset = id;
        break;
    case ShowPart::Schedule:
        scheduleEntry = id;
        break;
    default:
        break;
    }
}

bool PartPlan::isOpen() const
{
    return std::ranges::any_of(steps, &ShowStep::isOpen);
}

int PartPlan::count(ShowStep::State state) const
{
    return int(std::ranges::count_if(
        steps, [state](const ShowStep &step) { return step.canRun() && step.state == state; }));
}

int PartPlan::requests() const
{
    int requests = 0;
    for (const ShowStep &step : steps) {
        if (step.canRun())
            requests += step.requests;
    }
    return isOneRequest ? std::min(requests, 1) : requests;
}

ShowStep *PartPlan::find(const QString &key)
{
    const auto found = std::ranges::find(steps, key, &ShowStep::key);
    return found == steps.end() ? nullptr : &*found;
}

int ShowRun::count(ShowStep::State state) const
{
    int count = 0;
    for (const PartPlan &part : active())
        count += part.count(state);
    return count;
}

bool ShowRun::isOpen() const
{
    return std::ranges::any_of(active(), &PartPlan::isOpen);
}

ShowStore::ShowStore(ProfileStore *store, QString account)
    : m_store(store)
    , m_account(std::move(account))
{
}

QList<Show> ShowStore::shows() const
{
    return m_store->database()
        .all<Show>("WHERE account = ? ORDER BY name COLLATE NOCASE, id", m_account)
        .value_or({});
}

Result<void> ShowStore::save(Show &show)
{
    const auto id = m_store->database().write([&](Transaction &t) { return t.upsert(show, m_account); });
    if (!id)
        return id.error();
    show.id = *id;
    return {};
}

Result<void> ShowStore::remove(qint64 id)
{
    return m_store->database().write([&](Transaction &t) { t.remove<Show>(m_account, id); });
}

std::optional<ShowRun> ShowStore::current() const
{
    return m_store->database()
        .one<ShowRun>("WHERE account = ? AND phase NOT IN ('undone', 'ended') ORDER BY id DESC LIMIT 1",
                      m_account)
        .value_or(std::nullopt);
}

QList<ShowRun> ShowStore::ended(qint64 showId) const
{
    return m_store->database()
        .all<ShowRun>("WHERE account = ? AND show_id = ? AND phase = 'ended' ORDER BY began_at DESC, id DESC",
                      m_account, showId)
        .value_or({});
}

Result<void> ShowStore::save(ShowRun &run)
{
    const auto id
        = m_store->database().writeDurably([&](Transaction &t) { return t.upsert(run, m_account); });
    if (!id)
        return id.error();
    run.id = *id;
    return {};
}

}  // namespace Sidestage
