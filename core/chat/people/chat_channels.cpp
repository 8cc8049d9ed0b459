// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_channels_private.h"

#include "api/users.h"
#include "base/log.h"
#include "client/client.h"
#include "client/session.h"

#include <QUrl>

namespace Sidestage {

using namespace Api;

namespace {

/// What people type for a channel: its login, "@login", or its address.
QString loginIn(const QString &text)
{
    QString login = text.trimmed();
    if (login.contains(u'/')) {
        const QString address
            = login.contains(QLatin1String("://")) ? login : QStringLiteral("https://") + login;
        login = QUrl(address).path().section(u'/', 1, 1);
    }
    if (login.startsWith(u'@'))
        login.remove(0, 1);
    return login.toLower();
}

}  // namespace

ChatChannels::ChatChannels(AccountList *accounts, ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, accounts, store, clock))
{
}

ChatChannels::~ChatChannels()
{
    // While everything else is there: who is told meanwhile may look at the list.
    const auto readers = std::exchange(d->readers, {});
}

void ChatChannels::start()
{
    if (std::exchange(d->started, true))
        return;
    for (const auto &kept : d->store.channels())
        d->kept.insert(kept.id, kept);
    connect(d->accounts, &AccountList::added, this, [this](Account *account) { d->addAccount(account); });
    connect(d->accounts, &AccountList::removed, this,
            [this](Account *account) { d->removeAccount(account); });
    for (Account *account : d->accounts->all())
        d->addAccount(account);
}

QList<ChatChannel> ChatChannels::all() const
{
    return d->list;
}

QStringList ChatChannels::ids() const
{
    QStringList ids;
    for (const ChatChannel &channel : std::as_const(d->list))
        ids.append(channel.id);
    return ids;
}

QStringList ChatChannels::shown() const
{
    QStringList ids;
    for (const ChatChannel &channel : std::as_const(d->list)) {
        if (channel.isShown)
            ids.append(channel.id);
    }
    return ids;
}

std::optional<ChatChannel> ChatChannels::find(const QString &id) const
{
    const auto place = d->places.constFind(id);
    return place == d->places.constEnd() ? std::nullopt : std::optional(d->list[*place]);
}

Account *ChatChannels::accountFor(const QString &id) const
{
    const auto channel = find(id);
    const Reader *reader = channel ? d->readerOf(channel->account) : nullptr;
    return reader && !reader->account()->session()->isEnded() ? reader->account() : nullptr;
}

void ChatChannels::setAccount(const QString &id, const QString &account)
{
    if (!d->actorsOf(id).contains(account))
        return;
    auto &kept = d->keptOf(id);
    if (kept.account == account)
        return;
    kept.account = account;
    d->save(kept);
    // What the former one could not do, this one perhaps can.
    d->facts[id].trouble.reset();
    d->facts[id].troubleSince = {};
    d->rebuild();
}

void ChatChannels::setShown(const QString &id, bool shown)
{
    const auto channel = find(id);
    if (!channel || channel->isShown == shown)
        return;
    auto &kept = d->keptOf(id);
    kept.isShown = shown;
    d->save(kept);
    d->renew(id);
}

void ChatChannels::enter(const QString &login, Account *account)
{
    if (!account) {
        for (const auto &reader : d->readers) {
            if (!account && !reader->account()->session()->isEnded())
                account = reader->account();
        }
    }
    const auto fail = [this, login](const Error &error) {
        QTimer::singleShot(0, this, [this, login, error] { Q_EMIT notEntered(login, error); });
    };
    if (!account || account->session()->isEnded())
        return fail({.kind = Error::Kind::Unauthorized, .message = tr("Not signed in.")});
    const QString name = loginIn(login);
    if (name.isEmpty())
        return fail(Error::broken(Fault::Missing, QStringLiteral("login")));
    account->client()
        ->call(GetUsers{.logins = {name}})
        .then(this, [this, login, who = account->userId()](const Result<QList<User>> &found) {
            if (!found)
                return notEntered(login, found.error());
            if (found->isEmpty())
                return notEntered(login,
                                  {.kind = Error::Kind::NotFound,
                                   .message = tr("There is no channel named “%1”.").arg(login)});
            if (!d->readerOf(who))
                return notEntered(login, {.kind = Error::Kind::Cancelled});
            const User &user = found->first();
            auto &kept = d->keptOf(user.id);
            kept.login = user.login;
            kept.name = user.displayName;
            kept.isShown = true;
            if (user.id != who && !kept.enteredFor.contains(who))
                kept.enteredFor.append(who);
            d->save(kept);
            d->rebuild();
            Q_EMIT entered(user.id);
        });
}

void ChatChannels::forget(const QString &id)
{
    if (!d->kept.contains(id))
        return;
    auto &kept = d->kept[id];
    kept.enteredFor.clear();
    d->facts[id].lost.clear();
    if (kept.moderators.isEmpty() && !d->isOwn(id)) {
        if (auto done = d->store.removeChannel(id); !done)
            qCWarning(lcClient) << "a channel could not be forgotten:" << done.error().message;
        d->kept.remove(id);
        d->facts.remove(id);
    } else {
        d->save(kept);
    }
    d->rebuild();
}

void ChatChannels::note(const QString &id, const Result<void> &outcome)
{
    if (!d->places.contains(id))
        return;
    if (!outcome) {
        if (outcome.error().kind == Error::Kind::Forbidden)
            d->setTrouble(id, outcome.error());
        return;
    }
    auto &facts = d->facts[id];
    facts.trouble.reset();
    facts.troubleSince = {};
    d->renew(id);
}

void ChatChannels::checkRole(const QString &id)
{
    const auto channel = find(id);
    if (!channel)
        return;
    const Reader *reader = d->readerOf(channel->account);
    if (channel->role == ChatChannel::Role::Moderator && reader && reader->list())
        return reader->list()->trigger();
    // Nobody can be asked: the next change will tell.
    note(id, {});
}

QList<Account *> ChatChannels::withoutList() const
{
    QList<Account *> accounts;
    for (const auto &reader : d->readers) {
        if (!reader->account()->session()->isEnded()
            && !reader->account()->may(Scope::UserReadModeratedChannels))
            accounts.append(reader->account());
    }
    return accounts;
}

QDateTime ChatChannels::asOf() const
{
    QDateTime oldest;
    for (const auto &reader : d->readers) {
        if (reader->account()->session()->isEnded())
            continue;
        for (const Poll *poll : {reader->list(), reader->live()}) {
            if (!poll)
                continue;
            if (!poll->asOf().isValid())
                return {};
            if (!oldest.isValid() || poll->asOf() < oldest)
                oldest = poll->asOf();
        }
    }
    return oldest;
}

QString ChatChannels::failure() const
{
    for (const auto &reader : d->readers) {
        for (const Poll *poll : {reader->list(), reader->live()}) {
            if (poll && !poll->failure().isEmpty())
                return poll->failure();
        }
    }
    return {};
}

int ChatChannels::interval() const
{
    int longest = 1;
    for (const auto &reader : d->readers) {
        for (const Poll *poll : {reader->list(), reader->live()})
            longest = std::max(longest, poll ? poll->interval() : 0);
    }
    return longest;
}

void ChatChannels::setOnScreen(bool onScreen)
{
    d->onScreen = onScreen;
    for (const auto &reader : d->readers)
        reader->setOnScreen(onScreen);
}

void ChatChannels::refresh()
{
    for (const auto &reader : d->readers)
        reader->refresh();
}

}  // namespace Sidestage
