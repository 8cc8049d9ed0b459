// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards.h"

#include "account_services.h"
#include "accounts/account.h"
#include "ads/ad_card.h"
#include "ads/ads_service.h"
#include "channel/channel_card.h"
#include "charity/charity_card.h"
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
#include "live/activity_card.h"
#include "live/connection_card.h"
#include "live/followers_card.h"
#include "outbox/outbox.h"
#include "rewards/queue_card.h"
#include "rewards/rewards_service.h"

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
            .create = [ask, make](Account *account, QWidget *parent) {
                OverviewCard *card = make(account, parent);
                QObject::connect(card, &OverviewCard::permissionRequested, card,
                                 [ask, account](Api::Scope scope) { ask(account, scope); });
                return card;
            }};
}

/// A card that makes a small window crowded, and that costs more than the others.
CardKind forLarge(CardKind kind)
{
    kind.isForLarge = true;
    return kind;
}

/// A card of Interact, whose dialog prepares something new.
template <class C>
OverviewCard *makeInteractCard(InteractService *service, QWidget *parent)
{
    auto *card = new C(service, parent);
    QObject::connect(card, &C::newRequested, card, [card, service](const InteractTemplate &entry) {
        (new InteractDialog(service, entry, card))->openOnce();
    });
    return card;
}

ConnectionCard *makeConnectionCard(Account *account, const AccountServices *services, QWidget *parent)
{
    auto *card = new ConnectionCard(account, parent);
    const auto tell = [card, account, services] {
        QString trouble;
        for (const Outbox *outbox : services->outboxes(account)) {
            if (outbox->held() > 0 && trouble.isEmpty())
                trouble = outbox->trouble();
        }
        card->setHeld(services->held(account), trouble);
    };
    for (const Outbox *outbox : services->outboxes(account)) {
        QObject::connect(outbox, &Outbox::heldChanged, card, tell);
        QObject::connect(outbox, &Outbox::troubleChanged, card, tell);
    }
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
        kind(
            "ads", Cards::tr("Next ad"), 1, ask,
            [accountServices](Account *of, QWidget *on) { return new AdCard(accountServices->ads(of), on); }),
        kind("waiting", Cards::tr("Redemptions waiting"), wide, ask,
             [accountServices](Account *of, QWidget *on) {
                 return new QueueCard(accountServices->rewards(of), Qt::CTRL | Qt::Key_2, on);
             }),
        kind("modes", Cards::tr("Chat modes"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return new ModesCard(accountServices->chat(of), of, on);
             }),
        kind("charity", Cards::tr("Charity"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return new CharityCard(accountServices->charity(of), on);
             }),
        kind("followers", Cards::tr("Followers"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return new FollowersCard(accountServices->followers(of), on);
             }),
        kind("connection", Cards::tr("Connection"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return makeConnectionCard(of, accountServices, on);
             }),
        kind("prediction", Cards::tr("Prediction"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return makeInteractCard<PredictionCard>(accountServices->interact(of), on);
             }),
        kind("poll", Cards::tr("Poll"), 1, ask,
             [accountServices](Account *of, QWidget *on) {
                 return makeInteractCard<PollCard>(accountServices->interact(of), on);
             }),
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
        forLarge(kind(
            "livechat", Cards::tr("Live chat"), wide, ask,
            [accountServices](Account *of, QWidget *on) {
                return new LiveChatCard(accountServices->moderation(of), on);
            },
            1)),
        forLarge(kind("moderation", Cards::tr("Moderation waiting"), 1, ask,
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
