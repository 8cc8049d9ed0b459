// SPDX-License-Identifier: GPL-3.0-or-later

// The part of PeopleView that says in words how things are.

#include "channel_choice.h"

#include "base/bidi.h"
#include "kit/lists/anchored_table.h"
#include "people_view.h"

#include "accounts/account.h"
#include "chat/people/chatter_list.h"
#include "kit/controls/button.h"
#include "kit/controls/search_field.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "words/words.h"

#include <QLabel>
#include <QLocale>
#include <QStackedWidget>

namespace Sidestage {

using Api::Scope;

void PeopleView::updateTexts()
{
    updateCounts();
    updateRoles();
    updateEmptyState();
    updateActions();
}

void PeopleView::updateCounts()
{
    const QLocale locale;
    QString count, changes;
    if (m_list && (m_list->total() > 0 || m_list->asOf().isValid())) {
        const int total = m_list->total(), told = m_list->serviceTotal();
        if (m_list->isReading() && told > total && !m_list->asOf().isValid())
            count = tr("%1 of %2 loaded").arg(locale.toString(total), locale.toString(told));
        else
            count = tr("%Ln in this chat", nullptr, total);
        if (!m_list->filter().trimmed().isEmpty())
            count = tr("%1, %2 found").arg(count, locale.toString(m_list->rowCount()));
        if (m_list->joined() > 0 || m_list->left() > 0)
            changes = tr("since the last update: +%1, −%2")
                          .arg(locale.toString(m_list->joined()), locale.toString(m_list->left()));
    }
    m_count->setText(count);
    m_changes->setText(changes);
    m_changes->setVisible(!changes.isEmpty());
    m_lag->setVisible(!count.isEmpty());
}

void PeopleView::updateRoles()
{
    const bool isTold = !m_list || m_list->knowsRoles() || m_list->total() == 0;
    m_roles->setVisible(!isTold);
    if (isTold)
        return;
    const QList<Scope> missing = m_list->missingForRoles();
    if (!m_list->isOwn()) {
        m_roles->setSentence(tr("Roles are unknown."));
        m_roles->setRule(tr("Visible to the broadcaster only"),
                         tr("Only the broadcaster of a channel can see its moderators and VIPs. You cannot "
                            "see them for %1.")
                             .arg(channelName()));
        m_roles->setAction({});
    } else if (missing.isEmpty()) {
        m_roles->setSentence(tr("Roles are loading."));
        m_roles->setRule({}, {});
        m_roles->setAction({});
    } else {
        const bool both = missing.size() > 1;
        m_roles->setSentence(both ? tr("Moderators and VIPs are not shown.")
                                 : missing.first() == Scope::ModerationRead ? tr("Moderators are not shown.")
                                                                            : tr("VIPs are not shown."));
        m_roles->setRule(tr("Permission needed"),
                         tr("%1 has not granted permission to show them.")
                             .arg(isolated(m_list->account()->info().displayName)));
        m_roles->setAction(tr("Grant permission…"));
    }
}

void PeopleView::updateEmptyState()
{
    const auto show = [this](Icon icon, const QString &sentence, const QString &action = {}) {
        m_empty->setIcon(icon);
        m_empty->setSentence(sentence);
        m_empty->setAction(action);
    };
    QString refused;
    QString action;
    if (m_list && m_list->refusal()) {
        const QString who = m_list->account()->info().displayName;
        if (!m_list->account()->may(Scope::ModeratorReadChatters)) {
            refused = tr("%1 has not granted permission to show who is in the chat.").arg(isolated(who));
            action = tr("Grant permission…");
        } else {
            refused = tr("%1 cannot see who is in the chat of %2. %3")
                          .arg(isolated(who), channelName(), reasonOf(*m_list->refusal()));
            action = tr("Retry");
        }
    }
    const bool hasPeople = m_list && m_list->total() > 0;
    m_banner->setVisible(hasPeople && !refused.isEmpty());
    if (hasPeople && !refused.isEmpty() && m_banner->sentence() != refused) {
        m_banner->clearActions();
        m_banner->setSentence(refused);
        connect(m_banner->addAction(action), &Button::clicked, this, &PeopleView::performAction);
    }
    const bool isSearch = hasPeople && !m_list->filter().trimmed().isEmpty();
    if (choice()->current().isEmpty())
        show(Icon::People, tr("No channels yet. Channels you moderate appear here."));
    else if (!m_list)
        show(Icon::Lock, tr("Not signed in for %1. Sign in to see who is in its chat.").arg(channelName()));
    else if (!refused.isEmpty())
        show(Icon::Lock, refused, action);
    else if (isSearch)
        show(Icon::Search, tr("No matching viewer."), tr("Clear search"));
    else if (m_list->asOf().isValid())
        show(Icon::People, tr("Nobody is in this chat. People appear here when they join."));
    else if (!m_list->failure().isEmpty())
        show(Icon::Warning, tr("Could not load who is in this chat. %1").arg(m_list->failure()), tr("Retry"));
    else
        show(Icon::People, tr("Loading…"));
    const bool isEmpty = !m_list || m_list->rowCount() == 0;
    // A list that is about to be shown is not empty.
    if (isEmpty && m_list && m_list->isBusy() && hasPeople)
        return;
    const bool hadFocus = m_table->hasFocus();
    m_stack->setCurrentIndex(isEmpty ? 1 : 0);
    if (isEmpty && hadFocus)
        m_search->setFocus(Qt::OtherFocusReason);
}

}  // namespace Sidestage
