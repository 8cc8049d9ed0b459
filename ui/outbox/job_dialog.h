// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job_texts.h"
#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"

#include <QTableView>

class QLayout;

namespace Sidestage {

class JobModel;
class Outbox;

/// The progress of a large job: bar, numbers, the reason for waiting, and counts by outcome that filter the
/// rows. Not modal. If minimised, it becomes a row on the page; if closed after its end, the job is
/// dismissed.
class JobDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// The dialog goes with `outbox`.
    JobDialog(Outbox *outbox, const JobTexts &texts, qint64 job, QWidget *parent = nullptr);

    qint64 job() const { return m_job; }
    /// Shows the dialog in front, with or without the keyboard focus, as soon as it is complete. It is built
    /// in several turns of the event loop, because building it at once would delay a frame.
    void present(bool activate);
    /// Whether the dialog is visible or about to become visible.
    bool isPresented() const { return isVisible() || m_isAwaited; }
    /// Called when another dialog replaces this one. Hides it, and deletes it after a file that is being
    /// saved has been written and reported.
    void release();
    bool isSaving() const { return m_saver->isRunning(); }

public Q_SLOTS:
    /// Esc and the window's close button minimise the dialog, so that nothing is cancelled by accident.
    void reject() override;

Q_SIGNALS:
    /// Emitted when isPresented() or isSaving() may have changed.
    void shownChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Count
    {
        Button *button = nullptr;
        QString name{};
        int OutboxJob::*number = nullptr;
    };

    void build();
    void buildCounts(QLayout *row);
    void furnishTable();
    bool isFurnished() const { return m_table->model() != nullptr; }
    void appear();
    void place();
    void fitColumns();
    void refresh();
    void askToCancel(bool asking);
    void exportRows();
    void leaveIfDone();
    QString progressText(const OutboxJob &job) const;

    Outbox *m_outbox;
    JobTexts m_texts;
    qint64 m_job;
    OutboxJob m_last{};
    JobModel *m_rows;
    ProgressBar *m_bar;
    QLabel *m_progress;
    WrapLabel *m_waiting;
    QButtonGroup *m_outcomes;
    QList<Count> m_counts{};
    QTableView *m_table;
    FileSaver *m_saver = nullptr;
    Button *m_pause = nullptr;
    Button *m_cancel = nullptr;
    Button *m_goOn = nullptr;
    Button *m_stopRest = nullptr;
    Button *m_retry = nullptr;
    Button *m_export = nullptr;
    Button *m_close = nullptr;
    bool m_asking = false;
    bool m_isAwaited = false;
    bool m_isReleased = false;
    bool m_isClosed = false;  ///< The user has closed it after the job's end.
    bool m_isPlaced = false;  ///< The first position is set; later ones are the user's.
};

}  // namespace Sidestage
