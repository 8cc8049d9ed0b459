// SPDX-License-Identifier: GPL-3.0-or-later
#include "goals_card.h"

#include "base/bidi.h"
#include "interact/goal_feed.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/elided_label.h"
#include "kit/text/progress_bar.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

namespace {

QString kindOf(const Api::Goal &goal)
{
    switch (goal.type) {
    case Api::GoalType::Follower:
        return GoalsCard::tr("Followers");
    case Api::GoalType::Subscription:
    case Api::GoalType::SubscriptionCount:
        return GoalsCard::tr("Subscriptions");
    case Api::GoalType::NewSubscription:
    case Api::GoalType::NewSubscriptionCount:
        return GoalsCard::tr("New subscriptions");
    case Api::GoalType::Unknown:
        break;
    }
    return GoalsCard::tr("Goal");
}

QString titleOf(const Api::Goal &goal)
{
    return goal.description.isEmpty() ? kindOf(goal)
                                      : GoalsCard::tr("%1 · %2", "the name of a goal; what it counts")
                                            .arg(isolated(goal.description), kindOf(goal));
}

QWidget *makeGoal(const Api::Goal &goal)
{
    auto *row = new QWidget;
    row->setObjectName(QStringLiteral("goal:") + goal.id);
    const QString amount
        = GoalsCard::tr("%1 of %2", "an amount and its target")
              .arg(QLocale().toString(goal.currentAmount), QLocale().toString(goal.targetAmount));
    auto *head = new QHBoxLayout;
    head->addWidget(new ElidedLabel(titleOf(goal)), 1);
    head->addWidget(makeLabel(amount, TextRole::Small, Tone::Secondary));
    auto *bar = new ProgressBar(ProgressBar::Kind::Good);
    const bool isReached = goal.targetAmount > 0 && goal.currentAmount >= goal.targetAmount;
    bar->setRange(0, 1'000);
    bar->setValue(isReached ? 1'000
                            : int(goal.currentAmount * 1'000 / std::max<qint64>(1, goal.targetAmount)));
    auto *layout = withoutMargins(new QVBoxLayout(row));
    layout->setSpacing(px(4));
    layout->addLayout(head);
    layout->addWidget(bar);
    row->setAccessibleName(
        GoalsCard::tr("%1: %2", "a goal, its amount").arg(isolated(titleOf(goal)), amount));
    return row;
}

}  // namespace

GoalsCard::GoalsCard(GoalFeed *feed, QWidget *parent)
    : FeedCard(tr("Goals"), Icon::Chart, feed, parent)
    , m_goals(feed)
    , m_list(new QWidget(this))
{
    setObjectName(QStringLiteral("goalsCard"));
    body()->addWidget(m_list);
    addStates(2, tr("Sign in again to see your goals."), [feed] { return feed->asOf().isValid(); });
    addPermission(Api::Scope::ChannelReadGoals, tr("No permission to see goals."), tr("Goals"),
                  tr("Without permission to read goals, Sidestage cannot show how far they are."),
                  [feed] { return feed->mayRead(); });
    addStaleNote();
    body()->addStretch(1);
    auto *layout = withoutMargins(new QVBoxLayout(m_list));
    layout->setSpacing(px(10));
    updateCard();
}

void GoalsCard::showFeed()
{
    auto *layout = static_cast<QVBoxLayout *>(m_list->layout());
    emptyLayout(layout);
    for (const Api::Goal &goal : m_goals->goals())
        layout->addWidget(makeGoal(goal));
    if (m_goals->goals().isEmpty() && m_goals->asOf().isValid())
        layout->addWidget(new WrapLabel(tr("No goals. Set them up in the creator dashboard."), TextRole::Body,
                                        Tone::Secondary));
    m_list->setVisible(m_goals->mayRead() && m_goals->asOf().isValid());
}

}  // namespace Sidestage
