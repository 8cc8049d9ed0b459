// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/charity.h"
#include "async/bound.h"
#include "client/pages.h"

#include <QDateTime>
#include <QObject>

#include <deque>

namespace Sidestage {

class CharityCache;

/// Reads the donations of the campaign that runs into a CharityCache, a limited number of calls at a time, so
/// that none is missing and none comes twice, whatever was cut off, and however long the list is.
///
/// The service lists the newest first, and what is once in the list stays where it is. So a reading begins at
/// the top and goes on until it comes to what was read without a gap before. A reading that has to stop
/// leaves a stretch without its end; the next one begins at the top all the same, comes to the top of that
/// stretch, and goes on at its end. When the only stretch left reaches the end of the list, all of it is
/// there; from then on a reading is one call, as long as no event was lost.
class DonationReader : public QObject
{
    Q_OBJECT
public:
    struct Effort
    {
        int calls = 25;
        /// While no more than this is left of the bucket, as a share of its limit, others go first: a reading
        /// that has made its least calls stops.
        double reserve = 0.2;
        int least = 1;
    };

    /// Both must outlive this.
    DonationReader(Client *client, QString broadcasterId, CharityCache *cache, QObject *parent = nullptr);
    ~DonationReader() override;

    /// Of the campaign that the book shows, from the beginning: what the book says is complete is believed. A
    /// reading under way ends as cancelled.
    void begin();
    /// Reads; finished() tells. Not while isReading(), and after begin() only.
    void read(const Effort &effort);
    bool isReading() const { return m_reading; }
    /// Whether the list has been read without a gap.
    bool isComplete() const;
    /// UTC: what is known was in the list then, without a gap. Invalid: not all has been read yet.
    QDateTime asOf() const { return m_asOf; }

Q_SIGNALS:
    /// Error Cancelled: another campaign came into the list, or none is there; the campaign is to be asked
    /// for.
    void finished(const Sidestage::Result<void> &outcome);

private:
    using Listing = Pages<Api::GetCharityDonations>;
    /// Part of the list in which nothing is missing.
    struct Stretch
    {
        std::optional<Listing> goesOn{};  ///< Below its end; none: it reaches the end of the list.
        std::optional<qint64> top{};      ///< Place of its newest one.
        std::optional<qint64> low{};
        bool isOfThisRun = false;  ///< Its top was the top of the list when it was read.
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
    int m_turn = 0;
};

}  // namespace Sidestage
