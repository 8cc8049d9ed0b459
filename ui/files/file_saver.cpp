// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_saver.h"

#include "files/replace_file.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/lists/job_row.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>
#include <QVBoxLayout>

#include <atomic>

namespace Sidestage {

namespace {

QString suffixOf(const QString &kind)
{
    return kind.mid(kind.lastIndexOf(u'.') + 1).chopped(1);
}

/// Replaces the characters that no file system allows in a file name.
QString fileName(QString name)
{
    for (QChar &c : name) {
        if (c < u' ' || QStringView(u"\\/:*?\"<>|").contains(c))
            c = u' ';
    }
    // Isolation marks (U+2066 to U+2069) are only for display and do not belong in a file name.
    name.removeIf([](QChar c) { return c.unicode() >= 0x2066 && c.unicode() <= 0x2069; });
    return name.simplified().left(80);
}

QCoro::Task<Result<qint64>> writeBytes(QString path, QByteArray bytes, qint64 count)
{
    const auto written = replaceFile(path, bytes);
    if (!written)
        co_return written.error();
    co_return count;
}

/// Returns the suffix of `path` if one of `kinds` has it, otherwise the suffix of the chosen kind.
QString suffixFor(const QString &path, const QStringList &kinds, const QString &chosen)
{
    const QString own = QFileInfo(path).suffix().toLower();
    for (const QString &kind : kinds) {
        if (suffixOf(kind) == own)
            return own;
    }
    return suffixOf(kinds.contains(chosen) ? chosen : kinds.first());
}

}  // namespace

/// State shared between the writer, in any thread, and this object.
struct FileSaver::Job
{
    std::atomic<bool> isCancelled = false;
    std::atomic<bool> isTelling = false;  ///< A progress update is queued and has not been shown yet.
    std::atomic<qint64> done = 0;
};

FileSaver::Write FileSaver::bytes(const QByteArray &bytes, qint64 count)
{
    return [bytes, count](const Target &target, const Progress &) {
        return writeBytes(target.path, bytes, count);
    };
}

QString FileSaver::csvKind()
{
    return tr("Table for spreadsheets (*.csv)");
}

QString FileSaver::exactKind()
{
    return tr("Table of exact values (*.csv)");
}

QString FileSaver::jsonKind()
{
    return tr("JSON (*.json)");
}

FileSaver::FileSaver(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_name(name)
    , m_banner(named(name + QStringLiteral("Banner"), new Banner(Banner::Kind::Good)))
{
    withoutMargins(new QVBoxLayout(this))->addWidget(m_banner);
    m_banner->hide();
    m_banner->installEventFilter(this);
    hide();
}

FileSaver::~FileSaver()
{
    if (m_job)
        m_job->isCancelled = true;
}

void FileSaver::choose(const Work &work)
{
    if (m_isRunning)
        return emitBusy();
    auto *dialog = new QFileDialog(this, work.title);
    dialog->setObjectName(m_name + QStringLiteral("SaveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    QStringList kinds = work.kinds;
    if (const qsizetype table = kinds.indexOf(csvKind()); table >= 0)
        kinds.insert(table + 1, exactKind());
    dialog->setNameFilters(kinds);
    dialog->setDefaultSuffix(suffixOf(work.kinds.first()));
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog](const QString &kind) { dialog->setDefaultSuffix(suffixOf(kind)); });
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(fileName(work.name));
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, work](const QString &path) {
        const QString kind = dialog->selectedNameFilter();
        run(work,
            {.path = path,
             .suffix = suffixFor(path, dialog->nameFilters(), kind),
             .style = kind == exactKind() ? CsvStyle::Exact : CsvStyle::ForSpreadsheets});
    });
    dialog->open();
}

void FileSaver::showProgress(const QString &path)
{
    m_row = new JobRow(tr("Saving %1").arg(QFileInfo(path).fileName()));
    m_row->setObjectName(m_name + QStringLiteral("Job"));
    layout()->addWidget(m_row);
    show();
    m_row->setProgress(0, *m_work.total);
    connect(m_row, &JobRow::cancelRequested, this, [job = m_job] { job->isCancelled = true; });
}

/// Export buttons can be anywhere in the window, so the banner explains why a second export does not start.
void FileSaver::emitBusy()
{
    say(Banner::Kind::Info,
        tr("%1 is still being saved. You can save another file when it is done.")
            .arg(QFileInfo(m_path).fileName()));
}

void FileSaver::say(Banner::Kind kind, const QString &sentence)
{
    m_banner->clearActions();
    m_banner->setKind(kind);
    m_banner->setSentence(sentence);
    connect(m_banner->addAction(tr("Close")), &Button::clicked, m_banner, &Banner::hide);
    m_banner->show();
}

/// An empty widget would leave the spacing of the layout around it.
bool FileSaver::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_banner
        && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        setVisible(m_row || event->type() == QEvent::ShowToParent);
    return QWidget::eventFilter(watched, event);
}

Bound FileSaver::run(Work work, Target target)
{
    if (m_isRunning)
        co_return emitBusy();
    m_isRunning = true;
    m_work = std::move(work);
    m_path = target.path;
    m_job = std::make_shared<Job>();
    m_banner->hide();
    if (m_work.total)
        showProgress(target.path);
    Q_EMIT runningChanged();
    // Progress is reported from any thread and very often, so at most one update is queued at a time.
    Progress progress = [job = m_job, row = m_row, total = m_work.total.value_or(0)](qint64 done) {
        job->done = done;
        if (!job->isTelling.exchange(true)) {
            QMetaObject::invokeMethod(
                qApp,
                [job, row, total] {
                    job->isTelling = false;
                    if (row && !job->isCancelled)
                        row->setProgress(job->done, total);
                },
                Qt::QueuedConnection);
        }
        return !job->isCancelled;
    };
    const QString path = target.path;
    auto writing = m_work.write(std::move(target), std::move(progress));
    const auto written = co_await writing;
    m_isRunning = false;
    if (m_row) {
        const bool hadFocus = m_row->isAncestorOf(QApplication::focusWidget());
        m_row->hide();
        m_row->deleteLater();
        m_row = nullptr;
        setVisible(!m_banner->isHidden());
        if (hadFocus)
            Q_EMIT focusLost();
    }
    reportSaved(path, written);
    Q_EMIT runningChanged();
}

void FileSaver::reportSaved(const QString &path, const Result<qint64> &written)
{
    m_banner->clearActions();
    const QString name = QDir::toNativeSeparators(path);
    if (written) {
        m_banner->setKind(Banner::Kind::Good);
        m_banner->setSentence(m_work.saved ? m_work.saved(int(*written), name)
                                  : m_work.total
                                  ? tr("%Ln row(s) saved to %1.", nullptr, int(*written)).arg(name)
                                  : tr("Saved to %1.").arg(name));
        connect(m_banner->addAction(tr("Show folder")), &Button::clicked, this,
                [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath())); });
    } else if (written.error().kind == Error::Kind::Cancelled) {
        m_banner->setKind(Banner::Kind::Info);
        m_banner->setSentence(tr("The export was cancelled. Nothing was saved."));
    } else {
        m_banner->setKind(Banner::Kind::Error);
        m_banner->setSentence(
            tr("Could not save %1. The system reported: “%2”").arg(name, written.error().message));
        connect(m_banner->addAction(tr("Choose another file…")), &Button::clicked, this,
                [this] { choose(Work(m_work)); });
    }
    connect(m_banner->addAction(tr("Close")), &Button::clicked, m_banner, &Banner::hide);
    m_banner->show();
}

}  // namespace Sidestage
