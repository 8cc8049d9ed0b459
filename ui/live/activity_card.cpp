// SPDX-License-Identifier: GPL-3.0-or-later
#include "activity_card.h"

#include "accounts/account.h"
#include "activity_dialog.h"
#include "activity_texts.h"
#include "base/bidi.h"
#include "client/service_clock.h"
#include "client/session.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/lists/long_list.h"
#include "kit/messages/page_state.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/named.h"
#include "kit/theme/theme.h"
#include "live/activity_feed.h"
#include "page/permission_hint.h"

#include <QBoxLayout>
#include <QComboBox>

namespace Sidestage {

namespace {

constexpr int shownRows = 100;
constexpr int minRows = 5;

}  // namespace

ActivityCard::ActivityCard(ActivityFeed *feed, QWidget *parent)
    : FeedCard(tr("Activity"), Icon::Bolt, feed, parent)
    , m_activity(feed)
    , m_rows(new LiveList<Activity>(
          &Activity::id,
          {{.title = tr("Activity"), .text = &ActivityTexts::who, .sort = sortBy<Activity>(&Activity::at)}},
          this))
    , m_tabs(named("activityTabs", new Segmented, tr("Show")))
    , m_combo(named("activityGroup", new QComboBox, tr("Show")))
    , m_list(named("activityList", new LongList, tr("Activity, newest first")))
    , m_state(new PageState(m_list, QStringLiteral("activityEmpty")))
    , m_all(named("activityAll", new Button(tr("Show all…"), Button::Role::Link)))
    , m_missing(named("activityMissing", new PermissionHint))
{
    setObjectName(QStringLiteral("activityCard"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    const auto age = [feed](const Activity &row) {
        return agoText(row.at.secsTo(feed->account()->serviceClock()->now()));
    };
    m_rows->column(0).look = [age](const Activity &row) {
        return Look{.icon = ActivityTexts::icon(row.kind),
                    .detail = ActivityTexts::whatAndText(row),
                    .trailing = age(row)};
    };
    m_rows->column(0).toolTip = [age](const Activity &row) { return ActivityTexts::spoken(row, age(row)); };
    m_rows->setSpoken(m_rows->column(0).toolTip);
    m_rows->setOrder(0, Qt::DescendingOrder);
    build();
    connect(feed, &ActivityFeed::arrived, this, [this](QList<Activity> rows) {
        rows.removeIf([this](const Activity &row) { return !isIn(m_group, row.kind); });
        m_rows->upsert(rows);
        if (m_rows->total() > 3 * shownRows)
            read();
    });
    connect(feed->account()->serviceClock(), &ServiceClock::changed, this, &ActivityCard::updateCard);
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    read();
    updateCard();
}

void ActivityCard::build()
{
    for (const QString &group : ActivityTexts::groups()) {
        m_tabs->addOption(group);
        m_combo->addItem(group);
    }
    connect(m_tabs, &Segmented::chosen, this, &ActivityCard::choose);
    connect(m_combo, &QComboBox::activated, this, &ActivityCard::choose);
    addToHead(m_tabs);
    addToHead(m_combo);
    m_list->setModel(m_rows);
    m_list->setEndPadded(false);
    // Takes the height that the cards beside it have, and never makes them higher itself.
    m_state->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    body()->addWidget(m_state, 1);
    body()->addWidget(m_missing);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_all);
    foot->addStretch(1);
    body()->addLayout(foot);
    connect(m_all, &QPushButton::clicked, this,
            [this] { (new ActivityDialog(m_activity, this))->openOnce(); });
    addStaleNote();
    Theme::watch(this, [this] {
        m_state->setMinimumHeight(minRows * m_list->rowHeight());
        arrange();
    });
}

void ActivityCard::choose(int group)
{
    m_tabs->setCurrentIndex(group);
    m_combo->setCurrentIndex(group);
    m_group = ActivityGroup(group);
    read();
    updateCard();
}

void ActivityCard::read()
{
    m_rows->sync(m_activity->newest(m_group, shownRows));
}

void ActivityCard::showFeed()
{
    const bool ended = m_activity->account()->session()->isEnded();
    const auto missing = ActivityTexts::missing(m_activity);
    m_missing->setVisible(missing.scope.has_value() && !ended);
    m_missing->setScope(missing.scope);
    m_missing->setSentence(missing.sentence);
    m_missing->setRule(tr("Permission needed"),
                       tr("%1 has not granted permission to see them.")
                           .arg(isolated(m_activity->account()->info().displayName)));
    if (m_rows->rowCount() > 0)
        m_state->showList();
    else if (ended)
        m_state->showEmpty(Icon::Bolt, tr("Sign in again to see new activity."));
    else if (m_group != ActivityGroup::All)
        m_state->showEmpty(Icon::Filter, tr("None kept."), tr("Show everything"), [this] { choose(0); });
    else
        m_state->showEmpty(Icon::Bolt,
                           tr("Follows, cheers, raids and subscriptions appear here as they come."));
    m_all->setVisible(!m_state->isEmpty());
    SecondTicker::shared()->wake(this);
}

void ActivityCard::fit()
{
    arrange();
    FeedCard::fit();
}

void ActivityCard::resizeEvent(QResizeEvent *event)
{
    FeedCard::resizeEvent(event);
    arrange();
}

void ActivityCard::arrange()
{
    const bool isWide = width() >= m_tabs->sizeHint().width() + px(40);
    m_tabs->setVisible(isWide);
    m_combo->setVisible(!isWide);
}

int ActivityCard::tick()
{
    if (m_rows->rowCount() == 0)
        return 0;
    m_rows->emitAllChanged();
    const qint64 youngest = m_rows->row(0).at.secsTo(m_activity->account()->serviceClock()->now());
    constexpr int often = 1'000;
    constexpr int seldom = 15'000;
    return youngest < 60 ? often : seldom;
}

bool ActivityCard::takeKeyboard()
{
    m_list->setFocus(Qt::OtherFocusReason);
    return true;
}

}  // namespace Sidestage
