// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"
#include "rewards/decisions/decision_service.h"

class QLayout;
class QButtonGroup;
class QLabel;
class QTableView;

namespace Sidestage {

class BulkModel;
class FileSaver;
class ProgressBar;
class WrapLabel;

/// How a large job goes on: bar, numbers, what it waits for, counts by outcome that filter the rows below.
/// Not modal. Minimised, it goes on as a row of the page; closed, it is forgotten once it has ended.
class BulkDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `desk` must outlive the dialog.
    BulkDialog(DecisionService *service, qint64 job, QWidget *parent = nullptr);

    qint64 job() const { return m_job; }
    /// Shows it in front of the others, with the keyboard or without, as soon as all of it is there: it is
    /// made in turns of the event loop, because all at once would take as long as a frame may.
    void present(bool activate);
    /// Whether it is seen, or will be in a moment.
    bool isPresented() const { return isVisible() || m_isAwaited; }
    /// Another one takes its place: it goes, but not before a file that is being written
    /// is there and the user has heard of it.
    void release();
    bool isSaving() const;

public Q_SLOTS:
    /// Esc and the window's own button minimise: nothing is cancelled by accident.
    void reject() override;

Q_SIGNALS:
    /// isPresented() or isSaving() may have changed.
    void shownChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Count
    {
        Button *button = nullptr;
        QString name{};
        int DecisionJob::*number = nullptr;
    };

    void build();
    void buildCounts(QLayout *row);
    void furnishTable();
    bool isFurnished() const;
    void appear();
    void place();
    void fitColumns();
    void refresh();
    void askToCancel(bool asking);
    void exportRows();
    void leaveIfDone();
    QString progressText(const DecisionJob &job) const;

    DecisionService *m_service;
    qint64 m_job;
    DecisionJob m_last{};
    BulkModel *m_rows;
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
    bool m_isClosed = false;  ///< By the user, after its end.
    bool m_isPlaced = false;  ///< From then on it stands where the user leaves it.
};

}  // namespace Sidestage
