// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/chart_model.h"
#include "analytics/report_batch.h"
#include "analytics/report_health.h"

#include "kit/text/pill.h"

#include <QCoreApplication>

namespace Sidestage {

/// The words of the Analytics page.
class AnalyticsTexts
{
    Q_DECLARE_TR_FUNCTIONS(AnalyticsTexts)
public:
    /// "18 Nov", with the year when it is not this one's.
    static QString day(const QDate &day, const QDate &today);
    /// "Tue 27 Oct 2026".
    static QString longDay(const QDate &day);
    /// "22 Aug – 19 Nov 2026".
    static QString range(const DayRange &range);
    /// "22 Aug – 18 Nov": with years only where they are not this one.
    static QString shortRange(const DayRange &range, const QDate &today);

    /// The name of a column as the user knows it; the service's own where we have none.
    static QString column(const QString &name);
    static QString subject(const StoredSubject &subject);
    static QString subject(const QString &id, const QString &name);
    /// Exact, by locale; "no data" when it is not a number.
    static QString figure(double value);
    /// "91.4 M": for axes and large figures.
    static QString shortFigure(double value);
    /// "12 % up"; empty when there is nothing to compare with.
    static QString change(const ChartTotal &total);
    /// Where change() says that it goes: 1 up, -1 down; 0: nowhere, or nobody knows.
    static int direction(const ChartTotal &total);

    /// "Minutes watched", with whose or when it is where that differs from the rest.
    static QString line(const ChartLine &line, const QString &subjectName);
    static QString comparison(ChartComparison::With with);

    /// "19 and 20 Nov are not ready yet"; empty when there are none.
    static QString notReady(const QList<QDate> &days, const QDate &today);
    /// What is special about a range when it is asked for, as sentences.
    static QStringList advice(ReportKind kind, const DayRange &range, const QDate &today);
    /// The rules of the service, as sentences.
    static QString limits(ReportKind kind, const QDate &today);
    static QString emptyRange(ReportKind kind);

    /// Why a report did not come.
    static QString failure(const Error &error);
    /// What a batch does or did: "12 of 26 reports".
    static QString batch(const ReportBatch &batch);

    static QString alertTitle(const QList<AnalyticsAlert> &alerts);
    static QString alertText(const QList<AnalyticsAlert> &alerts);
    static QString alert(const AnalyticsAlert &alert);
};

/// How a report stands, as a pill in a table.
struct ReportState
{
    Pill::Kind kind = Pill::Kind::Neutral;
    Icon icon = Icon::None;
    QString text{};
    QString explanation{};  ///< Sentences.
    /// What can be done about it.
    enum class Action : quint8 { None, SaveCsv, FillGap, Why, TryAgain } action = Action::None;

    static QString actionText(Action action);
};

}  // namespace Sidestage
