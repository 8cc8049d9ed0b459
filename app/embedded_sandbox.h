// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/event_thread.h"
#include "client/profile.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

namespace Sidestage {

namespace Sandbox {
class Sandbox;
}

/// The sandbox inside the dashboard. It runs in its own thread and stores its world in a file, so that a
/// changed title and a sign-in survive a restart.
///
/// The file belongs to one running dashboard. Other dashboards read its address from a file next to the lock
/// and use that sandbox. When the owner ends, one of them takes over at the same address.
class EmbeddedSandbox : public QObject
{
    Q_OBJECT
public:
    /// `folder` must exist; empty: the world is in memory.
    explicit EmbeddedSandbox(const QString &folder, QObject *parent = nullptr);
    /// Stops the sandbox. All committed data is kept.
    ~EmbeddedSandbox() override;

    /// Starts it asynchronously. Emits ready() or failed().
    void start();
    /// Stops it immediately. For tests of how a dashboard handles a crash of its machine.
    void stop();
    /// False: the sandbox of another dashboard is used.
    bool isOwn() const { return m_sandbox != nullptr; }
    /// Null while another one is used. Lives in its own thread.
    Sandbox::Sandbox *sandbox() const { return m_sandbox; }
    /// The profile to connect to, valid after ready().
    const ServiceProfile &profile() const { return m_profile; }
    /// Sets the port to use if it is free. Default: 7890; 0: any.
    void setPreferredPort(quint16 port) { m_port = port; }

Q_SIGNALS:
    void ready();
    void failed(const QString &reason);

private:
    void run();
    void attach();
    void started(const QUrl &baseUrl, const QUrl &authUrl, const QUrl &eventsUrl);
    QString path(const char *name) const;

    QString m_folder;
    quint16 m_port = 7890;
    QLockFile m_lock;
    EventThread m_thread{};
    Sandbox::Sandbox *m_sandbox = nullptr;  ///< Lives in m_thread.
    ServiceProfile m_profile{};
    QTimer m_retry;
    int m_tries = 0;
};

}  // namespace Sidestage
