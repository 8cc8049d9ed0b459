// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared_chat.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct SharedChat::Private
{
};

SharedChat::SharedChat(Account *account, QString channelId, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

SharedChat::~SharedChat() = default;

auto SharedChat::isKnown() const -> bool
{
    return {};
}

auto SharedChat::isShared() const -> bool
{
    return {};
}

auto SharedChat::sessionId() const -> QString
{
    return {};
}

auto SharedChat::startedAt() const -> QDateTime
{
    return {};
}

auto SharedChat::participants() const -> QList<Participant>
{
    return {};
}

auto SharedChat::asOf() const -> QDateTime
{
    return {};
}

auto SharedChat::failure() const -> QString
{
    return {};
}

auto SharedChat::interval() const -> int
{
    return {};
}

auto SharedChat::isLive() const -> bool
{
    return {};
}

void SharedChat::setOnScreen(bool onScreen) { }

void SharedChat::refresh() { }

}  // namespace Sidestage
