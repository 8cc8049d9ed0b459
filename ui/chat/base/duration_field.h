// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_modes.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QSpinBox;

namespace Sidestage {

/// The duration of a chat mode: a number with its unit, or a choice of the few valid values. Invalid numbers
/// can be typed; problem() returns the reason.
class DurationField : public QWidget
{
    Q_OBJECT
public:
    /// `mode` must have a duration.
    explicit DurationField(ChatMode mode, QWidget *parent = nullptr);
    ~DurationField() override;

    ChatMode mode() const { return m_mode; }
    /// In the unit of ruleOf(mode()).
    int duration() const;
    /// Does not emit edited() or committed(). None: the service's default.
    void setDuration(std::optional<int> duration);
    /// Why the service would reject the duration; none if it is valid.
    std::optional<Error> problem() const { return problemWith(m_mode, {true, duration()}); }
    /// Returns whether the duration is valid. Otherwise focuses the field and announces the reason. To be
    /// called before the mode is switched on.
    bool check();
    /// What the duration belongs to, for screen readers.
    void setName(const QString &name);

Q_SIGNALS:
    /// Emitted when the user edits the duration, on every key.
    void edited();
    /// Emitted when the user has finished: by Enter, leaving the field, a choice, or a pause after the arrow
    /// keys.
    void committed(int duration);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int unit() const;
    void commit();

    ChatMode m_mode;
    QSpinBox *m_number = nullptr;
    QComboBox *m_unit = nullptr;    ///< Minutes, hours, days.
    QComboBox *m_choice = nullptr;  ///< Used if there are few valid values.
    QTimer m_rest;
    std::optional<int> m_lastEmitted{};  ///< The value that was last set or committed.
};

}  // namespace Sidestage
