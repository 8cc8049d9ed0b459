// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_editor.h"

#include <QFrame>

class QLabel;

namespace Sidestage {

class Button;

/// Shown instead of the diff when the window is too narrow for it: one line below the form that names the
/// changed fields and stays in place while the form scrolls.
class ChangesBar : public QFrame
{
    Q_OBJECT
public:
    /// `editor` must outlive the bar.
    explicit ChangesBar(ChannelEditor *editor, QWidget *parent = nullptr);
    /// Whether the channel can be changed. True at first.
    void setEditable(bool editable);

Q_SIGNALS:
    void sendRequested();
    void discardRequested();
    /// Emitted when the user wants to see the diff.
    void showRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void update();

    ChannelEditor *m_editor;
    QLabel *m_what;
    Button *m_send;
    bool m_isEditable = true;
};

}  // namespace Sidestage
