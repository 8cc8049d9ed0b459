// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_texts.h"

#include "base/bidi.h"
#include "base/count_text.h"
#include "base/enum_table.h"
#include "kit/text/digits_label.h"
#include "kit/text/time_text.h"
#include "schema/values.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ShowTexts)
};

struct PartWords
{
    ShowPart value;
    const char *text;
    Icon icon;
    const char *page;
};
constexpr PartWords partWords[]{
    {ShowPart::Channel, QT_TRANSLATE_NOOP("ShowTexts", "Channel preset"), Icon::Sliders, "channel"},
    {ShowPart::Rewards, QT_TRANSLATE_NOOP("ShowTexts", "Reward set"), Icon::Gift, "rewards"},
    {ShowPart::Chat, QT_TRANSLATE_NOOP("ShowTexts", "Chat preset"), Icon::Chat, "chat"},
    {ShowPart::Announcements, QT_TRANSLATE_NOOP("ShowTexts", "Announcements"), Icon::Send, ""},
    {ShowPart::Ads, QT_TRANSLATE_NOOP("ShowTexts", "Ad warnings"), Icon::Megaphone, ""},
    {ShowPart::Schedule, QT_TRANSLATE_NOOP("ShowTexts", "Schedule entry"), Icon::Calendar, "schedule"},
    {ShowPart::Lockdown, QT_TRANSLATE_NOOP("ShowTexts", "Lockdown and timed modes"), Icon::Shield, ""},
    {ShowPart::Waiting, QT_TRANSLATE_NOOP("ShowTexts", "What waits"), Icon::Inbox, ""},
    {ShowPart::Markers, QT_TRANSLATE_NOOP("ShowTexts", "Moments"), Icon::Bookmark, ""},
    {ShowPart::Raid, QT_TRANSLATE_NOOP("ShowTexts", "Raid"), Icon::Raid, ""},
};
static_assert(isComplete(partWords));

constexpr EnumText<WaitingChoice> choiceWords[]{
    {WaitingChoice::Fulfil, QT_TRANSLATE_NOOP("ShowTexts", "Fulfil")},
    {WaitingChoice::Refund, QT_TRANSLATE_NOOP("ShowTexts", "Refund")},
    {WaitingChoice::Leave, QT_TRANSLATE_NOOP("ShowTexts", "Leave")}};
static_assert(isComplete(choiceWords));

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

QString chatText(const ShowSummary &summary)
{
    if (!summary.messages)
        return Texts::tr("not known");
    const QString text
        = Texts::tr("%1 from %Ln viewers", "number of messages; who wrote them", summary.chatters)
              .arg(QLocale().toString(*summary.messages));
    return summary.isChatPartial ? Texts::tr("at least %1").arg(text) : text;
}

}  // namespace

QString idOf(ShowPart part)
{
    return Api::writeText(part);
}

QString nameOf(ShowPart part)
{
    return Texts::tr(rowOf(partWords, part).text);
}

Icon iconOf(ShowPart part)
{
    return rowOf(partWords, part).icon;
}

QString pageOf(ShowPart part)
{
    return QLatin1String(rowOf(partWords, part).page);
}

QString nameOf(WaitingChoice choice)
{
    return Texts::tr(rowOf(choiceWords, choice).text);
}

QString dayText(const QDateTime &moment)
{
    const QDate day = moment.toLocalTime().date();
    return QLocale().toString(day,
                              day.year() == QDate::currentDate().year()
                                  ? Texts::tr("ddd d MMM", "date format")
                                  : Texts::tr("d MMM yyyy", "date format"));
}

QString dayTimeText(const QDateTime &moment)
{
    return Texts::tr("%1, %2", "a day; a time of day").arg(dayText(moment), timeOfDay(moment));
}

QString waitingText(int count)
{
    return Texts::tr("%Ln waiting", nullptr, count);
}

QString showPointsText(qint64 points)
{
    return countText(points, [](int n) { return Texts::tr("%1 points", nullptr, n); });
}

QString textOf(ShowPart part, const ShowStep &step)
{
    if (part != ShowPart::Waiting)
        return step.text;
    const int count = int(step.items.size());
    const QString what = step.decision() == WaitingChoice::Fulfil ? Texts::tr("Fulfil %Ln", nullptr, count)
        : step.decision() == WaitingChoice::Refund                ? Texts::tr("Refund %Ln", nullptr, count)
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

QList<ShowFigure> showFigures()
{
    const auto number = [](int value) { return QLocale().toString(value); };
    return {
        {Texts::tr("Length"), [](const ShowRun &run) { return durationText(run.seconds(run.endedAt)); }},
        {Texts::tr("Followers"), [](const ShowRun &run) { return followersText(run.summary); }},
        {Texts::tr("Redemptions"), [number](const ShowRun &run) { return number(run.summary.redemptions); }},
        {Texts::tr("Ads, time"), [](const ShowRun &run) { return adsText(run.summary); }},
        {Texts::tr("Charity"),
         [](const ShowRun &run) {
             return run.showId == 0              ? Texts::tr("not known")
                 : run.summary.charity.isEmpty() ? Texts::tr("none")
                                                 : run.summary.charity;
         }},
        {Texts::tr("Messages"), [](const ShowRun &run) { return chatText(run.summary); }, true},
        {Texts::tr("Peak viewers"),
         [number](const ShowRun &run) {
             return run.summary.peakViewers > 0 ? number(run.summary.peakViewers) : Texts::tr("not known");
         }},
    };
}

/// Of the runs for which it is known.
template <class Value>
static std::optional<qint64> averageOf(const QList<ShowRun> &runs, Value value)
{
    qint64 sum = 0;
    int known = 0;
    for (const ShowRun &run : runs) {
        if (const std::optional<qint64> one = value(run)) {
            sum += *one;
            ++known;
        }
    }
    return known > 0 ? std::optional(sum / known) : std::nullopt;
}

qint64 averageLength(const QList<ShowRun> &runs)
{
    return averageOf(runs, [](const ShowRun &run) { return run.seconds(run.endedAt); }).value_or(0);
}

QString averageText(const QList<ShowRun> &runs)
{
    const QLocale locale;
    const auto number = [&](auto value) {
        const auto average
            = averageOf(runs, [&](const ShowRun &run) { return std::optional<qint64>(value(run.summary)); });
        return average ? locale.toString(*average) : QStringLiteral("–");
    };
    return Texts::tr(
               "Average of %1: %2 · followers %3 · redemptions %4 · ads %5 · messages %6 · peak viewers %7")
        .arg(locale.toString(runs.size()), durationText(averageLength(runs)),
             number([](const ShowSummary &one) { return one.followers; }),
             number([](const ShowSummary &one) { return one.redemptions; }),
             number([](const ShowSummary &one) { return one.adBreaks; }),
             number([](const ShowSummary &one) { return one.messages; }), number([](const ShowSummary &one) {
                 return one.peakViewers > 0 ? std::optional(one.peakViewers) : std::nullopt;
             }));
}

}  // namespace Sidestage
