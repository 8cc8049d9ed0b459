// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/day_range.h"
#include "async/bound.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>

namespace Sidestage {

class AnalyticsDesk;
class Banner;
class ChartCard;
class JobRow;

/// Saves reports and charts to files that the user chooses, and says what became of it.
class AnalyticsSaver : public QObject
{
    Q_OBJECT
public:
    /// `banner` says the outcome; a job stands in `place`, which has a layout. All must outlive this; dialogs
    /// belong to `page`.
    AnalyticsSaver(AnalyticsDesk *desk, Banner *banner, QWidget *place, QWidget *page);
    ~AnalyticsSaver() override;

    /// The CSV of a report, as the service gave it.
    void saveReport(ReportKind kind, const QString &id);
    /// Everything in the store of a kind in a range.
    void saveAll(ReportKind kind, const DayRange &range);
    /// The chart as PNG or SVG, or its figures as CSV.
    void saveChart(ChartCard *card);
    bool isSavingAll() const { return m_job != nullptr; }

Q_SIGNALS:
    void runningChanged();

private:
    void choose(const QString &title, const QString &name, const QStringList &filters,
                std::function<void(const QString &path)> done);
    Bound writeReport(ReportKind kind, QString id, QString path);
    Bound writeAll(ReportKind kind, DayRange range, QString path);
    Bound writeBytes(QByteArray bytes, QString path);
    void tell(const QString &path, const Result<void> &outcome, const QString &saved = {});

    AnalyticsDesk *m_desk;
    Banner *m_banner;
    QWidget *m_place;
    QWidget *m_page;
    JobRow *m_job = nullptr;
    std::shared_ptr<std::atomic<bool>> m_cancelled{};
};

}  // namespace Sidestage
