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

/// Keeps a CharityCache equal to what the service says: by events where they come, by reading the campaign
/// and the new end of its donations at the start, after every gap, and slowly for ever.
class CharityFeed : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    CharityFeed(Account *account, CharityCache *cache, QObject *parent = nullptr);

    /// Begins to listen and to read, once the book is loaded. Call once.
    void start();

    /// Whether this account may have campaigns and was granted to read them.
    bool mayRead() const;
    /// Why nothing is known: not a partner or affiliate, or no permission (status 0). None: nothing is wrong.
    std::optional<Error> refusal() const { return m_refusal; }
    /// Whether it is known if a campaign runs.
    bool isKnown() const { return m_isKnown; }
    /// Whether the list of donations has been read without a gap.
    bool isComplete() const;
    bool isLive() const;
    bool isReading() const;
    QDateTime asOf() const;   ///< UTC; invalid: never.
    QString failure() const;  ///< Why the last reading failed; empty: it did not.
    int interval() const;     ///< Seconds.
    /// Whether `who` shows it; whoever goes away looks no more. While anybody does it is read more often.
    void setOnScreen(QObject *who, bool onScreen);
    /// When and how often the campaign and the donations are read.
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
    int m_eventCount = 0;      ///< Events of campaigns so far: what was asked before one is outdated.
    QDateTime m_lastSentAt{};  ///< Of the last of them.
    std::optional<Error> m_refusal{};
    QSet<QObject *> m_watchers{};
    QList<Donation> m_waiting{};  ///< Came while the book could not take them.
};

}  // namespace Sidestage
