// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_feed.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct QueueFeed::Private
{
};

QueueFeed::QueueFeed(Account *account, RewardList *rewards, RedemptionQueue *queue, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

QueueFeed::~QueueFeed() = default;

void QueueFeed::start() { }

auto QueueFeed::poll() const -> Poll *
{
    return nullptr;
}

auto QueueFeed::isLive() const -> bool
{
    return {};
}

void QueueFeed::refresh() { }

}  // namespace Sidestage
