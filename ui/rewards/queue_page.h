// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/scope.h"
#include "shell/page.h"

namespace Sidestage {

class RewardsDesk;

/// The waiting redemptions of all own rewards: found, chosen, fulfilled or refunded; what was decided today;
/// and the archive.
class QueuePage : public Page
{
    Q_OBJECT
public:
    /// `desk` must outlive the page.
    explicit QueuePage(RewardsDesk *desk, QWidget *parent = nullptr);
    ~QueuePage() override;

    QString id() const override { return QStringLiteral("queue"); }
    QString title() const override { return tr("Queue"); }

Q_SIGNALS:
    /// The user wants to sign in again with this permission as well.
    void permissionRequested(Sidestage::Api::Scope scope);

private:
    RewardsDesk *m_desk;
};

}  // namespace Sidestage
