// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_list.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct RewardList::Private
{
};

RewardList::RewardList(Account *account, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

RewardList::~RewardList() = default;

void RewardList::start() { }

auto RewardList::model() const -> ResourceModel<RewardRow> *
{
    return nullptr;
}

auto RewardList::all() const -> QList<Api::Reward>
{
    return {};
}

auto RewardList::ours() const -> QList<Api::Reward>
{
    return {};
}

auto RewardList::find(const QString &id) const -> std::optional<RewardRow>
{
    return {};
}

auto RewardList::isKnown() const -> bool
{
    return {};
}

auto RewardList::poll() const -> Poll *
{
    return nullptr;
}

auto RewardList::isLive() const -> bool
{
    return {};
}

void RewardList::create(const Api::RewardChanges &reward, QObject *context, Done done) { }

void RewardList::update(const QString &id, const Api::RewardChanges &changes, QObject *context, Done done) { }

void RewardList::remove(const QString &id, QObject *context, std::function<void(const Result<void> &)> done)
{
}

auto RewardList::pending() const -> int
{
    return {};
}

void RewardList::refresh() { }

}  // namespace Sidestage
