// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "announcement.h"

namespace Sidestage {

class ProfileStore;

/// What is kept of announcements: those that were sent, the templates, the draft. For Announcer.
class AnnouncementStore
{
public:
    /// `store` must outlive this.
    explicit AnnouncementStore(ProfileStore *store)
        : m_store(store)
    {
    }

    /// What an earlier run has left under way has failed: what had not begun was not sent, of the rest nobody
    /// knows.
    Result<void> settle();

    /// Sets the id, and lets the oldest go.
    Result<void> add(Announcement &announcement);
    Result<void> saveRow(qint64 id, int place, const Announcement::Row &row);
    QList<Announcement> history(int most) const;
    std::optional<Announcement> find(qint64 id) const;
    /// Leaves those of these ids.
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
