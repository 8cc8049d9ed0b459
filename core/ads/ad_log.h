// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ad_break.h"
#include "base/result.h"

#include <QObject>

namespace Sidestage {

class ProfileStore;

/// The ad breaks of one account, as they were planned and as they came, with the snoozes in between. Kept in
/// the profile for ever: a few a day. Errors of all writing: Storage.
class AdLog : public QObject
{
    Q_OBJECT
public:
    /// `store` must outlive this.
    AdLog(ProfileStore *store, QString account, QObject *parent = nullptr);

    /// Two breaks cannot begin so close to each other (seconds): what is told twice, by an event and by the
    /// schedule, is one.
    static constexpr int same = 60;

    /// Sets the id.
    Result<void> add(AdBreak &entry);
    Result<void> update(const AdBreak &entry);
    Result<void> add(AdSnoozed &snooze);

    /// The one that began at about this time.
    std::optional<AdBreak> near(const QDateTime &startedAt) const;
    /// Whether one was promised for about this time, and came or was missed.
    bool isSettled(const QDateTime &promisedAt) const;
    /// The newest first; those before `before` (an entry of an earlier answer) if it is given.
    QList<AdBreak> newest(int most, const std::optional<AdBreak> &before = {}) const;
    /// Whose time lies between these, the oldest first.
    QList<AdBreak> between(const QDateTime &from, const QDateTime &to) const;
    /// The oldest first, after these ids: for the export, part by part.
    QList<AdBreak> breaksAfter(qint64 id, int most) const;
    QList<AdSnoozed> snoozesAfter(qint64 id, int most) const;

    int count() const;
    int countOf(const QDateTime &showAt) const;
    /// The newest first.
    QList<AdShow> shows(int most) const;

    /// Of the newest breaks that were promised and came by plan.
    AdLateness lateness() const;
    /// Seconds that usually lie between two breaks of the plan, from the newest shows; 0: not known yet.
    int usualInterval() const;

Q_SIGNALS:
    void changed();

private:
    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
