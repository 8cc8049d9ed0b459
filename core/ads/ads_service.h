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

/// The ads of one account: everything that goes on whether or not a page shows it. One per account; pages
/// borrow its parts.
class AdsService : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit AdsService(Account *account, QObject *parent = nullptr);
    ~AdsService() override;

    /// Begins to read and to listen.
    void start();

    Account *account() const { return m_account; }
    AdClock *clock() const { return m_clock.get(); }
    AdActions *actions() const { return m_actions.get(); }
    AdWarnings *warnings() const { return m_warnings.get(); }
    AdLog *log() const { return m_log.get(); }
    AdMemory *memory() const { return m_memory.get(); }

Q_SIGNALS:
    /// Something could not be kept.
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
