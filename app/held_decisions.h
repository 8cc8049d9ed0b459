// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/unsent_decisions.h"

#include <QList>

namespace Sidestage {

class Outbox;

/// The unsent decisions of one account, for signing it out, or of all accounts, for quitting.
class HeldDecisions : public UnsentDecisions
{
    Q_OBJECT
public:
    /// The outboxes can be destroyed at any time. gone() is emitted after the last one.
    explicit HeldDecisions(const QList<Outbox *> &outboxes, QObject *parent = nullptr);

    int count() const override;
    qint64 points() const override;
    int failed() const override;
    QString waitingFor() const override;
    QString cannotKeep() const override;
    void send() override;
    void stopSending() override;
    void undoHeld() override;

private:
    QList<Outbox *> m_outboxes;
    qint64 m_failedBefore = 0;
};

}  // namespace Sidestage
