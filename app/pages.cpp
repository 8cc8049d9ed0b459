// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include "account_services.h"
#include "accounts/account.h"
#include "accounts/account_list.h"
#include "ads/ad_actions.h"
#include "ads/ad_block.h"
#include "ads/ad_clock.h"
#include "ads/ad_texts.h"
#include "ads/ads_page.h"
#include "ads/ads_service.h"
#include "analytics/analytics_page.h"
#include "calls/call_log_page.h"
#include "cards.h"
#include "channel/channel_page.h"
#include "charity/charity_page.h"
#include "chat/chat_page.h"
#include "chat/chat_service.h"
#include "chat/moderation/moderation_page.h"
#include "chat/moderation/moderation_service.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/modes/modes_view.h"
#include "chat/people/chat_channels.h"
#include "client/service_clock.h"
#include "community/community_page.h"
#include "interact/interact_page.h"
#include "interact/interact_service.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "moments/moments_page.h"
#include "overview/on_air_page.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/queue_page.h"
#include "rewards/rewards_page.h"
#include "rewards/rewards_service.h"
#include "schedule/schedule_page.h"
#include "shows/show_service.h"
#include "shows/shows_page.h"

#include <QLocale>
#include <QTimer>

namespace Sidestage {

namespace {

/// Connects the permission requests of the page to `ask`.
template <class P>
P *asking(P *page, Account *account, const std::function<void(Account *, Api::Scope)> &ask)
{
    QObject::connect(page, &P::permissionRequested, page,
                     [ask, account](Api::Scope scope) { ask(account, scope); });
    return page;
}

/// Shows the number of waiting redemptions.
void watchWaiting(RewardsService *service, QObject *context, const PageKind::ShowBadge &show)
{
    const auto tell = [queue = service->queue(), show] {
        const int waiting = queue->waiting();
        show(waiting == 0
                 ? PageBadge()
                 : PageBadge{QLocale().toString(waiting), QueuePage::tr("%n waiting", nullptr, waiting)});
    };
    QObject::connect(service->queue(), &RedemptionQueue::totalsChanged, context, tell);
    tell();
}

/// Shows when the next ad starts, or how long the current one still runs.
void watchNextAd(AdsService *service, QObject *context, const PageKind::ShowBadge &show)
{
    const auto tell = [service, show] {
        const AdCount count = AdCount::of(service);
        const QString text = countText(count);
        show(text.isEmpty() ? PageBadge()
                            : PageBadge{.text = text,
                                        .spoken = spokenText(count),
                                        .isQuiet = true,
                                        .isWarning = count.isClose()});
        return SecondTicker::untilFewer(count.left);
    };
    const auto again = [context] { SecondTicker::shared()->wake(context); };
    QObject::connect(service->clock(), &AdClock::changed, context, again);
    QObject::connect(service->actions(), &AdActions::changed, context, again);
    SecondTicker::shared()->follow(context, tell);
    tell();
}

/// Shows the number of messages, requests and viewers that wait for a moderator.
void watchModeration(ModerationService *service, QObject *context, const PageKind::ShowBadge &show)
{
    const auto tell = [service, show] {
        const int waiting = service->waitingCount();
        show(waiting == 0 ? PageBadge()
                          : PageBadge{QLocale().toString(waiting),
                                      ModerationPage::tr("%n waiting", nullptr, waiting)});
    };
    QObject::connect(service, &ModerationService::waitingChanged, context, tell);
    service->watch();
    tell();
}

/// Shows the time until a raid leaves or a prediction locks.
void watchInteract(InteractService *service, QObject *context, const PageKind::ShowBadge &show)
{
    const auto tell = [service, show] {
        const auto prediction = service->predictions()->open();
        const bool isActive = prediction && prediction->status == Api::PredictionStatus::Active;
        const bool isRaiding = service->raid()->pending().has_value();
        if (!isRaiding && !isActive) {
            show({});
            return 0;
        }
        const QDateTime until = isRaiding ? service->raid()->leavesAt()
                                          : prediction->createdAt.addSecs(prediction->predictionWindow);
        const qint64 left = std::max<qint64>(0, service->account()->serviceClock()->now().msecsTo(until));
        const QString time = clockText((left + 999) / 1'000);
        show({.text = time,
              .spoken = (isRaiding ? InteractPage::tr("raid leaves in %1")
                                   : InteractPage::tr("prediction locks in %1"))
                            .arg(time),
              .isQuiet = true});
        return SecondTicker::untilFewer(left);
    };
    const auto again = [context] { SecondTicker::shared()->wake(context); };
    QObject::connect(service->predictions(), &Feed::changed, context, again);
    QObject::connect(service->raid(), &Feed::changed, context, again);
    SecondTicker::shared()->follow(context, tell);
    // The badge is shown before the page is opened.
    service->predictions()->Feed::start();
    service->raid()->Feed::start();
    tell();
}

/// Shows the number of locked channels.
void watchLocked(ChatService *service, QObject *context, const PageKind::ShowBadge &show)
{
    const auto tell = [scheduler = service->scheduler(), show] {
        int locked = 0;
        for (const ModeHold &hold : scheduler->lockdown())
            locked += hold.state == ModeHold::State::Holding || hold.state == ModeHold::State::Restoring
                    || hold.state == ModeHold::State::NotRestored || hold.state == ModeHold::State::Drifted
                ? 1
                : 0;
        show(locked == 0 ? PageBadge()
                         : PageBadge{.text = QLocale().toString(locked),
                                     .spoken = ChatPage::tr("%n channels locked down", nullptr, locked),
                                     .icon = Icon::Shield,
                                     .isAlert = true});
    };
    QObject::connect(service->scheduler(), &ModeScheduler::changed, context, tell);
    tell();
}

/// Shows how long the current show runs.
void watchShow(ShowService *service, QObject *context, const PageKind::ShowBadge &show)
{
    const auto tell = [service, show] {
        const auto &run = service->run();
        if (!run) {
            show({});
            return 0;
        }
        // Not as a clock: "1:12" beside Interact are seconds.
        const qint64 seconds = std::max<qint64>(0, run->seconds(service->now()));
        const QString time = durationText(seconds);
        show({.text = time, .spoken = ShowsPage::tr("running for %1").arg(time), .isQuiet = true});
        return seconds < 60 ? 1'000 : 60'000 - int(seconds % 60) * 1'000;
    };
    QObject::connect(service, &ShowService::runChanged, context,
                     [context] { SecondTicker::shared()->wake(context); });
    SecondTicker::shared()->follow(context, tell);
    tell();
}

/// Shows the number of calls that have failed since the page was last looked at.
void watchCalls(CallLog *log, QObject *context, const PageKind::ShowBadge &show)
{
    const auto tell = [log, show] {
        const int errors = log->unseenErrors();
        show(errors == 0 ? PageBadge()
                         : PageBadge{.text = QLocale().toString(errors),
                                     .spoken = CallLogPage::tr("%n new errors", nullptr, errors),
                                     .icon = Icon::Error,
                                     .isAlert = true});
    };
    QObject::connect(log, &CallLog::changed, context, tell);
    tell();
}

ModesView *modesOf(Page *page)
{
    auto *chat = static_cast<ChatPage *>(page);
    chat->showTab(ChatPage::Tab::Modes);
    return static_cast<ModesView *>(chat->view(ChatPage::Tab::Modes));
}

QList<PageKind::Place> placesOfChat(ChatService *service)
{
    QList<PageKind::Place> places;
    for (int at = 0; at < ChatSwitch::count; ++at) {
        const ChatSwitch what(at);
        places.append({.text = what.name(),
                       .icon = what.isShield() ? Icon::Shield : Icon::Chat,
                       .show = [what](Page *page) { modesOf(page)->showMode(what); }});
    }
    for (const ChatChannel &channel : service->channels()->all())
        places.append(
            {.text = channel.title.isEmpty()
                 ? channel.name
                 : ChatPage::tr("%1 · %2", "name of a channel, its title").arg(channel.name, channel.title),
             .icon = Icon::User,
             .show = [id = channel.id](Page *page) { modesOf(page)->showChannel(id); }});
    return places;
}

QList<PageKind::Place> placesOfRewards(RewardsService *service)
{
    QList<PageKind::Place> places;
    for (const LibraryReward &reward : service->library()->rewards())
        places.append({.text = reward.title(),
                       .icon = Icon::Gift,
                       .show = [key = RewardCatalogue::keyOf(reward)](Page *page) {
                           static_cast<RewardsPage *>(page)->showReward(key);
                       }});
    return places;
}

}  // namespace

MainWindow::WatchChats watchChats(AccountServices *accountServices)
{
    return [accountServices](Account *account, QObject *context,
                             const std::function<void(const ModeratedChats &)> &show) {
        ChatService *service = accountServices->chat(account);
        const auto tell = [service, show, id = account->userId()] {
            ModeratedChats chats{.lockedSince = service->scheduler()->lockedSince()};
            for (const ChatChannel &channel : service->channels()->all()) {
                if (channel.id == id || !channel.accounts.contains(id))
                    continue;
                ++chats.total;
                chats.live += channel.live == ChatChannel::Live::Live ? 1 : 0;
            }
            show(chats);
        };
        // Loading changes many channels at once, so the updates are combined.
        auto *soon = new QTimer(context);
        soon->setSingleShot(true);
        QObject::connect(soon, &QTimer::timeout, context, tell);
        const auto start = [soon] {
            if (!soon->isActive())
                soon->start(0);
        };
        QObject::connect(service->channels(), &ChatChannels::listChanged, context, start);
        QObject::connect(service->channels(), &ChatChannels::changed, context, start);
        QObject::connect(service->scheduler(), &ModeScheduler::changed, context, start);
        tell();
    };
}

MainWindow::MakeHeaderPart adInHeader(AccountServices *accountServices)
{
    return [accountServices](Account *account) { return new AdBlock(accountServices->ads(account)); };
}

QList<PageKind> pageKinds(AccountServices *accountServices,
                          const std::function<void(Account *, Api::Scope)> &ask)
{
    QList<PageKind> kinds{
        {.id = QStringLiteral("queue"),
         .title = QueuePage::tr("Queue"),
         .icon = Icon::Inbox,
         .section = Section::Live,
         .key = Qt::CTRL | Qt::Key_2,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new QueuePage(accountServices->rewards(account), accountServices->alerts()),
                               account, ask);
             },
         .watchBadge =
             [accountServices](Account *account, QObject *context, const PageKind::ShowBadge &show) {
                 watchWaiting(accountServices->rewards(account), context, show);
             }},
        {.id = QStringLiteral("chat"),
         .title = ChatPage::tr("Chat"),
         .icon = Icon::Chat,
         .section = Section::Live,
         .key = Qt::CTRL | Qt::Key_3,
         .create =
             [accountServices, ask](Account *account) {
                 auto *page = new ChatPage(accountServices->chat(account), account);
                 // The permission is needed by the acting account, which can be another one.
                 QObject::connect(page, &ChatPage::permissionRequested, page,
                                  [ask, accounts = accountServices->chat(account)->accounts()](
                                      Api::Scope scope, const QString &id) {
                                      if (Account *acts = accounts->find(id))
                                          ask(acts, scope);
                                  });
                 return page;
             },
         .watchBadge =
             [accountServices](Account *account, QObject *context, const PageKind::ShowBadge &show) {
                 watchLocked(accountServices->chat(account), context, show);
             },
         .everywhere = {{.name = QStringLiteral("lockDownChat"),
                         .text = ChatPage::tr("Lock down or restore chat…"),
                         .icon = Icon::Shield,
                         .key = Qt::CTRL | Qt::SHIFT | Qt::Key_L,
                         .act = [](Page *page) { modesOf(page)->lockOrRestore(); }},
                        {.name = QStringLiteral("announce"),
                         .text = ChatPage::tr("Announce"),
                         .icon = Icon::Send,
                         .key = Qt::CTRL | Qt::SHIFT | Qt::Key_A,
                         .act = [](Page *page) { modesOf(page)->focusAnnouncement(); }}},
         .places
         = [accountServices](Account *account) { return placesOfChat(accountServices->chat(account)); }},
        {.id = QStringLiteral("moderation"),
         .title = ModerationPage::tr("Moderation"),
         .icon = Icon::Gavel,
         .section = Section::Live,
         .key = Qt::CTRL | Qt::SHIFT | Qt::Key_M,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new ModerationPage(accountServices->moderation(account)), account, ask);
             },
         .watchBadge =
             [accountServices](Account *account, QObject *context, const PageKind::ShowBadge &show) {
                 watchModeration(accountServices->moderation(account), context, show);
             }},
        {.id = QStringLiteral("interact"),
         .title = InteractPage::tr("Interact"),
         .icon = Icon::Bars,
         .section = Section::Live,
         .key = Qt::CTRL | Qt::SHIFT | Qt::Key_I,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new InteractPage(accountServices->interact(account)), account, ask);
             },
         .watchBadge =
             [accountServices](Account *account, QObject *context, const PageKind::ShowBadge &show) {
                 watchInteract(accountServices->interact(account), context, show);
             }},
        {.id = QStringLiteral("ads"),
         .title = AdsPage::tr("Ads"),
         .icon = Icon::Megaphone,
         .section = Section::Live,
         .key = Qt::CTRL | Qt::Key_4,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new AdsPage(accountServices->ads(account), accountServices->alerts()), account,
                               ask);
             },
         .watchBadge =
             [accountServices](Account *account, QObject *context, const PageKind::ShowBadge &show) {
                 watchNextAd(accountServices->ads(account), context, show);
             },
         .everywhere
         = {{.name = QStringLiteral("snoozeAd"),
             .text = AdsPage::tr("Snooze the next ad"),
             .icon = Icon::Alarm,
             .key = Qt::CTRL | Qt::SHIFT | Qt::Key_S,
             .actHere
             = [accountServices](Account *account) { accountServices->ads(account)->actions()->snooze(); }}}},
        {.id = QStringLiteral("shows"),
         .title = ShowsPage::tr("Shows"),
         .icon = Icon::Clapper,
         .section = Section::SetUp,
         .key = Qt::CTRL | Qt::SHIFT | Qt::Key_H,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new ShowsPage(accountServices->shows(account)), account, ask);
             },
         .watchBadge =
             [accountServices](Account *account, QObject *context, const PageKind::ShowBadge &show) {
                 watchShow(accountServices->shows(account), context, show);
             },
         .everywhere = {{.name = QStringLiteral("endShow"),
                         .text = ShowsPage::tr("End the show…"),
                         .icon = Icon::Flag,
                         .key = Qt::CTRL | Qt::SHIFT | Qt::Key_E,
                         .act = [](Page *page) { static_cast<ShowsPage *>(page)->openEnd(); }}}},
        {.id = QStringLiteral("channel"),
         .title = ChannelPage::tr("Channel"),
         .icon = Icon::Sliders,
         .section = Section::SetUp,
         .key = Qt::CTRL | Qt::Key_5,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new ChannelPage(accountServices->channel(account)), account, ask);
             }},
        {.id = QStringLiteral("rewards"),
         .title = RewardsPage::tr("Rewards"),
         .icon = Icon::Gift,
         .section = Section::SetUp,
         .key = Qt::CTRL | Qt::Key_6,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new RewardsPage(accountServices->rewards(account)), account, ask);
             },
         .places = [accountServices](
                       Account *account) { return placesOfRewards(accountServices->rewards(account)); }},
        {.id = QStringLiteral("schedule"),
         .title = SchedulePage::tr("Schedule"),
         .icon = Icon::Calendar,
         .section = Section::SetUp,
         .key = Qt::CTRL | Qt::SHIFT | Qt::Key_D,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new SchedulePage(accountServices->schedule(account)), account, ask);
             }},
        {.id = QStringLiteral("charity"),
         .title = CharityPage::tr("Charity"),
         .icon = Icon::Heart,
         .section = Section::SetUp,
         .key = Qt::CTRL | Qt::Key_7,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new CharityPage(accountServices->charity(account)), account, ask);
             }},
        {.id = QStringLiteral("moments"),
         .title = MomentsPage::tr("Moments"),
         .icon = Icon::Bookmark,
         .section = Section::Review,
         .key = Qt::CTRL | Qt::SHIFT | Qt::Key_K,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new MomentsPage(accountServices->moments(account)), account, ask);
             },
         .everywhere
         = {{.name = QStringLiteral("markMomentHere"),
             .text = MomentsPage::tr("Mark this moment"),
             .icon = Icon::Bookmark,
             .key = Qt::CTRL | Qt::SHIFT | Qt::Key_B,
             .actHere = [accountServices](Account *account) { accountServices->markMoment(account); }}}},
        {.id = QStringLiteral("community"),
         .title = CommunityPage::tr("Community"),
         .icon = Icon::People,
         .section = Section::Review,
         .key = Qt::CTRL | Qt::Key_8,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new CommunityPage(accountServices->community(account)), account, ask);
             }},
        {.id = QStringLiteral("analytics"),
         .title = AnalyticsPage::tr("Analytics"),
         .icon = Icon::Chart,
         .section = Section::Review,
         .key = Qt::CTRL | Qt::Key_9,
         .create =
             [accountServices, ask](Account *account) {
                 return asking(new AnalyticsPage(accountServices->analytics(account)), account, ask);
             }},
    };
    // Created last and prepended, because it shows glances of the other pages.
    kinds.prepend({.id = QStringLiteral("onair"),
                   .title = OnAirPage::tr("On air"),
                   .icon = Icon::OnAir,
                   .section = Section::Live,
                   .key = Qt::CTRL | Qt::Key_1,
                   .create = [cards = cardKinds(accountServices, ask), glances = glancesOf(kinds)](
                                 Account *account) { return new OnAirPage(account, cards, glances); }});
    return kinds;
}

PageKind callLogPage(AccountServices *accountServices, const QList<PageKind> &others)
{
    PageTitles titles;
    for (const PageKind &kind : others)
        titles.insert(kind.id, kind.title);
    CallLog *log = accountServices->calls();
    return {.id = QStringLiteral("calls"),
            .title = CallLogPage::tr("Call log"),
            .icon = Icon::List,
            .section = Section::System,
            .key = QKeySequence(Qt::Key_F12),
            .isOfAccount = false,
            .create = [log, titles](Account *) { return new CallLogPage(log, titles); },
            .watchBadge = [log](Account *, QObject *context,
                                const PageKind::ShowBadge &show) { watchCalls(log, context, show); }};
}

}  // namespace Sidestage
