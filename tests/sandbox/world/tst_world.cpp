// SPDX-License-Identifier: GPL-3.0-or-later

// The seeded world: reproducible for a seed, with all parts that its cast needs.

#include "sandbox/harness.h"

#include "api/languages.h"
#include "sandbox/goals/goals.h"

#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;

class TestWorld : public QObject
{
    Q_OBJECT

    static QStringList users(Harness &h)
    {
        QStringList lines;
        Rows rows = h.world->database().query(
            "SELECT id, login, display_name, broadcaster_type FROM users ORDER BY id");
        while (rows.next())
            lines.append(QStringList{rows.text(0), rows.text(1), rows.text(2), rows.text(3)}.join(u' '));
        return lines;
    }

private Q_SLOTS:
    void theSameSeedIsTheSameWorld()
    {
        Harness one({.seed = 7, .followers = 300});
        Harness again({.seed = 7, .followers = 300});
        Harness other({.seed = 8, .followers = 300});
        QCOMPARE(users(one), users(again));
        QVERIFY(users(one) != users(other));
        QCOMPARE(one.ready.secret, again.ready.secret);
        QVERIFY(one.ready.secret != other.ready.secret);
        QCOMPARE(one.ready.secret.size(), 30);
    }

    void theStoryHasItsPeople()
    {
        Harness h({.followers = 3200});
        const auto type
            = [&](const char *login) { return h.world->userByLogin(QLatin1String(login))->broadcasterType; };
        QCOMPARE(type("teaandturrets"), Api::BroadcasterType::Affiliate);
        QCOMPARE(type("pipnocturne"), Api::BroadcasterType::Partner);
        QCOMPARE(type("quillscribe"), Api::BroadcasterType::Plain);
        QVERIFY(h.world->isModerator(h.idOf("teaandturrets"), h.idOf("pipnocturne")));
        QVERIFY(!h.world->isModerator(h.idOf("teaandturrets"), h.idOf("quillscribe")));
        QStringList live;
        QString banned;
        for (const auto &member : h.world->cast()) {
            if (member.live)
                live.append(member.user.login);
            if (!member.bannedFrom.isEmpty())
                banned = member.user.login;
        }
        QVERIFY(live.contains(u"teaandturrets"_s) && live.contains(u"pipnocturne"_s));
        QVERIFY(!live.contains(u"quillscribe"_s));
        QCOMPARE(banned, u"gravelpike"_s);
        QVERIFY(h.world->follows().followerCount(h.idOf("teaandturrets")) > 3000);
        QSet<QString> names;
        for (const auto &category : h.world->categories())
            names.insert(category.game.name);
        QCOMPARE(names.size(), h.world->categories().size());
    }

    void channelsHaveFollowersAsTheyHaveViewers()
    {
        Harness h({.followers = 3200});
        const auto followers
            = [&](const char *login) { return h.world->follows().followerCount(h.idOf(login)); };
        QVERIFY(followers("pipnocturne") > 3000);
        QVERIFY(followers("moonlitforge") < followers("pipnocturne") * 2 / 3);
        QVERIFY(followers("paperlantern") < followers("moonlitforge") / 2);
        QVERIFY(followers("sundaywelder") < followers("paperlantern") / 2);
        for (const char *login : {"sundaywelder", "thistlegrand", "mirelark", "quillscribe"})
            QVERIFY2(followers(login) > 0, login);
        // Among the others, the ten with the most viewers have more followers than the ten with the fewest.
        QList<std::pair<int, int>> others;
        Rows rows = h.world->database().query(
            "SELECT s.viewers, ifnull(t.followers, 0) FROM streams s JOIN users u ON u.id = s.user_id"
            " LEFT JOIN follow_totals t ON t.user_id = u.id WHERE u.cast_order IS NULL ORDER BY s.viewers");
        while (rows.next())
            others.append({int(rows.integer(0)), int(rows.integer(1))});
        int few = 0, many = 0;
        for (int i = 0; i < 10; ++i) {
            few += others[i].second;
            many += others[others.size() - 1 - i].second;
        }
        QVERIFY2(many > few * 2, qPrintable(u"%1 and %2"_s.arg(few).arg(many)));
        // The stored totals are correct.
        Rows wrong = h.world->database().query(
            "SELECT count(*) FROM follow_totals t WHERE"
            " t.followers <> (SELECT count(*) FROM follows f WHERE f.broadcaster_id = t.user_id)"
            " OR t.followed <> (SELECT count(*) FROM follows f WHERE f.user_id = t.user_id)");
        QVERIFY(wrong.next());
        QCOMPARE(wrong.integer(0), 0);
        const auto page = h.get(h.signIn("pipnocturne"), "/channels/followers",
                                {{u"broadcaster_id"_s, h.idOf("pipnocturne")}});
        QCOMPARE(page.data().size(), 20);
        QCOMPARE(page.json["total"_L1].toInt(), followers("pipnocturne"));
        Rows times = h.world->database().query(
            "SELECT count(*) FROM follows f JOIN users u ON u.id = f.user_id"
            " WHERE f.followed_at > ? OR f.followed_at < u.created_at OR f.followed_at % 1000 <> 0",
            h.clock.msecs());
        QVERIFY(times.next());
        QCOMPARE(times.integer(0), 0);
    }

    void theSameSeedHasTheSameFollows()
    {
        const auto follows = [](Harness &h) {
            QStringList lines;
            Rows rows = h.world->database().query(
                "SELECT broadcaster_id, user_id FROM follows ORDER BY broadcaster_id, user_id");
            while (rows.next())
                lines.append(rows.text(0) + u' ' + rows.text(1));
            return lines;
        };
        Harness one({.seed = 7, .followers = 300});
        Harness again({.seed = 7, .followers = 300});
        QCOMPARE(follows(one), follows(again));
    }

    void moreFollowersCanCome()
    {
        Harness h({.followers = 100});
        const QString tea = h.idOf("teaandturrets");
        const int before = h.world->follows().followerCount(tea);
        QVERIFY(Sandbox::addFollowers(*h.world, tea, 500));
        QCOMPARE(h.world->follows().followerCount(tea), before + 500);
    }

    void anAreaThatIsNewerThanTheFileIsAdded()
    {
        QTemporaryDir dir;
        Sandbox::WorldSettings settings{.dbFile = dir.filePath(u"world.sqlite"_s), .followers = 60};
        std::vector<Sandbox::AreaKind> older;
        for (const Sandbox::AreaKind &kind : Sandbox::allAreas()) {
            if (qstrcmp(kind.name, "goals") != 0)
                older.push_back(kind);
        }
        {
            const auto world = Sandbox::World::open(settings, older);
            QVERIFY2(world, world ? "" : qPrintable(world.error().message));
            QVERIFY((*world)->addUser({.id = u"7"_s,
                                       .login = u"seven"_s,
                                       .displayName = u"Seven"_s,
                                       .createdAt = QDateTime::fromMSecsSinceEpoch(0)}));
        }
        for (int time = 0; time < 2; ++time) {
            const auto world = Sandbox::World::open(settings, Sandbox::allAreas());
            QVERIFY2(world, world ? "" : qPrintable(world.error().message));
            QVERIFY((*world)->userByLogin(u"seven"_s));
            const QString tea = (*world)->userByLogin(u"teaandturrets"_s)->id;
            QCOMPARE((*world)->area<Sandbox::Goals>().running(tea)->size(), 2);
        }
    }

    void languagesAreKnownByTheirCode()
    {
        QSet<QString> codes;
        for (const auto &language : Api::languages()) {
            QVERIFY2(QLatin1String(language.code) == "other"_L1 || qstrlen(language.code) == 2,
                     language.code);
            QVERIFY(qstrlen(language.name) > 0);
            codes.insert(QLatin1String(language.code));
        }
        QCOMPARE(codes.size(), Api::languages().size());
        QVERIFY(Api::findLanguage(u"DE"));
        QVERIFY(!Api::findLanguage(u"xx") && !Api::findLanguage(u""));
    }

    void idsAreNumbersAndNothingElse()
    {
        QCOMPARE(Sandbox::rowId(u"48422630"), 48422630);
        for (const char *text : {"", " 1", "1 ", "-1", "+1", "0x1", "1\n", "9999999999999999999", "1e3", "٣"})
            QCOMPARE(Sandbox::rowId(QString::fromUtf8(text)), -1);
    }
};

QTEST_GUILESS_MAIN(TestWorld)
#include "tst_world.moc"
