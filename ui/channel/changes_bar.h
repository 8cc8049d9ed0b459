// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_editor.h"

#include <QFrame>

class QLabel;

namespace Sidestage {

class Button;

/// Where the window is too narrow for the diff beside the form: how much would be sent, in one line
/// under it that never scrolls away.
class ChangesBar : public QFrame
{
    Q_OBJECT
public:
    /// `editor` must outlive the bar.
    explicit ChangesBar(ChannelEditor *editor, QWidget *parent = nullptr);

Q_SIGNALS:
    void sendRequested();
    void discardRequested();
    /// The user wants to see the diff.
    void showRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void update();

    ChannelEditor *m_editor;
    QLabel *m_what;
    Button *m_send;
};

}  // namespace Sidestage
