// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads_service.h"

#include "accounts/account.h"
#include "ad_actions.h"
#include "ad_clock.h"
#include "ad_log.h"
#include "ad_memory.h"
#include "ad_warnings.h"

namespace Sidestage {

struct AdsService::Private
{
    explicit Private(Account *owner)
        : account(owner)
        , log(owner->store(), owner->userId())
        , memory(owner->store(), owner->userId())
        , clock(owner, &log, &memory)
        , actions(owner, &clock, &memory)
        , warnings(owner, &clock, &actions, &memory)
    {
    }

    Account *account;
    AdLog log;
    AdMemory memory;
    AdClock clock;
    AdActions actions;
    AdWarnings warnings;
};

AdsService::AdsService(Account *account, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account))
{
    connect(&d->clock, &AdClock::failed, this, &AdsService::failed);
    connect(&d->memory, &AdMemory::failed, this, &AdsService::failed);
}

AdsService::~AdsService() = default;

void AdsService::start()
{
    d->clock.start();
}

Account *AdsService::account() const
{
    return d->account;
}

AdClock *AdsService::clock() const
{
    return &d->clock;
}

AdActions *AdsService::actions() const
{
    return &d->actions;
}

AdWarnings *AdsService::warnings() const
{
    return &d->warnings;
}

AdLog *AdsService::log() const
{
    return &d->log;
}

AdMemory *AdsService::memory() const
{
    return &d->memory;
}

}  // namespace Sidestage
