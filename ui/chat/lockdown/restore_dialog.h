// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/modes/mode_scheduler.h"
#include "kit/overlays/dialog_frame.h"

#include <QHash>

class QComboBox;
class QVBoxLayout;

namespace Sidestage {

class ChatService;

/// Shows what a restore would do to each channel. Channels that were changed elsewhere come first. The user
/// chooses what to do for each channel.
class RestoreDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `service` must outlive the dialog.
    RestoreDialog(ChatService *service, const QList<qint64> &holds, QWidget *parent = nullptr);
    RestoreDialog(ChatService *service, const ModeSnapshot &snapshot, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when this job has started to restore a snapshot.
    void begun(qint64 job);

private:
    enum class Choice : quint8 { Restore, LeaveAsItIs, NotNow };

    void build();
    void plan();
    void showPlan(const QList<RestoreLine> &lines);
    QWidget *makeRow(const RestoreLine &line);
    QComboBox *makeChoice(const RestoreLine &line);
    bool hasSomethingToDo(const RestoreLine &line) const;
    QString keyOf(const RestoreLine &line) const;
    int count(Choice choice) const;
    void updateButton();
    void carryOut();

    ChatService *m_service;
    QList<qint64> m_holds{};
    ModeSnapshot m_snapshot{};
    QList<RestoreLine> m_lines{};
    QHash<QString, Choice> m_choices{};  ///< By keyOf(); kept when the plan is computed again.
    QLabel *m_waiting = nullptr;
    QWidget *m_area = nullptr;
    QVBoxLayout *m_rows = nullptr;
    Button *m_restore = nullptr;
};

}  // namespace Sidestage
