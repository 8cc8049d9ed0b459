// SPDX-License-Identifier: GPL-3.0-or-later
#include "seed.h"

#include "dice.h"
#include "secrets.h"
#include "seed_names.h"
#include "store.h"
#include "world.h"

#include <QMap>
#include <QSet>
#include <QTimeZone>

namespace Sidestage::Sandbox {

namespace {

constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;

/// The main users, in the order of the authorize page.
struct Part
{
    const char *displayName;
    Api::BroadcasterType type;
    int viewers;      ///< 0: not on air.
    qint64 onAirFor;  ///< Milliseconds.
    const char *category;
    const char *title;
    const char *tags;
    const char *labels;
    int delay;
    const char *description;
};

constexpr Part parts[] = {
    {"TeaAndTurrets", Api::BroadcasterType::Affiliate, 1190, hour + 52 * minute + 57 * second,
     "Cartographer's Folly", "Act two, the drowned library: blind crew run",
     "BlindRun Cosy PuzzleAdventure BritishHours NoBackseat", "ProfanityVulgarity", 0,
     "Tea, maps and towers that shoot back. Tuesdays to Saturdays."},
    {"PipNocturne", Api::BroadcasterType::Partner, 4312, 3 * hour + 8 * minute, "Ember Circuit",
     "Night league, finals week", "LateNight Strategy English", "Gambling", 15, "Plays when the owls do."},
    {"QuillScribe", Api::BroadcasterType::Plain, 0, 0, "", "", "", "", 0,
     "Mostly writes, sometimes watches."},
    {"PaperLantern", Api::BroadcasterType::Affiliate, 640, hour + 2 * minute + 11 * second,
     "Violet Hour Cards", "Cards by candlelight", "Cosy Chill", "", 0, ""},
    {"MoonlitForge", Api::BroadcasterType::Partner, 2280, 3 * hour + 40 * minute + 52 * second,
     "Kiln of Kings", "Hammer time until the moon sets", "Learning English", "ViolentGraphic", 0, ""},
    {"SundayWelder", Api::BroadcasterType::Affiliate, 211, 18 * minute + 30 * second, "Woodwork and Crafts",
     "A gate for the allotment", "Learning FamilyFriendly", "", 0, ""},
    {"ThistleGrand", Api::BroadcasterType::Partner, 0, 0, "Thistle Grand Prix", "Back on Friday", "Retro", "",
     0, ""},
    {"tilda_orrery", Api::BroadcasterType::Plain, 0, 0, "", "", "", "", 0, "Keeps the maps in order."},
    {"wrenloft", Api::BroadcasterType::Plain, 0, 0, "", "", "", "", 0, ""},
    {"mirelark", Api::BroadcasterType::Affiliate, 0, 0, "Mirelight", "Marsh walk, take two", "Chill", "", 0,
     ""},
    {"GravelPike", Api::BroadcasterType::Plain, 0, 0, "", "", "", "", 0, ""},
};

/// Assumed viewers of a channel that is offline, which determine its number of followers.
constexpr int usualViewers(Api::BroadcasterType type)
{
    return type == Api::BroadcasterType::Partner ? 1500 : type == Api::BroadcasterType::Affiliate ? 150 : 20;
}

class Seeder
{
public:
    explicit Seeder(World &world)
        : m_world(world)
        , m_dice(world.settings().seed)
        , m_now(world.clock().msecs())
    {
    }

    Result<void> seed()
    {
        m_nextUser = 48'000'000 + m_dice.below(900'000);
        for (const auto step :
             {&Seeder::categories, &Seeder::cast, &Seeder::roles, &Seeder::channels, &Seeder::followers}) {
            if (auto done = (this->*step)(); !done)
                return done;
        }
        return {};
    }

    /// Adds users who follow the channel, one after another, the newest just now.
    Result<QStringList> follow(const QString &broadcasterId, int count)
    {
        collectNames();
        QStringList ids;
        qint64 at = m_now;
        for (int i = 0; i < count; ++i) {
            auto id = addStranger(Api::BroadcasterType::Plain);
            if (!id)
                return id.error();
            // Follows become rarer further back, as in a growing channel.
            at -= m_dice.between(20 * second, 2 * hour + i * minute / 4);
            if (auto done = m_world.follows().add(broadcasterId, *id, time(at)); !done)
                return done.error();
            ids.append(*id);
        }
        return ids;
    }

    /// Adds users who are not related to any channel.
    Result<QStringList> strangers(int count, Api::BroadcasterType type)
    {
        collectNames();
        QStringList ids;
        for (int i = 0; i < count; ++i) {
            auto id = addStranger(type);
            if (!id)
                return id.error();
            ids.append(*std::move(id));
        }
        return ids;
    }

private:
    /// Collects the existing ids and logins, because new ones must differ from them.
    void collectNames()
    {
        Rows known = m_world.database().query("SELECT id, login FROM users");
        while (known.next()) {
            m_nextUser = std::max(m_nextUser, known.integer(0));
            m_logins.insert(known.text(1));
        }
    }
    /// Rounds down to whole seconds, the precision of the service.
    static QDateTime time(qint64 msecs)
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
        return QDateTime::fromMSecsSinceEpoch(msecs - msecs % second, QTimeZone::UTC);
#else
        return QDateTime::fromMSecsSinceEpoch(msecs - msecs % second, Qt::UTC);
#endif
    }
    QString newId()
    {
        return QString::number(m_nextUser += m_dice.between(1, 97));
    }

    Result<void> categories()
    {
        qint64 id = 500'000 + m_dice.below(1000);
        int place = 0;
        QList<CategoryState> categories;
        for (const char *name : Names::categories()) {
            id += m_dice.between(1, 400);
            // One in nine is for adults, but none of those of the main channels.
            const CategoryState category{{.id = QString::number(id),
                                          .name = QString::fromUtf8(name),
                                          .igdbId = m_dice.below(4)
                                              ? QString::number(m_dice.between(1000, 300'000))
                                              : QStringLiteral("")},
                                         place % 9 == 8};
            m_categoryIds.insert(category.game.name, category.game.id);
            m_categoryOrder.append(category.game.id);
            ++place;
            categories.append(category);
        }
        return m_world.addCategories(categories);
    }

    Result<void> cast()
    {
        int order = 0;
        for (const Part &part : parts) {
            const QString name = QString::fromUtf8(part.displayName);
            const Api::User user{.id = newId(),
                                 .login = name.toLower(),
                                 .displayName = name,
                                 .broadcasterType = part.type,
                                 .description = QString::fromUtf8(part.description),
                                 .email = name.toLower() + QStringLiteral("@sidestage.example"),
                                 .createdAt = time(m_now - m_dice.between(400, 2900) * day)};
            m_ids.insert(user.login, user.id);
            m_logins.insert(user.login);
            if (auto done = m_world.addUser(user, order++); !done)
                return done;
            ChannelState state{.channel
                               = {.broadcasterId = user.id,
                                  .broadcasterLanguage = QStringLiteral("en"),
                                  .gameId = m_categoryIds.value(QString::fromUtf8(part.category)),
                                  .title = QString::fromUtf8(part.title),
                                  .delay = part.delay,
                                  .tags = QString::fromUtf8(part.tags).split(u' ', Qt::SkipEmptyParts),
                                  .contentClassificationLabels
                                  = QString::fromUtf8(part.labels).split(u' ', Qt::SkipEmptyParts)}};
            if (auto done = m_world.saveChannel(state); !done)
                return done;
            if (part.viewers > 0) {
                if (auto done = m_world.goLive(user.id, part.viewers, time(m_now - part.onAirFor)); !done)
                    return done;
            }
        }
        return {};
    }

    Result<void> roles()
    {
        const QString tea = m_ids.value(QStringLiteral("teaandturrets"));
        const QString pip = m_ids.value(QStringLiteral("pipnocturne"));
        const QString tilda = m_ids.value(QStringLiteral("tilda_orrery"));
        const QString wren = m_ids.value(QStringLiteral("wrenloft"));
        for (const auto &[editor, days] : {std::pair(tilda, 610), std::pair(wren, 84)}) {
            if (auto done = m_world.addEditor(tea, editor, time(m_now - days * day)); !done)
                return done;
        }
        for (const char *channel : {"teaandturrets", "paperlantern", "moonlitforge", "thistlegrand"}) {
            if (auto done = m_world.addModerator(m_ids.value(QLatin1String(channel)), pip); !done)
                return done;
        }
        for (const QString &moderator : {wren, m_ids.value(QStringLiteral("mirelark"))}) {
            if (auto done = m_world.addModerator(tea, moderator); !done)
                return done;
        }
        return m_world.ban(tea, m_ids.value(QStringLiteral("gravelpike")),
                           {.moderatorId = pip,
                            .reason = QStringLiteral("Spoils every ending, and is proud of it"),
                            .createdAt = time(m_now - 12 * day)});
    }

    /// Adds other channels, most of them on air, so that lists have content.
    Result<void> channels()
    {
        for (int i = 0; i < 64; ++i) {
            auto id
                = addStranger(i % 3 == 0 ? Api::BroadcasterType::Partner : Api::BroadcasterType::Affiliate);
            if (!id)
                return id.error();
            m_broadcasters.append(*id);
            QStringList tags;
            for (qint64 count = m_dice.below(5); count > 0; --count)
                tags.append(m_dice.of(Names::tags()));
            tags.removeDuplicates();
            const ChannelState state{.channel
                                     = {.broadcasterId = *id,
                                        .broadcasterLanguage = m_lastLanguage,
                                        .gameId = m_categoryOrder[m_dice.below(m_categoryOrder.size())],
                                        .title = m_dice.of(Names::titles()),
                                        .tags = tags}};
            if (auto done = m_world.saveChannel(state); !done)
                return done;
            if (i % 4 != 3) {
                const int viewers = int(m_dice.between(2, 40) * m_dice.between(1, 60));
                if (auto done
                    = m_world.goLive(*id, viewers, time(m_now - m_dice.between(4 * minute, 7 * hour)));
                    !done)
                    return done;
                m_draw += viewers;
            } else {
                m_draw += usualViewers(Api::BroadcasterType::Plain);
            }
            m_draws.append(m_draw);
        }
        return {};
    }

    Result<void> followers()
    {
        const QString tea = m_ids.value(QStringLiteral("teaandturrets"));
        auto ids = follow(tea, m_world.settings().followers);
        if (!ids)
            return ids.error();
        for (const QString &member : std::as_const(m_ids)) {
            if (member == tea)
                continue;
            if (auto done = m_world.follows().add(tea, member, time(m_now - m_dice.between(30, 700) * day));
                !done)
                return done;
        }
        // The main users follow others, and some of the strangers follow more than one channel.
        for (const QString &member : std::as_const(m_ids)) {
            for (const QString &broadcaster : std::as_const(m_broadcasters)) {
                if (m_dice.below(2) == 0)
                    continue;
                if (auto done = m_world.follows().add(broadcaster, member,
                                                      time(m_now - m_dice.between(hour, 900 * day)));
                    !done)
                    return done;
            }
        }
        for (const QString &stranger : std::as_const(*ids)) {
            const auto draw = std::upper_bound(m_draws.cbegin(), m_draws.cend(), m_dice.below(m_draw));
            const QString &broadcaster = m_broadcasters[draw - m_draws.cbegin()];
            if (m_dice.below(4) > 0)
                continue;
            if (auto done
                = m_world.follows().add(broadcaster, stranger, time(m_now - m_dice.between(hour, 500 * day)));
                !done)
                return done;
        }
        return {};
    }

    Result<QString> addStranger(Api::BroadcasterType type)
    {
        QString one = m_dice.of(Names::firstHalves());
        QString two = m_dice.of(Names::secondHalves());
        const QString id = newId();
        // Ids are unique, so a login that ends in an id is unique too.
        QString number = m_dice.below(3) == 0 ? id.right(3) : QString();
        if (m_logins.contains(one + two + number))
            number = id;
        const QString login = one + two + number;
        m_logins.insert(login);
        one[0] = one[0].toUpper();
        two[0] = two[0].toUpper();
        QString name = one + two + number;
        m_lastLanguage = QStringLiteral("en");
        if (m_dice.below(5) < 2) {
            const auto &script = Names::scripts()[std::size_t(m_dice.below(qint64(Names::scripts().size())))];
            name = m_dice.of(script.first) + QString::fromUtf8(script.joint) + m_dice.of(script.second);
            m_lastLanguage = QLatin1String(script.language);
        }
        const Api::User user{.id = id,
                             .login = login,
                             .displayName = name,
                             .broadcasterType = type,
                             .email = login + QStringLiteral("@sidestage.example"),
                             .createdAt = time(m_now - m_dice.between(901, 3400) * day)};
        if (auto done = m_world.addUser(user); !done)
            return done.error();
        return id;
    }

    World &m_world;
    Dice m_dice;
    qint64 m_now;
    qint64 m_nextUser = 0;
    QString m_lastLanguage{};
    QHash<QString, QString> m_categoryIds{};  ///< By name.
    QStringList m_categoryOrder{};
    QMap<QString, QString> m_ids{};  ///< Of the main users, by login; a map because the order must always be
                                     ///< the same.
    QSet<QString> m_logins{};
    QStringList m_broadcasters{};
    QList<qint64> m_draws{};  ///< Cumulative viewers, one entry for each broadcaster.
    qint64 m_draw = 0;        ///< The total.
};

/// Adds strangers as followers of the other main channels: the more viewers a channel has, the more followers
/// it gets, and the largest gets nearly all. Who follows and since when is computed from the ids within SQL,
/// because inserting row by row would take a large part of the startup time.
Result<void> seedFollows(World &world, Dice &dice)
{
    constexpr int maxViewers = 4400;
    const qint64 now = world.clock().msecs() / second * second;
    for (const Part &part : parts) {
        const auto broadcaster = world.userByLogin(QString::fromUtf8(part.displayName).toLower());
        const qint64 salt = dice.below(1 << 20);
        if (!broadcaster || &part == &parts[0])
            continue;
        // Recent follows are more frequent: the age is the square of x, which is uniform below 2^20.
        auto done = world.database().run(
            "INSERT OR IGNORE INTO follows (broadcaster_id, user_id, followed_at)"
            " SELECT ?1, id, ?2 - ((x * x) >> 20) * 74000 FROM"
            " (SELECT id, ((id * 2246822519 + ?3) >> 12) & 1048575 AS x,"
            " ((id * 2654435761 + ?3 * 977) >> 12) & 1048575 AS y FROM users WHERE cast_order IS NULL)"
            " WHERE y * ?4 < ?5 * 1048576",
            rowId(broadcaster->id), now, salt, maxViewers,
            part.viewers > 0 ? part.viewers : usualViewers(part.type));
        if (!done)
            return done.error();
    }
    return {};
}

Result<void> addClients(World &world)
{
    const ReadyClient ready = readyClient(world.settings().seed);
    const ClientApp clients[] = {
        {ready.id,
         QStringLiteral("Sidestage"),
         hashOf(ready.secret.toLatin1()),
         {ready.redirectUri, QStringLiteral("http://localhost:3000")}},
        // Further apps, one with a secret and one without, for testing with several apps.
        {QStringLiteral("tilda-tools"),
         QStringLiteral("Tilda's Tools"),
         hashOf((ready.secret + QStringLiteral("-tools")).toLatin1()),
         {QStringLiteral("http://localhost:17564/back")}},
        {QStringLiteral("pocket-remote"),
         QStringLiteral("Pocket Remote"),
         {},
         {QStringLiteral("http://localhost:17565/")}},
    };
    for (const ClientApp &client : clients) {
        if (auto done = world.saveClient(client); !done)
            return done;
    }
    return {};
}

}  // namespace

ReadyClient readyClient(quint64 seed)
{
    static constexpr char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    Dice dice(seed ^ 0x5175e57a6e);
    QString secret;
    for (int i = 0; i < 30; ++i)
        secret.append(QLatin1Char(letters[dice.below(36)]));
    return {QStringLiteral("sidestage-desktop"), secret, QStringLiteral("http://localhost:17563/signed-in")};
}

/// Seeds a part of the world unless it was seeded before. Each part has its own dice, so that a new part does
/// not change the others.
template <class Seed>
Result<void> seedPart(World &world, const QString &name, Seed seed)
{
    if (!metaValue(world.database(), name).isNull())
        return {};
    const QString number = QString::number(world.settings().seed);
    quint64 salt = 0xcbf29ce484222325;  // FNV, because qHash() differs between machines
    for (const QChar c : name)
        salt = (salt ^ c.unicode()) * 0x100000001b3;
    Dice dice(world.settings().seed ^ salt);
    if (auto done = seed(dice); !done)
        return done;
    return setMetaValue(world.database(), name, number);
}

Result<void> World::seedIfNew()
{
    return m_database.transaction([this]() -> Result<void> {
        if (auto done = addClients(*this); !done)
            return done;
        const auto people = [this](Dice &) { return Seeder(*this).seed(); };
        if (auto done = seedPart(*this, seedKey, people); !done)
            return done;
        if (auto done = load(); !done)
            return done;
        for (std::size_t i = 0; i < m_areas.size(); ++i) {
            const auto area = [&](Dice &dice) { return resultOf([&] { return m_areas[i]->seed(dice); }); };
            if (auto done = seedPart(*this, QStringLiteral("seed:") + QLatin1String(m_kinds[i].name), area);
                !done)
                return done;
        }
        return seedPart(*this, QStringLiteral("seed:follows"),
                        [this](Dice &dice) { return seedFollows(*this, dice); });
    });
}

Result<void> addFollowers(World &world, const QString &broadcasterId, int count)
{
    auto done = world.database().transaction([&]() -> Result<void> {
        auto ids = Seeder(world).follow(broadcasterId, count);
        return statusOf(ids);
    });
    if (done && count > 0)
        world.publish(DomainEvent::Kind::Followed, broadcasterId, {.amount = count});
    return done;
}

Result<QStringList> addStrangers(World &world, int count, Api::BroadcasterType type)
{
    QStringList ids;
    const auto done = world.database().transaction([&]() -> Result<void> {
        auto made = Seeder(world).strangers(count, type);
        if (!made)
            return made.error();
        ids = *std::move(made);
        return {};
    });
    if (!done)
        return done.error();
    return ids;
}

}  // namespace Sidestage::Sandbox
