// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ad_break.h"
#include "api/ads.h"
#include "feed/feed.h"

#include <QTimer>

namespace Sidestage {

class AdLog;
class AdMemory;
namespace Api {
struct AdBreakBegan;
}

/// The ads in the channel of one account: the schedule, which is polled, and the breaks reported by events.
/// Derives from both how late breaks begin, and stores them in the log.
///
/// All times are the service's, in UTC. now() is its clock (Account::serviceClock()), which all ages use.
class AdClock : public Feed
{
    Q_OBJECT
public:
    /// Whether there is a schedule, or why not.
    enum class State : quint8 {
        Unknown,       ///< The service has not responded yet.
        Ready,         ///< There is one. nextAt() may still be invalid: then no ad is planned.
        NotLive,       ///< Ads start with the stream.
        NotEligible,   ///< The channel is neither partner nor affiliate.
        NoPermission,  ///< The account has not granted channel:read:ads.
    };
    Q_ENUM(State)

    /// All arguments must outlive this.
    AdClock(Account *account, AdLog *log, AdMemory *memory, QObject *parent = nullptr);

    bool mayRead() const override { return account()->may(Api::Scope::ChannelReadAds); }
    State state() const;
    QDateTime now() const;
    QDateTime showAt() const { return m_showAt; }             ///< The start of the stream; invalid: not live.
    QDateTime nextAt() const { return m_schedule.nextAdAt; }  ///< Invalid: none is planned.
    int nextLength() const { return m_schedule.duration; }    ///< Seconds.
    int snoozes() const { return m_schedule.snoozeCount; }    ///< The number that is left.
    QDateTime moreSnoozesAt() const { return m_schedule.snoozeRefreshAt; }  ///< Invalid: none is missing.
    QDateTime lastAt() const { return m_schedule.lastAdAt; }  ///< Invalid: none was shown in this stream.
    QDateTime freeUntil() const { return m_freeUntil; }       ///< If valid, no pre-rolls until then.
    /// How often the next break was snoozed.
    int snoozedTimes() const { return m_promise.snoozes; }
    /// The expected time of the break after the next one, from earlier intervals. Invalid: not known.
    QDateTime followingAt() const;
    /// The start and the end of the running break. Invalid: none is running.
    QDateTime runningSince() const { return runningUntil().isValid() ? m_runningSince : QDateTime(); }
    QDateTime runningUntil() const;
    /// When the schedule was received, by the service's clock. Invalid: not yet.
    QDateTime knownAt() const { return m_knownAt; }
    const AdLateness &lateness() const { return m_lateness; }

    /// Applies the response to our snooze.
    void apply(const Api::AdSnooze &snooze);
    /// Applies the response to our commercial of `asked` seconds.
    void apply(const Api::CommercialResult &result, int asked);

Q_SIGNALS:
    // changed() is also emitted when a boundary was passed: a break is due, begins or ends.

    /// A break has begun, according to an event or the response to a commercial.
    void began(const Sidestage::AdBreak &entry);
    /// A write to the log failed.
    void failed(const Sidestage::Error &error);

protected:
    Bound read() override;
    bool listen() override;

private:
    /// The last known plan of the next break.
    struct Promise
    {
        QDateTime at{};
        int length = 0;
        int snoozes = 0;
    };

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

    AdLog *m_log;
    AdMemory *m_memory;
    bool m_isRefused = false;  ///< The service reports that the permission is missing.

    enum class Live : quint8 { Unknown, Offline, Live } m_live = Live::Unknown;
    QDateTime m_showAt{};
    qint64 m_liveAskedAt = -1;  ///< In milliseconds of the steady clock.
    QDateTime m_liveToldAt{};   ///< When the newest event about it was sent.

    bool m_isKnown = false;
    QDateTime m_knownAt{};
    Api::AdSchedule m_schedule{};
    qint64 m_readAt = -1;  ///< When the schedule was last received, in milliseconds of the steady clock.
    QDateTime m_freeUntil{};
    Promise m_promise{};
    Promise m_before{};  ///< The previous plan.
    Promise m_due{};     ///< A break that is due. It is not known yet whether it runs.
    QDateTime m_runningSince{};
    QDateTime m_runningUntil{};
    AdLateness m_lateness{};
    int m_interval = 0;
    QTimer m_boundary{};
    QDateTime m_passed{};  ///< When pass() last ran.
};

}  // namespace Sidestage
