// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/chart_model.h"
#include "analytics/report_batch.h"
#include "analytics/report_health.h"

#include "kit/text/pill.h"

#include <QCoreApplication>

namespace Sidestage {

/// The texts of the Analytics page.
class AnalyticsTexts
{
    Q_DECLARE_TR_FUNCTIONS(AnalyticsTexts)
public:
    /// "18 Nov", with the year if it is not the current one.
    static QString day(const QDate &day, const QDate &today);
    /// "Tue 27 Oct 2026".
    static QString longDay(const QDate &day);
    /// "22 Aug – 19 Nov 2026".
    static QString range(const DayRange &range);
    /// "22 Aug – 18 Nov": with years only where they differ from the current one.
    static QString shortRange(const DayRange &range, const QDate &today);

    /// The display name of a column, or the service's own name if there is none.
    static QString column(const QString &name);
    static QString subject(const StoredSubject &subject);
    static QString subject(const QString &id, const QString &name);
    /// Exact, in the user's locale; "no data" for NaN.
    static QString figure(double value);
    /// "91.4 M": for axes and large values.
    static QString shortFigure(double value);
    /// "12 % up"; empty if there is nothing to compare with.
    static QString change(const ChartTotal &total);
    /// The direction of change(): 1 up, -1 down, 0 unchanged or unknown.
    static int direction(const ChartTotal &total);

    /// "Minutes watched", followed by the subject or the range where it differs from the other lines.
    static QString line(const ChartLine &line, const QString &subjectName);
    static QString comparison(ChartComparison::With with);

    /// "19 and 20 Nov are not ready yet"; empty when there are none.
    static QString notReady(const QList<QDate> &days, const QDate &today);
    /// Notes about a range that is about to be requested, as sentences.
    static QStringList advice(ReportKind kind, const DayRange &range, const QDate &today);
    /// The service's limits on ranges, as sentences.
    static QString limits(ReportKind kind, const QDate &today);
    static QString emptyRange(ReportKind kind);

    /// Why a report was not received.
    static QString failure(const Error &error);
    /// The progress or result of a batch: "12 of 26 reports".
    static QString batch(const ReportBatch &batch);

    static QString alertTitle(const QList<AnalyticsAlert> &alerts);
    static QString alertText(const QList<AnalyticsAlert> &alerts);
    static QString alert(const AnalyticsAlert &alert);
};

/// The state of a report, shown as a pill in a table.
struct ReportState
{
    Pill::Kind kind = Pill::Kind::Neutral;
    Icon icon = Icon::None;
    QString text{};
    QString explanation{};  ///< Sentences.
    /// The action that the row offers.
    enum class Action : quint8 { None, SaveCsv, FillGap, Why, TryAgain } action = Action::None;

    static QString actionText(Action action);
};

}  // namespace Sidestage
