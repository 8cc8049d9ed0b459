// SPDX-License-Identifier: GPL-3.0-or-later

// GET /teams and /teams/channel.

#include "sandbox/harness.h"

using namespace Sidestage;

class TestTeams : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Harness::Answer get(const char *path, const Harness::Query &query = {})
    {
        return h->get(h->app(), path, query);
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void aTeamIsFoundByNameOrById()
    {
        const auto byName = get("/teams", {{u"name"_s, u"HarbourLights"_s}});
        QCOMPARE(byName.status(), 200);
        const QJsonObject team = byName.first();
        QCOMPARE(team["team_display_name"_L1].toString(), u"Harbour Lights"_s);
        QCOMPARE(team["users"_L1].toArray().size(), 4);
        QVERIFY(team["banner"_L1].isNull());
        const auto byId = get("/teams", {{u"id"_s, team["id"_L1].toString()}});
        QCOMPARE(byId.first(), team);
        QCOMPARE(get("/teams").status(), 400);
        QCOMPARE(get("/teams", {{u"id"_s, u"7001"_s}, {u"name"_s, u"harbourlights"_s}}).status(), 400);
        QCOMPARE(get("/teams", {{u"name"_s, u"nobody"_s}}).status(), 404);
        QCOMPARE(get("/teams", {{u"id"_s, u"9"_s}}).status(), 404);
    }

    void aChannelNamesItsTeams()
    {
        const auto teams = get("/teams/channel", {{u"broadcaster_id"_s, h->idOf("teaandturrets")}});
        QCOMPARE(teams.status(), 200);
        QCOMPARE(teams.json["data"_L1].toArray().size(), 2);
        QCOMPARE(teams.first()["team_name"_L1].toString(), u"harbourlights"_s);
        QCOMPARE(teams.first()["broadcaster_login"_L1].toString(), u"teaandturrets"_s);
        const auto none = get("/teams/channel", {{u"broadcaster_id"_s, h->idOf("quillscribe")}});
        QCOMPARE(none.status(), 200);
        QVERIFY(none.json["data"_L1].toArray().isEmpty());
        QCOMPARE(get("/teams/channel", {{u"broadcaster_id"_s, u"1"_s}}).status(), 404);
    }
};

QTEST_GUILESS_MAIN(TestTeams)
#include "tst_teams.moc"
