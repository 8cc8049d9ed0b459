// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation/blocked_terms.h"
#include "list_feed.h"
#include "models/live_list.h"

namespace Sidestage {

struct ModerationAction;

/// A blocked term of one of the channels that the account moderates.
struct Term : Api::BlockedTerm
{
    QString key{};  ///< Of the channel and the term.

    static QString keyOf(const QString &channelId, const QString &id) { return channelId + u'/' + id; }
    bool operator==(const Term &) const = default;
};

/// The blocked terms of one channel.
class TermList : public ListFeed<Api::GetBlockedTerms>
{
    Q_OBJECT
public:
    /// Both must outlive this. `rows` may have the terms of other channels too.
    TermList(Account *account, QString channelId, LiveList<Term> *rows, QObject *parent = nullptr);

    bool mayRead() const override
    {
        return account()->may(Api::Scope::ModeratorReadBlockedTerms)
            || account()->may(Api::Scope::ModeratorManageBlockedTerms);
    }
    const QString &channelId() const { return m_channelId; }
    /// The user has added or removed a term of this channel.
    void done(const ModerationAction &action);

protected:
    bool listen() override;
    Api::GetBlockedTerms request() const override
    {
        return {.broadcasterId = m_channelId, .moderatorId = account()->userId()};
    }
    QString keyOf(const Api::BlockedTerm &term) const override { return Term::keyOf(m_channelId, term.id); }
    void put(const QList<Api::BlockedTerm> &terms) override;
    void drop(const QStringList &keys) override { m_rows->remove(keys); }

private:
    QString m_channelId;
    LiveList<Term> *m_rows;
};

}  // namespace Sidestage
