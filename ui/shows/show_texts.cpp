// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_texts.h"

#include "base/bidi.h"
#include "kit/text/time_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ShowTexts)
};

}  // namespace

QString nameOf(ShowPart part)
{
    switch (part) {
    case ShowPart::Channel:
        return Texts::tr("Channel preset");
    case ShowPart::Rewards:
        return Texts::tr("Reward set");
    case ShowPart::Chat:
        return Texts::tr("Chat preset");
    case ShowPart::Announcements:
        return Texts::tr("Announcements");
    case ShowPart::Ads:
        return Texts::tr("Ad warnings");
    case ShowPart::Schedule:
        return Texts::tr("Schedule entry");
    case ShowPart::Lockdown:
        return Texts::tr("Lockdown and timed modes");
    case ShowPart::Waiting:
        return Texts::tr("What waits");
    }
    return {};
}

Icon iconOf(ShowPart part)
{
    constexpr std::array icons{Icon::Sliders,   Icon::Gift,     Icon::Chat,   Icon::Send,
                               Icon::Megaphone, Icon::Calendar, Icon::Shield, Icon::Inbox};
    return icons[std::size_t(part)];
}

QString pageOf(ShowPart part)
{
    switch (part) {
    case ShowPart::Channel:
        return QStringLiteral("channel");
    case ShowPart::Rewards:
        return QStringLiteral("rewards");
    case ShowPart::Chat:
        return QStringLiteral("chat");
    case ShowPart::Schedule:
        return QStringLiteral("schedule");
    default:
        return {};
    }
}

QString notPart()
{
    return Texts::tr("Not part of this show");
}

QString dayText(const QDateTime &moment)
{
    const QDate day = moment.toLocalTime().date();
    return QLocale().toString(day,
                              day.year() == QDate::currentDate().year()
                                  ? Texts::tr("ddd d MMM", "date format")
                                  : Texts::tr("d MMM yyyy", "date format"));
}

QString followersText(const ShowSummary &summary)
{
    if (!summary.followers)
        return Texts::tr("not known");
    const QString number = QLocale().toString(*summary.followers);
    return *summary.followers > 0 ? u'+' + number : number;
}

QString adsText(const ShowSummary &summary)
{
    return summary.adBreaks == 0
        ? Texts::tr("none")
        : Texts::tr("%1 · %2", "number of ad breaks; their length")
              .arg(QLocale().toString(summary.adBreaks), durationText(summary.adSeconds));
}

QString charityText(const ShowSummary &summary)
{
    return summary.charity.isEmpty() ? Texts::tr("none") : summary.charity;
}

QString waitingText(int count)
{
    return Texts::tr("%Ln waiting", nullptr, count);
}

QString showPointsText(qint64 points)
{
    return Texts::tr("%1 points").arg(QLocale().toString(points));
}

QString textOf(ShowPart part, const ShowStep &step)
{
    if (part != ShowPart::Waiting)
        return step.text;
    const int count = int(step.items.size());
    const QString what = step.choice == WaitingChoice::Fulfil ? Texts::tr("Fulfil %Ln", nullptr, count)
        : step.choice == WaitingChoice::Refund                ? Texts::tr("Refund %Ln", nullptr, count)
                                                              : Texts::tr("Leave %Ln", nullptr, count);
    return Texts::tr("%1 · %2", "what is done; points").arg(what, showPointsText(step.points));
}

QString spokenStep(ShowPart part, const ShowStep &step)
{
    QStringList parts{step.label};
    if (!step.removed.isEmpty())
        parts.append(Texts::tr("from %1").arg(step.removed.join(QStringLiteral(", "))));
    if (!step.added.isEmpty())
        parts.append(Texts::tr("to %1").arg(step.added.join(QStringLiteral(", "))));
    for (const QString &more : {textOf(part, step), step.note, step.obstacle, step.reason}) {
        if (!more.isEmpty())
            parts.append(isolated(more));
    }
    return parts.join(QStringLiteral(", "));
}

ShowAverage averageOf(const QList<ShowRun> &runs)
{
    ShowAverage average{.runs = int(runs.size())};
    if (runs.isEmpty())
        return average;
    for (const ShowRun &run : runs) {
        average.seconds += run.seconds(run.endedAt);
        average.followers += run.summary.followers.value_or(0);
        average.redemptions += run.summary.redemptions;
        average.adBreaks += run.summary.adBreaks;
        average.adSeconds += run.summary.adSeconds;
        average.peakViewers += run.summary.peakViewers;
    }
    average.seconds /= average.runs;
    for (int ShowAverage::*member :
         {&ShowAverage::followers, &ShowAverage::redemptions, &ShowAverage::adBreaks, &ShowAverage::adSeconds,
          &ShowAverage::peakViewers})
        average.*member /= average.runs;
    return average;
}

}  // namespace Sidestage
