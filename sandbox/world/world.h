// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "api/games.h"
#include "api/streams.h"
#include "api/users.h"
#include "area.h"
#include "domain_event.h"
#include "follows.h"
#include "lifetimes.h"
#include "storage/database.h"
#include "world_clock.h"

#include <QCache>
#include <QHash>

#include <deque>
#include <functional>
#include <memory>
#include <span>
#include <typeindex>
#include <unordered_map>
#include <vector>

namespace Sidestage::Sandbox {

/// Known differences between the public service and the specification. All are off unless requested.
struct Compatibility
{
    /// "refresh-tokens-stay": a refresh token of a confidential client stays valid when it is used (api-facts
    /// A5).
    bool refreshTokensStay = false;
    /// "integer-ad-times": the times of ads are seconds since the epoch, 0 for none (api-facts E1).
    bool integerAdTimes = false;
    /// "withdrawn-gone": endpoints that were withdrawn answer 410 instead of 404 (api-facts B6).
    bool withdrawnGone = false;
    /// "reward-limit-pairs": a limit of a reward and its flag must be sent together (api-facts C0).
    bool rewardLimitPairs = false;

    static void describe(auto &is)
    {
        is("refresh-tokens-stay", &Compatibility::refreshTokensStay);
        is("integer-ad-times", &Compatibility::integerAdTimes);
        is("withdrawn-gone", &Compatibility::withdrawnGone);
        is("reward-limit-pairs", &Compatibility::rewardLimitPairs);
    }
    bool operator==(const Compatibility &) const = default;
};

/// A switch of Compatibility and its name.
struct CompatibilitySwitch
{
    const char *name;
    bool Compatibility::*value;
};
std::span<const CompatibilitySwitch> compatibilitySwitches();

/// Returns the profile "specification" (all off) or "observed" (all on); none for any other name.
std::optional<Compatibility> compatibilityNamed(const QString &profile);

struct WorldSettings
{
    QString dbFile = QStringLiteral(":memory:");
    quint64 seed = 1;      ///< Determines the content of a new world.
    int followers = 3200;  ///< Of the broadcaster, in a new world.
    Lifetimes lifetimes{};
    Compatibility compatibility{};
    const Clock *clock = &Clock::system();  ///< The clock that the world's clock follows.
    /// Start of the world's time, also after reset(). Invalid: the stored time, or else that of `clock`.
    QDateTime startAt{};
    bool startNow = false;          ///< Starts at the time of `clock`, even if a time was stored.
    std::optional<double> speed{};  ///< Initial speed of the world's time. None: the stored one, or 1.
};

/// An app that may request tokens.
struct ClientApp
{
    QString id{};
    QString name{};
    QByteArray secretHash{};  ///< SHA-256; empty for a public client.
    QStringList redirectUris{};
};

/// A stored channel.
struct ChannelState
{
    Api::Channel channel{};    ///< Its labels do not include those that its category adds.
    QDateTime brandedSetAt{};  ///< When `is_branded_content` was last sent; invalid: never.
};

struct CategoryState
{
    Api::Game game{};
    bool mature = false;  ///< Adds the label MatureGame to the channel.
};

/// A channel that is on air.
struct LiveStream
{
    qint64 id = 0;
    QString userId{};
    int viewers = 0;
    QDateTime startedAt{};  ///< UTC.
};

/// A ban or, with an end, a timeout.
struct Ban
{
    QString moderatorId{};  ///< Who did it; empty: the broadcaster.
    QString reason{};
    QDateTime createdAt{};  ///< UTC; invalid: now.
    QDateTime expiresAt{};  ///< UTC; invalid: never.

    bool isTimeout() const { return expiresAt.isValid(); }
};

/// A user who can be selected on the authorize page.
struct CastMember
{
    Api::User user{};
    bool live = false;
    QStringList moderates{};  ///< Display names of channels.
    QStringList edits{};
    QStringList bannedFrom{};
};

/// The state of the sandbox. SQLite is the authority, and every change is committed before the call returns.
/// What each request needs is also cached in memory.
class World
{
public:
    /// Opens the database and seeds it if it is new. `areas` are in the order in which they are seeded.
    /// Error: Kind::Storage.
    static Result<std::unique_ptr<World>> open(const WorldSettings &settings,
                                               std::span<const AreaKind> areas);
    ~World();
    Q_DISABLE_COPY_MOVE(World)

    Database &database() { return m_database; }
    /// The world's time. Everything visible to clients and everything with a duration in the world uses it.
    const WorldClock &clock() const { return m_clock; }
    /// Changes the time and stores it, so that a restart continues from there. Error: Kind::Storage,
    /// and the time is as before.
    Result<void> changeClock(const std::function<void(WorldClock &)> &change);
    /// Stores the current time. Must be called regularly while the clock runs faster or slower than the
    /// machine's, so that a restart does not move it: what passed since then counts at speed 1.
    Result<void> keepClock();
    /// The machine's time, for what protects the server.
    const Clock &machineClock() const { return *m_settings.clock; }
    /// The machine's time for timeouts, in milliseconds: stands still for a moment when that clock is set
    /// back, so that nothing waits for what it has lost. Must be called regularly.
    qint64 timeoutMsecs();
    const WorldSettings &settings() const { return m_settings; }
    Compatibility &compatibility() { return m_settings.compatibility; }

    Follows &follows() { return m_follows; }
    /// Returns the area of this class: `world.area<Rewards>()`. It must be one of those that were passed to
    /// open().
    template <class A>
    A &area() const
    {
        return static_cast<A &>(*m_areaOf.at(typeid(A)));
    }
    const std::vector<std::unique_ptr<Area>> &areas() const { return m_areas; }
    std::span<const AreaKind> areaKinds() const { return m_kinds; }

    /// The address of the server: the beginning of the URLs of pictures and reports.
    const QUrl &publicUrl() const { return m_publicUrl; }
    void setPublicUrl(const QUrl &url);
    /// Returns a URL of this server. `path` begins with a slash.
    QUrl urlOf(const QString &path) const;
    /// The same as text. `path` may have a query, and is encoded.
    QString urlText(const QString &path) const { return m_publicUrlText + path; }

    /// Records a domain event and calls the listeners. Call it after the change was stored. `domainEvent` has
    /// its other members.
    void publish(DomainEvent::Kind kind, const QString &broadcasterId, DomainEvent domainEvent = {});
    /// Calls `listener` for every domain event, in order, as long as the world exists.
    void listen(std::function<void(const DomainEvent &)> listener)
    {
        m_listeners.append(std::move(listener));
    }
    /// The last domain events, the newest last. Older ones are dropped.
    static constexpr std::size_t maxDomainEvents = 5'000;
    const std::deque<DomainEvent> &domainEvents() const { return m_domainEvents; }
    /// The number of the newest domain event.
    qint64 lastDomainEvent() const { return m_lastDomainEvent; }

    std::optional<ClientApp> client(const QString &id) const;
    /// Returns all apps, sorted by id.
    QList<ClientApp> clients() const;
    /// Adds or replaces the app.
    Result<void> saveClient(const ClientApp &client);

    /// Start or end a follow at the current time. Do nothing if that is the state already. Error: 403 when
    /// who wants to follow is banned or in a timeout.
    Result<void> follow(const QString &broadcasterId, const QString &userId);
    Result<void> unfollow(const QString &broadcasterId, const QString &userId);

    std::optional<Api::User> user(const QString &id);
    std::optional<Api::User> userByLogin(const QString &login);
    /// The user's id; empty if there is no such user.
    QString idOf(const QString &login) { return userByLogin(login).value_or(Api::User()).id; }
    QString idOf(const char *login) { return idOf(QString::fromLatin1(login)); }
    /// The id for a new user: ids only rise.
    Result<QString> newUserId();
    /// `user` needs id, login and display name. `castOrder`: position on the authorize page, if any.
    Result<void> addUser(const Api::User &user, std::optional<int> castOrder = {});
    Result<void> setBroadcasterType(const QString &userId, Api::BroadcasterType type);
    /// `description`: at most 300 characters.
    Result<void> setDescription(const QString &userId, const QString &description);
    /// Whether the user is a partner or affiliate, which rewards, ads and charity campaigns require.
    bool isEligible(const QString &userId);
    /// The users offered on the authorize page, in order.
    QList<CastMember> cast();

    /// Returns the channel of a user; one that was never changed has empty fields. None if the user does not
    /// exist.
    std::optional<ChannelState> channel(const QString &userId);
    Result<void> saveChannel(const ChannelState &state);
    Result<QList<Api::Editor>> editors(const QString &broadcasterId);
    Result<void> addEditor(const QString &broadcasterId, const QString &userId, const QDateTime &since);
    Result<void> removeEditor(const QString &broadcasterId, const QString &userId);
    bool isModerator(const QString &broadcasterId, const QString &userId);
    Result<void> addModerator(const QString &broadcasterId, const QString &userId);
    Result<void> removeModerator(const QString &broadcasterId, const QString &userId);
    /// Whether the user is the broadcaster or a moderator.
    bool mayModerate(const QString &broadcasterId, const QString &userId)
    {
        return broadcasterId == userId || isModerator(broadcasterId, userId);
    }
    bool isVip(const QString &broadcasterId, const QString &userId);
    Result<void> addVip(const QString &broadcasterId, const QString &userId);
    Result<void> removeVip(const QString &broadcasterId, const QString &userId);
    /// The user's ban or timeout in the channel; none when there is none, or when the timeout is over. A
    /// timeout that began in the future is from before the clock was set back, and over too.
    std::optional<Ban> banOf(const QString &broadcasterId, const QString &userId);
    /// Whether the user is banned or in a timeout.
    bool isBanned(const QString &broadcasterId, const QString &userId)
    {
        return banOf(broadcasterId, userId).has_value();
    }
    /// Bans the user or puts them in a timeout, instead of an earlier ban or timeout. A moderator loses that
    /// role by both, a VIP by a ban.
    Result<void> ban(const QString &broadcasterId, const QString &userId, const Ban &ban = {});
    /// Ends a ban or a timeout; does nothing if there is none. `moderatorId`: who does it; empty: the
    /// broadcaster.
    Result<void> unban(const QString &broadcasterId, const QString &userId, const QString &moderatorId = {});
    /// Removes the timeouts that are over. settle() does it too.
    Result<void> endTimeouts();

    const QList<CategoryState> &categories() const { return m_categories; }
    const CategoryState *category(const QString &id) const;
    Result<void> addCategories(const QList<CategoryState> &categories);

    /// Returns the streams on air, the most viewed first.
    QList<Api::Stream> streams();
    const QList<LiveStream> &liveStreams() const { return m_streams; }
    /// Returns the current stream of the channel; none when it is offline.
    std::optional<LiveStream> liveStream(const QString &userId) const;
    Result<void> goLive(const QString &userId, int viewers, const QDateTime &since);
    Result<void> goOffline(const QString &userId);
    Result<void> setViewers(const QString &userId, int viewers);
    /// Sends `viewers` viewers from one channel to another. Error: 400 when the target is offline or is the
    /// same channel, or when `viewers` is negative.
    Result<void> raid(const QString &fromId, const QString &toId, int viewers);

    /// Deletes everything except apps and signing keys and generates the world of this seed. All tokens
    /// become invalid.
    Result<void> reset(quint64 seed);
    /// Fills a new world: the main users, other channels, categories, followers, and what each area adds. The
    /// same seed produces the same ids, names and titles; all times lie before the moment of seeding. In a
    /// world that was seeded before, this only updates the apps, including the secret of this seed's ready
    /// client, and seeds areas that are new.
    Result<void> seedIfNew();
    /// Performs in all areas what is due by the world's time.
    Result<void> settle();

    /// Reloads what is cached in memory.
    Result<void> load();

private:
    World(Database database, const WorldSettings &settings, std::span<const AreaKind> areas);

    void startClock();
    Result<void> loadCategories();
    std::optional<Api::User> remember(Rows rows);
    void forget();
    Result<void> changeRole(const char *sql, const QString &broadcasterId, const QString &userId,
                            const QString &role);
    Result<void> publishRole(const Result<int> &done, const QString &broadcasterId, const QString &userId,
                             const QString &role);
    void sortStreams();
    QString boxArt(const QString &categoryId) const;

    Database m_database;
    WorldSettings m_settings;
    qint64 m_machineSeen;  ///< The machine's time at the last call of timeoutMsecs()…
    qint64 m_timeout;      ///< …and what that has returned.
    WorldClock m_clock;
    Follows m_follows;
    QHash<QString, ClientApp> m_clients{};
    QCache<QString, Api::User> m_users;
    QCache<QString, QString> m_idsByLogin;
    QCache<QString, ChannelState> m_channels;
    QList<CategoryState> m_categories{};
    QHash<QString, qsizetype> m_categoryIndex{};
    QList<LiveStream> m_streams{};
    std::span<const AreaKind> m_kinds;
    std::vector<std::unique_ptr<Area>> m_areas{};
    std::unordered_map<std::type_index, Area *> m_areaOf{};
    QUrl m_publicUrl{QStringLiteral("http://localhost:7890")};
    QString m_publicUrlText = m_publicUrl.toString();
    std::deque<DomainEvent> m_domainEvents{};
    qint64 m_lastDomainEvent = 0;
    QList<std::function<void(const DomainEvent &)>> m_listeners{};
};

/// Returns a numeric id as SQLite stores it; -1 for an invalid one.
qint64 rowId(QStringView id);

}  // namespace Sidestage::Sandbox
