// SPDX-License-Identifier: GPL-3.0-or-later

// EventSub over real WebSockets: what a client sees on the wire (api-facts D2).

#include "event_client.h"

#include "sandbox/control/control.h"
#include "sandbox/eventsub.h"
#include "sandbox/rewards.h"

using namespace Sidestage;

class TestEventSubSocket : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    EventCaller m_caller{m_sandbox};

private Q_SLOTS:
    void aClientIsWelcomedAndToldWhatHappens()
    {
        const auto me = m_sandbox.signIn();
        EventClient client(m_sandbox.eventsUrl());
        QTRY_COMPARE(client.frames.size(), 1);
        QVERIFY(!client.sessionId().isEmpty());
        const QJsonObject mine{{QStringLiteral("broadcaster_user_id"), me.userId}};
        QCOMPARE(m_caller.subscribe(me.accessToken, client.sessionId(), "channel.update", "2", mine).status,
                 202);
        const auto answer
            = m_caller.call("PATCH", QStringLiteral("/channels?broadcaster_id=") + me.userId, me.accessToken,
                            {{QStringLiteral("title"), QStringLiteral("Changed")}});
        QCOMPARE(answer.status, 204);
        QTRY_COMPARE(client.notifications().size(), 1);
        QCOMPARE(EventClient::eventOf(client.notifications()[0])[QLatin1String("title")].toString(),
                 QStringLiteral("Changed"));
    }
};

QTEST_GUILESS_MAIN(TestEventSubSocket)
#include "tst_eventsub_socket.moc"
