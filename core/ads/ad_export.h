// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QObject>
#include <QSaveFile>
#include <QTimer>

#include <memory>

namespace Sidestage {

class AdLog;

/// Writes the log of ad breaks into a CSV file, part by part between other events. The file replaces what was
/// there when all of it has been written; before that, and after a failure, nothing changes.
class AdExport : public QObject
{
    Q_OBJECT
public:
    enum class Content : quint8 {
        Log,    ///< A line for each break and each snooze, the oldest first of each.
        Shows,  ///< A line with the totals of each show, the newest first.
    };

    /// `log` must outlive this.
    explicit AdExport(AdLog *log, QObject *parent = nullptr);
    ~AdExport() override;

    /// Begins; one at a time.
    void start(const QString &path, Content content);
    bool isRunning() const { return m_file != nullptr; }
    /// Nothing is written. Comes without a signal.
    void cancel();

Q_SIGNALS:
    void progressed(int lines);
    /// Error Storage, with the system's words. The value: how many lines.
    void finished(const Result<int> &lines);

private:
    void step();
    bool put(const QByteArray &bytes);
    void end(const Result<int> &outcome);

    AdLog *m_log;
    std::unique_ptr<QSaveFile> m_file{};
    Content m_content = Content::Log;
    QTimer m_next{};
    int m_lines = 0;
    qint64 m_lastBreak = 0;
    qint64 m_lastSnooze = 0;
    bool m_areBreaksDone = false;
};

}  // namespace Sidestage
