// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/event.h"
#include "async/bound.h"
#include "base/result.h"
#include "charity_records.h"
#include "donation_reader.h"
#include "schema/scope.h"

#include <QDateTime>
#include <QObject>
#include <QSet>

#include <optional>

namespace Sidestage {

class Account;
class CharityCache;
class Poll;

/// Keeps a CharityCache in sync with the service: through events where available, and by polling the campaign
/// and the newest donations at the start, after every gap, and slowly all the time.
class CharityFeed : public QObject
{
    Q_OBJECT
public:
    /// Both arguments must outlive this.
    CharityFeed(Account *account, CharityCache *cache, QObject *parent = nullptr);

    /// Subscribes and starts polling, once the cache is loaded. Call once.
    void start();

    /// Whether this account may have campaigns and has granted permission to read them.
    bool mayRead() const;
    /// Why there is no data: not a partner or affiliate, or no permission (status 0). Empty: no problem.
    std::optional<Error> refusal() const { return m_refusal; }
    /// Whether the service has reported if a campaign is running.
    bool isKnown() const { return m_isKnown; }
    /// Whether the list of donations has been read without a gap.
    bool isComplete() const;
    bool isLive() const;
    bool isReading() const;
    QDateTime asOf() const;   ///< In UTC; invalid: never.
    QString failure() const;  ///< Why the last read failed; empty: it succeeded.
    int interval() const;     ///< Seconds.
    /// Sets whether the widget `who` is visible, until it is destroyed. Polls are more frequent while any is
    /// visible.
    void setOnScreen(QObject *who, bool onScreen);
    /// The polls of the campaign and of the donations.
    Poll *campaignPoll() const { return m_campaign; }
    Poll *donationPoll() const { return m_donations; }

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void freshnessChanged();

private:
    void listen();
    void cover();
    void updatePolls();
    void rights();
    void readDonations();
    Bound readCampaign();

    Account *m_account;
    CharityCache *m_cache;
    DonationReader m_reader;
    Poll *m_campaign = nullptr;
    Poll *m_donations = nullptr;
    Api::EventCondition m_condition{};
    bool m_listens = false;
    bool m_isReading = false;
    bool m_isKnown = false;
    int m_eventCount = 0;      ///< Campaign events so far. Older responses are outdated.
    QDateTime m_lastSentAt{};  ///< When the last of them was sent.
    std::optional<Error> m_refusal{};
    QSet<QObject *> m_watchers{};
    QList<Donation> m_waiting{};  ///< Donations that the cache could not accept yet.
};

}  // namespace Sidestage
