// SPDX-License-Identifier: GPL-3.0-or-later
#include "here_now.h"

#include "api/chat.h"
#include "base/any_contains.h"
#include "base/backoff.h"
#include "base/clock.h"
#include "client/list_walk.h"
#include "follow_table.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"

namespace Sidestage {

namespace {

bool isOf(HereKind kind, const HereRow &row)
{
    switch (kind) {
    case HereKind::Everybody:
        break;
    case HereKind::Followers:
        return row.followedAt.isValid();
    case HereKind::Others:
        return !row.followedAt.isValid();
    case HereKind::Redeemers:
        return row.redemptions > 0;
    }
    return true;
}

/// Nothing is not a value, so that it comes last.
template <class Number>
std::optional<Number> unlessZero(Number number)
{
    return number > 0 ? std::optional(number) : std::nullopt;
}

}  // namespace

HereModel::HereModel(QObject *parent)
    : LiveList(&HereRow::id, columns(), parent)
{
    setTieOrder(int(HereColumn::Name), Qt::AscendingOrder);
    setOrder(int(HereColumn::Name), Qt::AscendingOrder);
}

QList<Column<HereRow>> HereModel::columns()
{
    return {
        {.title = tr("Name"),
         .text = [](const HereRow &row) { return row.name.isEmpty() ? row.login : row.name; },
         .sort =
             [](const HereRow &a, const HereRow &b, Qt::SortOrder direction) {
                 const int order = a.login.compare(b.login, Qt::CaseInsensitive);
                 return direction == Qt::DescendingOrder ? -order : order;
             }},
        {.title = tr("Follows since"), .sort = sortBy<HereRow>([](const HereRow &row) {
                                           return row.followedAt.isValid()
                                               ? std::optional(row.followedAt.toMSecsSinceEpoch())
                                               : std::nullopt;
                                       })},
        {.title = tr("Redeemed"),
         .sort = sortBy<HereRow>([](const HereRow &row) { return unlessZero(row.redemptions); }),
         .isNumber = true},
        {.title = tr("Points"),
         .sort = sortBy<HereRow>([](const HereRow &row) { return unlessZero(row.points); }),
         .isNumber = true},
        {.title = tr("Here since"), .sort = sortBy<HereRow>([](const HereRow &row) {
                                        return row.since.isValid() ? row.since.toMSecsSinceEpoch() : 0;
                                    })},
    };
}

void HereModel::setKind(HereKind kind)
{
    m_kind = kind;
    updateFilter();
}

void HereModel::setSearch(const QString &text)
{
    m_search = text.trimmed();
    updateFilter();
}

void HereModel::updateFilter()
{
    setFilter([kind = m_kind, text = m_search](const HereRow &row) {
        return isOf(kind, row) && anyContains({row.name, row.login}, text);
    });
}

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// Rows joined in one step: some milliseconds of the store's thread.
constexpr qsizetype joinedAtOnce = 500;
/// How long joining waits before it starts again. After each failure in a row twice as long.
constexpr std::chrono::milliseconds firstPause = 1s;
constexpr std::chrono::milliseconds longestPause = 64s;

using People = QList<HereRow>;

}  // namespace

HereNow::HereNow(Account *account, FollowList *followers, ReadRedeemed redeemed, const Clock &clock,
                 QObject *parent)
    // There are no events about chatters, and the list itself is slightly delayed.
    : Feed(account,
           {.name = QStringLiteral("here now"), .covered = 60s, .uncovered = 60s, .offScreen = 1800s}, parent)
    , m_followers(followers)
    , m_redeemed(std::move(redeemed))
    , m_clock(clock)
    , m_store(account->store()->background())
{
    m_joinSoon.setSingleShot(true);
    connect(&m_joinSoon, &QTimer::timeout, this, &HereNow::join);
    // The followers have changed: update which chatters follow.
    connect(followers, &FollowList::stepped, this, [this] {
        if (poll() && !m_joinSoon.isActive())
            joinAgain();
    });
    connect(this, &Feed::freshnessChanged, this, &HereNow::changed);
}

QString HereNow::failure() const
{
    const QString failure = Feed::failure();
    return failure.isEmpty() ? m_joinFailure : failure;
}

Bound HereNow::read()
{
    Q_EMIT changed();
    GetChatters request;
    request.broadcasterId = account()->userId();
    request.moderatorId = account()->userId();
    ListWalk<GetChatters> pages(account()->client(), inLargestPages(request));
    QList<HereRow> found;
    // Chatters who were in the previous list keep their time.
    QHash<QString, QDateTime> since;
    const bool isFirst = !asOf().isValid();
    const QDateTime now = m_clock.now();
    auto walking = pages.each([&](const Page<Chatter> &page) {
        for (const Chatter &chatter : page.data) {
            found.append({.id = chatter.userId,
                          .login = chatter.userLogin,
                          .name = chatter.userName,
                          .since = m_since.value(chatter.userId, isFirst ? QDateTime() : now)});
            since.insert(chatter.userId, found.last().since);
        }
    });
    const Result<void> outcome = co_await walking;
    if (!outcome) {
        finished(outcome);
        Q_EMIT changed();
        co_return;
    }
    poll()->setCalls(1 + int(found.size()) / 1000);
    m_all = found;
    m_since.swap(since);
    finished({});
    join();
}

/// Adds the follows and the redemptions to the rows.
Bound HereNow::join()
{
    if (m_isJoining) {
        joinAgain();
        co_return;
    }
    m_isJoining = true;
    const QList<HereRow> all = m_all;
    QSet<QString> present;
    Counts counts{.all = int(all.size())};
    std::optional<Error> error;
    for (qsizetype from = 0; from < all.size() && !error; from += joinedAtOnce) {
        const auto look = [table = m_followers->table(), redeemed = m_redeemed,
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
        auto looking = m_store->ask(look);
        const auto part = co_await looking;
        if (!part) {
            error = part.error();
            continue;
        }
        m_model->upsert(*part);
        for (const HereRow &row : *part) {
            present.insert(row.id);
            counts.followers += row.followedAt.isValid();
            counts.redeemers += row.redemptions > 0;
        }
    }
    m_isJoining = false;
    m_joinFailures = error ? m_joinFailures + 1 : 0;
    m_joinFailure = error ? error->message : QString();
    if (error) {
        joinAgain();
        Q_EMIT changed();
        co_return;
    }
    if (!all.isSharedWith(m_all)) {  // the list was replaced in the meantime
        joinAgain();
        co_return;
    }
    QStringList gone = m_model->keys();
    gone.removeIf([&](const QString &id) { return present.contains(id); });
    m_model->remove(gone);
    m_model->emitAllChanged();  // knowsFollowers() may have changed
    m_counts = counts;
    Q_EMIT changed();
}

void HereNow::joinAgain()
{
    m_joinSoon.start(backoff(firstPause, longestPause, m_joinFailures));
}

}  // namespace Sidestage
