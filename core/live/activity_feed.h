// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "activity.h"
#include "feed/feed.h"

#include <QHash>
#include <QSet>
#include <QTimer>

namespace Sidestage {

/// Follows, cheers, raids and subscriptions of one account's channel, as they come. They are kept in the
/// profile, because the service has no such list. Of what happened while no events arrived, only the newest
/// follows are read later. Many at once are written and emitted together.
class ActivityFeed : public Feed
{
    Q_OBJECT
public:
    static constexpr int maxKept = 50'000;  ///< Older ones are removed.
    /// Gifts of the same viewer are one activity within this time.
    static constexpr std::chrono::seconds burst{60};

    /// `account` must outlive this.
    explicit ActivityFeed(Account *account, QObject *parent = nullptr);
    ~ActivityFeed() override;

    /// The permission that is needed to see them; none: they are public.
    static std::optional<Api::Scope> scopeOf(Activity::Kind kind);
    bool mayShow(Activity::Kind kind) const;
    /// Whether the newest follows can be read.
    bool mayRead() const override { return mayShow(Activity::Kind::Follow); }

    /// The newest first.
    QList<Activity> newest(ActivityGroup group, int most);
    /// Those that come after `row` in that order, to read all of them in parts.
    QList<Activity> olderThan(const Activity &row, int most);

Q_SIGNALS:
    /// New activities, and gifts whose number has grown, in no order.
    void arrived(const QList<Sidestage::Activity> &rows);

protected:
    Bound read() override;
    bool listen() override;

private:
    template <class E, class F>
    void hear(Activity::Kind kind, const Api::EventCondition &condition, F handle);
    void add(Activity row);
    void addGift(Activity row);
    bool isKnown(const Activity &row) const;
    void put(const Activity &row);
    void flush();
    void write();

    QSet<const Api::EventInfo *> m_heard{};
    QHash<QString, Activity> m_unwritten{};  ///< By id.
    QHash<QString, Activity> m_unsaid{};     ///< Not emitted yet.
    QHash<QString, Activity> m_gifts{};      ///< The last ones, by viewer and tier.
    int m_kept = 0;                          ///< At most so many rows.
    QTimer m_flush{};
};

}  // namespace Sidestage
