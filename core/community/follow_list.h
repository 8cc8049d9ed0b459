// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/event.h"
#include "async/bound.h"
#include "follow.h"
#include "schema/scope.h"

#include <QCoro/QCoroTask>
#include <QObject>
#include <QPointer>

#include <algorithm>
#include <functional>
#include <memory>

namespace Sidestage {

class Account;
class Clock;
class Database;
class FollowTable;
class Poll;
class StoreThread;

/// The followers of an account's channel, or the channels that it follows: kept in the store, hundreds of
/// thousands of them, and compared with what the service says.
///
/// A reading of the whole list goes on page by page as calls are left, over restarts: where it is stands in
/// the store beside the rows that came, written together. When it has ended, whoever it did not name is gone.
/// Between whole readings the top of the list is read, where newcomers stand, and the number that the service
/// counts tells whether somebody has left.
///
/// Nothing is read before somebody has looked at the list once, or when a reading was broken off.
class FollowList : public QObject
{
    Q_OBJECT
public:
    /// After so long changes are counted from when somebody looked last.
    static constexpr std::chrono::hours visitsApart{4};

    /// Both must outlive this.
    FollowList(Account *account, FollowSide side, const Clock &clock, QObject *parent = nullptr);
    ~FollowList() override;

    /// Learns what the store has. Call once.
    void start();

    Account *account() const { return m_account; }
    FollowSide side() const { return m_side; }
    /// What the service tells names only with.
    Api::Scope scope() const;
    bool mayRead() const;

    /// Whether the store has told what it has.
    bool isKnown() const { return m_isKnown; }
    const FollowState &state() const { return m_state; }
    /// How many there are: as the service says, else as many as are stored; -1: nobody knows.
    int total() const;
    /// Whether something is being asked now.
    bool isAsking() const { return m_isAsking; }
    /// Whether events feed it now.
    bool isLive() const;
    QDateTime asOf() const;  ///< UTC; invalid: never. With nothing but the number: when that was told.
    QString failure() const;
    int interval() const;
    void setOnScreen(bool onScreen);

    // For its models and exports: work goes to the store's thread in the order in which it is given.
    StoreThread *store() const { return m_store; }
    const std::shared_ptr<FollowTable> &table() const { return m_table; }

    /// In the machine's time zone.
    QDate today() const;
    /// So many came and left on each of the last `count` days.
    QCoro::Task<Result<QList<FollowDay>>> days(int count);

public Q_SLOTS:
    /// Reads all of it, as soon as that may be.
    void refresh();
    /// Changes are counted from now on.
    void countAnew();

Q_SIGNALS:
    void changed();
    /// Rows have been written.
    void stepped(const Sidestage::FollowStep &step);
    void freshnessChanged();

private:
    void open();
    void followEvents();
    void follow(const FollowState &state);
    void follow(const FollowStep &step);

    using Write = std::function<Result<FollowStep>(Database &)>;
    static QCoro::Task<Result<FollowStep>> written(QPointer<FollowList> self, StoreThread *store,
                                                   Write write);
    Bound read();
    /// A whole reading takes so many calls, about.
    int pages() const { return 1 + std::max(m_state.total.value_or(0), m_state.stored) / 100; }
    /// Whether somebody must have left, or come unseen.
    bool isOff() const { return m_state.total && *m_state.total - m_state.stored != m_state.missing; }
    /// Whether another whole reading is worth its calls: they are at most a tenth of what the usual limit
    /// allows, and at least ten minutes lie between two.
    bool isWorthReading() const;

    Account *m_account;
    FollowSide m_side;
    const Clock &m_clock;
    StoreThread *m_store;
    std::shared_ptr<FollowTable> m_table;  ///< Used on the store's thread only.
    Poll *m_poll = nullptr;                ///< Null before somebody looks.
    Api::EventCondition m_condition{};

    bool m_isKnown = false;
    bool m_isAsking = false;
    bool m_isOnScreen = false;
    bool m_wantsAll = false;   ///< A whole reading was asked for.
    bool m_isGoingOn = false;  ///< The store had a reading that was broken off.
    FollowState m_state{};
    QDateTime m_totalAt{};  ///< UTC, when only the number was told.
};

}  // namespace Sidestage
