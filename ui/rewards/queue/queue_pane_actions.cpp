// SPDX-License-Identifier: GPL-3.0-or-later

// What can be done in the list of what waits, with its keys.

#include "kit/theme/accessible.h"
#include "kit/theme/icons.h"
#include "queue_details.h"
#include "queue_pane.h"
#include "queue_table.h"
#include "queue_tools.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/rewards_service.h"

#include <QAction>

namespace Sidestage {

void QueuePane::buildActions()
{
    // A key that is no letter acts wherever the keyboard is in the view, unless something is being typed.
    const auto make = [this](const char *name, Icon symbol, const QString &text, const QKeySequence &key,
                             QWidget *where, auto act) {
        auto *action = new QAction(Icons::icon(symbol), text, this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        action->setShortcutContext(where == this ? Qt::WidgetWithChildrenShortcut : Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, act);
        where->addAction(action);
        m_actions.append(action);
        return action;
    };
    m_fulfil = make("fulfil", Icon::Check, tr("Fulfil"), Qt::Key_F, m_table,
                    [this] { decide(Api::RedemptionDecision::Fulfilled); });
    m_refund = make("refund", Icon::Undo, tr("Refund"), Qt::Key_R, m_table,
                    [this] { decide(Api::RedemptionDecision::Canceled); });
    make("selectRow", Icon::CheckCircle, tr("Select row"), Qt::Key_Space, m_table,
         [this] { m_table->toggleCurrent(); });
    make("selectAll", Icon::CheckCircle, tr("Select all shown"), QKeySequence::SelectAll, m_table,
         [this] { m_model->selectAllShown(); });
    m_group = make("nextGroup", Icon::List, tr("Change grouping"), Qt::Key_G, m_table,
                   [this] { m_tools->nextGroup(); });
    m_toggleDetails = make("toggleDetails", Icon::Info, tr("Details"), Qt::Key_D, m_table,
                           [this] { showDetails(!m_details->isVisible()); });
    m_toggleDetails->setCheckable(true);
    m_toggleDetails->setChecked(true);
    make("searchQueue", Icon::Search, tr("Search the queue"), Qt::Key_Slash, this,
         [this] { m_tools->focusSearch(); });
    QAction *sendNow = make("sendNow", Icon::Send, tr("Send pending decisions now"), Qt::Key_Return, m_table,
                            [this] { m_service->decisions()->sendAllNow(); });
    sendNow->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_clear = make("clearSelection", Icon::Close, tr("Clear selection"), Qt::Key_Escape, this,
                   [this] { clear(); });
}

void QueuePane::decide(Api::RedemptionDecision decision)
{
    // The row at hand is that of the key press, whenever the answer comes.
    const auto entry = m_table->currentEntry();
    m_model->takeSelected(this, [this, decision, entry](QStringList ids) {
        const bool single = ids.isEmpty();
        if (single) {
            if (!entry || (entry->state != QueueState::Waiting && entry->state != QueueState::Failed)) {
                announce(m_table,
                         entry ? tr("This redemption has already been decided.")
                               : tr("Nothing selected. Press Space to select the row or group."));
                return;
            }
            ids = {entry->redemption.id};
        }
        const qint64 job = m_service->decisions()->decide(std::move(ids), decision);
        if (job == 0)
            return;
        // On to the next, so that one key after the other goes through the list.
        if (single)
            m_table->moveToNextWaiting();
        Q_EMIT decided(job);
    });
}

void QueuePane::decideOne(const QString &id, Api::RedemptionDecision decision)
{
    const qint64 job = m_service->decisions()->decide({id}, decision);
    if (job == 0)
        return;
    m_table->moveToNextWaiting();
    Q_EMIT decided(job);
}

void QueuePane::clear()
{
    if (!m_wide && m_details->isVisible())
        showDetails(false);
    else if (m_model->selectedCount() > 0)
        m_model->clearSelection();
    else if (m_tools->isFiltering())
        m_tools->clearFilters();
}

}  // namespace Sidestage
