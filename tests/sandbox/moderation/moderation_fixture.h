// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/chat/chat_fixture.h"

#include "sandbox/chat/chat_rooms.h"

/// Common functions of the tests of moderation: everything happens in the channel of TeaAndTurrets, where
/// PipNocturne, WrenLoft and MireLark are moderators, and QuillScribe is nobody.
class ModerationFixture : protected ChatFixture
{
protected:
    void startModeration()
    {
        startChat();
        m_line = nullptr;
        QVERIFY(h->world->area<Sidestage::Sandbox::ChatRooms>().change(
            m_tea, m_tea, {.followerMode = false, .uniqueChatMode = false}));
        m_quill = h->idOf("quillscribe");
        m_wren = h->idOf("wrenloft");
    }
    static QByteArray body(const QJsonObject &object)
    {
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    Answer ban(const char *moderator, const char *user, QJsonObject more = {})
    {
        more["user_id"_L1] = h->idOf(user);
        return h->call(h->signIn(moderator), "POST", "/moderation/bans", by("teaandturrets", moderator),
                       body({{u"data"_s, more}}));
    }
    Answer timeout(const char *moderator, const char *user, int seconds)
    {
        return ban(moderator, user, {{u"duration"_s, seconds}});
    }
    Answer unban(const char *moderator, const char *user)
    {
        return h->call(h->signIn(moderator), "DELETE", "/moderation/bans",
                       by("teaandturrets", moderator) + with("user_id", h->idOf(user)));
    }
    Answer say(const char *viewer, const QString &words)
    {
        return h->call(
            h->signIn(viewer), "POST", "/chat/messages", {},
            body({{u"broadcaster_id"_s, m_tea}, {u"sender_id"_s, h->idOf(viewer)}, {u"message"_s, words}}));
    }
    /// The code with which the message is dropped; empty: it is sent.
    QString dropCode(const char *viewer, const QString &words)
    {
        const Answer answer = say(viewer, words);
        return answer.status() == 200 ? answer.first()["drop_reason"_L1]["code"_L1].toString()
                                      : QString::number(answer.status());
    }
    /// The events of one type and version that TeaAndTurrets gets.
    struct Heard
    {
        const EventLineEnd *line;
        QLatin1String type;
        QLatin1String version;

        QList<QJsonObject> events() const
        {
            QList<QJsonObject> found;
            for (const QJsonObject &frame : line->of("notification")) {
                const QJsonValue metadata = frame["metadata"_L1];
                if (metadata["subscription_type"_L1] == type
                    && metadata["subscription_version"_L1] == version)
                    found.append(EventLineEnd::eventOf(frame));
            }
            return found;
        }
    };
    /// All on one line, because a user can have few.
    Heard heard(const char *type, const char *version, const QJsonObject &condition)
    {
        if (!m_line)
            m_line = &connectLine();
        const auto answer = subscribe(*m_line, type, version, condition);
        if (answer.status() != 202)
            qFatal("%s", qPrintable(answer.message()));
        return {m_line, QLatin1String(type), QLatin1String(version)};
    }
    Heard heard(const char *type, const char *version = "1")
    {
        return heard(type, version, EventSubFixture::of(m_tea));
    }
    Heard heardAsModerator(const char *type, const char *version = "1")
    {
        return heard(type, version, moderated(m_tea, m_tea));
    }
    QJsonObject userFields(const char *login)
    {
        return {{u"user_id"_s, h->idOf(login)},
                {u"user_login"_s, QLatin1String(login)},
                {u"user_name"_s, nameOf(login)}};
    }
    QString nameOf(const char *login)
    {
        return h->world->userByLogin(QLatin1String(login)).value_or(Sidestage::Api::User()).displayName;
    }
    /// The fields of an event about this user, done by this moderator, and `more`.
    QJsonObject eventAbout(const char *user, const char *moderator, const QJsonObject &more = {})
    {
        QJsonObject event = userFields(user);
        event["broadcaster_user_id"_L1] = m_tea;
        event["broadcaster_user_login"_L1] = u"teaandturrets"_s;
        event["broadcaster_user_name"_L1] = u"TeaAndTurrets"_s;
        if (moderator) {
            event["moderator_user_id"_L1] = h->idOf(moderator);
            event["moderator_user_login"_L1] = QLatin1String(moderator);
            event["moderator_user_name"_L1] = nameOf(moderator);
        }
        for (auto it = more.begin(); it != more.end(); ++it)
            event[it.key()] = it.value();
        return event;
    }
    /// Checks that the newest channel.moderate names this action, and that of all objects only
    /// `object` is there, with these fields.
    template <class Events>
    void verifyAction(const Events &heard, const QString &action, const char *object,
                      const QJsonObject &fields)
    {
        const auto events = heard.events();
        QVERIFY(!events.isEmpty());
        const QJsonObject &event = events.last();
        QCOMPARE(text(event, "action"), action);
        for (auto it = event.begin(); it != event.end(); ++it) {
            if (it.value().isObject())
                QCOMPARE(it.key(), QLatin1String(object));
        }
        QCOMPARE(event[QLatin1String(object)].toObject(), fields);
    }
    QString fine(const QDateTime &time) { return Sidestage::Api::formatFineTime(time); }
    QString now() { return Sidestage::Api::formatTime(h->clock.now()); }

    QString m_quill;
    QString m_wren;

private:
    EventLineEnd *m_line = nullptr;
};
