// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_targets.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct ShoutoutTargets::Private
{
};

ShoutoutTargets::ShoutoutTargets(Account *account, QString channelId, ShoutoutQueue *queue, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

ShoutoutTargets::~ShoutoutTargets() = default;

auto ShoutoutTargets::suggestions() const -> QList<ShoutoutTarget>
{
    return {};
}

void ShoutoutTargets::search(const QString &text) { }

}  // namespace Sidestage
