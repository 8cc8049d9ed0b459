// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/scope.h"
#include "shell/page.h"

namespace Sidestage {

class RewardsDesk;

/// The reward library: rewards on the service and beyond its slots, sets of them, and the plan by which a set
/// is swapped in.
class RewardsPage : public Page
{
    Q_OBJECT
public:
    /// `desk` must outlive the page.
    explicit RewardsPage(RewardsDesk *desk, QWidget *parent = nullptr);
    ~RewardsPage() override;

    QString id() const override { return QStringLiteral("rewards"); }
    QString title() const override { return tr("Rewards"); }

Q_SIGNALS:
    /// The user wants to sign in again with this permission as well.
    void permissionRequested(Sidestage::Api::Scope scope);

private:
    RewardsDesk *m_desk;
};

}  // namespace Sidestage
