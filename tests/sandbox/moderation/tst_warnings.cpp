// SPDX-License-Identifier: GPL-3.0-or-later

// Warnings: who can be warned, that they have to be acknowledged, and what is told (api-facts C10, D6).

#include "moderation_fixture.h"

#include "sandbox/chat/warnings.h"
#include "sandbox/life/life.h"
#include "sandbox/moderation/unban_requests.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestWarnings : public QObject, ModerationFixture
{
    Q_OBJECT

    Answer warn(const char *moderator, const char *user, const QString &reason = u"no links"_s)
    {
        return h->call(
            h->signIn(moderator), "POST", "/moderation/warnings", by("teaandturrets", moderator),
            body({{u"data"_s, QJsonObject{{u"user_id"_s, h->idOf(user)}, {u"reason"_s, reason}}}}));
    }

private Q_SLOTS:
    void init() { startModeration(); }
    void cleanup() { stopChat(); }

    void whoIsWarnedMustAcknowledgeIt()
    {
        const Heard sent = heardAsModerator("channel.warning.send");
        const Heard acknowledged = heardAsModerator("channel.warning.acknowledge");
        const Heard one = heardAsModerator("channel.moderate", "1");
        const Heard two = heardAsModerator("channel.moderate", "2");
        const auto answer = warn("wrenloft", "quillscribe");
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.data(),
                 (QJsonArray{QJsonObject{{u"broadcaster_id"_s, m_tea},
                                         {u"user_id"_s, m_quill},
                                         {u"moderator_id"_s, m_wren},
                                         {u"reason"_s, u"no links"_s}}}));
        const QJsonObject about{{u"reason"_s, u"no links"_s}, {u"chat_rules_cited"_s, QJsonValue::Null}};
        QCOMPARE(sent.events(), QList{eventAbout("quillscribe", "wrenloft", about)});
        QJsonObject fields = userFields("quillscribe");
        fields["reason"_L1] = u"no links"_s;
        fields["chat_rules_cited"_L1] = QJsonValue::Null;
        verifyAction(two, u"warn"_s, "warn", fields);
        QCOMPARE(one.events().size(), 0);

        QCOMPARE(dropCode("quillscribe", u"hello"_s), u"msg_warned"_s);
        h->clock.advance(24h);
        QCOMPARE(dropCode("quillscribe", u"hello"_s), u"msg_warned"_s);
        // In other channels nothing is known of it.
        QVERIFY(!h->world->area<Sandbox::Warnings>().isWarned(m_pip, m_quill));

        control("acknowledge-warning", "{'channel':'teaandturrets','viewer':'quillscribe'}");
        QCOMPARE(acknowledged.events(), QList{eventAbout("quillscribe", nullptr)});
        QCOMPARE(dropCode("quillscribe", u"hello"_s), QString());
        QCOMPARE(h->world->area<Sandbox::Warnings>().acknowledge(m_tea, m_quill).error().status, 404);
    }

    void aSecondWarningTakesThePlaceOfTheFirst()
    {
        const Heard sent = heardAsModerator("channel.warning.send");
        QCOMPARE(warn("wrenloft", "quillscribe").status(), 200);
        QCOMPARE(warn("pipnocturne", "quillscribe", u"again"_s).status(), 200);
        QCOMPARE(sent.events().size(), 2);
        QVERIFY(h->world->area<Sandbox::Warnings>().acknowledge(m_tea, m_quill));
        QCOMPARE(dropCode("quillscribe", u"hello"_s), QString());
    }

    void notEverybodyMayBeWarned()
    {
        for (const char *user : {"teaandturrets", "wrenloft", "pipnocturne", "gravelpike"}) {
            QCOMPARE(warn("wrenloft", user).status(), 400);
            QCOMPARE(warn("wrenloft", user).message(),
                     u"The user specified in the user_id field may not be warned."_s);
        }
        QCOMPARE(warn("quillscribe", "sundaywelder").status(), 403);
        QCOMPARE(warn("wrenloft", "quillscribe", {}).status(), 400);
        QCOMPARE(warn("wrenloft", "quillscribe", QString(501, u'x')).status(), 400);
        QVERIFY(!h->world->area<Sandbox::Warnings>().isWarned(m_tea, m_quill));
        QCOMPARE(warn("wrenloft", "quillscribe", QString(500, u'x')).status(), 200);
        // A moderator as well, by the broadcaster.
        QCOMPARE(warn("teaandturrets", "wrenloft").status(), 200);
        QCOMPARE(dropCode("wrenloft", u"hello"_s), u"msg_warned"_s);
    }

    void aWarningOutlivesTheProgram()
    {
        const QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        {
            Harness first(settings);
            const QString tea = first.idOf("teaandturrets");
            QVERIFY(first.world->area<Sandbox::Warnings>().warn(tea, tea, first.idOf("quillscribe"), u"x"_s));
        }
        Harness second(settings);
        QVERIFY(second.world->area<Sandbox::Warnings>().isWarned(second.idOf("teaandturrets"),
                                                                 second.idOf("quillscribe")));
    }

    void simulatedViewersAcknowledgeAndAsk()
    {
        auto &rooms = h->world->area<Sandbox::ChatRooms>();
        auto &warnings = h->world->area<Sandbox::Warnings>();
        const QStringList present = [&] {
            QStringList ids;
            for (const Api::Chatter &chatter : rooms.chatters(m_tea, {}, 1000).value_or({}).rows)
                ids.append(chatter.userId);
            return ids;
        }();
        int warned = 0;
        for (const QString &id : present)
            warned += bool(warnings.warn(m_tea, m_tea, id, u"quiet, please"_s));
        QVERIFY(warned > 20);
        auto &life = h->world->area<Sandbox::Life>();
        QVERIFY(life.setRates(m_tea, {.chats = 300}));
        int acknowledged = 0, requested = 0;
        h->world->listen([&](const Sandbox::DomainEvent &one) {
            acknowledged += one.kind == Sandbox::DomainEvent::Kind::WarningAcknowledged;
            requested += one.kind == Sandbox::DomainEvent::Kind::UnbanRequested;
        });
        for (int i = 0; i < 300; ++i) {
            h->clock.advance(1s);
            life.step();
        }
        QVERIFY(acknowledged > 10 && acknowledged <= warned);
        QVERIFY2(requested > 0 && requested < 25, qPrintable(QString::number(requested)));
    }
};

QTEST_GUILESS_MAIN(TestWarnings)
#include "tst_warnings.moc"
