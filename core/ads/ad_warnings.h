// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

namespace Sidestage {

class Account;
class AdAnnouncer;
class AdClock;
class AdActions;
class AdMemory;

/// Warns of a coming break once at each of the times that the user has chosen, and announces it in chat if
/// enabled. A break that was snoozed is warned of again.
class AdWarnings : public QObject
{
    Q_OBJECT
public:
    /// All arguments must outlive this.
    AdWarnings(Account *account, AdClock *clock, AdActions *actions, AdMemory *memory,
               QObject *parent = nullptr);

    /// Null: announcements are not possible. Not owned; must outlive this.
    void setAnnouncer(AdAnnouncer *announcer);
    AdAnnouncer *announcer() const { return m_announcer; }

    /// The placeholders that are filled here, besides those of the announcer: "seconds" until the break, and
    /// its "length".
    static QStringList placeholders() { return {QStringLiteral("seconds"), QStringLiteral("length")}; }
    /// Returns the text as it would be announced. Errors: those of the announcer, and Fault::Missing without
    /// one.
    Result<QString> filled(const QString &text, int seconds, int length) const;
    /// Why announcements are not possible, translated. Empty: they are possible.
    QString announcementBlockReason() const;
    /// The announcement used when the user has entered none.
    static QString usualAnnouncement();
    static QString usualEndAnnouncement() { return tr("The ads are over. Welcome back."); }
    /// Whether an announcement is being sent.
    bool isAnnouncing() const { return m_isAnnouncing; }
    /// For the end of the program: announcements that fail from now on are reported at the next start.
    void finish() { m_isEnding = true; }
    /// The outcome of the last announcement of this run. A value: it was sent.
    const std::optional<Result<void>> &lastAnnouncement() const { return m_lastAnnouncement; }

    /// Whether the overlay window is to be shown now, if the user has enabled it.
    bool isOverlayDue() const;

Q_SIGNALS:
    /// A break begins in this many seconds, at this time (in UTC, of the service), with this length in
    /// seconds.
    void warned(int seconds, const QDateTime &at, int length);
    /// The break of the last warning was snoozed, has begun, or is no longer planned.
    void settled();
    /// The outcome of an announcement before or after a break.
    void announced(bool isEnd, const Result<void> &outcome);
    void changed();

private:
    void check();
    void warn(const QDateTime &next);
    void announceStart(const QDateTime &next);
    void announceEnd();
    void announce(bool isEnd, const QString &text, int seconds, int length, std::chrono::seconds within);
    bool isTrue() const;
    void restoreState();
    void noteEnd(const QDateTime &at, int length);

    Account *m_account;
    AdClock *m_clock;
    AdActions *m_actions;
    AdMemory *m_memory;
    AdAnnouncer *m_announcer = nullptr;
    QTimer m_timer{};
    QDateTime m_break{};        ///< The break that is being watched.
    QSet<int> m_lastEmitted{};  ///< The times in seconds for which a warning was emitted, for that break.
    bool m_isOpen = false;      ///< Warned of, and not settled yet.
    bool m_isAnnounced = false;
    bool m_isAnnouncing = false;
    bool m_isEnding = false;
    bool m_isOfLastRun = false;  ///< Whether the end to announce is of a break in the last run.
    QDateTime m_endsAt{};        ///< The end of a break that has begun, until it was announced.
    int m_endLength = 0;
    bool m_wasOverlayDue = false;
    std::optional<Result<void>> m_lastAnnouncement{};
};

}  // namespace Sidestage
