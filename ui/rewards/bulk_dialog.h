// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/dialog_frame.h"
#include "rewards/decision_desk.h"

class QLayout;
class QButtonGroup;
class QFile;
class QLabel;
class QTableView;

namespace Sidestage {

class BulkModel;
class ProgressBar;
class WrapLabel;

/// How a large job goes on: bar, numbers, what it waits for, counts by outcome that filter the rows below.
/// Not modal. Minimised, it goes on as a row of the page; closed, it is forgotten once it has ended.
class BulkDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `desk` must outlive the dialog.
    BulkDialog(DecisionDesk *desk, qint64 job, QWidget *parent = nullptr);

    qint64 job() const { return m_job; }
    /// Writes the rows as CSV; asks for nothing. Emits exported() when it is there, or why it is not.
    void exportTo(const QString &path);

public Q_SLOTS:
    /// Esc and the window's own button minimise: nothing is cancelled by accident.
    void reject() override;

Q_SIGNALS:
    void minimised();
    void exported(const QString &trouble);

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
    void fitColumns();
    void refresh();
    void askToCancel(bool asking);
    void chooseFile();
    QString progressText(const DecisionJob &job) const;

    DecisionDesk *m_desk;
    qint64 m_job;
    DecisionJob m_last{};
    BulkModel *m_rows;
    ProgressBar *m_bar;
    QLabel *m_progress;
    WrapLabel *m_waiting;
    QButtonGroup *m_outcomes;
    QList<Count> m_counts{};
    QTableView *m_table;
    Button *m_pause = nullptr;
    Button *m_cancel = nullptr;
    Button *m_goOn = nullptr;
    Button *m_stopRest = nullptr;
    Button *m_retry = nullptr;
    Button *m_export = nullptr;
    Button *m_close = nullptr;
    bool m_asking = false;
};

}  // namespace Sidestage
