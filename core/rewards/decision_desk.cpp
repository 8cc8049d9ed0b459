// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_desk.h"

#include "storage/tables.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

namespace Tables {
const char *const decisionJournal = "";
}

struct DecisionDesk::Private
{
};

DecisionDesk::DecisionDesk(Account *account, RedemptionQueue *queue, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

DecisionDesk::~DecisionDesk() = default;

void DecisionDesk::start() { }

auto DecisionDesk::isReady() const -> bool
{
    return {};
}

void DecisionDesk::setGrace(Api::RedemptionDecision decision, int seconds) { }

auto DecisionDesk::grace(Api::RedemptionDecision decision) const -> int
{
    return {};
}

auto DecisionDesk::decide(const QStringList &ids, Api::RedemptionDecision decision) -> qint64
{
    return {};
}

auto DecisionDesk::undo(qint64 job) -> bool
{
    return {};
}

auto DecisionDesk::newestHeld() const -> qint64
{
    return {};
}

void DecisionDesk::sendNow(qint64 job) { }

void DecisionDesk::sendAllNow() { }

void DecisionDesk::pause(qint64 job) { }

void DecisionDesk::resume(qint64 job) { }

void DecisionDesk::cancel(qint64 job) { }

void DecisionDesk::retryFailed(qint64 job) { }

void DecisionDesk::retry(const QString &redemptionId) { }

void DecisionDesk::dismiss(qint64 job) { }

auto DecisionDesk::jobs() const -> QList<DecisionJob>
{
    return {};
}

auto DecisionDesk::job(qint64 id) const -> std::optional<DecisionJob>
{
    return {};
}

auto DecisionDesk::rows(qint64 job) const -> QList<DecisionRow>
{
    return {};
}

auto DecisionDesk::held() const -> int
{
    return {};
}

auto DecisionDesk::trouble() const -> QString
{
    return {};
}

}  // namespace Sidestage
