// SPDX-License-Identifier: GPL-3.0-or-later

// PUT /users, /users/blocks and PUT /chat/color: what users decide about themselves.

#include "sandbox/events/event_line.h"

#include "sandbox/users/users.h"

using namespace Sidestage;
using Api::Scope;

class TestUsers : public QObject, EventSubFixture
{
    Q_OBJECT

    QString description(const QString &id) { return h->world->user(id).value_or(Api::User()).description; }
    Answer describe(const QString &text)
    {
        return h->call(m_as, "PUT", "/users", {{u"description"_s, text}});
    }
    Answer block(const char *method, const QString &target, const Query &more = {})
    {
        return h->call(m_as, method, "/users/blocks", Query{{u"target_user_id"_s, target}} + more);
    }
    QStringList blocked(int size = 0)
    {
        return walk(
            [&](const QString &after) {
                return h->get(m_as, "/users/blocks", paged({{u"broadcaster_id"_s, m_tea}}, size, after));
            },
            "user_id");
    }
    Answer colour(const As &as, const QString &id, const QString &value)
    {
        return h->call(as, "PUT", "/chat/color", {{u"user_id"_s, id}, {u"color"_s, value}});
    }
    QString colourOf(const QString &id)
    {
        return h->get(h->app(), "/chat/color", {{u"user_id"_s, id}}).first()["color"_L1].toString();
    }

private Q_SLOTS:
    void init() { start(); }

    void theDescriptionIsChangedAndTold()
    {
        EventLineEnd &line = connectLine();
        QCOMPARE(subscribe(line, "user.update", "1", of(m_tea, "user_id")).status(), 202);
        const auto answer = describe(u"Tea, towers & <b>trouble</b>"_s);
        QCOMPARE(answer.status(), 200);
        QCOMPARE(text(answer.first(), "description"), u"Tea, towers & <b>trouble</b>"_s);
        QCOMPARE(text(answer.first(), "id"), m_tea);
        QCOMPARE(description(m_tea), u"Tea, towers & <b>trouble</b>"_s);
        // The same text again is no change, and neither is a request without one.
        QCOMPARE(describe(description(m_tea)).status(), 200);
        QCOMPARE(h->call(m_as, "PUT", "/users").status(), 200);
        const auto events = line.events("user.update");
        QCOMPARE(events.size(), 1);
        QCOMPARE(text(events[0], "user_id"), m_tea);
        QCOMPARE(text(events[0], "user_login"), u"teaandturrets"_s);
        QCOMPARE(text(events[0], "description"), u"Tea, towers & <b>trouble</b>"_s);
        QCOMPARE(text(events[0], "email"), QString());

        QCOMPARE(describe(QString(300, u'ü')).status(), 200);
        QCOMPARE(describe(QString(301, u'x')).status(), 400);
        QCOMPARE(description(m_tea), QString(300, u'ü'));
        QCOMPARE(describe(u""_s).status(), 200);
        QCOMPARE(description(m_tea), QString());
    }

    void theAnswerHasTheEmailWithItsPermissionOnly()
    {
        const auto email = [&](Harness::ScopeSet scopes) {
            return h->call(h->signIn("quillscribe", scopes), "PUT", "/users").first().contains("email"_L1);
        };
        QVERIFY(email({Scope::UserEdit, Scope::UserReadEmail}));
        QVERIFY(!email({Scope::UserEdit}));
    }

    void theNewestBlockIsListedFirst()
    {
        QCOMPARE(blocked(), QStringList());
        QStringList all;
        for (const char *login : {"pipnocturne", "quillscribe", "moonlitforge", "wrenloft"}) {
            all.prepend(h->idOf(login));
            const auto answer
                = block("PUT", all.first(), {{u"source_context"_s, u"chat"_s}, {u"reason"_s, u"spam"_s}});
            QCOMPARE(answer.status(), 204);
            QVERIFY(answer.response.body.isEmpty());
            h->clock.advance(std::chrono::seconds(1));
        }
        QCOMPARE(blocked(), all);
        QCOMPARE(blocked(1), all);
        QCOMPARE(blocked(3), all);
        // A second block keeps the place of the first.
        QCOMPARE(block("PUT", all.last()).status(), 204);
        QCOMPARE(blocked(), all);
        QCOMPARE(block("DELETE", all.takeAt(1)).status(), 204);
        QCOMPARE(blocked(), all);
        QCOMPARE(block("DELETE", h->idOf("thistlegrand")).status(), 204);
        // The list is its owner's.
        const auto others = h->get(h->signIn("pipnocturne"), "/users/blocks", {{u"broadcaster_id"_s, m_tea}});
        QCOMPARE(others.status(), 401);
    }

    void whoCannotBeBlocked()
    {
        QCOMPARE(block("PUT", m_tea).message(), u"The user may not block themselves."_s);
        QCOMPARE(block("PUT", u"1"_s).message(), u"The user in target_user_id does not exist."_s);
        QCOMPARE(block("PUT", m_pip, {{u"reason"_s, u"dislike"_s}}).status(), 400);
        QCOMPARE(block("PUT", m_pip, {{u"source_context"_s, u"raid"_s}}).status(), 400);
        QCOMPARE(blocked(), QStringList());
    }

    void aBlockedBroadcasterCannotRaid()
    {
        QVERIFY(h->world->goLive(m_tea, 10, h->clock.now()) && h->world->goLive(m_pip, 10, h->clock.now()));
        const auto raid = [&] {
            return h->call(h->signIn("pipnocturne"), "POST", "/raids",
                           {{u"from_broadcaster_id"_s, m_pip}, {u"to_broadcaster_id"_s, m_tea}});
        };
        QCOMPARE(block("PUT", m_pip).status(), 204);
        QCOMPARE(raid().message(), u"The broadcaster may not raid this channel."_s);
        QCOMPARE(block("DELETE", m_pip).status(), 204);
        QCOMPARE(raid().status(), 200);
    }

    void aChatColourByNameOrForPartnersByValue()
    {
        QCOMPARE(colour(m_as, m_tea, u"blue_violet"_s).status(), 204);
        QCOMPARE(colourOf(m_tea), u"#8A2BE2"_s);
        // TeaAndTurrets is an affiliate.
        QCOMPARE(colour(m_as, m_tea, u"#12ab9F"_s).message(),
                 u"Invalid color: only users with Turbo or Prime may choose any."_s);
        for (const char *wrong :
             {"Blue_Violet", "mauve", "#12ab9", "#12ab9Fa", "12ab9F", "#12ab9F\n", "#12ab9g"})
            QCOMPARE(colour(m_as, m_tea, QLatin1String(wrong)).message(), u"Invalid color"_s);
        QCOMPARE(colourOf(m_tea), u"#8A2BE2"_s);
        QCOMPARE(colour(h->signIn("pipnocturne"), m_pip, u"#12ab9F"_s).status(), 204);
        QCOMPARE(colourOf(m_pip), u"#12AB9F"_s);
        QCOMPARE(colour(m_as, m_pip, u"red"_s).status(), 401);
    }
};

QTEST_GUILESS_MAIN(TestUsers)
#include "tst_users.moc"
