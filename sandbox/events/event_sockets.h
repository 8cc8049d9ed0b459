// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <memory>

class QWebSocket;

namespace Sidestage::Sandbox {

class EventSub;

/// Owns the WebSockets of EventSub's clients, passes them to EventSub as lines, and calls EventSub::step().
class EventSockets : public QObject
{
    Q_OBJECT
public:
    /// The path at which clients connect.
    static constexpr const char *path = "/ws";

    /// `eventSub` must outlive this.
    explicit EventSockets(EventSub &eventSub, QObject *parent = nullptr);
    ~EventSockets() override;

    /// Adds a client that has just connected.
    void add(std::unique_ptr<QWebSocket> socket);

private:
    class Line;

    void drop(Line *line);

    EventSub &m_eventSub;
    QList<Line *> m_lines{};  ///< Owned as children.
    QTimer m_heart{};         ///< Runs while there are lines.
};

}  // namespace Sidestage::Sandbox
