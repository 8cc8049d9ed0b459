// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QObject>

#include <memory>

namespace Sidestage {

class Account;
class AdClock;
class AdActions;
class AdLog;
class AdMemory;
class AdWarnings;

/// The ads of one account, including everything that runs when no page is visible. One per account. Pages
/// borrow its parts.
class AdsService : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit AdsService(Account *account, QObject *parent = nullptr);
    ~AdsService() override;

    /// Starts polling and subscribes to the events.
    void start();

    Account *account() const { return m_account; }
    AdClock *clock() const { return m_clock.get(); }
    AdActions *actions() const { return m_actions.get(); }
    AdWarnings *warnings() const { return m_warnings.get(); }
    AdLog *log() const { return m_log.get(); }
    AdMemory *memory() const { return m_memory.get(); }

Q_SIGNALS:
    /// A write to the store failed.
    void failed(const Sidestage::Error &error);

private:
    Account *m_account;
    std::unique_ptr<AdLog> m_log;
    std::unique_ptr<AdMemory> m_memory;
    std::unique_ptr<AdClock> m_clock;
    std::unique_ptr<AdActions> m_actions;
    std::unique_ptr<AdWarnings> m_warnings;
};

}  // namespace Sidestage
