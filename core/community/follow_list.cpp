// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_list.h"

#include "api/events.h"
#include "client/session.h"
#include "events/event_service.h"
#include "follow_list_p.h"
#include "profile/profile_store.h"

namespace Sidestage {

using namespace std::chrono_literals;

FollowList::FollowList(Account *account, FollowSide side, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(new Private{.account = account,
                    .side = side,
                    .clock = clock,
                    .store = account->store()->background(),
                    .table = std::make_shared<FollowTable>(account->userId(), side)})
{
    d->condition.broadcasterUserId = account->userId();
    d->condition.moderatorUserId = account->userId();
}

FollowList::~FollowList()
{
    if (d->isOnScreen)
        setOnScreen(false);
}

void FollowList::start()
{
    std::function<Result<FollowState>(Database &)> load
        = [table = d->table](Database &database) { return table->state(database); };
    d->store->run<FollowState>(std::move(load), this, [this](const Result<FollowState> &state) {
        if (!state) {
            // Without the store nothing can be kept; what the service says is still shown as a number.
            d->isKnown = true;
            if (d->isOnScreen)
                open();
            Q_EMIT changed();
            return;
        }
        d->isGoingOn = state->isReading();
        d->isKnown = true;
        follow(*state);
        if (d->isGoingOn || d->isOnScreen)
            open();
    });
    connect(d->account->session(), &Session::tokenChanged, this, [this] {
        if (d->poll)
            d->poll->trigger();
        Q_EMIT changed();
    });
}

/// Begins to read and to listen.
void FollowList::open()
{
    if (d->poll)
        return;
    d->poll = d->account->polls()->add(
        {.name = d->side == FollowSide::Followers ? QStringLiteral("followers") : QStringLiteral("followed"),
         .covered = 300s,
         .uncovered = 60s,
         .offScreen = 600s},
        this);
    d->poll->setOnScreen(d->isOnScreen);
    connect(d->poll, &Poll::due, this, &FollowList::read);
    connect(d->poll, &Poll::changed, this, &FollowList::freshnessChanged);
    if (d->side == FollowSide::Followers)
        followEvents();
    Q_EMIT freshnessChanged();
}

void FollowList::followEvents()
{
    EventService *events = d->account->events();
    const auto handle = [this](const Api::ChannelFollowed &event, const QDateTime &) {
        if (!d->state.completeAt.isValid() && !d->state.isReading())
            return;
        const QList<Follow> one{{.id = event.userId,
                                 .login = event.userLogin,
                                 .name = event.userName,
                                 .followedAt = event.followedAt}};
        std::function<Result<FollowStep>(Database &)> write
            = [table = d->table, one, at = d->clock.now()](Database &database) -> Result<FollowStep> {
            auto step = table->notice(database, one, {}, at);
            if (!step || step->added.isEmpty() || !step->removed.isEmpty() || !step->state.total)
                return step;
            const auto counted = table->setTotal(database, *step->state.total + 1);
            if (!counted)
                return counted.error();
            step->state = *counted;
            return step;
        };
        d->store->run<FollowStep>(std::move(write), this, [this](const Result<FollowStep> &step) {
            if (step)
                follow(*step);
            else if (d->poll)
                d->poll->trigger();
        });
    };
    events->on<Api::ChannelFollowed>(d->condition, this, handle);
    const auto cover = [this] {
        if (d->poll)
            d->poll->setCovered(isLive());
    };
    connect(events, &EventService::coverageChanged, this, cover);
    connect(events, &EventService::gap, d->poll, &Poll::trigger);
    cover();
}

Account *FollowList::account() const
{
    return d->account;
}

FollowSide FollowList::side() const
{
    return d->side;
}

Api::Scope FollowList::scope() const
{
    return d->side == FollowSide::Followers ? Api::Scope::ModeratorReadFollowers
                                            : Api::Scope::UserReadFollows;
}

bool FollowList::mayRead() const
{
    return d->account->may(scope());
}

bool FollowList::isKnown() const
{
    return d->isKnown;
}

const FollowState &FollowList::state() const
{
    return d->state;
}

int FollowList::total() const
{
    return d->state.total ? *d->state.total : d->state.completeAt.isValid() ? d->state.stored : -1;
}

bool FollowList::isAsking() const
{
    return d->isAsking;
}

bool FollowList::isLive() const
{
    return d->side == FollowSide::Followers
        && d->account->events()->covers<Api::ChannelFollowed>(d->condition);
}

QDateTime FollowList::asOf() const
{
    const QDateTime polled = d->poll ? d->poll->asOf() : QDateTime();
    return polled.isValid() ? polled : d->state.completeAt.isValid() ? d->state.completeAt : d->totalAt;
}

QString FollowList::failure() const
{
    return d->poll ? d->poll->failure() : QString();
}

int FollowList::interval() const
{
    return d->poll ? d->poll->interval() : 600;
}

void FollowList::setOnScreen(bool onScreen)
{
    if (std::exchange(d->isOnScreen, onScreen) == onScreen)
        return;
    const QDateTime at = d->clock.now();
    if (onScreen) {
        if (d->isKnown)
            open();
        constexpr qint64 away = std::chrono::milliseconds(visitsApart).count();
        std::function<Result<FollowStep>(Database &)> visit
            = [table = d->table, at](Database &database) { return table->visit(database, at, away); };
        d->store->run<FollowStep>(std::move(visit), this, [this](const Result<FollowStep> &step) {
            if (step)
                follow(*step);
        });
    } else {
        std::function<Result<FollowState>(Database &)> leave
            = [table = d->table, at](Database &database) { return table->leave(database, at); };
        d->store->run<FollowState>(std::move(leave), this, [](const Result<FollowState> &) {});
    }
    if (d->poll)
        d->poll->setOnScreen(onScreen);
}

void FollowList::refresh()
{
    d->wantsAll = true;
    open();
    d->poll->trigger();
}

void FollowList::countAnew()
{
    std::function<Result<FollowStep>(Database &)> write
        = [table = d->table, at = d->clock.now()](Database &database) {
              return table->countAnew(database, at);
          };
    d->store->run<FollowStep>(std::move(write), this, [this](const Result<FollowStep> &step) {
        if (step)
            follow(*step);
    });
}

StoreThread *FollowList::store() const
{
    return d->store;
}

const std::shared_ptr<FollowTable> &FollowList::table() const
{
    return d->table;
}

QDate FollowList::today() const
{
    return d->clock.now().toLocalTime().date();
}

QCoro::Task<Result<QList<FollowDay>>> FollowList::days(int count)
{
    return d->store->ask<QList<FollowDay>>([table = d->table, last = today(), count](Database &database) {
        return table->days(database, last, count);
    });
}

void FollowList::follow(const FollowState &state)
{
    if (state == d->state)
        return;
    d->state = state;
    Q_EMIT changed();
}

void FollowList::follow(const FollowStep &step)
{
    if (step.changesRows())
        Q_EMIT stepped(step);
    follow(step.state);
}

}  // namespace Sidestage
