// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_editor.h"

#include "kit/overlays/dialog_frame.h"

#include <QHash>

class QGridLayout;
class QLabel;
class QRadioButton;

namespace Sidestage {

/// Shows three values of each field that was changed elsewhere while the user edited it: the original, the
/// service's and the user's. The user chooses one of the last two, so nothing is overwritten unseen.
/// Values that change while it is open are shown as they are then.
class DriftDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `editor` must outlive the dialog.
    explicit DriftDialog(ChannelEditor *editor, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted after the choices were written to the editor, to send the remaining changes.
    void sendRequested();

private:
    struct Choice
    {
        QRadioButton *theirs = nullptr;
        QRadioButton *mine = nullptr;
        QLabel *theirValue = nullptr;
    };

    void addRow(ChannelField field);
    void showService();
    void updatePreview();
    void applyChoices(bool send);

    ChannelEditor *m_editor;
    QGridLayout *m_grid;
    QLabel *m_seen;
    QLabel *m_others;
    QHash<ChannelField, Choice> m_choices{};
    QLabel *m_preview;
    Button *m_send;
};

}  // namespace Sidestage
