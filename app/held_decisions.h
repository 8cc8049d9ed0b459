// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/held_work.h"

#include <QList>

namespace Sidestage {

class DecisionService;

/// The decisions that are held or on their way: of one account, for who wants to sign it out, or of all, for
/// who quits.
class HeldDecisions : public HeldWork
{
    Q_OBJECT
public:
    /// The desks may go at any time: when the last of them has gone, gone() is told.
    explicit HeldDecisions(const QList<DecisionService *> &accountServices, QObject *parent = nullptr);

    int count() const override;
    qint64 points() const override;
    int failed() const override;
    QString waitingFor() const override;
    QString cannotKeep() const override;
    void send() override;
    void stopSending() override;
    void undoHeld() override;

private:
    QList<DecisionService *> m_accountServices;
    qint64 m_failedBefore = 0;
};

}  // namespace Sidestage
