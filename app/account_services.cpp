// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_services.h"

#include "accounts/account.h"
#include "accounts/accounts.h"
#include "ad_bridge.h"
#include "ads/ad_actions.h"
#include "ads/ad_memory.h"
#include "ads/ad_overlay.h"
#include "ads/ad_warnings.h"
#include "ads/ads_service.h"
#include "alerts/alert_player.h"
#include "analytics/analytics_service.h"
#include "analytics/charts/analytics_texts.h"
#include "app/alerts/event_alerts.h"
#include "base/bidi.h"
#include "calls/call_log.h"
#include "channel/channel_service.h"
#include "charity/charity_alerts.h"
#include "charity/charity_service.h"
#include "charity/overlay_files.h"
#include "charity/overlay_image.h"
#include "chat/chat_service.h"
#include "chat/moderation/moderation_service.h"
#include "client/service_clock.h"
#include "community/community_service.h"
#include "community/people/role_swap.h"
#include "interact/interact_service.h"
#include "live/activity_feed.h"
#include "live/follower_watch.h"
#include "moments/moment_texts.h"
#include "moments/moments_service.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/reward_alerts.h"
#include "rewards/rewards_service.h"
#include "schedule/schedule_feed.h"
#include "shows/show_handlers.h"

#include <QTimer>

namespace Sidestage {

/// The ads service with the objects that connect it to other areas.
struct AdServiceParts
{
    AdServiceParts(Account *account, const std::function<ChatService *()> &chat)
        : announcer(account, chat)
        , service(account)
    {
        service.warnings()->setAnnouncer(&announcer);
        // The overlay is created only on request, because few users need it and it has a cost.
        const auto look = [this] {
            if (service.memory()->settings().overlays != (overlay != nullptr))
                overlay = overlay ? nullptr : std::make_unique<AdOverlay>(&service);
        };
        QObject::connect(service.memory(), &AdMemory::settingsChanged, &service, look);
        look();
    }

    ChatAdAnnouncer announcer;
    AdsService service;
    std::unique_ptr<AdOverlay> overlay{};
};

AccountServices::AccountServices(const Clock &clock, QString cacheFolder, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_cacheFolder(std::move(cacheFolder))
    , m_alerts(std::make_unique<AlertPlayer>())
    , m_calls(std::make_unique<CallLog>(clock))
{
}

AccountServices::~AccountServices() = default;

AccountServices::Services::Services() = default;
AccountServices::Services::~Services() = default;

const AccountServices::Services &AccountServices::servicesOf(Account *account) const
{
    const auto found = m_services.find(account);
    Q_ASSERT(found != m_services.end());
    return found->second;
}

void AccountServices::watch(Accounts *accounts)
{
    connect(accounts, &Accounts::added, this,
            [this, accounts](Account *account) { open(accounts, account); });
    auto &chat = m_chats[accounts];
    chat = std::make_unique<ChatService>(accounts, m_clock, m_cacheFolder);
    chat->setAsksBeforeLockdown(m_asksBeforeLockdown);
    for (Account *account : accounts->all())
        open(accounts, account);
    chat->start();
}

void AccountServices::forget(Account *account)
{
    m_services.erase(account);
}

void AccountServices::leave(Accounts *accounts)
{
    disconnect(accounts, nullptr, this, nullptr);
    const QList<Account *> all = accounts->all();
    for (Account *account : all)
        forget(account);
    m_chats.erase(accounts);
}

void AccountServices::setShown(const QString &service)
{
    if (std::exchange(m_shown, service) != service)
        Q_EMIT shownChanged();
}

void AccountServices::setWarnsOfHiddenSandbox(bool warns)
{
    if (std::exchange(m_warnsOfHiddenSandbox, warns) != warns)
        Q_EMIT shownChanged();
}

bool AccountServices::isShown(const Account *account) const
{
    return account->profile().id == m_shown;
}

bool AccountServices::isSilent(const Account *account) const
{
    return account->profile().isSandbox() && !isShown(account) && !m_warnsOfHiddenSandbox;
}

QString AccountServices::nameOf(const Account *account) const
{
    const QString name = isolated(account->info().displayName);
    return isShown(account)
        ? name
        : tr("%1 on %2", "an account; its service").arg(name, isolated(account->profile().shownName()));
}

void AccountServices::notify(Account *account, const QString &title, const QString &text, const QString &page)
{
    if (isSilent(account))
        return;
    const QString whole
        = isShown(account) ? title : tr("%1: %2", "an account; what is said").arg(nameOf(account), title);
    if (notifiesOnDesktop())
        m_alerts->notify(whole, text, page, account);
    else
        Q_EMIT m_alerts->notShown(whole, text);
}

bool AccountServices::isQuiet() const
{
    return m_quietUntil.isValid() && QDateTime::currentDateTimeUtc() < m_quietUntil;
}

bool AccountServices::notifiesOnDesktop() const
{
    return AlertPlayer::canNotify() && !isQuiet() && !(m_notifiesInWindowOnAir && m_isOnAir && m_isOnAir());
}

void AccountServices::setQuiet(const QDateTime &until, bool inWindowOnAir)
{
    m_quietUntil = until;
    m_notifiesInWindowOnAir = inWindowOnAir;
}

void AccountServices::play(Account *account, const QString &tone, int volume, bool isSaid)
{
    if (isSilent(account) || isQuiet())
        return;
    m_alerts->play(tone, volume);
    if (!isSaid && !isShown(account))
        Q_EMIT playedForHiddenService(account);
}

AdsService *AccountServices::ads(Account *account) const
{
    return &servicesOf(account).ads->service;
}

void AccountServices::markMoment(Account *account)
{
    MomentsFeed *feed = moments(account)->feed();
    const QString reason = MomentTexts::whyNotMark(feed);
    if (reason.isEmpty())
        feed->mark({}, false);
    else
        Q_EMIT momentSaid(account, reason, true);
}

ChatService *AccountServices::chat(Account *account) const
{
    ChatService *const service = findChat(account);
    Q_ASSERT(service);
    return service;
}

ChatService *AccountServices::findChat(Account *account) const
{
    for (const auto &[accounts, service] : m_chats) {
        if (service && accounts->all().contains(account))
            return service.get();
    }
    return nullptr;  // created after the services of its accounts
}

bool AccountServices::sendTheLast()
{
    bool isDone = true;
    for (const auto &[account, services] : m_services) {
        AdsService &ads = services.ads->service;
        ads.actions()->finish();
        ads.warnings()->finish();
        isDone = isDone && ads.actions()->isSettled() && !ads.warnings()->isAnnouncing();
    }
    return isDone;
}

QList<Outbox *> AccountServices::outboxes() const
{
    QList<Outbox *> all;
    for (const auto &[account, services] : m_services)
        all += outboxes(account);
    return all;
}

QList<Outbox *> AccountServices::outboxes(Account *account) const
{
    return {rewards(account)->decisions(), moderation(account)->outbox(),
            community(account)->roleSwap()->outbox()};
}

int AccountServices::held(Account *account) const
{
    int count = 0;
    for (const Outbox *outbox : outboxes(account))
        count += outbox->held();
    return count;
}

void AccountServices::setGrace(int fulfil, int refund)
{
    m_fulfilGrace = fulfil;
    m_refundGrace = refund;
    for (const auto &[account, services] : m_services) {
        services.rewards->decisions()->setGrace(Api::RedemptionDecision::Fulfilled, fulfil);
        services.rewards->decisions()->setGrace(Api::RedemptionDecision::Canceled, refund);
    }
}

void AccountServices::setAsksBeforeLockdown(bool asks)
{
    m_asksBeforeLockdown = asks;
    for (const auto &[accounts, service] : m_chats)
        service->setAsksBeforeLockdown(asks);
}

void AccountServices::open(Accounts *accounts, Account *account)
{
    Services &services = m_services[account];
    auto &service = services.rewards;
    if (service)
        return;
    m_calls->addAccount(account);
    service = std::make_unique<RewardsService>(account, m_clock, m_cacheFolder);
    service->decisions()->setGrace(Api::RedemptionDecision::Fulfilled, m_fulfilGrace);
    service->decisions()->setGrace(Api::RedemptionDecision::Canceled, m_refundGrace);
    connect(service->alerts(), &RewardAlerts::soundRequested, this,
            [this, account](const QString &tone, int volume) { play(account, tone, volume, false); });
    connect(service->alerts(), &RewardAlerts::notificationRequested, this,
            [this, account](const QString &title, const QString &text) {
                notify(account, title, text, QStringLiteral("queue"));
            });
    service->start();
    services.channel = std::make_unique<ChannelService>(account);
    services.followers = std::make_unique<FollowerWatch>(account);
    services.followers->start();
    services.activity = std::make_unique<ActivityFeed>(account);
    services.activity->start();
    openCharity(account);
    auto &analytics = services.analytics;
    analytics = std::make_unique<AnalyticsService>(account, *account->serviceClock());
    connect(analytics.get(), &AnalyticsService::alerted, this,
            [this, account](const QList<AnalyticsAlert> &news) {
                notify(account, AnalyticsTexts::alertTitle(news), AnalyticsTexts::alertText(news),
                       QStringLiteral("analytics"));
            });
    analytics->start();
    services.community = std::make_unique<CommunityService>(
        account, services.channel->editors(), accounts->network(), service->archive()->redeemed(), m_clock);
    services.community->start();
    services.interact = std::make_unique<InteractService>(account);
    services.schedule = std::make_unique<ScheduleFeed>(account);
    services.moderation
        = std::make_unique<ModerationService>(account, m_chats.at(accounts)->channels(), m_clock);
    openMoments(account);
    openEventAlerts(account);
    Q_EMIT opened(service.get());
    openAds(account);
    openShows(account);
}

void AccountServices::openShows(Account *account)
{
    auto &shows = m_services[account].shows;
    shows = makeShows({.account = account,
                       .clock = &m_clock,
                       .channel = channel(account),
                       .rewards = rewards(account),
                       .ads = ads(account),
                       .charity = charity(account),
                       .followers = followers(account),
                       .moments = moments(account)->feed(),
                       .raid = interact(account)->raid(),
                       .moderation = moderation(account),
                       .chat = [this, account] { return findChat(account); }});
    // A show that goes on after a restart needs the chats, which are created last.
    QTimer::singleShot(0, shows.get(), &ShowService::start);
}

void AccountServices::openMoments(Account *account)
{
    auto &moments = m_services[account].moments;
    moments = std::make_unique<MomentsService>(account, m_cacheFolder);
    connect(new MomentNews(moments->feed(), moments.get()), &MomentNews::said, this,
            [this, account](const QString &text, Pill::Kind kind) {
                Q_EMIT momentSaid(account, text, kind == Pill::Kind::Error);
                if (const auto found = m_services.find(account);
                    found != m_services.end() && found->second.eventAlerts)
                    found->second.eventAlerts->of(EventAlert::Kind::Moment)->happened(text);
            });
    // Categories and ad breaks are known by events only, so they are not awaited until the page is opened.
    moments->feed()->start();
}

void AccountServices::openEventAlerts(Account *account)
{
    auto &events = m_services[account].eventAlerts;
    events
        = std::make_unique<EventAlerts>(account, activity(account), moderation(account), interact(account));
    for (const auto &alert : events->all()) {
        connect(alert.get(), &Alerts::soundRequested, this,
                [this, account](const QString &tone, int volume) { play(account, tone, volume, false); });
        connect(
            alert.get(), &EventAlert::notificationRequested, this,
            [this, account, page = alert->page()](const QString &title, const QString &text, bool isSaid) {
                if (!isSaid || notifiesOnDesktop())
                    notify(account, title, text, page);
            });
        connect(alert.get(), &EventAlert::messageRequested, this,
                [this, account, page = alert->page()](const QString &title, const QString &text) {
                    if (!isSilent(account))
                        Q_EMIT eventSaid(account, title, text, page);
                });
    }
}

QList<AlertKind> AccountServices::alertKinds(Account *account) const
{
    QList<AlertKind> kinds;
    const QPointer<RewardAlerts> rewardAlerts = rewards(account)->alerts();
    kinds.append({.id = QStringLiteral("redemption"),
                  .title = tr("Redemption waits"),
                  .icon = Icon::Inbox,
                  .alwaysShown = tr("The window always shows how many wait."),
                  .get =
                      [rewardAlerts] {
                          return rewardAlerts ? rewardAlerts->alertOf(RewardAlerts::everyOther) : Alert();
                      },
                  .set = [rewardAlerts](const Alert &alert) -> Result<void> {
                      return rewardAlerts ? rewardAlerts->setAlert(RewardAlerts::everyOther, alert)
                                          : Result<void>();
                  }});
    const QPointer<AdMemory> adMemory = ads(account)->memory();
    const QList<int> ahead = adMemory->settings().warnAhead;
    kinds.append(
        {.id = QStringLiteral("ad"),
         .title = ahead.isEmpty() ? tr("Ad starts") : tr("Ad starts in %1 s").arg(ahead.first()),
         .icon = Icon::Megaphone,
         .alwaysShown = tr("A warning always appears in the window, unless it is turned off on the page "
                           "Ads."),
         .get = [adMemory]() -> Alert {
             const AdSettings settings = adMemory ? adMemory->settings() : AdSettings();
             return {.sound = settings.warns ? settings.sound : QString(),
                     .volume = settings.volume,
                     .notifies = settings.warns && settings.notifies};
         },
         .set = [adMemory](const Alert &alert) -> Result<void> {
             if (!adMemory)
                 return {};
             AdSettings settings = adMemory->settings();
             settings.sound = alert.sound;
             settings.volume = alert.volume;
             settings.notifies = alert.notifies;
             settings.warns = settings.warns || alert.notifies || !alert.sound.isEmpty();
             return adMemory->setSettings(settings);
         }});
    for (const auto &event : servicesOf(account).eventAlerts->all()) {
        const QPointer<EventAlert> alert = event.get();
        kinds.append({.id = alert->id(),
                      .title = alert->title(),
                      .icon = alert->icon(),
                      .alwaysShown = alert->alwaysShown(),
                      .hasLeast = alert->hasLeast(),
                      .get = [alert] { return alert ? alert->alert() : Alert(); },
                      .set = [alert](const Alert &changed) -> Result<void> {
                          return alert ? alert->setAlert(changed) : Result<void>();
                      }});
    }
    const QPointer<CharityAlerts> charityAlerts = charity(account)->alerts();
    const std::pair<CharityAlerts::What, QString> campaign[]
        = {{CharityAlerts::What::Milestone, tr("Charity milestone")},
           {CharityAlerts::What::Donation, tr("Donation")}};
    for (const auto &[what, title] : campaign)
        kinds.append({.id = what == CharityAlerts::What::Milestone ? QStringLiteral("milestone")
                                                                   : QStringLiteral("donation"),
                      .title = title,
                      .icon = Icon::Heart,
                      .get = [charityAlerts,
                              what = what] { return charityAlerts ? charityAlerts->alertOf(what) : Alert(); },
                      .set = [charityAlerts, what = what](const Alert &alert) -> Result<void> {
                          return charityAlerts ? charityAlerts->setAlert(what, alert) : Result<void>();
                      }});
    return kinds;
}

void AccountServices::openAds(Account *account)
{
    auto &parts = m_services[account].ads;
    parts = std::make_unique<AdServiceParts>(account, [this, account] { return findChat(account); });
    AdsService *service = &parts->service;
    bridgeAlerts(service, this);
    service->start();
    Q_EMIT adsOpened(service);
}

void AccountServices::openCharity(Account *account)
{
    auto &service = m_services[account].charity;
    service = std::make_unique<CharityService>(account, m_clock, m_cacheFolder);
    service->overlay()->setPainter(overlayPng);
    connect(service->alerts(), &CharityAlerts::soundRequested, this,
            [this, account](const QString &tone, int volume) { play(account, tone, volume, false); });
    connect(service->alerts(), &CharityAlerts::notificationRequested, this,
            [this, account](const QString &title, const QString &text, bool isSaid) {
                // If the desktop shows no notifications, the window would show the message twice.
                if (!isSaid || notifiesOnDesktop())
                    notify(account, title, text, QStringLiteral("charity"));
            });
    connect(service->alerts(), &CharityAlerts::messageRequested, this,
            [this, account](const QString &title, const QString &text) {
                if (!isSilent(account))
                    Q_EMIT charitySaid(account, title, text);
            });
    service->start();
}

}  // namespace Sidestage
