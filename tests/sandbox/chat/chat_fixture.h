// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/events/event_line.h"

#include "sandbox/control/control.h"

using namespace Qt::StringLiterals;

/// Common functions of the tests of chats that other users moderate too.
class ChatFixture : protected EventSubFixture
{
protected:
    void startChat()
    {
        m_control.reset();
        start();
        m_control = std::make_unique<Sidestage::Sandbox::Control>(*h->service);
    }
    void stopChat() { m_control.reset(); }

    /// A control call that must succeed. Its JSON is written with single quotes.
    void control(const char *name, QByteArray body)
    {
        const auto done = m_control->call(QLatin1String(name), body.replace('\'', '"'));
        QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    }
    Query of(const char *login, int first = 0, const QString &after = {})
    {
        return paged({{u"broadcaster_id"_s, h->idOf(login)}}, first, after);
    }
    Query by(const char *channel, const char *moderator)
    {
        return of(channel) + Query{{u"moderator_id"_s, h->idOf(moderator)}};
    }
    /// Subscribes a client of this user to events of this type.
    EventLineEnd &listen(const char *login, const char *type, const char *version,
                         const QJsonObject &condition)
    {
        EventLineEnd &line = connectLine();
        const auto answer = subscribe(h->signIn(login), line.id(), type, version, condition);
        if (answer.status() != 202)
            qFatal("%s", qPrintable(answer.message()));
        return line;
    }

    std::unique_ptr<Sidestage::Sandbox::Control> m_control;
};
