// SPDX-License-Identifier: GPL-3.0-or-later

// The part of a show that swaps rewards in.

#include "accounts/account.h"
#include "base/bidi.h"
#include "rewards/library/reward_library.h"
#include "rewards/list/reward_list.h"
#include "rewards/rewards_service.h"
#include "show_handlers.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>

namespace Sidestage {

using State = ShowStep::State;
using What = PlanStep::What;

namespace {

/// Which rewards of the library can be redeemed, and which are paused.
struct RewardState
{
    QString set{};  ///< Id of the set; empty: as it was.
    QString name{};
    QStringList on{};       ///< Ids in the library.
    QStringList paused{};   ///< Enabled, but paused.
    QStringList takeOff{};  ///< Those that the show created, to be deleted on the service.

    static void describe(auto &is)
    {
        is("set", &RewardState::set);
        is("name", &RewardState::name);
        is("on", &RewardState::on);
        is("paused", &RewardState::paused);
        is("take_off", &RewardState::takeOff);
    }
};

QStringList textsOf(const QList<qint64> &ids)
{
    QStringList texts;
    for (const qint64 id : ids)
        texts.append(QString::number(id));
    return texts;
}

QList<qint64> idsOf(const QStringList &texts)
{
    QList<qint64> ids;
    for (const QString &text : texts)
        ids.append(text.toLongLong());
    return ids;
}

QString keyOf(What what)
{
    return QString::number(int(what));
}

class RewardsPart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    explicit RewardsPart(const ShowSources &sources)
        : ShowHandler(ShowPart::Rewards, sources.account, Api::Scope::ChannelManageRedemptions,
                      tr("Sidestage needs permission to manage rewards."))
        , m_rewards(sources.rewards->rewards())
        , m_library(sources.rewards->library())
    {
        connect(m_library, &RewardLibrary::changed, this, &ShowHandler::changed);
        connect(m_rewards, &RewardList::changed, this, &ShowHandler::changed);
    }

    QList<PartChoice> choices() const override { return choicesOf(m_library->sets()); }

    PartText text(const Show &show) const override
    {
        const auto set = entryOf(m_library->sets(), show.rewardSet);
        if (!set)
            return {.name = tr("Reward set is gone"), .isGone = true};
        QStringList titles;
        for (const qint64 id : set->rewards) {
            if (const auto reward = m_library->reward(id))
                titles.append(reward->title());
        }
        return {.name
                = tr("%1, %Ln rewards", "name of a set", int(set->rewards.size())).arg(isolated(set->name)),
                .content = isolated(titles).join(QStringLiteral(", "))};
    }

    QString obstacle() const override
    {
        return m_rewards->availability() == RewardList::Availability::NotEligible
            ? tr("Only affiliates and partners have channel points.")
            : ShowHandler::obstacle();
    }

    Result<QString> wanted(const Show &show) const override
    {
        const auto set = entryOf(m_library->sets(), show.rewardSet);
        if (!set)
            return Error{.kind = Error::Kind::NotFound, .message = tr("The reward set was deleted.")};
        return stateText(RewardState{.set = show.rewardSet,
                                     .name = set->name,
                                     .on = textsOf(set->rewards),
                                     .paused = textsOf(set->paused)});
    }

    void read(QObject *context, Read done) override
    {
        whenRead(
            m_rewards->poll(), context, [this] { m_rewards->refresh(); },
            [this] { return m_rewards->availability() > RewardList::Availability::Known; },
            [this, done = std::move(done)](const QString &failure) {
                if (m_rewards->isKnown() && failure.isEmpty())
                    done(stateText(present()));
                else
                    done(Error{.message = obstacle().isEmpty() ? failure : obstacle()});
            });
    }

    QString whyNotKept(const QString &now) const override
    {
        return stateFrom<RewardState>(now).on.isEmpty() ? tr("No reward that Sidestage has made is on.")
                                                        : QString();
    }

    Result<QString> keep(const QString &name, const QString &now) override
    {
        const auto state = stateFrom<RewardState>(now);
        const RewardSet set{.rewards = idsOf(state.on), .paused = idsOf(state.paused)};
        if (set.rewards.isEmpty())
            return QString();
        return keepAs<RewardSet>(set, name, [this](RewardSet &one) { return m_library->saveSet(one); });
    }

    PartPlan compare(const QString &, const QString &wanted) const override
    {
        const RewardState target = stateFrom<RewardState>(wanted);
        const SwapPlan swap = planOf(target);
        PartPlan plan{.head = swap.slotsBefore == swap.slotsAfter
                          ? tr("%1 of %2 slots").arg(swap.slotsAfter).arg(RewardList::maxRewards)
                          : tr("slots %1 to %2 of %3")
                                .arg(swap.slotsBefore)
                                .arg(swap.slotsAfter)
                                .arg(RewardList::maxRewards)};
        const int stays = swap.count(What::StaysOn);
        for (const What what :
             {What::TakeOff, What::TurnOff, What::Update, What::TurnOn, What::Pause, What::Create}) {
            ShowStep step{.key = keyOf(what)};
            QStringList titles;
            int waiting = 0;
            for (const PlanStep &one : swap.steps) {
                if (one.what != what || !one.isChange())
                    continue;
                titles.append(one.title);
                waiting += one.waiting;
                if (what == What::TakeOff)
                    step.items.append(one.serviceId);
                step.requests += requestsOf(one, what != What::TurnOn);
            }
            if (titles.isEmpty())
                continue;
            const int count = int(titles.size());
            step.text = isolated(titles).join(QStringLiteral(", "));
            switch (what) {
            case What::TakeOff:
                step.icon = int(Icon::Minus);
                step.label = tr("%Ln taken off", nullptr, count);
                step.note = waiting > 0 ? tr("%Ln waiting are refunded first", nullptr, waiting) : QString();
                break;
            case What::TurnOff:
                step.icon = int(Icon::Pause);
                step.label = tr("%Ln turned off", nullptr, count);
                step.note = waiting > 0 ? tr("%Ln waiting stay in the queue", nullptr, waiting) : QString();
                break;
            case What::TurnOn:
                step.icon = int(Icon::Play);
                step.label = tr("%Ln turned on", nullptr, count);
                step.note = stays > 0 ? tr("%Ln more are on already", nullptr, stays) : QString();
                break;
            case What::Pause:
                step.icon = int(Icon::Pause);
                step.label = tr("%Ln paused", nullptr, count);
                break;
            case What::Create:
                step.icon = int(Icon::Plus);
                step.label = tr("%Ln created", nullptr, count);
                step.note = count == 1 ? tr("takes a slot") : tr("each takes a slot");
                break;
            default:
                step.icon = int(Icon::Edit);
                step.label = tr("%Ln changed", nullptr, count);
            }
            if (!swap.fits)
                step.obstacle = tr("This needs more slots than the service has.");
            else if (m_library->isRunning())
                step.obstacle = tr("Another change of rewards is in progress.");
            plan.steps.append(step);
        }
        QStringList others;
        for (const LibraryReward &reward : m_library->rewards()) {
            const auto row = m_rewards->find(reward.serviceId);
            if (reward.isElsewhere && row && isOn(row->reward))
                others.append(reward.title());
        }
        if (!others.isEmpty() && !target.set.isEmpty())
            plan.steps.append({.key = QStringLiteral("elsewhere"),
                               .icon = int(Icon::Warning),
                               .label = tr("%Ln cannot change", nullptr, int(others.size())),
                               .text = isolated(others).join(QStringLiteral(", ")),
                               .obstacle = tr("Made by another app. Only that app can change it."),
                               .rule = tr("The service lets an app change only the rewards that it has "
                                          "made. These stay as they are.")});
        return plan;
    }

    bool keepsKeys() const override { return false; }

    void run(const PartPlan &plan, QObject *context, Progress progress) override
    {
        m_running = new QObject(context);
        const auto begun = std::make_shared<bool>(false);
        const auto look = [this, plan, progress, watch = m_running.data(), begun] {
            // A swap that a restart has interrupted continues by itself.
            if (m_library->isRunning())
                return;
            const SwapPlan left = chosen(plan);
            const bool isChange = std::ranges::any_of(left.steps, &PlanStep::isChange);
            if (isChange && !isStopped() && !std::exchange(*begun, true) && left.fits) {
                m_library->apply(left);
                if (m_library->isRunning())
                    return;
            }
            disconnect(m_library, nullptr, watch, nullptr);
            watch->deleteLater();
            progress(ended(plan));
        };
        connect(m_library, &RewardLibrary::planFinished, m_running.data(), look, Qt::QueuedConnection);
        // After a restart nothing is known before it was read.
        read(m_running, [plan, progress, look, watch = m_running.data()](const Result<QString> &now) {
            if (now)
                return look();
            watch->deleteLater();
            report(plan, State::Failed, now.error().message, progress);
        });
    }

    void setStopped(bool isStopped) override
    {
        ShowHandler::setStopped(isStopped);
        if (isStopped && m_running)
            m_library->cancelPlan();
    }

private:
    RewardState present() const
    {
        const RewardSet now = m_library->enabledNow();
        return {.on = textsOf(now.rewards), .paused = textsOf(now.paused)};
    }

    SwapPlan planOf(const RewardState &target) const
    {
        const RewardSet set{.id = target.set.isEmpty() ? RewardLibrary::swapBackId : target.set.toLongLong(),
                            .name = target.name,
                            .rewards = idsOf(target.on),
                            .paused = idsOf(target.paused)};
        QSet<qint64> takeOff;
        for (const QString &id : target.takeOff)
            takeOff.insert(id.toLongLong());
        SwapPlan plan = m_library->planFor(set, takeOff);
        // What was edited in the library meanwhile is not part of going back.
        if (target.set.isEmpty())
            plan.steps.removeIf([](const PlanStep &step) { return step.what == What::Update; });
        return plan;
    }

    /// The changes that are left of the open steps.
    SwapPlan chosen(const PartPlan &plan) const
    {
        SwapPlan left = planOf(stateFrom<RewardState>(plan.after));
        left.steps.removeIf([&](const PlanStep &one) {
            return std::ranges::none_of(plan.steps, [&](const ShowStep &step) {
                return step.isOpen() && step.key == keyOf(one.what);
            });
        });
        return left;
    }

    PartPlan ended(PartPlan plan) const
    {
        const SwapPlan left = chosen(plan);
        const auto last = m_library->running();
        for (ShowStep &step : plan.steps) {
            if (!step.isOpen())
                continue;
            const auto open = std::ranges::find_if(left.steps, [&](const PlanStep &one) {
                return one.isChange() && keyOf(one.what) == step.key;
            });
            step.state = open == left.steps.end() ? State::Done
                : isStopped()                     ? State::Planned
                                                  : State::Failed;
            if (step.state != State::Failed || !last)
                continue;
            for (const PlanStep &one : last->steps) {
                if (one.reward == open->reward && !one.reason.isEmpty())
                    step.reason
                        = tr("%1: %2", "title of a reward; a reason").arg(isolated(one.title), one.reason);
            }
        }
        // To go back, what was created here is taken off again, and nothing else.
        RewardState before = stateFrom<RewardState>(plan.before);
        if (last) {
            for (const PlanStep &one : last->steps) {
                if (one.serviceId.isEmpty() && one.state == PlanStep::State::Done)
                    before.takeOff.append(QString::number(one.reward));
            }
        }
        before.takeOff.removeDuplicates();
        plan.before = stateText(before);
        if (plan.count(State::Done) == plan.chosen())
            plan.after = stateText(present());
        return plan;
    }

    RewardList *m_rewards;
    RewardLibrary *m_library;
    QPointer<QObject> m_running{};  ///< While run() is not done.
};

}  // namespace

std::unique_ptr<ShowHandler> makeRewardsPart(const ShowSources &sources)
{
    return std::make_unique<RewardsPart>(sources);
}

}  // namespace Sidestage
