// SPDX-License-Identifier: GPL-3.0-or-later

// Requests to be unbanned: who can ask, every status, and what is told (api-facts C10, D6).

#include "moderation_fixture.h"

#include "sandbox/moderation/unban_requests.h"
#include "schema/values.h"

#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

class TestUnbanRequests : public QObject, ModerationFixture
{
    Q_OBJECT

    Sandbox::UnbanRequests &requests() { return h->world->area<Sandbox::UnbanRequests>(); }
    Result<Api::UnbanRequest> ask(const QString &user, const QString &words = u"sorry"_s)
    {
        return requests().create(m_tea, user, words);
    }
    /// The id of a new request of QuillScribe, who is banned for it.
    QString asked()
    {
        if (!h->world->isBanned(m_tea, m_quill) && !h->world->ban(m_tea, m_quill))
            qFatal("not banned");
        return ask(m_quill).value_or({}).id;
    }
    Answer list(const char *status, const Query &more = {}, const char *moderator = "wrenloft")
    {
        return h->get(h->signIn(moderator), "/moderation/unban_requests",
                      by("teaandturrets", moderator) + with("status", QLatin1String(status)) + more);
    }
    Answer resolve(const QString &id, const char *status, const QString &words = {},
                   const char *moderator = "wrenloft")
    {
        Query query = by("teaandturrets", moderator) + with("unban_request_id", id)
            + with("status", QLatin1String(status));
        if (!words.isEmpty())
            query += with("resolution_text", words);
        return h->call(h->signIn(moderator), "PATCH", "/moderation/unban_requests", query);
    }
    /// The request of QuillScribe in the list of this status; empty: it is not there.
    QJsonObject entry(const char *status) { return list(status, with("user_id", m_quill)).first(); }

private Q_SLOTS:
    void init() { startModeration(); }
    void cleanup() { stopChat(); }

    void aRequestWaitsForAnAnswer()
    {
        const Heard created = heardAsModerator("channel.unban_request.create");
        const QString at = now(), fineAt = fine(h->clock.now());
        const QString id = asked();
        QVERIFY(!id.isEmpty());
        QCOMPARE(created.events(),
                 QList{eventAbout("quillscribe", nullptr,
                                  {{u"id"_s, id}, {u"text"_s, u"sorry"_s}, {u"created_at"_s, fineAt}})});
        QJsonObject expected = userFields("quillscribe");
        expected["id"_L1] = id;
        expected["broadcaster_id"_L1] = m_tea;
        expected["broadcaster_login"_L1] = u"teaandturrets"_s;
        expected["broadcaster_name"_L1] = u"TeaAndTurrets"_s;
        for (const char *name : {"moderator_id", "moderator_login", "moderator_name"})
            expected[QLatin1String(name)] = QString();
        expected["text"_L1] = u"sorry"_s;
        expected["status"_L1] = u"pending"_s;
        expected["created_at"_L1] = at;
        expected["resolved_at"_L1] = QJsonValue::Null;
        expected["resolution_text"_L1] = QJsonValue::Null;
        QCOMPARE(entry("pending"), expected);
    }

    void approvingUnbans()
    {
        const QString id = asked();
        const Heard resolved = heardAsModerator("channel.unban_request.resolve");
        const Heard unbanned = heard("channel.unban");
        const Heard one = heardAsModerator("channel.moderate", "1");
        const Heard two = heardAsModerator("channel.moderate", "2");
        h->clock.advance(1h);
        const QString at = now();
        const auto answer = resolve(id, "approved", u"welcome back"_s);
        QCOMPARE(answer.status(), 200);
        const QJsonObject request = answer.first();
        QCOMPARE(text(request, "status"), u"approved"_s);
        QCOMPARE(text(request, "resolved_at"), at);
        QCOMPARE(text(request, "resolution_text"), u"welcome back"_s);
        QCOMPARE(text(request, "moderator_login"), u"wrenloft"_s);
        QCOMPARE(entry("approved"), request);
        QVERIFY(entry("pending").isEmpty());
        QVERIFY(!h->world->isBanned(m_tea, m_quill));
        QCOMPARE(unbanned.events(), QList{eventAbout("quillscribe", "wrenloft")});
        QCOMPARE(
            resolved.events(),
            QList{eventAbout(
                "quillscribe", "wrenloft",
                {{u"id"_s, id}, {u"resolution_text"_s, u"welcome back"_s}, {u"status"_s, u"approved"_s}})});
        QJsonObject fields = userFields("quillscribe");
        fields["is_approved"_L1] = true;
        fields["moderator_message"_L1] = u"welcome back"_s;
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"approve_unban_request"_s, "unban_request", fields);
        QCOMPARE(resolve(id, "denied").status(), 400);
        QCOMPARE(resolve(id, "denied").message(), u"The unban request has already been resolved."_s);
    }

    void whoWasDeniedStaysBannedAndMayReadWhy()
    {
        const QString id = asked();
        const Heard resolved = heardAsModerator("channel.unban_request.resolve");
        const Heard two = heardAsModerator("channel.moderate", "2");
        QCOMPARE(requests().acknowledge(m_tea, m_quill).error().status, 404);
        QCOMPARE(resolve(id, "denied").status(), 200);
        QVERIFY(h->world->isBanned(m_tea, m_quill));
        QCOMPARE(resolved.events(),
                 QList{eventAbout(
                     "quillscribe", "wrenloft",
                     {{u"id"_s, id}, {u"resolution_text"_s, QJsonValue::Null}, {u"status"_s, u"denied"_s}})});
        QJsonObject fields = userFields("quillscribe");
        fields["is_approved"_L1] = false;
        fields["moderator_message"_L1] = QString();
        verifyAction(two, u"deny_unban_request"_s, "unban_request", fields);
        QVERIFY(entry("denied")["resolution_text"_L1].isNull());

        control("read-unban-answer", "{'channel':'teaandturrets','viewer':'quillscribe'}");
        QVERIFY(entry("denied").isEmpty());
        QCOMPARE(text(entry("acknowledged"), "id"), id);
        QCOMPARE(text(entry("acknowledged"), "moderator_login"), u"wrenloft"_s);
        QCOMPARE(resolved.events().size(), 1);
        QCOMPARE(two.events().size(), 1);
        QCOMPARE(requests().acknowledge(m_tea, m_quill).error().status, 404);
    }

    void aRequestIsCanceledByItsUserAndByTheEndOfTheBan()
    {
        const Heard resolved = heardAsModerator("channel.unban_request.resolve");
        const Heard two = heardAsModerator("channel.moderate", "2");
        const QString first = asked();
        control("withdraw-unban-request", "{'channel':'teaandturrets','viewer':'quillscribe'}");
        QCOMPARE(text(entry("canceled"), "id"), first);
        QCOMPARE(text(entry("canceled"), "moderator_id"), QString());
        const QJsonValue none = QJsonValue::Null;
        QCOMPARE(resolved.events().last(),
                 eventAbout("quillscribe", nullptr,
                            {{u"id"_s, first},
                             {u"resolution_text"_s, none},
                             {u"status"_s, u"canceled"_s},
                             {u"moderator_user_id"_s, none},
                             {u"moderator_user_login"_s, none},
                             {u"moderator_user_name"_s, none}}));
        QCOMPARE(resolve(first, "approved").status(), 400);
        QVERIFY(h->world->isBanned(m_tea, m_quill));

        const QString second = asked();
        const auto told = two.events().size();
        QCOMPARE(unban("pipnocturne", "quillscribe").status(), 204);
        QCOMPARE(text(entry("canceled"), "id"), second);
        QCOMPARE(text(entry("canceled"), "moderator_login"), u"pipnocturne"_s);
        QCOMPARE(resolved.events().last(),
                 eventAbout("quillscribe", "pipnocturne",
                            {{u"id"_s, second}, {u"resolution_text"_s, none}, {u"status"_s, u"canceled"_s}}));
        // channel.moderate reports the unban alone.
        QCOMPARE(two.events().size(), told + 1);
        const auto refused = m_control->call(
            u"withdraw-unban-request"_s, QByteArray(R"({"channel":"teaandturrets","viewer":"quillscribe"})"));
        QCOMPARE(refused.error().status, 404);
    }

    void whoIsBannedCanAskOnce()
    {
        QCOMPARE(ask(m_quill).error().status, 400);
        QCOMPARE(timeout("wrenloft", "quillscribe", 60).status(), 200);
        QCOMPARE(ask(m_quill).error().status, 400);
        QCOMPARE(ban("wrenloft", "quillscribe").status(), 200);
        const auto first = ask(m_quill);
        QVERIFY(first);
        QCOMPARE(ask(m_quill).error().status, 409);
        QCOMPARE(resolve(first->id, "denied").status(), 200);
        QCOMPARE(ask(m_quill).error().status, 409);
        // Another ban is another matter.
        QCOMPARE(unban("wrenloft", "quillscribe").status(), 204);
        h->clock.advance(1s);
        QCOMPARE(ban("wrenloft", "quillscribe").status(), 200);
        QVERIFY(ask(m_quill));
    }

    void aChannelMayTakeNoRequests()
    {
        const QString id = asked();
        control("set-unban-requests", "{'channel':'teaandturrets','active':false}");
        QCOMPARE(resolve(id, "approved").status(), 400);
        QVERIFY(h->world->isBanned(m_tea, m_quill));
        QVERIFY(requests().cancel(m_tea, m_quill));
        QCOMPARE(ask(m_quill).error().status, 403);
        control("set-unban-requests", "{'channel':'teaandturrets','active':true}");
        QVERIFY(ask(m_quill));
    }

    void whatIsNoRequestIsRefused()
    {
        const QString id = asked();
        QCOMPARE(resolve(u"unknown"_s, "approved").status(), 404);
        // Of another channel.
        QCOMPARE(h->call(h->signIn("pipnocturne"), "PATCH", "/moderation/unban_requests",
                         by("pipnocturne", "pipnocturne") + with("unban_request_id", id)
                             + with("status", u"denied"_s))
                     .status(),
                 404);
        QCOMPARE(resolve(id, "pending").status(), 400);
        QCOMPARE(resolve(id, "denied", QString(501, u'x')).status(), 400);
        QCOMPARE(resolve(id, "denied", {}, "quillscribe").status(), 403);
        QCOMPARE(list("pending", {}, "quillscribe").status(), 403);
        QCOMPARE(list("waiting").status(), 400);
        QCOMPARE(h->get(h->signIn("wrenloft"), "/moderation/unban_requests", by("teaandturrets", "wrenloft"))
                     .message(),
                 u"Missing required parameter \"status\""_s);
        const auto reader = h->signIn("wrenloft", {Scope::ModeratorReadUnbanRequests});
        const Query query = by("teaandturrets", "wrenloft") + with("status", u"pending"_s);
        QCOMPARE(h->get(reader, "/moderation/unban_requests", query).status(), 200);
        QCOMPARE(h->call(reader, "PATCH", "/moderation/unban_requests",
                         by("teaandturrets", "wrenloft") + with("unban_request_id", id)
                             + with("status", u"denied"_s))
                     .status(),
                 401);
        QCOMPARE(text(entry("pending"), "id"), id);
    }

    void theListIsPagedTheNewestFirst()
    {
        control("fill-banned", "{'channel':'teaandturrets','count':30}");
        QStringList all = list("pending", with("first", 100)).column("id");
        QCOMPARE(all.size(), 3);
        Rows banned = h->world->database().query(
            "SELECT user_id FROM bans WHERE broadcaster_id = ? AND reason = '' AND expires_at IS NULL"
            " ORDER BY created_at DESC LIMIT 30",
            Sandbox::rowId(m_tea));
        QStringList users;
        while (banned.next())
            users.append(banned.text(0));
        for (const QString &user : std::as_const(users)) {
            if (const auto made = ask(user))
                all.prepend(made->id);
        }
        QVERIFY(all.size() >= 33);
        for (const int first : {1, 7, 33, 100})
            QCOMPARE(
                walk([&](const QString &after) { return list("pending", paged({}, first, after)); }, "id"),
                all);
        QCOMPARE(list("pending").data().size(), 20);
        const QString cursor = list("pending", with("first", 2)).cursor();
        QCOMPARE(list("denied", with("after", cursor)).status(), 400);
        h->verifyIndexed("SELECT id FROM unban_requests r WHERE r.broadcaster_id = ? AND r.status = ?"
                         " AND r.number < ? ORDER BY r.number DESC LIMIT ?",
                         "unban_requests_of_channel (broadcaster_id=? AND status=? AND number<?)");
        h->verifyIndexed("SELECT id FROM unban_requests r WHERE r.broadcaster_id = ? AND r.status = ?"
                         " AND r.number < ? AND r.user_id = ? ORDER BY r.number DESC LIMIT ?",
                         "unban_requests_of_user (broadcaster_id=? AND user_id=? AND status=? AND number<?)");
    }

    void aRequestOutlivesTheProgram()
    {
        const QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        QString tea, quill, id;
        {
            Harness first(settings);
            tea = first.idOf("teaandturrets");
            quill = first.idOf("quillscribe");
            QVERIFY(first.world->ban(tea, quill));
            id = first.world->area<Sandbox::UnbanRequests>().create(tea, quill, u"later"_s).value_or({}).id;
        }
        Harness second(settings);
        const auto kept = second.world->area<Sandbox::UnbanRequests>().request(tea, id);
        QVERIFY(kept);
        QCOMPARE(kept->text, u"later"_s);
        QVERIFY(second.world->area<Sandbox::UnbanRequests>().resolve(tea, tea, id,
                                                                     Api::UnbanDecision::Approved, {}));
        QVERIFY(!second.world->isBanned(tea, quill));
    }
};

QTEST_GUILESS_MAIN(TestUnbanRequests)
#include "tst_unban_requests.moc"
