// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_warnings.h"

#include "accounts/account.h"
#include "ad_actions.h"
#include "ad_announcer.h"
#include "ad_clock.h"
#include "ad_memory.h"
#include "base/placeholders.h"
#include "client/service_clock.h"

namespace Sidestage {

namespace {

/// A planned time that changes by less than this is still that of the same break.
constexpr qint64 sameBreak = 120;  // seconds
/// With less time left, no warning or announcement is made.
constexpr qint64 tooLate = 2;  // seconds
/// The end of a break is announced at most this long afterwards.
constexpr qint64 endFor = 60;  // seconds
/// A missed announcement of the end is reported for this long.
constexpr qint64 missedFor = 900;  // seconds
constexpr qint64 trueFor = 120;    // seconds
constexpr qint64 longestWait = 20'000;

}  // namespace

AdWarnings::AdWarnings(Account *account, AdClock *clock, AdActions *actions, AdMemory *memory,
                       QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_clock(clock)
    , m_actions(actions)
    , m_memory(memory)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &AdWarnings::check);
    connect(clock, &AdClock::changed, this, &AdWarnings::check);
    connect(actions, &AdActions::changed, this, &AdWarnings::check);
    connect(account->serviceClock(), &ServiceClock::changed, this, &AdWarnings::check);
    connect(memory, &AdMemory::settingsChanged, this, [this] {
        check();
        Q_EMIT changed();
    });
    connect(clock, &AdClock::began, this, [this](const AdBreak &entry) {
        m_isOfLastRun = false;
        noteEnd(entry.shown > 0 ? entry.startedAt.addSecs(entry.shown) : QDateTime(), entry.shown);
        check();
    });
    m_endsAt = memory->facts().endsAt;
    m_endLength = memory->facts().endLength;
    m_isOfLastRun = m_endsAt.isValid();
    // Queued, so that the views have connected by then.
    QMetaObject::invokeMethod(this, &AdWarnings::restoreState, Qt::QueuedConnection);
}

/// Handles the case that the last run of the program ended while an announcement was being sent.
void AdWarnings::restoreState()
{
    AdFacts facts = m_memory->facts();
    const auto what = std::exchange(facts.announcing, AdFacts::Announcing::Nothing);
    if (what == AdFacts::Announcing::Nothing || m_isAnnouncing)
        return;
    m_memory->setFacts(facts);
    m_lastAnnouncement
        = Error{.kind = Error::Kind::Timeout,
                .message = tr("Sidestage closed while sending the announcement. It may not have been sent.")};
    Q_EMIT announced(what == AdFacts::Announcing::End, *m_lastAnnouncement);
    Q_EMIT changed();
}

void AdWarnings::noteEnd(const QDateTime &at, int length)
{
    m_endsAt = at;
    m_endLength = length;
    AdFacts facts = m_memory->facts();
    facts.endsAt = at;
    facts.endLength = length;
    m_memory->setFacts(facts);
}

void AdWarnings::setAnnouncer(AdAnnouncer *announcer)
{
    m_announcer = announcer;
    Q_EMIT changed();
}

QString AdWarnings::usualAnnouncement()
{
    return tr("Ads start in {seconds} seconds and last {length} seconds. Stay here.");
}

Result<QString> AdWarnings::filled(const QString &text, int seconds, int length) const
{
    if (!m_announcer)
        return Error::broken(Fault::Missing, QStringLiteral("announcer"));
    const auto valueOf = [&](QStringView name) {
        return name == u"seconds" ? std::optional(QString::number(seconds))
            : name == u"length"   ? std::optional(QString::number(length))
                                  : std::nullopt;
    };
    return m_announcer->filled(fillPlaceholders(text, valueOf));
}

QString AdWarnings::announcementBlockReason() const
{
    if (!m_announcer)
        return tr("Announcements cannot be sent now.");
    return m_account->may(Api::Scope::ModeratorManageAnnouncements)
        ? QString()
        : tr("Sidestage needs permission to announce in chat.");
}

bool AdWarnings::isOverlayDue() const
{
    if (!m_memory->settings().overlays)
        return false;
    if (m_clock->runningUntil().isValid())
        return true;
    const QDateTime next = m_actions->nextAt();
    if (!next.isValid() || m_clock->state() != AdClock::State::Ready)
        return false;
    const qint64 left = m_clock->now().msecsTo(next);
    return left > -30'000 && left <= qint64(m_memory->settings().overlayAhead) * 1000;
}

/// Whether the schedule is recent enough to be announced to viewers.
bool AdWarnings::isTrue() const
{
    const QDateTime known = m_clock->knownAt();
    return known.isValid() && std::abs(known.secsTo(m_clock->now())) <= trueFor;
}

void AdWarnings::check()
{
    const QDateTime now = m_clock->now();
    const QDateTime next = m_clock->state() == AdClock::State::Ready && !m_clock->runningUntil().isValid()
        ? m_actions->nextAt()
        : QDateTime();
    const bool isOther = next.isValid() != m_break.isValid()
        || (next.isValid() && std::abs(m_break.secsTo(next)) >= sameBreak);
    if (isOther) {
        m_break = next;
        m_lastEmitted.clear();
        // The break may have been announced in the last run of the program.
        const QDateTime said = m_memory->facts().announcedFor;
        m_isAnnounced = next.isValid() && said.isValid() && std::abs(said.secsTo(next)) < sameBreak;
    }
    if (m_isOpen && (isOther || now >= m_break)) {
        m_isOpen = false;
        Q_EMIT settled();
    }
    qint64 wait = longestWait;
    const auto mind = [&](const QDateTime &moment) {
        if (moment.isValid() && moment > now)
            wait = std::min(wait, now.msecsTo(moment) + 2);
    };
    if (next.isValid() && next > now) {
        warn(next);
        announceStart(next);
        mind(next);
        for (const int ahead : m_memory->settings().warnAhead)
            mind(next.addSecs(-ahead));
        mind(next.addSecs(-m_memory->settings().announceAhead));
        mind(next.addSecs(-m_memory->settings().overlayAhead));
    }
    if (m_endsAt.isValid() && m_endsAt <= now)
        announceEnd();
    mind(m_endsAt);
    if (const bool due = isOverlayDue(); std::exchange(m_wasOverlayDue, due) != due)
        Q_EMIT changed();
    m_timer.start(int(wait));
}

void AdWarnings::warn(const QDateTime &next)
{
    const AdSettings &settings = m_memory->settings();
    if (!settings.warns)
        return;
    const qint64 left = m_clock->now().msecsTo(next);
    bool isDue = false;
    int ahead = 0;
    for (const int seconds : settings.warnAhead) {
        if (left > qint64(seconds) * 1000 || m_lastEmitted.contains(seconds))
            continue;
        m_lastEmitted.insert(seconds);
        isDue = true;  // several at a time, for example after sleep, are one warning
        ahead = seconds;
    }
    if (!isDue || left < tooLate * 1000)
        return;
    AdFacts facts = m_memory->facts();
    facts.warnedAt = m_clock->now();
    facts.warnedAhead = std::min(ahead, int((left + 999) / 1000));
    m_memory->setFacts(facts);
    m_isOpen = true;
    Q_EMIT warned(int((left + 999) / 1000), next, m_clock->nextLength());
}

void AdWarnings::announceStart(const QDateTime &next)
{
    const AdSettings &settings = m_memory->settings();
    const qint64 left = m_clock->now().msecsTo(next);
    if (!settings.announces || m_isAnnounced || left > qint64(settings.announceAhead) * 1000
        || left < tooLate * 1000 || !isTrue())
        return;
    m_isAnnounced = true;
    AdFacts facts = m_memory->facts();
    facts.announcedFor = next;
    m_memory->setFacts(facts);
    const int seconds = int((left + 999) / 1000);
    announce(false, settings.announcement.isEmpty() ? usualAnnouncement() : settings.announcement, seconds,
             m_clock->nextLength(), std::chrono::seconds(seconds));
}

void AdWarnings::announceEnd()
{
    if (m_isOfLastRun && m_clock->state() == AdClock::State::Unknown)
        return;  // the schedule is not known yet
    const QDateTime endsAt = m_endsAt;
    const bool isOfLastRun = std::exchange(m_isOfLastRun, false);
    noteEnd({}, 0);
    const AdSettings &settings = m_memory->settings();
    const qint64 late = endsAt.secsTo(m_clock->now());
    if (!settings.announcesEnd || m_clock->state() != AdClock::State::Ready)
        return;
    if (late > endFor) {
        if (isOfLastRun && late < missedFor) {
            m_lastAnnouncement = Error{.kind = Error::Kind::Cancelled,
                                       .message = tr("Sidestage was not running when the ads ended.")};
            Q_EMIT announced(true, *m_lastAnnouncement);
            Q_EMIT changed();
        }
        return;
    }
    announce(true, settings.endAnnouncement.isEmpty() ? usualEndAnnouncement() : settings.endAnnouncement, 0,
             m_endLength, std::chrono::seconds(endFor));
}

void AdWarnings::announce(bool isEnd, const QString &text, int seconds, int length,
                          std::chrono::seconds within)
{
    const auto mark = [this](AdFacts::Announcing what) {
        m_isAnnouncing = what != AdFacts::Announcing::Nothing;
        AdFacts facts = m_memory->facts();
        facts.announcing = what;
        m_memory->setFacts(facts);
    };
    mark(isEnd ? AdFacts::Announcing::End : AdFacts::Announcing::Start);
    const auto settle = [this, isEnd, mark](const Result<void> &outcome) {
        if (outcome || !m_isEnding)
            mark(AdFacts::Announcing::Nothing);
        m_isAnnouncing = false;
        m_lastAnnouncement = outcome;
        Q_EMIT announced(isEnd, outcome);
        Q_EMIT changed();
    };
    if (const QString blockReason = announcementBlockReason(); !blockReason.isEmpty())
        return settle(Error{.kind = Error::Kind::Unauthorized, .message = blockReason});
    const auto whole = filled(text, seconds, length);
    if (!whole)
        return settle(whole.error());
    m_announcer->announce(*whole, m_memory->settings().announcementColor, within, this, settle);
}

}  // namespace Sidestage
