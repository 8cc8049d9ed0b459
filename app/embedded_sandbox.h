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

/// The sandbox that the dashboard brings along: in a thread of its own, its world in a file, so that a
/// changed title and a sign-in survive a restart.
///
/// The file belongs to one running dashboard. Others find its address beside the lock and use that
/// sandbox; when its owner ends, one of them carries it on at the same address.
class EmbeddedSandbox : public QObject
{
    Q_OBJECT
public:
    /// `folder` must exist; empty: the world is in memory.
    explicit EmbeddedSandbox(const QString &folder, QObject *parent = nullptr);
    /// Stops it: nothing that was committed is lost.
    ~EmbeddedSandbox() override;

    /// Begins to start it and returns at once; ends in ready() or failed().
    void start();
    /// Ends it as a crash of its machine would; for tests of what a dashboard does then.
    void stop();
    /// False: another dashboard's is used.
    bool isOwn() const { return m_sandbox != nullptr; }
    /// Null while another is used. Lives in its own thread.
    Sandbox::Sandbox *sandbox() const { return m_sandbox; }
    /// What to talk to, after ready().
    const ServiceProfile &profile() const { return m_profile; }
    /// The port that is taken if it is free, 7890 at first; 0: any.
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
    Sandbox::Sandbox *m_sandbox = nullptr;  ///< Lives in it.
    ServiceProfile m_profile{};
    QTimer m_retry;
    int m_tries = 0;
};

}  // namespace Sidestage
