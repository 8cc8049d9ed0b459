// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "base/result.h"
#include "chatter_model.h"
#include "schema/scope.h"

namespace Sidestage {

class Account;
class Poll;

/// The users in the chat of one channel: read regularly in the largest pages, 20,000 and more. Roles are
/// distinguished where the service returns them (moderators and VIPs only to the broadcaster).
///
/// Not a Feed, because it is the model that views show, page by page while it is read, and there are no
/// events for it.
class ChatterList : public ChatterModel
{
    Q_OBJECT
public:
    /// `account` acts in the channel; it must outlive this.
    ChatterList(Account *account, QString channelId, QObject *parent = nullptr);
    ~ChatterList() override;

    Account *account() const { return m_account; }
    /// Total reported by the service; more than total() while the list is being read.
    int serviceTotal() const { return m_serviceTotal; }
    /// Whether it is the account's own channel. For others the service does not return the roles.
    bool isOwn() const { return m_isOwn; }
    /// The scopes for reading roles that are not granted; empty in the channels of others.
    QList<Api::Scope> missingForRoles() const;

    bool isReading() const { return m_isReading; }
    QDateTime asOf() const;  ///< UTC; invalid: not read yet.
    QString failure() const;
    /// Why the account may not read the list: 403, or 401; with status 0, the scope moderator:read:chatters
    /// is missing.
    std::optional<Error> refusal() const { return m_refusal; }
    int interval() const;
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void freshnessChanged();
    /// The outcome of a reading, which shows whether the role in this channel exists.
    void answered(const Sidestage::Result<void> &outcome);

private:
    Bound read();
    Bound readRoles();
    void rights();
    bool mayRead() const;
    bool mayReadModerators() const;
    bool mayReadVips() const;

    Account *m_account;
    bool m_isOwn;
    Poll *m_poll = nullptr;
    Poll *m_rolesPoll = nullptr;
    int m_serviceTotal = 0;
    bool m_isReading = false;
    bool m_isReadingRoles = false;
    std::optional<Error> m_refusal{};
};

}  // namespace Sidestage
