// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"

#include <QList>
#include <QObject>

namespace Sidestage {

/// The accounts of one service profile, for whoever works with all of them. Who makes them: Accounts.
class AccountList : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// In the order in which they were added.
    virtual QList<Account *> all() const = 0;
    /// Null when there is none of this id.
    virtual Account *find(const QString &userId) const = 0;
    /// What is kept for the profile; outlives the list.
    virtual ProfileStore *store() const = 0;

Q_SIGNALS:
    void added(Sidestage::Account *account);
    /// It is not in all() any more and is destroyed when control returns to the event loop.
    void removed(Sidestage::Account *account);
};

}  // namespace Sidestage
