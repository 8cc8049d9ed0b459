// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace Sidestage {

/// Decisions of an account that have not been sent yet: in their grace period or in progress. The user
/// decides about them before signing out or quitting.
class UnsentDecisions : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Number of decisions whose outcome is not known yet.
    virtual int count() const = 0;
    /// Total channel points that these decisions cost the viewers.
    virtual qint64 points() const = 0;
    /// Number of decisions that have failed since this object was created. They need a new decision.
    virtual int failed() const = 0;
    /// Why nothing can be sent at the moment, for the user; empty: sending works.
    virtual QString waitingFor() const = 0;
    /// Why the decisions would be lost with the account, for the user; empty: they are kept for the next
    /// sign-in.
    virtual QString cannotKeep() const = 0;

    /// Sends all decisions immediately.
    virtual void send() = 0;
    /// Stops sending. The remaining decisions are kept for the next sign-in.
    virtual void stopSending() = 0;
    /// Discards the decisions in their grace period. Those in progress are not changed.
    virtual void undoHeld() = 0;

Q_SIGNALS:
    void changed();
    /// Emitted when the decisions can no longer be sent. count() is meaningless afterwards.
    void gone();
};

}  // namespace Sidestage
