// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_channels.h"

#include "accounts/account_list.h"
#include "api/channels.h"
#include "api/moderation.h"
#include "api/streams.h"
#include "api/users.h"
#include "async/bound.h"
#include "base/bidi.h"
#include "base/clock.h"
#include "base/log.h"
#include "client/client.h"
#include "client/list_walk.h"
#include "client/session.h"
#include "events/poll_scheduler.h"
#include "profile/profile_store.h"

#include <QUrl>

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// The login in what users type for a channel: its login, "@login", or its address.
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

constexpr qsizetype idsPerCall = 100;
/// Milliseconds between two readings of the title of a channel that is not live.
constexpr qint64 titlePause = 10 * 60'000;

}  // namespace

/// Reads the data of one account: the channels it moderates, and the streams of those where it acts.
class ChatChannels::Reader : public QObject
{
public:
    Reader(ChatChannels *owner, Account *account);

    Account *account() const { return m_account; }
    Poll *list() const { return m_list; }  ///< Null without the scope.
    Poll *live() const { return m_live; }
    void setOnScreen(bool onScreen);
    /// Adapts to the scopes of the token.
    void rights();
    void refresh();

private:
    Bound readList();
    Bound readLive();

    ChatChannels *m_owner;
    Account *m_account;
    Poll *m_list = nullptr;
    Poll *m_live = nullptr;
};

ChatChannels::ChatChannels(AccountList *accounts, ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_accounts(accounts)
    , m_profile(store)
    , m_store(store)
    , m_clock(clock)
{
    m_watch.start();
}

ChatChannels::~ChatChannels()
{
    // Destroyed before the other members, because slots that are called meanwhile may read the list.
    const auto readers = std::exchange(m_readers, {});
}

void ChatChannels::start()
{
    if (std::exchange(m_started, true))
        return;
    for (const auto &kept : m_store.channels())
        m_kept.insert(kept.id, kept);
    connect(m_accounts, &AccountList::added, this, [this](Account *account) { addAccount(account); });
    connect(m_accounts, &AccountList::removed, this, [this](Account *account) { removeAccount(account); });
    for (Account *account : m_accounts->all())
        addAccount(account);
}

QStringList ChatChannels::ids() const
{
    QStringList ids;
    for (const ChatChannel &channel : std::as_const(m_list))
        ids.append(channel.id);
    return ids;
}

QStringList ChatChannels::shown() const
{
    QStringList ids;
    for (const ChatChannel &channel : std::as_const(m_list)) {
        if (channel.isShown)
            ids.append(channel.id);
    }
    return ids;
}

Account *ChatChannels::accountFor(const QString &id) const
{
    const auto channel = find(id);
    const Reader *reader = channel ? readerOf(channel->account) : nullptr;
    return reader && !reader->account()->session()->isEnded() ? reader->account() : nullptr;
}

void ChatChannels::setAccount(const QString &id, const QString &account)
{
    if (!actorsOf(id).contains(account))
        return;
    auto &kept = keptOf(id);
    if (kept.account == account)
        return;
    kept.account = account;
    save(kept);
    // The new account may be able to do what the previous one could not.
    m_facts[id].trouble.reset();
    m_facts[id].troubleSince = {};
    rebuild();
}

void ChatChannels::setShown(const QString &id, bool shown)
{
    const auto channel = find(id);
    if (!channel || channel->isShown == shown)
        return;
    auto &kept = keptOf(id);
    kept.isShown = shown;
    save(kept);
    renew(id);
}

void ChatChannels::enter(const QString &login, Account *account)
{
    if (!account) {
        for (const auto &reader : m_readers) {
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
            if (!readerOf(who))
                return notEntered(login, {.kind = Error::Kind::Cancelled});
            const User &user = found->first();
            auto &kept = keptOf(user.id);
            kept.login = user.login;
            kept.name = user.displayName;
            kept.isShown = true;
            if (user.id != who && !kept.enteredFor.contains(who))
                kept.enteredFor.append(who);
            save(kept);
            rebuild();
            Q_EMIT entered(user.id);
        });
}

void ChatChannels::forget(const QString &id)
{
    if (!m_kept.contains(id))
        return;
    auto &kept = m_kept[id];
    kept.enteredFor.clear();
    m_facts[id].lost.clear();
    if (kept.moderators.isEmpty() && !isOwn(id)) {
        if (auto done = m_store.removeChannel(id); !done)
            qCWarning(lcClient) << "a channel could not be forgotten:" << done.error().message;
        m_kept.remove(id);
        m_facts.remove(id);
    } else {
        save(kept);
    }
    rebuild();
}

void ChatChannels::note(const QString &id, const Result<void> &outcome)
{
    if (!m_places.contains(id))
        return;
    if (!outcome) {
        if (outcome.error().kind == Error::Kind::Forbidden)
            setTrouble(id, outcome.error());
        return;
    }
    auto &facts = m_facts[id];
    facts.trouble.reset();
    facts.troubleSince = {};
    renew(id);
}

void ChatChannels::checkRole(const QString &id)
{
    const auto channel = find(id);
    if (!channel)
        return;
    const Reader *reader = readerOf(channel->account);
    if (channel->role == ChatChannel::Role::Moderator && reader && reader->list())
        return reader->list()->trigger();
    // The role cannot be read; the next change will show it.
    note(id, {});
}

QList<Account *> ChatChannels::withoutList() const
{
    QList<Account *> accounts;
    for (const auto &reader : m_readers) {
        if (!reader->account()->session()->isEnded()
            && !reader->account()->may(Scope::UserReadModeratedChannels))
            accounts.append(reader->account());
    }
    return accounts;
}

QDateTime ChatChannels::asOf() const
{
    QDateTime oldest;
    for (const auto &reader : m_readers) {
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
    for (const auto &reader : m_readers) {
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
    for (const auto &reader : m_readers) {
        for (const Poll *poll : {reader->list(), reader->live()})
            longest = std::max(longest, poll ? poll->interval() : 0);
    }
    return longest;
}

void ChatChannels::setOnScreen(bool onScreen)
{
    m_onScreen = onScreen;
    for (const auto &reader : m_readers)
        reader->setOnScreen(onScreen);
}

void ChatChannels::refresh()
{
    for (const auto &reader : m_readers)
        reader->refresh();
}

std::optional<ChatChannel> ChatChannels::find(const QString &id) const
{
    const auto place = m_places.constFind(id);
    return place == m_places.constEnd() ? std::nullopt : std::optional(m_list[*place]);
}

void ChatChannels::addAccount(Account *account)
{
    if (readerOf(account->userId()))
        return;
    m_readers.push_back(std::make_unique<Reader>(this, account));
    rebuild();
}

void ChatChannels::removeAccount(Account *account)
{
    const auto place = std::find_if(m_readers.begin(), m_readers.end(),
                                    [account](const auto &reader) { return reader->account() == account; });
    if (place == m_readers.end())
        return;
    // Destroyed last, because its signals may cause a slot to read the list.
    const std::unique_ptr<Reader> gone = std::move(*place);
    m_readers.erase(place);
    rebuild();
}

ChatChannels::Reader *ChatChannels::readerOf(const QString &account) const
{
    for (const auto &reader : m_readers) {
        if (reader->account()->userId() == account)
            return reader.get();
    }
    return nullptr;
}

ChatChannels::Kept &ChatChannels::keptOf(const QString &id)
{
    Kept &one = m_kept[id];
    if (one.id.isEmpty()) {
        const ChatChannel known = made(id);
        one.id = id;
        one.login = known.login;
        one.name = known.name;
    }
    return one;
}

void ChatChannels::save(const Kept &one)
{
    const auto done = m_store.saveChannel(one);
    if (!done)
        qCWarning(lcClient) << "a channel could not be kept:" << done.error().message;
}

QStringList ChatChannels::actorsOf(const QString &id) const
{
    const Kept known = m_kept.value(id);
    const QSet<QString> lost = m_facts.value(id).lost;
    QStringList actors;
    for (const auto &reader : m_readers) {
        const QString &account = reader->account()->userId();
        if (account == id)
            actors.prepend(account);
        else if (known.moderators.contains(account) || known.enteredFor.contains(account)
                 || lost.contains(account))
            actors.append(account);
    }
    return actors;
}

ChatChannel ChatChannels::made(const QString &id) const
{
    const Kept known = m_kept.value(id);
    const Facts fact = m_facts.value(id);
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
        // The first account that is signed in, otherwise the first one.
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

void ChatChannels::rebuild()
{
    QList<ChatChannel> next;
    for (const auto &reader : m_readers)
        next.append(made(reader->account()->userId()));
    const qsizetype own = next.size();
    for (auto one = m_kept.cbegin(); one != m_kept.cend(); ++one) {
        if (!readerOf(one.key()) && !actorsOf(one.key()).isEmpty())
            next.append(made(one.key()));
    }
    std::sort(next.begin() + own, next.end(), [](const ChatChannel &a, const ChatChannel &b) {
        const int order = QString::localeAwareCompare(a.name, b.name);
        return order != 0 ? order < 0 : a.id < b.id;
    });
    const QStringList idsBefore = ids();
    const QList<ChatChannel> before = std::exchange(m_list, next);
    const QHash<QString, qsizetype> placesBefore = std::exchange(m_places, {});
    for (qsizetype i = 0; i < m_list.size(); ++i)
        m_places.insert(m_list[i].id, i);

    QStringList different;
    QSet<QString> newcomers;  // accounts with new channels, whose live state was not read yet
    for (const ChatChannel &channel : std::as_const(m_list)) {
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
    if (ids() != idsBefore)
        Q_EMIT listChanged();
    for (const QString &id : std::as_const(different))
        Q_EMIT changed(id);
}

void ChatChannels::renew(const QString &id)
{
    const auto place = m_places.constFind(id);
    if (place == m_places.constEnd())
        return;
    const ChatChannel now = made(id);
    if (now == m_list[*place])
        return;
    m_list[*place] = now;
    Q_EMIT changed(id);
}

ChatChannels::Reader::Reader(ChatChannels *owner, Account *account)
    : m_owner(owner)
    , m_account(account)
    , m_live(account->polls()->add({.name = QStringLiteral("streams of chat channels"),
                                    .covered = 30s,
                                    .uncovered = 30s,
                                    .offScreen = 60s},
                                   this))
{
    connect(m_live, &Poll::due, this, [this] { readLive(); });
    connect(m_live, &Poll::changed, m_owner, &ChatChannels::freshnessChanged);
    connect(account->session(), &Session::tokenChanged, this, [this] { rights(); });
    connect(account->session(), &Session::ended, this, [this] {
        // It is no longer updated.
        for (const ChatChannel &channel : m_owner->all()) {
            if (channel.account == m_account->userId())
                m_owner->m_facts[channel.id].live = ChatChannel::Live::Unknown;
        }
        rights();
    });
    connect(account, &Account::infoChanged, this, [this] { m_owner->rebuild(); });
    m_live->setOnScreen(m_owner->m_onScreen);
    rights();
}

void ChatChannels::Reader::rights()
{
    if (!m_list && m_account->may(Scope::UserReadModeratedChannels)) {
        // Roles change rarely, and a failing change reveals it too.
        m_list = m_account->polls()->add({.name = QStringLiteral("moderated channels"),
                                          .covered = 120s,
                                          .uncovered = 120s,
                                          .offScreen = 600s},
                                         this);
        connect(m_list, &Poll::due, this, [this] { readList(); });
        connect(m_list, &Poll::changed, m_owner, &ChatChannels::freshnessChanged);
        m_list->setOnScreen(m_owner->m_onScreen);
    } else if (m_list && !m_account->session()->isEnded()
               && !m_account->may(Scope::UserReadModeratedChannels)) {
        delete std::exchange(m_list, nullptr);
    }
    m_owner->rebuild();
    // The acting account may have changed, or there is none.
    for (const ChatChannel &channel : m_owner->all()) {
        if (channel.accounts.contains(m_account->userId()))
            Q_EMIT m_owner->changed(channel.id);
    }
}

void ChatChannels::Reader::setOnScreen(bool onScreen)
{
    m_live->setOnScreen(onScreen);
    if (m_list)
        m_list->setOnScreen(onScreen);
}

void ChatChannels::Reader::refresh()
{
    m_live->trigger();
    if (m_list)
        m_list->trigger();
}

Bound ChatChannels::Reader::readList()
{
    const GetModeratedChannels request{.userId = m_account->userId()};
    ListWalk pages(m_account->client(), inLargestPages(request));
    auto collecting = pages.collect();
    const auto listed = co_await collecting;
    if (m_list)
        m_list->finished(statusOf(listed));
    if (listed)
        m_owner->learnModerated(m_account, *listed);
}

Bound ChatChannels::Reader::readLive()
{
    QStringList ids;
    for (const ChatChannel &channel : m_owner->all()) {
        if (channel.account == m_account->userId())
            ids.append(channel.id);
    }
    m_live->setCalls(int((ids.size() + idsPerCall - 1) / idsPerCall));
    Result<void> outcome;
    for (qsizetype at = 0; at < ids.size(); at += idsPerCall) {
        const QStringList some = ids.sliced(at, std::min(idsPerCall, ids.size() - at));
        GetStreams request;
        request.userIds = some;
        request.first = int(idsPerCall);
        auto asking = m_account->client()->call(request);
        const auto streams = co_await asking;
        if (!streams) {
            outcome = streams.error();
            break;
        }
        if (m_account->session()->isEnded())
            break;
        QSet<QString> live;
        for (const Stream &stream : streams->data) {
            if (!some.contains(stream.userId))
                continue;
            live.insert(stream.userId);
            auto &facts = m_owner->m_facts[stream.userId];
            facts.live = ChatChannel::Live::Live;
            facts.startedAt = stream.startedAt;
            facts.viewers = stream.viewerCount;
            facts.title = stream.title;
            facts.category = stream.gameName;
            facts.titleAt = -1;  // read it again when the stream ends
            m_owner->learnNames(stream.userId, stream.userLogin, stream.userName);
        }
        QStringList untitled;
        for (const QString &id : some) {
            if (live.contains(id))
                continue;
            auto &facts = m_owner->m_facts[id];
            facts.live = ChatChannel::Live::Offline;
            facts.startedAt = {};
            facts.viewers = 0;
            if (facts.titleAt < 0 || m_owner->m_watch.elapsed() - facts.titleAt > titlePause)
                untitled.append(id);
        }
        for (const QString &id : some)
            m_owner->renew(id);
        if (untitled.isEmpty())
            continue;
        const GetChannels about{.broadcasterIds = untitled};
        auto telling = m_account->client()->call(about);
        const auto channels = co_await telling;
        if (!channels) {
            outcome = channels.error();
            break;
        }
        for (const Channel &channel : *channels) {
            auto &facts = m_owner->m_facts[channel.broadcasterId];
            facts.title = channel.title;
            facts.category = channel.gameName;
            facts.titleAt = m_owner->m_watch.elapsed();
            m_owner->learnNames(channel.broadcasterId, channel.broadcasterLogin, channel.broadcasterName);
            m_owner->renew(channel.broadcasterId);
        }
    }
    m_live->finished(outcome);
}

void ChatChannels::learnNames(const QString &id, const QString &login, const QString &name)
{
    const auto one = m_kept.find(id);
    if (one == m_kept.end() || name.isEmpty() || (one->login == login && one->name == name))
        return;
    one->login = login;
    one->name = name;
    save(*one);
}

void ChatChannels::learnModerated(const Account *account, const QList<ModeratedChannel> &listed)
{
    const QString &who = account->userId();
    QSet<QString> ids;
    QSet<QString> fresh;
    for (const ModeratedChannel &channel : listed) {
        if (channel.broadcasterId.isEmpty())
            continue;
        ids.insert(channel.broadcasterId);
        auto &one = m_kept[channel.broadcasterId];
        const bool isNew = one.id.isEmpty() || !one.moderators.contains(who);
        one.id = channel.broadcasterId;
        if (!one.moderators.contains(who))
            one.moderators.append(who);
        if (isNew || one.login != channel.broadcasterLogin || one.name != channel.broadcasterName) {
            one.login = channel.broadcasterLogin;
            one.name = channel.broadcasterName;
            fresh.insert(one.id);
        }
        auto &fact = m_facts[one.id];
        fact.lost.remove(who);
        if (fact.trouble && made(one.id).account == who) {
            fact.trouble.reset();
            fact.troubleSince = {};
        }
    }
    QStringList ended;
    for (auto &one : m_kept) {
        if (ids.contains(one.id) || !one.moderators.removeOne(who))
            continue;
        ended.append(one.id);
        m_facts[one.id].lost.insert(who);
    }
    // One transaction, because there may be many at first.
    const auto written = m_profile->database().transaction([&]() -> Result<void> {
        for (const QString &id : fresh + QSet<QString>(ended.cbegin(), ended.cend())) {
            const Kept &one = m_kept[id];
            const bool stays = !one.moderators.isEmpty() || !one.enteredFor.isEmpty() || isOwn(id);
            if (auto done = stays ? m_store.saveChannel(one) : m_store.removeChannel(id); !done)
                return done;
        }
        return {};
    });
    if (!written)
        qCWarning(lcClient) << "the channels could not be kept:" << written.error().message;
    rebuild();
    for (const QString &id : std::as_const(ended)) {
        const auto channel = find(id);
        if (channel && channel->account == who)
            setTrouble(id,
                       {.kind = Error::Kind::Forbidden,
                        .message = ChatChannels::tr("%1 is no longer a moderator of this channel.")
                                       .arg(isolated(account->info().displayName))});
    }
}

void ChatChannels::setTrouble(const QString &id, const Error &error)
{
    auto &fact = m_facts[id];
    if (!fact.trouble)
        fact.troubleSince = m_clock.now();
    fact.trouble = error;
    renew(id);
}

bool ChatChannels::isOwn(const QString &id) const
{
    return m_accounts->find(id) != nullptr;
}

}  // namespace Sidestage
