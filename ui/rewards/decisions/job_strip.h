// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QBoxLayout;

namespace Sidestage {

class BulkDialog;
class Button;
class DecisionService;
class JobRow;

/// The newest large job, as one line below the list, with its progress; opens its dialog, and is what the
/// dialog becomes when it is minimised.
class JobStrip : public QWidget
{
    Q_OBJECT
public:
    /// `desk` must outlive this. `dialogParent` is the page, which may be in a window of its own.
    JobStrip(DecisionService *service, QWidget *dialogParent);

    /// The dialog of this job; opened if need be.
    void openDialog(qint64 job);
    /// The same, but the keyboard stays where it is.
    void presentDialog(qint64 job);
    BulkDialog *dialog() const;
    qint64 job() const { return m_job; }

Q_SIGNALS:
    void shownChanged();

private:
    void setJob(qint64 job);
    void refresh();
    void showDialog(qint64 job, bool activate);
    BulkDialog *dialogOf(qint64 job) const;

    DecisionService *m_service;
    QWidget *m_dialogParent;
    QPointer<BulkDialog> m_dialog{};
    QBoxLayout *m_layout;
    JobRow *m_row = nullptr;
    Button *m_show;
    Button *m_dismiss;
    qint64 m_job = 0;
};

}  // namespace Sidestage
