// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <memory>
#include <unordered_map>

namespace Sidestage {

class Account;
class Accounts;
class AdAnnouncer;
class AdsService;
class AlertPlayer;
class ChannelService;
class CharityService;
class AnalyticsService;
class ChatService;
class Clock;
class CommunityService;
class DecisionService;
class FollowerWatch;
class RewardsService;
struct AdServiceParts;

/// What goes on whether or not a page shows it: one RewardsService, AdsService, ChannelService,
/// FollowerWatch, CommunityService, AnalyticsService and CharityService per account, from when it is added
/// until it is removed, and one ChatService per service.
class AccountServices : public QObject
{
    Q_OBJECT
public:
    /// `clock` must outlive this. `cacheFolder`: for what can be fetched again; empty: none is kept.
    AccountServices(const Clock &clock, QString cacheFolder, QObject *parent = nullptr);
    ~AccountServices() override;

    /// Looks after the accounts of a service: those there are, and those to come. They must outlive this.
    void watch(Accounts *accounts);

    /// Closes the desk of this account. To be called when nothing shows it any more, before the account goes.
    void forget(Account *account);
    /// The service is closed: forgets all of its accounts, and its chats. Likewise, before the accounts go.
    void leave(Accounts *accounts);

    /// The service of this id is the one that is shown. Accounts of another say which one is theirs before
    /// they say anything else; those of the sandbox say nothing then, unless `setWarnsOfHiddenSandbox`.
    void setShown(const QString &service);
    void setWarnsOfHiddenSandbox(bool warns);
    /// Whether this account neither says nor plays anything now.
    bool isSilent(const Account *account) const;
    /// What an account is called in front of what it says: "TeaAndTurrets on Second stage"; just its name
    /// when its service is shown.
    QString nameOf(const Account *account) const;
    /// Shows a notification of this account, which leads to `page`; plays a tone, `volume` in percent.
    void notify(Account *account, const QString &title, const QString &text, const QString &page);
    /// `isSaid`: something says whose it is, so notifySignedOutService() need not.
    void play(Account *account, const QString &tone, int volume, bool isSaid);

    /// The desk of an account that is being watched.
    RewardsService *rewards(Account *account) const;
    CharityService *charity(Account *account) const;
    AdsService *ads(Account *account) const;
    AnalyticsService *analytics(Account *account) const;
    CommunityService *community(Account *account) const;
    /// The chats of the service whose account this is.
    ChatService *chat(Account *account) const;
    /// The channel of an account that is being watched.
    ChannelService *channel(Account *account) const;
    /// Who follows it.
    FollowerWatch *followers(Account *account) const;
    /// Makes the alerts of all desks heard and seen.
    AlertPlayer *alerts() const { return m_alerts.get(); }
    /// The program ends: what waits to be taken back is sent now, and true when everything that was decided
    /// about ads has been answered. What is not then is said at the next start.
    bool sendTheLast();
    /// Where decisions about redemptions are held, of every account that is being watched.
    QList<DecisionService *> decisions() const;
    /// Seconds that decisions wait before they are sent, in all desks, also those to come.
    void setGrace(int fulfil, int refund);
    /// Whether the user is asked before chats are locked down, in all desks, also those to come.
    void setAsksBeforeLockdown(bool asks);

Q_SIGNALS:
    void opened(Sidestage::RewardsService *service);
    /// Something of a campaign of this account that the window shall say, with the way to its page.
    void charitySaid(Sidestage::Account *account, const QString &title, const QString &text);
    void adsOpened(Sidestage::AdsService *service);
    /// An account of a service that is not shown was heard, and has said nothing: nobody knows whose it was.
    void notifySignedOutService(Sidestage::Account *account);
    /// isSilent() and nameOf() say something else of some accounts.
    void shownChanged();

private:
    void open(Accounts *accounts, Account *account);
    void openAds(Account *account);
    void openCharity(Account *account);
    bool isShown(const Account *account) const;

    const Clock &m_clock;
    QString m_cacheFolder;
    std::unique_ptr<AlertPlayer> m_alerts;
    int m_fulfilGrace = 10;
    int m_refundGrace = 10;
    bool m_asksBeforeLockdown = true;
    bool m_warnsOfHiddenSandbox = false;
    QString m_shown{};  ///< The id of the service that is shown.
    std::unordered_map<Account *, std::unique_ptr<RewardsService>> m_rewards;
    std::unordered_map<Account *, std::unique_ptr<CharityService>> m_charities;
    std::unordered_map<Account *, std::unique_ptr<AdServiceParts>> m_ads;
    std::unordered_map<Account *, std::unique_ptr<ChannelService>> m_channels;
    std::unordered_map<Account *, std::unique_ptr<FollowerWatch>> m_followers;
    std::unordered_map<Account *, std::unique_ptr<AnalyticsService>> m_analytics;
    std::unordered_map<Account *, std::unique_ptr<CommunityService>> m_communities;
    std::unordered_map<Accounts *, std::unique_ptr<ChatService>> m_chats;
};

}  // namespace Sidestage
