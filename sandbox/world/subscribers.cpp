// SPDX-License-Identifier: GPL-3.0-or-later
#include "subscribers.h"

#include "dice.h"
#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const Subscribers::tables = R"(
CREATE TABLE subscriptions (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    tier INTEGER NOT NULL,            -- 1000, 2000, 3000
    is_gift INTEGER NOT NULL,
    gifter_id INTEGER,                -- NULL: bought, or given by somebody unknown
    months INTEGER NOT NULL,          -- like the next one: in the month that began at paid_from
    streak INTEGER NOT NULL,
    paid_from INTEGER NOT NULL,
    ends_at INTEGER,                  -- NULL: goes on from month to month
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
CREATE INDEX subscriptions_of_user ON subscriptions (user_id, broadcaster_id, tier);
CREATE INDEX subscriptions_ending ON subscriptions (ends_at) WHERE ends_at IS NOT NULL;

-- The last subscription of a user that has ended.
CREATE TABLE former_subscriptions (
    broadcaster_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    tier INTEGER NOT NULL,
    is_gift INTEGER NOT NULL,
    gifter_id INTEGER,
    months INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;

CREATE TABLE subscription_gifts (
    broadcaster_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    gifts INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;

-- Totals are kept beside the rows, so that they cost the same however many there are.
CREATE TABLE subscription_totals (
    broadcaster_id INTEGER PRIMARY KEY,
    subscriptions INTEGER NOT NULL,
    points INTEGER NOT NULL,
    new_subscriptions INTEGER NOT NULL,
    new_points INTEGER NOT NULL
);
CREATE TRIGGER subscriptions_added AFTER INSERT ON subscriptions WHEN new.user_id <> new.broadcaster_id BEGIN
    INSERT INTO subscription_totals (broadcaster_id, subscriptions, points, new_subscriptions, new_points)
        SELECT new.broadcaster_id, 1, p, 1, p
        FROM (SELECT CASE new.tier WHEN 3000 THEN 6 WHEN 2000 THEN 2 ELSE 1 END AS p) WHERE true
        ON CONFLICT (broadcaster_id) DO UPDATE
        SET subscriptions = subscriptions + 1, points = points + excluded.points,
            new_subscriptions = new_subscriptions + 1, new_points = new_points + excluded.points;
END;
CREATE TRIGGER subscriptions_removed AFTER DELETE ON subscriptions
        WHEN old.user_id <> old.broadcaster_id BEGIN
    UPDATE subscription_totals SET subscriptions = subscriptions - 1,
        points = points - CASE old.tier WHEN 3000 THEN 6 WHEN 2000 THEN 2 ELSE 1 END
        WHERE broadcaster_id = old.broadcaster_id;
END;
)";

#define ROW "broadcaster_id, user_id, tier, is_gift, gifter_id, months, streak, paid_from, ends_at"

namespace {

struct SeededSubscription
{
    const char *user;
    const char *broadcaster;
    int tier;
};
constexpr SeededSubscription seeded[] = {
    {"teaandturrets", "pipnocturne", 3000},  {"teaandturrets", "moonlitforge", 2000},
    {"teaandturrets", "thistlegrand", 1000}, {"teaandturrets", "paperlantern", 1000},
    {"pipnocturne", "teaandturrets", 1000},  {"quillscribe", "teaandturrets", 1000},
    {"quillscribe", "pipnocturne", 2000},    {"tilda_orrery", "teaandturrets", 3000},
    {"wrenloft", "teaandturrets", 1000},     {"mirelark", "teaandturrets", 2000},
};

/// The channels in which strangers subscribe: one of so many.
constexpr std::pair<const char *, int> drawing[]
    = {{"teaandturrets", 12}, {"pipnocturne", 16}, {"moonlitforge", 25}};

/// Subscriptions of existing users, different ones by their ids: most at tier 1000, for up to three years;
/// one in eleven is a gift of the last weeks. ?1: channel, ?2: now, ?3: a month.
#define CROWD                                                                                                \
    "INSERT INTO subscriptions (" ROW ") SELECT ?1, id,"                                                     \
    " CASE WHEN x % 20 = 0 THEN 3000 WHEN x % 9 = 0 THEN 2000 ELSE 1000 END,"                                \
    " x % 11 = 0, NULL, CASE WHEN x % 11 = 0 THEN 1 ELSE 1 + x % 37 END,"                                    \
    " CASE WHEN x % 11 = 0 THEN 1 ELSE 1 + x % 37 % 13 END, ?2 - x % 1000 * ?3 / 1000,"                      \
    " CASE WHEN x % 11 = 0 THEN ?2 - x % 1000 * ?3 / 1000 + ?3 END"                                          \
    " FROM (SELECT id, cast_order, ((id * 2654435761) >> 12) & 1048575 AS x FROM users u WHERE id <> ?1"     \
    " AND NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.broadcaster_id = ?1 AND s.user_id = u.id))"

/// The channel in its own list.
void addOwn(Transaction &t, qint64 broadcaster, qint64 now)
{
    t.run("INSERT OR IGNORE INTO subscriptions (" ROW ") VALUES (?1, ?1, 3000, 0, NULL, 1, 1, ?2, NULL)",
          broadcaster, now);
}

}  // namespace

Result<void> Subscribers::seed(Dice &dice)
{
    return m_database.write([&](Transaction &t) {
        for (const SeededSubscription &one : seeded) {
            const int months = int(dice.between(2, 40));
            add(t,
                {.broadcasterId = m_world.idOf(one.broadcaster),
                 .userId = m_world.idOf(one.user),
                 .tier = one.tier,
                 .months = months,
                 .streak = int(dice.between(1, months))});
        }
        // Enough for a second page in the broadcaster's own list of emotes.
        QStringList others;
        for (Rows partners = t.query("SELECT id FROM users WHERE broadcaster_type = ? AND cast_order IS NULL"
                                     " ORDER BY id LIMIT 4",
                                     int(Api::BroadcasterType::Partner));
             partners.next();)
            others.append(partners.text(0));
        for (const QString &other : std::as_const(others))
            add(t, {.broadcasterId = other, .userId = m_world.idOf("teaandturrets")});
        for (const auto &[login, one] : drawing)
            t.run(CROWD " WHERE cast_order IS NULL AND id % ?4 = 0", rowId(m_world.idOf(login)),
                  m_world.clock().msecs(), qint64(month.count()), one);
    });
}

Subscribers::Row Subscribers::read(const Rows &rows) const
{
    Row row{.broadcasterId = rows.text(0),
            .userId = rows.text(1),
            .tier = int(rows.integer(2)),
            .isGift = rows.boolean(3),
            .gifterId = rows.isNull(4) ? QString() : rows.text(4),
            .months = int(rows.integer(5)),
            .streak = int(rows.integer(6))};
    if (rows.isNull(8)) {
        // After the clock was set back, `paid_from` may be in the future.
        const qint64 since = std::max<qint64>(0, m_world.clock().msecs() - rows.integer(7));
        row.months += int(since / month.count());
        row.streak += int(since / month.count());
    }
    return row;
}

std::optional<Subscribers::Row> Subscribers::find(const QString &broadcasterId, const QString &userId)
{
    Rows rows = m_database.query("SELECT " ROW " FROM subscriptions WHERE broadcaster_id = ?"
                                 " AND user_id = ?",
                                 rowId(broadcasterId), rowId(userId));
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

Result<QList<Subscribers::Subscribed>> Subscribers::subscribedTo(const QString &userId, qint64 firstChannel)
{
    return listOf<Subscribed>(
        m_database.query("SELECT broadcaster_id, tier FROM subscriptions WHERE user_id = ?"
                         " AND broadcaster_id >= ? ORDER BY broadcaster_id",
                         rowId(userId), firstChannel),
        [&](const Rows &rows) {
            return Subscribed{rows.integer(0), int(rows.integer(1))};
        });
}

Subscribers::Totals Subscribers::totals(const QString &broadcasterId)
{
    Rows rows = m_database.query("SELECT subscriptions, points, new_subscriptions, new_points"
                                 " FROM subscription_totals WHERE broadcaster_id = ?",
                                 rowId(broadcasterId));
    if (!rows.next())
        return {};
    return {rows.integer(0), rows.integer(1), rows.integer(2), rows.integer(3)};
}

void Subscribers::add(Transaction &t, Row row)
{
    const qint64 now = m_world.clock().msecs();
    if (const auto before = former(row.broadcasterId, row.userId))
        row.months += before->months;
    t.run("INSERT INTO subscriptions (" ROW ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rowId(row.broadcasterId),
          rowId(row.userId), row.tier, row.isGift,
          row.gifterId.isEmpty() ? std::nullopt : std::optional(rowId(row.gifterId)), row.months, row.streak,
          now, row.isGift ? std::optional<qint64>(now + month.count()) : std::nullopt);
    addOwn(t, rowId(row.broadcasterId), now);
}

void Subscribers::renew(Transaction &t, const QString &broadcasterId, const QString &userId)
{
    const Row row = find(broadcasterId, userId).value_or(Row());
    t.run("UPDATE subscriptions SET months = ?, streak = ?, paid_from = ?, is_gift = 0, gifter_id = NULL,"
          " ends_at = NULL WHERE broadcaster_id = ? AND user_id = ?",
          row.months + 1, row.streak + 1, m_world.clock().msecs(), rowId(broadcasterId), rowId(userId));
}

void Subscribers::remove(Transaction &t, const QString &broadcasterId, const QString &userId)
{
    const auto row = find(broadcasterId, userId);
    if (!row)
        return;
    t.run("INSERT OR REPLACE INTO former_subscriptions"
          " (broadcaster_id, user_id, tier, is_gift, gifter_id, months) VALUES (?, ?, ?, ?, ?, ?)",
          rowId(broadcasterId), rowId(userId), row->tier, row->isGift,
          row->gifterId.isEmpty() ? std::nullopt : std::optional(rowId(row->gifterId)), row->months);
    t.run("DELETE FROM subscriptions WHERE broadcaster_id = ? AND user_id = ?", rowId(broadcasterId),
          rowId(userId));
}

std::optional<Subscribers::Row> Subscribers::former(const QString &broadcasterId, const QString &userId)
{
    Rows rows = m_database.query("SELECT tier, is_gift, gifter_id, months FROM former_subscriptions"
                                 " WHERE broadcaster_id = ? AND user_id = ?",
                                 rowId(broadcasterId), rowId(userId));
    if (!rows.next())
        return {};
    return Row{.broadcasterId = broadcasterId,
               .userId = userId,
               .tier = int(rows.integer(0)),
               .isGift = rows.boolean(1),
               .gifterId = rows.isNull(2) ? QString() : rows.text(2),
               .months = int(rows.integer(3)),
               .streak = 0};
}

Result<QList<Subscribers::Row>> Subscribers::over()
{
    return listOf<Row>(m_database.query("SELECT " ROW " FROM subscriptions WHERE ends_at <= ?"
                                        " ORDER BY ends_at, broadcaster_id, user_id",
                                        m_world.clock().msecs()),
                       [&](const Rows &rows) { return read(rows); });
}

int Subscribers::fill(Transaction &t, const QString &broadcasterId, int count)
{
    const qint64 now = m_world.clock().msecs();
    addOwn(t, rowId(broadcasterId), now);
    return t.run(CROWD " ORDER BY id LIMIT ?4", rowId(broadcasterId), now, qint64(month.count()), count);
}

int Subscribers::othersCount(const QString &broadcasterId)
{
    Rows rows = m_database.query(
        "SELECT count(*) FROM users u WHERE id <> ?1 AND NOT EXISTS"
        " (SELECT 1 FROM subscriptions s WHERE s.broadcaster_id = ?1 AND s.user_id = u.id)",
        rowId(broadcasterId));
    return rows.next() ? int(rows.integer(0)) : 0;
}

void Subscribers::countGifts(Transaction &t, const QString &broadcasterId, const QString &gifterId, int count)
{
    t.run("INSERT INTO subscription_gifts (broadcaster_id, user_id, gifts) VALUES (?, ?, ?)"
          " ON CONFLICT (broadcaster_id, user_id) DO UPDATE SET gifts = gifts + excluded.gifts",
          rowId(broadcasterId), rowId(gifterId), count);
}

int Subscribers::giftsBy(const QString &broadcasterId, const QString &gifterId)
{
    Rows rows = m_database.query("SELECT gifts FROM subscription_gifts WHERE broadcaster_id = ?"
                                 " AND user_id = ?",
                                 rowId(broadcasterId), rowId(gifterId));
    return rows.next() ? int(rows.integer(0)) : 0;
}
#undef CROWD
#undef ROW

}  // namespace Sidestage::Sandbox
