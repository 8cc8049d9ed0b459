// SPDX-License-Identifier: GPL-3.0-or-later
#include "interact_service.h"

namespace Sidestage {

InteractService::InteractService(Account *account, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_store(account->store(), account->userId())
    , m_polls(account)
    , m_predictions(account)
    , m_raid(account, &m_store)
    , m_hypeTrain(account)
    , m_goals(account)
{
}

Result<void> InteractService::saveTemplate(InteractTemplate &entry)
{
    if (auto checked = check(entry); !checked)
        return checked;
    auto saved = m_store.saveTemplate(entry);
    if (saved)
        Q_EMIT templatesChanged();
    return saved;
}

Result<void> InteractService::removeTemplate(qint64 id)
{
    auto removed = m_store.removeTemplate(id);
    if (removed)
        Q_EMIT templatesChanged();
    return removed;
}

void InteractService::start(const InteractTemplate &entry)
{
    if (entry.kind == InteractTemplate::Kind::Poll)
        m_polls.start(toPoll(entry));
    else
        m_predictions.start(toPrediction(entry));
}

}  // namespace Sidestage
