// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv_saver.h"

#include "kit/banner.h"
#include "kit/button.h"
#include "kit/job_row.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLayout>
#include <QPointer>
#include <QStandardPaths>
#include <QUrl>

namespace Sidestage {

CsvSaver::CsvSaver(Banner *banner, QWidget *place, QWidget *view)
    : QObject(view)
    , m_banner(banner)
    , m_place(place)
    , m_view(view)
{
}

CsvSaver::~CsvSaver()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void CsvSaver::choose(const QString &title, const QString &name, qint64 rows, Write write)
{
    if (m_job)
        return;
    m_title = title;
    m_name = name;
    m_rows = rows;
    m_write = std::move(write);
    auto *dialog = new QFileDialog(m_view, title);
    dialog->setObjectName(QStringLiteral("communityExportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters({tr("Table (*.csv)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, &CsvSaver::start);
    dialog->open();
}

void CsvSaver::start(const QString &path)
{
    m_banner->hide();
    m_job = new JobRow(tr("Exporting to %1").arg(QFileInfo(path).fileName()));
    m_job->setObjectName(QStringLiteral("communityJob"));
    m_place->layout()->addWidget(m_job);
    m_place->show();
    m_cancelled = std::make_shared<bool>(false);
    connect(m_job, &JobRow::cancelRequested, this, [cancelled = m_cancelled] { *cancelled = true; });
    m_job->setProgress(0, m_rows);
    Q_EMIT runningChanged();
    run(path);
}

Bound CsvSaver::run(QString path)
{
    Progress progress = [cancelled = m_cancelled, job = QPointer(m_job), total = m_rows](qint64 rows) {
        if (job && !*cancelled)
            job->setProgress(rows, total);
        return !*cancelled;
    };
    auto writing = m_write(path, std::move(progress));
    const auto written = co_await writing;
    m_job->deleteLater();
    m_job = nullptr;
    m_place->hide();
    m_banner->clearActions();
    const QString name = QDir::toNativeSeparators(path);
    if (written) {
        m_banner->setKind(Banner::Kind::Good);
        m_banner->setSentence(tr("%Ln row(s) saved to %1.", nullptr, int(*written)).arg(name));
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
                [this] { choose(m_title, m_name, m_rows, m_write); });
    }
    connect(m_banner->addAction(tr("Close")), &Button::clicked, m_banner, &Banner::hide);
    m_banner->show();
    Q_EMIT runningChanged();
}

}  // namespace Sidestage
