// SPDX-License-Identifier: GPL-3.0-or-later

// The chats of a new world. What is said in them is invented.

#include "chat_rooms.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QSet>
#include <QUuid>

namespace Sidestage::Sandbox {

namespace {

constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;

struct Line
{
    const char *login = "";  ///< Empty: one of those who watch.
    const char *text = "";
    const char *color = "";  ///< Of an announcement.
};

constexpr Line lines[] = {
    {"", "evening all, kettle is on ☕"},
    {"", "hello from Lisbon! Boa noite a todos"},
    {"teaandturrets", "Welcome in! Pull up a chair, act two is a damp one."},
    {"wrenloft", "Tonight is a blind run: please no hints, not even small ones. The map is below the stream.",
     "green"},
    {"", "wait, the library is under water now?"},
    {"", "Guten Abend zusammen, hab ich viel verpasst?"},
    {"mirelark", "nur den ersten Turm, und eine Kanne Tee"},
    {"", "こんばんは！地図がとてもきれいですね"},
    {"", "that tower looks like my grandmother's teapot"},
    {"", "it leans like one too"},
    {"teaandturrets", "I will not be taking criticism of the teapot tower."},
    {"", "salut la compagnie, je prends un thé à la menthe et je regarde"},
    {"", "count the shelves, not the lanterns... sorry, was that a hint?"},
    {"wrenloft", "that was a hint, a very small one. Keep the next to yourself, please"},
    {"", "oops. my lips are sealed"},
    {"", "안녕하세요! 오늘도 재미있게 보고 있어요"},
    {"pipnocturne", "five minutes between my matches, and where do I spend them? here."},
    {"teaandturrets", "Pip! Biscuits are on the left."},
    {"", "¿alguien sabe cómo se llama la canción?"},
    {"", "creo que la toca ella misma, está en el panel"},
    {"", "the crew names get better every week"},
    {"", "Добрий вечір! Яка гарна бібліотека"},
    {"", "first time here, is it always this calm?"},
    {"mirelark", "calm until the turrets wake up, so: almost always. Welcome!"},
    {"", "مساء الخير من الميناء"},
    {"", "the ferry again! I love the ferry"},
    {"mirelark", "Stretch and drink something, we go down to the archive in a moment.", "purple"},
    {"", "dobry wieczór, herbata gotowa, mapa rozłożona"},
    {"", "that was so close. so close!"},
    {"teaandturrets", "Nobody saw that. Onwards, to the archive!"},
};

class ChatSeeder
{
public:
    ChatSeeder(World &world, Dice &dice)
        : m_world(world)
        , m_database(world.database())
        , m_dice(dice)
    {
    }

    /// So many are in the chat, followers first: the broadcaster, the moderators, and others.
    Result<void> gather(const QString &broadcasterId, int followers, int others)
    {
        const qint64 broadcaster = rowId(broadcasterId);
        QSet<qint64> chosen{broadcaster};
        for (const qint64 moderator :
             ids("SELECT user_id FROM moderators WHERE broadcaster_id = ?", broadcaster))
            chosen.insert(moderator);
        const qsizetype staff = chosen.size();
        choose(chosen, followers - int(staff),
               ids("SELECT user_id FROM follows WHERE broadcaster_id = ?1"
                   " AND user_id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1)"
                   " ORDER BY user_id",
                   broadcaster));
        choose(
            chosen, others,
            ids("SELECT id FROM users WHERE id NOT IN (SELECT user_id FROM follows WHERE broadcaster_id = ?1)"
                " AND id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1) ORDER BY id",
                broadcaster));
        for (const qint64 id : std::as_const(chosen)) {
            if (auto done = m_database.run(
                    "INSERT INTO chatters (broadcaster_id, user_id, here, listed) VALUES (?, ?, 1, 1)",
                    broadcaster, id);
                !done)
                return done.error();
        }
        return {};
    }

    /// The lines, one after another, the last just now; strangers among them follow the channel.
    Result<void> talk(const QString &broadcasterId, std::span<const Line> said)
    {
        const qint64 broadcaster = rowId(broadcasterId);
        const QList<qint64> watching
            = ids("SELECT c.user_id FROM chatters c JOIN follows f"
                  " ON f.broadcaster_id = c.broadcaster_id AND f.user_id = c.user_id JOIN users u ON u.id = "
                  "c.user_id"
                  " WHERE c.broadcaster_id = ? AND u.cast_order IS NULL ORDER BY c.user_id",
                  broadcaster);
        QList<qint64> times;
        qint64 at = m_world.clock().msecs() - m_dice.between(5, 20) * second;
        for (std::size_t i = 0; i < said.size(); ++i) {
            times.prepend(at);
            at -= m_dice.between(11, 75) * second;
        }
        qsizetype place = 0;
        for (const Line &line : said) {
            const QString login = QLatin1String(line.login);
            const auto known = login.isEmpty() ? std::nullopt : m_world.userByLogin(login);
            const qint64 speaker = known ? rowId(known->id)
                : watching.isEmpty()     ? broadcaster
                                         : watching[m_dice.below(watching.size())];
            if (auto done = m_database.run("INSERT INTO chat_messages (broadcaster_id, user_id, text, color,"
                                           " said_at) VALUES (?, ?, ?, ?, ?)",
                                           broadcaster, speaker, QString::fromUtf8(line.text),
                                           QString::fromLatin1(line.color), times[place++]);
                !done)
                return done.error();
        }
        return {};
    }

private:
    QList<qint64> ids(const char *sql, qint64 broadcaster)
    {
        QList<qint64> found;
        Rows rows = m_database.query(sql, broadcaster);
        while (rows.next())
            found.append(rows.integer(0));
        return found;
    }

    void choose(QSet<qint64> &chosen, int count, QList<qint64> from)
    {
        while (count > 0 && !from.isEmpty()) {
            const qsizetype at = m_dice.below(from.size());
            from.swapItemsAt(at, from.size() - 1);
            const qint64 id = from.takeLast();
            if (chosen.contains(id))
                continue;
            chosen.insert(id);
            --count;
        }
    }

    World &m_world;
    Database &m_database;
    Dice &m_dice;
};

}  // namespace

Result<void> ChatRooms::seed(Dice &dice)
{
    const auto idOf = [this](const char *login) {
        return m_world.userByLogin(QLatin1String(login)).value_or(Api::User()).id;
    };
    const QString tea = idOf("teaandturrets");
    const QString pip = idOf("pipnocturne");
    const QString paper = idOf("paperlantern");
    const QString moon = idOf("moonlitforge");

    const Api::ChatSettings modes[] = {
        {.broadcasterId = tea, .followerMode = true, .followerModeDuration = 10},
        {.broadcasterId = pip, .nonModeratorChatDelayDuration = 2, .slowModeWaitTime = 10},
        {.broadcasterId = moon, .subscriberMode = true},
        {.broadcasterId = paper},
    };
    for (const Api::ChatSettings &settings : modes) {
        if (auto done = save(settings); !done)
            return done;
    }

    struct Crowd
    {
        QString channel{};
        int followers = 0;
        int others = 0;
    };
    ChatSeeder seeder(m_world, dice);
    for (const Crowd &crowd :
         {Crowd{tea, 224, 16}, Crowd{pip, 0, 110}, Crowd{moon, 0, 70}, Crowd{paper, 0, 38}}) {
        if (auto done = seeder.gather(crowd.channel, crowd.followers, crowd.others); !done)
            return done;
    }
    if (auto done = seeder.talk(tea, lines); !done)
        return done;

    const QByteArray name = QByteArray::number(dice.next());
    return startSession({moon, paper}, QUuid::createUuidV5(QUuid(), name).toString(QUuid::WithoutBraces),
                        m_world.clock().msecs() - dice.between(35, 55) * minute);
}

}  // namespace Sidestage::Sandbox
