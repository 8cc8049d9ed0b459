// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "feed/feed.h"
#include "follow.h"

#include <QCoro/QCoroTask>
#include <QPointer>

#include <algorithm>
#include <memory>

namespace Sidestage {

class Database;
class FollowTable;
class StoreThread;

/// The followers of an account's channel, or the channels that it follows. Stored, up to hundreds of
/// thousands of rows, and synchronized with the service.
///
/// A full read requests page after page as calls are available, and continues after restarts: its position is
/// written to the store together with the rows. At its end, rows that were on no page are removed. Between
/// full reads only the top of the list is read, where new rows appear, and the service's total shows whether
/// rows are missing.
///
/// Nothing is read before the list has been shown once, unless a full read was interrupted.
class FollowList : public Feed
{
    Q_OBJECT
public:
    /// After this time without a visit, changes are counted from the last visit.
    static constexpr std::chrono::hours visitsApart{4};

    /// Both arguments must outlive this.
    FollowList(Account *account, FollowSide side, const Clock &clock, QObject *parent = nullptr);
    ~FollowList() override;

    /// Loads the stored state. Call once.
    void load();

    FollowSide side() const { return m_side; }
    /// The scope that the service requires to list names.
    Api::Scope scope() const;
    bool mayReadNames() const { return account()->may(scope()); }
    /// The service reports to anybody how many follow, but not how many a user follows.
    bool mayRead() const override { return m_side == FollowSide::Followers || mayReadNames(); }

    /// Whether the stored state has been loaded.
    bool isKnown() const { return m_isKnown; }
    const FollowState &state() const { return m_state; }
    /// The service's total, else the number of stored rows; -1: not known.
    int total() const;
    /// In UTC; invalid: never. Without the permission: when the total was received.
    QDateTime asOf() const override;
    void setOnScreen(bool onScreen);

    // For the models and exports. The store's thread runs work in the order in which it is queued.
    StoreThread *store() const { return m_store; }
    const std::shared_ptr<FollowTable> &table() const { return m_table; }

    /// Returns the current day in the computer's time zone.
    QDate today() const { return m_clock.now().toLocalTime().date(); }
    /// Returns how many came and left on each of the last `count` days.
    QCoro::Task<Result<QList<FollowDay>>> days(int count);

public Q_SLOTS:
    /// Starts a full read as soon as possible.
    void readAll();
    /// Restarts the count of changes now.
    void countAnew();

Q_SIGNALS:
    /// Emitted after rows were written.
    void stepped(const Sidestage::FollowStep &step);

protected:
    Bound read() override;
    bool listen() override;

private:
    void open();
    using Write = std::function<Result<FollowStep>(Database &)>;
    void change(Write write);
    void follow(const FollowState &state);
    void follow(const FollowStep &step);
    static QCoro::Task<Result<FollowStep>> written(QPointer<FollowList> self, StoreThread *store,
                                                   Write write);
    /// The approximate number of calls of a full read.
    int pages() const { return 1 + std::max(m_state.total.value_or(0), m_state.stored) / 100; }
    /// Whether the total shows that rows were removed or added since the last full read.
    bool isOff() const { return m_state.total && *m_state.total - m_state.stored != m_state.missing; }
    /// Whether another full read is worth its calls. They are at most a tenth of the usual limit, with at
    /// least ten minutes between two full reads.
    bool isWorthReading() const;

    FollowSide m_side;
    const Clock &m_clock;
    StoreThread *m_store;
    std::shared_ptr<FollowTable> m_table;  ///< Used in the store's thread only.

    bool m_isKnown = false;
    bool m_isOnScreen = false;
    bool m_wantsAll = false;   ///< A full read was requested by readAll().
    bool m_isGoingOn = false;  ///< The store had an interrupted full read.
    FollowState m_state{};
    QDateTime m_totalAt{};  ///< In UTC, when only the total was received.
};

}  // namespace Sidestage
