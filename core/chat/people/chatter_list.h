// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "base/result.h"
#include "chatter_model.h"
#include "schema/scope.h"

namespace Sidestage {

class Account;
class Poll;

/// Who is in the chat of one channel: read in the largest pages, 20,000 and more, again and again. Roles are
/// told apart where the service tells them (moderators and VIPs only to the broadcaster).
class ChatterList : public ChatterModel
{
    Q_OBJECT
public:
    /// `account` acts in the channel; it must outlive this.
    ChatterList(Account *account, QString channelId, QObject *parent = nullptr);
    ~ChatterList() override;

    Account *account() const { return m_account; }
    /// As the service counts them; more than total() while the list is being read.
    int serviceTotal() const { return m_serviceTotal; }
    /// Whether it is the account's own channel: of others the service does not tell the roles.
    bool isOwn() const { return m_isOwn; }
    /// What the account has not granted and roles need; nothing in the channels of others.
    QList<Api::Scope> missingForRoles() const;

    bool isReading() const { return m_isReading; }
    QDateTime asOf() const;  ///< UTC; invalid: never.
    QString failure() const;
    /// Not allowed to know: 403, or 401, without the scope moderator:read:chatters with status 0.
    std::optional<Error> refusal() const { return m_refusal; }
    int interval() const;
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void freshnessChanged();
    /// What asking has taught about the role in this channel.
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
