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

/// That a break comes soon: said once for each of the times that the user has chosen, and announced in chat
/// if that is wanted. A break that is put off is warned of anew.
class AdWarnings : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    AdWarnings(Account *account, AdClock *clock, AdActions *actions, AdMemory *memory,
               QObject *parent = nullptr);

    /// Null: announcements are not to be had. Not owned; must outlive this.
    void setAnnouncer(AdAnnouncer *announcer);
    AdAnnouncer *announcer() const { return m_announcer; }

    /// The names in braces that are filled here, besides those of the announcer: "seconds" until the break,
    /// "length" of it.
    static QStringList placeholders();
    /// The text as it would be announced. Errors: those of the announcer, and Fault::Missing without one.
    Result<QString> filled(const QString &text, int seconds, int length) const;
    /// Why nothing can be announced, in the user's words; empty: it can.
    QString announcementBlockReason() const;
    /// What is announced when the user has typed nothing.
    static QString usualAnnouncement();
    static QString usualEndAnnouncement();
    /// One is being sent.
    bool isAnnouncing() const { return m_isAnnouncing; }
    /// The program ends: what cannot be announced from now on is said at the next start.
    void finish() { m_isEnding = true; }
    /// What became of the last announcement of this run; a value: it was sent.
    const std::optional<Result<void>> &lastAnnouncement() const { return m_lastAnnouncement; }
    QDateTime announcedAt() const { return m_announcedAt; }  ///< UTC by the service's clock.

    /// Whether the little window over all others is to be seen now, if the user wants one.
    bool isOverlayDue() const;

Q_SIGNALS:
    /// A break comes in so many seconds, at this time (UTC, of the service), for so long.
    void warned(int seconds, const QDateTime &at, int length);
    /// What was warned of last has been put off, has begun, or comes no more.
    void settled();
    /// What came of an announcement before a break, or after one.
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
    QDateTime m_break{};        ///< The one that is being watched.
    QSet<int> m_lastEmitted{};  ///< Seconds ahead that have been warned of, for that one.
    bool m_isOpen = false;      ///< Warned of, and not settled.
    bool m_isAnnounced = false;
    bool m_isAnnouncing = false;
    bool m_isEnding = false;
    bool m_isOfLastRun = false;  ///< The end that is to be announced.
    QDateTime m_endsAt{};        ///< Of a break that was seen to begin, until its end was announced.
    int m_endLength = 0;
    bool m_wasOverlayDue = false;
    std::optional<Result<void>> m_lastAnnouncement{};
    QDateTime m_announcedAt{};
};

}  // namespace Sidestage
