// SPDX-License-Identifier: GPL-3.0-or-later

// Who looks after the chats of a new world, and what they have made of them.

#include "staff.h"

#include "chat_rooms.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/seed_names.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

namespace {

constexpr qint64 day = 24LL * 60 * 60 * 1000;

struct Role
{
    const char *channel;
    const char *user;
};

// QuillScribe has no channel worth the name, but looks after those of others.
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

/// One of many ways to set up a chat.
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

/// For the chat of a channel that never changed any.
Result<void> Staff::giveModes(const QString &broadcasterId, const Api::ChatSettingsChanges &modes)
{
    if (m_world.database()
            .query("SELECT 1 FROM chat_settings WHERE broadcaster_id = ?", rowId(broadcasterId))
            .next())
        return {};
    const auto done = m_world.area<ChatRooms>().change(broadcasterId, broadcasterId, modes);
    return done ? Result<void>() : Result<void>(done.error());
}

Result<void> Staff::seedStory(Dice &dice)
{
    const auto idOf = [this](const char *login) {
        return m_world.userByLogin(QLatin1String(login)).value_or(Api::User()).id;
    };
    for (const Role &role : moderatorsOfTheStory) {
        if (m_world.isBanned(idOf(role.channel), idOf(role.user)))
            continue;
        if (auto done = m_world.addModerator(idOf(role.channel), idOf(role.user)); !done)
            return done;
    }
    for (const Role &role : vipsOfTheStory) {
        if (auto done = m_world.addVip(idOf(role.channel), idOf(role.user)); !done)
            return done;
    }
    for (const auto &[login, color] : colors) {
        if (auto done = setChatColor(idOf(login), QString::fromLatin1(color)); !done)
            return done;
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
        if (auto done = giveModes(idOf(one.channel), one.changes); !done)
            return done;
    }
    // ThistleGrand had a bad evening once.
    const QString thistle = idOf("thistlegrand");
    return statusOf(m_world.database().run(
        "INSERT INTO shield_modes (broadcaster_id, active, moderator_id, activated_at) VALUES (?, 0, ?, ?)",
        rowId(thistle), rowId(idOf("pipnocturne")),
        m_world.clock().msecs() - dice.between(3 * day, 9 * day)));
}

Result<void> Staff::seed(Dice &dice)
{
    if (auto done = seedStory(dice); !done)
        return done;
    Database &database = m_world.database();
    QStringList channels;
    QStringList strangers;
    for (Rows rows = database.query("SELECT c.user_id FROM channels c JOIN users u ON u.id = c.user_id"
                                    " WHERE c.title <> '' ORDER BY c.user_id");
         rows.next();)
        channels.append(rows.text(0));
    for (Rows rows
         = database.query("SELECT u.id FROM users u WHERE u.cast_order IS NULL"
                          " AND u.id NOT IN (SELECT user_id FROM channels) ORDER BY u.id LIMIT 400");
         rows.next();)
        strangers.append(rows.text(0));
    // Who is not on air now was so not long ago; only a few have given it up.
    for (const QString &id : std::as_const(channels)) {
        const qint64 ago = dice.below(8) == 0 ? dice.between(200, 900) : dice.between(0, 60);
        const auto owner = m_world.user(id);
        const bool cast = owner && owner->login == QLatin1String("thistlegrand");
        if (m_world.liveStream(id))
            continue;
        if (auto done
            = database.run("INSERT OR REPLACE INTO last_streams (user_id, ended_at) VALUES (?, ?)", rowId(id),
                           m_world.clock().msecs() - (cast ? 2 : ago) * day - dice.below(day));
            !done)
            return done.error();
    }
    // A channel has some who look after it, and some it likes to see.
    for (const QString &channel : std::as_const(channels)) {
        for (int i = int(dice.between(1, 5)); i > 0 && !strangers.isEmpty(); --i) {
            const QString &user = strangers[dice.below(strangers.size())];
            const bool moderator = dice.below(2) == 0;
            if (m_world.isModerator(channel, user) || m_world.isVip(channel, user)
                || m_world.isBanned(channel, user))
                continue;
            if (auto done = moderator ? m_world.addModerator(channel, user) : m_world.addVip(channel, user);
                !done)
                return done;
        }
    }
    return {};
}

Result<void> Staff::fillModerated(const QString &userId, int count)
{
    Database &database = m_world.database();
    QStringList channels;
    return database.transaction([&]() -> Result<void> {
        for (Rows rows = database.query(
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
