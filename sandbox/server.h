// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace Sidestage::Sandbox {

class Service;

/// Puts a Service on a port of this machine's loopback addresses (127.0.0.1 and, where there is
/// one, ::1, so that "localhost" finds it either way), over Qt's HTTP server.
class Server : public QObject
{
    Q_OBJECT
public:
    /// `service` must outlive the server. `patience`: for a request to arrive completely, counted
    /// from its first byte, and between two requests of one connection.
    Server(Service &service, std::chrono::milliseconds timeout, QObject *parent = nullptr);
    ~Server() override;

    /// Port 0: any that is free. Error: Storage when the port is taken.
    Result<void> listen(quint16 port);
    /// 0 until it listens.
    quint16 port() const;

private:
    class Http;

    std::unique_ptr<Http> m_http;
    quint16 m_port = 0;
};

}  // namespace Sidestage::Sandbox
