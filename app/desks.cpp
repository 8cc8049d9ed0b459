// SPDX-License-Identifier: GPL-3.0-or-later
#include "desks.h"

#include "accounts/accounts.h"
#include "rewards/rewards_desk.h"

namespace Sidestage {

Desks::Desks(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

Desks::~Desks() = default;

void Desks::watch(Accounts *accounts)
{
    connect(accounts, &Accounts::added, this, &Desks::open);
    for (Account *account : accounts->all())
        open(account);
}

void Desks::forget(Account *account)
{
    m_rewards.erase(account);
}

RewardsDesk *Desks::rewards(Account *account) const
{
    const auto found = m_rewards.find(account);
    Q_ASSERT(found != m_rewards.end());
    return found->second.get();
}

void Desks::open(Account *account)
{
    auto &desk = m_rewards[account];
    if (desk)
        return;
    desk = std::make_unique<RewardsDesk>(account, m_clock);
    desk->start();
    Q_EMIT opened(desk.get());
}

}  // namespace Sidestage
