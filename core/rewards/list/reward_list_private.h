// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For reward_list.cpp and reward_list_changes.cpp only.

#include "accounts/account.h"
#include "events/poll_scheduler.h"
#include "reward_changes.h"
#include "reward_list.h"

#include "api/eventsub.h"

#include <QElapsedTimer>
#include <QMap>
#include <QPointer>
#include <QSet>

#include <deque>

namespace Sidestage {

struct RewardList::Private
{
    struct Change
    {
        enum class What : quint8 { Create, Update, Remove } what{};
        QString id{};
        Api::RewardChanges changes{};
        ResourceModel<RewardRow>::Ticket ticket{};
        QPointer<QObject> context{};
        Done done{};
        std::function<void(const Result<void> &)> removed{};
    };

    explicit Private(Account *owner)
        : account(owner)
    {
        sinceStart.start();
    }

    RewardList *q = nullptr;
    Account *account;
    ResourceModel<RewardRow> model{&RewardRow::id, columns()};
    Poll *poll = nullptr;
    Availability availability = Availability::Unknown;

    QMap<QString, RewardRow> rows{};   // as the service last said, by id
    QSet<QString> hidden{};            // about to be deleted
    quint64 step = 0;                  // counts what we learn apart from readings
    QHash<QString, quint64> learnt{};  // at which step, of which reward: a reading that began before is older
    QHash<QString, QDateTime> toldAt{};  // when the last event of a reward was sent
    QHash<QString, qint64> changedAt{};  // by us, by the steady clock

    std::deque<Change> changes{};
    bool working = false;
    /// For so long after a change of our own an event may still tell of the time before it.
    static constexpr qint64 echoTime = 3000;
    QElapsedTimer sinceStart{};
    qint64 lastWrite = -1;

    static QList<Column<RewardRow>> columns()
    {
        return {{RewardList::tr("Reward"), [](const RewardRow &row) { return row.reward.title; }},
                {RewardList::tr("Points"),
                 [](const RewardRow &row) { return row.reward.cost; },
                 {},
                 Qt::AlignRight | Qt::AlignVCenter}};
    }

    void publish()
    {
        QList<RewardRow> shown;
        shown.reserve(rows.size());
        for (const RewardRow &row : std::as_const(rows)) {
            if (!hidden.contains(row.id))
                shown.append(row);
        }
        model.sync(shown);
        Q_EMIT q->changed();
    }

    /// What an event or the answer to a change says of one reward.
    void learn(const RewardRow &row)
    {
        learnt.insert(row.id, ++step);
        rows.insert(row.id, row);
    }
    void forget(const QString &id)
    {
        learnt.insert(id, ++step);
        hidden.remove(id);
        if (rows.remove(id)) {
            publish();
            Q_EMIT q->removed(id);
        }
    }

    /// Those that are known and that a listing has not.
    QStringList missingIn(const QList<Api::Reward> &listed) const
    {
        QSet<QString> there;
        for (const Api::Reward &reward : listed)
            there.insert(reward.id);
        QStringList ids;
        for (const RewardRow &row : std::as_const(rows)) {
            if (!there.contains(row.id))
                ids.append(row.id);
        }
        return ids;
    }

    void finish(Availability how, const Result<void> &outcome)
    {
        const bool other = availability != how;
        availability = how;
        poll->finished(outcome);
        if (other)
            Q_EMIT q->changed();
    }
    void fail(const Error &error)
    {
        Availability how = availability == Availability::Known ? Availability::Known : Availability::Failed;
        Error answer = error;
        if (error.kind == Error::Kind::Forbidden) {
            how = Availability::NotEligible;
            answer.message = RewardList::tr("Only Affiliates and Partners have Channel Points.");
        }
        finish(how, answer);
    }

    /// A change of this reward is on its way, or was a moment ago.
    bool isEcho(const QString &id) const
    {
        for (const Change &change : changes) {
            if (change.id == id)
                return true;
        }
        const auto at = changedAt.find(id);
        return at != changedAt.end() && sinceStart.elapsed() - *at < echoTime;
    }

    std::chrono::milliseconds pauseBefore() const;

    void add(Change change)
    {
        changes.push_back(std::move(change));
        if (!working)
            q->work();
    }

    static Api::EventCondition conditionOf(const Account *account)
    {
        Api::EventCondition condition;
        condition.broadcasterUserId = account->userId();
        return condition;
    }
};

}  // namespace Sidestage
