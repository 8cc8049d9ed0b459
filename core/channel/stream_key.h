// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

namespace Sidestage {

class Account;
class Clock;

/// The stream key of an account. It is read only when the user asks for it, held in memory only while it is
/// shown or copied, and never stored or logged.
class StreamKeyAccess : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds shownFor{30};
    static constexpr std::chrono::seconds copiedFor{30};

    /// Both must outlive this.
    StreamKeyAccess(Account *account, const Clock &clock, QObject *parent = nullptr);

    bool mayRead() const;
    bool isReading() const { return m_isReading; }
    /// Empty: it is hidden.
    const QString &shown() const { return m_shown; }
    /// Whether copied() was emitted and copyExpired() was not yet.
    bool isCopied() const { return !m_copied.isEmpty(); }
    /// Whole seconds, rounded up, until it is hidden, or removed from the clipboard; 0: it is not there.
    int secondsShown() const { return secondsUntil(m_shown, m_hidesAt); }
    int secondsCopied() const { return secondsUntil(m_copied, m_expiresAt); }

    /// Reads the key and shows it for a moment.
    void show();
    void hide();
    /// Reads the key and emits copied().
    void copy();
    /// Emits copyExpired() now if isCopied().
    void expireCopy();

Q_SIGNALS:
    void changed();
    /// Put the key into the clipboard.
    void copied(const QString &key);
    /// Remove the key from the clipboard if it is still there.
    void copyExpired(const QString &key);
    /// The key could not be read.
    void failed(const Sidestage::Error &error);

private:
    void ask();
    void tick();
    int secondsUntil(const QString &key, const QDateTime &end) const;

    Account *m_account;
    const Clock &m_clock;
    QString m_shown{};
    QString m_copied{};
    QDateTime m_hidesAt{};
    QDateTime m_expiresAt{};
    bool m_isReading = false;
    bool m_wantsShow = false;
    bool m_wantsCopy = false;
    QTimer m_tick{};
};

}  // namespace Sidestage
