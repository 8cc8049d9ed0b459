// SPDX-License-Identifier: GPL-3.0-or-later

// Guest Star: settings, sessions, the way of a guest from the invitation into a slot and out again, and what
// is told of each step.

#include "sandbox/events/event_line.h"

#include "sandbox/control/control.h"
#include "sandbox/guest_star/guest_star.h"
#include "schema/values.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestGuestStar : public QObject, EventSubFixture
{
    Q_OBJECT

    QString m_guest;
    QString m_mod;
    As m_asMod;
    QString m_session;
    std::unique_ptr<Control> m_control;

    GuestStar &guestStar() { return h->world->area<GuestStar>(); }
    Query inSession(const QString &moderator, const Query &more = {})
    {
        return Query{
                   {u"broadcaster_id"_s, m_tea}, {u"moderator_id"_s, moderator}, {u"session_id"_s, m_session}}
        + more;
    }
    Answer call(const char *method, const char *path, const Query &more = {})
    {
        return h->call(m_as, method, path, inSession(m_tea, more));
    }
    Answer callAsMod(const char *method, const char *path, const Query &more = {})
    {
        return h->call(m_asMod, method, path, inSession(m_mod, more));
    }
    Query guest(const QString &id, const QString &slot = {}) const
    {
        Query query{{u"guest_id"_s, id}};
        if (!slot.isEmpty())
            query.append({u"slot_id"_s, slot});
        return query;
    }
    void begin()
    {
        const auto made = h->call(m_as, "POST", "/guest_star/session", {{u"broadcaster_id"_s, m_tea}});
        QCOMPARE(made.status(), 200);
        m_session = text(made.first(), "id");
    }
    Answer end(const QString &session)
    {
        return h->call(m_as, "DELETE", "/guest_star/session",
                       {{u"broadcaster_id"_s, m_tea}, {u"session_id"_s, session}});
    }
    Result<QByteArray> act(const char *name, const char *viewer = "quillscribe", const QByteArray &more = {})
    {
        return m_control->call(QLatin1String(name),
                               QByteArray(R"({"channel":"teaandturrets","viewer":")") + viewer + "\"" + more
                                   + '}');
    }
    /// Brings a guest into a slot.
    void seat(const char *login, const QString &slot)
    {
        const QString id = h->idOf(login);
        QCOMPARE(call("POST", "/guest_star/invites", guest(id)).status(), 204);
        QVERIFY(act("accept-guest-invite", login));
        QVERIFY(act("get-ready-as-guest", login));
        QCOMPARE(call("POST", "/guest_star/slot", guest(id, slot)).message(), QString());
    }
    QJsonArray guests()
    {
        return h->get(m_as, "/guest_star/session", {{u"broadcaster_id"_s, m_tea}, {u"moderator_id"_s, m_tea}})
            .first()["guests"_L1]
            .toArray();
    }
    QStringList slotsNow()
    {
        QStringList found;
        for (const auto &one : guests())
            found.append(one["slot_id"_L1].toString() + u' ' + one["user_login"_L1].toString());
        return found;
    }
    EventLineEnd &listen(const char *type)
    {
        EventLineEnd &line = connectLine();
        if (subscribe(line, type, "beta", moderated(m_tea, m_tea)).status() != 202)
            qFatal("%s", type);
        return line;
    }
    /// The last event as "state slot moderator guest".
    QString last(const EventLineEnd &line)
    {
        const QJsonObject event = line.events().value(line.events().size() - 1);
        return QStringList{text(event, "state"), text(event, "slot_id"), text(event, "moderator_user_login"),
                           text(event, "guest_user_login")}
            .join(u' ');
    }
    Answer settings(const As &as, const QString &moderator)
    {
        return h->get(as, "/guest_star/channel_settings",
                      {{u"broadcaster_id"_s, m_tea}, {u"moderator_id"_s, moderator}});
    }
    Answer update(const QByteArray &body)
    {
        return h->call(m_as, "PUT", "/guest_star/channel_settings", {{u"broadcaster_id"_s, m_tea}}, body);
    }

private Q_SLOTS:
    void init()
    {
        start();
        m_control = std::make_unique<Control>(*h->service);
        m_guest = h->idOf("quillscribe");
        m_mod = h->idOf("wrenloft");
        m_asMod = h->signIn("wrenloft");
        m_session = u"none"_s;
    }
    void cleanup() { m_control.reset(); }

    void settingsChangeOneByOne()
    {
        EventLineEnd &told = listen("channel.guest_star_settings.update");
        const auto usual = settings(m_asMod, m_mod);
        QCOMPARE(usual.status(), 200);
        QCOMPARE(usual.first()["is_moderator_send_live_enabled"_L1].toBool(true), false);
        QCOMPARE(usual.first()["slot_count"_L1].toInt(), 5);
        QCOMPARE(text(usual.first(), "group_layout"), u"TILED_LAYOUT"_s);
        const QString token = text(usual.first(), "browser_source_token");
        QCOMPARE(token.size(), 32);

        QCOMPARE(update(R"({"slot_count":3,"group_layout":"HORIZONTAL_LAYOUT"})").status(), 204);
        const auto changed = settings(m_as, m_tea);
        QCOMPARE(changed.first()["slot_count"_L1].toInt(), 3);
        QCOMPARE(changed.first()["is_browser_source_audio_enabled"_L1].toBool(), true);
        QCOMPARE(text(changed.first(), "browser_source_token"), token);
        QCOMPARE(told.events().size(), 1);
        QCOMPARE(told.events().first(),
                 (QJsonObject{{u"broadcaster_user_id"_s, m_tea},
                              {u"broadcaster_user_login"_s, u"teaandturrets"_s},
                              {u"broadcaster_user_name"_s, u"TeaAndTurrets"_s},
                              {u"is_moderator_send_live_enabled"_s, false},
                              {u"slot_count"_s, 3},
                              {u"is_browser_source_audio_enabled"_s, true},
                              {u"group_layout"_s, u"horizontal"_s}}));

        // A new token is nobody's business, and neither is what changes nothing.
        QCOMPARE(update(R"({"regenerate_browser_sources":true})").status(), 204);
        const QString second = text(settings(m_as, m_tea).first(), "browser_source_token");
        QVERIFY(second != token);
        QCOMPARE(update(R"({"regenerate_browser_sources":true,"slot_count":3})").status(), 204);
        QVERIFY(text(settings(m_as, m_tea).first(), "browser_source_token") != second);
        QCOMPARE(settings(m_as, m_tea).first()["slot_count"_L1].toInt(), 3);
        QCOMPARE(told.events().size(), 1);

        QCOMPARE(update(R"({"slot_count":7})").status(), 400);
        QCOMPARE(update(R"({"group_layout":""})").status(), 400);
        QCOMPARE(settings(h->signIn("quillscribe"), m_guest).status(), 403);
    }

    void aSessionBeginsWithItsHostAndEndsOnce()
    {
        EventLineEnd &began = listen("channel.guest_star_session.begin");
        EventLineEnd &ended = listen("channel.guest_star_session.end");
        const Query asked{{u"broadcaster_id"_s, m_tea}, {u"moderator_id"_s, m_mod}};
        QVERIFY(h->get(m_asMod, "/guest_star/session", asked).data().isEmpty());
        const QDateTime start = h->world->clock().now();
        begin();
        const QJsonObject session = h->get(m_asMod, "/guest_star/session", asked).first();
        QCOMPARE(text(session, "id"), m_session);
        QCOMPARE(session["guests"_L1].toArray().size(), 1);
        const QJsonObject host = session["guests"_L1][0].toObject();
        QCOMPARE(text(host, "slot_id"), u"0"_s);
        QCOMPARE(text(host, "user_id"), m_tea);
        QCOMPARE(text(host, "user_login"), u"teaandturrets"_s);
        QCOMPARE(text(host, "user_display_name"), u"TeaAndTurrets"_s);
        QCOMPARE(host["is_live"_L1].toBool(), true);
        QCOMPARE(host["volume"_L1].toInt(), 100);
        QCOMPARE(host["audio_settings"_L1].toObject(),
                 json("{'is_host_enabled':true,'is_guest_enabled':true,'is_available':true}"));
        QCOMPARE(began.events().size(), 1);
        QCOMPARE(text(began.events().first(), "session_id"), m_session);
        QCOMPARE(text(began.events().first(), "moderator_user_id"), m_tea);
        QCOMPARE(Api::parseTime(text(began.events().first(), "started_at").toStdString()), start);
        QCOMPARE(h->call(m_as, "POST", "/guest_star/session", {{u"broadcaster_id"_s, m_tea}}).status(), 400);

        seat("quillscribe", u"1"_s);
        h->clock.advance(10min);
        QCOMPARE(end(u"another"_s).status(), 400);
        const auto over = end(m_session);
        QCOMPARE(over.status(), 200);
        QCOMPARE(over.first()["guests"_L1].toArray().size(), 2);
        QCOMPARE(ended.events().size(), 1);
        QCOMPARE(Api::parseTime(text(ended.events().first(), "started_at").toStdString()), start);
        QCOMPARE(Api::parseTime(text(ended.events().first(), "ended_at").toStdString()), start.addSecs(600));
        QCOMPARE(end(m_session).status(), 400);
        QVERIFY(h->get(m_asMod, "/guest_star/session", asked).data().isEmpty());
        const QString former = m_session;
        begin();
        QVERIFY(m_session != former);
        QCOMPARE(slotsNow(), QStringList{u"0 teaandturrets"_s});
    }

    void aGuestComesInStepByStep()
    {
        EventLineEnd &told = listen("channel.guest_star_guest.update");
        begin();
        const auto invited = [&] { return call("GET", "/guest_star/invites"); };
        QVERIFY(invited().data().isEmpty());
        QCOMPARE(callAsMod("POST", "/guest_star/invites", guest(m_guest)).status(), 204);
        QCOMPARE(last(told), u"invited (none) wrenloft quillscribe"_s);
        QCOMPARE(invited().first(),
                 (QJsonObject{{u"user_id"_s, m_guest},
                              {u"invited_at"_s, Api::formatTime(h->world->clock().now())},
                              {u"status"_s, u"INVITED"_s},
                              {u"is_video_enabled"_s, false},
                              {u"is_audio_enabled"_s, false},
                              {u"is_video_available"_s, false},
                              {u"is_audio_available"_s, false}}));
        QCOMPARE(call("POST", "/guest_star/slot", guest(m_guest, u"1"_s)).message(),
                 u"The guest is not ready."_s);

        QCOMPARE(act("get-ready-as-guest").error().status, 404);
        QVERIFY(act("accept-guest-invite"));
        QCOMPARE(last(told), u"accepted (none) (none) quillscribe"_s);
        QCOMPARE(text(invited().first(), "status"), u"ACCEPTED"_s);
        QCOMPARE(act("accept-guest-invite").error().status, 404);
        QCOMPARE(call("POST", "/guest_star/slot", guest(m_guest, u"1"_s)).status(), 403);

        QVERIFY(act("get-ready-as-guest", "quillscribe", R"(,"video":false)"));
        QCOMPARE(last(told), u"ready (none) (none) quillscribe"_s);
        QCOMPARE(text(invited().first(), "status"), u"READY"_s);
        QCOMPARE(invited().first()["is_audio_enabled"_L1].toBool(), true);
        QCOMPARE(invited().first()["is_video_enabled"_L1].toBool(), false);
        QCOMPARE(invited().first()["is_video_available"_L1].toBool(), true);

        h->clock.advance(1min);
        QCOMPARE(callAsMod("POST", "/guest_star/slot", guest(m_guest, u"2"_s)).status(), 204);
        QCOMPARE(last(told), u"backstage 2 wrenloft quillscribe"_s);
        QVERIFY(invited().data().isEmpty());
        QCOMPARE(
            guests().last().toObject(),
            (QJsonObject{{u"slot_id"_s, u"2"_s},
                         {u"is_live"_s, false},
                         {u"user_id"_s, m_guest},
                         {u"user_display_name"_s, u"QuillScribe"_s},
                         {u"user_login"_s, u"quillscribe"_s},
                         {u"volume"_s, 100},
                         {u"assigned_at"_s, Api::formatTime(h->world->clock().now())},
                         {u"audio_settings"_s,
                          json("{'is_host_enabled':true,'is_guest_enabled':true,'is_available':true}")},
                         {u"video_settings"_s,
                          json("{'is_host_enabled':true,'is_guest_enabled':false,'is_available':true}")}}));

        QVERIFY(act("leave-as-guest"));
        QCOMPARE(last(told), u"removed (none) (none) quillscribe"_s);
        QCOMPARE(slotsNow(), QStringList{u"0 teaandturrets"_s});
        QCOMPARE(act("leave-as-guest").error().status, 404);
        QCOMPARE(act("leave-as-guest", "teaandturrets").error().status, 404);
        QCOMPARE(told.events().size(), 5);
    }

    void anEventNamesGuestModeratorHostAndSlot()
    {
        EventLineEnd &told = listen("channel.guest_star_guest.update");
        begin();
        seat("quillscribe", u"1"_s);
        QCOMPARE(told.events().last(),
                 (QJsonObject{{u"broadcaster_user_id"_s, m_tea},
                              {u"broadcaster_user_login"_s, u"teaandturrets"_s},
                              {u"broadcaster_user_name"_s, u"TeaAndTurrets"_s},
                              {u"session_id"_s, m_session},
                              {u"moderator_user_id"_s, m_tea},
                              {u"moderator_user_login"_s, u"teaandturrets"_s},
                              {u"moderator_user_name"_s, u"TeaAndTurrets"_s},
                              {u"guest_user_id"_s, m_guest},
                              {u"guest_user_login"_s, u"quillscribe"_s},
                              {u"guest_user_name"_s, u"QuillScribe"_s},
                              {u"slot_id"_s, u"1"_s},
                              {u"state"_s, u"backstage"_s},
                              {u"host_user_id"_s, m_tea},
                              {u"host_user_login"_s, u"teaandturrets"_s},
                              {u"host_user_name"_s, u"TeaAndTurrets"_s},
                              {u"host_video_enabled"_s, true},
                              {u"host_audio_enabled"_s, true},
                              {u"host_volume"_s, 100}}));
        const QJsonObject first = told.events().first();
        for (const char *none : {"slot_id", "host_video_enabled", "host_audio_enabled", "host_volume"})
            QVERIFY2(first[QLatin1String(none)].isNull(), none);
    }

    void invitationsAreRefusedAndWithdrawn()
    {
        EventLineEnd &told = listen("channel.guest_star_guest.update");
        QCOMPARE(call("POST", "/guest_star/invites", guest(m_guest)).status(), 400);  // no session
        begin();
        const auto invite
            = [&](const QString &id) { return call("POST", "/guest_star/invites", guest(id)).status(); };
        QCOMPARE(invite(m_tea), 400);
        QCOMPARE(invite(u"1"_s), 400);
        QCOMPARE(invite(h->idOf("gravelpike")), 403);  // banned
        QCOMPARE(invite(m_guest), 204);
        QCOMPARE(invite(m_guest), 403);
        const auto withdraw
            = [&](const QString &id) { return call("DELETE", "/guest_star/invites", guest(id)).status(); };
        QCOMPARE(withdraw(m_pip), 404);
        QCOMPARE(withdraw(m_guest), 204);
        QCOMPARE(last(told), u"removed (none) teaandturrets quillscribe"_s);
        QCOMPARE(withdraw(m_guest), 404);
        seat("quillscribe", u"1"_s);
        QCOMPARE(withdraw(m_guest), 404);
        QCOMPARE(invite(m_guest), 403);
    }

    void aSlotIsTakenOnce()
    {
        begin();
        seat("quillscribe", u"1"_s);
        const QString mirelark = h->idOf("mirelark");
        QCOMPARE(call("POST", "/guest_star/slot", guest(mirelark, u"2"_s)).message(),
                 u"The guest is not invited."_s);
        QCOMPARE(call("POST", "/guest_star/invites", guest(mirelark)).status(), 204);
        QVERIFY(act("accept-guest-invite", "mirelark"));
        QVERIFY(act("get-ready-as-guest", "mirelark"));
        const auto assign = [&](const QString &id, const QString &slot) {
            return call("POST", "/guest_star/slot", guest(id, slot)).status();
        };
        QCOMPARE(assign(mirelark, u"1"_s), 400);
        QCOMPARE(assign(mirelark, u"0"_s), 403);
        QCOMPARE(assign(mirelark, u"6"_s), 400);
        QCOMPARE(assign(mirelark, u"SCREENSHARE"_s), 400);
        QCOMPARE(assign(m_guest, u"2"_s), 403);
        QCOMPARE(assign(mirelark, u"5"_s), 204);
        QCOMPARE(slotsNow(), QStringList({u"0 teaandturrets"_s, u"1 quillscribe"_s, u"5 mirelark"_s}));
        // As long as the last slot has a guest, it stays.
        QCOMPARE(update(R"({"slot_count":4})").status(), 400);
        QCOMPARE(update(R"({"slot_count":6})").status(), 204);
        QCOMPARE(h->call(h->signIn("quillscribe"), "POST", "/guest_star/slot",
                         inSession(m_guest, guest(mirelark, u"2"_s)))
                     .status(),
                 401);
        QCOMPARE(
            h->call(h->signIn("quillscribe"), "POST", "/guest_star/invites", inSession(m_guest, guest(m_pip)))
                .status(),
            403);
    }

    void guestsMoveAndSwap()
    {
        EventLineEnd &told = listen("channel.guest_star_guest.update");
        begin();
        seat("quillscribe", u"1"_s);
        seat("mirelark", u"3"_s);
        const auto move = [&](const QString &from, const QString &to) {
            Query query{{u"source_slot_id"_s, from}};
            if (!to.isEmpty())
                query.append({u"destination_slot_id"_s, to});
            return call("PATCH", "/guest_star/slot", query).status();
        };
        const auto before = told.events().size();
        QCOMPARE(move(u"1"_s, u"2"_s), 204);
        QCOMPARE(slotsNow(), QStringList({u"0 teaandturrets"_s, u"2 quillscribe"_s, u"3 mirelark"_s}));
        QCOMPARE(told.events().size(), before + 1);
        QCOMPARE(last(told), u"backstage 2 teaandturrets quillscribe"_s);
        QCOMPARE(move(u"2"_s, u"3"_s), 204);
        QCOMPARE(slotsNow(), QStringList({u"0 teaandturrets"_s, u"2 mirelark"_s, u"3 quillscribe"_s}));
        QCOMPARE(told.events().size(), before + 3);
        QCOMPARE(last(told), u"backstage 2 teaandturrets mirelark"_s);
        QCOMPARE(move(u"2"_s, u"2"_s), 204);
        QCOMPARE(move(u"2"_s, {}), 204);
        QCOMPARE(told.events().size(), before + 3);
        for (const auto &[from, to] :
             {std::pair(u"1"_s, u"2"_s), std::pair(u"0"_s, u"1"_s), std::pair(u"2"_s, u"0"_s),
              std::pair(u"2"_s, u"9"_s), std::pair(u"x"_s, u"1"_s)})
            QVERIFY2(move(from, to) == 400, qPrintable(from + u' ' + to));
    }

    void aGuestIsRemovedOrInvitedAnew()
    {
        EventLineEnd &told = listen("channel.guest_star_guest.update");
        begin();
        seat("quillscribe", u"1"_s);
        const auto remove = [&](const QString &id, const QString &slot, const QString &again = {}) {
            Query query = guest(id, slot);
            if (!again.isEmpty())
                query.append({u"should_reinvite_guest"_s, again});
            return call("DELETE", "/guest_star/slot", query).status();
        };
        QCOMPARE(remove(m_tea, u"0"_s), 403);
        QCOMPARE(remove(m_guest, u"2"_s), 404);
        QCOMPARE(remove(m_pip, u"1"_s), 404);
        QCOMPARE(remove(m_guest, u"7"_s), 400);
        QCOMPARE(remove(m_guest, u"1"_s, u"true"_s), 204);
        QCOMPARE(last(told), u"invited (none) teaandturrets quillscribe"_s);
        const auto invites = call("GET", "/guest_star/invites");
        QCOMPARE(text(invites.first(), "status"), u"INVITED"_s);
        QCOMPARE(invites.first()["is_audio_enabled"_L1].toBool(), false);
        QVERIFY(act("accept-guest-invite"));
        QVERIFY(act("get-ready-as-guest"));
        QCOMPARE(call("POST", "/guest_star/slot", guest(m_guest, u"1"_s)).status(), 204);
        QCOMPARE(remove(m_guest, u"1"_s, u"false"_s), 204);
        QCOMPARE(last(told), u"removed (none) teaandturrets quillscribe"_s);
        QVERIFY(call("GET", "/guest_star/invites").data().isEmpty());
        QCOMPARE(slotsNow(), QStringList{u"0 teaandturrets"_s});
    }

    void theHostDecidesWhatOfAGuestIsOnAir()
    {
        EventLineEnd &told = listen("channel.guest_star_guest.update");
        begin();
        seat("quillscribe", u"1"_s);
        const auto change = [&](const Query &more) {
            return call("PATCH", "/guest_star/slot_settings", Query{{u"slot_id"_s, u"1"_s}} + more).status();
        };
        QCOMPARE(change({{u"is_live"_s, u"true"_s}, {u"volume"_s, u"40"_s}}), 204);
        QCOMPARE(last(told), u"live 1 teaandturrets quillscribe"_s);
        QCOMPARE(told.events().last()["host_volume"_L1].toInt(), 40);
        QCOMPARE(change({{u"is_audio_enabled"_s, u"false"_s}}), 204);
        const QJsonObject seen = guests().last().toObject();
        QCOMPARE(seen["is_live"_L1].toBool(), true);
        QCOMPARE(seen["volume"_L1].toInt(), 40);
        QCOMPARE(seen["audio_settings"_L1]["is_host_enabled"_L1].toBool(), false);
        QCOMPARE(seen["video_settings"_L1]["is_host_enabled"_L1].toBool(), true);
        QCOMPARE(told.events().last()["host_audio_enabled"_L1].toBool(true), false);
        const auto before = told.events().size();
        QCOMPARE(change({{u"is_live"_s, u"true"_s}}), 204);
        QCOMPARE(change({}), 204);
        QCOMPARE(told.events().size(), before);
        QCOMPARE(change({{u"volume"_s, u"101"_s}}), 400);

        // Moderators may put guests on air only if the settings say so.
        const auto asMod = [&](const Query &more) {
            return callAsMod("PATCH", "/guest_star/slot_settings", Query{{u"slot_id"_s, u"1"_s}} + more)
                .status();
        };
        QCOMPARE(asMod({{u"is_live"_s, u"false"_s}}), 403);
        QCOMPARE(asMod({{u"volume"_s, u"50"_s}}), 204);
        QCOMPARE(update(R"({"is_moderator_send_live_enabled":true})").status(), 204);
        QCOMPARE(asMod({{u"is_live"_s, u"false"_s}}), 204);
        QCOMPARE(last(told), u"backstage 1 wrenloft quillscribe"_s);

        const auto slot = [&](const QString &id) {
            return call("PATCH", "/guest_star/slot_settings", {{u"slot_id"_s, id}, {u"volume"_s, u"1"_s}})
                .status();
        };
        QCOMPARE(slot(u"0"_s), 403);
        QCOMPARE(slot(u"2"_s), 400);
        QCOMPARE(slot(u"9"_s), 400);
    }

    void aSessionSurvivesARestart()
    {
        const QTemporaryDir folder;
        const WorldSettings file{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 60};
        QString id;
        {
            Harness before(file);
            const QString tea = before.idOf("teaandturrets");
            GuestStar &stars = before.world->area<GuestStar>();
            id = stars.start(tea).value_or({}).id;
            QVERIFY(stars.invite({tea, id, tea}, before.idOf("quillscribe")));
        }
        Harness after(file);
        const QString tea = after.idOf("teaandturrets");
        GuestStar &stars = after.world->area<GuestStar>();
        QCOMPARE(stars.session(tea)->id, id);
        QVERIFY(stars.accept(tea, after.idOf("quillscribe")));
        QCOMPARE(stars.invites({tea, id, tea})->first().status, Api::GuestStarInviteStatus::Accepted);
    }

    void theTokenIsHiddenInRecords()
    {
        QVERIFY(m_control->call(u"record"_s, R"({"on":true})"));
        const QString token = text(settings(m_as, m_tea).first(), "browser_source_token");
        const auto recorded = m_control->call(u"requests"_s, "{}");
        QVERIFY(recorded);
        QVERIFY(recorded->contains("browser_source_token"));
        QVERIFY(!recorded->contains(token.toLatin1()));
    }
};

QTEST_GUILESS_MAIN(TestGuestStar)
#include "tst_guest_star.moc"
