// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_channels.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct ChatChannels::Private
{
};

ChatChannels::ChatChannels(Accounts *accounts, ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

ChatChannels::~ChatChannels() = default;

void ChatChannels::start() { }

auto ChatChannels::all() const -> QList<ChatChannel>
{
    return {};
}

auto ChatChannels::ids() const -> QStringList
{
    return {};
}

auto ChatChannels::shown() const -> QStringList
{
    return {};
}

auto ChatChannels::find(const QString &id) const -> std::optional<ChatChannel>
{
    return {};
}

auto ChatChannels::accountFor(const QString &id) const -> Account *
{
    return nullptr;
}

void ChatChannels::setAccount(const QString &id, const QString &account) { }

void ChatChannels::setShown(const QString &id, bool shown) { }

void ChatChannels::enter(const QString &login, Account *account) { }

void ChatChannels::forget(const QString &id) { }

void ChatChannels::note(const QString &id, const Result<void> &outcome) { }

void ChatChannels::checkRole(const QString &id) { }

auto ChatChannels::withoutList() const -> QList<Account *>
{
    return {};
}

auto ChatChannels::asOf() const -> QDateTime
{
    return {};
}

auto ChatChannels::failure() const -> QString
{
    return {};
}

auto ChatChannels::interval() const -> int
{
    return {};
}

void ChatChannels::setOnScreen(bool onScreen) { }

void ChatChannels::refresh() { }

}  // namespace Sidestage
