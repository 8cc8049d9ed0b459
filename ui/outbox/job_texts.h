// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/file_saver.h"
#include "outbox/outbox_job.h"

#include <QStringList>

#include <functional>

namespace Sidestage {

class ToastLane;

/// A row of a job as it is shown.
struct JobEntry
{
    QString key{};
    QString who{};   ///< Whom it is about, or what.
    QString what{};  ///< The reward, or the channel.
    QString text{};  ///< A message of the viewer; empty: none.
    qint64 points = 0;
    OutboxState state{};
    QString outcome{};  ///< The state in words.
    QString reason{};   ///< Why it failed, or was not necessary; empty: there is none.

    bool operator==(const JobEntry &) const = default;
};

/// How an area calls the jobs of its outbox, and what else it knows about them.
struct JobTexts
{
    QString page{};  ///< Where its toasts lead.
    int many = 51;   ///< A job of so many rows has a line on the page instead of a toast at its end.
    /// "Fulfilling 3", "Fulfilled 3".
    std::function<QString(const OutboxJob &)> doing{};
    /// Less prominent, after it: the points, the channel.
    std::function<QString(const OutboxJob &)> detail{};
    /// What did not go as planned, in sentences; none: all did.
    std::function<QStringList(const OutboxJob &)> problems{};
    /// Called for a job that went as planned. Null: a screen reader says what was done.
    std::function<void(const OutboxJob &, ToastLane *)> done{};

    /// What cancelling now means: how many are done, and what happens to the others.
    std::function<QString(const OutboxJob &)> stopNote{};
    std::function<JobEntry(qint64 job, int row)> entry{};
    /// The titles of who, what and text; points have a column if there are any.
    QStringList titles{};
    bool hasPoints = false;
    /// Saves the rows of a job in a file. Null: this is not offered.
    std::function<FileSaver::Write(qint64 job)> write{};
};

}  // namespace Sidestage
