// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads_desk.h"

#include "accounts/account.h"
#include "ad_clock.h"
#include "ad_deeds.h"
#include "ad_log.h"
#include "ad_memory.h"
#include "ad_warnings.h"

namespace Sidestage {

struct AdsDesk::Private
{
    explicit Private(Account *owner)
        : account(owner)
        , log(owner->store(), owner->userId())
        , memory(owner->store(), owner->userId())
        , clock(owner, &log, &memory)
        , deeds(owner, &clock, &memory)
        , warnings(owner, &clock, &deeds, &memory)
    {
    }

    Account *account;
    AdLog log;
    AdMemory memory;
    AdClock clock;
    AdDeeds deeds;
    AdWarnings warnings;
};

AdsDesk::AdsDesk(Account *account, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account))
{
    connect(&d->clock, &AdClock::failed, this, &AdsDesk::failed);
    connect(&d->memory, &AdMemory::failed, this, &AdsDesk::failed);
}

AdsDesk::~AdsDesk() = default;

void AdsDesk::start()
{
    d->clock.start();
}

Account *AdsDesk::account() const
{
    return d->account;
}

AdClock *AdsDesk::clock() const
{
    return &d->clock;
}

AdDeeds *AdsDesk::deeds() const
{
    return &d->deeds;
}

AdWarnings *AdsDesk::warnings() const
{
    return &d->warnings;
}

AdLog *AdsDesk::log() const
{
    return &d->log;
}

AdMemory *AdsDesk::memory() const
{
    return &d->memory;
}

}  // namespace Sidestage
