// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "api/games.h"
#include "api/streams.h"
#include "api/users.h"
#include "base/clock.h"
#include "follows.h"
#include "grants.h"
#include "storage/database.h"

#include <QCache>
#include <QHash>

#include <memory>

namespace Sidestage::Sandbox {

/// Where the public service is known to behave otherwise than the specification says.
struct Compatibility
{
    /// A refresh token of a confidential client stays valid when it is used (api-facts A5).
    bool refreshTokensStay = false;
};

/// The profile by its name: "specification" or "observed"; none for any other name.
std::optional<Compatibility> compatibilityNamed(const QString &profile);

struct WorldSettings
{
    QString dbFile = QStringLiteral(":memory:");
    quint64 seed = 1;      ///< Decides what a new world holds.
    int followers = 3200;  ///< Of the broadcaster, in a new world.
    Lifetimes lifetimes{};
    Compatibility compatibility{};
    const Clock *clock = &Clock::system();
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
    /// Opens the database, and seeds it if it is new. Error: Kind::Storage.
    static Result<std::unique_ptr<World>> open(const WorldSettings &settings);

    Database &database() { return m_database; }
    const Clock &clock() const { return *m_settings.clock; }
    const WorldSettings &settings() const { return m_settings; }
    Grants &grants() { return m_grants; }
    Follows &follows() { return m_follows; }

    std::optional<ClientApp> client(const QString &id) const;
    /// Adds the app or replaces it.
    Result<void> saveClient(const ClientApp &client);

    std::optional<Api::User> user(const QString &id);
    std::optional<Api::User> userByLogin(const QString &login);
    /// `user` needs id, login and display name. `castOrder`: the place on the authorize page, if any.
    Result<void> addUser(const Api::User &user, std::optional<int> castOrder = {});
    /// Who is offered on the authorize page, in order.
    QList<CastMember> cast();

    /// The channel of a user who exists; an untouched one has empty fields.
    std::optional<ChannelState> channel(const QString &userId);
    Result<void> saveChannel(const ChannelState &state);
    Result<QList<Api::Editor>> editors(const QString &broadcasterId);
    Result<void> addEditor(const QString &broadcasterId, const QString &userId, const QDateTime &since);
    bool isModerator(const QString &broadcasterId, const QString &userId);
    Result<void> addModerator(const QString &broadcasterId, const QString &userId);
    Result<void> ban(const QString &broadcasterId, const QString &userId, const QDateTime &since);

    const QList<CategoryState> &categories() const { return m_categories; }
    const CategoryState *category(const QString &id) const;
    Result<void> addCategory(const CategoryState &category);

    /// Who is on air, the most viewed first.
    QList<Api::Stream> streams();
    Result<void> goLive(const QString &userId, int viewers, const QDateTime &since);
    Result<void> goOffline(const QString &userId);

private:
    struct StreamState
    {
        qint64 id = 0;
        QString userId{};
        int viewers = 0;
        QDateTime startedAt{};
    };

    World(Database database, const WorldSettings &settings);

    Result<void> load();
    Result<void> loadCategories();
    std::optional<Api::User> remember(Rows rows);
    void sortStreams();

    Database m_database;
    WorldSettings m_settings;
    Grants m_grants;
    Follows m_follows;
    QHash<QString, ClientApp> m_clients{};
    QCache<QString, Api::User> m_users;
    QCache<QString, QString> m_idsByLogin;
    QCache<QString, ChannelState> m_channels;
    QList<CategoryState> m_categories{};
    QHash<QString, qsizetype> m_categoryIndex{};
    QList<StreamState> m_streams{};
};

/// A numeric id as SQLite keeps it; -1 for what cannot be one.
qint64 rowId(QStringView id);

}  // namespace Sidestage::Sandbox
