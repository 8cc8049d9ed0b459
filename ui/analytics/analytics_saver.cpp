// SPDX-License-Identifier: GPL-3.0-or-later
#include "analytics_saver.h"

#include "analytics/charts/analytics_texts.h"
#include "analytics/charts/chart_card.h"
#include "analytics/charts/chart_view.h"

#include "analytics/analytics_service.h"
#include "analytics/warehouse.h"

#include <QBuffer>
#include <QImage>

namespace Sidestage {

namespace {

constexpr QSize pictureSize(1200, 630);

QByteArray bytesOf(const ChartCard *card, const QString &suffix, CsvStyle style)
{
    if (suffix == u"csv")
        return card->csv(style);
    if (suffix == u"svg")
        return card->chart()->svg(pictureSize);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    card->chart()->picture(pictureSize).save(&buffer, "PNG");
    return bytes;
}

QString daysOf(const DayRange &range)
{
    return range.from.toString(Qt::ISODate) + u' ' + range.to.toString(Qt::ISODate);
}

}  // namespace

AnalyticsSaver::AnalyticsSaver(AnalyticsService *service, Banner *banner, QWidget *place, QWidget *page)
    : FileSaver(QStringLiteral("analytics"), banner, place, page)
    , m_service(service)
{
}

void AnalyticsSaver::saveReport(ReportKind kind, const QString &id)
{
    const StoredSubject *subject = m_service->find(kind, id);
    if (!subject || !subject->file.isValid())
        return;
    const QString name = AnalyticsTexts::subject(*subject);
    choose({.title = tr("Save the report for %1").arg(name),
            .name = name + u' ' + daysOf(subject->file),
            .kinds = {tr("Table (*.csv)")},
            .write = [warehouse = m_service->warehouse(), kind, id](const Target &target, const Progress &) {
                return warehouse->saveFile(target.path, kind, id);
            }});
}

void AnalyticsSaver::saveAll(ReportKind kind, const DayRange &range)
{
    qint64 rows = 0;
    for (const StoredSubject &subject : m_service->reports(kind).subjects)
        rows += subject.days(range);
    choose({.title = tr("Save all figures"),
            .name = (kind == ReportKind::Games ? tr("games") : tr("extensions")) + u' ' + daysOf(range),
            .kinds = {csvKind()},
            .total = rows,
            .write =
                [warehouse = m_service->warehouse(), kind, range](const Target &target, Progress progress) {
                    return warehouse->exportTo(target.path, kind, range, std::move(progress), target.style);
                },
            .saved
            = [](int done,
                 const QString &file) { return tr("%Ln row(s) saved to %1.", nullptr, done).arg(file); }});
}

void AnalyticsSaver::saveChart(ChartCard *card)
{
    choose({.title = tr("Save chart"),
            .name = card->heading(),
            .kinds = {tr("Image (*.png)"), tr("Vector image (*.svg)"), csvKind()},
            .write = [warehouse = m_service->warehouse(), card](const Target &target, const Progress &) {
                return warehouse->saveBytes(target.path, bytesOf(card, target.suffix, target.style));
            }});
}

}  // namespace Sidestage
