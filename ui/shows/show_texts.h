// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shows/show_run.h"

namespace Sidestage {

QString nameOf(ShowPart part);
Icon iconOf(ShowPart part);
/// The id of the page where the part is edited; empty: it belongs to the show itself.
QString pageOf(ShowPart part);
/// "Channel preset is gone" for one that is missing is said by its handler; this is for one that was never
/// chosen.
QString notPart();
/// "Fri 20 Nov", with the year if it is not this one.
QString dayText(const QDateTime &moment);
/// "+41", "none".
QString followersText(const ShowSummary &summary);
/// "5 · 7 min 30 s".
QString adsText(const ShowSummary &summary);
QString charityText(const ShowSummary &summary);
/// "3 waiting".
QString waitingText(int count);
QString showPointsText(qint64 points);
/// "Fulfil 3 · 1,500 points" for a step about waiting redemptions, otherwise the text of the step.
QString textOf(ShowPart part, const ShowStep &step);
/// The step as a sentence, for screen readers.
QString spokenStep(ShowPart part, const ShowStep &step);

/// The averages of several runs; without charity, which may have several currencies.
struct ShowAverage
{
    int runs = 0;
    qint64 seconds = 0;
    int followers = 0;
    int redemptions = 0;
    int adBreaks = 0;
    int adSeconds = 0;
    int peakViewers = 0;
};
ShowAverage averageOf(const QList<ShowRun> &runs);

}  // namespace Sidestage
