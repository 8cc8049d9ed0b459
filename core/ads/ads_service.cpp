// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads_service.h"

#include "accounts/account.h"
#include "ad_actions.h"
#include "ad_clock.h"
#include "ad_log.h"
#include "ad_memory.h"
#include "ad_warnings.h"

namespace Sidestage {

AdsService::AdsService(Account *account, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_log(std::make_unique<AdLog>(account->store(), account->userId()))
    , m_memory(std::make_unique<AdMemory>(account->store(), account->userId()))
    , m_clock(std::make_unique<AdClock>(account, m_log.get(), m_memory.get()))
    , m_actions(std::make_unique<AdActions>(account, m_clock.get(), m_memory.get()))
    , m_warnings(std::make_unique<AdWarnings>(account, m_clock.get(), m_actions.get(), m_memory.get()))
{
    connect(m_clock.get(), &AdClock::failed, this, &AdsService::failed);
    connect(m_memory.get(), &AdMemory::failed, this, &AdsService::failed);
    connect(m_actions.get(), &AdActions::failed, this, &AdsService::failed);
}

AdsService::~AdsService() = default;

void AdsService::start()
{
    m_clock->setOnScreen(this, true);  // the header is always visible
}

}  // namespace Sidestage
