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

/// Where the public service is known to behave otherwise than the specification says. All are off unless
/// somebody asks for them.
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

    bool operator==(const Compatibility &) const = default;
};

/// A switch of Compatibility with its name.
struct CompatibilitySwitch
{
    const char *name;
    bool Compatibility::*value;
};
std::span<const CompatibilitySwitch> compatibilitySwitches();

/// The profile by its name: "specification" (all off) or "observed" (all on); none for any other name.
std::optional<Compatibility> compatibilityNamed(const QString &profile);

struct WorldSettings
{
    QString dbFile = QStringLiteral(":memory:");
    quint64 seed = 1;      ///< Decides what a new world holds.
    int followers = 3200;  ///< Of the broadcaster, in a new world.
    Lifetimes lifetimes{};
    Compatibility compatibility{};
    const Clock *clock = &Clock::system();  ///< What the world's clock follows.
    /// Where the world's time begins, and begins again after reset(); invalid: as it was kept, or as that
    /// clock says.
    QDateTime startAt{};
    bool startNow = false;          ///< It begins as that clock says, whatever was kept.
    std::optional<double> speed{};  ///< Of the world's time at the beginning; none: as it was kept, or 1.
};

/// An app that may ask for tokens.
struct ClientApp
{
    QString id{};
    QString name{};
    QByteArray secretHash{};  ///< SHA-256; empty for a public client.
    QStringList redirectUris{};
};

/// A channel as it is stored.
struct ChannelState
{
    Api::Channel channel{};    ///< Its labels without those that its category puts on.
    QDateTime brandedSetAt{};  ///< When `is_branded_content` was last sent; invalid: never.
};

struct CategoryState
{
    Api::Game game{};
    bool mature = false;  ///< Puts the label MatureGame on the channel.
};

/// A channel that is on air.
struct LiveStream
{
    qint64 id = 0;
    QString userId{};
    int viewers = 0;
    QDateTime startedAt{};  ///< UTC.
};

/// Someone who can be chosen on the authorize page.
struct CastMember
{
    Api::User user{};
    bool live = false;
    QStringList moderates{};  ///< Display names of channels.
    QStringList edits{};
    QStringList bannedFrom{};
};

/// Everything the sandbox knows. SQLite holds the truth, and what is written is committed before
/// the call returns; what is asked for at every request is also kept in memory.
class World
{
public:
    /// Opens the database, and seeds it if it is new. `areas` in the order in which they are seeded.
    /// Error: Kind::Storage.
    static Result<std::unique_ptr<World>> open(const WorldSettings &settings,
                                               std::span<const AreaKind> areas);
    ~World();
    Q_DISABLE_COPY_MOVE(World)

    Database &database() { return m_database; }
    /// The world's time: whatever is said to the outside or lasts in the world goes by it.
    const WorldClock &clock() const { return m_clock; }
    /// Changes the time. It is kept, so that a restart goes on from there. Error: Kind::Storage.
    Result<void> changeClock(const std::function<void(WorldClock &)> &change);
    /// Keeps what the time is. To be called now and then while it runs faster than outside: a restart must
    /// not go back in it.
    Result<void> keepClock();
    /// The time outside: what protects the server goes by it.
    const Clock &machineClock() const { return *m_settings.clock; }
    const WorldSettings &settings() const { return m_settings; }
    Compatibility &compatibility() { return m_settings.compatibility; }

    Follows &follows() { return m_follows; }
    /// The area of this class: `world.area<Rewards>()`. It must be one of those that the world was opened
    /// with.
    template <class A>
    A &area() const
    {
        return static_cast<A &>(*m_areaOf.at(typeid(A)));
    }
    const std::vector<std::unique_ptr<Area>> &areas() const { return m_areas; }

    /// Where the server is reached: what the URLs of pictures and reports begin with.
    const QUrl &publicUrl() const { return m_publicUrl; }
    void setPublicUrl(const QUrl &url);
    /// A URL of this server. `path` begins with a slash.
    QUrl urlOf(const QString &path) const;

    /// Says that something has happened, after it was stored.
    void publish(DomainEvent domainEvent);
    /// Is told of everything that happens, in its order, as long as the world lives.
    void listen(std::function<void(const DomainEvent &)> listener)
    {
        m_listeners.append(std::move(listener));
    }
    /// The last happenings, the newest last. So many are kept.
    static constexpr std::size_t maxDomainEvents = 5'000;
    const std::deque<DomainEvent> &domainEvents() const { return m_domainEvents; }
    /// The number of the newest.
    qint64 lastDomainEvent() const { return m_lastDomainEvent; }

    std::optional<ClientApp> client(const QString &id) const;
    /// All apps, by their ids.
    QList<ClientApp> clients() const;
    /// Adds the app or replaces it.
    Result<void> saveClient(const ClientApp &client);

    /// A follow that begins now, or one that ends. Nothing happens when it is so already.
    Result<void> follow(const QString &broadcasterId, const QString &userId);
    Result<void> unfollow(const QString &broadcasterId, const QString &userId);

    std::optional<Api::User> user(const QString &id);
    std::optional<Api::User> userByLogin(const QString &login);
    /// `user` needs id, login and display name. `castOrder`: the place on the authorize page, if any.
    Result<void> addUser(const Api::User &user, std::optional<int> castOrder = {});
    Result<void> setBroadcasterType(const QString &userId, Api::BroadcasterType type);
    /// Partner or affiliate: may have rewards, ads and charity campaigns.
    bool isEligible(const QString &userId);
    /// Who is offered on the authorize page, in order.
    QList<CastMember> cast();

    /// The channel of a user who exists; an untouched one has empty fields.
    std::optional<ChannelState> channel(const QString &userId);
    Result<void> saveChannel(const ChannelState &state);
    Result<QList<Api::Editor>> editors(const QString &broadcasterId);
    Result<void> addEditor(const QString &broadcasterId, const QString &userId, const QDateTime &since);
    Result<void> removeEditor(const QString &broadcasterId, const QString &userId);
    bool isModerator(const QString &broadcasterId, const QString &userId);
    Result<void> addModerator(const QString &broadcasterId, const QString &userId);
    Result<void> removeModerator(const QString &broadcasterId, const QString &userId);
    /// The broadcaster or a moderator.
    bool mayModerate(const QString &broadcasterId, const QString &userId)
    {
        return broadcasterId == userId || isModerator(broadcasterId, userId);
    }
    bool isVip(const QString &broadcasterId, const QString &userId);
    Result<void> addVip(const QString &broadcasterId, const QString &userId);
    Result<void> removeVip(const QString &broadcasterId, const QString &userId);
    bool isBanned(const QString &broadcasterId, const QString &userId);
    Result<void> ban(const QString &broadcasterId, const QString &userId, const QDateTime &since);
    Result<void> unban(const QString &broadcasterId, const QString &userId);

    const QList<CategoryState> &categories() const { return m_categories; }
    const CategoryState *category(const QString &id) const;
    Result<void> addCategories(const QList<CategoryState> &categories);

    /// Who is on air, the most viewed first.
    QList<Api::Stream> streams();
    const QList<LiveStream> &liveStreams() const { return m_streams; }
    /// What the channel broadcasts; none when it is offline.
    std::optional<LiveStream> liveStream(const QString &userId) const;
    Result<void> goLive(const QString &userId, int viewers, const QDateTime &since);
    Result<void> goOffline(const QString &userId);
    Result<void> setViewers(const QString &userId, int viewers);
    /// Sends so many viewers over from one channel to another. Errors: 400 when the other is not live, or is
    /// the same.
    Result<void> raid(const QString &fromId, const QString &toId, int viewers);

    /// Throws away everything and makes up the world of this seed anew; apps stay registered, tokens end.
    Result<void> reset(quint64 seed);
    /// Fills a new world: the people of the story, other channels, categories, followers, and what each area
    /// adds. The same seed gives the same ids, names and titles; times lie before the moment of seeding. A
    /// world that was seeded before only learns the secret of this seed's ready client.
    Result<void> seedIfNew();
    /// Does in all areas what has come due by the world's time.
    Result<void> settle();

    /// Reads anew what is kept in memory.
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
    std::deque<DomainEvent> m_domainEvents{};
    qint64 m_lastDomainEvent = 0;
    QList<std::function<void(const DomainEvent &)>> m_listeners{};
};

/// A numeric id as SQLite keeps it; -1 for what cannot be one.
qint64 rowId(QStringView id);

}  // namespace Sidestage::Sandbox
