// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shows/show_run.h"

#include <functional>

namespace Sidestage {

/// "channel", as in the names of widgets.
QString idOf(ShowPart part);
QString nameOf(ShowPart part);
Icon iconOf(ShowPart part);
/// The id of the page where the part is edited; empty: it belongs to the show itself.
QString pageOf(ShowPart part);
/// "Fulfil".
QString nameOf(WaitingChoice choice);
/// "Fri 20 Nov", with the year if it is not this one.
QString dayText(const QDateTime &moment);
/// With the time of day: two shows may have been on one day.
QString dayTimeText(const QDateTime &moment);
/// "3 waiting".
QString waitingText(int count);
QString showPointsText(qint64 points);
/// "Fulfil 3 · 1,500 points" for a step about waiting redemptions, otherwise the text of the step.
QString textOf(ShowPart part, const ShowStep &step);
/// The step as a sentence, for screen readers.
QString spokenStep(ShowPart part, const ShowStep &step);

/// A figure by which shows are compared, such as "+41" followers.
struct ShowFigure
{
    QString title{};
    std::function<QString(const ShowRun &run)> text{};
    bool isWide = false;  ///< Longer than a number.
};
QList<ShowFigure> showFigures();
/// "Average of 3: 2 h 10 min, …"; without charity, which may have several currencies.
QString averageText(const QList<ShowRun> &runs);
/// Seconds; 0 without runs.
qint64 averageLength(const QList<ShowRun> &runs);

}  // namespace Sidestage
