// SPDX-License-Identifier: GPL-3.0-or-later
#include "analytics_saver.h"

#include "analytics_words.h"
#include "chart_card.h"
#include "chart_view.h"

#include "analytics/analytics_desk.h"
#include "analytics/warehouse.h"

#include "kit/banner.h"
#include "kit/button.h"
#include "kit/job_row.h"

#include <QApplication>
#include <QBuffer>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QLayout>
#include <QStandardPaths>
#include <QUrl>

namespace Sidestage {

namespace {

constexpr QSize pictureSize(1200, 630);

QString csvFilter()
{
    return AnalyticsSaver::tr("Table (*.csv)");
}

/// What may stand in the name of a file everywhere.
QString fileName(QString name)
{
    for (QChar &c : name) {
        if (c < u' ' || QStringView(u"\\/:*?\"<>|").contains(c))
            c = u' ';
    }
    return name.simplified().left(80);
}

}  // namespace

AnalyticsSaver::AnalyticsSaver(AnalyticsDesk *desk, Banner *banner, QWidget *place, QWidget *page)
    : QObject(page)
    , m_desk(desk)
    , m_banner(banner)
    , m_place(place)
    , m_page(page)
{
}

AnalyticsSaver::~AnalyticsSaver()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void AnalyticsSaver::choose(const QString &title, const QString &name, const QStringList &filters,
                            std::function<void(const QString &)> done)
{
    auto *dialog = new QFileDialog(m_page, title);
    dialog->setObjectName(QStringLiteral("analyticsSaveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters(filters);
    const auto suffixOf = [](const QString &filter) {
        const qsizetype dot = filter.lastIndexOf(u'.');
        return filter.mid(dot + 1).chopped(1);
    };
    dialog->setDefaultSuffix(suffixOf(filters.first()));
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog, suffixOf](const QString &filter) { dialog->setDefaultSuffix(suffixOf(filter)); });
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(fileName(name));
    connect(dialog, &QFileDialog::fileSelected, this,
            [done = std::move(done)](const QString &path) { done(path); });
    dialog->open();
}

void AnalyticsSaver::saveReport(ReportKind kind, const QString &id)
{
    const StoredSubject *subject = m_desk->find(kind, id);
    if (!subject || !subject->file.isValid())
        return;
    const QString name = AnalyticsWords::subject(*subject) + u' ' + subject->file.from.toString(Qt::ISODate)
        + u' ' + subject->file.to.toString(Qt::ISODate);
    choose(tr("Save the report of %1").arg(AnalyticsWords::subject(*subject)), name, {csvFilter()},
           [this, kind, id](const QString &path) { writeReport(kind, id, path); });
}

Bound AnalyticsSaver::writeReport(ReportKind kind, QString id, QString path)
{
    auto reading = m_desk->warehouse()->file(kind, id);
    const auto bytes = co_await reading;
    if (!bytes)
        co_return tell(path, bytes.error());
    writeBytes(*bytes, path);
}

Bound AnalyticsSaver::writeBytes(QByteArray bytes, QString path)
{
    auto writing = m_desk->warehouse()->saveFile(path, bytes);
    const auto written = co_await writing;
    if (written)
        tell(path, {});
    else
        tell(path, written.error());
}

void AnalyticsSaver::saveAll(ReportKind kind, const DayRange &range)
{
    if (m_job)
        return;
    const QString name = (kind == ReportKind::Games ? tr("games") : tr("extensions")) + u' '
        + range.from.toString(Qt::ISODate) + u' ' + range.to.toString(Qt::ISODate);
    choose(tr("Save all figures"), name, {csvFilter()},
           [this, kind, range](const QString &path) { writeAll(kind, range, path); });
}

Bound AnalyticsSaver::writeAll(ReportKind kind, DayRange range, QString path)
{
    qint64 rows = 0;
    for (const StoredSubject &subject : m_desk->reports(kind).subjects)
        rows += subject.days(range);
    m_banner->hide();
    m_job = new JobRow(tr("Saving %1").arg(QFileInfo(path).fileName()));
    m_job->setObjectName(QStringLiteral("saveJob"));
    m_place->layout()->addWidget(m_job);
    m_job->setProgress(0, rows);
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    connect(m_job, &JobRow::cancelRequested, this, [cancelled = m_cancelled] { *cancelled = true; });
    Q_EMIT runningChanged();
    // Called in the store's thread: only what may be touched from there.
    std::function<bool(qint64)> progress
        = [cancelled = m_cancelled, job = QPointer(m_job), rows](qint64 done) {
              QMetaObject::invokeMethod(
                  qApp,
                  [job, done, rows] {
                      if (job)
                          job->setProgress(done, rows);
                  },
                  Qt::QueuedConnection);
              return !*cancelled;
          };
    auto exporting = m_desk->warehouse()->exportTo(path, kind, range, std::move(progress));
    const auto written = co_await exporting;
    m_job->deleteLater();
    m_job = nullptr;
    Q_EMIT runningChanged();
    if (written)
        tell(path, {},
             tr("%Ln row(s) saved to %1.", nullptr, int(*written)).arg(QDir::toNativeSeparators(path)));
    else
        tell(path, written.error());
}

void AnalyticsSaver::saveChart(ChartCard *card)
{
    const QString png = tr("Picture (*.png)");
    const QString svg = tr("Drawing (*.svg)");
    choose(tr("Save the chart"), card->heading(), {png, svg, csvFilter()},
           [this, card = QPointer(card)](const QString &path) {
               if (!card)
                   return;
               QByteArray bytes;
               if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
                   bytes = card->csv();
               } else if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
                   bytes = card->chart()->svg(pictureSize);
               } else {
                   QBuffer buffer(&bytes);
                   buffer.open(QIODevice::WriteOnly);
                   card->chart()->picture(pictureSize).save(&buffer, "PNG");
               }
               writeBytes(bytes, path);
           });
}

void AnalyticsSaver::tell(const QString &path, const Result<void> &outcome, const QString &saved)
{
    const QString name = QDir::toNativeSeparators(path);
    m_banner->clearActions();
    if (outcome) {
        m_banner->setKind(Banner::Kind::Good);
        m_banner->setSentence(saved.isEmpty() ? tr("Saved to %1.").arg(name) : saved);
        connect(m_banner->addAction(tr("Show the folder")), &Button::clicked, this,
                [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath())); });
    } else if (outcome.error().kind == Error::Kind::Cancelled) {
        m_banner->setKind(Banner::Kind::Info);
        m_banner->setSentence(tr("It was cancelled. Nothing was saved."));
    } else {
        m_banner->setKind(Banner::Kind::Error);
        m_banner->setSentence(
            tr("%1 was not saved. The system said: “%2”").arg(name, outcome.error().message));
    }
    connect(m_banner->addAction(tr("Close")), &Button::clicked, m_banner, &Banner::hide);
    m_banner->show();
}

}  // namespace Sidestage
