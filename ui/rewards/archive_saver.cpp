// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_saver.h"

#include "kit/banner.h"
#include "kit/button.h"
#include "kit/job_row.h"

#include <QApplication>
#include <QDate>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLayout>
#include <QPointer>
#include <QStandardPaths>
#include <QUrl>

namespace Sidestage {

ArchiveSaver::ArchiveSaver(RedemptionArchive *archive, Banner *banner, QWidget *place, QWidget *view)
    : QObject(view)
    , m_archive(archive)
    , m_banner(banner)
    , m_place(place)
    , m_view(view)
{
}

ArchiveSaver::~ArchiveSaver()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void ArchiveSaver::choose(const ArchiveQuery &query, qint64 rows, const QString &title)
{
    if (m_job)
        return;
    m_query = query;
    m_rows = rows;
    m_title = title;
    const QString csv = tr("Table (*.csv)");
    const QString json = tr("JSON (*.json)");
    auto *dialog = new QFileDialog(m_view, title);
    dialog->setObjectName(QStringLiteral("archiveExportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters({csv, json});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, json](const QString &filter) {
        dialog->setDefaultSuffix(filter == json ? QStringLiteral("json") : QStringLiteral("csv"));
    });
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(tr("redemptions %1").arg(QDate::currentDate().toString(Qt::ISODate)));
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, json](const QString &path) {
        const bool isJson = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)
            || (dialog->selectedNameFilter() == json && !path.endsWith(QLatin1String(".csv")));
        start(path, isJson ? RedemptionArchive::Format::Json : RedemptionArchive::Format::Csv);
    });
    dialog->open();
}

void ArchiveSaver::start(const QString &path, RedemptionArchive::Format format)
{
    m_banner->hide();
    m_job = new JobRow(tr("Exporting to %1").arg(QFileInfo(path).fileName()));
    m_job->setObjectName(QStringLiteral("archiveJob"));
    m_place->layout()->addWidget(m_job);
    m_place->show();
    m_cancelled = std::make_shared<bool>(false);
    connect(m_job, &JobRow::cancelRequested, this, [cancelled = m_cancelled] { *cancelled = true; });
    m_job->setProgress(0, m_rows);
    Q_EMIT runningChanged();
    run(path, format);
}

Bound ArchiveSaver::run(QString path, RedemptionArchive::Format format)
{
    std::function<bool(qint64)> progress
        = [cancelled = m_cancelled, job = QPointer(m_job), total = m_rows](qint64 rows) {
              if (job && !*cancelled)
                  job->setProgress(rows, total);
              return !*cancelled;
          };
    auto exporting = m_archive->exportTo(path, format, m_query, std::move(progress));
    const auto written = co_await exporting;
    const bool hadFocus = m_job->isAncestorOf(QApplication::focusWidget());
    m_job->deleteLater();
    m_job = nullptr;
    m_place->hide();
    if (hadFocus)
        Q_EMIT focusLost();
    m_banner->clearActions();
    const QString name = QDir::toNativeSeparators(path);
    if (written) {
        m_banner->setKind(Banner::Kind::Good);
        m_banner->setSentence(tr("%Ln redemption(s) saved to %1.", nullptr, int(*written)).arg(name));
        connect(m_banner->addAction(tr("Show the folder")), &Button::clicked, this,
                [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath())); });
    } else if (written.error().kind == Error::Kind::Cancelled) {
        m_banner->setKind(Banner::Kind::Info);
        m_banner->setSentence(tr("The export was cancelled. Nothing was saved."));
    } else {
        m_banner->setKind(Banner::Kind::Error);
        m_banner->setSentence(
            tr("%1 was not saved. The system said: “%2”").arg(name, written.error().message));
        connect(m_banner->addAction(tr("Choose another file…")), &Button::clicked, this,
                [this] { choose(m_query, m_rows, m_title); });
    }
    connect(m_banner->addAction(tr("Close")), &Button::clicked, m_banner, &Banner::hide);
    m_banner->show();
    Q_EMIT runningChanged();
}

}  // namespace Sidestage
