// SPDX-License-Identifier: GPL-3.0-or-later

// How the editor of a reward sends what was typed, and what it says when that is refused.

#include "reward_editor.h"

#include "base/bidi.h"
#include "reward_form.h"
#include "reward_words.h"

#include "kit/controls/action_button.h"
#include "kit/theme/accessible.h"
#include "rewards/list/reward_drafts.h"
#include "rewards/list/reward_list.h"
#include "rewards/rewards_service.h"
#include "words/words.h"

namespace Sidestage {

using namespace Api;

bool RewardEditor::check()
{
    m_form->clearErrors();
    setError({});
    const QList<RewardField> all(allRewardFields.begin(), allRewardFields.end());
    auto problems = problemsIn(isNew() ? all : changed(), m_mine);
    const RewardItem *shown = item();
    if (shown && shown->isOnService() && m_service.backgroundColor && !m_mine.backgroundColor)
        problems.append({RewardField::Colour, Error::broken(Fault::Missing)});
    const QString title = m_mine.title.value_or(QString()).trimmed();
    std::optional<RewardField> first;
    for (const auto &[field, error] : std::as_const(problems)) {
        m_form->setError(field, ruleOf(error));
        first = first.value_or(field);
    }
    if (!first && m_catalogue->isTitleTaken(title, isNew() ? QString() : m_key)) {
        m_form->setError(RewardField::Title, tr("Another reward has this title."));
        first = RewardField::Title;
    }
    if (first)
        m_form->focusField(*first);
    return !first;
}

void RewardEditor::setSending(bool sending)
{
    m_sending = sending;
    updateWords();
}

void RewardEditor::refuse(const Error &error, const QList<RewardField> &sent)
{
    const auto field = fieldOfError(error);
    if (field && (sent.isEmpty() || sent.contains(*field))) {
        m_form->setError(
            *field, tr("%1 not sent. %2 Your change is still here.").arg(nameOf(*field), refusalOf(error)));
        m_form->focusField(*field);
        return;
    }
    setError(tr("Nothing was sent. %1 Your changes are still here.").arg(refusalOf(error)));
}

void RewardEditor::save()
{
    if (m_sending || m_key.isEmpty() || m_save->isBlocked() || !check())
        return;
    const RewardItem *shown = item();
    if (isNew())
        return create(m_mine, 0);
    if (!shown || !shown->isOurs())
        return;
    if (!shown->isOnService()) {
        LibraryReward kept = shown->reward;
        kept.reward = m_mine;
        const QString title = m_mine.title.value_or(QString());
        if (const auto done = m_rewards->library()->save(kept); !done)
            return refuse(done.error(), {});
        m_drafts->remove(m_key);
        m_catalogue->gather();
        load();
        return Q_EMIT notified(tr("“%1” saved in the library").arg(isolated(title)), {});
    }

    const QList<RewardField> fields = changed();
    const QString key = m_key;
    const QString serviceId = shown->reward.serviceId;
    const QString title = shown->title();
    const RewardChanges before = onlyFields(fields, m_service);
    m_drafts->save(key, {.began = m_began, .mine = m_mine});
    m_drafts->flush();  // what is being sent must not be lost either
    setSending(true);
    m_rewards->rewards()->update(
        serviceId, onlyFields(fields, m_mine), this,
        [this, key, fields, serviceId, before, title](const Result<Reward> &answer) {
            m_sending = false;
            if (!answer) {
                load();
                if (m_key == key)
                    return refuse(answer.error(), fields);
                return Q_EMIT notified(tr("“%1” was not changed. %2 Your changes are still there.")
                                           .arg(isolated(title), refusalOf(answer.error())),
                                       {}, Pill::Kind::Error);
            }
            m_drafts->remove(key);
            m_catalogue->gather();
            load();
            announce(this, tr("Sent"));
            Q_EMIT notified(tr("“%1”: %2 sent").arg(isolated(title), namesOf(fields)),
                            [this, serviceId, before] {
                                m_rewards->rewards()->update(
                                    serviceId, before, this, [this](const Result<Reward> &undone) {
                                        if (!undone)
                                            Q_EMIT notified(refusalOf(undone.error()), {}, Pill::Kind::Error);
                                    });
                            });
        });
}

void RewardEditor::create(const RewardChanges &reward, qint64 libraryId)
{
    const RewardChanges wanted = createdFrom(reward);
    const QString key = m_key;
    m_drafts->flush();
    setSending(true);
    m_rewards->rewards()->create(wanted, this, [this, key, wanted, libraryId](const Result<Reward> &answer) {
        m_sending = false;
        if (!answer) {
            load();
            if (m_key == key)
                return refuse(answer.error(), {});
            return Q_EMIT notified(
                tr("“%1” was not created. %2").arg(isolated(*wanted.title), refusalOf(answer.error())), {},
                Pill::Kind::Error);
        }
        m_drafts->remove(key);
        m_catalogue->gather();
        load();
        Q_EMIT notified(tr("“%1” created").arg(isolated(answer->title)), {});
        Q_EMIT created(answer->id, libraryId);
    });
}

void RewardEditor::other()
{
    if (m_sending || m_other->isBlocked() || !check())
        return;
    const RewardItem *shown = item();
    if (shown) {
        if (!shown->isOurs() || shown->isOnService())
            return;
        LibraryReward kept = shown->reward;
        kept.reward = m_mine;
        if (const auto done = m_rewards->library()->save(kept); !done)
            return refuse(done.error(), {});
        m_drafts->remove(m_key);
        return create(m_mine, kept.id);
    }
    LibraryReward kept{.reward = m_mine};
    if (const auto done = m_rewards->library()->save(kept); !done)
        return refuse(done.error(), {});
    m_drafts->remove(m_key);
    m_catalogue->gather();
    Q_EMIT notified(tr("“%1” saved in the library").arg(isolated(*kept.reward.title)), {});
    Q_EMIT created({}, kept.id);
}

}  // namespace Sidestage
