// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_modes.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct ChannelModes::Private
{
};

ChannelModes::ChannelModes(Account *account, QString channelId, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

ChannelModes::~ChannelModes() = default;

auto ChannelModes::account() const -> Account *
{
    return nullptr;
}

auto ChannelModes::channelId() const -> const QString &
{
    static const QString none{};
    return none;
}

auto ChannelModes::isKnown() const -> bool
{
    return {};
}

auto ChannelModes::service() const -> const ChatModes &
{
    static const ChatModes none{};
    return none;
}

auto ChannelModes::shown() const -> ChatModes
{
    return {};
}

auto ChannelModes::isSending() const -> bool
{
    return {};
}

auto ChannelModes::isPending(ChatMode mode) const -> bool
{
    return {};
}

void ChannelModes::apply(const ChatModes &wanted, QObject *context, Done done) { }

void ChannelModes::read(QObject *context, Done done) { }

auto ChannelModes::shield() const -> std::optional<bool>
{
    return {};
}

auto ChannelModes::shieldRefusal() const -> std::optional<Error>
{
    return {};
}

auto ChannelModes::shieldBy() const -> QString
{
    return {};
}

auto ChannelModes::shieldAt() const -> QDateTime
{
    return {};
}

auto ChannelModes::isShieldSending() const -> bool
{
    return {};
}

void ChannelModes::setShield(bool on, QObject *context, std::function<void(const Result<void> &)> done) { }

auto ChannelModes::history() const -> const QList<ModesChange> &
{
    static const QList<ModesChange> none{};
    return none;
}

auto ChannelModes::asOf() const -> QDateTime
{
    return {};
}

auto ChannelModes::failure() const -> QString
{
    return {};
}

auto ChannelModes::interval() const -> int
{
    return {};
}

auto ChannelModes::isLive() const -> bool
{
    return {};
}

void ChannelModes::setOnScreen(bool onScreen) { }

void ChannelModes::refresh() { }

}  // namespace Sidestage
