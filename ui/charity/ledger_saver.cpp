// SPDX-License-Identifier: GPL-3.0-or-later
#include "ledger_saver.h"

#include "kit/banner.h"
#include "kit/button.h"
#include "kit/job_row.h"

#include <QDate>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLayout>
#include <QStandardPaths>
#include <QUrl>

namespace Sidestage {

LedgerSaver::LedgerSaver(CharityStore *store, Banner *banner, QWidget *place, QWidget *view)
    : QObject(view)
    , m_export(store)
    , m_banner(banner)
    , m_place(place)
    , m_view(view)
{
    connect(&m_export, &LedgerExport::progressed, this, [this] {
        if (m_job)
            m_job->setProgress(m_export.written(), m_export.total());
    });
    connect(&m_export, &LedgerExport::finished, this, &LedgerSaver::tell);
}

void LedgerSaver::choose()
{
    if (isRunning())
        return;
    const QString csv = tr("Table (*.csv)");
    const QString json = tr("JSON (*.json)");
    auto *dialog = new QFileDialog(m_view, tr("Export the ledger"));
    dialog->setObjectName(QStringLiteral("ledgerExportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters({csv, json});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, json](const QString &filter) {
        dialog->setDefaultSuffix(filter == json ? QStringLiteral("json") : QStringLiteral("csv"));
    });
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(tr("donations %1").arg(QDate::currentDate().toString(Qt::ISODate)));
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, json](const QString &path) {
        const bool isJson = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)
            || (dialog->selectedNameFilter() == json && !path.endsWith(QLatin1String(".csv")));
        start(path, isJson ? LedgerExport::Format::Json : LedgerExport::Format::Csv);
    });
    dialog->open();
}

void LedgerSaver::start(const QString &path, LedgerExport::Format format)
{
    if (isRunning())
        return;
    m_path = path;
    m_banner->hide();
    m_job = new JobRow(tr("Exporting to %1").arg(QFileInfo(path).fileName()));
    m_job->setObjectName(QStringLiteral("ledgerJob"));
    m_place->layout()->addWidget(m_job);
    m_place->show();
    connect(m_job, &JobRow::cancelRequested, &m_export, &LedgerExport::cancel);
    m_export.start(path, format);
}

void LedgerSaver::tell(const Result<qint64> &written)
{
    if (m_job)
        m_job->deleteLater();
    m_job = nullptr;
    m_place->hide();
    m_banner->clearActions();
    const QString name = QDir::toNativeSeparators(m_path);
    if (written) {
        m_banner->setKind(Banner::Kind::Good);
        m_banner->setSentence(tr("%Ln donation(s) saved to %1.", nullptr, int(*written)).arg(name));
        connect(m_banner->addAction(tr("Show the folder")), &Button::clicked, this, [path = m_path] {
            QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
        });
    } else if (written.error().kind == Error::Kind::Cancelled) {
        m_banner->setKind(Banner::Kind::Info);
        m_banner->setSentence(tr("The export was cancelled. Nothing was saved."));
    } else {
        m_banner->setKind(Banner::Kind::Error);
        m_banner->setSentence(
            tr("%1 was not saved. The system said: “%2”").arg(name, written.error().message));
        connect(m_banner->addAction(tr("Choose another file…")), &Button::clicked, this,
                &LedgerSaver::choose);
    }
    connect(m_banner->addAction(tr("Close")), &Button::clicked, m_banner, &Banner::hide);
    m_banner->show();
}

}  // namespace Sidestage
