// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_modes.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QSpinBox;

namespace Sidestage {

/// How long a mode of chat is: a number with its unit, or one of the few values that the service takes. What
/// it would not take can be typed, and problem() says why not.
class DurationField : public QWidget
{
    Q_OBJECT
public:
    /// A mode that has a duration.
    explicit DurationField(ChatMode mode, QWidget *parent = nullptr);
    ~DurationField() override;

    ChatMode mode() const { return m_mode; }
    /// In the unit of ruleOf(mode()).
    int duration() const;
    /// Does not send edited() nor committed(). None: what the service takes when it is told none.
    void setDuration(std::optional<int> duration);
    /// Why the service would not take it; none: it would.
    std::optional<Error> problem() const;
    /// Whether the service would take it. Otherwise puts the keyboard into the field and says why: what
    /// switches the mode on asks this first.
    bool check();
    /// What it is the duration of, to be heard.
    void setName(const QString &name);

Q_SIGNALS:
    /// By the user, with every key.
    void edited();
    /// The user has come to an end: Enter, another field, a choice, or the arrows and then a moment of rest.
    void committed(int duration);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int unit() const;
    void commit();

    ChatMode m_mode;
    QSpinBox *m_number = nullptr;
    QComboBox *m_unit = nullptr;    ///< Minutes, hours, days.
    QComboBox *m_choice = nullptr;  ///< Where there are few values.
    QTimer m_rest;
    std::optional<int> m_lastEmitted{};  ///< What was set or committed last.
};

}  // namespace Sidestage
