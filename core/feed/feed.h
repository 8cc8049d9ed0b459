// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/account.h"
#include "async/bound.h"
#include "client/client.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"

#include <QDateTime>
#include <QObject>
#include <QSet>

#include <functional>

namespace Sidestage {

/// What an account reads from the service by a poll and what events update in between: the base of such
/// classes. A feed implements read(), and listen() if there are events for it.
class Feed : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    Feed(Account *account, PollPlan plan, QObject *parent = nullptr);
    ~Feed() override;

    /// Subscribes to the events and starts polling. Later calls do nothing.
    void start();

    Account *account() const { return m_account; }
    /// Whether the scope for read() was granted. Without it nothing is requested.
    virtual bool mayRead() const { return true; }
    /// UTC; invalid: not read in this run.
    virtual QDateTime asOf() const { return m_poll ? m_poll->asOf() : QDateTime(); }
    /// UTC; until when events have told each change, which is the time of the last event while they do.
    /// Invalid: not in this run.
    QDateTime heardAt() const { return m_heardAt; }
    /// Why the last reading failed; empty: it did not fail.
    virtual QString failure() const { return m_poll ? m_poll->failure() : QString(); }
    /// Seconds between two readings.
    int interval() const { return m_poll ? m_poll->interval() : 0; }
    /// Whether events report each change.
    bool isLive() const;
    bool isReading() const;
    /// Whether a request of submit() has no answer yet.
    bool isBusy() const { return m_isBusy; }
    /// The poll; null before start().
    Poll *poll() const { return m_poll; }
    /// Starts the feed when it comes on screen. `viewer` identifies one of several that show it.
    void setOnScreen(const QObject *viewer, bool onScreen);

public Q_SLOTS:
    /// Reads it soon.
    void refresh();

Q_SIGNALS:
    void changed();
    void freshnessChanged();
    /// A change that the user asked for was refused, or its outcome is not known.
    void failed(const Sidestage::Error &error);

protected:
    /// Reads it and ends with finished(). Not called while a reading runs.
    virtual Bound read() = 0;
    /// Calls on() for each event. Returns false while a scope for them is missing: called again when the
    /// rights of the account have changed.
    virtual bool listen() { return true; }
    template <class E, class F>
    void on(const Api::EventCondition &condition, F handler, const char *file = __builtin_FILE())
    {
        m_topics.append({&Api::event<E>(), condition});
        const auto hear = [this, handler = std::move(handler)](const E &event, const QDateTime &sentAt) {
            if (m_isCovered)
                setHeard(QDateTime::currentDateTimeUtc());
            handler(event, sentAt);
        };
        m_account->events()->on<E>(condition, this, hear, file);
    }
    /// Subscribes if listen() failed before. Call when anything but the token changes what it requires.
    void tryListen();
    /// Call when an event or an own request has changed something: a reading that runs need not have it in
    /// its answer. `key` identifies what has changed.
    void setNewer(const QString &key = {})
    {
        if (isReading())
            m_newer.insert(key);
    }
    /// Whether `key` has changed since the reading began, so that its answer may be older.
    bool isNewer(const QString &key = {}) const { return m_newer.contains(key); }
    /// Reports the end of read().
    void finished(const Result<void> &outcome)
    {
        if (m_poll)
            m_poll->finished(outcome);
    }
    /// Sends a change that the user asked for and calls `done` with the result. If it fails, failed() is
    /// emitted and the state is read again, because it may have changed. While another change has no answer,
    /// nothing is sent: failed() with Conflict.
    template <class Request, class F>
    void submit(const Request &request, F done, const char *file = __builtin_FILE())
    {
        if (m_isBusy)
            return Q_EMIT failed(
                {.kind = Error::Kind::Conflict, .message = tr("The last request is not answered yet.")});
        setBusy(true);
        const auto finish = [this, done = std::move(done)](const auto &answer) {
            setBusy(false);
            done(answer);
            if (answer)
                return;
            refresh();
            Q_EMIT failed(answer.error());
        };
        m_account->client()->call(request, {}, file).then(this, finish);
    }
    /// Adds a poll of something else that belongs to the feed. `read` ends with Poll::finished().
    Poll *addPoll(const PollPlan &plan, std::function<void()> read);
    /// For feeds whose interval is set before start().
    void setPlan(const PollPlan &plan) { m_plan = plan; }

private:
    struct Topic
    {
        const Api::EventInfo *event = nullptr;
        Api::EventCondition condition{};
    };

    void cover();
    void setHeard(QDateTime at);
    void setBusy(bool busy)
    {
        m_isBusy = busy;
        Q_EMIT changed();
    }

    Account *m_account;
    PollPlan m_plan;
    Poll *m_poll = nullptr;
    QList<Poll *> m_polls{};  ///< With m_poll.
    QList<Topic> m_topics{};
    QDateTime m_heardAt{};
    QSet<QString> m_newer{};  ///< Since the reading began.
    bool m_isListening = false;
    bool m_isCovered = false;  ///< isLive() when it last changed.
    bool m_isBusy = false;
};

}  // namespace Sidestage
