// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"

#include <QList>
#include <QObject>

namespace Sidestage {

/// The accounts of one service profile, for code that works with all of them. Implemented by Accounts.
class AccountList : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// In the order in which they were added.
    virtual QList<Account *> all() const = 0;
    /// Returns null when there is no account with this id.
    virtual Account *find(const QString &userId) const = 0;
    /// The store of the profile. It outlives the list.
    virtual ProfileStore *store() const = 0;

Q_SIGNALS:
    void added(Sidestage::Account *account);
    /// The account is no longer in all() and is destroyed when control returns to the event loop.
    void removed(Sidestage::Account *account);
};

}  // namespace Sidestage
