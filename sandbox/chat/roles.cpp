// SPDX-License-Identifier: GPL-3.0-or-later
#include "roles.h"

#include "chat_rooms.h"
#include "sandbox/service/paging.h"
#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/seed_names.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Roles::tables = R"(
CREATE TABLE vips (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;

-- A channel that never had it on has no row.
CREATE TABLE shield_modes (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    active INTEGER NOT NULL,
    moderator_id INTEGER NOT NULL REFERENCES users (id),   -- who last switched it
    activated_at INTEGER NOT NULL
);

CREATE TABLE chat_colors (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    color TEXT NOT NULL
);

-- When a channel's last stream ended: the search finds only those that streamed lately.
CREATE TABLE last_streams (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    ended_at INTEGER NOT NULL
);
)";

namespace {

Moderator moderatorOf(const Rows &rows)
{
    return {.userId = rows.text(0), .userLogin = rows.text(1), .userName = rows.text(2)};
}

Vip vipOf(const Rows &rows)
{
    return {.userId = rows.text(0), .userName = rows.text(2), .userLogin = rows.text(1)};
}

/// Returns the ids as a JSON array for json_each(). Invalid ids become -1, which matches nothing.
QString jsonOf(const QStringList &ids)
{
    QStringList numbers;
    for (const QString &id : ids)
        numbers.append(QString::number(rowId(id)));
    return u'[' + numbers.join(u',') + u']';
}

constexpr qint64 day = 24LL * 60 * 60 * 1000;

struct Role
{
    const char *channel;
    const char *user;
};

// QuillScribe does not stream but moderates other channels.
constexpr Role moderatorsOfTheStory[] = {
    {"paperlantern", "quillscribe"}, {"moonlitforge", "quillscribe"}, {"sundaywelder", "quillscribe"},
    {"thistlegrand", "quillscribe"}, {"mirelark", "quillscribe"},     {"sundaywelder", "pipnocturne"},
    {"paperlantern", "wrenloft"},    {"moonlitforge", "wrenloft"},    {"moonlitforge", "tilda_orrery"},
    {"pipnocturne", "thistlegrand"}, {"pipnocturne", "moonlitforge"},
};

constexpr Role vipsOfTheStory[] = {
    {"teaandturrets", "moonlitforge"}, {"teaandturrets", "sundaywelder"}, {"teaandturrets", "paperlantern"},
    {"pipnocturne", "teaandturrets"},  {"moonlitforge", "pipnocturne"},   {"paperlantern", "tilda_orrery"},
};

constexpr std::pair<const char *, const char *> colors[] = {
    {"teaandturrets", "#1C7C54"}, {"pipnocturne", "#5A4FCF"},  {"quillscribe", ""},
    {"paperlantern", "#DAA520"},  {"moonlitforge", "#B22222"}, {"sundaywelder", "#1E90FF"},
    {"thistlegrand", "#8A2BE2"},  {"tilda_orrery", "#FF69B4"}, {"wrenloft", "#2E8B57"},
    {"mirelark", "#9ACD32"},      {"gravelpike", ""},
};

/// Returns random chat modes.
Api::ChatSettingsChanges someModes(Dice &dice)
{
    static constexpr int minutes[] = {0, 10, 30, 60, 1440, 10'080};
    static constexpr int waits[] = {3, 5, 10, 30, 60, 120};
    Api::ChatSettingsChanges modes;
    modes.followerMode = dice.below(3) > 0;
    if (*modes.followerMode)
        modes.followerModeDuration = minutes[dice.below(std::size(minutes))];
    modes.slowMode = dice.below(3) == 0;
    if (*modes.slowMode)
        modes.slowModeWaitTime = waits[dice.below(std::size(waits))];
    modes.nonModeratorChatDelay = dice.below(5) == 0;
    if (*modes.nonModeratorChatDelay)
        modes.nonModeratorChatDelayDuration = int(2 * dice.between(1, 3));
    modes.subscriberMode = dice.below(8) == 0;
    modes.emoteMode = dice.below(12) == 0;
    modes.uniqueChatMode = dice.below(6) == 0;
    return modes;
}

}  // namespace

Result<Page<ModeratedChannel>> Roles::moderatedBy(const QString &userId, int count,
                                                  const std::optional<QString> &after)
{
    const QStringList list{QStringLiteral("moderated"), userId};
    const auto place = placeOf<1>(list, after, -1);
    if (!place)
        return place.error();
    return readPage<ModeratedChannel>(
        m_database.query("SELECT m.broadcaster_id, u.login, u.display_name FROM moderators m"
                         " JOIN users u ON u.id = m.broadcaster_id"
                         " WHERE m.user_id = ? AND m.broadcaster_id > ? ORDER BY m.broadcaster_id LIMIT ?",
                         rowId(userId), place->front(), count + 1),
        count, list, 1, [](const Rows &rows) {
            return ModeratedChannel{.broadcasterId = rows.text(0),
                                    .broadcasterLogin = rows.text(1),
                                    .broadcasterName = rows.text(2)};
        });
}

namespace {

/// A page of the users in this table of a channel.
template <class Row>
Result<Page<Row>> withRole(Database &database, const char *table, const QString &broadcasterId,
                           const QStringList &among, int count, const std::optional<QString> &after,
                           Row (*read)(const Rows &))
{
    const QStringList list{QLatin1String(table), broadcasterId, among.join(u',')};
    const auto place = placeOf<1>(list, after, -1);
    if (!place)
        return place.error();
    const QByteArray sql = QByteArray("SELECT r.user_id, u.login, u.display_name FROM ") + table
        + " r JOIN users u ON u.id = r.user_id WHERE r.broadcaster_id = ?1 AND r.user_id > ?2"
          " AND (?3 IS NULL OR r.user_id IN (SELECT value FROM json_each(?3))) ORDER BY r.user_id LIMIT ?4";
    return readPage<Row>(database.query(sql, rowId(broadcasterId), place->front(),
                                        among.isEmpty() ? std::nullopt : std::optional(jsonOf(among)),
                                        count + 1),
                         count, list, 1, read);
}

}  // namespace

Result<Page<Moderator>> Roles::moderators(const QString &broadcasterId, const QStringList &among, int count,
                                          const std::optional<QString> &after)
{
    return withRole(m_database, "moderators", broadcasterId, among, count, after, moderatorOf);
}

Result<Page<Vip>> Roles::vips(const QString &broadcasterId, const QStringList &among, int count,
                              const std::optional<QString> &after)
{
    return withRole(m_database, "vips", broadcasterId, among, count, after, vipOf);
}

ShieldModeStatus Roles::shieldMode(const QString &broadcasterId)
{
    ShieldModeStatus status{.moderatorId = QStringLiteral(""),
                            .moderatorLogin = QStringLiteral(""),
                            .moderatorName = QStringLiteral("")};
    Rows rows = m_database.query("SELECT s.active, s.moderator_id, u.login, u.display_name,"
                                 " s.activated_at FROM shield_modes s"
                                 " JOIN users u ON u.id = s.moderator_id WHERE s.broadcaster_id = ?",
                                 rowId(broadcasterId));
    if (!rows.next())
        return status;
    status.isActive = rows.boolean(0);
    status.moderatorId = rows.text(1);
    status.moderatorLogin = rows.text(2);
    status.moderatorName = rows.text(3);
    status.lastActivatedAt = rows.time(4);
    return status;
}

Result<ShieldModeStatus> Roles::setShieldMode(const QString &broadcasterId, const QString &moderatorId,
                                              bool active)
{
    if (shieldMode(broadcasterId).isActive == active)
        return shieldMode(broadcasterId);
    // Only a channel that never had it on has no row, so an insert always switches it on.
    const auto done
        = m_database.run("INSERT INTO shield_modes (broadcaster_id, active, moderator_id, "
                         "activated_at) VALUES (?1, ?2, ?3, ?4)"
                         " ON CONFLICT (broadcaster_id) DO UPDATE SET active = ?2, moderator_id = ?3,"
                         " activated_at = CASE WHEN ?2 THEN ?4 ELSE activated_at END",
                         rowId(broadcasterId), active, rowId(moderatorId), m_world.clock().msecs());
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::ShieldModeChanged, broadcasterId,
                    {.userId = moderatorId, .detail = active ? QStringLiteral("on") : QStringLiteral("off")});
    return shieldMode(broadcasterId);
}

namespace {

struct NamedColor
{
    const char *name;
    const char *value;
};
constexpr NamedColor namedColors[]
    = {{"blue", "#0000FF"},      {"blue_violet", "#8A2BE2"},  {"cadet_blue", "#5F9EA0"},
       {"chocolate", "#D2691E"}, {"coral", "#FF7F50"},        {"dodger_blue", "#1E90FF"},
       {"firebrick", "#B22222"}, {"golden_rod", "#DAA520"},   {"green", "#008000"},
       {"hot_pink", "#FF69B4"},  {"orange_red", "#FF4500"},   {"red", "#FF0000"},
       {"sea_green", "#2E8B57"}, {"spring_green", "#00FF7F"}, {"yellow_green", "#9ACD32"}};

}  // namespace

QString Roles::colorNamed(const QString &name)
{
    for (const NamedColor &color : namedColors) {
        if (name == QLatin1String(color.name))
            return QLatin1String(color.value);
    }
    return {};
}

QString Roles::chatColor(const QString &userId)
{
    Rows rows = m_database.query("SELECT color FROM chat_colors WHERE user_id = ?", rowId(userId));
    if (rows.next())
        return rows.text(0);
    // Two thirds of the users without a stored colour get one that depends on their id.
    const quint64 mixed = quint64(rowId(userId)) * 0x9e3779b97f4a7c15 >> 40;
    constexpr quint64 count = std::size(namedColors);
    return mixed % 3 == 0 ? QStringLiteral("") : QString::fromLatin1(namedColors[mixed / 3 % count].value);
}

Result<void> Roles::setChatColor(const QString &userId, const QString &color)
{
    return statusOf(m_database.run("INSERT OR REPLACE INTO chat_colors (user_id, color) VALUES (?, ?)",
                                   rowId(userId), color));
}

// Moderators, VIPs and chat modes of a new world.

/// Sets the modes of a chat whose settings were never changed.
Result<void> Roles::giveModes(const QString &broadcasterId, const Api::ChatSettingsChanges &modes)
{
    if (m_database.query("SELECT 1 FROM chat_settings WHERE broadcaster_id = ?", rowId(broadcasterId)).next())
        return {};
    const auto done = m_world.area<ChatRooms>().change(broadcasterId, broadcasterId, modes);
    return statusOf(done);
}

Result<void> Roles::seedStory(Dice &dice)
{
    for (const Role &role : moderatorsOfTheStory) {
        if (m_world.isBanned(m_world.idOf(role.channel), m_world.idOf(role.user)))
            continue;
        must(m_world.addModerator(m_world.idOf(role.channel), m_world.idOf(role.user)));
    }
    for (const Role &role : vipsOfTheStory) {
        must(m_world.addVip(m_world.idOf(role.channel), m_world.idOf(role.user)));
    }
    for (const auto &[login, color] : colors) {
        must(setChatColor(m_world.idOf(login), QString::fromLatin1(color)));
    }
    struct Modes
    {
        const char *channel;
        Api::ChatSettingsChanges changes{};
    };
    const Modes modes[] = {
        {"sundaywelder",
         {.followerMode = true, .followerModeDuration = 10, .slowMode = true, .slowModeWaitTime = 5}},
        {"thistlegrand", {.emoteMode = true, .followerMode = false}},
        {"mirelark", {.followerMode = false, .uniqueChatMode = true}},
    };
    for (const Modes &one : modes) {
        must(giveModes(m_world.idOf(one.channel), one.changes));
    }
    // ThistleGrand had Shield Mode on some days ago.
    const QString thistle = m_world.idOf("thistlegrand");
    return statusOf(m_database.run(
        "INSERT INTO shield_modes (broadcaster_id, active, moderator_id, activated_at) VALUES (?, 0, ?, ?)",
        rowId(thistle), rowId(m_world.idOf("pipnocturne")),
        m_world.clock().msecs() - dice.between(3 * day, 9 * day)));
}

Result<void> Roles::seed(Dice &dice)
{
    must(seedStory(dice));
    QStringList channels;
    QStringList strangers;
    for (Rows rows = m_database.query("SELECT c.user_id FROM channels c JOIN users u ON u.id = c.user_id"
                                      " WHERE c.title <> '' ORDER BY c.user_id");
         rows.next();)
        channels.append(rows.text(0));
    for (Rows rows
         = m_database.query("SELECT u.id FROM users u WHERE u.cast_order IS NULL"
                            " AND u.id NOT IN (SELECT user_id FROM channels) ORDER BY u.id LIMIT 400");
         rows.next();)
        strangers.append(rows.text(0));
    // Most offline channels streamed within the last two months; a few stopped long ago.
    for (const QString &id : std::as_const(channels)) {
        const qint64 ago = dice.below(8) == 0 ? dice.between(200, 900) : dice.between(0, 60);
        const auto owner = m_world.user(id);
        const bool cast = owner && owner->login == QLatin1String("thistlegrand");
        if (m_world.liveStream(id))
            continue;
        must(m_database.run("INSERT OR REPLACE INTO last_streams (user_id, ended_at) VALUES (?, ?)",
                            rowId(id), m_world.clock().msecs() - (cast ? 2 : ago) * day - dice.below(day)));
    }
    // Each channel gets some moderators and VIPs.
    for (const QString &channel : std::as_const(channels)) {
        for (int i = int(dice.between(1, 5)); i > 0 && !strangers.isEmpty(); --i) {
            const QString &user = strangers[dice.below(strangers.size())];
            const bool moderator = dice.below(2) == 0;
            if (m_world.isModerator(channel, user) || m_world.isVip(channel, user)
                || m_world.isBanned(channel, user))
                continue;
            must(moderator ? m_world.addModerator(channel, user) : m_world.addVip(channel, user));
        }
    }
    return {};
}

Result<void> Roles::fillModerated(const QString &userId, int count)
{
    QStringList channels;
    return m_database.transaction([&]() -> Result<void> {
        for (Rows rows = m_database.query(
                 "SELECT c.user_id FROM channels c WHERE c.title <> '' AND c.user_id <> ?1"
                 " AND c.user_id NOT IN (SELECT broadcaster_id FROM moderators WHERE user_id = ?1)"
                 " AND c.user_id NOT IN (SELECT broadcaster_id FROM bans WHERE user_id = ?1)"
                 " ORDER BY c.user_id LIMIT ?2",
                 rowId(userId), count);
             rows.next();)
            channels.append(rows.text(0));
        Dice dice(m_world.settings().seed ^ quint64(rowId(userId)));
        if (const int missing = count - int(channels.size()); missing > 0) {
            const auto made = addStrangers(m_world, missing, Api::BroadcasterType::Affiliate);
            if (!made)
                return made.error();
            for (const QString &id : *made) {
                const ChannelState state{
                    .channel
                    = {.broadcasterId = id,
                       .broadcasterLanguage = QStringLiteral("en"),
                       .gameId = m_world.categories()[dice.below(m_world.categories().size())].game.id,
                       .title = dice.of(Names::titles())}};
                if (auto done = m_world.saveChannel(state); !done)
                    return done;
                if (dice.below(3) == 0)
                    continue;
                if (auto done = m_world.goLive(id, int(dice.between(5, 900)), m_world.clock().now()); !done)
                    return done;
            }
            channels += *made;
        }
        for (const QString &id : std::as_const(channels)) {
            if (auto done = m_world.removeVip(id, userId); !done)
                return done;
            if (auto done = m_world.addModerator(id, userId); !done)
                return done;
        }
        for (const QString &id : std::as_const(channels)) {
            const auto modes = someModes(dice);
            if (auto done = giveModes(id, modes); !done)
                return done;
        }
        return {};
    });
}

}  // namespace Sidestage::Sandbox
