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

namespace {

/// Returns the service of an account that has been passed to watch().
template <class Service>
Service *serviceOf(const std::unordered_map<Account *, std::unique_ptr<Service>> &accountServices,
                   Account *account)
{
    const auto found = accountServices.find(account);
    Q_ASSERT(found != accountServices.end());
    return found->second.get();
}

}  // namespace

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
    const auto close = [account](auto &...services) { (services.erase(account), ...); };
    // Services that use others are destroyed first.
    close(m_eventAlerts, m_shows, m_moderations, m_ads, m_interacts, m_schedules, m_moments, m_communities,
          m_rewards, m_channels, m_followers, m_activities, m_charities, m_analytics);
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

RewardsService *AccountServices::rewards(Account *account) const
{
    return serviceOf(m_rewards, account);
}

CharityService *AccountServices::charity(Account *account) const
{
    return serviceOf(m_charities, account);
}

AdsService *AccountServices::ads(Account *account) const
{
    return &serviceOf(m_ads, account)->service;
}

ChannelService *AccountServices::channel(Account *account) const
{
    return serviceOf(m_channels, account);
}

FollowerWatch *AccountServices::followers(Account *account) const
{
    return serviceOf(m_followers, account);
}

ActivityFeed *AccountServices::activity(Account *account) const
{
    return serviceOf(m_activities, account);
}

AnalyticsService *AccountServices::analytics(Account *account) const
{
    return serviceOf(m_analytics, account);
}

CommunityService *AccountServices::community(Account *account) const
{
    return serviceOf(m_communities, account);
}

InteractService *AccountServices::interact(Account *account) const
{
    return serviceOf(m_interacts, account);
}

ModerationService *AccountServices::moderation(Account *account) const
{
    return serviceOf(m_moderations, account);
}

ScheduleFeed *AccountServices::schedule(Account *account) const
{
    return serviceOf(m_schedules, account);
}

MomentsService *AccountServices::moments(Account *account) const
{
    return serviceOf(m_moments, account);
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

ShowService *AccountServices::shows(Account *account) const
{
    return serviceOf(m_shows, account);
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
    for (const auto &[account, parts] : m_ads) {
        parts->service.actions()->finish();
        parts->service.warnings()->finish();
        isDone
            = isDone && parts->service.actions()->isSettled() && !parts->service.warnings()->isAnnouncing();
    }
    return isDone;
}

QList<Outbox *> AccountServices::outboxes() const
{
    QList<Outbox *> all;
    for (const auto &[account, service] : m_rewards)
        all += outboxes(account);
    return all;
}

QList<Outbox *> AccountServices::outboxes(Account *account) const
{
    return {rewards(account)->decisions(), moderation(account)->outbox()};
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
    for (const auto &[account, service] : m_rewards) {
        service->decisions()->setGrace(Api::RedemptionDecision::Fulfilled, fulfil);
        service->decisions()->setGrace(Api::RedemptionDecision::Canceled, refund);
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
    auto &service = m_rewards[account];
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
    m_channels[account] = std::make_unique<ChannelService>(account);
    auto &followers = m_followers[account];
    followers = std::make_unique<FollowerWatch>(account);
    followers->start();
    auto &activity = m_activities[account];
    activity = std::make_unique<ActivityFeed>(account);
    activity->start();
    openCharity(account);
    auto &analytics = m_analytics[account];
    analytics = std::make_unique<AnalyticsService>(account, *account->serviceClock());
    connect(analytics.get(), &AnalyticsService::alerted, this,
            [this, account](const QList<AnalyticsAlert> &news) {
                notify(account, AnalyticsTexts::alertTitle(news), AnalyticsTexts::alertText(news),
                       QStringLiteral("analytics"));
            });
    analytics->start();
    auto &community = m_communities[account];
    community = std::make_unique<CommunityService>(account, accounts->network(),
                                                   service->archive()->redeemed(), m_clock);
    community->start();
    m_interacts[account] = std::make_unique<InteractService>(account);
    m_schedules[account] = std::make_unique<ScheduleFeed>(account);
    m_moderations[account]
        = std::make_unique<ModerationService>(account, m_chats.at(accounts)->channels(), m_clock);
    openMoments(account);
    openEventAlerts(account);
    Q_EMIT opened(service.get());
    openAds(account);
    openShows(account);
}

void AccountServices::openShows(Account *account)
{
    auto &shows = m_shows[account];
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
    auto &moments = m_moments[account];
    moments = std::make_unique<MomentsService>(account, m_cacheFolder);
    connect(new MomentNews(moments->feed(), moments.get()), &MomentNews::said, this,
            [this, account](const QString &text, Pill::Kind kind) {
                Q_EMIT momentSaid(account, text, kind == Pill::Kind::Error);
                if (const auto known = m_eventAlerts.find(account); known != m_eventAlerts.end())
                    known->second->of(EventAlert::Kind::Moment)->happened(text);
            });
    // Categories and ad breaks are known by events only, so they are not awaited until the page is opened.
    moments->feed()->start();
}

void AccountServices::openEventAlerts(Account *account)
{
    auto &events = m_eventAlerts[account];
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
    for (const auto &event : m_eventAlerts.at(account)->all()) {
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
    auto &parts = m_ads[account];
    parts = std::make_unique<AdServiceParts>(account, [this, account] { return findChat(account); });
    AdsService *service = &parts->service;
    bridgeAlerts(service, this);
    service->start();
    Q_EMIT adsOpened(service);
}

void AccountServices::openCharity(Account *account)
{
    auto &service = m_charities[account];
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
