// SPDX-License-Identifier: GPL-3.0-or-later

// Blocked terms: which texts they match, and the list of them (api-facts C10, D6).

#include "moderation_fixture.h"

#include "sandbox/chat/blocked_terms.h"
#include "schema/values.h"

#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

class TestBlockedTerms : public QObject, ModerationFixture
{
    Q_OBJECT

    Sandbox::BlockedTerms &terms() { return h->world->area<Sandbox::BlockedTerms>(); }
    Answer list(const Query &more = {}, const char *moderator = "wrenloft")
    {
        return h->get(h->signIn(moderator), "/moderation/blocked_terms",
                      by("teaandturrets", moderator) + more);
    }
    Answer add(const QString &words, const char *moderator = "wrenloft")
    {
        return h->call(h->signIn(moderator), "POST", "/moderation/blocked_terms",
                       by("teaandturrets", moderator), body({{u"text"_s, words}}));
    }
    Answer remove(const QString &id, const char *moderator = "wrenloft")
    {
        return h->call(h->signIn(moderator), "DELETE", "/moderation/blocked_terms",
                       by("teaandturrets", moderator) + with("id", id));
    }

private Q_SLOTS:
    void init() { startModeration(); }
    void cleanup() { stopChat(); }

    void aTermIsAddedAndRemoved()
    {
        const Heard told = heardAsModerator("automod.terms.update");
        const Heard one = heardAsModerator("channel.moderate", "1");
        const Heard two = heardAsModerator("channel.moderate", "2");
        const auto answer = add(u"Cold tea"_s);
        QCOMPARE(answer.status(), 200);
        const QString id = text(answer.first(), "id");
        QVERIFY(!id.isEmpty());
        QCOMPARE(answer.data(),
                 (QJsonArray{QJsonObject{{u"broadcaster_id"_s, m_tea},
                                         {u"moderator_id"_s, m_wren},
                                         {u"id"_s, id},
                                         {u"text"_s, u"Cold tea"_s},
                                         {u"created_at"_s, now()},
                                         {u"updated_at"_s, now()},
                                         {u"expires_at"_s, QJsonValue::Null}}}));
        QCOMPARE(list().first(), answer.first());
        const auto event = [&](const QString &action) {
            QJsonObject expected = eventAbout(
                "wrenloft", "wrenloft",
                {{u"action"_s, action}, {u"from_automod"_s, false}, {u"terms"_s, QJsonArray{u"Cold tea"_s}}});
            for (const char *name : {"user_id", "user_login", "user_name"})
                expected.remove(QLatin1String(name));
            return expected;
        };
        const auto fields = [](const QString &action) {
            return QJsonObject{{u"action"_s, action},
                               {u"list"_s, u"blocked"_s},
                               {u"terms"_s, QJsonArray{u"Cold tea"_s}},
                               {u"from_automod"_s, false}};
        };
        QCOMPARE(told.events(), QList{event(u"add_blocked"_s)});
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"add_blocked_term"_s, "automod_terms", fields(u"add"_s));

        // The same one, in whatever case, is returned as it is.
        h->clock.advance(1h);
        QCOMPARE(add(u"  cold   TEA "_s, "pipnocturne").first(), answer.first());
        QCOMPARE(told.events().size(), 1);

        QCOMPARE(remove(id).status(), 204);
        QCOMPARE(told.events().last(), event(u"remove_blocked"_s));
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"remove_blocked_term"_s, "automod_terms", fields(u"remove"_s));
        QVERIFY(!list().column("id").contains(id));
        QCOMPARE(remove(id).status(), 204);
        QCOMPARE(remove(u"unknown"_s).status(), 204);
        QCOMPARE(told.events().size(), 2);
    }

    void aTermMatchesWholeWords_data()
    {
        QTest::addColumn<QString>("term");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("found");  // empty: nothing
        const auto row = [](const char *term, const char *message, const char *found) {
            QTest::addRow("%s | %s", term, message)
                << QString::fromUtf8(term) << QString::fromUtf8(message) << QString::fromUtf8(found);
        };
        row("cat", "a cat sat", "cat");
        row("cat", "CAT!", "CAT");
        row("cat", "category", "");
        row("cat", "bobcat", "");
        row("cat*", "two categories, one cat", "categories");
        row("cat*", "bobcat", "");
        row("*cat", "a bobcat", "bobcat");
        row("*cat", "bobcats", "");
        row("*cat*", "those bobcats!", "bobcats");
        row("buy follow*", "Buy  followers now", "Buy  followers");
        row("buy follow*", "buy some followers", "");
        row("*buy* now", "rebuying now", "rebuying now");
        row("a.c", "abc", "");
        row("a.c", "see a.c here", "a.c");
        row(":-(", "oh:-(no", ":-(");
        row("größe", "GRÖSSE", "");
        row("größe", "die GRÖßE zählt", "GRÖßE");
        row("кот*", "мои КОТИКИ", "КОТИКИ");
        row("cat_", "cat_ cat_s", "cat_");
    }
    void aTermMatchesWholeWords()
    {
        QFETCH(QString, term);
        QFETCH(QString, message);
        QFETCH(QString, found);
        const auto added = terms().add(m_quill, m_quill, term);
        QVERIFY(added);
        const auto matches = terms().matches(m_quill, message);
        QCOMPARE(matches.size(), found.isEmpty() ? 0 : 1);
        if (!found.isEmpty()) {
            QCOMPARE(matches[0].termId, added->id);
            QCOMPARE(message.mid(matches[0].start, matches[0].end - matches[0].start + 1), found);
        }
    }

    void aWildcardIsAtTheEndOfAWord()
    {
        for (const char *wrong : {"c*t", "**", "*", "cat**", "cat * dog", "a cat d*g", "x", " x ", ""})
            QVERIFY2(add(QLatin1String(wrong)).status() == 400, wrong);
        QCOMPARE(add(QString(501, u'x')).status(), 400);
        QVERIFY(add(u"c*t"_s).message().contains("wildcard"_L1));
        for (const char *right : {"*cat*", "cat* *dog", "xy", "*y"})
            QVERIFY2(add(QLatin1String(right)).status() == 200, right);
        QCOMPARE(add(QString(500, u'x')).status(), 200);
    }

    void aMessageWithATermIsHeld()
    {
        QCOMPARE(dropCode("quillscribe", u"some cold tea"_s), QString());
        const QString id = text(add(u"cold tea"_s).first(), "id");
        QCOMPARE(dropCode("quillscribe", u"more COLD tea!"_s), u"msg_rejected"_s);
        QCOMPARE(dropCode("quillscribe", u"warm tea"_s), QString());
        // Moderators may write it, and so may everybody in other channels.
        QCOMPARE(dropCode("wrenloft", u"no cold tea here"_s), QString());
        QCOMPARE(dropCode("teaandturrets", u"never cold tea"_s), QString());
        QVERIFY(terms().matches(m_pip, u"cold tea"_s).isEmpty());
        QCOMPARE(remove(id).status(), 204);
        QCOMPARE(dropCode("quillscribe", u"cold tea again"_s), QString());
    }

    void aTermOfAutomodEnds()
    {
        const Heard told = heardAsModerator("automod.terms.update");
        const QDateTime end = h->world->clock().now().addSecs(3600);
        control("add-blocked-term",
                "{'channel':'teaandturrets','term':'lukewarm','moderator':'wrenloft',"
                "'expires_in_seconds':3600}");
        const QString id = terms().idOf(m_tea, u"lukewarm"_s);
        QVERIFY(told.events().last()["from_automod"_L1].toBool());
        QCOMPARE(text(list().first(), "expires_at"), Api::formatTime(end));
        h->clock.advance(1h - 1ms);
        QCOMPARE(terms().matches(m_tea, u"lukewarm"_s).size(), 1);
        h->clock.advance(1ms);
        QCOMPARE(terms().matches(m_tea, u"lukewarm"_s).size(), 0);
        QVERIFY(!list().column("id").contains(id));
        QCOMPARE(told.events().size(), 1);
        // One of a moderator stays.
        control("add-blocked-term", "{'channel':'teaandturrets','term':'tepid'}");
        h->clock.advance(24h * 400);
        QCOMPARE(dropCode("quillscribe", u"tepid"_s), u"msg_rejected"_s);
        // It can be added anew, and does not become older by a clock that is set back.
        QVERIFY(terms().add(m_tea, m_wren, u"lukewarm"_s, h->clock.now().addSecs(3600)));
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-48h); }));
        QCOMPARE(terms().matches(m_tea, u"lukewarm"_s).size(), 0);
        QVERIFY(h->world->settle());
        QVERIFY(terms().idOf(m_tea, u"lukewarm"_s).isEmpty());
    }

    void onlyModeratorsSeeAndChangeThem()
    {
        QCOMPARE(list({}, "quillscribe").status(), 403);
        QCOMPARE(add(u"no"_s, "quillscribe").status(), 403);
        QCOMPARE(remove(u"no"_s, "quillscribe").status(), 403);
        const auto reader = h->signIn("wrenloft", {Scope::ModeratorReadBlockedTerms});
        QCOMPARE(h->get(reader, "/moderation/blocked_terms", by("teaandturrets", "wrenloft")).status(), 200);
        QCOMPARE(h->call(reader, "POST", "/moderation/blocked_terms", by("teaandturrets", "wrenloft"),
                         "{\"text\":\"cold\"}")
                     .status(),
                 401);
        // A term of another channel stays.
        const QString id = text(add(u"cold tea"_s).first(), "id");
        QCOMPARE(h->call(h->signIn("pipnocturne"), "DELETE", "/moderation/blocked_terms",
                         by("pipnocturne", "pipnocturne") + with("id", id))
                     .status(),
                 204);
        QVERIFY(list().column("id").contains(id));
    }

    void theListIsPagedTheNewestFirst()
    {
        QStringList all = list(with("first", 100)).column("text");
        QCOMPARE(all.size(), 5);
        for (int i = 0; i < 30; ++i) {
            const QString term = u"term %1"_s.arg(i);
            QCOMPARE(add(term).status(), 200);
            all.prepend(term);
        }
        for (const int first : {1, 7, 35, 100})
            QCOMPARE(walk([&](const QString &after) { return list(paged({}, first, after)); }, "text"), all);
        QCOMPARE(list().data().size(), 20);
        h->verifyIndexed("SELECT number FROM blocked_terms WHERE broadcaster_id = ? AND number < ?"
                         " ORDER BY number DESC LIMIT ?",
                         "blocked_terms_of_channel (broadcaster_id=? AND number<?)");
    }

    void veryManyAreFound()
    {
        control("fill-blocked-terms", "{'channel':'teaandturrets','count':20000}");
        QCOMPARE(terms().matches(m_tea, u"I am spambot19999 and spambot1, not spambot20001"_s).size(), 2);
        QCOMPARE(dropCode("quillscribe", u"hello, I am SpamBot777"_s), u"msg_rejected"_s);
        control("fill-blocked-terms", "{'channel':'teaandturrets','count':1}");
        QCOMPARE(terms().matches(m_tea, u"spambot20001"_s).size(), 1);
    }

    void whatCouldNotBeReadIsReadAgain()
    {
        QVERIFY(terms().add(m_tea, m_tea, u"cold tea"_s));
        QVERIFY(h->world->database().execute("ALTER TABLE blocked_terms RENAME TO unreadable"));
        QVERIFY(terms().matches(m_tea, u"cold tea"_s).isEmpty());
        QVERIFY(h->world->database().execute("ALTER TABLE unreadable RENAME TO blocked_terms"));
        QCOMPARE(terms().matches(m_tea, u"cold tea"_s).size(), 1);
    }

    void aTermOutlivesTheProgram()
    {
        const QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        {
            Harness first(settings);
            const QString tea = first.idOf("teaandturrets");
            QVERIFY(first.world->area<Sandbox::BlockedTerms>().add(tea, tea, u"cold tea*"_s));
        }
        Harness second(settings);
        QCOMPARE(second.world->area<Sandbox::BlockedTerms>()
                     .matches(second.idOf("teaandturrets"), u"Cold teapots"_s)
                     .size(),
                 1);
    }
};

QTEST_GUILESS_MAIN(TestBlockedTerms)
#include "tst_blocked_terms.moc"
