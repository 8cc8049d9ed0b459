// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/number_field.h"
#include "kit/controls/toggle.h"

#include <QComboBox>
#include <QWidget>

namespace Sidestage {

/// A limit: whether it is on, and its number. Both are one value, because the service accepts them only
/// together.
class LimitField : public QWidget
{
    Q_OBJECT
public:
    enum class Of : quint8 {
        Count,
        Time,  ///< Seconds, entered in a unit that the user selects.
    };
    LimitField(Of of, qint64 least, qint64 most, QWidget *parent = nullptr);

    bool isOn() const { return m_toggle->isChecked(); }
    /// 0 while it is off.
    qint64 number() const { return isOn() ? shown() : 0; }
    /// Emits nothing.
    void setValue(bool on, qint64 number);
    /// Returns whether the number is valid. Otherwise focuses it and shows the reason.
    bool check() { return m_number->check(); }
    /// Sets the accessible names of the parts.
    void setName(const QString &name);

Q_SIGNALS:
    void edited();

private:
    int unit() const { return m_unit ? m_unit->currentData().toInt() : 1; }
    qint64 shown() const { return qint64(m_number->value()) * unit(); }
    void update();
    void updateRule();

    Toggle *m_toggle = nullptr;
    NumberField *m_number = nullptr;
    QComboBox *m_unit = nullptr;  ///< Null for a count.
    qint64 m_least;
    qint64 m_most;
    bool m_filling = false;
};

}  // namespace Sidestage
