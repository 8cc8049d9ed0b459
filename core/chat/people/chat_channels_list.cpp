// SPDX-License-Identifier: GPL-3.0-or-later

// Puts the list of channels together from what is kept, who is there, and what was read.

#include "chat_channels_private.h"

#include "base/log.h"
#include "client/session.h"

#include <algorithm>

namespace Sidestage {

ChatChannels::Private::Private(ChatChannels *owner, AccountList *all, ProfileStore *file, const Clock &time)
    : q(owner)
    , accounts(all)
    , profile(file)
    , store(file)
    , clock(time)
{
    watch.start();
}

void ChatChannels::Private::addAccount(Account *account)
{
    if (readerOf(account->userId()))
        return;
    readers.push_back(std::make_unique<Reader>(this, account));
    rebuild();
}

void ChatChannels::Private::removeAccount(Account *account)
{
    const auto place = std::find_if(readers.begin(), readers.end(),
                                    [account](const auto &reader) { return reader->account() == account; });
    if (place == readers.end())
        return;
    // It goes last: what it drops may tell somebody who looks at the list.
    const std::unique_ptr<Reader> gone = std::move(*place);
    readers.erase(place);
    rebuild();
}

ChatChannels::Reader *ChatChannels::Private::readerOf(const QString &account) const
{
    for (const auto &reader : readers) {
        if (reader->account()->userId() == account)
            return reader.get();
    }
    return nullptr;
}

ChatChannels::Private::Kept &ChatChannels::Private::keptOf(const QString &id)
{
    Kept &one = kept[id];
    if (one.id.isEmpty()) {
        const ChatChannel known = made(id);
        one.id = id;
        one.login = known.login;
        one.name = known.name;
    }
    return one;
}

void ChatChannels::Private::save(const Kept &one)
{
    const auto done = store.saveChannel(one);
    if (!done)
        qCWarning(lcClient) << "a channel could not be kept:" << done.error().message;
}

QStringList ChatChannels::Private::actorsOf(const QString &id) const
{
    const Kept known = kept.value(id);
    const QSet<QString> lost = facts.value(id).lost;
    QStringList actors;
    for (const auto &reader : readers) {
        const QString &account = reader->account()->userId();
        if (account == id)
            actors.prepend(account);
        else if (known.moderators.contains(account) || known.enteredFor.contains(account)
                 || lost.contains(account))
            actors.append(account);
    }
    return actors;
}

ChatChannel ChatChannels::Private::made(const QString &id) const
{
    const Kept known = kept.value(id);
    const Facts fact = facts.value(id);
    ChatChannel channel{.id = id, .login = known.login, .name = known.name, .accounts = actorsOf(id)};
    if (const Reader *own = readerOf(id)) {
        channel.login = own->account()->info().login;
        channel.name = own->account()->info().displayName;
        channel.role = ChatChannel::Role::Broadcaster;
    } else if (!known.moderators.isEmpty() || !fact.lost.isEmpty()) {
        channel.role = ChatChannel::Role::Moderator;
    }
    if (channel.accounts.contains(known.account)) {
        channel.account = known.account;
    } else {
        // Who is signed in, if anybody is.
        const auto in
            = std::find_if(channel.accounts.cbegin(), channel.accounts.cend(), [this](const auto &who) {
                  return !readerOf(who)->account()->session()->isEnded();
              });
        channel.account = in != channel.accounts.cend() ? *in : channel.accounts.value(0);
    }
    channel.isShown = known.id.isEmpty() || known.isShown;
    channel.live = fact.live;
    channel.startedAt = fact.startedAt;
    channel.viewers = fact.viewers;
    channel.title = fact.title;
    channel.category = fact.category;
    channel.trouble = fact.trouble;
    channel.troubleSince = fact.troubleSince;
    return channel;
}

void ChatChannels::Private::rebuild()
{
    QList<ChatChannel> next;
    for (const auto &reader : readers)
        next.append(made(reader->account()->userId()));
    const qsizetype own = next.size();
    for (auto one = kept.cbegin(); one != kept.cend(); ++one) {
        if (!readerOf(one.key()) && !actorsOf(one.key()).isEmpty())
            next.append(made(one.key()));
    }
    std::sort(next.begin() + own, next.end(), [](const ChatChannel &a, const ChatChannel &b) {
        const int order = QString::localeAwareCompare(a.name, b.name);
        return order != 0 ? order < 0 : a.id < b.id;
    });
    const QStringList idsBefore = q->ids();
    const QList<ChatChannel> before = std::exchange(list, next);
    const QHash<QString, qsizetype> placesBefore = std::exchange(places, {});
    for (qsizetype i = 0; i < list.size(); ++i)
        places.insert(list[i].id, i);

    QStringList different;
    QSet<QString> newcomers;  // whose state nobody has asked for yet
    for (const ChatChannel &channel : std::as_const(list)) {
        const auto was = placesBefore.constFind(channel.id);
        if (was != placesBefore.constEnd() && before[*was] != channel)
            different.append(channel.id);
        if (was == placesBefore.constEnd())
            newcomers.insert(channel.account);
    }
    for (const QString &account : std::as_const(newcomers)) {
        if (const Reader *reader = readerOf(account))
            reader->live()->trigger();
    }
    if (q->ids() != idsBefore)
        Q_EMIT q->listChanged();
    for (const QString &id : std::as_const(different))
        Q_EMIT q->changed(id);
}

void ChatChannels::Private::renew(const QString &id)
{
    const auto place = places.constFind(id);
    if (place == places.constEnd())
        return;
    const ChatChannel now = made(id);
    if (now == list[*place])
        return;
    list[*place] = now;
    Q_EMIT q->changed(id);
}

}  // namespace Sidestage
