// SPDX-License-Identifier: GPL-3.0-or-later
#include "term_list.h"

#include "api/events/moderation.h"
#include "moderation_action.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

TermList::TermList(Account *account, QString channelId, LiveList<Term> *rows, QObject *parent)
    : ListFeed(
        account,
        {.name = QStringLiteral("blocked terms"), .covered = 300s, .uncovered = 60s, .offScreen = 600s},
        parent)
    , m_channelId(std::move(channelId))
    , m_rows(rows)
{
}

bool TermList::listen()
{
    if (!account()->may(Scope::ModeratorManageAutomod))
        return false;
    const EventCondition condition{.broadcasterUserId = m_channelId, .moderatorUserId = account()->userId()};
    // The event has no ids.
    on<AutomodTermsUpdated>(condition, [this](const AutomodTermsUpdated &event, const QDateTime &) {
        if (event.action == u"add_blocked")
            refresh();
        else if (event.action == u"remove_blocked")
            readAll();
    });
    return true;
}

void TermList::done(const ModerationAction &action)
{
    if (action.kind == ModerationAction::Kind::RemoveTerm)
        went({Term::keyOf(m_channelId, action.targetId)});
    else
        refresh();
}

void TermList::put(const QList<BlockedTerm> &terms)
{
    QList<Term> rows;
    rows.reserve(terms.size());
    for (const BlockedTerm &term : terms)
        rows.append({term, keyOf(term)});
    m_rows->upsert(rows);
}

}  // namespace Sidestage
