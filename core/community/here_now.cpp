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

namespace Sidestage {

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
    : QObject(parent)
    , m_account(account)
    , m_followers(followers)
    , m_redeemed(std::move(redeemed))
    , m_clock(clock)
    , m_store(account->store()->background())
{
    connect(m_model.get(), &HereModel::sortWanted, this, [this](HereColumn column, Qt::SortOrder direction) {
        m_order.column = column;
        m_order.direction = direction;
        arrange();
    });
    m_joinSoon.setSingleShot(true);
    connect(&m_joinSoon, &QTimer::timeout, this, &HereNow::join);
    // The followers have changed: update which chatters follow.
    connect(followers, &FollowList::stepped, this, [this] {
        if (m_poll && !m_joinSoon.isActive())
            joinAgain();
    });
    connect(account->session(), &Session::tokenChanged, this, [this] {
        refresh();
        Q_EMIT changed();
    });
}

void HereNow::setKind(HereKind kind)
{
    m_order.kind = kind;
    arrange();
}

void HereNow::setWords(const QString &words)
{
    m_order.words = words;
    arrange();
}

bool HereNow::knowsFollowers() const
{
    return m_followers->state().completeAt.isValid();
}

bool HereNow::mayRead() const
{
    return m_account->may(Scope::ModeratorReadChatters);
}

QDateTime HereNow::asOf() const
{
    return m_poll ? m_poll->asOf() : QDateTime();
}

QString HereNow::failure() const
{
    if (m_poll && !m_poll->failure().isEmpty())
        return m_poll->failure();
    return m_joinFailure;
}

int HereNow::interval() const
{
    return m_poll ? m_poll->interval() : 60;
}

void HereNow::setOnScreen(bool onScreen)
{
    if (!m_poll && onScreen) {
        // There are no events about chatters, and the list itself is slightly delayed.
        m_poll = m_account->polls()->add(
            {.name = QStringLiteral("here now"), .covered = 60s, .uncovered = 60s, .offScreen = 1800s}, this);
        connect(m_poll, &Poll::due, this, &HereNow::read);
        connect(m_poll, &Poll::changed, this, &HereNow::changed);
    }
    if (m_poll)
        m_poll->setOnScreen(onScreen);
}

void HereNow::refresh()
{
    if (m_poll)
        m_poll->trigger();
}

Bound HereNow::read()
{
    if (m_isReading || !mayRead()) {
        m_poll->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    m_isReading = true;
    Q_EMIT changed();
    GetChatters request;
    request.broadcasterId = m_account->userId();
    request.moderatorId = m_account->userId();
    Pages<GetChatters> pages(m_account->client(), inLargestPages(request));
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
    m_isReading = false;
    if (error) {
        m_poll->finished(*error);
        Q_EMIT changed();
        co_return;
    }
    m_poll->setCalls(1 + int(found.size()) / 1000);
    const bool isFirst = !m_poll->asOf().isValid();
    const QDateTime now = m_clock.now();
    // Chatters who were in the previous list keep their time.
    std::function<Result<People>(Database &)> merge = [before = m_all, found, isFirst, now](Database &) {
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
    auto merging = m_store->ask<People>(std::move(merge));
    const auto merged = co_await merging;
    if (merged)
        m_all = *merged;
    m_poll->finished(merged ? Result<void>() : Result<void>(merged.error()));
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
    QList<HereRow> joined;
    joined.reserve(all.size());
    Counts counts{.all = int(all.size())};
    std::optional<Error> error;
    for (qsizetype from = 0; from < all.size() && !error; from += joinedAtOnce) {
        std::function<Result<People>(Database &)> look
            = [table = m_followers->table(), redeemed = m_redeemed,
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
        auto looking = m_store->ask<People>(std::move(look));
        const auto part = co_await looking;
        if (!part) {
            error = part.error();
            continue;
        }
        joined += *part;
        for (const HereRow &row : *part) {
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
    m_all = joined;
    m_counts = counts;
    arrange();
    Q_EMIT changed();
}

void HereNow::joinAgain()
{
    m_joinSoon.start(std::min(longestPause, firstPause * (1 << std::clamp(m_joinFailures - 1, 0, 6))));
}

void HereNow::arrange()
{
    if (m_isArranging) {
        m_wantsArranging = true;
        return;
    }
    m_isArranging = true;
    std::function<Result<HereTurn>(Database &)> work
        = [before = m_model->rows(), all = m_all, order = m_order](Database &) {
              return Result<HereTurn>(turnTo(before, all, order));
          };
    m_store->run<HereTurn>(std::move(work), this, [this](const Result<HereTurn> &turn) {
        m_isArranging = false;
        if (turn)
            m_model->apply(*turn);
        if (std::exchange(m_wantsArranging, false))
            arrange();
        Q_EMIT changed();
    });
}

}  // namespace Sidestage
