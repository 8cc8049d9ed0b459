// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/moderation_action.h"
#include "kit/overlays/dialog_frame.h"
#include "models/live_list.h"
#include "outbox/outbox_job.h"

#include <QTimer>

namespace Sidestage {

class ModerationService;

/// The rows of a job of moderation with the outcome of each.
class ResultsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `service` must outlive the dialog.
    ResultsDialog(ModerationService *service, qint64 job, QWidget *parent);

private:
    struct Row
    {
        QString key{};
        ModerationAction action{};
        OutboxState state{};
        QString reason{};

        bool operator==(const Row &) const = default;
    };
    static QList<Column<Row>> columns();
    void refresh();
    void readSome();

    ModerationService *m_service;
    qint64 m_job;
    LiveList<Row> m_rows;
    QLabel *m_sum;
    Button *m_retry;
    int m_at = 0;  ///< The next row to read.
    bool m_isStale = false;
    QTimer m_soon{};
    QTimer m_slices{};
};

}  // namespace Sidestage
