// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_sockets.h"

#include "eventsub.h"

#include <QUrlQuery>
#include <QWebSocket>

namespace Sidestage::Sandbox {

namespace {

/// Short enough for timeouts in seconds and for delayed notifications.
constexpr std::chrono::milliseconds beat{50};
/// Time for a client to answer the close frame; after that the connection is aborted.
constexpr std::chrono::milliseconds farewell{2'000};
/// Clients must not send data, so long frames are not read completely.
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
        // The first frame of a message is sufficient.
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
        // The caller may still be using this line, and Qt may be reading from the socket without checking it
        // again. Therefore the socket is closed later.
        QTimer::singleShot(farewell, this, [this] { m_socket->abort(); });
        QMetaObject::invokeMethod(
            m_socket, [this, code, reason] { m_socket->close(QWebSocketProtocol::CloseCode(code), reason); },
            Qt::QueuedConnection);
    }
    void cut() override
    {
        m_over = true;
        m_socket->flush();  // abort() would discard what was sent before
        m_socket->abort();
    }
    /// Whether EventSub regards the line as ended.
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
