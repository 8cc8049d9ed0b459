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

/// Edits some or all modes with their values, for a preset or a lockdown. A mode that is not checked is left
/// unchanged. In a narrow widget, the controls of a mode wrap below its name.
class ModeFields : public QWidget
{
    Q_OBJECT
public:
    explicit ModeFields(QWidget *parent = nullptr);

    ChatModes modes() const;
    /// Does not emit edited().
    void setModes(const ChatModes &modes);
    /// Returns whether all values are valid. Otherwise shows the reason and focuses the invalid field.
    bool check();

Q_SIGNALS:
    /// Emitted when the user edits something.
    void edited();

private:
    struct Row
    {
        QWidget *line = nullptr;
        QCheckBox *include = nullptr;
        Toggle *on = nullptr;
        DurationField *duration = nullptr;  ///< Null if the mode has none.
        QLabel *problem = nullptr;
    };

    void addRow(ChatMode mode);
    void update(ChatMode mode);
    void align();

    QVBoxLayout *m_lines;
    QHash<ChatMode, Row> m_rows{};
};

}  // namespace Sidestage
