// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alert_kind.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <unordered_map>

namespace Sidestage {

class Account;
class Accounts;
class ActivityFeed;
class AdAnnouncer;
class AdsService;
class AlertPlayer;
class ChannelService;
class CharityService;
class AnalyticsService;
class CallLog;
class ChatService;
class Clock;
class CommunityService;
class EventAlerts;
class FollowerWatch;
class InteractService;
class MomentsService;
class ModerationService;
class Outbox;
class RewardsService;
class ScheduleFeed;
class ShowService;
struct AdServiceParts;

/// Owns the services that run whether or not a page shows them. Those of an account exist from when it is
/// added until it is removed. There is one ChatService per service profile, and one CallLog and one
/// AlertPlayer for the program.
class AccountServices : public QObject
{
    Q_OBJECT
public:
    /// `clock` must outlive this object. `cacheFolder` is for data that can be fetched again; empty: no
    /// cache.
    AccountServices(const Clock &clock, QString cacheFolder, QObject *parent = nullptr);
    ~AccountServices() override;

    /// Creates the services for all current and future accounts of a service profile. They must outlive this
    /// object.
    void watch(Accounts *accounts);

    /// Destroys the services of this account. Call when nothing shows it any more, before the account is
    /// destroyed.
    void forget(Account *account);
    /// Destroys the services of all its accounts, and its chats. Call before the accounts are destroyed.
    void leave(Accounts *accounts);

    /// Sets the id of the shown service. Alerts of accounts of other services start with the name of the
    /// account. The sandbox is then silent unless setWarnsOfHiddenSandbox() is set.
    void setShown(const QString &service);
    void setWarnsOfHiddenSandbox(bool warns);
    /// Whether this account currently shows no messages and plays no sounds.
    bool isSilent(const Account *account) const;
    /// Returns the name of an account for its messages: "TeaAndTurrets on Second stage", or only the name if
    /// its service is shown.
    QString nameOf(const Account *account) const;
    /// Shows a notification of this account, which opens `page` when clicked: on the desktop, or in the
    /// window if it may not be there now.
    void notify(Account *account, const QString &title, const QString &text, const QString &page);
    /// Whether notifications are shown on the desktop now. If not, an event that the window has already
    /// shown needs no notification.
    bool notifiesOnDesktop() const;
    /// Until then (UTC) nothing is played and nothing is shown on the desktop. `inWindowOnAir`: while
    /// `isOnAir` returns true, nothing is shown on the desktop.
    void setQuiet(const QDateTime &until, bool inWindowOnAir);
    void setOnAir(std::function<bool()> isOnAir) { m_isOnAir = std::move(isOnAir); }
    /// Returns what can be chosen about the alerts of an account that has been passed to watch().
    QList<AlertKind> alertKinds(Account *account) const;
    /// Plays a tone, `volume` in percent. `isSaid`: a message already names the account, so
    /// playedForHiddenService() is not emitted.
    void play(Account *account, const QString &tone, int volume, bool isSaid);

    /// The services of an account that has been passed to watch().
    RewardsService *rewards(Account *account) const { return servicesOf(account).rewards.get(); }
    CharityService *charity(Account *account) const { return servicesOf(account).charity.get(); }
    AdsService *ads(Account *account) const;
    AnalyticsService *analytics(Account *account) const { return servicesOf(account).analytics.get(); }
    CommunityService *community(Account *account) const { return servicesOf(account).community.get(); }
    InteractService *interact(Account *account) const { return servicesOf(account).interact.get(); }
    ModerationService *moderation(Account *account) const { return servicesOf(account).moderation.get(); }
    ScheduleFeed *schedule(Account *account) const { return servicesOf(account).schedule.get(); }
    MomentsService *moments(Account *account) const { return servicesOf(account).moments.get(); }
    /// Marks this moment of the account's stream. What became of it is reported by momentSaid().
    void markMoment(Account *account);
    ShowService *shows(Account *account) const { return servicesOf(account).shows.get(); }
    /// Returns the chats of the service that this account belongs to.
    ChatService *chat(Account *account) const;
    /// Returns the channel of an account that has been passed to watch().
    ChannelService *channel(Account *account) const { return servicesOf(account).channel.get(); }
    /// Returns the followers of that account.
    FollowerWatch *followers(Account *account) const { return servicesOf(account).followers.get(); }
    /// Returns what viewers do for the channel of that account.
    ActivityFeed *activity(Account *account) const { return servicesOf(account).activity.get(); }
    /// The calls of all accounts.
    CallLog *calls() const { return m_calls.get(); }
    /// The player of all alerts.
    AlertPlayer *alerts() const { return m_alerts.get(); }
    /// Called when the program ends. Sends pending ad decisions that could still be undone. Returns true when
    /// all of them have been answered. The others are reported at the next start.
    bool sendTheLast();
    /// Returns the outboxes of decisions of all accounts.
    QList<Outbox *> outboxes() const;
    /// Returns where the decisions of that account wait until they are sent: about redemptions, of a
    /// moderator, and about roles.
    QList<Outbox *> outboxes(Account *account) const;
    /// Returns the number of decisions of that account that have not been sent yet.
    int held(Account *account) const;
    /// Sets the seconds that decisions wait before they are sent, for all current and future accounts.
    void setGrace(int fulfil, int refund);
    /// Sets whether the user must confirm a lockdown of chats, for all current and future services.
    void setAsksBeforeLockdown(bool asks);

Q_SIGNALS:
    void opened(Sidestage::RewardsService *service);
    /// Emitted for a message about an event of this account, which the window shows with a link to `page`.
    void eventSaid(Sidestage::Account *account, const QString &title, const QString &text,
                   const QString &page);
    /// Emitted for a message about a campaign of this account, which the window shows with a link to its
    /// page.
    void charitySaid(Sidestage::Account *account, const QString &title, const QString &text);
    /// Emitted for a message about marks and clips of this account. Its page shows them itself.
    void momentSaid(Sidestage::Account *account, const QString &text, bool isError);
    void adsOpened(Sidestage::AdsService *service);
    /// Emitted after a sound for an account whose service is not shown, without a message that names the
    /// account.
    void playedForHiddenService(Sidestage::Account *account);
    /// Emitted when isSilent() or nameOf() has changed for some accounts.
    void shownChanged();

private:
    /// Those of one account. Services that use others are destroyed first: they come last.
    struct Services
    {
        Services();
        ~Services();
        Q_DISABLE_COPY_MOVE(Services)

        std::unique_ptr<AnalyticsService> analytics;
        std::unique_ptr<CharityService> charity;
        std::unique_ptr<ActivityFeed> activity;
        std::unique_ptr<FollowerWatch> followers;
        std::unique_ptr<ChannelService> channel;
        std::unique_ptr<RewardsService> rewards;
        std::unique_ptr<CommunityService> community;
        std::unique_ptr<MomentsService> moments;
        std::unique_ptr<ScheduleFeed> schedule;
        std::unique_ptr<InteractService> interact;
        std::unique_ptr<AdServiceParts> ads;
        std::unique_ptr<ModerationService> moderation;
        std::unique_ptr<ShowService> shows;
        std::unique_ptr<EventAlerts> eventAlerts;
    };
    const Services &servicesOf(Account *account) const;

    void open(Accounts *accounts, Account *account);
    void openShows(Account *account);
    /// Null: not created yet.
    ChatService *findChat(Account *account) const;
    void openAds(Account *account);
    void openCharity(Account *account);
    void openMoments(Account *account);
    void openEventAlerts(Account *account);
    bool isQuiet() const;
    bool isShown(const Account *account) const;

    const Clock &m_clock;
    QString m_cacheFolder;
    std::unique_ptr<AlertPlayer> m_alerts;
    std::unique_ptr<CallLog> m_calls;
    int m_fulfilGrace = 10;
    int m_refundGrace = 10;
    bool m_asksBeforeLockdown = true;
    bool m_warnsOfHiddenSandbox = false;
    QDateTime m_quietUntil{};
    bool m_notifiesInWindowOnAir = false;
    std::function<bool()> m_isOnAir{};
    QString m_shown{};  ///< The id of the shown service.
    std::unordered_map<Accounts *, std::unique_ptr<ChatService>> m_chats;
    std::unordered_map<Account *, Services> m_services;
};

}  // namespace Sidestage
