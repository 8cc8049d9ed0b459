// SPDX-License-Identifier: GPL-3.0-or-later
#include "desks.h"

#include "accounts/account.h"
#include "accounts/accounts.h"
#include "ad_bridge.h"
#include "ads/ad_deeds.h"
#include "ads/ad_memory.h"
#include "ads/ad_overlay.h"
#include "ads/ad_warnings.h"
#include "ads/ads_desk.h"
#include "alerts/alert_player.h"
#include "analytics/analytics_desk.h"
#include "analytics/charts/analytics_words.h"
#include "base/bidi.h"
#include "channel/channel_desk.h"
#include "charity/charity_alerts.h"
#include "charity/charity_desk.h"
#include "charity/overlay_files.h"
#include "charity/overlay_image.h"
#include "chat/chat_desk.h"
#include "client/service_clock.h"
#include "community/community_desk.h"
#include "live/follower_watch.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/decisions/decision_desk.h"
#include "rewards/reward_alerts.h"
#include "rewards/rewards_desk.h"

namespace Sidestage {

namespace {

/// Of an account that is being watched.
template <class Desk>
Desk *deskOf(const std::unordered_map<Account *, std::unique_ptr<Desk>> &desks, Account *account)
{
    const auto found = desks.find(account);
    Q_ASSERT(found != desks.end());
    return found->second.get();
}

}  // namespace

/// The desk, and what it gets from other areas.
struct AdDeskParts
{
    AdDeskParts(Account *account, const std::function<ChatDesk *()> &chat)
        : announcer(account, chat)
        , desk(account)
    {
        desk.warnings()->setAnnouncer(&announcer);
        // Few want it, and a window costs something.
        const auto look = [this] {
            if (desk.memory()->settings().overlays != (overlay != nullptr))
                overlay = overlay ? nullptr : std::make_unique<AdOverlay>(&desk);
        };
        QObject::connect(desk.memory(), &AdMemory::settingsChanged, &desk, look);
        look();
    }

    ChatAdAnnouncer announcer;
    AdsDesk desk;
    std::unique_ptr<AdOverlay> overlay{};
};

Desks::Desks(const Clock &clock, QString cacheFolder, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_cacheFolder(std::move(cacheFolder))
    , m_alerts(std::make_unique<AlertPlayer>())
{
}

Desks::~Desks() = default;

void Desks::watch(Accounts *accounts)
{
    connect(accounts, &Accounts::added, this,
            [this, accounts](Account *account) { open(accounts, account); });
    for (Account *account : accounts->all())
        open(accounts, account);
    auto &chat = m_chats[accounts];
    chat = std::make_unique<ChatDesk>(accounts, m_clock, m_cacheFolder);
    chat->setAsksBeforeLockdown(m_asksBeforeLockdown);
    chat->start();
}

void Desks::forget(Account *account)
{
    const auto close = [account](auto &...desks) { (desks.erase(account), ...); };
    // Those that use others go before them.
    close(m_ads, m_communities, m_rewards, m_channels, m_followers, m_charities, m_analytics);
}

void Desks::leave(Accounts *accounts)
{
    disconnect(accounts, nullptr, this, nullptr);
    const QList<Account *> all = accounts->all();
    for (Account *account : all)
        forget(account);
    m_chats.erase(accounts);
}

void Desks::setShown(const QString &service)
{
    if (std::exchange(m_shown, service) != service)
        Q_EMIT shownChanged();
}

void Desks::setWarnsOfHiddenSandbox(bool warns)
{
    if (std::exchange(m_warnsOfHiddenSandbox, warns) != warns)
        Q_EMIT shownChanged();
}

bool Desks::isShown(const Account *account) const
{
    return account->profile().id == m_shown;
}

bool Desks::isSilent(const Account *account) const
{
    return account->profile().isSandbox() && !isShown(account) && !m_warnsOfHiddenSandbox;
}

QString Desks::nameOf(const Account *account) const
{
    const QString name = isolated(account->info().displayName);
    return isShown(account)
        ? name
        : tr("%1 on %2", "an account; its service").arg(name, isolated(account->profile().name));
}

void Desks::notify(Account *account, const QString &title, const QString &text, const QString &page)
{
    if (isSilent(account))
        return;
    m_alerts->notify(isShown(account) ? title
                                      : tr("%1: %2", "an account; what is said").arg(nameOf(account), title),
                     text, page, account);
}

void Desks::play(Account *account, const QString &tone, int volume, bool isSaid)
{
    if (isSilent(account))
        return;
    m_alerts->play(tone, volume);
    if (!isSaid && !isShown(account))
        Q_EMIT heardOnly(account);
}

RewardsDesk *Desks::rewards(Account *account) const
{
    return deskOf(m_rewards, account);
}

CharityDesk *Desks::charity(Account *account) const
{
    return deskOf(m_charities, account);
}

AdsDesk *Desks::ads(Account *account) const
{
    return &deskOf(m_ads, account)->desk;
}

ChannelDesk *Desks::channel(Account *account) const
{
    return deskOf(m_channels, account);
}

FollowerWatch *Desks::followers(Account *account) const
{
    return deskOf(m_followers, account);
}

AnalyticsDesk *Desks::analytics(Account *account) const
{
    return deskOf(m_analytics, account);
}

CommunityDesk *Desks::community(Account *account) const
{
    return deskOf(m_communities, account);
}

ChatDesk *Desks::chat(Account *account) const
{
    for (const auto &[accounts, desk] : m_chats) {
        if (accounts->all().contains(account))
            return desk.get();
    }
    Q_UNREACHABLE();
}

bool Desks::sendTheLast()
{
    bool isDone = true;
    for (const auto &[account, parts] : m_ads) {
        parts->desk.deeds()->finish();
        parts->desk.warnings()->finish();
        isDone = isDone && parts->desk.deeds()->isSettled() && !parts->desk.warnings()->isAnnouncing();
    }
    return isDone;
}

QList<DecisionDesk *> Desks::decisions() const
{
    QList<DecisionDesk *> all;
    for (const auto &[account, desk] : m_rewards)
        all.append(desk->decisions());
    return all;
}

void Desks::setGrace(int fulfil, int refund)
{
    m_fulfilGrace = fulfil;
    m_refundGrace = refund;
    for (const auto &[account, desk] : m_rewards) {
        desk->decisions()->setGrace(Api::RedemptionDecision::Fulfilled, fulfil);
        desk->decisions()->setGrace(Api::RedemptionDecision::Canceled, refund);
    }
}

void Desks::setAsksBeforeLockdown(bool asks)
{
    m_asksBeforeLockdown = asks;
    for (const auto &[accounts, desk] : m_chats)
        desk->setAsksBeforeLockdown(asks);
}

void Desks::open(Accounts *accounts, Account *account)
{
    auto &desk = m_rewards[account];
    if (desk)
        return;
    desk = std::make_unique<RewardsDesk>(account, m_clock, m_cacheFolder);
    desk->decisions()->setGrace(Api::RedemptionDecision::Fulfilled, m_fulfilGrace);
    desk->decisions()->setGrace(Api::RedemptionDecision::Canceled, m_refundGrace);
    connect(desk->alerts(), &RewardAlerts::soundWanted, this,
            [this, account](const QString &tone, int volume) { play(account, tone, volume, false); });
    connect(desk->alerts(), &RewardAlerts::notificationWanted, this,
            [this, account](const QString &title, const QString &text) {
                notify(account, title, text, QStringLiteral("queue"));
            });
    desk->start();
    m_channels[account] = std::make_unique<ChannelDesk>(account);
    auto &followers = m_followers[account];
    followers = std::make_unique<FollowerWatch>(account);
    followers->start();
    openCharity(account);
    auto &analytics = m_analytics[account];
    analytics = std::make_unique<AnalyticsDesk>(account, *account->serviceClock());
    connect(analytics.get(), &AnalyticsDesk::alerted, this,
            [this, account](const QList<AnalyticsAlert> &news) {
                notify(account, AnalyticsWords::alertTitle(news), AnalyticsWords::alertText(news),
                       QStringLiteral("analytics"));
            });
    analytics->start();
    auto &community = m_communities[account];
    community
        = std::make_unique<CommunityDesk>(account, accounts->network(), desk->archive()->redeemed(), m_clock);
    community->start();
    Q_EMIT opened(desk.get());
    openAds(account);
}

void Desks::openAds(Account *account)
{
    auto &parts = m_ads[account];
    parts = std::make_unique<AdDeskParts>(account, [this, account]() -> ChatDesk * {
        for (const auto &[accounts, desk] : m_chats) {
            if (desk && accounts->all().contains(account))
                return desk.get();
        }
        return nullptr;  // it is opened after the desks of its accounts
    });
    AdsDesk *desk = &parts->desk;
    bridgeAlerts(desk, this);
    desk->start();
    Q_EMIT adsOpened(desk);
}

void Desks::openCharity(Account *account)
{
    auto &desk = m_charities[account];
    desk = std::make_unique<CharityDesk>(account, m_clock, m_cacheFolder);
    desk->overlay()->setPainter(overlayPng);
    connect(desk->alerts(), &CharityAlerts::soundWanted, this,
            [this, account](const QString &tone, int volume) { play(account, tone, volume, false); });
    connect(desk->alerts(), &CharityAlerts::notificationWanted, this,
            [this, account](const QString &title, const QString &text, bool isSaid) {
                // A desktop that shows none would have it said in the window a second time.
                if (!isSaid || AlertPlayer::canNotify())
                    notify(account, title, text, QStringLiteral("charity"));
            });
    connect(desk->alerts(), &CharityAlerts::sayingWanted, this,
            [this, account](const QString &title, const QString &text) {
                if (!isSilent(account))
                    Q_EMIT charitySaid(account, title, text);
            });
    desk->start();
}

}  // namespace Sidestage
