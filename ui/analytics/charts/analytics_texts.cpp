// SPDX-License-Identifier: GPL-3.0-or-later
#include "analytics_texts.h"

#include "base/bidi.h"
#include "texts/error_texts.h"

#include <QHash>
#include <QLocale>

#include <cmath>

namespace Sidestage {

using With = ChartComparison::With;
using What = AnalyticsAlert::What;

QString AnalyticsTexts::day(const QDate &day, const QDate &today)
{
    if (!day.isValid())
        return {};
    //: A day of this year, and one of another, as QLocale writes them.
    return QLocale().toString(day, day.year() == today.year() ? tr("d MMM") : tr("d MMM yyyy"));
}

QString AnalyticsTexts::longDay(const QDate &day)
{
    //: A day with all there is, as QLocale writes it.
    return QLocale().toString(day, tr("ddd d MMM yyyy"));
}

QString AnalyticsTexts::range(const DayRange &range)
{
    if (!range.isValid())
        return {};
    if (range.from == range.to)
        return day(range.to, {});
    QString from = day(range.from, {});
    QString to = day(range.to, {});
    if (range.from.year() == range.to.year()) {
        // The year is named once: at the end, or in some languages at the beginning.
        const QLocale locale;
        from = locale.toString(range.from, tr("d MMM", "format of the first day of a range in one year"));
        to = locale.toString(range.to, tr("d MMM yyyy", "format of the last day of a range in one year"));
    }
    //: From one day to another.
    return tr("%1 – %2").arg(from, to);
}

QString AnalyticsTexts::shortRange(const DayRange &range, const QDate &today)
{
    if (!range.isValid())
        return {};
    if (range.from == range.to)
        return day(range.to, today);
    if (range.from.year() == range.to.year() && range.to.year() != today.year())
        return AnalyticsTexts::range(range);
    return tr("%1 – %2").arg(day(range.from, today), day(range.to, today));
}

QString AnalyticsTexts::column(const QString &name)
{
    static const QHash<QString, const char *> known{
        {QStringLiteral("minuteswatched"), QT_TR_NOOP("Minutes watched")},
        {QStringLiteral("hourswatched"), QT_TR_NOOP("Hours watched")},
        {QStringLiteral("views"), QT_TR_NOOP("Views")},
        {QStringLiteral("uniqueviewers"), QT_TR_NOOP("Unique viewers")},
        {QStringLiteral("averageviewers"), QT_TR_NOOP("Average viewers")},
        {QStringLiteral("peakconcurrentviewers"), QT_TR_NOOP("Peak viewers")},
        {QStringLiteral("hoursbroadcast"), QT_TR_NOOP("Hours on air")},
        {QStringLiteral("hoursonair"), QT_TR_NOOP("Hours on air")},
        {QStringLiteral("uniquebroadcasters"), QT_TR_NOOP("Broadcasters")},
        {QStringLiteral("chatmessages"), QT_TR_NOOP("Chat messages")},
        {QStringLiteral("uniquechatters"), QT_TR_NOOP("Chatters")},
        {QStringLiteral("chatters"), QT_TR_NOOP("Chatters")},
        {QStringLiteral("followersgained"), QT_TR_NOOP("Followers gained")},
        {QStringLiteral("clipscreated"), QT_TR_NOOP("Clips created")},
        {QStringLiteral("installs"), QT_TR_NOOP("Installs")},
        {QStringLiteral("uninstalls"), QT_TR_NOOP("Uninstalls")},
        {QStringLiteral("activations"), QT_TR_NOOP("Activations")},
        {QStringLiteral("activechannels"), QT_TR_NOOP("Active channels")},
        {QStringLiteral("minutesviewed"), QT_TR_NOOP("Minutes viewed")},
        {QStringLiteral("interactions"), QT_TR_NOOP("Interactions")},
        {QStringLiteral("bitsused"), QT_TR_NOOP("Bits used")},
        {QStringLiteral("uniquebitsusers"), QT_TR_NOOP("Viewers who used Bits")},
    };
    const auto found = known.constFind(foldedColumn(name));
    return found == known.cend() ? name : tr(*found);
}

QString AnalyticsTexts::subject(const QString &id, const QString &name)
{
    return name.isEmpty() ? id : name;
}

QString AnalyticsTexts::subject(const StoredSubject &each)
{
    return subject(each.id, each.name);
}

QString AnalyticsTexts::figure(double value)
{
    if (std::isnan(value))
        return tr("no data");
    const QLocale locale;
    if (std::floor(value) == value && std::abs(value) < 1e15)
        return locale.toString(qint64(value));
    // Reports have one decimal, so sums are not more exact than that.
    return locale.toString(value, 'f', std::abs(value) < 1 ? 2 : 1);
}

QString AnalyticsTexts::shortFigure(double value)
{
    if (std::isnan(value))
        return QStringLiteral("–");
    const QLocale locale;
    const double size = std::abs(value);
    const auto short_ = [&](double divisor) {
        const double part = value / divisor;
        const bool isWhole = std::abs(part) >= 100 || std::abs(part - std::round(part)) < 0.05;
        return locale.toString(part, 'f', isWhole ? 0 : 1);
    };
    if (size >= 1e9)
        //: Billions, shortened.
        return tr("%1 bn").arg(short_(1e9));
    if (size >= 1e6)
        //: Millions, shortened.
        return tr("%1 M").arg(short_(1e6));
    if (size >= 1e5)
        //: Thousands, shortened.
        return tr("%1 k").arg(short_(1e3));
    return figure(value);
}

/// Rounded percent; NaN if there is nothing to compare with.
static double changeOf(const ChartTotal &total)
{
    if (std::isnan(total.total) || std::isnan(total.previous) || total.previous <= 0)
        return std::nan("");
    return std::round((total.total - total.previous) * 100 / total.previous);
}

int AnalyticsTexts::direction(const ChartTotal &total)
{
    const double percent = changeOf(total);
    return percent > 0 ? 1 : percent < 0 ? -1 : 0;
}

QString AnalyticsTexts::change(const ChartTotal &total)
{
    const double percent = changeOf(total);
    if (std::isnan(percent))
        return {};
    if (percent == 0)
        return tr("unchanged");
    const QString amount = QLocale().toString(std::abs(percent), 'f', 0);
    return percent > 0 ? tr("%1 % up").arg(amount) : tr("%1 % down").arg(amount);
}

QString AnalyticsTexts::line(const ChartLine &line, const QString &subjectName)
{
    const QString name = column(line.of.column);
    if (!line.isComparison)
        return name;
    if (!subjectName.isEmpty())
        //: A figure, and whose it is.
        return tr("%1, %2").arg(name, subjectName);
    return tr("%1, %2").arg(name, range(line.of.range));
}

QString AnalyticsTexts::comparison(With with)
{
    switch (with) {
    case With::Nothing:
        return tr("No comparison");
    case With::PreviousRange:
        return tr("Previous period");
    case With::YearBefore:
        return tr("One year earlier");
    case With::OtherRange:
        return tr("Other days…");
    case With::Subject:
        break;
    }
    return {};
}

QString AnalyticsTexts::notReady(const QList<QDate> &days, const QDate &today)
{
    if (days.isEmpty())
        return {};
    if (days.size() == 1)
        return tr("%1 is not ready yet").arg(day(days.first(), today));
    const bool isSameMonth = days.first().month() == days.last().month();
    return tr("%1 and %2 are not ready yet")
        .arg(isSameMonth ? QLocale().toString(days.first().day()) : day(days.first(), today),
             day(days.last(), today));
}

QStringList AnalyticsTexts::advice(ReportKind kind, const DayRange &asked, const QDate &today)
{
    const RangeAdvice advice = RangeAdvice::of(kind, asked, today);
    const ReportLimits limits = ReportLimits::of(kind, today);
    QStringList sentences;
    switch (advice.trouble) {
    case RangeAdvice::Trouble::Backwards:
        return {tr("The end date is before the start date.")};
    case RangeAdvice::Trouble::TooEarly:
        return {
            tr("The service has no data before %1. Showing saved data.").arg(day(limits.earliest, today))};
    case RangeAdvice::Trouble::NotYet:
        return {tr("No data yet for these days. The latest available day is %1.")
                    .arg(day(limits.surelyReady, today))};
    case RangeAdvice::Trouble::None:
        break;
    }
    if (advice.isStartMoved)
        sentences.append(tr("Days before %1 come from saved data only; the service no longer provides them.")
                             .arg(day(limits.earliest, today)));
    if (const QString waiting = notReady(advice.notReady, today); !waiting.isEmpty())
        sentences.append(tr("%1.").arg(waiting));
    return sentences;
}

QString AnalyticsTexts::limits(ReportKind kind, const QDate &today)
{
    const ReportLimits limits = ReportLimits::of(kind, today);
    if (kind == ReportKind::Games)
        return tr("Game reports go back one year, currently to %1, and are one to two days behind. A game "
                  "needs at least %n hours on air within the range. Downloaded data stays saved.",
                  nullptr, minGameHours)
            .arg(day(limits.earliest, today));
    return tr("Extension reports start on %1 and are one to two days behind. Downloaded data stays saved.")
        .arg(day(limits.earliest, today));
}

QString AnalyticsTexts::emptyRange(ReportKind kind)
{
    return kind == ReportKind::Games
        ? tr("No report for this range. A game needs at least %n hours on air.", nullptr, minGameHours)
        : tr("No report for this range.");
}

QString AnalyticsTexts::failure(const Error &error)
{
    // Errors in a file are described by the parser, with the line number, not by the service.
    if (error.kind == Error::Kind::Protocol && !error.message.isEmpty())
        return error.message;
    if (error.kind == Error::Kind::Forbidden)
        return tr("The new download link does not work.");
    return reasonOf(error);
}

QString AnalyticsTexts::batch(const ReportBatch &batch)
{
    const int all = int(batch.items().size());
    switch (batch.stage()) {
    case ReportBatch::Stage::Idle:
        return {};
    case ReportBatch::Stage::Listing:
        return all == 0 ? tr("Loading the report list…")
                        : tr("Loading the report list, %Ln so far…", nullptr, all);
    case ReportBatch::Stage::Fetching:
        return tr("Downloading reports");
    case ReportBatch::Stage::Stopped:
    case ReportBatch::Stage::Ended:
        break;
    }
    const int done = batch.count(BatchItem::State::Done);
    const int failed = batch.count(BatchItem::State::Failed);
    if (batch.stage() == ReportBatch::Stage::Stopped && all == 0)
        return tr("No report downloaded");
    if (batch.stage() == ReportBatch::Stage::Stopped)
        return tr("%L1 of %Ln reports downloaded", nullptr, all).arg(done);
    return failed == 0
        ? tr("%Ln reports updated", nullptr, done)
        : tr("%1, %2").arg(tr("%Ln reports updated", nullptr, done), tr("%Ln failed", nullptr, failed));
}

QString AnalyticsTexts::alert(const AnalyticsAlert &alert)
{
    const QString name = subject(alert.subjectId, alert.name);
    switch (alert.what) {
    case What::Gap:
        return tr("%1: no data for %n day(s), %2.", nullptr, alert.count).arg(name, range(alert.days));
    case What::Shrunk:
        return tr("%1: less data than before for %n day(s).", nullptr, alert.count).arg(name);
    case What::Silent:
        return tr("%1: no new data for %n days. Last day with data: %2.", nullptr, alert.count)
            .arg(name, day(alert.days.to, {}));
    case What::Unfetched:
        return alert.kind == ReportKind::Games
            ? tr("Game reports could not be downloaded for %n days.", nullptr, alert.count)
            : tr("Extension reports could not be downloaded for %n days.", nullptr, alert.count);
    }
    return {};
}

QString AnalyticsTexts::alertTitle(const QList<AnalyticsAlert> &alerts)
{
    const int silent = int(std::ranges::count(alerts, What::Silent, &AnalyticsAlert::what));
    if (std::ranges::all_of(alerts, [](const AnalyticsAlert &each) { return each.what == What::Unfetched; }))
        return tr("Could not download reports");
    return silent > 0 ? tr("%Ln reports have no new data", nullptr, silent)
                      : tr("%Ln reports are incomplete", nullptr, int(alerts.size()));
}

QString AnalyticsTexts::alertText(const QList<AnalyticsAlert> &alerts)
{
    constexpr int shown = 3;
    QStringList sentences;
    for (const AnalyticsAlert &each : alerts.mid(0, shown))
        sentences.append(alert(each));
    if (alerts.size() > shown)
        sentences.append(tr("And %Ln more.", nullptr, int(alerts.size()) - shown));
    return sentences.join(u'\n');
}

QString ReportState::actionText(Action action)
{
    switch (action) {
    case Action::None:
        break;
    case Action::SaveCsv:
        return AnalyticsTexts::tr("Save CSV…");
    case Action::FillGap:
        return AnalyticsTexts::tr("Fill gap");
    case Action::Why:
        return AnalyticsTexts::tr("Why?");
    case Action::TryAgain:
        return AnalyticsTexts::tr("Retry");
    }
    return {};
}

}  // namespace Sidestage
