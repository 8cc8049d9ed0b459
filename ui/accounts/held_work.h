// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace Sidestage {

/// What an account has taken on and not sent yet: decisions in their grace period, and those on their way.
/// Who signs it out, or quits, is asked what shall become of them.
class HeldWork : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Decisions whose outcome is not known yet.
    virtual int count() const = 0;
    /// What these cost the viewers.
    virtual qint64 points() const = 0;
    /// Those that failed since this was made: they wait for another decision.
    virtual int failed() const = 0;
    /// Why nothing is sent right now, in words; empty: it is.
    virtual QString waitingFor() const = 0;
    /// Why they would be lost with the account, in words; empty: they are kept for the next sign-in.
    virtual QString cannotKeep() const = 0;

    /// Sends all of them now.
    virtual void send() = 0;
    /// Begins to send no more of them. What is left waits for the next sign-in.
    virtual void stopSending() = 0;
    /// Takes back those that are in their grace period. Those on their way stay decided.
    virtual void undoHeld() = 0;

Q_SIGNALS:
    void changed();
    /// There is nobody any more who could send them; count() means nothing from now on.
    void gone();
};

}  // namespace Sidestage
