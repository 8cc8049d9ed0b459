// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/harness.h"

#include "sandbox/events/eventsub.h"

using namespace Qt::StringLiterals;

/// The client's end of a WebSocket without a network. Stores what it receives.
class EventLineEnd : public Sidestage::Sandbox::EventLine
{
public:
    void send(const QByteArray &json) override
    {
        frames.append(QJsonDocument::fromJson(json).object());
        texts.append(json);
    }
    void ping() override { ++pings; }
    qint64 unsent() const override { return waiting; }
    void close(int withCode, const QString &why) override
    {
        code = withCode;
        reason = why;
    }
    void cut() override { wasCut = true; }

    static QString typeOf(const QJsonObject &frame)
    {
        return frame["metadata"_L1]["message_type"_L1].toString();
    }
    static QJsonObject eventOf(const QJsonObject &frame)
    {
        return frame["payload"_L1]["event"_L1].toObject();
    }
    QStringList types() const
    {
        QStringList all;
        for (const QJsonObject &frame : frames)
            all.append(typeOf(frame));
        return all;
    }
    QList<QJsonObject> of(const char *type) const
    {
        QList<QJsonObject> found;
        for (const QJsonObject &frame : frames) {
            if (typeOf(frame) == QLatin1String(type))
                found.append(frame);
        }
        return found;
    }
    /// The events of this subscription type, or of all types without an argument.
    QList<QJsonObject> events(const char *type = nullptr) const
    {
        QList<QJsonObject> found;
        for (const QJsonObject &frame : of("notification")) {
            if (!type || frame["metadata"_L1]["subscription_type"_L1] == QLatin1String(type))
                found.append(eventOf(frame));
        }
        return found;
    }
    QJsonObject session() const
    {
        return frames.isEmpty() ? QJsonObject() : frames.first()["payload"_L1]["session"_L1].toObject();
    }
    QString id() const { return session()["id"_L1].toString(); }

    QList<QJsonObject> frames{};
    QList<QByteArray> texts{};
    int pings = 0;
    qint64 waiting = 0;
    int code = 0;  ///< 0 = open.
    QString reason{};
    bool wasCut = false;
};

/// Common functions of the EventSub tests.
class EventSubFixture
{
protected:
    using As = Harness::As;
    using Answer = Harness::Answer;
    using Query = Harness::Query;

    static constexpr const char *path = "/eventsub/subscriptions";

    void start()
    {
        m_lines.clear();
        h = std::make_unique<Harness>();
        m_tea = h->idOf("teaandturrets");
        m_pip = h->idOf("pipnocturne");
        m_as = h->signIn();
    }
    Sidestage::Sandbox::EventSub &eventSub() { return h->world->area<Sidestage::Sandbox::EventSub>(); }
    static QString text(const QJsonObject &object, const char *name)
    {
        return object[QLatin1String(name)].toString(u"(none)"_s);
    }
    static QJsonObject json(QByteArray text)
    {
        return QJsonDocument::fromJson(text.replace('\'', '"')).object();
    }

    EventLineEnd &connectLine(const QByteArray &query = {})
    {
        m_lines.push_back(std::make_unique<EventLineEnd>());
        eventSub().connected(*m_lines.back(), Sidestage::Api::Parameters::parse(query).value_or({}));
        return *m_lines.back();
    }
    /// Asks the client of this line to reconnect, which it does.
    EventLineEnd &reconnect(const EventLineEnd &line)
    {
        const auto url = eventSub().askToReconnect(line.id());
        return connectLine(QUrl(url.value_or(QString())).query().toUtf8());
    }
    QJsonObject wanted(const char *type, const char *version, const QJsonObject &condition,
                       const QJsonObject &transport)
    {
        return {{u"type"_s, QLatin1String(type)},
                {u"version"_s, QLatin1String(version)},
                {u"condition"_s, condition},
                {u"transport"_s, transport}};
    }
    Answer post(const As &as, const QJsonObject &body)
    {
        return h->call(as, "POST", path, {}, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Answer subscribe(const As &as, const QString &session, const char *type, const char *version,
                     const QJsonObject &condition)
    {
        return post(
            as,
            wanted(type, version, condition, {{u"method"_s, u"websocket"_s}, {u"session_id"_s, session}}));
    }
    Answer subscribe(const EventLineEnd &line, const char *type, const char *version,
                     const QJsonObject &condition)
    {
        return subscribe(m_as, line.id(), type, version, condition);
    }
    QJsonObject of(const QString &id, const char *key = "broadcaster_user_id") const
    {
        return {{QLatin1String(key), id}};
    }
    QJsonObject moderated(const QString &id, const QString &moderator) const
    {
        return {{u"broadcaster_user_id"_s, id}, {u"moderator_user_id"_s, moderator}};
    }
    QJsonObject readBy(const QString &id, const QString &reader) const
    {
        return {{u"broadcaster_user_id"_s, id}, {u"user_id"_s, reader}};
    }
    /// Advances the system clock and runs what becomes due, as the server does.
    void pass(std::chrono::milliseconds time)
    {
        using namespace std::chrono_literals;
        for (; time > 0ms; time -= 500ms) {
            h->clock.advance(std::min<std::chrono::milliseconds>(time, 500ms));
            // Open connections respond to pings.
            for (const auto &line : m_lines) {
                if (line->code == 0 && m_answersPings)
                    eventSub().ponged(*line);
            }
            eventSub().step();
        }
    }

    std::unique_ptr<Harness> h;
    std::vector<std::unique_ptr<EventLineEnd>> m_lines{};
    QString m_tea;
    QString m_pip;
    As m_as;
    bool m_answersPings = true;
};
