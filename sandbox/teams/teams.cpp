// SPDX-License-Identifier: GPL-3.0-or-later
#include "teams.h"

#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Teams::tables = R"(
CREATE TABLE teams (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    display_name TEXT NOT NULL,
    info TEXT NOT NULL,
    created_at INTEGER NOT NULL
);
CREATE TABLE team_members (
    team_id INTEGER NOT NULL REFERENCES teams (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (team_id, user_id)
) WITHOUT ROWID;
CREATE INDEX teams_of_user ON team_members (user_id);
)";

namespace {

Result<QList<Team>> getTeams(World &world, const Caller &, const GetTeams &in)
{
    if (in.name.has_value() == in.id.has_value())
        return refuse(400, QStringLiteral("Specify either name or id, not both."));
    return QList{must(world.area<Teams>().team(in.name.value_or(QString()), in.id.value_or(QString())))};
}

/// The columns id, name, display_name, info, created_at.
void readInfo(World &world, const Rows &rows, TeamInfo &info)
{
    info.id = rows.text(0);
    info.teamName = rows.text(1);
    info.teamDisplayName = rows.text(2);
    info.info = rows.text(3);
    info.createdAt = info.updatedAt = utcTime(rows.integer(4));
    info.thumbnailUrl = world.urlOf(QStringLiteral("/images/avatars/%1.png").arg(info.id));
}

}  // namespace

Result<void> Teams::seed(Dice &dice)
{
    struct Part
    {
        const char *name;
        const char *displayName;
        const char *info;
        std::array<const char *, 4> members;
    };
    static constexpr Part parts[] = {
        {"harbourlights",
         "Harbour Lights",
         "<p>Calm evenings, tea, and <b>very</b> small boats.</p>",
         {"teaandturrets", "paperlantern", "moonlitforge", "wrenloft"}},
        {"owlparliament",
         "Owl Parliament",
         "<p>Those who are awake when you are.</p>",
         {"pipnocturne", "teaandturrets", "thistlegrand", nullptr}},
    };
    qint64 id = 7001;
    for (const Part &part : parts) {
        const qint64 at = m_world.clock().msecs() - dice.between(200, 900) * 24 * 3'600'000;
        must(m_database.run(
            "INSERT INTO teams (id, name, display_name, info, created_at) VALUES (?, ?, ?, ?, ?)", id,
            QLatin1String(part.name), QLatin1String(part.displayName), QLatin1String(part.info),
            at / 1000 * 1000));
        for (const char *login : part.members) {
            const auto user = login ? m_world.userByLogin(QLatin1String(login)) : std::nullopt;
            if (!user)
                continue;
            must(m_database.run("INSERT INTO team_members (team_id, user_id) VALUES (?, ?)", id,
                                rowId(user->id)));
        }
        ++id;
    }
    return {};
}

Result<QList<ChannelTeam>> Teams::ofChannel(const QString &broadcasterId)
{
    const auto user = m_world.user(broadcasterId);
    if (!user)
        return refuse(404, QStringLiteral("The broadcaster was not found."));
    QList<ChannelTeam> teams;
    Rows rows = m_database.query(
        "SELECT t.id, t.name, t.display_name, t.info, t.created_at FROM team_members m JOIN teams t"
        " ON t.id = m.team_id WHERE m.user_id = ? ORDER BY t.name",
        rowId(broadcasterId));
    while (rows.next()) {
        ChannelTeam &team = teams.emplaceBack();
        readInfo(m_world, rows, team);
        team.broadcasterId = user->id;
        team.broadcasterLogin = user->login;
        team.broadcasterName = user->displayName;
    }
    if (!rows.status())
        return rows.status().error();
    return teams;
}

Result<Team> Teams::team(const QString &name, const QString &id)
{
    Team team;
    {
        Rows rows = m_database.query(
            "SELECT id, name, display_name, info, created_at FROM teams WHERE name = ? OR id = ?",
            name.toLower(), rowId(id));
        if (!rows.next())
            return refuse(404, QStringLiteral("The team was not found."));
        readInfo(m_world, rows, team);
    }
    Rows rows = m_database.query("SELECT u.id, u.login, u.display_name FROM team_members m JOIN users u"
                                 " ON u.id = m.user_id WHERE m.team_id = ? ORDER BY u.login",
                                 rowId(team.id));
    while (rows.next())
        team.users.append({.userId = rows.text(0), .userLogin = rows.text(1), .userName = rows.text(2)});
    return team;
}

void Teams::serve(Service &service)
{
    service.on<GetChannelTeams>([this](const auto &in) { return ofChannel(in.broadcasterId); });
    service.on<GetTeams>(getTeams);
}

}  // namespace Sidestage::Sandbox
