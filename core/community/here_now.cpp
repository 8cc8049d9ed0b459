// SPDX-License-Identifier: GPL-3.0-or-later
#include "here_now.h"

#include "accounts/account.h"
#include "api/chat.h"
#include "base/clock.h"
#include "client/pages.h"
#include "client/session.h"
#include "events/poll_scheduler.h"
#include "follow_list.h"
#include "follow_table.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <QTimer>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// So many are looked up in one go: some milliseconds of the store's thread.
constexpr qsizetype joinedAtOnce = 500;

using People = QList<HereRow>;

}  // namespace

struct HereNow::Private
{
    Account *account;
    FollowList *followers;
    ReadRedeemed redeemed;
    const Clock &clock;
    StoreThread *store;
    Poll *poll = nullptr;
    HereModel model{};
    HereOrder order{};
    Counts counts{};
    QList<HereRow> all{};
    QTimer joinSoon{};
    bool isReading = false;
    bool isJoining = false;
    bool isArranging = false;
    bool wantsArranging = false;
};

HereNow::HereNow(Account *account, FollowList *followers, ReadRedeemed redeemed, const Clock &clock,
                 QObject *parent)
    : QObject(parent)
    , d(new Private{.account = account,
                    .followers = followers,
                    .redeemed = std::move(redeemed),
                    .clock = clock,
                    .store = account->store()->background()})
{
    connect(&d->model, &HereModel::sortWanted, this, [this](HereColumn column, Qt::SortOrder direction) {
        d->order.column = column;
        d->order.direction = direction;
        arrange();
    });
    d->joinSoon.setSingleShot(true);
    d->joinSoon.setInterval(1s);
    connect(&d->joinSoon, &QTimer::timeout, this, &HereNow::join);
    // Somebody follows while they are here; and whoever is known to follow shows as one.
    connect(followers, &FollowList::stepped, this, [this] {
        if (d->poll && !d->joinSoon.isActive())
            d->joinSoon.start();
    });
    connect(account->session(), &Session::tokenChanged, this, [this] {
        refresh();
        Q_EMIT changed();
    });
}

HereNow::~HereNow() = default;

HereModel *HereNow::model() const
{
    return &d->model;
}

void HereNow::setKind(HereKind kind)
{
    d->order.kind = kind;
    arrange();
}

void HereNow::setWords(const QString &words)
{
    d->order.words = words;
    arrange();
}

const HereOrder &HereNow::order() const
{
    return d->order;
}

const HereNow::Counts &HereNow::counts() const
{
    return d->counts;
}

bool HereNow::knowsFollowers() const
{
    return d->followers->state().completeAt.isValid();
}

bool HereNow::mayRead() const
{
    return d->account->may(Scope::ModeratorReadChatters);
}

bool HereNow::isReading() const
{
    return d->isReading;
}

QDateTime HereNow::asOf() const
{
    return d->poll ? d->poll->asOf() : QDateTime();
}

QString HereNow::failure() const
{
    return d->poll ? d->poll->failure() : QString();
}

int HereNow::interval() const
{
    return d->poll ? d->poll->interval() : 60;
}

void HereNow::setOnScreen(bool onScreen)
{
    if (!d->poll && onScreen) {
        // No event tells of chatters, and the list itself is behind by some moments.
        d->poll = d->account->polls()->add(
            {.name = QStringLiteral("here now"), .covered = 60s, .uncovered = 60s, .offScreen = 1800s}, this);
        connect(d->poll, &Poll::due, this, &HereNow::read);
        connect(d->poll, &Poll::changed, this, &HereNow::changed);
    }
    if (d->poll)
        d->poll->setOnScreen(onScreen);
}

void HereNow::refresh()
{
    if (d->poll)
        d->poll->trigger();
}

Bound HereNow::read()
{
    if (d->isReading || !mayRead()) {
        d->poll->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    d->isReading = true;
    Q_EMIT changed();
    GetChatters request;
    request.broadcasterId = d->account->userId();
    request.moderatorId = d->account->userId();
    Pages<GetChatters> pages(d->account->client(), inLargestPages(request));
    QList<HereRow> found;
    std::optional<Error> error;
    while (!error && !pages.isAtEnd()) {
        auto asking = pages.next();
        const Result<std::optional<Page<Chatter>>> page = co_await asking;
        if (!page) {
            error = page.error();
        } else if (*page) {
            for (const Chatter &chatter : (*page)->data)
                found.append({.id = chatter.userId, .login = chatter.userLogin, .name = chatter.userName});
        }
    }
    d->isReading = false;
    if (error) {
        d->poll->finished(*error);
        Q_EMIT changed();
        co_return;
    }
    d->poll->setCalls(1 + int(found.size()) / 1000);
    const bool isFirst = !d->poll->asOf().isValid();
    const QDateTime now = d->clock.now();
    // Since when they are here is kept of those who were.
    std::function<Result<People>(Database &)> merge = [before = d->all, found, isFirst, now](Database &) {
        QHash<QString, QDateTime> since;
        for (const HereRow &row : before)
            since.insert(row.id, row.since);
        People all = found;
        for (HereRow &row : all) {
            const auto known = since.constFind(row.id);
            row.since = known != since.constEnd() ? *known : isFirst ? QDateTime() : now;
        }
        return Result<People>(std::move(all));
    };
    auto merging = d->store->ask<People>(std::move(merge));
    const auto merged = co_await merging;
    if (merged)
        d->all = *merged;
    d->poll->finished(merged ? Result<void>() : Result<void>(merged.error()));
    join();
}

/// Looks up who follows and who has redeemed.
Bound HereNow::join()
{
    if (d->isJoining) {
        d->joinSoon.start();
        co_return;
    }
    d->isJoining = true;
    const QList<HereRow> all = d->all;
    QList<HereRow> joined;
    joined.reserve(all.size());
    Counts counts{.all = int(all.size())};
    bool isWhole = true;
    for (qsizetype from = 0; from < all.size() && isWhole; from += joinedAtOnce) {
        std::function<Result<People>(Database &)> look
            = [table = d->followers->table(), redeemed = d->redeemed,
               rows = all.mid(from, joinedAtOnce)](Database &database) -> Result<People> {
            QStringList ids;
            for (const HereRow &row : rows)
                ids.append(row.id);
            const auto since = table->since(database, ids);
            if (!since)
                return since.error();
            QHash<QString, Redeemed> taken;
            if (redeemed) {
                auto answer = redeemed(database, ids);
                if (!answer)
                    return answer.error();
                taken = *std::move(answer);
            }
            People found = rows;
            for (HereRow &row : found) {
                row.followedAt = since->value(row.id);
                const Redeemed has = taken.value(row.id);
                row.redemptions = has.redemptions;
                row.points = has.points;
            }
            return found;
        };
        auto looking = d->store->ask<People>(std::move(look));
        const auto part = co_await looking;
        isWhole = part.has_value();
        if (!part)
            continue;
        joined += *part;
        for (const HereRow &row : *part) {
            counts.followers += row.followedAt.isValid();
            counts.redeemers += row.redemptions > 0;
        }
    }
    d->isJoining = false;
    if (!isWhole || !all.isSharedWith(d->all)) {
        // They were read anew meanwhile, or the store was busy.
        d->joinSoon.start();
        co_return;
    }
    d->all = joined;
    d->counts = counts;
    arrange();
    Q_EMIT changed();
}

void HereNow::arrange()
{
    if (d->isArranging) {
        d->wantsArranging = true;
        return;
    }
    d->isArranging = true;
    std::function<Result<HereTurn>(Database &)> work
        = [before = d->model.rows(), all = d->all, order = d->order](Database &) {
              return Result<HereTurn>(turnTo(before, all, order));
          };
    d->store->run<HereTurn>(std::move(work), this, [this](const Result<HereTurn> &turn) {
        d->isArranging = false;
        if (turn)
            d->model.apply(*turn);
        if (std::exchange(d->wantsArranging, false))
            arrange();
        Q_EMIT changed();
    });
}

}  // namespace Sidestage
