// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_words.h"

#include "kit/text/time_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

constexpr qint64 warnAfter = 5 * 60;
constexpr qint64 urgentAfter = 15 * 60;

struct QueueWords
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::QueueWords)
};

int plural(qint64 n)
{
    return int(qBound(qint64(0), n, qint64(2000000000)));
}

}  // namespace

QString waitingText(qint64 seconds)
{
    seconds = qMax<qint64>(0, seconds);
    const QLatin1Char zero('0');
    if (seconds < 60)
        return durationText(seconds);
    if (seconds < 3600)
        return QueueWords::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60, 2, 10, zero);
    if (seconds < 24 * 3600)
        return QueueWords::tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60, 2, 10, zero);
    return durationText(seconds);
}

Tone waitingTone(qint64 seconds)
{
    return seconds < warnAfter ? Tone::Secondary : seconds < urgentAfter ? Tone::Warn : Tone::Error;
}

QString pointsText(qint64 points)
{
    return QueueWords::tr("%Ln points", nullptr, plural(points));
}

QString waitingSumText(int waiting, qint64 points)
{
    return QueueWords::tr("%Ln waiting · %1", nullptr, waiting).arg(pointsText(points));
}

QString doingText(const DecisionJob &job)
{
    const bool fulfils = job.decision == Api::RedemptionDecision::Fulfilled;
    switch (job.phase) {
    case DecisionJob::Phase::Finished:
        return fulfils ? QueueWords::tr("Fulfilled %Ln", nullptr, job.done)
                       : QueueWords::tr("Refunded %Ln", nullptr, job.done);
    case DecisionJob::Phase::Undone:
        return fulfils ? QueueWords::tr("Not fulfilled: %Ln waiting again", nullptr, job.total)
                       : QueueWords::tr("Not refunded: %Ln waiting again", nullptr, job.total);
    default:
        return fulfils ? QueueWords::tr("Fulfilling %Ln", nullptr, job.total)
                       : QueueWords::tr("Refunding %Ln", nullptr, job.total);
    }
}

qint64 pointsOf(const DecisionJob &job)
{
    return job.phase == DecisionJob::Phase::Finished ? job.pointsDone : job.points;
}

QString stateText(const QueueEntry &entry, const QDateTime &now)
{
    if (entry.state == QueueState::Sending && !entry.reason.isEmpty())
        return entry.reason;
    if (entry.state != QueueState::Held)
        return stateText(entry.state);
    const qint64 left = qMax<qint64>(0, (now.msecsTo(entry.dueAt) + 999) / 1000);
    return entry.decision == Api::RedemptionDecision::Canceled ? QueueWords::tr("Refund in %1 s").arg(left)
                                                               : QueueWords::tr("Fulfil in %1 s").arg(left);
}

QString stateText(QueueState state)
{
    switch (state) {
    case QueueState::Waiting:
        return {};
    case QueueState::Held:
        return QueueWords::tr("Pending");
    case QueueState::Sending:
        return QueueWords::tr("Sending");
    case QueueState::Done:
        return QueueWords::tr("Done");
    case QueueState::DecidedElsewhere:
        return QueueWords::tr("Decided elsewhere");
    case QueueState::Gone:
        return QueueWords::tr("Gone");
    case QueueState::Failed:
        return QueueWords::tr("Failed");
    }
    return {};
}

QStringList outcomeParts(const DecisionJob &job)
{
    QStringList parts;
    if (job.elsewhere > 0)
        parts.append(QueueWords::tr("%Ln of %1 were decided elsewhere.", nullptr, job.elsewhere)
                         .arg(QLocale().toString(job.total)));
    if (job.gone > 0)
        parts.append(QueueWords::tr("%Ln of %1 no longer exist.", nullptr, job.gone)
                         .arg(QLocale().toString(job.total)));
    if (job.failed > 0)
        parts.append(
            QueueWords::tr("%Ln of %1 failed.", nullptr, job.failed).arg(QLocale().toString(job.total)));
    if (parts.isEmpty())
        return {};
    if (job.done > 0)
        parts.append(QueueWords::tr("%Ln are done.", nullptr, job.done));
    return parts;
}

QString outcomeText(const DecisionJob &job)
{
    return outcomeParts(job).join(u' ');
}

}  // namespace Sidestage
