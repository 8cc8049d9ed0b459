// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_records.h"
#include "donation_reader.h"
#include "feed/feed.h"

#include <optional>

namespace Sidestage {

class CharityCache;

/// Keeps a CharityCache in sync with the service: through events where available, and by polling the campaign
/// and the newest donations at the start, after every gap, and slowly all the time.
class CharityFeed : public Feed
{
    Q_OBJECT
public:
    /// Both arguments must outlive this.
    CharityFeed(Account *account, CharityCache *cache, QObject *parent = nullptr);

    /// Whether this account may have campaigns and has granted permission to read them, and the cache is
    /// loaded.
    bool mayRead() const override;
    /// Why there is no data: not a partner or affiliate, or no permission (status 0). Empty: no problem.
    std::optional<Error> refusal() const { return m_refusal; }
    /// Whether the service has reported if a campaign is running.
    bool isKnown() const { return m_isKnown; }
    /// Whether the list of donations has been read without a gap.
    bool isComplete() const { return m_reader.isComplete(); }
    QString failure() const override;
    /// The poll of the donations; poll() is that of the campaign.
    Poll *donationPoll() const { return m_donations; }

protected:
    Bound read() override;
    bool listen() override;

private:
    void updateRights();
    void readDonations();

    CharityCache *m_cache;
    DonationReader m_reader;
    Poll *m_donations;
    bool m_isKnown = false;
    int m_eventCount = 0;      ///< Campaign events so far. Older responses are outdated.
    QDateTime m_lastSentAt{};  ///< When the last of them was sent.
    std::optional<Error> m_refusal{};
    QList<Donation> m_waiting{};  ///< Donations that the cache could not accept yet.
};

}  // namespace Sidestage
