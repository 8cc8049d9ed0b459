// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "database.h"

#include <tuple>

namespace Sidestage {

/// For writes that must be on the disk before a request is sent: while an object of this class exists, each
/// commit syncs the WAL and so survives a power cut. That takes milliseconds, and also syncs all earlier
/// commits. Without it, a power cut may lose the commits of the last half minute. Must not be created within
/// a transaction, because SQLite does not change the pragma there.
class OnDisk
{
public:
    /// With `wanted` false it does nothing.
    explicit OnDisk(Database &database, bool wanted = true)
        : m_database(wanted ? &database : nullptr)
    {
        // fullfsync is for macOS only, where a plain fsync leaves the data in the drive's cache.
        if (m_database)
            m_status = m_database->execute("PRAGMA synchronous=FULL; PRAGMA fullfsync=ON;");
    }
    ~OnDisk()
    {
        if (m_database)
            std::ignore = m_database->execute("PRAGMA synchronous=NORMAL; PRAGMA fullfsync=OFF;");
    }
    Q_DISABLE_COPY_MOVE(OnDisk)

    /// Error Storage: the pragmas could not be set.
    const Result<void> &status() const { return m_status; }

private:
    Database *m_database;
    Result<void> m_status{};
};

}  // namespace Sidestage
