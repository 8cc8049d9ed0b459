// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ad_memory.h"
#include "api/ads.h"
#include "async/bound.h"
#include "base/result.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace Sidestage {

class Account;
class AdClock;

/// What can be done about ads: put the next one off, run one now. Both wait for three seconds in which they
/// can be taken back, before anything is sent.
class AdActions : public QObject
{
    Q_OBJECT
public:
    enum class Action : quint8 { Snooze, Run };
    Q_ENUM(Action)

    /// Why it cannot be done, or was not.
    enum class BlockReason : quint8 {
        None,
        Unknown,       ///< The service has not answered yet.
        NotLive,       ///< Ads start with the stream.
        NotEligible,   ///< Neither a partner nor an affiliate.
        NoPermission,  ///< The scope was not granted.
        NoAd,          ///< No ad is planned that could be put off.
        NoSnoozes,     ///< None is left.
        Running,       ///< An ad runs.
        Cooldown,      ///< Another ad may not start yet; readyAt() says when.
        RateLimit,     ///< Too many calls of all kinds.
        Busy,          ///< It is being sent.
        SignedOut,     ///< Nobody is signed in any more.
        Uncertain,     ///< No answer came: nobody knows whether it was done.
        Other,         ///< The service's words say it.
    };
    Q_ENUM(BlockReason)

    /// What waits, and until when it can be taken back.
    struct Held
    {
        AdDecision decision{};  ///< As it is on disk.
        qint64 endsAt = 0;      ///< Milliseconds as ServiceClock::steady() counts them.

        Action action() const { return decision.isRun ? Action::Run : Action::Snooze; }
        int length() const { return decision.length; }  ///< Seconds, of an ad.
    };

    /// What became of a decision that the last run of the program left without an answer.
    enum class Leftover : quint8 {
        Done,      ///< The service has done it.
        Possible,  ///< It was not done, and still can be.
        Over,      ///< It was not done, and means nothing any more.
    };
    Q_ENUM(Leftover)

    /// All must outlive this.
    AdActions(Account *account, AdClock *clock, AdMemory *memory, QObject *parent = nullptr);

    static constexpr int snoozeLength = 300;  ///< Seconds (specification: Snooze Next Ad).
    static constexpr int cooldown = 480;      ///< Seconds from one ad to the next (specification: limits).
    static constexpr int atOnceBelow = 15;    ///< Seconds to the break: then a snooze does not wait.

    /// What keeps it from being done now; None: nothing.
    BlockReason blockReason(Action action) const;
    /// When another ad can be run, UTC by the service's clock; invalid or past: now.
    QDateTime readyAt() const;
    /// Seconds of that cooldown, for a bar.
    int cooldownLength() const;

    const std::optional<Held> &held() const { return m_held; }
    /// Milliseconds until what waits is sent.
    qint64 heldFor() const;
    bool isSending(Action action) const { return action == Action::Snooze ? m_isSnoozing : m_isRunning; }
    /// Nothing waits, and nothing is being sent.
    bool isSettled() const { return !m_held && !m_isSnoozing && !m_isRunning; }

    /// The schedule as it will be when what waits has been done: what is shown at once.
    QDateTime nextAt() const;
    int snoozes() const;

    /// How long something can be taken back: 3 s. Tests are in a hurry, or not.
    void setUndoTime(std::chrono::milliseconds timeout) { m_undoTime = timeout; }

public Q_SLOTS:
    /// Puts the next ad off by five minutes. Once more while one waits: that one is sent now.
    void snooze();
    /// Asks for a commercial of so many seconds, and goes by itself when the time to take it back is over.
    void run(int seconds);
    /// Takes back what waits.
    void undo();
    /// Lets what waits go now.
    void sendNow();
    /// The program ends: lets it go, and keeps what is refused from now on, to be said at the next start.
    void finish();

Q_SIGNALS:
    /// What is held, sent, possible.
    void changed();
    /// Done: the service's answer.
    void snoozed(const Sidestage::Api::AdSnooze &snooze);
    void ran(const Sidestage::Api::CommercialResult &result, int asked);
    void undone(Sidestage::AdActions::Action action);
    /// Of the last run of the program; said once, when the schedule is known.
    void leftOver(const Sidestage::AdDecision &decision, Sidestage::AdActions::Leftover what);
    /// Not done. `error` has the service's own words.
    void refused(Sidestage::AdActions::Action action, Sidestage::AdActions::BlockReason why,
                 const Sidestage::Error &error);

private:
    void hold(Action action, int length, std::chrono::milliseconds timeout);
    void release();
    void giveUp(BlockReason why);
    AdDecision decide(Action action, int length) const;
    void save(const AdDecision &decision);
    void forget(const AdDecision &decision);
    void restoreState();
    Leftover leftoverOf(const AdDecision &decision) const;
    Bound sendSnooze(AdDecision decision);
    Bound sendRun(AdDecision decision);
    void refuse(Action action, const Error &error);
    BlockReason reasonOf(Action action, const Error &error) const;

    Account *m_account;
    AdClock *m_clock;
    AdMemory *m_memory;
    std::chrono::milliseconds m_undoTime{3'000};
    std::optional<Held> m_held{};
    QList<AdDecision> m_leftOvers{};  ///< Of the last run, until something is known.
    QTimer m_timer{};
    bool m_isSnoozing = false;
    bool m_isRunning = false;
    bool m_isEnding = false;
    bool m_isWaiting = false;  ///< What was held waits for the answer to the one before.
};

}  // namespace Sidestage
