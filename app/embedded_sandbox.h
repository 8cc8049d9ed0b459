// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/event_thread.h"
#include "client/profile.h"

#include <QObject>

namespace Sidestage {

namespace Sandbox {
class Sandbox;
}

/// The sandbox inside the dashboard. It runs in its own thread and stores its world in a file, so that a
/// changed title and a sign-in survive a restart. While it runs, its address is in the file `sandbox.url`.
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
    /// Null while it is stopped. Lives in its own thread.
    Sandbox::Sandbox *sandbox() const { return m_sandbox; }
    /// The profile to connect to, valid after ready().
    const ServiceProfile &profile() const { return m_profile; }
    /// Sets the port to use if it is free. Default: 7890; 0: any.
    void setPreferredPort(quint16 port) { m_port = port; }

Q_SIGNALS:
    void ready();
    void failed(const QString &reason);

private:
    void started(const ServiceProfile &profile);
    QString path(const char *name) const;

    QString m_folder;
    quint16 m_port = 7890;
    EventThread m_thread{};
    Sandbox::Sandbox *m_sandbox = nullptr;  ///< Lives in m_thread.
    ServiceProfile m_profile{};
};

}  // namespace Sidestage
