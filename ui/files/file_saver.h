// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "base/csv.h"
#include "base/result.h"
#include "kit/messages/banner.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>

namespace Sidestage {

class JobRow;

/// Saves data to a file that the user chooses. Asks for the path and confirms before it replaces a file,
/// shows progress, can be cancelled and reports the result in a banner. Takes no room otherwise. An
/// incomplete write must leave an existing file unchanged: the writer ensures that (QSaveFile).
class FileSaver : public QWidget
{
    Q_OBJECT
public:
    /// Reports how much has been written. Can be called in any thread. Returns false if the user has
    /// cancelled.
    using Progress = std::function<bool(qint64 done)>;
    struct Target
    {
        QString path{};
        QString suffix{};  ///< The format to write, for example "csv".
        CsvStyle style = CsvStyle::ForSpreadsheets;
    };
    /// Returns how much was written, or Error::Kind::Cancelled after `progress` has returned false. It can
    /// outlive the object that created it, so it must not be a lambda that is itself a coroutine.
    using Write = std::function<QCoro::Task<Result<qint64>>(Target target, Progress progress)>;
    struct Work
    {
        QString title{};  ///< Title of the file dialog.
        QString name{};   ///< Suggested file name; characters that file names must not contain are replaced.
        QStringList kinds{};  ///< csvKind() and others, the default one first.
        /// Expected amount; 0: unknown. Without a value no progress is shown, because the write is immediate.
        std::optional<qint64> total{};
        Write write{};
        /// Returns the sentence about `done` items saved in `file`; empty: as many rows, or without a total a
        /// sentence without a number.
        std::function<QString(int done, const QString &file)> saved{};
    };

    /// Writes `bytes` and returns `count`.
    static Write bytes(const QByteArray &bytes, qint64 count = 1);

    /// File kinds. For a table the user chooses the style: for spreadsheets, or exactKind().
    static QString csvKind();
    static QString exactKind();
    static QString jsonKind();

    /// `name` begins the object names of the dialog, the progress row and the banner.
    FileSaver(const QString &name, QWidget *parent);
    /// Cancels a write in progress.
    ~FileSaver() override;

    bool isRunning() const { return m_isRunning; }
    /// Opens the file dialog. While isRunning(), reports in the banner that another file is being written.
    void choose(const Work &work);
    /// Shows another message in the banner, which the user can close.
    void say(Banner::Kind kind, const QString &sentence);
    Banner *banner() const { return m_banner; }

Q_SIGNALS:
    void runningChanged();
    /// Emitted when the progress row had the keyboard focus and was removed.
    void focusLost();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Job;

    Bound run(Work work, Target target);
    void showProgress(const QString &path);
    void emitBusy();
    void reportSaved(const QString &path, const Result<qint64> &written);

    QString m_name;
    Banner *m_banner;
    Work m_work{};     ///< The last write that was started.
    QString m_path{};  ///< The file of that write.
    bool m_isRunning = false;
    QPointer<JobRow> m_row{};
    std::shared_ptr<Job> m_job{};
};

}  // namespace Sidestage
