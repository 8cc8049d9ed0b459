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

    Account *account() const;
    AdClock *clock() const;
    AdActions *actions() const;
    AdWarnings *warnings() const;
    AdLog *log() const;
    AdMemory *memory() const;

Q_SIGNALS:
    /// Something could not be kept.
    void failed(const Sidestage::Error &error);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
