// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_texts.h"

#include "base/enum_table.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

constexpr qint64 warnAfter = 5 * 60;
constexpr qint64 urgentAfter = 15 * 60;

struct QueueTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::QueueTexts)
};

constexpr EnumText<QueueState> stateTexts[]{
    {QueueState::Waiting, nullptr},
    {QueueState::Held, QT_TRANSLATE_NOOP("Sidestage::QueueTexts", "Pending")},
    {QueueState::Sending, QT_TRANSLATE_NOOP("Sidestage::QueueTexts", "Sending")},
    {QueueState::Done, QT_TRANSLATE_NOOP("Sidestage::QueueTexts", "Done")},
    {QueueState::DecidedElsewhere, QT_TRANSLATE_NOOP("Sidestage::QueueTexts", "Decided elsewhere")},
    {QueueState::Gone, QT_TRANSLATE_NOOP("Sidestage::QueueTexts", "Gone")},
    {QueueState::Failed, QT_TRANSLATE_NOOP("Sidestage::QueueTexts", "Failed")},
};
static_assert(isComplete(stateTexts));

}  // namespace

Tone waitingTone(qint64 seconds)
{
    return seconds < warnAfter ? Tone::Secondary : seconds < urgentAfter ? Tone::Warn : Tone::Error;
}

QString doingText(const DecisionJob &job)
{
    const bool fulfils = job.decision == Api::RedemptionDecision::Fulfilled;
    switch (job.phase) {
    case DecisionJob::Phase::Finished:
        return fulfils ? QueueTexts::tr("Fulfilled %Ln", nullptr, job.done)
                       : QueueTexts::tr("Refunded %Ln", nullptr, job.done);
    case DecisionJob::Phase::Undone:
        return fulfils ? QueueTexts::tr("Not fulfilled: %Ln waiting again", nullptr, job.total)
                       : QueueTexts::tr("Not refunded: %Ln waiting again", nullptr, job.total);
    default:
        return fulfils ? QueueTexts::tr("Fulfilling %Ln", nullptr, job.total)
                       : QueueTexts::tr("Refunding %Ln", nullptr, job.total);
    }
}

qint64 pointsOf(const DecisionJob &job)
{
    return job.phase == DecisionJob::Phase::Finished ? job.pointsDone() : job.points();
}

QString stateText(const QueueEntry &entry, const QDateTime &now)
{
    if (entry.state == QueueState::Sending && !entry.reason.isEmpty())
        return entry.reason;
    return entry.state == QueueState::Held ? heldText(entry, now) : stateText(entry.state);
}

QString stateText(QueueState state)
{
    const char *text = rowOf(stateTexts, state).text;
    return text ? QueueTexts::tr(text) : QString();
}

QStringList outcomeParts(const DecisionJob &job)
{
    QStringList parts;
    if (job.elsewhere > 0)
        parts.append(QueueTexts::tr("%Ln of %1 were decided elsewhere.", nullptr, job.elsewhere)
                         .arg(QLocale().toString(job.total)));
    if (job.gone > 0)
        parts.append(QueueTexts::tr("%Ln of %1 no longer exist.", nullptr, job.gone)
                         .arg(QLocale().toString(job.total)));
    if (job.failed > 0)
        parts.append(
            QueueTexts::tr("%Ln of %1 failed.", nullptr, job.failed).arg(QLocale().toString(job.total)));
    if (parts.isEmpty())
        return {};
    if (job.done > 0)
        parts.append(QueueTexts::tr("%Ln are done.", nullptr, job.done));
    return parts;
}

}  // namespace Sidestage
