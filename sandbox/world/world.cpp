// SPDX-License-Identifier: GPL-3.0-or-later
#include "world.h"

#include "schema/values.h"
#include "seed.h"
#include "store.h"

namespace Sidestage::Sandbox {

namespace {

/// Users and channels cached in memory; enough for all that are read repeatedly.
constexpr int maxRemembered = 20'000;

constexpr auto userColumns
    = "id, login, display_name, type, broadcaster_type, description, email, created_at";

const QString clockKey = QStringLiteral("clock");

}  // namespace

std::span<const CompatibilitySwitch> compatibilitySwitches()
{
    static constexpr CompatibilitySwitch all[] = {
        {"refresh-tokens-stay", &Compatibility::refreshTokensStay},
        {"integer-ad-times", &Compatibility::integerAdTimes},
        {"withdrawn-gone", &Compatibility::withdrawnGone},
        {"reward-limit-pairs", &Compatibility::rewardLimitPairs},
    };
    return all;
}

std::optional<Compatibility> compatibilityNamed(const QString &profile)
{
    Compatibility compatibility;
    if (profile == QLatin1String("observed")) {
        for (const CompatibilitySwitch &one : compatibilitySwitches())
            compatibility.*one.value = true;
        return compatibility;
    }
    return profile == QLatin1String("specification") ? std::optional(compatibility) : std::nullopt;
}

Area::Area(World &world)
    : m_world(world)
    , m_database(world.database())
{
}

qint64 rowId(QStringView id)
{
    constexpr qsizetype maxDigits = 18;
    if (id.isEmpty() || id.size() > maxDigits)
        return -1;
    qint64 number = 0;
    for (const QChar c : id) {
        if (c < u'0' || c > u'9')
            return -1;
        number = number * 10 + (c.unicode() - u'0');
    }
    return number;
}

World::World(Database database, const WorldSettings &settings, std::span<const AreaKind> areas)
    : m_database(std::move(database))
    , m_settings(settings)
    , m_machineSeen(settings.clock->msecs())
    , m_timeout(m_machineSeen)
    , m_clock(*settings.clock)
    , m_follows(m_database)
    , m_users(maxRemembered)
    , m_idsByLogin(maxRemembered)
    , m_channels(maxRemembered)
    , m_kinds(areas)
{
}

World::~World() = default;

Result<std::unique_ptr<World>> World::open(const WorldSettings &settings, std::span<const AreaKind> areas)
{
    auto database = openStore(settings.dbFile, areas);
    if (!database)
        return database.error();
    std::unique_ptr<World> world(new World(*std::move(database), settings, areas));
    // What follows from the seed of a world must be the same after a restart.
    if (const QString seed = metaValue(world->m_database, seedKey); !seed.isNull())
        world->m_settings.seed = seed.toULongLong();
    world->m_clock.restore(metaValue(world->m_database, clockKey));
    world->startClock();
    for (const AreaKind &kind : areas) {
        Area &area = *world->m_areas.emplace_back(kind.make(*world));
        world->m_areaOf.emplace(typeid(area), &area);
    }
    if (settings.startAt.isValid() || settings.startNow || settings.speed) {
        if (auto kept = world->keepClock(); !kept)
            return kept.error();
    }
    if (auto done = world->seedIfNew(); !done)
        return done.error();
    if (auto done = world->load(); !done)
        return done.error();
    world->m_domainEvents.clear();
    world->m_lastDomainEvent = 0;
    return world;
}

qint64 World::timeoutMsecs()
{
    const qint64 before = std::exchange(m_machineSeen, m_settings.clock->msecs());
    m_timeout += std::max<qint64>(0, m_machineSeen - before);
    return m_timeout;
}

void World::forget()
{
    m_clients.clear();
    m_streams.clear();
    m_users.clear();
    m_idsByLogin.clear();
    m_channels.clear();
    for (const auto &area : m_areas)
        area->forget();
}

Result<void> World::changeClock(const std::function<void(WorldClock &)> &change)
{
    const WorldClock before = m_clock;
    change(m_clock);
    auto kept = keepClock();
    if (!kept)
        m_clock = before;
    return kept;
}

Result<void> World::keepClock()
{
    return setMetaValue(m_database, clockKey, m_clock.save());
}

void World::startClock()
{
    if (m_settings.startNow)
        m_clock.set(m_settings.clock->msecs());
    else if (m_settings.startAt.isValid())
        m_clock.set(m_settings.startAt.toMSecsSinceEpoch());
    if (m_settings.speed)
        m_clock.setSpeed(*m_settings.speed);
}

void World::setPublicUrl(const QUrl &url)
{
    m_publicUrl = url;
    m_publicUrlText = url.toString();
    m_users.clear();
    for (const auto &area : m_areas)
        area->forget();
    for (CategoryState &category : m_categories)
        category.game.boxArtUrl = boxArt(category.game.id);
}

QUrl World::urlOf(const QString &path) const
{
    QUrl url = m_publicUrl;
    url.setPath(path);
    return url;
}

QString World::boxArt(const QString &categoryId) const
{
    return urlText(QStringLiteral("/images/categories/%1-{width}x{height}.png").arg(categoryId));
}

void World::publish(DomainEvent::Kind kind, const QString &broadcasterId, DomainEvent domainEvent)
{
    domainEvent.kind = kind;
    domainEvent.broadcasterId = broadcasterId;
    domainEvent.at = m_clock.msecs();
    domainEvent.number = ++m_lastDomainEvent;
    m_domainEvents.push_back(domainEvent);
    if (m_domainEvents.size() > maxDomainEvents)
        m_domainEvents.pop_front();
    for (const auto &listener : std::as_const(m_listeners))
        listener(domainEvent);
}

Result<void> World::settle()
{
    if (auto ended = endTimeouts(); !ended)
        return ended;
    for (const auto &area : m_areas) {
        if (auto settled = area->settle(); !settled)
            return settled;
    }
    return {};
}

Result<void> World::load()
{
    forget();
    Rows clients = m_database.query("SELECT id, name, secret, redirect_uris FROM clients");
    while (clients.next()) {
        m_clients.insert(clients.text(0),
                         {clients.text(0), clients.text(1), clients.bytes(2),
                          clients.text(3).split(u' ', Qt::SkipEmptyParts)});
    }
    if (!clients.status())
        return clients.status();

    Rows streams = m_database.query("SELECT id, user_id, viewers, started_at FROM streams");
    while (streams.next())
        m_streams.append({streams.integer(0), streams.text(1), int(streams.integer(2)), streams.time(3)});
    sortStreams();
    return streams.status() ? loadCategories() : streams.status();
}

Result<void> World::loadCategories()
{
    m_categories.clear();
    m_categoryIndex.clear();
    Rows categories = m_database.query("SELECT id, name, igdb_id, mature FROM categories ORDER BY name");
    while (categories.next()) {
        const QString id = categories.text(0);
        m_categoryIndex.insert(id, m_categories.size());
        m_categories.append(
            {{.id = id, .name = categories.text(1), .boxArtUrl = boxArt(id), .igdbId = categories.text(2)},
             categories.boolean(3)});
    }
    return categories.status();
}

std::optional<ClientApp> World::client(const QString &id) const
{
    const auto found = m_clients.constFind(id);
    return found == m_clients.constEnd() ? std::nullopt : std::optional(*found);
}

QList<ClientApp> World::clients() const
{
    QList<ClientApp> all = m_clients.values();
    std::sort(all.begin(), all.end(),
              [](const ClientApp &one, const ClientApp &other) { return one.id < other.id; });
    return all;
}

Result<void> World::saveClient(const ClientApp &client)
{
    const auto secret = client.secretHash.isEmpty() ? std::nullopt : std::optional(client.secretHash);
    auto done
        = m_database.run("INSERT INTO clients (id, name, secret, redirect_uris) VALUES (?, ?, ?, ?)"
                         " ON CONFLICT (id) DO UPDATE SET name = excluded.name, secret = excluded.secret,"
                         " redirect_uris = excluded.redirect_uris",
                         client.id, client.name, secret, client.redirectUris.join(u' '));
    if (done)
        m_clients.insert(client.id, client);
    return statusOf(done);
}

std::optional<Api::User> World::remember(Rows rows)
{
    if (!rows.next())
        return {};
    const QString id = rows.text(0);
    auto *user = new Api::User{.id = id,
                               .login = rows.text(1),
                               .displayName = rows.text(2),
                               .type = rows.text(3),
                               .broadcasterType = Api::BroadcasterType(rows.integer(4)),
                               .description = rows.text(5),
                               .profileImageUrl = urlOf(QStringLiteral("/images/avatars/%1.png").arg(id)),
                               .offlineImageUrl = urlOf(QStringLiteral("/images/offline/%1.png").arg(id)),
                               .email = rows.text(6),
                               .createdAt = rows.time(7)};
    const Api::User copy = *user;
    m_idsByLogin.insert(user->login, new QString(id));
    m_users.insert(id, user);
    return copy;
}

std::optional<Api::User> World::user(const QString &id)
{
    if (const Api::User *known = m_users.object(id))
        return *known;
    static const QByteArray sql = QByteArray("SELECT ") + userColumns + " FROM users WHERE id = ?";
    auto found = remember(m_database.query(sql.constData(), rowId(id)));
    // "007" is no id: ids are compared as texts everywhere else.
    return found && found->id == id ? std::move(found) : std::nullopt;
}

std::optional<Api::User> World::userByLogin(const QString &login)
{
    if (const QString *id = m_idsByLogin.object(login))
        return user(QString(*id));  // a copy, because user() may replace what is cached
    static const QByteArray sql = QByteArray("SELECT ") + userColumns + " FROM users WHERE login = ?";
    return remember(m_database.query(sql.constData(), login));
}

Result<QString> World::newUserId()
{
    Rows newest = m_database.query("SELECT max(id) + 1 FROM users");
    if (!newest.next())
        return newest.status().error();
    return newest.text(0);
}

Result<void> World::addUser(const Api::User &user, std::optional<int> castOrder)
{
    std::optional<qint64> order;
    if (castOrder)
        order = *castOrder;
    return statusOf(m_database.run(
        "INSERT INTO users (id, login, display_name, type, broadcaster_type, description, email,"
        " created_at, cast_order) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        rowId(user.id), user.login, user.displayName, user.type, int(user.broadcasterType), user.description,
        user.email.value_or(QStringLiteral("")), user.createdAt, order));
}

Result<void> World::follow(const QString &broadcasterId, const QString &userId)
{
    if (broadcasterId == userId || m_follows.since(broadcasterId, userId).isValid())
        return {};
    if (isBanned(broadcasterId, userId))
        return Error::fromStatus(403, QStringLiteral("The user is banned from the channel."));
    auto done = m_follows.add(broadcasterId, userId, m_clock.now());
    if (done)
        publish(DomainEvent::Kind::Followed, broadcasterId, {.userId = userId});
    return done;
}

Result<void> World::unfollow(const QString &broadcasterId, const QString &userId)
{
    if (!m_follows.since(broadcasterId, userId).isValid())
        return {};
    auto done = m_follows.remove(broadcasterId, userId);
    if (done)
        publish(DomainEvent::Kind::Unfollowed, broadcasterId, {.userId = userId});
    return done;
}

std::optional<ChannelState> World::channel(const QString &userId)
{
    if (const ChannelState *known = m_channels.object(userId))
        return *known;
    const auto owner = user(userId);
    if (!owner)
        return {};
    ChannelState state{.channel = {.broadcasterId = owner->id,
                                   .broadcasterLogin = owner->login,
                                   .broadcasterName = owner->displayName,
                                   .broadcasterLanguage = QStringLiteral("en"),
                                   .gameId = QStringLiteral(""),
                                   .gameName = QStringLiteral(""),
                                   .title = QStringLiteral("")}};
    Api::Channel &channel = state.channel;
    Rows rows
        = m_database.query("SELECT title, category_id, language, delay, tags, labels, branded, branded_set_at"
                           " FROM channels WHERE user_id = ?",
                           rowId(owner->id));
    if (rows.next()) {
        channel.title = rows.text(0);
        if (const CategoryState *category = rows.isNull(1) ? nullptr : this->category(rows.text(1))) {
            channel.gameId = category->game.id;
            channel.gameName = category->game.name;
        }
        channel.broadcasterLanguage = rows.text(2);
        channel.delay = int(rows.integer(3));
        channel.tags = rows.text(4).split(u' ', Qt::SkipEmptyParts);
        channel.contentClassificationLabels = rows.text(5).split(u' ', Qt::SkipEmptyParts);
        channel.isBrandedContent = rows.boolean(6);
        state.brandedSetAt = rows.time(7);
    }
    m_channels.insert(userId, new ChannelState(state));
    return state;
}

Result<void> World::saveChannel(const ChannelState &state)
{
    const Api::Channel &channel = state.channel;
    const auto category
        = channel.gameId.isEmpty() ? std::nullopt : std::optional<qint64>(rowId(channel.gameId));
    auto done = m_database.run(
        "INSERT INTO channels (user_id, title, category_id, language, delay, tags, labels, branded, "
        "branded_set_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET title = excluded.title,"
        " category_id = excluded.category_id, language = excluded.language, delay = excluded.delay, tags = "
        "excluded.tags,"
        " labels = excluded.labels, branded = excluded.branded, branded_set_at = excluded.branded_set_at",
        rowId(channel.broadcasterId), channel.title, category, channel.broadcasterLanguage, channel.delay,
        channel.tags.join(u' '), channel.contentClassificationLabels.join(u' '), channel.isBrandedContent,
        state.brandedSetAt);
    m_channels.remove(channel.broadcasterId);
    if (done)
        publish(DomainEvent::Kind::ChannelUpdated, channel.broadcasterId);
    return statusOf(done);
}

const CategoryState *World::category(const QString &id) const
{
    const auto found = m_categoryIndex.constFind(id);
    return found == m_categoryIndex.constEnd() ? nullptr : &m_categories[*found];
}

Result<void> World::addCategories(const QList<CategoryState> &categories)
{
    for (const CategoryState &category : categories) {
        auto done = m_database.run("INSERT INTO categories (id, name, igdb_id, mature) VALUES (?, ?, ?, ?)",
                                   rowId(category.game.id), category.game.name, category.game.igdbId,
                                   category.mature);
        if (!done)
            return statusOf(done);
    }
    return loadCategories();
}

Result<void> World::reset(quint64 seed)
{
    const std::pair before(m_settings.seed, m_clock);
    m_settings.seed = seed;
    auto done = m_database.transaction([this]() -> Result<void> {
        if (auto emptied = emptyStore(m_database); !emptied)
            return emptied;
        forget();
        m_clock = WorldClock(*m_settings.clock);
        startClock();
        if (auto kept = keepClock(); !kept)
            return kept;
        for (const auto &area : m_areas)
            area->restart();
        return seedIfNew();
    });
    if (!done)
        std::tie(m_settings.seed, m_clock) = before;
    m_domainEvents.clear();
    auto loaded = load();
    return done ? loaded : done;
}

// Roles of users in a channel: editors, moderators, VIPs, banned; and their broadcaster type.

Result<void> World::setDescription(const QString &userId, const QString &description)
{
    auto done = m_database.run("UPDATE users SET description = ? WHERE id = ? AND description != ?",
                               description, rowId(userId), description);
    m_users.remove(userId);
    if (done && *done > 0)
        publish(DomainEvent::Kind::UserUpdated, userId, {.userId = userId});
    return statusOf(done);
}

Result<void> World::setBroadcasterType(const QString &userId, Api::BroadcasterType type)
{
    auto done
        = m_database.run("UPDATE users SET broadcaster_type = ? WHERE id = ?", int(type), rowId(userId));
    m_users.remove(userId);
    if (done) {
        const QString name = Api::writeText(type);
        publish(DomainEvent::Kind::RoleChanged, userId,
                {.detail = name.isEmpty() ? QStringLiteral("plain") : name});
    }
    return statusOf(done);
}

bool World::isEligible(const QString &userId)
{
    const auto known = user(userId);
    return known && known->broadcasterType != Api::BroadcasterType::Plain;
}

QList<CastMember> World::cast()
{
    QList<CastMember> members;
    Rows rows = m_database.query("SELECT id FROM users WHERE cast_order IS NOT NULL ORDER BY cast_order");
    while (rows.next()) {
        CastMember member;
        member.user = user(rows.text(0)).value_or(Api::User());
        member.live = std::any_of(m_streams.cbegin(), m_streams.cend(),
                                  [&](const LiveStream &stream) { return stream.userId == member.user.id; });
        const auto names = [&](const char *sql) {
            QStringList found;
            Rows channels = m_database.query(sql, rowId(member.user.id));
            while (channels.next())
                found.append(channels.text(0));
            return found;
        };
        member.moderates
            = names("SELECT u.display_name FROM moderators m JOIN users u ON u.id = m.broadcaster_id"
                    " WHERE m.user_id = ? ORDER BY u.login");
        member.edits = names("SELECT u.display_name FROM editors e JOIN users u ON u.id = e.broadcaster_id"
                             " WHERE e.user_id = ? ORDER BY u.login");
        member.bannedFrom = names("SELECT u.display_name FROM bans b JOIN users u ON u.id = b.broadcaster_id"
                                  " WHERE b.user_id = ? ORDER BY u.login");
        members.append(std::move(member));
    }
    return members;
}

Result<QList<Api::Editor>> World::editors(const QString &broadcasterId)
{
    return listOf<Api::Editor>(
        m_database.query(
            "SELECT u.id, u.display_name, e.created_at FROM editors e JOIN users u ON u.id = e.user_id"
            " WHERE e.broadcaster_id = ? ORDER BY e.created_at, u.id",
            rowId(broadcasterId)),
        [&](const Rows &rows) {
            return Api::Editor{rows.text(0), rows.text(1), rows.time(2)};
        });
}

Result<void> World::addEditor(const QString &broadcasterId, const QString &userId, const QDateTime &since)
{
    auto done = m_database.run(
        "INSERT OR IGNORE INTO editors (broadcaster_id, user_id, created_at) VALUES (?, ?, ?)",
        rowId(broadcasterId), rowId(userId), since);
    return publishRole(std::move(done), broadcasterId, userId, QStringLiteral("editor"));
}

Result<void> World::removeEditor(const QString &broadcasterId, const QString &userId)
{
    return changeRole("DELETE FROM editors WHERE broadcaster_id = ? AND user_id = ?", broadcasterId, userId,
                      QStringLiteral("-editor"));
}

bool World::isModerator(const QString &broadcasterId, const QString &userId)
{
    Rows rows = m_database.query("SELECT 1 FROM moderators WHERE broadcaster_id = ? AND user_id = ?",
                                 rowId(broadcasterId), rowId(userId));
    return rows.next();
}

Result<void> World::addModerator(const QString &broadcasterId, const QString &userId)
{
    return changeRole("INSERT OR IGNORE INTO moderators (broadcaster_id, user_id) VALUES (?, ?)",
                      broadcasterId, userId, QStringLiteral("moderator"));
}

Result<void> World::removeModerator(const QString &broadcasterId, const QString &userId)
{
    return changeRole("DELETE FROM moderators WHERE broadcaster_id = ? AND user_id = ?", broadcasterId,
                      userId, QStringLiteral("-moderator"));
}

bool World::isVip(const QString &broadcasterId, const QString &userId)
{
    return m_database
        .query("SELECT 1 FROM vips WHERE broadcaster_id = ? AND user_id = ?", rowId(broadcasterId),
               rowId(userId))
        .next();
}

Result<void> World::addVip(const QString &broadcasterId, const QString &userId)
{
    return changeRole("INSERT OR IGNORE INTO vips (broadcaster_id, user_id) VALUES (?, ?)", broadcasterId,
                      userId, QStringLiteral("vip"));
}

Result<void> World::removeVip(const QString &broadcasterId, const QString &userId)
{
    return changeRole("DELETE FROM vips WHERE broadcaster_id = ? AND user_id = ?", broadcasterId, userId,
                      QStringLiteral("-vip"));
}

std::optional<Ban> World::banOf(const QString &broadcasterId, const QString &userId)
{
    Rows rows = m_database.query("SELECT moderator_id, reason, created_at, expires_at FROM bans"
                                 " WHERE broadcaster_id = ?1 AND user_id = ?2"
                                 " AND (expires_at IS NULL OR (expires_at > ?3 AND created_at <= ?3))",
                                 rowId(broadcasterId), rowId(userId), m_clock.msecs());
    if (!rows.next())
        return {};
    return Ban{.moderatorId = rows.text(0),
               .reason = rows.text(1),
               .createdAt = rows.time(2),
               .expiresAt = rows.time(3)};
}

Result<void> World::ban(const QString &broadcasterId, const QString &userId, const Ban &ban)
{
    // A sandbox that is killed in between leaves a user without the role who is not banned yet.
    if (auto done = removeModerator(broadcasterId, userId); !done)
        return done;
    if (auto done = ban.isTimeout() ? Result<void>() : removeVip(broadcasterId, userId); !done)
        return done;
    const QString &moderatorId = ban.moderatorId.isEmpty() ? broadcasterId : ban.moderatorId;
    const QDateTime since = ban.createdAt.isValid() ? ban.createdAt : m_clock.now();
    auto done = m_database.run(
        "INSERT OR REPLACE INTO bans (broadcaster_id, user_id, moderator_id, reason, created_at, expires_at)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        rowId(broadcasterId), rowId(userId), rowId(moderatorId), ban.reason, since, ban.expiresAt);
    if (done)
        publish(DomainEvent::Kind::UserBanned, broadcasterId,
                {.userId = moderatorId,
                 .subjectId = userId,
                 .amount = ban.isTimeout() ? since.secsTo(ban.expiresAt) : 0,
                 .text = ban.reason});
    return statusOf(done);
}

Result<void> World::endTimeouts()
{
    return statusOf(m_database.run(
        "DELETE FROM bans WHERE expires_at IS NOT NULL AND (expires_at <= ?1 OR created_at > ?1)",
        m_clock.msecs()));
}

Result<void> World::unban(const QString &broadcasterId, const QString &userId, const QString &moderatorId)
{
    const auto ended = banOf(broadcasterId, userId);
    auto done = m_database.run("DELETE FROM bans WHERE broadcaster_id = ? AND user_id = ?",
                               rowId(broadcasterId), rowId(userId));
    if (done && ended)
        publish(DomainEvent::Kind::UserUnbanned, broadcasterId,
                {.userId = moderatorId.isEmpty() ? broadcasterId : moderatorId,
                 .subjectId = userId,
                 .detail = ended->isTimeout() ? QStringLiteral("timeout") : QString()});
    return statusOf(done);
}

Result<void> World::changeRole(const char *sql, const QString &broadcasterId, const QString &userId,
                               const QString &role)
{
    return publishRole(m_database.run(sql, rowId(broadcasterId), rowId(userId)), broadcasterId, userId, role);
}

Result<void> World::publishRole(const Result<int> &done, const QString &broadcasterId, const QString &userId,
                                const QString &role)
{
    if (done && *done > 0)
        publish(DomainEvent::Kind::RoleChanged, broadcasterId, {.userId = userId, .detail = role});
    return statusOf(done);
}

// Streams on air, and raids from one to another.

void World::sortStreams()
{
    std::sort(m_streams.begin(), m_streams.end(), [](const LiveStream &a, const LiveStream &b) {
        return a.viewers != b.viewers ? a.viewers > b.viewers : a.id < b.id;
    });
}

QList<Api::Stream> World::streams()
{
    QList<Api::Stream> streams;
    streams.reserve(m_streams.size());
    for (const LiveStream &state : std::as_const(m_streams)) {
        const auto known = channel(state.userId);
        if (!known)
            continue;
        const Api::Channel &on = known->channel;
        streams.append({.id = QString::number(state.id),
                        .userId = on.broadcasterId,
                        .userLogin = on.broadcasterLogin,
                        .userName = on.broadcasterName,
                        .gameId = on.gameId,
                        .gameName = on.gameName,
                        .type = QStringLiteral("live"),
                        .title = on.title,
                        .viewerCount = state.viewers,
                        .startedAt = state.startedAt,
                        .language = on.broadcasterLanguage,
                        .thumbnailUrl = urlText(
                            QStringLiteral("/images/live/%1-{width}x{height}.png").arg(on.broadcasterLogin)),
                        .tags = on.tags});
    }
    return streams;
}

std::optional<LiveStream> World::liveStream(const QString &userId) const
{
    const auto found = std::find_if(m_streams.cbegin(), m_streams.cend(),
                                    [&](const LiveStream &stream) { return stream.userId == userId; });
    return found == m_streams.cend() ? std::nullopt : std::optional(*found);
}

Result<void> World::goLive(const QString &userId, int viewers, const QDateTime &since)
{
    if (auto done = goOffline(userId); !done)
        return done;
    // Stream ids grow with time, as those of the public service do. Several streams may begin at the same
    // moment.
    qint64 id = since.toMSecsSinceEpoch() * 1000 + rowId(userId) % 1000;
    while (std::any_of(m_streams.cbegin(), m_streams.cend(),
                       [&](const LiveStream &stream) { return stream.id == id; }))
        ++id;
    auto done = m_database.run("INSERT INTO streams (user_id, id, viewers, started_at) VALUES (?, ?, ?, ?)",
                               rowId(userId), id, viewers, since);
    if (done) {
        m_streams.append({id, userId, viewers, since});
        sortStreams();
        publish(DomainEvent::Kind::StreamOnline, userId);
    }
    return statusOf(done);
}

Result<void> World::goOffline(const QString &userId)
{
    // Performs first what came due before the end, for example an ad break.
    if (liveStream(userId)) {
        if (auto settled = settle(); !settled)
            return settled;
    }
    Result<int> done = 0;
    auto ended = m_database.transaction([&]() -> Result<void> {
        done = m_database.run("DELETE FROM streams WHERE user_id = ?", rowId(userId));
        if (!done || *done == 0)
            return statusOf(done);
        return statusOf(
            m_database.run("INSERT OR REPLACE INTO last_streams (user_id, ended_at) VALUES (?, ?)",
                           rowId(userId), m_clock.msecs()));
    });
    if (!ended)
        return ended;
    if (*done > 0) {
        m_streams.removeIf([&](const LiveStream &stream) { return stream.userId == userId; });
        publish(DomainEvent::Kind::StreamOffline, userId);
    }
    return {};
}

Result<void> World::setViewers(const QString &userId, int viewers)
{
    auto done = m_database.run("UPDATE streams SET viewers = ? WHERE user_id = ?", viewers, rowId(userId));
    for (LiveStream &stream : m_streams) {
        if (done && stream.userId == userId)
            stream.viewers = viewers;
    }
    sortStreams();
    return statusOf(done);
}

Result<void> World::raid(const QString &fromId, const QString &toId, int viewers)
{
    const auto stream = liveStream(toId);
    if (!stream || fromId == toId || viewers < 0)
        return Error::fromStatus(400, QStringLiteral("The channel cannot be raided."));
    constexpr int maxViewers = 100'000'000;
    if (auto done = setViewers(toId, std::min(maxViewers, stream->viewers + viewers)); !done)
        return done;
    publish(DomainEvent::Kind::Raided, toId, {.userId = fromId, .amount = viewers});
    return {};
}

}  // namespace Sidestage::Sandbox
