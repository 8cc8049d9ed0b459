// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/charity.h"
#include "async/bound.h"
#include "client/list_walk.h"

#include <QDateTime>
#include <QObject>

#include <deque>

namespace Sidestage {

class CharityCache;

/// Reads the donations of the running campaign into a CharityCache, with a limited number of calls at a time.
/// No donation is missed or read twice, whatever was interrupted, and however long the list is.
///
/// The service lists the newest donations first, and the list does not change below its top. So each read
/// begins at the top and continues until it reaches a part that was read without a gap. A read that must stop
/// leaves a stretch without its end. The next read begins at the top again, reaches the top of that stretch,
/// and continues at its end. When the only remaining stretch reaches the end of the list, the list is
/// complete. From then on a read takes one call, as long as no event was lost.
class DonationReader : public QObject
{
    Q_OBJECT
public:
    /// Both arguments must outlive this.
    DonationReader(Client *client, QString broadcasterId, CharityCache *cache, QObject *parent = nullptr);
    ~DonationReader() override;

    /// Restarts for the campaign that the cache shows, and uses what the cache has marked as complete. A read
    /// in progress ends as Cancelled.
    void begin();
    /// Starts a read, which ends with finished(). Not while isReading(), and only after begin().
    void read(const Effort &effort);
    bool isReading() const { return m_reading; }
    /// Whether the list has been read without a gap.
    bool isComplete() const { return m_stretches.size() == 1 && !m_stretches.front().goesOn; }
    /// In UTC: all donations in the list at this time are known. Invalid: not all have been read yet.
    QDateTime asOf() const { return m_asOf; }

Q_SIGNALS:
    /// Error Cancelled: the list is of another campaign, or of none. The campaign must be read again.
    void finished(const Sidestage::Result<void> &outcome);

private:
    using Listing = ListWalk<Api::GetCharityDonations>;
    /// A part of the list without gaps.
    struct Stretch
    {
        std::optional<Listing> goesOn{};  ///< Continues below its end; empty: it reaches the end of the list.
        std::optional<qint64> top{};      ///< The place of its newest donation.
        std::optional<qint64> low{};
        bool isOfThisRun = false;  ///< Its top was the top of the list when it was read in this run.
    };

    Bound readOn(Effort effort);
    void open();
    bool consume(std::size_t at, const QList<Api::CharityDonation> &page);

    Client *m_client;
    QString m_broadcasterId;
    CharityCache *m_cache;
    QString m_campaign{};
    std::deque<Stretch> m_stretches{};  ///< The newest first.
    QDateTime m_asOf{};
    bool m_reading = false;
};

}  // namespace Sidestage
