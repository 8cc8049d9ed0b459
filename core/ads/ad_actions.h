// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ad_clock.h"
#include "api/ads.h"
#include "outbox/outbox.h"

#include <optional>

namespace Sidestage {

class Account;
class AdMemory;

/// A snooze or an ad to run that the user has decided.
struct AdDecision
{
    bool isRun = false;     ///< False: a snooze.
    int length = 0;         ///< Seconds, of an ad to run.
    QDateTime decidedAt{};  ///< In UTC by the service's clock, like adAt.
    QDateTime adAt{};       ///< The planned time of the ad to snooze.

    static void describe(auto &is)
    {
        is("isRun", &AdDecision::isRun);
        is("length", &AdDecision::length);
        is("decidedAt", &AdDecision::decidedAt);
        is("adAt", &AdDecision::adAt);
    }
};

/// The actions for ads: snooze the next one, run one now. Both are held in an outbox for three seconds, in
/// which they can be undone, before they are sent. What a run of the program has not sent is not sent by the
/// next one, which only reports it.
class AdActions : public QObject
{
    Q_OBJECT
public:
    enum class Action : quint8 { Snooze, Run };
    Q_ENUM(Action)

    /// Why an action is not possible, or was not executed.
    enum class BlockReason : quint8 {
        None,
        Unknown,       ///< The service has not responded yet.
        NotLive,       ///< Ads start with the stream.
        NotEligible,   ///< The channel is neither partner nor affiliate.
        NoPermission,  ///< The scope was not granted.
        NoAd,          ///< No ad is planned that could be snoozed.
        NoSnoozes,     ///< No snoozes are left.
        Running,       ///< An ad is running.
        Cooldown,      ///< Another ad may not start yet; see readyAt().
        RateLimit,     ///< Too many calls of any kind.
        Busy,          ///< The action is being sent.
        SignedOut,     ///< The session has ended.
        Uncertain,     ///< No response: it is not known whether the action was executed.
        Other,         ///< See the service's message.
    };
    Q_ENUM(BlockReason)

    /// An action that can be undone.
    struct Held
    {
        qint64 id = 0;
        AdDecision decision{};

        Action action() const { return decision.isRun ? Action::Run : Action::Snooze; }
        int length() const { return decision.length; }  ///< Seconds, of an ad to run.
    };

    /// The outcome of a decision that was not confirmed in the last run of the program.
    enum class Leftover : quint8 {
        Done,      ///< The service has executed it.
        Possible,  ///< It was not executed, and is still possible.
        Over,      ///< It was not executed, and is no longer relevant.
    };
    Q_ENUM(Leftover)

    /// All arguments must outlive this.
    AdActions(Account *account, AdClock *clock, AdMemory *memory, QObject *parent = nullptr);

    static constexpr int snoozeLength = 300;  ///< Seconds (specification: Snooze Next Ad).
    static constexpr int cooldown = 480;      ///< Seconds from one ad to the next (specification: limits).
    static constexpr int atOnceBelow = 15;    ///< Seconds. Closer to the break, a snooze is sent at once.

    /// Returns why the action is not possible now; None: it is possible.
    BlockReason blockReason(Action action) const;
    /// When another ad can be run, in UTC by the service's clock. Invalid or in the past: now.
    QDateTime readyAt() const;
    /// The duration of that cooldown in seconds, for a progress bar.
    int cooldownLength() const;

    std::optional<Held> held() const;
    /// Milliseconds until the held action is sent.
    qint64 heldFor() const;
    bool isSending(Action action) const;
    /// Whether no action is held or being sent.
    bool isSettled() const { return m_outbox.held() == 0; }

    /// The schedule as it will be after the pending actions. Shown immediately.
    QDateTime nextAt() const;
    int snoozes() const { return std::max(0, m_clock->snoozes() - pendingSnoozes()); }

    /// How long an action can be undone: 3 s. Tests use other times.
    void setUndoTime(std::chrono::seconds timeout);

public Q_SLOTS:
    /// Snoozes the next ad by five minutes. If a snooze is held already, that one is sent now.
    void snooze();
    /// Runs a commercial of this length. It is sent automatically when the undo time is over.
    void run(int seconds);
    /// Cancels the held action.
    void undo();
    /// Sends the held action now.
    void sendNow() { m_outbox.sendAllNow(); }
    /// For the end of the program: sends the held action. Refusals are kept and reported at the next start.
    void finish();

Q_SIGNALS:
    /// Emitted after the held action, a request in progress or the possible actions have changed.
    void changed();
    /// Emitted with the service's response after the action was executed.
    void snoozed(const Sidestage::Api::AdSnooze &snooze);
    void ran(const Sidestage::Api::CommercialResult &result, int asked);
    void undone(Sidestage::AdActions::Action action);
    /// The outcome of a decision of the last run. Emitted once, when the schedule is known.
    void leftOver(const Sidestage::AdDecision &decision, Sidestage::AdActions::Leftover what);
    /// The action was not executed. `error` contains the service's message.
    void refused(Sidestage::AdActions::Action action, Sidestage::AdActions::BlockReason why,
                 const Sidestage::Error &error);
    /// The actions cannot be written to disk, and so not be sent.
    void failed(const Sidestage::Error &error);

private:
    class Handler;

    void hold(Action action, int length, std::chrono::seconds timeout);
    void giveUp(BlockReason why);
    /// Number of snoozes that are held or being sent.
    int pendingSnoozes() const;
    void restoreState();
    Leftover leftoverOf(const AdDecision &decision, bool maybeSent) const;
    void send(const OutboxRow &row, QObject *context, OutboxHandler::Done done);
    void noteRun(const Api::CommercialResult &result, int asked);
    void refuse(Action action, const Error &error);
    BlockReason reasonOf(Action action, const Error &error) const;

    Account *m_account;
    AdClock *m_clock;
    AdMemory *m_memory;
    Outbox m_outbox;
    std::chrono::seconds m_undoTime{3};
    QList<qint64> m_leftOvers{};  ///< Jobs of the last run, until the schedule is known.
    bool m_isEnding = false;
    bool m_isApplying = false;  ///< A response is being applied: changed() follows.
};

}  // namespace Sidestage
