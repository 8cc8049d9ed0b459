// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ad_break.h"
#include "api/ads.h"
#include "async/bound.h"

#include <QObject>
#include <QTimer>

namespace Sidestage {

class Account;
class AdLog;
class AdMemory;
class Poll;
namespace Api {
struct AdBreakBegan;
}

/// When ads come in the channel of one account, as the service says: the schedule, read again and again, and
/// the breaks that events tell of. Learns from both how late breaks are, and writes them into the log.
///
/// All times are the service's, in UTC, and aged by its clock (Account::serviceClock()); now() is that.
class AdClock : public QObject
{
    Q_OBJECT
public:
    /// Why there is no schedule.
    enum class State : quint8 {
        Unknown,       ///< The service has not answered yet.
        Ready,         ///< There is one; nextAt() may still be invalid: then no ad is planned.
        NotLive,       ///< Ads start with the stream.
        NotEligible,   ///< Neither a partner's channel nor an affiliate's.
        NoPermission,  ///< The account has not granted channel:read:ads.
    };
    Q_ENUM(State)

    /// All must outlive this.
    AdClock(Account *account, AdLog *log, AdMemory *memory, QObject *parent = nullptr);
    ~AdClock() override;

    /// Begins to listen and to ask.
    void start();

    State state() const;
    QDateTime now() const;
    QDateTime showAt() const { return m_showAt; }  ///< When the stream began; invalid: it is not live.
    QDateTime nextAt() const { return m_schedule.nextAdAt; }                ///< Invalid: none is planned.
    int nextLength() const { return m_schedule.duration; }                  ///< Seconds.
    int snoozes() const { return m_schedule.snoozeCount; }                  ///< That are left.
    QDateTime moreSnoozesAt() const { return m_schedule.snoozeRefreshAt; }  ///< Invalid: there are all.
    QDateTime lastAt() const { return m_schedule.lastAdAt; }  ///< Invalid: none ran in this stream.
    QDateTime freeUntil() const { return m_freeUntil; }  ///< No pre-rolls until then; invalid: they come.
    /// How often the next one was put off.
    int snoozedTimes() const { return m_promise.snoozes; }
    /// When the one after the next is to be expected, from how the plan has been; invalid: nobody knows.
    QDateTime followingAt() const;
    /// What is running now began then and ends then; invalid: nothing runs.
    QDateTime runningSince() const;
    QDateTime runningUntil() const;
    /// When the service said all this, by its clock; invalid: it has not.
    QDateTime knownAt() const { return m_knownAt; }
    const AdLateness &lateness() const { return m_lateness; }

    /// For the freshness mark; null before start() and without the permission.
    Poll *poll() const { return m_poll; }
    /// Whether events tell when a break begins.
    bool isCovered() const;

    /// The answer to a snooze of ours.
    void apply(const Api::AdSnooze &snooze);
    /// The answer to a commercial of ours, for `asked` seconds.
    void apply(const Api::CommercialResult &result, int asked);

public Q_SLOTS:
    /// Asks now.
    void refresh();

Q_SIGNALS:
    /// What the service says has changed, or a boundary was passed: a break is due, begins, ends.
    void changed();
    /// A break has begun, and an event or an answer says so at once.
    void began(const Sidestage::AdBreak &entry);
    /// The log could not be written.
    void failed(const Sidestage::Error &error);

private:
    /// What was last known of the break to come.
    struct Promise
    {
        QDateTime at{};
        int length = 0;
        int snoozes = 0;
    };

    void listen();
    void permit();
    Bound read();
    void setLive(bool live, const QDateTime &since);
    void apply(const Api::AdSchedule &schedule);
    void noteFree(int seconds);
    void notePromise(const Api::AdSchedule &schedule);
    void noteSnooze(const QDateTime &from, const QDateTime &to, const QString &byId, const QString &byName);
    void passOver();
    void noteMissed();
    void noteLast(const QDateTime &lastAt);
    void handleEvent(const Api::AdBreakBegan &event);
    const Promise *promiseFor(const QDateTime &startedAt) const;
    void run(const QDateTime &since, int seconds);
    void reportSaved(const Result<void> &done);
    void learn();
    void plan();
    void pass();

    Account *m_account;
    AdLog *m_log;
    AdMemory *m_memory;
    Poll *m_poll = nullptr;
    bool m_isReading = false;
    bool m_isRefused = false;  ///< The service says that the permission is missing.

    enum class Live : quint8 { Unknown, Offline, Live } m_live = Live::Unknown;
    QDateTime m_showAt{};
    qint64 m_liveAskedAt = -1;  ///< Of the steady clock.
    QDateTime m_liveToldAt{};   ///< When the newest event about it was sent.

    bool m_isKnown = false;
    QDateTime m_knownAt{};
    Api::AdSchedule m_schedule{};
    qint64 m_readAt = -1;  ///< Of the steady clock: when it was last known.
    QDateTime m_freeUntil{};
    Promise m_promise{};
    Promise m_before{};  ///< The one before that.
    Promise m_due{};     ///< Its time has come, and nobody has said yet whether it runs.
    QDateTime m_runningSince{};
    QDateTime m_runningUntil{};
    QDateTime m_ownAt{};  ///< When one was run from here.
    AdLateness m_lateness{};
    int m_interval = 0;
    QTimer m_boundary{};
    QDateTime m_passed{};  ///< The boundary that was told last.
};

}  // namespace Sidestage
