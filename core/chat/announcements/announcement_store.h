// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "announcement.h"

namespace Sidestage {

class ProfileStore;

/// Stores the sent announcements, the templates and the draft. For Announcer.
class AnnouncementStore
{
public:
    /// `store` must outlive this.
    explicit AnnouncementStore(ProfileStore *store)
        : m_store(store)
    {
    }

    /// Marks unfinished announcements of an earlier run as failed: those that were waiting were not sent; the
    /// outcome of those being sent is unknown.
    Result<void> settle();

    /// Sets the id, and removes the oldest announcements beyond Announcer::maxKept.
    Result<void> add(Announcement &announcement);
    Result<void> saveRow(qint64 id, int place, const Announcement::Row &row);
    QList<Announcement> history(int most) const;
    std::optional<Announcement> find(qint64 id) const;
    /// Removes all announcements except those in `kept`.
    Result<void> clear(const QList<qint64> &kept);

    QList<AnnouncementTemplate> templates() const;
    Result<void> saveTemplate(AnnouncementTemplate &entry);
    Result<void> removeTemplate(qint64 id);

    QString draft() const;
    Result<void> setDraft(const QString &text);

private:
    QList<Announcement::Row> rowsOf(qint64 id) const;

    ProfileStore *m_store;
};

}  // namespace Sidestage
