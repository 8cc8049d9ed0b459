// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "database.h"

#include <tuple>

namespace Sidestage {

/// For what is sent right after it was written: while this lives, what is committed outlives a power cut as
/// well. Each commit syncs the log of the file then, which takes milliseconds (and makes lasting what was
/// committed before). Without it a power cut may take back the last half minute. Not to be made within a
/// transaction: SQLite does not change its mind there.
class OnDisk
{
public:
    /// `wanted` false: nothing is different.
    explicit OnDisk(Database &database, bool wanted = true)
        : m_database(wanted ? &database : nullptr)
    {
        // The second concerns macOS only, where a usual sync leaves it with the drive.
        if (m_database)
            m_status = m_database->execute("PRAGMA synchronous=FULL; PRAGMA fullfsync=ON;");
    }
    ~OnDisk()
    {
        if (m_database)
            std::ignore = m_database->execute("PRAGMA synchronous=NORMAL; PRAGMA fullfsync=OFF;");
    }
    Q_DISABLE_COPY_MOVE(OnDisk)

    /// Error Storage: it could not be had.
    const Result<void> &status() const { return m_status; }

private:
    Database *m_database;
    Result<void> m_status{};
};

}  // namespace Sidestage
