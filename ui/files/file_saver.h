// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "base/csv.h"
#include "base/result.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <memory>

class QWidget;

namespace Sidestage {

class Banner;
class JobRow;

/// Saves something to a file that the user chooses: asks where, and once more before it replaces a file,
/// shows how far it is, can be cancelled, and says how it ended. Whatever is not saved to its end leaves what
/// was there as it was: that is for the one who writes (QSaveFile).
class FileSaver : public QObject
{
    Q_OBJECT
public:
    /// Tells how much has been written, in any thread. False: it has been cancelled.
    using Progress = std::function<bool(qint64 done)>;
    struct Target
    {
        QString path{};
        QString suffix{};  ///< "csv": as which of the kinds to write it.
        CsvStyle style = CsvStyle::ForSpreadsheets;
    };
    /// Gives how much was written; Cancelled where `progress` said so. It may go on when whoever made it is
    /// gone, so it must be no coroutine that is a lambda.
    using Write = std::function<QCoro::Task<Result<qint64>>(Target target, Progress progress)>;
    struct Work
    {
        QString title{};      ///< Over the question where to.
        QString name{};       ///< Of the file, as suggested; what no file may be called is left out.
        QStringList kinds{};  ///< csvKind() and others, the usual one first.
        /// So much is expected; 0: it is not known how much. None: it is done at once, nothing shows how far
        /// it is.
        std::optional<qint64> total{};
        Write write{};
        /// Says that so much stands in the file of this name; empty: just that it is saved.
        std::function<QString(int done, const QString &file)> saved{};
    };

    /// A table. The user chooses its style: for spreadsheets, or exactKind().
    static QString csvKind();
    static QString exactKind();
    static QString jsonKind();

    /// `name` names dialog and progress for tests. `banner` tells the end; the row of progress stands in
    /// `place`, which has a layout and is seen only with it. `view` is the window's part that asks. All must
    /// outlive this.
    FileSaver(const QString &name, Banner *banner, QWidget *place, QWidget *view);
    /// What is under way is cancelled.
    ~FileSaver() override;

    bool isRunning() const { return m_isRunning; }
    /// Asks for a file. While isRunning() it says instead that one is being written.
    void choose(const Work &work);

Q_SIGNALS:
    void runningChanged();
    /// The keyboard was on its progress, which has gone.
    void focusLost();

private:
    struct Job;

    Bound run(Work work, Target target);
    void showProgress(const QString &path);
    void emitBusy();
    void reportSaved(const QString &path, const Result<qint64> &written);

    QString m_name;
    Banner *m_banner;
    QWidget *m_place;
    QWidget *m_view;
    Work m_work{};     ///< The last one that was begun.
    QString m_path{};  ///< Its file.
    bool m_isRunning = false;
    QPointer<JobRow> m_row{};
    std::shared_ptr<Job> m_job{};
};

}  // namespace Sidestage
