// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "announcement.h"

namespace Sidestage {

class ProfileStore;

/// Stores the templates and the draft. For Announcer.
class AnnouncementStore
{
public:
    /// `store` must outlive this.
    explicit AnnouncementStore(ProfileStore *store)
        : m_store(store)
    {
    }

    QList<AnnouncementTemplate> templates() const;
    Result<void> saveTemplate(AnnouncementTemplate &entry);
    Result<void> removeTemplate(qint64 id);

    QString draft() const;
    Result<void> setDraft(const QString &text);

private:
    ProfileStore *m_store;
};

}  // namespace Sidestage
