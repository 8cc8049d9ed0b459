// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/account.h"
#include "base/clock.h"
#include "community/follow_list.h"
#include "community/follow_table.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <QNetworkAccessManager>
#include <QTemporaryDir>
#include <QTest>

namespace Sidestage {

using namespace Qt::StringLiterals;

inline QDateTime moment(int seconds)
{
    return QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC).addSecs(seconds);
}

/// A user who follows since then.
inline Follow follow(int number, int since)
{
    return {.id = QString::number(1000 + number),
            .login = u"viewer_%1"_s.arg(number, 5, 10, '0'_L1),
            .name = u"Viewer_%1"_s.arg(number, 5, 10, '0'_L1),
            .followedAt = moment(since)};
}

/// In the order of the service: newest first.
inline QList<Follow> inOrder(QList<Follow> all)
{
    std::sort(all.begin(), all.end(), [](const Follow &a, const Follow &b) {
        return std::tie(a.followedAt, a.id) > std::tie(b.followedAt, b.id);
    });
    return all;
}

/// A list in a file, without a service.
struct FollowRig
{
    FollowRig()
        : store(std::move(*ProfileStore::open(dir.filePath(u"profile.sqlite"_s))))
        , account(ServiceProfile{.id = u"none"_s}, {.userId = u"1"_s}, Token{}, &network, store.get())
        , list(std::make_unique<FollowList>(&account, FollowSide::Followers, clock))
    {
        list->load();
    }

    /// Runs `work` on the table in the store's thread and waits for it.
    template <class T>
    T ask(std::function<Result<T>(FollowTable &, Database &)> work)
    {
        std::optional<Result<T>> outcome;
        store->background()->run(
            [table = list->table(), work](Database &database) { return work(*table, database); }, &account,
            [&](Result<T> done) { outcome = std::move(done); });
        [&] { QTRY_VERIFY(outcome); }();
        if (!outcome || !*outcome)
            qFatal("%s", outcome ? qPrintable(outcome->error().message) : "no answer");
        return **outcome;
    }
    /// Writes, and notifies the models.
    void write(std::function<Result<FollowStep>(FollowTable &, Database &)> work)
    {
        store->background()->run(
            [table = list->table(), work](Database &database) { return work(*table, database); }, list.get(),
            [this](const Result<FollowStep> &step) {
                if (!step)
                    qFatal("%s", qPrintable(step.error().message));
                Q_EMIT list->stepped(*step);
            });
    }
    FollowState state()
    {
        return ask<FollowState>([](FollowTable &table, Database &database) { return table.state(database); });
    }
    /// A complete reading, in pages.
    void read(const QList<Follow> &all, int pageSize = 100)
    {
        const QList<Follow> sorted = inOrder(all);
        const QDateTime at = clock.now();
        ask<FollowState>([at](FollowTable &table, Database &database) { return table.begin(database, at); });
        qsizetype from = 0;
        do {
            const QList<Follow> page = sorted.mid(from, pageSize);
            from += pageSize;
            const QString cursor = from < sorted.size() ? QString::number(from) : QString();
            write([=, total = int(sorted.size())](FollowTable &table, Database &database) {
                return table.importPage(database, page, cursor, total, at);
            });
        } while (from < sorted.size());
        sweep();
        write([at](FollowTable &table, Database &database) { return table.finish(database, at); });
    }
    void sweep(int most = 64)
    {
        FollowKey after;
        for (bool isDone = false; !isDone;) {
            const auto step = ask<FollowStep>([=, at = clock.now()](FollowTable &table, Database &database) {
                return table.sweep(database, after, most, at);
            });
            Q_EMIT list->stepped(step);
            after = step.next;
            isDone = step.isDone;
        }
    }
    QList<FollowRow> rows(const FollowQuery &query = {})
    {
        return ask<QList<FollowRow>>([query](FollowTable &table, Database &database) {
            return table.rows(database, query, {}, false, 1'000'000);
        });
    }
    QList<Follow> follows(const FollowQuery &query = {})
    {
        QList<Follow> all;
        for (const FollowRow &row : rows(query))
            all.append(row.follow);
        return all;
    }

    QTemporaryDir dir;
    QNetworkAccessManager network;
    ManualClock clock{moment(0)};
    std::unique_ptr<ProfileStore> store;
    Account account;
    std::unique_ptr<FollowList> list;
};

}  // namespace Sidestage
