// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace Sidestage {

/// A file in the data folder that exists while the program runs. If it is there at a start, the last run did
/// not end properly: it crashed, was killed, or the machine lost power. Create it when the folder is locked.
class RunMarker
{
public:
    explicit RunMarker(const QString &folder);
    /// The run has ended properly.
    ~RunMarker();
    Q_DISABLE_COPY_MOVE(RunMarker)

    bool lastRunFailed() const { return m_lastRunFailed; }
    /// When that run began, in UTC; invalid: not known.
    QDateTime lastRunBegan() const { return m_lastRunBegan; }

private:
    QString m_path;
    bool m_lastRunFailed = false;
    QDateTime m_lastRunBegan{};
};

}  // namespace Sidestage
