// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_operations.h"

#include "base/bidi.h"
#include "reward_texts.h"

#include "rewards/list/reward_list.h"
#include "rewards/rewards_service.h"
#include "schema/schema.h"
#include "schema/values.h"
#include "texts/error_texts.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;

/// Several changes that were started together and are reported together.
struct RewardOperations::Batch
{
    int open = 1;  ///< Starts at 1 for the caller that starts the batch.
    int done = 0;
    QStringList failures{};  ///< "“Hydrate!”: the reason".
    std::function<QString(int)> words{};
    QList<std::function<void()>> undo{};
};

RewardOperations::RewardOperations(RewardsService *service, RewardCatalogue *catalogue, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_catalogue(catalogue)
{
    connect(service->library(), &RewardLibrary::planFinished, this, &RewardOperations::showRemoved);
    connect(service->library(), &RewardLibrary::failed, this,
            [this](const Error &error) { Q_EMIT notified(refusalOf(error), {}, Pill::Kind::Error); });
}

void RewardOperations::finish(const std::shared_ptr<Batch> &batch)
{
    if (--batch->open > 0)
        return;
    m_catalogue->gather();
    if (batch->done == 0 && batch->failures.isEmpty())
        return;
    // Without a step there is nothing to undo, and so no button for it.
    std::function<void()> undo;
    if (!batch->undo.isEmpty()) {
        undo = [steps = batch->undo] {
            for (const auto &step : steps)
                step();
        };
    }
    if (batch->failures.isEmpty())
        return Q_EMIT notified(batch->words(batch->done), undo);
    QString text = batch->failures.size() == 1
        ? batch->failures.first()
        : tr("%Ln failed. %1", nullptr, int(batch->failures.size())).arg(batch->failures.first());
    if (batch->done > 0)
        text = tr("%1. %2").arg(batch->words(batch->done), text);
    Q_EMIT notified(text, undo, Pill::Kind::Error);
}

void RewardOperations::change(const QStringList &keys, const QList<RewardField> &fields,
                              const RewardChanges &wanted, const std::function<QString(int)> &done)
{
    auto batch = std::make_shared<Batch>();
    batch->words = done;
    const RewardChanges whole = completed(wanted);
    for (const QString &key : keys) {
        const RewardItem *found = m_catalogue->find(key);
        if (!found || !found->isOurs())
            continue;
        const RewardItem item = *found;
        QList<RewardField> differ;
        for (const RewardField field : fields) {
            if (!sameIn(field, item.reward.reward, whole))
                differ.append(field);
        }
        if (differ.isEmpty()) {
            ++batch->done;  // already has these values
            continue;
        }
        if (!item.isOnService()) {
            LibraryReward kept = item.reward;
            for (const RewardField field : std::as_const(differ))
                assign(field, kept.reward, whole);
            if (const auto saved = m_service->library()->save(kept); !saved) {
                batch->failures.append(tr("“%1”: %2").arg(isolated(item.title()), refusalOf(saved.error())));
                continue;
            }
            ++batch->done;
            batch->undo.append([this, before = item.reward]() mutable {
                if (const auto saved = m_service->library()->save(before); !saved)
                    Q_EMIT notified(notUndone(before.title(), saved.error()), {}, Pill::Kind::Error);
            });
            continue;
        }
        ++batch->open;
        m_service->rewards()->update(
            item.reward.serviceId, onlyFields(differ, whole), this,
            [this, batch, item, differ](const Result<Reward> &answer) {
                if (answer) {
                    ++batch->done;
                    batch->undo.append([this, id = item.reward.serviceId, title = item.title(),
                                        before = onlyFields(differ, item.reward.reward)] {
                        const auto say = [this, title](const Result<Reward> &undone) {
                            if (!undone)
                                Q_EMIT notified(notUndone(title, undone.error()), {}, Pill::Kind::Error);
                        };
                        m_service->rewards()->update(id, before, this, say);
                    });
                } else {
                    batch->failures.append(
                        tr("“%1”: %2").arg(isolated(item.title()), refusalOf(answer.error())));
                }
                finish(batch);
            });
    }
    finish(batch);
}

void RewardOperations::setPaused(const QStringList &keys, bool paused)
{
    change(keys, {RewardField::Paused}, {.isPaused = paused}, [paused](int count) {
        return paused ? tr("%Ln paused", nullptr, count) : tr("%Ln resumed", nullptr, count);
    });
}

void RewardOperations::setEnabled(const QStringList &keys, bool enabled)
{
    change(keys, {RewardField::Enabled}, {.isEnabled = enabled}, [enabled](int count) {
        return enabled ? tr("%Ln turned on", nullptr, count) : tr("%Ln turned off", nullptr, count);
    });
}

void RewardOperations::putOnService(const QStringList &keys)
{
    auto batch = std::make_shared<Batch>();
    batch->words = [](int count) { return tr("%Ln created on the service", nullptr, count); };
    for (const QString &key : keys) {
        const RewardItem *item = m_catalogue->find(key);
        if (!item || !item->isOurs() || item->isOnService())
            continue;
        ++batch->open;
        m_service->rewards()->create(
            createdFrom(item->reward.reward), this,
            [this, batch, title = item->title()](const Result<Reward> &answer) {
                if (answer)
                    ++batch->done;
                else
                    batch->failures.append(tr("“%1”: %2").arg(isolated(title), refusalOf(answer.error())));
                finish(batch);
            });
    }
    finish(batch);
}

void RewardOperations::remove(const QStringList &keys, PlanStep::Queue queue, bool keep)
{
    auto batch = std::make_shared<Batch>();
    batch->words = [](int count) { return tr("%Ln deleted", nullptr, count); };
    QList<qint64> onService;
    const qsizetype earlier = m_removed.size();
    const QList<RewardSet> sets = m_service->library()->sets();
    for (const QString &key : keys) {
        const RewardItem *found = m_catalogue->find(key);
        if (!found || !found->isOurs())
            continue;
        const RewardItem item = *found;
        if (item.isOnService()) {
            onService.append(item.reward.id);
            m_removed.append({.item = item, .keep = keep, .sets = sets});
            continue;
        }
        if (const auto gone = m_service->library()->remove(item.reward.id); !gone) {
            batch->failures.append(tr("“%1”: %2").arg(isolated(item.title()), refusalOf(gone.error())));
            continue;
        }
        ++batch->done;
        batch->undo.append([this, reward = item.reward, sets] {
            restore(reward, sets);
            m_catalogue->gather();
        });
    }
    if (!onService.isEmpty()) {
        if (const auto begun = m_service->library()->removeFromService(onService, queue, !keep); !begun) {
            m_removed.resize(earlier);  // an earlier removal may still be running
            batch->failures.append(refusalOf(begun.error()));
        }
    }
    finish(batch);
}

bool RewardOperations::restore(LibraryReward reward, const QList<RewardSet> &before)
{
    RewardLibrary *library = m_service->library();
    reward.serviceId.clear();
    if (const auto saved = library->save(reward); !saved) {
        Q_EMIT notified(refusalOf(saved.error()), {}, Pill::Kind::Error);
        return false;
    }
    for (RewardSet set : library->sets()) {
        const auto old = std::ranges::find(before, set.id, &RewardSet::id);
        if (old == before.end() || set.rewards.contains(reward.id) || set.paused.contains(reward.id))
            continue;
        const qsizetype place = old->rewards.indexOf(reward.id);
        if (old->paused.contains(reward.id))
            set.paused.append(reward.id);
        else if (place < 0)
            continue;
        // After the nearest of those that came before it: others may have been removed with it.
        qsizetype at = 0;
        for (qsizetype i = place; i > 0 && at == 0; --i)
            at = set.rewards.indexOf(old->rewards[i - 1]) + 1;
        if (place >= 0)
            set.rewards.insert(at, reward.id);
        if (const auto saved = library->saveSet(set); !saved)
            Q_EMIT notified(reasonOf(saved.error()), {}, Pill::Kind::Error);
    }
    return true;
}

void RewardOperations::showRemoved()
{
    const auto removed = std::exchange(m_removed, {});
    if (removed.isEmpty())
        return;
    QList<Removed> deleted, kept;
    QStringList failures;
    const auto plan = m_service->library()->running();
    for (const Removed &one : removed) {
        QString failure;
        for (const PlanStep &step : plan ? plan->steps : QList<PlanStep>()) {
            if (step.reward == one.item.reward.id && step.state != PlanStep::State::Done)
                failure = step.reason.isEmpty() ? tr("It was not deleted.") : step.reason;
        }
        if (failure.isEmpty())
            (one.keep ? kept : deleted).append(one);
        else
            failures.append(tr("“%1”: %2").arg(isolated(one.item.title()), failure));
    }
    m_catalogue->gather();
    if (!failures.isEmpty())
        Q_EMIT notified(
            failures.size() == 1
                ? failures.first()
                : tr("%Ln were not deleted. %1", nullptr, int(failures.size())).arg(failures.first()),
            {}, Pill::Kind::Error);
    tellRemoved(deleted, false);
    tellRemoved(kept, true);
}

void RewardOperations::tellRemoved(const QList<Removed> &gone, bool kept)
{
    if (gone.isEmpty())
        return;
    const QString title = gone.first().item.title();
    const int count = int(gone.size());
    const QString text = kept
        ? (count == 1 ? tr("“%1” removed from the service, kept in the library").arg(isolated(title))
                      : tr("%Ln removed from the service, kept in the library", nullptr, count))
        : (count == 1 ? tr("“%1” deleted").arg(isolated(title)) : tr("%Ln deleted", nullptr, count));
    Q_EMIT notified(text, [this, gone, kept] {
        QStringList keys;
        for (const Removed &one : gone) {
            if (kept || restore(one.item.reward, one.sets))
                keys.append(one.item.key);
        }
        m_catalogue->gather();
        putOnService(keys);
    });
}

void RewardOperations::saveSet(RewardSet set, const QString &text)
{
    const auto before = m_catalogue->set(set.id);
    if (const auto saved = m_service->library()->saveSet(set); !saved)
        return Q_EMIT notified(reasonOf(saved.error()), {}, Pill::Kind::Error);
    m_catalogue->gather();
    Q_EMIT notified(text, [this, before] {
        if (!before)
            return;
        RewardSet again = *before;
        if (const auto saved = m_service->library()->saveSet(again); !saved)
            Q_EMIT notified(reasonOf(saved.error()), {}, Pill::Kind::Error);
        m_catalogue->gather();
    });
}

void RewardOperations::addToSet(const QStringList &keys, qint64 id)
{
    auto set = m_catalogue->set(id);
    if (!set)
        return;
    int added = 0;
    for (const QString &key : keys) {
        const RewardItem *item = m_catalogue->find(key);
        if (!item || !item->isOurs() || item->reward.id <= 0 || set->rewards.contains(item->reward.id))
            continue;
        set->rewards.append(item->reward.id);
        ++added;
    }
    if (added > 0)
        saveSet(*set, tr("%Ln added to “%1”", nullptr, added).arg(isolated(set->name)));
}

void RewardOperations::removeFromSet(const QStringList &keys, qint64 id)
{
    auto set = m_catalogue->set(id);
    if (!set)
        return;
    int gone = 0;
    for (const QString &key : keys) {
        const RewardItem *item = m_catalogue->find(key);
        if (item && set->rewards.removeAll(item->reward.id) > 0)
            ++gone;
    }
    if (gone > 0)
        saveSet(*set, tr("%Ln removed from “%1”", nullptr, gone).arg(isolated(set->name)));
}

QString RewardOperations::titleForCopy(const QString &title) const
{
    const qint64 most = ruleOf(&RewardChanges::title).most;
    for (int number = 1;; ++number) {
        const QString end = number == 1 ? tr(" (copy)") : tr(" (copy %L1)").arg(number);
        if (const QString wanted = firstOf(title, most - lengthOf(end)) + end;
            !m_catalogue->isTitleTaken(wanted, {}))
            return wanted;
    }
}

}  // namespace Sidestage
