// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/subscriptions.h"
#include "base/csv.h"
#include "client/list_walk.h"
#include "feed/feed.h"
#include "models/live_list.h"

#include <QSet>
#include <QTimer>

namespace Sidestage {

class Clock;

/// A subscription to the channel. The service does not report since when it exists.
struct Subscriber
{
    QString id{};
    QString login{};
    QString name{};
    QString gifter{};  ///< Display name; empty: no gift, or an anonymous one.
    Api::SubscriptionTier tier = Api::SubscriptionTier::Unknown;
    bool isGift = false;

    bool operator==(const Subscriber &) const = default;
};

enum class SubscriberColumn : quint8 { Name, Tier, Gift, Count };
enum class SubscriberFilter : quint8 { All, TierOne, TierTwo, TierThree, Gifts };

/// The subscribers that were read so far.
class SubscriberModel : public LiveList<Subscriber>
{
    Q_OBJECT
public:
    explicit SubscriberModel(QObject *parent = nullptr);

    /// The list stays when the language changes; a view that shows it calls this.
    void translate() { setTitles(columns()); }
    void setKind(SubscriberFilter kind);
    /// Shows only subscribers whose login or name contains the text, case-insensitively.
    void setSearch(const QString &text);

    /// "Tier 1".
    static QString tierText(Api::SubscriptionTier tier);

private:
    static QList<Column<Subscriber>> columns();
    void updateFilter();

    SubscriberFilter m_kind = SubscriberFilter::All;
    QString m_search{};
};

/// The subscribers of an account's channel (specification: Get Broadcaster Subscriptions). A long list is
/// read in parts, as far as other calls leave the budget. Of who subscribes or ends it meanwhile, events
/// tell, and only these are read.
class SubscriberList : public Feed
{
    Q_OBJECT
public:
    /// `account` and `clock` must outlive this.
    SubscriberList(Account *account, const Clock &clock, QObject *parent = nullptr);

    SubscriberModel *model() const { return m_model.get(); }
    bool isGranted() const { return account()->may(Api::Scope::ChannelReadSubscriptions); }
    /// Whether the channel can have subscribers: only those of affiliates and partners can.
    bool isEligible() const { return account()->info().type != Api::BroadcasterType::Plain; }
    bool mayRead() const override { return isGranted() && isEligible(); }
    /// As the service counts them; empty: not known.
    std::optional<int> total() const { return m_total; }
    /// The subscriber points of the channel; a higher tier has more.
    qint64 points() const { return m_points; }
    /// Whether all subscribers have been read at least once.
    bool isComplete() const { return m_completeAt.isValid(); }
    /// How many the current reading of all has read; empty: none is going on.
    std::optional<int> progress() const { return m_walk ? std::optional(m_read) : std::nullopt; }
    /// UTC; of the last complete list.
    QDateTime asOf() const override { return m_completeAt; }

protected:
    Bound read() override;
    bool listen() override;

private:
    void take(const Api::SubscriptionPage &page);
    void noteChanged(const QString &userId);
    Bound readChanged();

    const Clock &m_clock;
    std::unique_ptr<SubscriberModel> m_model = std::make_unique<SubscriberModel>();
    std::optional<ListWalk<Api::GetBroadcasterSubscriptions>> m_walk{};
    QSet<QString> m_seen{};  ///< On the pages of the walk, or reported meanwhile.
    QDateTime m_beganAt{};
    QDateTime m_completeAt{};
    int m_read = 0;
    std::optional<int> m_total{};
    qint64 m_points = 0;
    QStringList m_changed{};  ///< Users of whose subscriptions events have told.
    QTimer m_changedSoon{};
    bool m_isReadingChanged = false;
};

/// Writes these subscribers as CSV (files/table_export.h). Returns the number of rows. Errors: Storage, and
/// Cancelled after `progress` has returned false.
QCoro::Task<Result<qint64>> exportSubscribers(QList<Subscriber> subscribers, QString path,
                                              std::function<bool(qint64 rows)> progress = {},
                                              CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
