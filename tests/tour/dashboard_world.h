// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/driver.h"

#include "account_services.h"
#include "accounts/account.h"
#include "ads/ads_service.h"
#include "page/page.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/sandbox.h"
#include "shell/main_window.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QTest>

namespace Sidestage {

/// The whole dashboard with its own sandbox, and the parts of it that tests use. A base class of tests.
struct DashboardWorld
{
    /// Starts it, and signs this user in unless the login is empty.
    bool begin(const QString &login = u"teaandturrets"_s, const QString &page = u"channel"_s)
    {
        m_driver = std::make_unique<Driver>();
        if (m_driver->start() && (login.isEmpty() || signIn(login, page)))
            return true;
        qWarning("%s", qPrintable(m_driver->problem()));
        return false;
    }
    /// Signs a user in and waits until the page is visible.
    bool signIn(const QString &login = u"teaandturrets"_s, const QString &page = u"channel"_s)
    {
        const bool done = m_driver->signIn(login, page)
            && m_driver->waitFor([this] { return window()->page() && window()->page()->isVisible(); },
                                 u"the page"_s);
        if (!done)
            qWarning("%s", qPrintable(m_driver->problem()));
        return done;
    }

    MainWindow *window() const { return m_driver->window(); }
    Account *account() const { return window()->account(); }
    AccountServices *services() const { return m_driver->app()->accountServices(); }
    AdsService *ads() const { return services()->ads(account()); }
    RewardsService *rewards() const { return services()->rewards(account()); }
    DecisionService *decisions() const { return rewards()->decisions(); }
    RedemptionQueue *queue() const { return rewards()->queue(); }

    /// The waiting redemptions of the account that is shown.
    QStringList waiting() const
    {
        QStringList ids = queue()->ids();
        ids.removeIf([this](const QString &id) { return queue()->find(id)->state != QueueState::Waiting; });
        return ids;
    }
    /// How many of these the service has stored with this status.
    int stored(const QStringList &ids, Api::RedemptionStatus status) const
    {
        int count = 0;
        m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            for (const QString &id : ids) {
                const auto redemption = sandbox.world().area<Sandbox::Rewards>().redemption(id);
                count += redemption && redemption->status == status ? 1 : 0;
            }
            return true;
        });
        return count;
    }
    static bool queueHasTheKeyboard()
    {
        const QWidget *focus = QApplication::focusWidget();
        return focus && focus->objectName() == "queueTable"_L1;
    }
    /// Of the table that has the keyboard; 0 before the queue is read.
    static int rowsWithTheKeyboard()
    {
        const auto *table = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
        return table ? table->model()->rowCount() : 0;
    }

    std::unique_ptr<Driver> m_driver{};
};

}  // namespace Sidestage
