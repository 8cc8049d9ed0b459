// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "base/result.h"
#include "schema/scope.h"

#include <QDateTime>
#include <QObject>

#include <memory>

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
    ~CharityFeed() override;

    /// Begins to listen and to read, once the book is loaded. Call once.
    void start();

    /// Whether this account may have campaigns and was granted to read them.
    bool mayRead() const;
    /// Why nothing is known: not a partner or affiliate, or no permission (status 0). None: nothing is wrong.
    std::optional<Error> refusal() const;
    /// Whether it is known if a campaign runs.
    bool isKnown() const;
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
    Poll *campaignPoll() const;
    Poll *donationPoll() const;

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

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
