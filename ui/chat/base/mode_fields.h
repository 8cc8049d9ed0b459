// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_modes.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace Sidestage {

class DurationField;
class Toggle;

/// Some or all modes with their values: what a preset or a lockdown sets. One that is not ticked is left as
/// it is. Where it is narrow, what belongs to a mode wraps below its name.
class ModeFields : public QWidget
{
    Q_OBJECT
public:
    explicit ModeFields(QWidget *parent = nullptr);

    ChatModes modes() const;
    /// Does not send edited().
    void setModes(const ChatModes &modes);
    /// Whether the service would take all of it; otherwise says why not and puts the keyboard there.
    bool check();

Q_SIGNALS:
    /// By the user.
    void edited();

private:
    struct Row
    {
        QWidget *line = nullptr;
        QCheckBox *include = nullptr;
        Toggle *on = nullptr;
        DurationField *duration = nullptr;  ///< Null: the mode has none.
        QLabel *problem = nullptr;
    };

    void addRow(ChatMode mode);
    void update(ChatMode mode);
    void align();

    QVBoxLayout *m_lines;
    QHash<ChatMode, Row> m_rows{};
};

}  // namespace Sidestage
