// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_memory.h"

#include "profile/drafts.h"

#include <algorithm>
#include <functional>

namespace Sidestage {

namespace {

const QString area = QStringLiteral("ads");
constexpr int furthestAhead = 600;  // seconds

/// Returns the settings with all values in their valid ranges, whatever the file contains.
AdSettings tidy(AdSettings settings)
{
    const auto ahead = [](int seconds) { return std::clamp(seconds, 5, furthestAhead); };
    for (int &seconds : settings.warnAhead)
        seconds = ahead(seconds);
    std::ranges::sort(settings.warnAhead, std::greater<int>());
    settings.warnAhead.erase(std::unique(settings.warnAhead.begin(), settings.warnAhead.end()),
                             settings.warnAhead.end());
    if (settings.warnAhead.isEmpty())
        settings.warnAhead = AdSettings().warnAhead;
    settings.volume = std::clamp(settings.volume, 0, 100);
    settings.announceAhead = ahead(settings.announceAhead);
    settings.overlayAhead = ahead(settings.overlayAhead);
    settings.length = std::clamp((settings.length + 15) / 30 * 30, AdMemory::minLength, AdMemory::maxLength);
    return settings;
}

/// Returns the facts with all values in their valid ranges.
AdFacts tidy(AdFacts facts)
{
    for (int *number :
         {&facts.maxSnoozes, &facts.longestFree, &facts.cooldown, &facts.warnedAhead, &facts.endLength})
        *number = std::max(0, *number);
    return facts;
}

/// The draft that contains both.
struct KeptAds
{
    AdSettings settings{};
    AdFacts facts{};

    static void describe(auto &is)
    {
        is("settings", &KeptAds::settings);
        is("state", &KeptAds::facts);
    }
};

}  // namespace

AdMemory::AdMemory(ProfileStore *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
{
    const KeptAds kept = store->draftOf<KeptAds>(m_account, area).value_or(KeptAds());
    m_settings = tidy(kept.settings);
    m_facts = tidy(kept.facts);
}

Result<void> AdMemory::save(bool isDurable)
{
    return m_store->saveDraft(m_account, area, KeptAds{m_settings, m_facts}, isDurable);
}

Result<void> AdMemory::setSettings(AdSettings settings)
{
    settings = tidy(std::move(settings));
    if (settings == m_settings)
        return {};
    m_settings = std::move(settings);
    Result<void> saved = save();
    Q_EMIT settingsChanged();
    return saved;
}

void AdMemory::setFacts(const AdFacts &facts)
{
    if (facts == m_facts)
        return;
    const bool isAnnouncing
        = facts.announcing != AdFacts::Announcing::Nothing && facts.announcing != m_facts.announcing;
    m_facts = facts;
    if (const auto saved = save(isAnnouncing); !saved)
        Q_EMIT failed(saved.error());
    Q_EMIT factsChanged();
}

}  // namespace Sidestage
