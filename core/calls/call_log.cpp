// SPDX-License-Identifier: GPL-3.0-or-later
#include "call_log.h"

#include "accounts/account.h"
#include "asked_by.h"

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// A window cannot show more changes than this usefully.
constexpr std::chrono::milliseconds reportInterval = 100ms;

qint64 sizeOf(const CallRecord &record)
{
    qint64 size = qint64(sizeof(CallRecord)) + 2 * (record.path.size() + record.said.size())
        + 3 * record.path.size()  // in the URL
        + record.attempts.size() * qint64(sizeof(CallAttempt));
    for (const CallMessage *message : {&record.request, &record.response}) {
        size += message->body.size();
        for (const auto &[name, value] : message->headers)
            size += name.size() + value.size() + 2 * qint64(sizeof(QByteArray) + sizeof(QArrayData));
    }
    return size;
}

}  // namespace

CallOutcome outcomeOf(const CallRecord &record)
{
    if (record.kind == CallRecord::Kind::Event)
        return CallOutcome::Received;
    if (record.status == 0)
        return record.isCancelled ? CallOutcome::Cancelled : CallOutcome::NoAnswer;
    if (record.status < 400)
        return CallOutcome::Done;
    if (record.status == 429)
        return CallOutcome::TooMany;
    if (record.status >= 500)
        return CallOutcome::Failed;
    return record.said == u"authorization_pending" ? CallOutcome::Waiting : CallOutcome::Refused;
}

bool isError(CallOutcome outcome)
{
    return outcome == CallOutcome::Refused || outcome == CallOutcome::TooMany
        || outcome == CallOutcome::Failed || outcome == CallOutcome::NoAnswer;
}

CallLog::CallLog(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(reportInterval);
    connect(&m_soon, &QTimer::timeout, this, &CallLog::report);
    m_ageing.setInterval(1min);
    connect(&m_ageing, &QTimer::timeout, this, &CallLog::trim);
}

void CallLog::listen(QNetworkAccessManager *network)
{
    m_recorder = new CallRecorder(network);
    m_recorder->setPaused(isPaused());
    connect(m_recorder, &CallRecorder::recorded, this, &CallLog::add);
}

void CallLog::addAccount(const Account *account)
{
    const auto update = [this, account] {
        m_names.insert(account->userId(), account->info().displayName);
        m_soon.start();
    };
    connect(account, &Account::infoChanged, this, update);
    update();
}

void CallLog::setLimits(const Limits &limits)
{
    m_limits = limits;
    trim();
}

void CallLog::markSeen()
{
    if (std::exchange(m_unseen, 0) != 0)
        Q_EMIT changed();
}

int CallLog::perMinute() const
{
    const QDateTime from = m_clock.now().addSecs(-60);
    // All are looked at: they are in the order of their ends, and a call may have waited long.
    return int(
        std::ranges::count_if(m_calls, [&](const LoggedCall &call) { return call.record->at >= from; }));
}

void CallLog::setPaused(bool paused)
{
    if (paused == isPaused())
        return;
    m_pausedAt = paused ? m_clock.now() : QDateTime();
    if (m_recorder)
        m_recorder->setPaused(paused);
    Q_EMIT changed();
}

std::function<void()> CallLog::clear()
{
    report();
    const auto cleared = std::make_shared<std::deque<LoggedCall>>(m_calls);
    while (!m_calls.empty())
        removeFirst();
    m_unseen = 0;
    report();
    return [log = QPointer(this), cleared] {
        if (!log)
            return;
        log->m_calls.insert(log->m_calls.begin(), cleared->cbegin(), cleared->cend());
        for (const LoggedCall &call : *cleared)
            log->count(call, 1);
        log->trim();
        Q_EMIT log->added(QList<LoggedCall>(log->m_calls.cbegin(), log->m_calls.cend()));
        log->report();
        cleared->clear();
    };
}

void CallLog::count(const LoggedCall &call, int sign)
{
    m_bytes += sign * sizeOf(*call.record);
    m_errors += call.isError() ? sign : 0;
}

void CallLog::add(const CallRecord &record)
{
    const qint64 number = ++m_last;
    m_calls.push_back({.key = QString::number(number),
                       .number = number,
                       .record = std::make_shared<const CallRecord>(record),
                       .page = pageThatAsked(record)});
    count(m_calls.back(), 1);
    m_unseen += m_calls.back().isError() ? 1 : 0;
    if (!m_ageing.isActive())
        m_ageing.start();
    trim();
    if (!m_soon.isActive())
        m_soon.start();
}

void CallLog::trim()
{
    const QDateTime oldest = m_clock.now().addMSecs(-m_limits.age.count());
    while (!m_calls.empty()
           && (m_calls.size() > m_limits.calls || m_bytes > m_limits.bytes
               || m_calls.front().record->at < oldest))
        removeFirst();
    if (!m_gone.isEmpty() && !m_soon.isActive())
        m_soon.start();
}

void CallLog::removeFirst()
{
    const LoggedCall &call = m_calls.front();
    count(call, -1);
    if (call.number <= m_reported)
        m_gone.append(call.key);
    m_calls.pop_front();
}

void CallLog::report()
{
    m_soon.stop();
    if (!m_gone.isEmpty())
        Q_EMIT removed(std::exchange(m_gone, {}));
    QList<LoggedCall> news;
    for (auto call = m_calls.crbegin(); call != m_calls.crend() && call->number > m_reported; ++call)
        news.prepend(*call);
    m_reported = m_last;
    if (!news.isEmpty())
        Q_EMIT added(news);
    Q_EMIT changed();
}

}  // namespace Sidestage
