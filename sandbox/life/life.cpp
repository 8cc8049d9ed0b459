// SPDX-License-Identifier: GPL-3.0-or-later
#include "life.h"

#include "sandbox/ads/ad_breaks.h"
#include "sandbox/automod/automod.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/warnings.h"
#include "sandbox/moderation/unban_requests.h"
#include "sandbox/polls/polls.h"
#include "sandbox/predictions/predictions.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/subscriptions/subscriptions.h"
#include "sandbox/videos/clips.h"
#include "sandbox/world/seed_names.h"
#include "sandbox/world/store.h"
#include "sandbox/world/subscribers.h"
#include "sandbox/world/world.h"
#include "schema/describe.h"

#include <QCoreApplication>
#include <QMap>

namespace Sidestage::Sandbox {

namespace {

constexpr qint64 second = 1000;
/// A larger difference counts as a jump of the clock, not as elapsed time. Milliseconds.
constexpr qint64 longestStep = 10 * 60 * second;

constexpr Rates goodEvening{.joins = 3,
                            .leaves = 2.8,
                            .chats = 14,
                            .follows = 0.6,
                            .redemptions = 2,
                            .cheers = 0.5,
                            .donations = 0.4,
                            .raids = 0.03,
                            .subscriptions = 0.3};
constexpr Rates calmEvening{.joins = 1,
                            .leaves = 1,
                            .chats = 4,
                            .follows = 0.2,
                            .redemptions = 0.3,
                            .cheers = 0.1,
                            .donations = 0.2,
                            .raids = 0.01,
                            .subscriptions = 0.1};

}  // namespace

const char *const Life::tables = R"(
CREATE TABLE life (
    broadcaster_id INTEGER PRIMARY KEY,
    joins REAL NOT NULL,              -- all per minute of world time
    leaves REAL NOT NULL,
    chats REAL NOT NULL,
    follows REAL NOT NULL,
    redemptions REAL NOT NULL,
    cheers REAL NOT NULL,
    donations REAL NOT NULL,
    raids REAL NOT NULL,
    subscriptions REAL NOT NULL
);
)";

Life::Life(World &world)
    : Area(world)
    , m_dice(world.settings().seed ^ 0x11fe)
    , m_livedUntil(world.clock().msecs())
{
}

void Life::restart()
{
    m_dice = Dice(m_world.settings().seed ^ 0x11fe);
    m_livedUntil = m_world.clock().msecs();
    forget();
}

void Life::read()
{
    if (m_read)
        return;
    m_read = true;
    m_rates.clear();
    Rows rows = m_database.query("SELECT broadcaster_id, joins, leaves, chats, follows, redemptions,"
                                 " cheers, donations, raids, subscriptions FROM life");
    while (rows.next()) {
        m_rates.insert(rows.text(0),
                       {rows.real(1), rows.real(2), rows.real(3), rows.real(4), rows.real(5), rows.real(6),
                        rows.real(7), rows.real(8), rows.real(9)});
    }
}

Rates Life::rates(const QString &broadcasterId)
{
    read();
    return m_rates.value(broadcasterId);
}

Result<void> Life::setRates(const QString &broadcasterId, const Rates &rates)
{
    if (auto ok = Api::check(Api::schemaOf<Rates>(), &rates); !ok)
        return ok;
    read();
    auto done = m_database.run(
        "INSERT INTO life (broadcaster_id, joins, leaves, chats, follows, redemptions, cheers, donations,"
        " raids, subscriptions) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (broadcaster_id) DO UPDATE SET joins = excluded.joins,"
        " leaves = excluded.leaves, chats = excluded.chats, follows = excluded.follows,"
        " redemptions = excluded.redemptions, cheers = excluded.cheers, donations = excluded.donations,"
        " raids = excluded.raids, subscriptions = excluded.subscriptions",
        rowId(broadcasterId), rates.joins, rates.leaves, rates.chats, rates.follows, rates.redemptions,
        rates.cheers, rates.donations, rates.raids, rates.subscriptions);
    if (done)
        m_rates.insert(broadcasterId, rates);
    return statusOf(done);
}

Result<void> Life::wakeUp()
{
    const QList<CastMember> cast = m_world.cast();
    for (const CastMember &member : cast) {
        if (!member.live || rates(member.user.id) != Rates{})
            continue;
        const bool first = &member == &cast.first();
        if (auto done = setRates(member.user.id, first ? goodEvening : calmEvening); !done)
            return done;
    }
    return {};
}

void Life::step()
{
    read();
    const qint64 now = m_world.clock().msecs();
    // After the clock was set back there is nothing to simulate; after a jump ahead, only the last second.
    if (now < m_livedUntil || now - m_livedUntil > longestStep)
        m_livedUntil = now < m_livedUntil ? now : now - second;
    // Sorted, so that the order is the same on every machine.
    QMap<qint64, QString> live;
    for (auto it = m_rates.cbegin(); it != m_rates.cend(); ++it) {
        if (m_world.liveStream(it.key()))
            live.insert(rowId(it.key()), it.key());
    }
    for (; m_livedUntil + second <= now; m_livedUntil += second) {
        for (const QString &broadcasterId : std::as_const(live))
            this->live(broadcasterId, m_rates.value(broadcasterId));
    }
    // Channels without simulated viewers may also have something due.
    std::ignore = m_world.settle();
}

int Life::times(double rate)
{
    constexpr qint64 grain = 1'000'000;
    const double expected = rate / 60;
    const int whole = int(expected);
    return whole + (double(m_dice.below(grain)) < (expected - whole) * double(grain) ? 1 : 0);
}

void Life::live(const QString &broadcasterId, const Rates &rates)
{
    const auto repeat = [&](double rate, void (Life::*what)(const QString &)) {
        for (int left = times(rate); left > 0; --left)
            (this->*what)(broadcasterId);
    };
    repeat(rates.joins, &Life::join);
    repeat(rates.leaves, &Life::leave);
    repeat(rates.chats, &Life::chat);
    repeat(rates.follows, &Life::follow);
    repeat(rates.redemptions, &Life::redeem);
    repeat(rates.cheers, &Life::cheer);
    repeat(rates.donations, &Life::donate);
    // Without these no number is drawn, so that the sequence is the same as before they were added.
    if (rates.raids > 0)
        repeat(rates.raids, &Life::raid);
    if (rates.subscriptions > 0)
        repeat(rates.subscriptions, &Life::subscribe);
}

QString Life::somebody()
{
    Rows range = m_database.query("SELECT MIN(id), MAX(id) FROM users");
    if (!range.next())
        return {};
    const qint64 from = m_dice.between(range.integer(0), range.integer(1));
    // An extension is a user only to write in chats.
    Rows rows = m_database.query("SELECT id FROM users WHERE id >= ? AND id NOT IN (SELECT user_id "
                                 "FROM extensions WHERE user_id IS NOT"
                                 " NULL) ORDER BY id LIMIT 1",
                                 from);
    return rows.next() ? rows.text(0) : QString();
}

QString Life::chatter(const QString &broadcasterId)
{
    // Searches the list from a random user on; if none follows, takes the first one.
    const auto found = m_world.area<ChatRooms>().chatters(broadcasterId, somebody(), 1);
    if (found && !found->rows.isEmpty())
        return found->rows.first().userId;
    const auto first = m_world.area<ChatRooms>().chatters(broadcasterId, {}, 1);
    return first && !first->rows.isEmpty() ? first->rows.first().userId : QString();
}

void Life::join(const QString &broadcasterId)
{
    const QString user = somebody();
    if (user.isEmpty() || m_world.isBanned(broadcasterId, user)
        || m_world.area<ChatRooms>().isThere(broadcasterId, user))
        return;
    const auto stream = m_world.liveStream(broadcasterId);
    std::ignore = m_world.area<ChatRooms>().join(broadcasterId, user);
    // More people watch than are in chat.
    std::ignore = m_world.setViewers(broadcasterId, stream->viewers + int(m_dice.between(1, 4)));
}

void Life::leave(const QString &broadcasterId)
{
    const QString user = chatter(broadcasterId);
    const auto stream = m_world.liveStream(broadcasterId);
    if (user.isEmpty() || m_world.mayModerate(broadcasterId, user))
        return;
    std::ignore = m_world.area<ChatRooms>().leave(broadcasterId, user);
    std::ignore = m_world.setViewers(broadcasterId, std::max(0, stream->viewers - int(m_dice.between(1, 4))));
}

// The service applies its rules (cooldown, chat mode, ban) to these viewers too. Refusals are ignored.

void Life::chat(const QString &broadcasterId)
{
    if (const QString user = chatter(broadcasterId); !user.isEmpty()) {
        // Who was warned reads that before writing again.
        if (m_world.area<Warnings>().isWarned(broadcasterId, user))
            std::ignore = m_world.area<Warnings>().acknowledge(broadcasterId, user);
        // A message in thirty has words that AutoMod may hold.
        const bool rude = m_dice.below(30) == 0;
        std::ignore = m_world.area<ChatRooms>().sendMessage(
            broadcasterId, user, m_dice.of(rude ? Automod::rudeRemarks() : Names::remarks()));
    }
    // In a lively chat, about every five minutes.
    constexpr int chatsForEachRequest = 70;
    if (m_dice.below(chatsForEachRequest) == 0)
        askToBeUnbanned(broadcasterId);
    // While a poll or a prediction runs, somebody takes part for each who writes.
    if (const auto poll = m_world.area<Polls>().active(broadcasterId))
        std::ignore = m_world.area<Polls>().vote(broadcasterId, chatter(broadcasterId),
                                                 1 + int(m_dice.below(poll->choices.size())), 0);
    if (const auto prediction = m_world.area<Predictions>().open(broadcasterId);
        prediction && prediction->status == Api::PredictionStatus::Active) {
        static constexpr qint64 amounts[] = {10, 50, 100, 100, 250, 500, 1000, 5000};
        const QString user = chatter(broadcasterId);
        const int outcome = 1 + int(m_dice.below(prediction->outcomes.size()));
        std::ignore = m_world.area<Predictions>().predict(broadcasterId, user, outcome,
                                                          amounts[m_dice.below(std::size(amounts))]);
    }
    // One message of this many is about something that somebody also clips.
    constexpr qint64 messagesPerClip = 60;
    if (m_dice.below(messagesPerClip) == 0)
        clip(broadcasterId);
}

void Life::askToBeUnbanned(const QString &broadcasterId)
{
    static constexpr const char *pleas[]
        = {"I am sorry, it will not happen again.", "I think I was mistaken for somebody else.",
           "Could you look at this again, please?", "It was a joke that nobody got. Sorry!",
           "I have read the rules now."};
    QString user;
    {
        Rows banned = m_database.query("SELECT user_id FROM bans WHERE broadcaster_id = ?"
                                       " AND user_id >= ? AND expires_at IS NULL"
                                       " ORDER BY user_id LIMIT 1",
                                       rowId(broadcasterId), rowId(somebody()));
        user = banned.next() ? banned.text(0) : QString();
    }
    if (!user.isEmpty())
        std::ignore = m_world.area<UnbanRequests>().create(broadcasterId, user, m_dice.of(pleas));
}

void Life::clip(const QString &broadcasterId)
{
    if (const QString user = chatter(broadcasterId); !user.isEmpty())
        std::ignore = m_world.area<Clips>().create(
            user, {.broadcasterId = broadcasterId, .title = m_dice.of(Names::remarks())});
}

void Life::follow(const QString &broadcasterId)
{
    if (const QString user = chatter(broadcasterId); !user.isEmpty())
        std::ignore = m_world.follow(broadcasterId, user);
}

void Life::redeem(const QString &broadcasterId)
{
    const QString user = chatter(broadcasterId);
    const auto rewards = m_world.area<Rewards>().all(broadcasterId);
    if (user.isEmpty() || user == broadcasterId || !rewards || rewards->isEmpty())
        return;
    const Api::Reward &reward = rewards->at(m_dice.below(rewards->size()));
    const QString input = reward.isUserInputRequired ? m_dice.of(Names::wishes()) : QString();
    std::ignore = m_world.area<Rewards>().redeem(broadcasterId, reward.id, user, input);
}

void Life::cheer(const QString &broadcasterId)
{
    static constexpr int amounts[] = {1, 10, 25, 50, 100, 100, 100, 200, 500, 1000, 5000};
    const int bits = amounts[m_dice.below(std::size(amounts))];
    if (const QString user = chatter(broadcasterId); !user.isEmpty() && user != broadcasterId)
        std::ignore = m_world.area<Cheers>().add(broadcasterId, user, bits, m_dice.of(Names::remarks()));
}

void Life::donate(const QString &broadcasterId)
{
    const auto campaign = m_world.area<Campaigns>().running(broadcasterId);
    const QString user = chatter(broadcasterId);
    if (!campaign || user.isEmpty())
        return;
    // 1 to 50 of the major unit; without decimal places 100 to 5000.
    qint64 value = m_dice.between(100, 5000);
    for (int places = 2; places < campaign->currentAmount.decimalPlaces; ++places)
        value *= 10;
    std::ignore = m_world.area<Campaigns>().donate(broadcasterId, user, value);
}

void Life::subscribe(const QString &broadcasterId)
{
    auto &subscriptions = m_world.area<Subscriptions>();
    const QString user = chatter(broadcasterId);
    const qint64 what = m_dice.below(10);
    const int tier = m_dice.below(12) == 0 ? 3000 : m_dice.below(8) == 0 ? 2000 : 1000;
    if (user.isEmpty())
        return;
    // One in five gives subscriptions away, one in five of those without a name.
    if (what < 2) {
        static constexpr int counts[] = {1, 1, 1, 1, 2, 5, 5, 10};
        const int count = counts[m_dice.below(std::size(counts))];
        const QString gifter = m_dice.below(5) == 0 ? QString() : user;
        std::ignore = subscriptions.gift(
            broadcasterId, gifter, subscriptions.receivers(broadcasterId, gifter, somebody(), count), 1000);
    } else if (m_world.area<Subscribers>().find(broadcasterId, user)) {
        std::ignore = subscriptions.renew(broadcasterId, user, m_dice.of(Names::remarks()));
    } else {
        std::ignore = subscriptions.subscribe(broadcasterId, user, tier);
    }
}

void Life::raid(const QString &broadcasterId)
{
    QStringList others;
    for (const LiveStream &stream : m_world.liveStreams()) {
        if (stream.userId != broadcasterId)
            others.append(stream.userId);
    }
    if (others.isEmpty())
        return;
    // The streams are ordered by viewers, which change constantly. Sorting by id makes the choice
    // reproducible.
    std::sort(others.begin(), others.end(),
              [](const QString &one, const QString &other) { return rowId(one) < rowId(other); });
    std::ignore = m_world.raid(others[m_dice.below(others.size())], broadcasterId,
                               int(m_dice.between(3, 60) * m_dice.between(1, 9)));
}

}  // namespace Sidestage::Sandbox
