// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_editor.h"

#include "kit/overlays/dialog_frame.h"

#include <QHash>

class QGridLayout;
class QLabel;
class QRadioButton;

namespace Sidestage {

/// Three values of each field that somebody else changed while the user edited it: what it was, what
/// the service says now, and the user's. For each, one is chosen; nothing is overwritten unseen.
class DriftDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `editor` must outlive the dialog.
    explicit DriftDialog(ChannelEditor *editor, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The choices have been taken into the editor, and the user wants the rest sent.
    void sendRequested();

private:
    struct Choice
    {
        QRadioButton *theirs = nullptr;
        QRadioButton *mine = nullptr;
    };

    void addRow(ChannelField field);
    void updatePreview();
    void applyChoices(bool send);

    ChannelEditor *m_editor;
    QGridLayout *m_grid;
    QHash<ChannelField, Choice> m_choices{};
    QLabel *m_preview = nullptr;
    Button *m_send = nullptr;
};

}  // namespace Sidestage
