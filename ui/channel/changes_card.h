// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_editor.h"
#include "kit/layout/card.h"
#include "kit/text/pill.h"

namespace Sidestage {

class Banner;
class Button;

/// The unsent changes: each changed field with its old and new value.
class ChangesCard : public Card
{
    Q_OBJECT
public:
    explicit ChangesCard(ChannelEditor *editor, QWidget *parent = nullptr);
    /// Whether the channel can be changed. True at first.
    void setEditable(bool editable);

Q_SIGNALS:
    void sendRequested();
    void discardRequested();
    void compareRequested();

private:
    void update();
    void addDiff(ChannelField field);
    void addChips(const QStringList &before, const QStringList &after);

    ChannelEditor *m_editor;
    Pill *m_count;
    QLabel *m_state;
    QVBoxLayout *m_diffs;
    Banner *m_drift;
    Button *m_send;
    Button *m_discard;
    QLabel *m_kept;
    QByteArray m_shown{};
    bool m_isEditable = true;
};

}  // namespace Sidestage
