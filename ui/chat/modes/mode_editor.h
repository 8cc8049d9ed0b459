// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mode_control.h"

#include <QFrame>

class QLabel;

namespace Sidestage {

class Button;
class DurationField;
class NumberField;
class Toggle;

/// The value of one mode, at the place where it is shown: on or off, how long, and whether only for a while.
/// Enter sets it, Esc leaves it.
class ModeEditor : public QFrame
{
    Q_OBJECT
public:
    /// For all that are meant with this channel. Deletes itself when it is closed.
    ModeEditor(ModeControl *control, const QString &channelId, ChatSwitch what, QWidget *parent);

    /// Below this place, or above it where there is no room; in coordinates of the screen.
    void open(const QRect &place);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
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
