// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards.h"

#include "account_services.h"
#include "accounts/account.h"
#include "ads/ad_card.h"
#include "ads/ad_clock.h"
#include "ads/ads_service.h"
#include "channel/channel_card.h"
#include "charity/charity_card.h"
#include "charity/charity_feed.h"
#include "charity/charity_service.h"
#include "chat/moderation/live_chat_card.h"
#include "chat/moderation/moderation_card.h"
#include "chat/modes/modes_card.h"
#include "interact/goals_card.h"
#include "interact/hype_train_card.h"
#include "interact/interact_dialogs.h"
#include "interact/interact_service.h"
#include "interact/poll_card.h"
#include "interact/prediction_card.h"
#include "kit/messages/stale_note.h"
#include "live/activity_card.h"
#include "live/connection_card.h"
#include "live/followers_card.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/queue_card.h"
#include "rewards/rewards_service.h"

#include <QAction>
#include <QBoxLayout>
#include <QCoreApplication>

namespace Sidestage {

namespace {

struct Cards
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::Cards)
};

using Ask = std::function<void(Account *, Api::Scope)>;
using Make = std::function<OverviewCard *(Account *, QWidget *)>;

CardKind kind(const char *id, const QString &title, int span, const Ask &ask, const Make &make,
              int spanOfFour = 0)
{
    return {.id = QLatin1String(id),
            .title = title,
            .span = span,
            .spanOfFour = spanOfFour,
            .create = [ask, make](Account *account, const CardKind::GoTo &, QWidget *parent) -> Card * {
                OverviewCard *card = make(account, parent);
                QObject::connect(card, &OverviewCard::permissionRequested, card,
                                 [ask, account](Api::Scope scope) { ask(account, scope); });
                return card;
            }};
}

/// A card that few need, or that makes a small window crowded.
CardKind hidden(CardKind kind)
{
    kind.isHidden = true;
    return kind;
}

/// Adds an action to a plain Card.
QAction *addKey(Card *card, const char *name, Icon icon, const QString &text, const QKeySequence &key)
{
    auto *action = new QAction(Icons::icon(icon), text, card);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    card->addAction(action);
    return action;
}

/// Adds a StaleNote to a plain Card. While there is no data yet, the card itself explains that. `isLive`:
/// whether events keep the feed up to date.
void addStaleNote(Card *card, Feed *feed, const std::function<bool()> &isLive)
{
    auto *note = new StaleNote(card);
    card->body()->addWidget(note);
    QObject::connect(note, &StaleNote::retryRequested, feed, &Feed::refresh);
    const auto tell = [note, feed, isLive] {
        if (feed->asOf().isValid())
            note->set(feed->asOf(), feed->interval(), feed->failure(), isLive());
    };
    QObject::connect(feed, &Feed::freshnessChanged, note, tell);
    tell();
}

CardKind adKind(AccountServices *accountServices, const Ask &ask)
{
    return {.id = QStringLiteral("ads"),
            .title = Cards::tr("Next ad"),
            .create
            = [accountServices, ask](Account *account, const CardKind::GoTo &go, QWidget *parent) -> Card * {
                auto *card = new AdCard(accountServices->ads(account), parent);
                QObject::connect(card, &AdCard::pageRequested, card, [go] { go(QStringLiteral("ads")); });
                QObject::connect(card, &AdCard::permissionRequested, card,
                                 [ask, account](Api::Scope scope) { ask(account, scope); });
                // Events report the breaks, but not the schedule.
                addStaleNote(card, accountServices->ads(account)->clock(), [] { return false; });
                auto *snooze
                    = addKey(card, "snoozeNow", Icon::Alarm, Cards::tr("Snooze the next ad"), Qt::Key_S);
                snooze->setProperty("sameAs", QStringLiteral("snoozeAd"));
                QObject::connect(snooze, &QAction::triggered, card, &AdCard::snooze);
                auto *run = addKey(card, "runAdNow", Icon::Play, Cards::tr("Run ad…"), {});
                run->setProperty("head", true);
                run->setProperty("sameAs", QStringLiteral("runAd"));
                QObject::connect(run, &QAction::triggered, card, &AdCard::chooseRun);
                return card;
            }};
}

CardKind charityKind(AccountServices *accountServices, const Ask &ask)
{
    return {.id = QStringLiteral("charity"),
            .title = Cards::tr("Charity"),
            .create
            = [accountServices, ask](Account *account, const CardKind::GoTo &go, QWidget *parent) -> Card * {
                auto *card = new CharityCard(accountServices->charity(account), parent);
                QObject::connect(card, &CharityCard::pageRequested, card, go);
                QObject::connect(card, &CharityCard::permissionRequested, card,
                                 [ask, account](Api::Scope scope) { ask(account, scope); });
                CharityFeed *feed = accountServices->charity(account)->feed();
                addStaleNote(card, feed, [feed] { return feed->isLive(); });
                return card;
            }};
}

/// A card of Interact, whose dialog prepares something new.
template <class C>
CardKind interactKind(const char *id, const QString &title, AccountServices *accountServices, const Ask &ask)
{
    return {.id = QLatin1String(id),
            .title = title,
            .create
            = [accountServices, ask](Account *account, const CardKind::GoTo &, QWidget *parent) -> Card * {
                InteractService *service = accountServices->interact(account);
                auto *card = new C(service, parent);
                QObject::connect(card, &C::newRequested, card,
                                 [card, service](const InteractTemplate &entry) {
                                     (new InteractDialog(service, entry, card->window()))->openOnce();
                                 });
                QObject::connect(card, &OverviewCard::permissionRequested, card,
                                 [ask, account](Api::Scope scope) { ask(account, scope); });
                return card;
            }};
}

ConnectionCard *makeConnectionCard(Account *account, DecisionService *decisions, QWidget *parent)
{
    auto *card = new ConnectionCard(account, parent);
    const auto tell = [card, decisions] { card->setHeld(decisions->held()); };
    QObject::connect(decisions, &DecisionService::heldChanged, card, tell);
    tell();
    return card;
}

}  // namespace

QList<CardKind> cardKinds(AccountServices *accountServices, const Ask &ask)
{
    constexpr int wide = 2;
    return {
        kind(
            "channel", Cards::tr("Channel"), wide, ask,
            [accountServices](Account *of, QWidget *on) {
                return new ChannelCard(accountServices->channel(of), on);
            },
            1),
        adKind(accountServices, ask),
        kind("waiting", Cards::tr("Redemptions waiting"), wide, ask,
             [accountServices](Account *of, QWidget *on) {
                 return new QueueCard(accountServices->rewards(of), Qt::CTRL | Qt::Key_2, on);
             }),
        kind("modes", Cards::tr("Chat modes"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return new ModesCard(accountServices->chat(of), of, on);
             }),
        charityKind(accountServices, ask),
        kind("followers", Cards::tr("Followers"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return new FollowersCard(accountServices->followers(of), on);
             }),
        kind("connection", Cards::tr("Connection"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return makeConnectionCard(of, accountServices->rewards(of)->decisions(), on);
             }),
        interactKind<PredictionCard>("prediction", Cards::tr("Prediction"), accountServices, ask),
        interactKind<PollCard>("poll", Cards::tr("Poll"), accountServices, ask),
        kind("hypetrain", Cards::tr("Hype train"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return new HypeTrainCard(accountServices->interact(of)->hypeTrain(), on);
             }),
        kind("goals", Cards::tr("Goals"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return new GoalsCard(accountServices->interact(of)->goals(), on);
             }),
        kind(
            "activity", Cards::tr("Activity"), wide, ask,
            [accountServices](Account *of, QWidget *on) {
                return new ActivityCard(accountServices->activity(of), on);
            },
            1),
        hidden(kind(
            "livechat", Cards::tr("Live chat"), wide, ask,
            [accountServices](Account *of, QWidget *on) {
                return new LiveChatCard(accountServices->moderation(of), on);
            },
            1)),
        hidden(kind("moderation", Cards::tr("Moderation waiting"), 1, ask,
                    [accountServices](Account *of, QWidget *on) {
                        return new ModerationCard(accountServices->moderation(of), on);
                    })),
    };
}

QList<Glance> glancesOf(const QList<PageKind> &pages)
{
    struct Wanted
    {
        QString page{};
        QString title{};
        QString none{};
        bool spoken = false;
    };
    const QList<Wanted> wanted{
        {QStringLiteral("ads"), Cards::tr("Next ad"), Cards::tr("None scheduled")},
        {QStringLiteral("queue"), Cards::tr("Waiting", "redemptions"), QStringLiteral("0")},
        {QStringLiteral("chat"), Cards::tr("Chat"), Cards::tr("Open"), true},
    };
    QList<Glance> glances;
    for (const Wanted &one : wanted) {
        for (const PageKind &page : pages) {
            if (page.id == one.page && page.watchBadge)
                glances.append({.title = one.title,
                                .icon = page.icon,
                                .none = one.none,
                                .watch = page.watchBadge,
                                .spoken = one.spoken});
        }
    }
    return glances;
}

}  // namespace Sidestage
