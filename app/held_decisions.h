// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/held_work.h"

#include <QPointer>

namespace Sidestage {

class DecisionDesk;

/// The decisions of an account that are held or on their way, for who wants to sign it out.
class HeldDecisions : public HeldWork
{
    Q_OBJECT
public:
    /// The desk may go at any time: then gone() is told.
    explicit HeldDecisions(DecisionDesk *desk, QObject *parent = nullptr);

    int count() const override;
    int failed() const override;
    QString waitingFor() const override;
    QString cannotKeep() const override;
    void send() override;
    void keep() override;

private:
    QPointer<DecisionDesk> m_desk;
    qint64 m_failedBefore;
};

}  // namespace Sidestage
