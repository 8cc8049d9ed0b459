// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mode_control.h"

#include "kit/overlays/popover.h"

class QLabel;

namespace Sidestage {

class Button;
class DurationField;
class NumberField;
class Toggle;

/// Popup to edit a mode at the place where it is shown: on or off, duration, and an optional time limit.
/// Enter applies the value, Esc discards it.
class ModeEditor : public Popover
{
    Q_OBJECT
public:
    /// Edits all channels that a change in this one applies to. Deletes itself when it is closed.
    ModeEditor(ModeControl *control, const QString &channelId, ChatSwitch what, QWidget *parent);

    void openAt(const QRect &place);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void apply();
    QString problem() const;

    ModeControl *m_control;
    QString m_channel;
    ChatSwitch m_what;
    QStringList m_meant;
    Toggle *m_on = nullptr;
    DurationField *m_duration = nullptr;
    QLabel *m_rule = nullptr;
    Toggle *m_timed = nullptr;
    NumberField *m_minutes = nullptr;
    QLabel *m_then = nullptr;
    QLabel *m_problem = nullptr;
    Button *m_apply = nullptr;
};

}  // namespace Sidestage
