// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_catalogue.h"

#include "api/emotes.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/store.h"
#include "sandbox/world/subscribers.h"
#include "sandbox/world/world.h"

#include <QMap>

#include <algorithm>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const PictureCatalogue::tables = R"(
CREATE TABLE emotes (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL UNIQUE,
    owner_id INTEGER NOT NULL,        -- 0: the service
    type TEXT NOT NULL,               -- "globals", "subscriptions", "follower", "bitstier"
    tier INTEGER NOT NULL DEFAULT 0,  -- 1000, 2000, 3000; 0: not for subscribers
    set_id INTEGER NOT NULL,
    animated INTEGER NOT NULL,
    look TEXT NOT NULL                -- what it shows, the names of drawings in pictures/svg
);
CREATE INDEX emotes_of_owner ON emotes (owner_id, number);
CREATE INDEX emotes_of_set ON emotes (set_id, number);

-- The channels whose emotes for Bits a user may write. Those of a tier come with a subscription.
CREATE TABLE bits_emote_access (
    user_id INTEGER NOT NULL REFERENCES users (id),
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (user_id, broadcaster_id)
) WITHOUT ROWID;

CREATE TABLE badges (
    owner_id INTEGER NOT NULL,        -- 0: the service
    set_id TEXT NOT NULL,
    version TEXT NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    click_action TEXT,
    click_url TEXT,
    look TEXT NOT NULL,
    PRIMARY KEY (owner_id, set_id, version)
) WITHOUT ROWID;

CREATE TABLE cheermotes (
    owner_id INTEGER NOT NULL,        -- 0: the service
    prefix TEXT NOT NULL,
    type INTEGER NOT NULL,            -- Api::CheermoteType
    place INTEGER NOT NULL,           -- where it is shown, unique within a type and an owner
    updated_at INTEGER NOT NULL,
    charitable INTEGER NOT NULL,
    look TEXT NOT NULL,
    PRIMARY KEY (owner_id, prefix),
    UNIQUE (owner_id, type, place)
) WITHOUT ROWID;
)";

namespace {

const char *const emoteColumns = "number, id, name, owner_id, type, tier, set_id, animated";

/// Returns the SELECT statement for emotes, with `rest` as its conditions.
QByteArray selectEmotes(const char *rest)
{
    return QByteArray("SELECT ") + emoteColumns + " FROM emotes " + rest;
}

enum class List : quint8 { Global, Channel, Set, User };

/// Each list contains the fields that the specification defines for it.
Emote readEmote(const Rows &rows, List list, const QString &base)
{
    static const QStringList still{QStringLiteral("static")};
    static const QStringList both{QStringLiteral("static"), QStringLiteral("animated")};
    static const QStringList scales{QStringLiteral("1.0"), QStringLiteral("2.0"), QStringLiteral("3.0")};
    static const QStringList themes{QStringLiteral("light"), QStringLiteral("dark")};
    Emote emote{.id = rows.text(1),
                .name = rows.text(2),
                .format = rows.boolean(7) ? both : still,
                .scale = scales,
                .themeMode = themes};
    if (list != List::User) {
        const QString url
            = base + QStringLiteral("/images/emotes/v2/") + emote.id + QStringLiteral("/static/light/");
        emote.images = EmoteImages{QUrl(url + scales[0]), QUrl(url + scales[1]), QUrl(url + scales[2])};
    }
    if (list == List::Channel)
        emote.tier = rows.integer(5) ? rows.text(5) : QStringLiteral("");
    if (list != List::Global) {
        emote.emoteType = rows.text(4);
        emote.emoteSetId = rows.text(6);
    }
    if (list == List::Set || list == List::User)
        emote.ownerId = rows.text(3);
    return emote;
}

Result<void> appendEmotes(Rows rows, List list, const QString &base, QList<Emote> &emotes)
{
    while (rows.next())
        emotes.append(readEmote(rows, list, base));
    return rows.status();
}

/// Sorts versions of a badge: numbers first, by value, then words.
bool earlierVersion(const BadgeVersion &a, const BadgeVersion &b)
{
    bool aIsNumber = false;
    bool bIsNumber = false;
    const qlonglong aNumber = a.id.toLongLong(&aIsNumber);
    const qlonglong bNumber = b.id.toLongLong(&bIsNumber);
    if (aIsNumber && bIsNumber)
        return aNumber < bNumber;
    return aIsNumber != bIsNumber ? aIsNumber : a.id < b.id;
}

Result<QList<BadgeSet>> readBadges(Database &database, qint64 owner, const QString &base)
{
    QList<BadgeSet> sets;
    Rows rows = database.query("SELECT set_id, version, title, description, click_action, click_url"
                               " FROM badges WHERE owner_id = ? ORDER BY set_id, version",
                               owner);
    const QString folder = base
        + QStringLiteral("/images/badges/%1/").arg(owner ? QString::number(owner) : QStringLiteral("global"));
    while (rows.next()) {
        const QString set = rows.text(0);
        if (sets.isEmpty() || sets.last().setId != set)
            sets.append({.setId = set});
        const QString version = rows.text(1);
        const auto url
            = [&](const char *size) { return QUrl(folder + set + u'/' + version + QLatin1String(size)); };
        sets.last().versions.append(
            {.id = version,
             .imageUrl1x = url("-18.png"),
             .imageUrl2x = url("-36.png"),
             .imageUrl4x = url("-72.png"),
             .title = rows.text(2),
             .description = rows.text(3),
             .clickAction = rows.isNull(4) ? std::nullopt : std::optional(rows.text(4)),
             .clickUrl = rows.isNull(5) ? std::nullopt : std::optional(rows.text(5))});
    }
    for (BadgeSet &set : sets)
        std::sort(set.versions.begin(), set.versions.end(), earlierVersion);
    if (!rows.status())
        return rows.status().error();
    return sets;
}

struct Tier
{
    int bits;
    const char *color;
};
// The same colours as the gems in pictures/svg/badges.
constexpr Tier tierList[] = {{1, "#8F8BA3"},    {100, "#9A5BF2"},   {500, "#E052A8"},   {1000, "#1FB893"},
                             {5000, "#2F8FF0"}, {10000, "#F0483E"}, {100000, "#F5A91B"}};

CheermoteSizes sizesIn(const QString &folder, const char *ending)
{
    const auto url
        = [&](const char *size) { return QUrl(folder + QLatin1String(size) + QLatin1String(ending)); };
    return {url("1"), url("1.5"), url("2"), url("3"), url("4")};
}

Cheermote makeCheermote(const QString &base, const QString &owner, Cheermote cheermote)
{
    const bool offered = cheermote.type != CheermoteType::DisplayOnly;
    const QString folder = base + QStringLiteral("/images/cheermotes/%1/%2/").arg(owner, cheermote.prefix);
    for (const Tier &tier : tierList) {
        const QString id = QString::number(tier.bits);
        const auto formats = [&](const char *ground) {
            const QString beside = folder + QLatin1String(ground);
            return CheermoteFormats{sizesIn(beside + QStringLiteral("/animated/%1/").arg(id), ".gif"),
                                    sizesIn(beside + QStringLiteral("/static/%1/").arg(id), ".png")};
        };
        cheermote.tiers.append({.minBits = tier.bits,
                                .id = id,
                                .color = QLatin1String(tier.color),
                                .images = {formats("dark"), formats("light")},
                                .canCheer = offered,
                                .showInBitsCard = offered && tier.bits <= 10000});
    }
    return cheermote;
}

Cheermote readCheermote(const Rows &rows, const QString &base, const QString &owner)
{
    return makeCheermote(base, owner,
                         {.prefix = rows.text(0),
                          .type = CheermoteType(rows.integer(1)),
                          .order = int(rows.integer(2)),
                          .lastUpdated = rows.time(3),
                          .isCharitable = rows.boolean(4)});
}

Rows cheermotesOf(Database &database, qint64 owner)
{
    return database.query(
        "SELECT prefix, type, place, updated_at, charitable FROM cheermotes WHERE owner_id = ?", owner);
}

bool shownEarlier(const Cheermote &a, const Cheermote &b)
{
    return a.order != b.order ? a.order < b.order : a.type < b.type;
}

/// Returns the cheermote prefix of a channel that became eligible after the world was seeded.
QString prefixOf(const User &owner)
{
    return owner.login + QStringLiteral("Cheer");
}

/// Number of a user's emotes per page. The specification gives no number.
constexpr int userEmotesPerPage = 100;

Result<EmoteList> listed(World &world, Result<QList<Emote>> emotes)
{
    if (!emotes)
        return emotes.error();
    return EmoteList{*std::move(emotes), world.area<PictureCatalogue>().urlTemplate()};
}

Result<EmotePage> getUserEmotes(World &world, const Caller &, const GetUserEmotes &in)
{
    const QStringList list{QStringLiteral("user-emotes"), in.userId,
                           in.broadcasterId.value_or(QStringLiteral(""))};
    const auto [ownerId, number] = must(placeOf<2>(list, in.after, 0));
    auto slice = must(world.area<PictureCatalogue>().emotesOfUser(in.userId, in.broadcasterId,
                                                                  {ownerId, number}, userEmotesPerPage));
    EmotePage page{.data = std::move(slice.rows),
                   .urlTemplate = world.area<PictureCatalogue>().urlTemplate()};
    if (slice.next)
        page.pagination.cursor
            = makeCursor(list, {QString::number(slice.next->ownerId), QString::number(slice.next->number)});
    return page;
}

}  // namespace

QString PictureCatalogue::base() const
{
    return m_world.publicUrl().toString();
}

std::optional<qint64> PictureCatalogue::ownerOf(const QString &owner)
{
    if (owner == QLatin1String("global"))
        return nobody;
    const qint64 id = rowId(owner);
    return id > 0 ? std::optional(id) : std::nullopt;
}

PictureCatalogue::Kept &PictureCatalogue::cache()
{
    if (QString now = base(); m_kept.base != now)
        m_kept = {.base = std::move(now)};
    return m_kept;
}

QString PictureCatalogue::urlTemplate() const
{
    // Built as text, because a QUrl would encode the braces.
    return base() + QStringLiteral("/images/emotes/v2/{{id}}/{{format}}/{{theme_mode}}/{{scale}}");
}

Result<QList<Emote>> PictureCatalogue::globalEmotes()
{
    Kept &known = cache();
    if (!known.emotes) {
        static const QByteArray sql = selectEmotes("WHERE owner_id = ? ORDER BY number");
        QList<Emote> emotes;
        if (auto done
            = appendEmotes(m_database.query(sql.constData(), nobody), List::Global, known.base, emotes);
            !done)
            return done.error();
        known.emotes = std::move(emotes);
    }
    return *known.emotes;
}

Result<QList<Emote>> PictureCatalogue::channelEmotes(const QString &broadcasterId)
{
    static const QByteArray sql = selectEmotes("WHERE owner_id = ? ORDER BY number");
    QList<Emote> emotes;
    const qint64 owner = rowId(broadcasterId);
    if (owner == nobody)
        return emotes;
    if (auto done = appendEmotes(m_database.query(sql.constData(), owner), List::Channel, base(), emotes);
        !done)
        return done.error();
    return emotes;
}

Result<QList<Emote>> PictureCatalogue::emotesOfSets(const QStringList &setIds)
{
    static const QByteArray sql = selectEmotes("WHERE set_id = ? ORDER BY number");
    QList<Emote> emotes;
    for (const QString &setId : eachOnce(setIds)) {
        if (auto done
            = appendEmotes(m_database.query(sql.constData(), rowId(setId)), List::Set, base(), emotes);
            !done)
            return done.error();
    }
    return emotes;
}

Result<PictureCatalogue::Slice> PictureCatalogue::emotesOfUser(const QString &userId,
                                                               const std::optional<QString> &broadcasterId,
                                                               Place after, int count)
{
    struct Source
    {
        qint64 tier = 0;
        bool bits = false;
        bool followed = false;
    };
    QMap<qint64, Source> sources;  // by owner
    const qint64 user = rowId(userId);
    const auto reachable = [&](qint64 owner) { return owner >= after.ownerId; };
    if (reachable(nobody))
        sources.insert(nobody, {});
    // Broadcasters may use all of their own emotes.
    if (reachable(user))
        sources.insert(user, {3000, true});
    const auto subscribed = m_world.area<Subscribers>().subscribedTo(userId, after.ownerId);
    if (!subscribed)
        return subscribed.error();
    for (const auto &[owner, tier] : *subscribed)
        sources[owner].tier = tier;
    Rows access = m_database.query("SELECT broadcaster_id FROM bits_emote_access"
                                   " WHERE user_id = ? AND broadcaster_id >= ?",
                                   user, after.ownerId);
    while (access.next())
        sources[access.integer(0)].bits = true;
    if (!access.status())
        return access.status().error();
    if (broadcasterId && reachable(rowId(*broadcasterId))
        && m_world.follows().since(*broadcasterId, userId).isValid())
        sources[rowId(*broadcasterId)].followed = true;

    static const QByteArray sql
        = selectEmotes("WHERE owner_id = ? AND number > ? AND tier <= ? AND (type <> 'bitstier' OR ?)"
                       " AND (type <> 'follower' OR ?) ORDER BY number LIMIT ?");
    Slice slice;
    slice.rows.reserve(count);
    const QString url = base();
    Place last = after;
    for (auto source = sources.cbegin(); source != sources.cend(); ++source) {
        const qint64 owner = source.key();
        Rows rows = m_database.query(sql.constData(), owner, owner == after.ownerId ? after.number : 0,
                                     source->tier, source->bits, source->followed || source->tier > 0,
                                     count + 1 - int(slice.rows.size()));
        while (rows.next()) {
            if (slice.rows.size() == count) {
                slice.next = last;
                return slice;
            }
            slice.rows.append(readEmote(rows, List::User, url));
            last = {owner, rows.integer(0)};
        }
        if (!rows.status())
            return rows.status().error();
    }
    return slice;
}

Result<void> PictureCatalogue::giveBitsEmotes(const QString &userId, const QString &broadcasterId)
{
    return statusOf(
        m_database.run("INSERT OR IGNORE INTO bits_emote_access (user_id, broadcaster_id) VALUES (?, ?)",
                       rowId(userId), rowId(broadcasterId)));
}

QString PictureCatalogue::subscriberBadge(const QString &broadcasterId, int tier, int months)
{
    // Versions of tier 1 are months, those of the others are a tier and months.
    const int base = tier == 1000 ? 0 : tier;
    Rows rows = m_database.query(
        "SELECT max(CAST(version AS INTEGER)) FROM badges WHERE owner_id = ? AND set_id = 'subscriber'"
        " AND CAST(version AS INTEGER) BETWEEN ? AND ?",
        rowId(broadcasterId), base, base + std::min(months, 999));
    return rows.next() && !rows.isNull(0) ? rows.text(0) : QStringLiteral("0");
}

Result<QList<BadgeSet>> PictureCatalogue::globalBadges()
{
    Kept &known = cache();
    if (!known.badges) {
        auto badges = readBadges(m_database, nobody, known.base);
        if (!badges)
            return badges.error();
        known.badges = *std::move(badges);
    }
    return *known.badges;
}

Result<QList<BadgeSet>> PictureCatalogue::channelBadges(const QString &broadcasterId)
{
    const qint64 owner = rowId(broadcasterId);
    return owner == nobody ? QList<BadgeSet>() : readBadges(m_database, owner, base());
}

std::optional<PictureCatalogue::Sight> PictureCatalogue::emote(const QString &id)
{
    Rows rows = m_database.query("SELECT owner_id, look, animated FROM emotes WHERE id = ?", id);
    if (!rows.next())
        return {};
    return Sight{rows.integer(0) == nobody ? id : rows.text(0), rows.text(1), rows.boolean(2)};
}

std::optional<PictureCatalogue::Sight> PictureCatalogue::badge(const QString &owner, const QString &setId,
                                                               const QString &version)
{
    const auto row = ownerOf(owner);
    if (!row)
        return {};
    Rows rows = m_database.query("SELECT look FROM badges WHERE owner_id = ? AND set_id = ? AND version = ?",
                                 *row, setId, version);
    return rows.next() ? std::optional(Sight{owner, rows.text(0)}) : std::nullopt;
}

// The cheermotes of PictureCatalogue, with their tiers.

QList<Cheermote> PictureCatalogue::channelCheermote(const QString &broadcasterId)
{
    const auto owner = m_world.user(broadcasterId);
    if (!owner || !m_world.isEligible(owner->id))
        return {};
    if (Rows rows = cheermotesOf(m_database, rowId(owner->id)); rows.next())
        return {readCheermote(rows, base(), owner->id)};
    return {makeCheermote(base(), owner->id,
                          {.prefix = prefixOf(*owner),
                           .type = CheermoteType::ChannelCustom,
                           .order = 1,
                           .lastUpdated = owner->createdAt})};
}

Result<QList<Cheermote>> PictureCatalogue::cheermotes(const std::optional<QString> &broadcasterId)
{
    Kept &known = cache();
    if (!known.cheermotes) {
        QList<Cheermote> cheermotes;
        Rows rows = cheermotesOf(m_database, nobody);
        while (rows.next())
            cheermotes.append(readCheermote(rows, known.base, QStringLiteral("global")));
        if (!rows.status())
            return rows.status().error();
        std::sort(cheermotes.begin(), cheermotes.end(), shownEarlier);
        known.cheermotes = std::move(cheermotes);
    }
    if (!broadcasterId)
        return *known.cheermotes;
    QList<Cheermote> all = *known.cheermotes + channelCheermote(*broadcasterId);
    std::sort(all.begin(), all.end(), shownEarlier);
    return all;
}

std::span<const int> PictureCatalogue::cheerTiers()
{
    static constexpr auto bits = [] {
        std::array<int, std::size(tierList)> numbers{};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = tierList[i].bits;
        return numbers;
    }();
    return bits;
}

std::optional<PictureCatalogue::Sight> PictureCatalogue::cheermote(const QString &owner,
                                                                   const QString &prefix)
{
    const auto row = ownerOf(owner);
    if (!row)
        return {};
    Rows rows
        = m_database.query("SELECT look FROM cheermotes WHERE owner_id = ? AND prefix = ?", *row, prefix);
    if (rows.next())
        return Sight{owner, rows.text(0), true};
    const auto user = m_world.user(owner);
    if (user && m_world.isEligible(user->id) && prefix == prefixOf(*user))
        return Sight{owner, QStringLiteral("happy"), true};
    return {};
}

QString PictureCatalogue::mascot(const QString &userId)
{
    Rows rows = m_database.query("SELECT look FROM cheermotes WHERE owner_id = ?", rowId(userId));
    return rows.next() && rowId(userId) != nobody ? rows.text(0) : QString();
}

void PictureCatalogue::serve(Service &service)
{
    service.on<GetChannelEmotes>(
        [this](const auto &in) { return listed(m_world, channelEmotes(in.broadcasterId)); });
    service.on<GetGlobalEmotes>([this](const auto &) { return listed(m_world, globalEmotes()); });
    service.on<GetEmoteSets>(
        [this](const auto &in) { return listed(m_world, emotesOfSets(in.emoteSetIds)); });
    service.on<GetUserEmotes>(getUserEmotes);
    service.on<GetChannelBadges>([this](const auto &in) { return channelBadges(in.broadcasterId); });
    service.on<GetGlobalBadges>([this](const auto &) { return globalBadges(); });
}

}  // namespace Sidestage::Sandbox
