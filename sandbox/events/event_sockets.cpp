// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_sockets.h"

#include "eventsub.h"

#include <QUrlQuery>
#include <QWebSocket>

namespace Sidestage::Sandbox {

namespace {

/// Fine enough for what is counted in seconds, and for notifications that a fault delays.
constexpr std::chrono::milliseconds beat{50};
/// A client that has been told goodbye and does not take it is cut off.
constexpr std::chrono::milliseconds farewell{2'000};
/// Clients have nothing to say, so nothing that is long is read to its end.
constexpr quint64 maxInbound = 16 * 1024;

}  // namespace

class EventSockets::Line final : public QObject, public EventLine
{
public:
    Line(std::unique_ptr<QWebSocket> socket, EventSockets *owner)
        : QObject(owner)
        , m_owner(owner)
        , m_socket(socket.release())
    {
        m_socket->setParent(this);
        m_socket->setMaxAllowedIncomingFrameSize(maxInbound);
        m_socket->setMaxAllowedIncomingMessageSize(maxInbound);
        // The first frame of a message is enough.
        connect(m_socket, &QWebSocket::textFrameReceived, this, &Line::readMessages);
        connect(m_socket, &QWebSocket::binaryFrameReceived, this, &Line::readMessages);
        connect(m_socket, &QWebSocket::pong, this, [this] {
            if (!m_over)
                m_owner->m_eventSub.ponged(*this);
        });
        connect(m_socket, &QWebSocket::disconnected, this, [this] { m_owner->drop(this); });
    }

    void send(const QByteArray &json) override { m_socket->sendTextMessage(QString::fromUtf8(json)); }
    void ping() override { m_socket->ping(); }
    qint64 unsent() const override { return m_socket->bytesToWrite(); }
    void close(int code, const QString &reason) override
    {
        m_over = true;
        // Whoever calls may be in the middle of something with this line, and Qt in the middle of reading
        // from the socket, which it does not look at again before it goes on.
        QTimer::singleShot(farewell, this, [this] { m_socket->abort(); });
        QMetaObject::invokeMethod(
            m_socket, [this, code, reason] { m_socket->close(QWebSocketProtocol::CloseCode(code), reason); },
            Qt::QueuedConnection);
    }
    void cut() override
    {
        m_over = true;
        m_socket->flush();  // what was sent before has been sent: abort() would take it back
        m_socket->abort();
    }
    /// EventSub knows that it has ended.
    bool isOver() const { return m_over; }
    void setOver() { m_over = true; }

private:
    void readMessages()
    {
        if (!m_over)
            m_owner->m_eventSub.received(*this);
    }

    EventSockets *m_owner;
    QWebSocket *m_socket;
    bool m_over = false;
};

EventSockets::EventSockets(EventSub &eventSub, QObject *parent)
    : QObject(parent)
    , m_eventSub(eventSub)
{
    connect(&m_heart, &QTimer::timeout, this, [this] { m_eventSub.step(); });
}

EventSockets::~EventSockets()
{
    for (Line *line : std::as_const(m_lines)) {
        line->disconnect();
        if (!line->isOver())
            m_eventSub.disconnected(*line);
        line->setOver();
        const auto sockets = line->findChildren<QWebSocket *>();
        for (QWebSocket *socket : sockets)
            socket->disconnect(line);
    }
}

void EventSockets::add(std::unique_ptr<QWebSocket> socket)
{
    if (!socket)
        return;
    const QByteArray query = socket->requestUrl().query(QUrl::FullyEncoded).toUtf8();
    auto *line = new Line(std::move(socket), this);
    m_lines.append(line);
    if (!m_heart.isActive())
        m_heart.start(beat);
    m_eventSub.connected(*line, Api::Parameters::parse(query).value_or({}));
}

void EventSockets::drop(Line *line)
{
    if (!m_lines.removeOne(line))
        return;
    if (!line->isOver()) {
        line->setOver();
        m_eventSub.disconnected(*line);
    }
    line->deleteLater();
    if (m_lines.isEmpty())
        m_heart.stop();
}

}  // namespace Sidestage::Sandbox
