// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_list.h"

#include "api/events/moderation.h"
#include "api/moderation.h"
#include "client/list_walk.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

struct PeopleTraits
{
    const char *name;
    Scope read;
    Scope manage;
};

const PeopleTraits &traitsOf(PeopleKind kind)
{
    static constexpr PeopleTraits all[]{
        {"moderators", Scope::ModerationRead, Scope::ChannelManageModerators},
        {"VIPs", Scope::ChannelReadVips, Scope::ChannelManageVips},
        {"blocked users", Scope::UserReadBlockedUsers, Scope::UserManageBlockedUsers}};
    return all[std::size_t(kind)];
}

template <class User>
Person toPerson(const User &user)
{
    return {.id = user.userId, .login = user.userLogin, .name = user.userName};
}

Person toPerson(const BlockedUser &user)
{
    return {.id = user.userId, .login = user.userLogin, .name = user.displayName};
}

bool isEarlier(const Person &a, const Person &b)
{
    const int order = a.name.compare(b.name, Qt::CaseInsensitive);
    return order != 0 ? order < 0 : a.id < b.id;
}

template <class Request>
QCoro::Task<Result<QList<Person>>> allOf(Client *client, QString broadcasterId)
{
    Request request;
    request.broadcasterId = broadcasterId;
    ListWalk pages(client, inLargestPages(request));
    auto collecting = pages.collect();
    const auto users = co_await collecting;
    Result<QList<Person>> outcome;
    if (!users) {
        outcome = users.error();
        co_return outcome;
    }
    QList<Person> people;
    for (const auto &user : *users)
        people.append(toPerson(user));
    outcome = std::move(people);
    co_return outcome;
}

}  // namespace

PeopleList::PeopleList(Account *account, PeopleKind kind, QObject *parent)
    : Feed(
        account,
        {.name = QLatin1String(traitsOf(kind).name), .covered = 600s, .uncovered = 120s, .offScreen = 1800s},
        parent)
    , m_kind(kind)
{
}

Scope PeopleList::readScope() const
{
    return traitsOf(m_kind).read;
}

Scope PeopleList::manageScope() const
{
    return traitsOf(m_kind).manage;
}

bool PeopleList::contains(const QString &id) const
{
    return std::ranges::any_of(m_people, [&](const Person &person) { return person.id == id; });
}

bool PeopleList::listen()
{
    if (!mayRead())
        return false;
    const EventCondition own{.broadcasterUserId = account()->userId()};
    const auto added = [this](const auto &event, const QDateTime &) { insert(toPerson(event)); };
    const auto removed = [this](const auto &event, const QDateTime &) { take(event.userId); };
    if (m_kind == PeopleKind::Moderators) {
        on<ModeratorAdded>(own, added);
        on<ModeratorRemoved>(own, removed);
    } else if (m_kind == PeopleKind::Vips) {
        on<VipAdded>(own, added);
        on<VipRemoved>(own, removed);
    }
    return true;
}

Bound PeopleList::read()
{
    auto reading = m_kind == PeopleKind::Moderators
        ? allOf<GetModerators>(account()->client(), account()->userId())
        : m_kind == PeopleKind::Vips ? allOf<GetVips>(account()->client(), account()->userId())
                                     : allOf<GetUserBlockList>(account()->client(), account()->userId());
    const auto people = co_await reading;
    if (people) {
        m_people = *people;
        if (m_kind != PeopleKind::Blocked)
            std::ranges::sort(m_people, isEarlier);
        Q_EMIT changed();
    }
    finished(statusOf(people));
    // The pages may be older than what has changed meanwhile.
    if (isNewer())
        refresh();
}

QString PeopleList::loginIn(const QString &typed)
{
    const QString login = typed.trimmed().toLower();
    return login.startsWith(u'@') ? login.mid(1) : login;
}

void PeopleList::addByLogin(const QString &login, const BlockCause &block)
{
    const QString wanted = loginIn(login);
    if (isBusy())
        m_waiting.append([this, wanted, block] { lookUp(wanted, block); });
    else
        lookUp(wanted, block);
}

void PeopleList::lookUp(const QString &login, const BlockCause &block)
{
    submit(GetUsers{.logins = {login}}, [this, login, block](const Result<QList<User>> &users) {
        const Person typed{.login = login, .name = login};
        if (!users) {
            Q_EMIT refused(typed, true, users.error());
        } else if (users->isEmpty()) {
            Q_EMIT refused(
                typed, true,
                {.kind = Error::Kind::NotFound, .message = tr("There is no user with this login.")});
        } else {
            const User &user = users->first();
            return add({.id = user.id, .login = user.login, .name = user.displayName}, block);
        }
        sendNext();
    });
}

void PeopleList::add(const Person &person, const BlockCause &block, Done done)
{
    const QString own = account()->userId();
    switch (m_kind) {
    case PeopleKind::Moderators:
        return send(AddChannelModerator{.broadcasterId = own, .userId = person.id}, person, true, done);
    case PeopleKind::Vips:
        return send(AddChannelVip{.userId = person.id, .broadcasterId = own}, person, true, done);
    case PeopleKind::Blocked:
        return send(
            BlockUser{.targetUserId = person.id, .sourceContext = block.context, .reason = block.reason},
            person, true, done);
    }
}

void PeopleList::remove(const Person &person, Done done)
{
    const QString own = account()->userId();
    switch (m_kind) {
    case PeopleKind::Moderators:
        return send(RemoveChannelModerator{.broadcasterId = own, .userId = person.id}, person, false, done);
    case PeopleKind::Vips:
        return send(RemoveChannelVip{.userId = person.id, .broadcasterId = own}, person, false, done);
    case PeopleKind::Blocked:
        return send(UnblockUser{.targetUserId = person.id}, person, false, done);
    }
}

template <class Request>
void PeopleList::send(const Request &request, const Person &person, bool isAdding, Done done)
{
    if (isBusy()) {
        m_waiting.append([=, this] { send(request, person, isAdding, done); });
        return;
    }
    const bool wasThere = contains(person.id);
    submit(request, [=, this](const Result<void> &answer) {
        if (answer && isAdding)
            insert(person);
        else if (answer)
            take(person.id);
        if (done)
            done(answer);
        if (!answer)
            Q_EMIT refused(person, isAdding, answer.error());
        else if (isAdding)
            Q_EMIT added(person, wasThere);
        else
            Q_EMIT removed(person);
        sendNext();
    });
}

void PeopleList::sendNext()
{
    if (!m_waiting.isEmpty() && !isBusy())
        m_waiting.takeFirst()();
}

void PeopleList::insert(const Person &person)
{
    setNewer();
    m_people.removeIf([&](const Person &known) { return known.id == person.id; });
    if (m_kind == PeopleKind::Blocked)
        m_people.prepend(person);
    else
        m_people.insert(std::ranges::upper_bound(m_people, person, isEarlier), person);
    Q_EMIT changed();
}

void PeopleList::take(const QString &id)
{
    setNewer();
    m_people.removeIf([&](const Person &known) { return known.id == id; });
    Q_EMIT changed();
}

}  // namespace Sidestage
