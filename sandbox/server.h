// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace Sidestage::Sandbox {

class Service;

/// Serves a Service on a port of the loopback addresses, over Qt's HTTP server: 127.0.0.1 and, where
/// available, ::1, because "localhost" may resolve to either.
class Server : public QObject
{
    Q_OBJECT
public:
    /// `service` must outlive the server. `timeout`: time for a request to arrive completely, counted from
    /// its first byte, and idle time between two requests of one connection.
    Server(Service &service, std::chrono::milliseconds timeout, QObject *parent = nullptr);
    ~Server() override;

    /// Port 0: any free port. Error: Storage when the port is taken.
    Result<void> listen(quint16 port);
    /// 0 until the server listens.
    quint16 port() const;

private:
    class Http;

    std::unique_ptr<Http> m_http;
    quint16 m_port = 0;
};

}  // namespace Sidestage::Sandbox
