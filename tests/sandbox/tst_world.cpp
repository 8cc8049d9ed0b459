// SPDX-License-Identifier: GPL-3.0-or-later

// The seeded world: the same for the same seed, with the parts that the story needs.

#include "harness.h"

#include "api/languages.h"

#include <QSet>

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
        QVERIFY(live.contains(QStringLiteral("teaandturrets"))
                && live.contains(QStringLiteral("pipnocturne")));
        QVERIFY(!live.contains(QStringLiteral("quillscribe")));
        QCOMPARE(banned, QStringLiteral("gravelpike"));
        QVERIFY(h.world->follows().followerCount(h.idOf("teaandturrets")) > 3000);
        QSet<QString> names;
        for (const auto &category : h.world->categories())
            names.insert(category.game.name);
        QCOMPARE(names.size(), h.world->categories().size());
    }

    void moreFollowersCanCome()
    {
        Harness h({.followers = 100});
        const QString tea = h.idOf("teaandturrets");
        const int before = h.world->follows().followerCount(tea);
        QVERIFY(Sandbox::addFollowers(*h.world, tea, 500));
        QCOMPARE(h.world->follows().followerCount(tea), before + 500);
    }

    void languagesAreKnownByTheirCode()
    {
        QSet<QString> codes;
        for (const auto &language : Api::languages()) {
            QVERIFY2(QLatin1String(language.code) == QLatin1String("other") || qstrlen(language.code) == 2,
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
