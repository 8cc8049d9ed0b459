// SPDX-License-Identifier: GPL-3.0-or-later

// The emotes, badges and cheermotes of a new world. All names are invented.

#include "picture_catalogue.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QSet>

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

constexpr qint64 day = 24 * 60 * 60 * 1000;

struct NamedEmote
{
    const char *name;
    const char *look;
    bool animated = false;
};

constexpr NamedEmote globals[] = {
    {"TeaTime", "cup happy"},
    {"OwlNod", "owl smug"},
    {"FoxGrin", "fox laugh"},
    {"CatNap", "cat sleepy", true},
    {"BunnyHop", "bunny hype", true},
    {"FrogWow", "frog shocked"},
    {"BearHug", "bear love", true},
    {"GhostGG", "ghost wink"},
    {"StarStruck", "star hype", true},
    {"CloudSob", "cloud cry", true},
    {"MoonYawn", "moon sleepy"},
    {"FlameOn", "flame angry", true},
    {"ShroomHmm", "mushroom think"},
    {"BotBeep", "robot wave", true},
    {"ChickCool", "chick cool"},
    {"PricklyHi", "cactus shy flower"},
    {"BlobParty", "blob hype party", true},
    {"BlobDizzy", "blob dizzy", true},
    {"KettleRage", "teapot angry"},
    {"TowerDown", "turret rip"},
    {"InkyHands", "octopus happy"},
    {"FoxSly", "fox smug"},
    {"CatStare", "cat shocked"},
    {"QueenBee", "bear smug crown"},
};

/// A word after a channel's prefix, and the mood of its mascot in that emote.
struct Saying
{
    const char *word;
    const char *mood;
};
constexpr Saying sayings[] = {
    {"Hi", "wave"},
    {"Love", "love"},
    {"Lol", "laugh"},
    {"Hype", "hype"},
    {"Sad", "cry"},
    {"Rage", "angry"},
    {"Cool", "cool"},
    {"Wow", "shocked"},
    {"Hmm", "think"},
    {"Smug", "smug"},
    {"Nap", "sleepy"},
    {"Shy", "shy"},
    {"Wink", "wink"},
    {"Spin", "dizzy"},
    {"Rip", "rip"},
    {"Smile", "happy"},
    {"Party", "hype party"},
    {"Queen", "smug crown"},
    {"Jam", "happy headphones"},
    {"Bloom", "shy flower"},
    {"Bow", "wink bow"},
    {"Hug", "love bow"},
    {"Lurk", "think headphones"},
    {"Win", "laugh crown"},
    {"Spring", "wave flower"},
    {"Oops", "shocked party"},
    {"Chill", "cool headphones"},
    {"Tears", "cry bow"},
    {"Grr", "angry crown"},
    {"Dream", "sleepy flower"},
};

/// Number of emotes of each kind in a channel.
struct Shelf
{
    int tiers[3];
    int followers;
    int bits;
    int animated;  ///< In total: one each of tiers 2 and 3, the others the first of tier 1.
};
constexpr Shelf teaShelf{{6, 2, 2}, 2, 2, 3};
constexpr Shelf pipShelf{{14, 4, 4}, 4, 4, 6};

constexpr const char *kinds[]
    = {"blob",   "cat", "fox",  "owl",   "frog",     "bear",  "bunny", "ghost", "star",   "teapot",
       "turret", "cup", "moon", "flame", "mushroom", "cloud", "robot", "chick", "cactus", "octopus"};

struct SeedBadge
{
    const char *set;
    const char *version;
    const char *title;
    const char *description;
    const char *look;
    const char *action = nullptr;  ///< Null: a click does nothing.
    const char *url = nullptr;
};

constexpr SeedBadge badges[] = {
    {"artist-badge", "1", "Artist", "Draws for this channel", "brush"},
    {"bits", "1", "Cheer 1", "Has cheered 1 Bit", "gem 1", "visit_url", "https://sidestage.example/bits"},
    {"bits", "100", "Cheer 100", "Has cheered 100 Bits", "gem 100", "visit_url",
     "https://sidestage.example/bits"},
    {"bits", "1000", "Cheer 1000", "Has cheered 1,000 Bits", "gem 1000", "visit_url",
     "https://sidestage.example/bits"},
    {"bits", "5000", "Cheer 5000", "Has cheered 5,000 Bits", "gem 5000", "visit_url",
     "https://sidestage.example/bits"},
    {"bits", "10000", "Cheer 10000", "Has cheered 10,000 Bits", "gem 10000", "visit_url",
     "https://sidestage.example/bits"},
    {"bits", "100000", "Cheer 100000", "Has cheered 100,000 Bits", "gem 100000", "visit_url",
     "https://sidestage.example/bits"},
    {"bits-leader", "1", "Bits Leader 1", "Top cheerer", "cup 1"},
    {"bits-leader", "2", "Bits Leader 2", "Second in cheering", "cup 2"},
    {"bits-leader", "3", "Bits Leader 3", "Third in cheering", "cup 3"},
    {"broadcaster", "1", "Broadcaster", "This is their channel", "camera"},
    {"founder", "0", "Founder", "Among the first subscribers", "founder", "subscribe_to_channel"},
    {"hype-train", "1", "Conductor", "Top contributor to the last train", "train 1"},
    {"hype-train", "2", "Former Conductor", "Top contributor to an earlier train", "train 2"},
    {"moderator", "1", "Moderator", "Keeps the chat in order", "shield"},
    {"no_audio", "1", "Watching without audio", "Watches without sound", "silent"},
    {"no_video", "1", "Listening only", "Listens without picture", "blind"},
    {"partner", "1", "Verified", "A partner of the service", "check"},
    {"predictions", "blue-1", "Predicted Blue", "Predicted the first outcome", "guess 1"},
    {"predictions", "pink-2", "Predicted Pink", "Predicted the second outcome", "guess 2"},
    {"staff", "1", "Staff", "Works for the service", "wrench"},
    {"sub-gifter", "1", "Sub Gifter", "Has given 1 subscription", "gift 1"},
    {"sub-gifter", "5", "5 Gift Subs", "Has given 5 subscriptions", "gift 2"},
    {"sub-gifter", "10", "10 Gift Subs", "Has given 10 subscriptions", "gift 3"},
    {"sub-gifter", "25", "25 Gift Subs", "Has given 25 subscriptions", "gift 4"},
    {"sub-gifter", "100", "100 Gift Subs", "Has given 100 subscriptions", "gift 5"},
    {"subscriber", "0", "Subscriber", "Subscribes to this channel", "star 0", "subscribe_to_channel"},
    {"turbo", "1", "Turbo", "Watches without ads", "turbo", "visit_url", "https://sidestage.example/turbo"},
    {"vip", "1", "VIP", "A guest of honour", "vip"},
};

struct SeedCheermote
{
    const char *prefix;
    CheermoteType type;
    int place;
    bool charitable;
    const char *look;
    int age;  ///< Days since the last change.
};

constexpr SeedCheermote cheermotes[] = {
    {"Cheer", CheermoteType::GlobalFirstParty, 1, false, "gem", 900},
    {"Bravo", CheermoteType::GlobalFirstParty, 4, true, "star happy", 310},
    {"Hoot", CheermoteType::GlobalThirdParty, 2, false, "owl happy", 640},
    {"EmberCup", CheermoteType::Sponsored, 1, false, "cup love", 12},
    {"Anon", CheermoteType::DisplayOnly, 7, false, "ghost cool", 500},
};

class PictureSeeder
{
public:
    PictureSeeder(World &world, Dice &dice)
        : m_world(world)
        , m_dice(dice)
    {
    }

    Result<void> seed()
    {
        m_set = 300'000'000 + m_dice.below(9'000'000);
        for (const auto step :
             {&PictureSeeder::emotes, &PictureSeeder::globalBadges, &PictureSeeder::globalCheermotes,
              &PictureSeeder::channels, &PictureSeeder::cheerers}) {
            if (auto done = (this->*step)(); !done)
                return done;
        }
        return {};
    }

private:
    struct Owner
    {
        qint64 id = PictureCatalogue::nobody;
        QString login{};
        bool partner = false;
    };

    Result<void> addEmote(const QString &id, const QString &name, qint64 owner, const char *type, int tier,
                          qint64 set, bool animated, const QString &look)
    {
        return statusOf(m_world.database().run(
            "INSERT INTO emotes (id, name, owner_id, type, tier, set_id, animated, look)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            id, name, owner, QString::fromLatin1(type), tier, set, animated, look));
    }

    Result<void> addBadge(qint64 owner, const QString &set, const QString &version, const QString &title,
                          const QString &description, const QString &look, const char *action,
                          const char *url)
    {
        const auto orNull
            = [](const char *text) { return text ? std::optional(QString::fromLatin1(text)) : std::nullopt; };
        return statusOf(m_world.database().run("INSERT INTO badges (owner_id, set_id, version, title, "
                                               "description, click_action, click_url, look)"
                                               " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                                               owner, set, version, title, description, orNull(action),
                                               orNull(url), look));
    }

    Result<void> addCheermote(qint64 owner, const QString &prefix, CheermoteType type, int place,
                              bool charitable, const QString &look, qint64 age)
    {
        const qint64 now = m_world.clock().msecs();
        return statusOf(m_world.database().run(
            "INSERT INTO cheermotes (owner_id, prefix, type, place, updated_at, charitable, look)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            owner, prefix, int(type), place, now - now % 1000 - age * day, charitable, look));
    }

    /// Global emotes have short numeric ids, like old ones; the others have long hexadecimal ids.
    Result<void> emotes()
    {
        qint64 id = 300 + m_dice.below(60);
        for (const NamedEmote &emote : globals) {
            id += m_dice.between(1, 9);
            if (auto done
                = addEmote(QString::number(id), QString::fromLatin1(emote.name), PictureCatalogue::nobody,
                           "globals", 0, 0, emote.animated, QString::fromLatin1(emote.look));
                !done)
                return done;
        }
        return {};
    }

    Result<void> globalBadges()
    {
        for (const SeedBadge &badge : badges) {
            if (auto done = addBadge(PictureCatalogue::nobody, QString::fromLatin1(badge.set),
                                     QString::fromLatin1(badge.version), QString::fromLatin1(badge.title),
                                     QString::fromLatin1(badge.description), QString::fromLatin1(badge.look),
                                     badge.action, badge.url);
                !done)
                return done;
        }
        return {};
    }

    Result<void> globalCheermotes()
    {
        for (const SeedCheermote &cheermote : cheermotes) {
            if (auto done = addCheermote(PictureCatalogue::nobody, QString::fromLatin1(cheermote.prefix),
                                         cheermote.type, cheermote.place, cheermote.charitable,
                                         QString::fromLatin1(cheermote.look), cheermote.age);
                !done)
                return done;
        }
        return {};
    }

    QString emoteId()
    {
        return QStringLiteral("emotesv2_%1%2")
            .arg(m_dice.next(), 16, 16, QLatin1Char('0'))
            .arg(m_dice.next(), 16, 16, QLatin1Char('0'));
    }

    /// Returns the first three to five letters of the login, or all of them if those prefixes are taken.
    QString emotePrefix(const QString &login)
    {
        QString letters;
        for (const QChar c : login) {
            if (c.isLetterOrNumber())
                letters.append(c);
        }
        for (int length = 3; length <= 5; ++length) {
            if (QString prefix = letters.left(length); !m_prefixes.contains(prefix)) {
                m_prefixes.insert(prefix);
                return prefix;
            }
        }
        m_prefixes.insert(letters);
        return letters;
    }

    Result<void> channels()
    {
        Rows rows = m_world.database().query(
            "SELECT id, login, broadcaster_type = ? FROM users WHERE broadcaster_type <> ? ORDER BY id",
            int(BroadcasterType::Partner), int(BroadcasterType::Plain));
        QList<Owner> owners;
        while (rows.next())
            owners.append({rows.integer(0), rows.text(1), rows.boolean(2)});
        if (!rows.status())
            return rows.status();
        for (const Owner &owner : std::as_const(owners)) {
            if (auto done = channel(owner); !done)
                return done;
        }
        return {};
    }

    Result<void> channel(const Owner &owner)
    {
        Shelf group{{int(m_dice.between(2, 4)), 1, 1}, 1, 0, 0};
        if (owner.partner)
            group = {{int(m_dice.between(6, 10)), 2, 2}, 2, 2, 2};
        QString prefix;
        QStringList mascots;
        if (owner.login == QLatin1String("teaandturrets")) {
            group = teaShelf;
            prefix = QStringLiteral("tat");
            mascots = {QStringLiteral("teapot"), QStringLiteral("turret"), QStringLiteral("cup")};
            m_prefixes.insert(prefix);
        } else if (owner.login == QLatin1String("pipnocturne")) {
            group = pipShelf;
            prefix = QStringLiteral("pip");
            mascots = {QStringLiteral("owl"), QStringLiteral("moon")};
            m_prefixes.insert(prefix);
        } else {
            prefix = emotePrefix(owner.login);
            mascots = {m_dice.of(kinds)};
            if (owner.partner)
                mascots.append(m_dice.of(kinds));
        }
        if (auto done = storeSet(owner, group, prefix, mascots); !done)
            return done;
        if (auto done = channelBadges(owner, mascots.first()); !done)
            return done;
        return addCheermote(owner.id, prefix + QStringLiteral("Cheer"), CheermoteType::ChannelCustom, 1,
                            false, mascots.first() + QStringLiteral(" happy"), m_dice.between(3, 300));
    }

    Result<void> storeSet(const Owner &owner, const Shelf &group, const QString &prefix,
                          const QStringList &mascots)
    {
        int made = 0;
        int movable = group.animated;
        const auto add = [&](int count, const char *type, int tier, int mayMove) -> Result<void> {
            m_set += m_dice.between(1, 40);
            for (int i = 0; i < count; ++i, ++made) {
                const Saying &saying = sayings[std::size_t(made) % std::size(sayings)];
                const bool animated = i < mayMove && movable-- > 0;
                const QString look = mascots[made % mascots.size()] + u' ' + QString::fromLatin1(saying.mood);
                if (auto done = addEmote(emoteId(), prefix + QString::fromLatin1(saying.word), owner.id, type,
                                         tier, m_set, animated, look);
                    !done)
                    return done;
            }
            return {};
        };
        for (int tier = 0; tier < 3; ++tier) {
            const int mayMove = tier == 0 ? group.animated - 2 : 1;
            if (auto done = add(group.tiers[tier], "subscriptions", 1000 * (tier + 1), mayMove); !done)
                return done;
        }
        if (auto done = add(group.followers, "follower", 0, 0); !done)
            return done;
        return add(group.bits, "bitstier", 0, 0);
    }

    /// Partners always have badges, affiliates in two of three cases.
    Result<void> channelBadges(const Owner &owner, const QString &mascot)
    {
        if (!owner.partner && owner.login != QLatin1String("teaandturrets") && m_dice.below(3) == 0)
            return {};
        static constexpr int months[] = {0, 2, 3, 6, 9, 12, 18, 24};
        const int kept = owner.partner ? int(std::size(months)) : int(m_dice.between(4, 6));
        for (const int tier : {0, 2000, 3000}) {
            for (int i = 0; i < (tier ? 1 : kept); ++i) {
                const int version = tier + months[i];
                const QString title = version == 0 ? QStringLiteral("Subscriber")
                    : tier                         ? QStringLiteral("Subscriber, tier %1").arg(tier / 1000)
                                                   : QStringLiteral("%1-Month Subscriber").arg(months[i]);
                if (auto done
                    = addBadge(owner.id, QStringLiteral("subscriber"), QString::number(version), title, title,
                               QStringLiteral("mascot %1 %2").arg(mascot).arg(tier ? tier / 1000 + 6 : i),
                               "subscribe_to_channel", nullptr);
                    !done)
                    return done;
            }
        }
        if (!owner.partner && owner.login != QLatin1String("teaandturrets"))
            return {};
        for (const int bits : {1, 100, 500, 1000, 5000, 10000, 100000}) {
            const QString text = QString::number(bits);
            if (auto done
                = addBadge(owner.id, QStringLiteral("bits"), text, QStringLiteral("cheer ") + text,
                           QStringLiteral("Has cheered %1 Bits here").arg(bits),
                           QStringLiteral("gem %1").arg(bits), "visit_url", "https://sidestage.example/bits");
                !done)
                return done;
        }
        return {};
    }

    /// Some of the main users have cheered enough for emotes.
    Result<void> cheerers()
    {
        static constexpr std::pair<const char *, const char *> list[] = {{"teaandturrets", "pipnocturne"},
                                                                         {"quillscribe", "pipnocturne"},
                                                                         {"tilda_orrery", "teaandturrets"},
                                                                         {"wrenloft", "teaandturrets"}};
        for (const auto &[user, broadcaster] : list) {
            if (auto done = m_world.area<PictureCatalogue>().giveBitsEmotes(m_world.idOf(user),
                                                                            m_world.idOf(broadcaster));
                !done)
                return done;
        }
        return {};
    }

    World &m_world;
    Dice &m_dice;
    qint64 m_set = 0;
    QSet<QString> m_prefixes{};
};

}  // namespace

Result<void> PictureCatalogue::seed(Dice &dice)
{
    m_kept = {};
    return PictureSeeder(m_world, dice).seed();
}

}  // namespace Sidestage::Sandbox
