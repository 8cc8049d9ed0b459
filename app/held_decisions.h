// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/held_work.h"

#include <QList>

namespace Sidestage {

class DecisionDesk;

/// The decisions that are held or on their way: of one account, for who wants to sign it out, or of all, for
/// who quits.
class HeldDecisions : public HeldWork
{
    Q_OBJECT
public:
    /// The desks may go at any time: when the last of them has gone, gone() is told.
    explicit HeldDecisions(const QList<DecisionDesk *> &desks, QObject *parent = nullptr);

    int count() const override;
    qint64 points() const override;
    int failed() const override;
    QString waitingFor() const override;
    QString cannotKeep() const override;
    void send() override;
    void keep() override;
    void takeBack() override;

private:
    QList<DecisionDesk *> m_desks;
    qint64 m_failedBefore = 0;
};

}  // namespace Sidestage
