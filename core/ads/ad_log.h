// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ad_break.h"
#include "base/result.h"

#include <QObject>

namespace Sidestage {

class ProfileStore;

/// The ad breaks of one account, planned and actual, and the snoozes. Stored in the profile permanently,
/// because there are only a few a day. Errors of all writes: Storage.
class AdLog : public QObject
{
    Q_OBJECT
public:
    /// `store` must outlive this.
    AdLog(ProfileStore *store, QString account, QObject *parent = nullptr);

    /// Two reports of a break that began within this many seconds, by an event and by the schedule, are of
    /// the same break.
    static constexpr int same = 60;

    /// Inserts the entry and sets its id.
    Result<void> add(AdBreak &entry);
    Result<void> update(const AdBreak &entry);
    Result<void> add(AdSnoozed &snooze);

    /// Returns the break that began at about this time.
    std::optional<AdBreak> near(const QDateTime &startedAt) const;
    /// Whether the log has a break that was planned for about this time, whether it began or was missed.
    bool isSettled(const QDateTime &promisedAt) const;
    /// The newest first. With `before`, an entry of an earlier result, only older ones.
    QList<AdBreak> newest(int most, const std::optional<AdBreak> &before = {}) const;
    /// The breaks in this period, the oldest first.
    QList<AdBreak> between(const QDateTime &from, const QDateTime &to) const;
    /// The oldest first, after this id. Used by the export, part by part.
    QList<AdBreak> breaksAfter(qint64 id, int most) const;
    QList<AdSnoozed> snoozesAfter(qint64 id, int most) const;

    int count() const;
    int countOf(const QDateTime &showAt) const;
    /// The newest first.
    QList<AdShow> shows(int most) const;

    /// Derived from the newest scheduled breaks that had a planned time.
    AdLateness lateness() const;
    /// The usual seconds between two scheduled breaks, from the newest breaks. 0: not known yet.
    int usualInterval() const;

Q_SIGNALS:
    void changed();

private:
    template <class T>
    Result<void> insert(T &entry);

    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
